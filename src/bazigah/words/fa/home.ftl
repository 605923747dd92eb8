# صفحهٔ اول: قفسهٔ بازی‌ها، میزهای من و میزهای باز.

home-title = کدام جعبه را باز کنیم؟
home-game-clever = کلور
home-game-ten = تِن
home-game-wazabi = وازابی
home-about-clever = یک تاس بردار، در ردیف هم‌رنگش بنویس و جایزه پشت جایزه بگیر.
home-about-ten = کارت بکش و از ده نگذر، سر جوکرها قیمت بده و از هر رنگ بلندترین رشته را بساز.
home-about-wazabi = همهٔ تاس‌هایت را بریز، ستاره‌ها را به دیگران بده و زودتر از همه بی‌تاس شو.
home-players = چند نفره؟
home-play-bots = همین حالا با ربات‌ها
home-play-alone = همین حالا، تنها
home-make = میز بچین
home-learn = یاد بگیر
home-starting = دارم میز را می‌چینم…
home-guest = مهمان
home-games-none = سرور جواب نمی‌دهد و نمی‌شود بازی تازه‌ای شروع کرد. قانون‌ها را همین حالا هم می‌توانی بخوانی.

## دعوت شده‌ای؟

home-join = دعوت شده‌ای؟ کد میز را بنویس.
home-join-go = برو سر میز
home-join-scan = کد تصویری را بخوان
home-join-length = کد میز { $digits } رقم دارد؛ یک بار دیگر نگاهش کن.
home-scan = دوربین را روبه‌روی کد تصویری بگیر
home-scan-say = روی صفحهٔ میزبان است، کنار کد میز. همین که خوانده شد سر میز می‌روی.
home-scan-no = دوربین باز نشد. اجازه‌اش را بده، یا کد را بنویس.
home-scan-other = این کد تصویری مال میزهای این‌جا نیست.

## بازی‌های من

home-resume-yours = نوبت توست
home-resume-of = نوبت { $name } است
home-resume-on = یک بازی نیمه‌کاره داری
home-resume-lobby = میزت هنوز چیده است
home-resume-with = { $game } با { $names }
home-resume = ادامه بده
home-mine = میزهای من
home-row-lobby = { $free ->
    [0] همهٔ صندلی‌ها پر است، هنوز شروع نشده
   *[other] { $free } صندلی از { $seats } تا خالی است
}
home-row-playing = وسط بازی
home-row-over = بازی تمام شده
home-row-when = { $what }، { $when }
home-finished = بازی‌هایی که کرده‌ام
home-finished-more = همهٔ بازی‌هایم
home-finished-alone = { $points } امتیاز
home-finished-place = تو: { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] ششم
}{ $shared ->
    [yes] {" "}مشترک
   *[no] {""}
} از { $players } نفر، { home-finished-alone }
home-finished-won = { $won ->
    [yes] بردی
   *[no] باختی
}، { $players } نفره
home-finished-winner = نفر { $number } برد
home-finished-points = امتیازها: { $points }
home-finished-stopped = بی‌نتیجه ماند
home-finished-running = هنوز تمام نشده
home-finished-none = هنوز بازی‌ای را تمام نکرده‌ای.
home-finished-none-say = هر بازی که تمام شود این‌جا می‌آید: با امتیازها، وارسی تاس‌ها و تماشای دوباره.

## میزهای باز

home-open = میزهای باز
home-open-none = الان میزی نیست که به روی همه باز باشد.
home-open-none-say = میز خودت را بچین و در تنظیم‌هایش بگو که در فهرست بیاید.
home-open-sit = بنشین
home-open-watch = تماشا کن
home-open-refresh = دوباره نگاه کن

## تازه‌وارد و پایین صفحه

home-new = تازه‌واردی؟
home-new-say = هدهد قانون‌های { $game } را با شکل نشانت می‌دهد.
home-replay = بازی ثبت‌شده‌ای را باز کن
home-night = رنگ شب
home-day = رنگ روز
