# میز پیش از بازی: صندلی‌ها، ربات‌ها، دعوت و تنظیم‌ها.

lobby-table-of = میز { $name }
lobby-table-game = میز { $game }
lobby-sub = { $game }، { $count } صندلی
lobby-seats = دور میز
lobby-seat = صندلی { $seat }
lobby-chair = { $seat }: { $name }، { $what }
lobby-you = تو
lobby-host = میزبان
lobby-ready = آماده
lobby-ready-not-yet = هنوز آماده نیست
lobby-gone = الان این‌جا نیست
lobby-beside = کنار تو
lobby-bot = ربات
lobby-empty = صندلی خالی
lobby-empty-sit = این‌جا بنشین
lobby-empty-fill = دوست یا ربات
lobby-watchers = { $count } نفر تماشا می‌کند

## یک جمله و یک دکمه

lobby-say-sit = بنشین و بازی کن
lobby-hint-sit = یا همین‌جا بمان و تماشا کن.
lobby-say-full = همهٔ صندلی‌ها پر است
lobby-hint-full = همین‌جا بمان؛ بازی را تماشا می‌کنی.
lobby-say-free = { $count ->
    [1] یک صندلی هنوز خالی است
   *[other] { $count } صندلی هنوز خالی است
}
lobby-hint-fill = دوستت را دعوت کن، یا ربات بنشان. تا پر نشود بازی شروع نمی‌شود.
lobby-hint-wait = تا پر شود صبر می‌کنیم. لینک دعوت را تو هم می‌توانی بفرستی.
lobby-say-start = همه نشسته‌اند
lobby-hint-start = هر وقت خواستی شروع کن.
lobby-hint-unready = هنوز آماده نیست: { $names }. با این حال می‌توانی شروع کنی.
lobby-say-ready = همه نشسته‌اند. آماده‌ای؟
lobby-hint-ready = همه که آماده باشند، بازی خودش شروع می‌شود.
lobby-say-waiting = منتظر بقیه‌ایم
lobby-hint-waiting = هنوز آماده نیست: { $names }.
lobby-start = شروع کن
lobby-fill = ربات بنشان
lobby-ready-do = آماده‌ام
lobby-ready-undo = نه، صبر کنید
lobby-sit = بنشین
lobby-name = نامت چیست؟
lobby-name-say = دیگران تو را با این نام می‌بینند. برای دفعهٔ بعد یادم می‌ماند.

## یک صندلی

lobby-sit-here = خودم این‌جا می‌نشینم
lobby-move-here = جایم را عوض می‌کنم و این‌جا می‌نشینم
lobby-beside-add = کسی که کنارم است
lobby-beside-say = با همین دستگاه بازی می‌کند. نوبتش که شد، دستگاه را به او می‌دهی.
lobby-beside-name = نام او
lobby-beside-do = بنشیند
lobby-bot-add = ربات
lobby-bot-level = کدام ربات؟
lobby-bot-say-random = بی‌فکر بازی می‌کند؛ برای بار اول خوب است.
lobby-bot-say-greedy = هر بار کاری را می‌کند که همان لحظه بیشترین را می‌دهد.
lobby-bot-say-easy = هر حرکت را چند بار در ذهن می‌آزماید و زیاد اشتباه می‌کند؛ برای شروع حریف خوبی است.
lobby-bot-say-medium = پیش از هر حرکت صد دست در ذهن بازی می‌کند و بیشترِ چیزهای مهم را می‌بیند.
lobby-bot-say-hard = پیش از هر حرکت هزار دست در ذهن بازی می‌کند و کم پیش می‌آید چیزی را مفت ببازد.
lobby-bot-say-best = برای هر حرکت تا یک ثانیه فکر می‌کند و به بهترین شکلی که بلدیم بازی می‌کند.
lobby-bot-go = ربات را بردار
lobby-stand = بلند می‌شوم
lobby-stand-beside = بلند شود
lobby-free-up = صندلی را خالی کن
lobby-rename = نام این صندلی
lobby-rename-do = عوض کن

## دعوت

lobby-invite = دوستت را دعوت کن
lobby-code = کد میز
lobby-invite-say = لینک را بفرست، یا بگو این کد را در صفحهٔ اول بنویسد.
lobby-link-copy = رونوشت لینک
lobby-qr = کد تصویری دعوت به این میز
lobby-share-text = بیا { $game } بازی کنیم!
lobby-local = این نشانی فقط روی همین دستگاه باز می‌شود. برای دستگاه‌های دیگر، بازی‌گاه را با { $command } راه بینداز.

## تنظیم‌ها

lobby-options = چطور بازی کنیم؟
lobby-options-host = این‌ها را میزبان انتخاب می‌کند.
lobby-game = بازی
lobby-more = تنظیم‌های خود میز
lobby-set-name = نام میز
lobby-set-name-say = تا در فهرست میزها بشود پیدایش کرد.
lobby-set-name-do = بگذار
lobby-set-language = زبان میز
lobby-set-language-say = تا دیگران بدانند این‌جا به چه زبانی حرف می‌زنند.
lobby-set-listed = چه کسی می‌تواند بیاید؟
lobby-set-listed-no = با لینک یا کد
lobby-set-listed-yes = همه
lobby-set-listed-no-say = فقط کسی که لینک یا کد را دارد.
lobby-set-listed-yes-say = میز در فهرست صفحهٔ اول می‌آید و هر کسی می‌تواند بنشیند.
lobby-set-chat = چطور حرف بزنیم؟
lobby-set-chat-phrases = جمله‌های آماده
lobby-set-chat-free = آزاد
lobby-set-chat-phrases-say = فقط با جمله‌های آماده؛ برای میزی که همه می‌توانند بیایند بهتر است.
lobby-set-chat-free-say = هر کس هر چه بخواهد می‌نویسد. میزبان می‌تواند ساکت کند.
lobby-set-clock = ساعت نوبت
lobby-set-clock-off = بدون ساعت
lobby-set-clock-remind = یادآوری
lobby-set-clock-limit = با مهلت
lobby-set-clock-off-say = هر کس هر قدر بخواهد فکر می‌کند.
lobby-set-clock-remind-say = وقت که تمام شد، فقط یادآوری می‌شود.
lobby-set-clock-limit-say = وقت که تمام شد، رباتی به جای او حرکت می‌کند.
lobby-set-seconds = وقت هر نوبت
lobby-time-seconds = { $count } ثانیه
lobby-time-minutes = { $count } دقیقه
lobby-time-hours = { $count } ساعت
lobby-time-days = { $count } روز
lobby-range = از { $low } تا { $high }
lobby-choice-on = بله
lobby-choice-off = نه
lobby-choice-lot = به قرعه
lobby-choice-choose = هر که ریزنده بخواهد
lobby-choice-random = به قرعه
lobby-choice-next = نفر بعد
lobby-choice-standard = همان برگهٔ همیشگی
