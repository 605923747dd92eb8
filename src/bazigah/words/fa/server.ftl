# سرور میزها: چه نمی‌شود و چرا، مردم سر میز چه می‌گویند، و فرمان‌هایش.

## چرا نه

server-no-table-unknown = میزی با این کد نیست. کد را یک بار دیگر نگاه کن.
server-no-seat-taken = آن صندلی پر است.
server-no-seat-free = کسی آنجا ننشسته.
server-no-seat-yours-not = آن صندلی مال تو نیست.
server-no-seat-unknown = این میز چنین صندلی‌ای ندارد.
server-no-seated-too-many = یک نفر بیشتر از این صندلی نمی‌گیرد.
server-no-watching-only = داری تماشا می‌کنی. برای این کار باید نشسته باشی.
server-no-seats-empty = هنوز صندلی خالی هست: کسی را دعوت کن یا ربات بنشان.
server-no-not-host = این کار فقط با میزبان است.
server-no-person-unknown = چنین کسی سر این میز نیست.
server-no-no-match = الان سر این میز بازی‌ای در جریان نیست.
server-no-match-on = این کار می‌ماند برای وقتی که بازی تمام شود.
server-no-match-over = این بازی تمام شده.
server-no-record-running = بازی هنوز تمام نشده؛ وقتی تمام شود می‌توانی ثبتش را بگیری.
server-no-not-your-turn = الان نوبت تو نیست.
server-no-stale = پس از انتخاب این، حرکت دیگری کرده‌ای. دوباره نگاه کن.
server-no-undo-no = این پس گرفتنی نیست: پس از آن تاسی، کارتی یا کس دیگری حرکت کرده.
server-no-not-opening = وقتش گذشته: تاس‌ها دیگر عوض نمی‌شوند.
server-no-contributed = سهمت را در این تاس‌ها گذاشته‌ای.
server-no-bot-unknown = این بازی رباتی به نام «{ $name }» ندارد؛ این‌ها هستند: { $known }.
server-no-game-unknown = بازی‌ای به نام «{ $name }» نیست؛ این‌ها هستند: { $known }.
server-no-setting = «{ $name }» نمی‌تواند «{ $value }» باشد؛ می‌تواند یکی از این‌ها باشد: { $allowed }.
server-no-name-empty = نام دست‌کم یک حرف یا رقم می‌خواهد.
server-no-text-empty = چیزی ننوشته‌ای.
server-no-phrase-unknown = جملهٔ آماده‌ای به نام «{ $name }» نیست.
server-no-free-chat-off = سر این میز فقط با جمله‌های آماده حرف می‌زنند.
server-no-muted = میزبان خواسته که فعلاً حرف نزنی.
server-no-too-fast = کمی آرام‌تر. چند لحظه صبر کن و دوباره امتحان کن.
server-no-too-many-tables = میزهای بازت زیاد شده. اول یکی را تمام کن.
server-no-too-many-people = از شبکهٔ تو تازه‌واردهای زیادی آمده‌اند. کمی بعد دوباره امتحان کن.
server-no-too-many-tokens = کلیدهایت زیاد شده. اول قبلی‌ها را از کار بینداز.
server-no-too-many-sockets = اینجا را در پنجره‌های زیادی باز کرده‌ای. یکی را ببند و دوباره امتحان کن.
server-no-too-many-misses = کدهای نادرست زیاد شد. مدتی صبر کن.
server-no-too-large = این پیام زیادی بزرگ است.
server-no-too-deep = این پیام زیادی تودرتوست.
server-no-not-json = این پیام { "JSON" } نیست.
server-no-not-text = پیام باید متن باشد.
server-no-shape = این پیام به شکل هیچ درخواستی نیست.
server-no-media-type = این را به شکلی فرستاده‌ای که اینجا خوانده نمی‌شود.
server-no-method = از این نشانی این‌طور نمی‌پرسند.
server-no-not-found = در این نشانی چیزی نیست.
server-no-token = این کلید دیگر چیزی را باز نمی‌کند.
server-no-sign-in = اول بگو کیستی.
server-no-origin = این از صفحهٔ سایت دیگری آمده و انجام نمی‌شود.
server-no-disk-full = دیسک سرور پر است و این ثبت نشد. هر چه پیش از این بود سر جایش است.
server-no-database = انبار بازی‌ها جواب نمی‌دهد. چیزی گم نشده؛ کمی بعد دوباره امتحان کن.
server-no-stopping = سرور دارد می‌ایستد و زود برمی‌گردد. میزها همان‌طور می‌مانند.
server-no-slow = اتصالت عقب ماند و قطع شد. برگرد؛ میز سر جایش است.
server-no-internal = اینجا چیزی خراب شد، تقصیر تو نیست. با این نشان ثبت شده: { $id }

