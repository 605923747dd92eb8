# مرورگر: آنچه سر هر میز و در همهٔ صفحه‌ها گفته می‌شود.

client-name = بازی‌گاه
client-home = صفحهٔ اول
client-close = ببند
client-menu = منو
client-help = راهنمای همین لحظه
client-rules = قانون‌های بازی
client-see-rule = قانونش را ببین
client-wait = یک لحظه…
client-offline = سرور جواب نمی‌دهد. اینترنتت را نگاه کن و دوباره امتحان کن.
client-again = دوباره امتحان کن
client-settings = تنظیم‌ها
client-me = صفحهٔ من
client-about = دربارهٔ بازی‌گاه
client-skip = برو به اصل صفحه
client-save = ثبت کن
client-cancel = نه، بماند
client-copy = رونوشت
client-copied = رونوشتش برداشته شد.
client-copy-no = رونوشت برداشته نشد؛ خودت انتخابش کن و بردار.
client-share = بفرست

## سر میز

client-your-turn = نوبت توست
client-all-together = همه با هم
client-others = بازیکنان دیگر
client-away = نیست
client-thinking = دارد فکر می‌کند
client-dock = حالا چه کنم؟
client-undo = پس بگیر
client-lost = اتصال قطع شد. بازی سر جایش است و تا وصل شود صبر می‌کند.
client-clock = { $seconds } ثانیه مانده
client-reminder = منتظرت هستند.
client-log = آنچه گذشت
client-log-empty = هنوز اتفاقی نیفتاده.
client-leave = از میز برو
client-going = رفتن
client-leave-say = میز سر جایش می‌ماند؛ از صفحهٔ اول می‌شود برگشت.
client-stop = بازی را نیمه‌تمام بگذاریم
client-stop-not = نه، بازی را ادامه بدهیم
client-stop-say = اگر همهٔ کسانی که این‌جا هستند بخواهند، بازی بی‌نتیجه تمام می‌شود.
client-stop-wished = { $count ->
    [1] { $names } می‌خواهد بازی را نیمه‌تمام بگذارید.
   *[other] { $names } می‌خواهند بازی را نیمه‌تمام بگذارید.
}
client-stop-mine = تو خواسته‌ای بازی نیمه‌تمام بماند.
client-around = دور میز
client-you = تو
client-host = میزبان
client-bot = ربات
client-watching = داری تماشا می‌کنی.
client-hand-of = میزبانی را به { $name } بده
client-mute-of = { $name } را ساکت کن
client-unmute-of = بگذار { $name } حرف بزند
client-stand = جایم را به ربات بده
client-stand-of = جای { $name } را به ربات بده
client-stand-say = ربات ادامه می‌دهد و هر وقت خواستی برمی‌گردی.
client-take = جایش بنشین
client-take-of = به جای { $name } بنشین

## تاس‌ها مهر می‌شوند

client-opening = تاس‌ها دارند مهر می‌شوند
client-opening-say = همهٔ تاس‌های این بازی همین حالا معلوم و مهر و موم شد. حالا دستگاه هر کسی که نشسته چیزی از خودش قاتی‌شان می‌کند، و آخر بازی می‌شود وارسی‌شان کرد.
client-opening-shares = { $count } از { $all } نفر
client-opening-why = از کجا معلوم که دستکاری نشده؟

## گفت‌وگو

client-talk = گفت‌وگو
client-talk-new = گفت‌وگو، { $count } حرف تازه
client-talk-said = حرف‌ها
client-talk-empty = هنوز کسی چیزی نگفته. تو شروع کن!
client-talk-phrases = یک جملهٔ آماده بگو
client-talk-text = حرفت را بنویس
client-talk-say = بگو
client-talk-someone = یک نفر

## دستگاه دست به دست

client-handover = دستگاه را بده به { $name }
client-handover-say = هر کس جدا انتخاب می‌کند. تا همه انتخاب نکرده‌اند، انتخاب هیچ‌کس دیده نمی‌شود.
client-handover-do = من { $name } هستم، نشانم بده

## راهنمای همین لحظه

client-help-can = حالا می‌توانی:
client-help-wait = الان نوبت تو نیست. تا نوبتت شود فقط تماشا کن.
client-help-over = این بازی تمام شده.
client-help-lately = آخرین اتفاق‌ها
client-help-signs = نشانه‌ها
client-help-keys = کلیدها
client-key-tab = رفتن از این به آن
client-key-enter = زدن دکمه
client-key-arrows = جابه‌جا شدن در یک گروه
client-key-escape = بستن یا یک قدم عقب
client-key-log = آنچه گذشت
client-key-help = همین راهنما

## تنظیم‌ها

client-language-fa = فارسی
client-language-en = English
client-set-language = زبان
client-set-language-say = همهٔ صفحه‌ها به این زبان می‌شود. حرف آدم‌ها همان می‌ماند که نوشته‌اند.
client-set-digits = رقم‌ها
client-set-digits-say = جدا از زبان؛ با هر کدام که راحت‌تر می‌خوانی.
client-set-theme = روز و شب
client-set-theme-say = تاس‌ها و کارت‌ها همیشه یک رنگ‌اند؛ فقط میز تاریک می‌شود.
client-set-theme-device = مثل دستگاه
client-set-theme-light = روز
client-set-theme-dark = شب
client-set-sound = صدا
client-set-sound-say = صدای تاس و چوب و کاغذ. هیچ چیز فقط با صدا گفته نمی‌شود.
client-set-on = باشد
client-set-off = نباشد
client-set-motion = حرکت
client-set-motion-say = اگر کم باشد، تاس نمی‌غلتد و کارت نمی‌پرد؛ همه چیز یک‌باره سر جایش است.
client-set-motion-device = دستگاهت خواسته چیزها کمتر تکان بخورند و همین هم هست.
client-set-motion-full = کامل
client-set-motion-less = کم
client-set-patterns = نقش روی رنگ‌ها
client-set-patterns-say = هر رنگ همیشه شکل خودش را دارد؛ این نقش‌ها هم به آن اضافه می‌شود تا رنگ‌ها راحت‌تر از هم جدا شوند.
client-set-kept = این‌ها فقط روی همین دستگاه می‌ماند.
