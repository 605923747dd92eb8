# خط فرمان: صفحه‌های راهنما، و این‌که چه چیزی درست نبود.

## راهنما

cli-help-usage = طرز کار:
cli-help-commands = فرمان‌ها:
cli-help-options = گزینه‌ها:
cli-help-help = همین صفحه را نشان می‌دهد.
cli-help-version = می‌گوید این کدام نسخه است.
cli-help-lang = زبان: { "fa" } (فارسی) یا { "en" } (انگلیسی).
cli-help-digits = رقم‌ها: { "fa" } (فارسی) یا { "en" } (لاتین).
cli-no-help = یکی از فرمان‌های بازی‌گاه.
cli-help =
    بازی‌گاه: کلور، تِن و وازابی، برای آدم‌ها و ربات‌ها.
    
    با { "bazigah play" } بازی شروع می‌شود و هر چه لازم باشد از تو می‌پرسد.
cli-help-epilog =
    هر بازی پس از هر حرکت ذخیره می‌شود. بیشتر دربارهٔ یک فرمان:
    { "bazigah COMMAND --help" }

cli-play-short = بازی می‌کند.
cli-resume-short = بازی نیمه‌کاره را ادامه می‌دهد.
cli-matches-short = بازی‌های ذخیره‌شده را می‌شمارد.
cli-replay-short = یک بازی را از نو تعریف می‌کند.
cli-verify-short = یک بازی ثبت‌شده و تاس‌هایش را وارسی می‌کند.
cli-rules-short = قانون‌های یک بازی را نشان می‌دهد.
cli-simulate-short = ربات‌ها را به بازی‌های زیاد وامی‌دارد.
cli-tournament-short = میان ربات‌ها مسابقه می‌گذارد و به آن‌ها رتبه می‌دهد.
cli-sweep-short = یک بازی را با تنظیم‌های گوناگون می‌آزماید.
cli-report-short = از آنچه بازی شده صفحه‌ای با نمودار یا جدولی می‌سازد.
cli-serve-short = سرور میزها را راه می‌اندازد تا همه در مرورگر دور هم بازی کنند.
cli-backup-short = از هر چه سرور نگه داشته نسخه برمی‌دارد.
cli-restore-short = پایگاه دادهٔ خالی را از نسخهٔ پشتیبان پر می‌کند.
cli-check-short = بازی‌های ذخیره‌شده را وارسی می‌کند.

cli-play-help = پشت همین صفحه‌کلید بازی می‌کنید: آدم‌ها به نوبت، ربات‌ها خودشان. اگر بازی را نگویی، می‌پرسد کدام.
cli-play-seats = چه کسانی بازی می‌کنند، به ترتیب نوبت و با ویرگول: { "Sara,Ali,greedy" }. نام ربات ({ "random" } یا { "greedy" }) ربات می‌نشاند و هر نام دیگری یک آدم.
cli-play-option = یک تنظیم بازی، مثل { "picks=2" }؛ چند بار هم می‌شود. با { "sheet=@FILE" } مقدار از یک پروندهٔ { "JSON" } یا { "TOML" } خوانده می‌شود. فهرست تنظیم‌ها: { "bazigah rules GAME" }
cli-play-dice = با fair تاس‌ها مال برنامه و مهر و موم‌اند و بعداً می‌شود وارسی‌شان کرد؛ با table خودتان تاس می‌ریزید یا کارت می‌کشید و آنچه آمد را می‌نویسید.
cli-play-epilog = برای نمونه: { "bazigah play clever --seats Sara,greedy --option rounds=4" }
cli-resume-help = یک بازی ذخیره‌شده را ادامه می‌دهد: شناسه‌اش، اول شناسه‌اش، یا یک پرونده. اگر نگویی، آخرین بازی‌ای را که تمام نشده.
cli-matches-help = بازی‌های ذخیره‌شده را می‌شمارد، تازه‌ترها اول.
cli-replay-help = می‌گوید در یک بازی چه گذشت، رویداد به رویداد، و آخرش چه روی میز است.
cli-replay-at = پس از رویداد { "N" } می‌ایستد.
cli-replay-step = پس از هر رویداد منتظر { "Enter" } می‌ماند.
cli-verify-help = یک بازی ثبت‌شده را از نو می‌چیند، هر رویداد و اثر انگشت و نتیجه و تاس‌ها را وارسی می‌کند و می‌گوید این چه چیزی را ثابت می‌کند.
cli-rules-help = قانون‌های یک بازی را نشان می‌دهد، یا یک بند را با هر چه زیر آن است: { "bazigah rules clever C4" }

## چه چیزی درست نبود