## جمله‌های آماده

server-phrase-hello = سلام!
server-phrase-good-luck = موفق باشید!
server-phrase-nice-move = آفرین، چه حرکتی!
server-phrase-well-thrown = عجب تاسی!
server-phrase-ouch = ای وای!
server-phrase-your-turn = نوبت توست.
server-phrase-thinking = بگذار فکر کنم.
server-phrase-one-moment = یک لحظه صبر کنید.
server-phrase-back = برگشتم.
server-phrase-thanks = ممنون!
server-phrase-good-game = چه بازی خوبی بود!
server-phrase-again = یک دست دیگر؟
server-phrase-must-go = ببخشید، باید بروم.

## نگه‌داری

server-keep-help-database = پایگاه داده: { "sqlite:///FILE" } یا { "postgresql://USER@HOST/NAME" }. اگر نگویی، همانی که { "bazigah serve" } دارد.
server-keep-help-backup = از هر چه سرور نگه داشته، میزها و بازی‌ها و آدم‌ها، در یک پروندهٔ تازه نسخه برمی‌دارد. سرور می‌تواند در این میان کار کند.
server-keep-epilog-backup = این پرونده را جایی بگذار که کس دیگری نخواندش: هر که آن را داشته باشد می‌تواند خودش را جای هر کسی که اینجا بازی می‌کند جا بزند.
server-keep-help-restore = یک پایگاه دادهٔ خالی را، { "SQLite" } یا { "PostgreSQL" }، از پرونده‌ای که { "bazigah backup" } ساخته پر می‌کند. پیش از آن سرور را متوقف کن.
server-keep-help-check = همهٔ میزها را باز می‌کند، همهٔ بازی‌های ذخیره‌شده را از نو می‌چیند و رویدادها و تاس‌ها و اثر انگشت و نتیجه را با آنچه ذخیره شده می‌سنجد.
server-keep-checking = وارسی
server-keep-saved = همه‌چیز در { $path } ذخیره شد: { $tables } میز، { $matches } بازی و { $people } نفر.
server-keep-restored = همهٔ { $path } به پایگاه داده برگشت: { $tables } میز، { $matches } بازی و { $people } نفر.
server-keep-sound = { $matches ->
    [0] هنوز بازی‌ای ذخیره نشده و هیچ ایرادی هم نیست.
   *[other] { $matches } بازی وارسی شد و هیچ ایرادی نبود.
}
server-keep-faults = در پایگاه داده‌ای با { $matches } بازی { $faults } ایراد پیدا شد. شاید نسخه‌ای که پیش‌تر برداشته‌ای سالم باشد.
server-keep-fault = بازی { $id }: { $problem }
server-keep-hole = میز { $code }: چند خط از دفترش افتاده.
server-keep-asleep = میز { $code } باز نمی‌شود؛ دفترش خراب است.
server-keep-unreadable = دفترش خوانده نمی‌شود و خراب است.
server-keep-none = پایگاه داده‌ای در { $path } نیست؛ { "bazigah serve" } یکی می‌سازد.
server-keep-address = این نشانی پایگاه داده نیست؛ این‌طور بنویس: { "sqlite:///FILE" } یا { "postgresql://USER@HOST/NAME" }.
server-keep-newer = این پایگاه داده مال نسخهٔ تازه‌تری از بازی‌گاه است. همان نسخه را به کار ببر.
server-keep-not-empty = در این پایگاه داده از پیش چیزهایی هست. در پایگاهی خالی بریز تا چیزی از دست نرود.
server-keep-format = { $path } نسخهٔ پشتیبان بازی‌گاه نیست.
server-keep-damaged = نسخهٔ پشتیبان { $path } خراب یا ناقص است. چیزی عوض نشد.
server-keep-schema = نسخهٔ پشتیبان { $path } مال نسخهٔ دیگری از بازی‌گاه است. با همان نسخه برش گردان.
server-keep-there = { $path } از پیش هست؛ نام دیگری انتخاب کن.
server-keep-full = دیسک پر است و { $path } نوشته نشد.
server-keep-unwritten = { $path } نوشته نشد. پوشه‌اش هست و اجازهٔ نوشتن در آن را داری؟

## فرمانی که سرور را راه می‌اندازد

server-help = سرور میزها را راه می‌اندازد. هر کس نشانی‌اش را در مرورگر باز می‌کند، با لینک یا کد سر میزی می‌نشیند و با دیگران و با ربات‌ها بازی می‌کند. همه چیز در پایگاه داده می‌ماند و پس از راه‌اندازی دوباره ادامه پیدا می‌کند.
server-help-epilog = بقیه را با متغیرهای محیطی می‌شود تنظیم کرد؛ فهرستشان: { "docs/serving.md" }
server-help-host = نشانی‌ای که سرور رویش گوش می‌دهد؛ اگر نگویی، فقط از همین کامپیوتر می‌شود آمد.
server-help-port = درگاهی که سرور رویش گوش می‌دهد؛ اگر نگویی، از درگاه همیشگی به بعد اولین درگاه آزاد.
server-help-database = جایی که همه چیز نگه داشته می‌شود: { "sqlite:///FILE" } یا { "postgresql://USER@HOST/NAME" }. اگر نگویی: پرونده‌ای کنار داده‌های خودت.
server-help-processes = چند پردازه کار را با هم پیش ببرند؛ برای سروری که چند هستهٔ پردازنده و میزهای خیلی زیاد دارد. معمولاً یکی بس است. در ویندوز نمی‌شود.
server-help-lan = دستگاه‌های دیگر شبکه‌ات هم می‌توانند بیایند؛ نشانی‌شان را نشان می‌دهد.
server-help-open = صفحهٔ اول را در مرورگرت باز می‌کند.
server-serve-here = بازی‌گاه باز است. روی همین کامپیوتر:
server-serve-beyond = از گوشی‌ها و کامپیوترهای همین شبکه:
server-serve-only-here = اگر می‌خواهی فقط روی همین کامپیوتر باشد، فقط با «{ $command }» شروع کن.
server-serve-stop = با { "Ctrl-C" } می‌ایستد؛ همهٔ میزها می‌مانند.
server-serve-stopped = ایستاد. همهٔ میزها سر جایشان است.
server-serve-port-used = درگاه { $port } آزاد نیست. با { "--port" } یکی دیگر انتخاب کن.
server-serve-port-forbidden = درگاه { $port } برای همه نیست؛ با { "--port" } یکی از { "1024" } به بالا انتخاب کن.
server-serve-host = این کامپیوتر نمی‌تواند روی نشانی { $host } گوش بدهد.
server-serve-database = پایگاه دادهٔ { $place } باز نمی‌شود. آنجا هست، سالم است، و اجازه داری در آن بنویسی؟
server-serve-processes = این سیستم نمی‌تواند کار را میان چند پردازه قسمت کند. { "--processes" } را ننویس یا بگذار همان یکی بماند.
server-serve-postgres = برای { "PostgreSQL" } یک بستهٔ دیگر هم لازم است: { $command }