cli-usage = فرمان این‌طور خوانده نمی‌شود؛ ببین: { $command }
cli-no-command = فرمانی به نام «{ $name }» نیست؛ این‌ها هستند: { $known }.
cli-no-option = این‌جا گزینه‌ای به نام { $name } نیست؛ ببین: { $command }
cli-option-flag = گزینهٔ { $name } مقدار نمی‌گیرد؛ ببین: { $command }
cli-option-bare = گزینهٔ { $name } مقدار می‌خواهد؛ ببین: { $command }
cli-missing = جای { $name } خالی است؛ ببین: { $command }
cli-extra = این زیادی است: «{ $arguments }»؛ ببین: { $command }
cli-choice = گزینهٔ { $option } نمی‌تواند «{ $value }» باشد؛ می‌تواند یکی از این‌ها باشد: { $allowed }.
cli-game-unknown = بازی‌ای به نام «{ $name }» نیست؛ این‌ها هستند: { $known }.
cli-which-game = کدام بازی؟ این‌ها هستند: { $known }. برای نمونه: { "bazigah play clever" }
cli-bot-unknown = این بازی رباتی به نام «{ $name }» ندارد؛ این‌ها هستند: { $known }.
cli-clause-unknown = در { $game } بندی به نام «{ $clause }» نیست؛ این‌ها هستند: { $known }.
cli-seat-empty = در «{ $seats }» یک صندلی نام ندارد؛ نام‌ها را با ویرگول بنویس، مثل { "Sara,Ali,greedy" }.
cli-seat-twice = نام دو نفر «{ $name }» است؛ هر کس نامی از آن خودش می‌خواهد.
cli-option-form = «{ $text }» تنظیم نیست؛ این‌طور بنویس: { "NAME=VALUE" }، مثل { "players=3" }.
cli-option-twice = تنظیم «{ $name }» دو بار آمده است.
cli-players-differ = تنظیم { "players" } «{ $players }» است، ولی { $seats } صندلی پر شده.
cli-json = پروندهٔ { $path } از نوع { "JSON" } نیست: خط { $line } خوانده نمی‌شود.
cli-toml = پروندهٔ { $path } از نوع { "TOML" } نیست.
cli-file-missing = پرونده‌ای به نام { $path } نیست.
cli-file-directory = { $path } پوشه است، نه پرونده.
cli-file-permission = اجازه نداری پروندهٔ { $path } را بخوانی.
cli-file-failed = پروندهٔ { $path } خوانده نمی‌شود.
cli-file-not-text = پروندهٔ { $path } خراب است یا اصلاً متن نیست.
cli-file-large = پروندهٔ { $path } برای یک بازی ثبت‌شده زیادی بزرگ است.
cli-disk-full = دیسک پر است و { $path } نوشته نشد. هر چه تا آخرین ذخیره بود سر جایش است.
cli-write-permission = اجازه نداری { $path } را بنویسی؛ با { "BAZIGAH_HOME" } پوشهٔ دیگری انتخاب کن.
cli-write-failed = { $path } نوشته نشد.
cli-output-failed = خروجی نوشته نمی‌شود؛ شاید دیسک پر است. بازی‌های ذخیره‌شده سالم‌اند.
cli-match-unknown = نه بازی ذخیره‌شده‌ای به نام «{ $id }» هست و نه پرونده‌ای؛ فهرست: { "bazigah matches" }
cli-match-several = چند بازی ذخیره‌شده با «{ $id }» شروع می‌شود: { $ids }.
cli-match-none = بازی نیمه‌کاره‌ای نیست؛ با { "bazigah play" } یکی شروع کن.
cli-match-elsewhere = بازی { $path } در پنجرهٔ دیگری هم دارد بازی می‌شود؛ آنچه آن‌جا شده می‌ماند.
cli-match-over = بازی { $id } تمام شده؛ برای شنیدن دوباره‌اش: { $command }
cli-matches-empty = هنوز بازی ذخیره‌شده‌ای نیست؛ با { "bazigah play" } یکی شروع کن.
cli-match-open = { $id }: { $game }، { $names }، { $date }، پس از { $number } رویداد، نیمه‌کاره.
cli-match-finished = { $id }: { $game }، { $names }، { $date }، { $number } رویداد، تمام‌شده.
cli-record = { $path }: { $problem }
cli-replay-number = گزینهٔ { $option } عددی از { $first } تا { $last } می‌گیرد، نه «{ $number }».
cli-not-utf8 = بازی‌گاه برای نشان دادن کلمه‌هایش { "UTF-8" } می‌خواهد، ولی این‌جا خروجی { $encoding } است. { "LANG" } را مثلاً { "C.UTF-8" } بگذار و دوباره امتحان کن.
cli-narrow = پهنای ترمینال { $columns } ستون است و بازی‌گاه { $needed } ستون می‌خواهد. پنجره را پهن‌تر یا خط را ریزتر کن.
cli-internal = در خود بازی‌گاه چیزی خراب شد، تقصیر تو نیست. شرحش در { $path } است؛ لطفاً برای ما بفرست. بازی‌های ذخیره‌شده سالم‌اند.
cli-internal-unwritten = در خود بازی‌گاه چیزی خراب شد، تقصیر تو نیست ({ $problem }). بازی‌های ذخیره‌شده سالم‌اند.
