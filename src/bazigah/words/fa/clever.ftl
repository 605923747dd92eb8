# کلور: حرف‌های سر میز.

clever-name = کلور
clever-about = شش تاس بریز، عددها را از کم به زیاد در ردیف‌ها بنویس و بگذار هر جایزه جایزهٔ بعدی را بیاورد.
clever-help = بنویس «بریز»، «بس»، «قرمز»، «رد» یا «ولش» (از جایزه گذشتن). هر تاس و ردیف را با رنگش بنویس: «آبی» یعنی آبی را در ردیف خودش بنویس، «سفید>زرد» یعنی سفید را در ردیف زرد، «ساعت>سبز» یعنی تاس ساعت را در ردیف سبز، «+آبی» یعنی آبی را در ردیف سفید هم بنویس.
clever-aliases = بریز=throw بس=stop قرمز=red رد=pass ولش=skip آبی=B زرد=Y سبز=G نارنجی=O بنفش=P سفید=W ساعت=C

clever-option-players = چند نفر بازی می‌کنند.
clever-option-first = چه کسی شروع می‌کند: به قرعه یا یک صندلی.
clever-option-picks = هر کس در نوبت خودش دست بالا چند تاس برمی‌دارد.
clever-option-rounds = بازی چند دور است.
clever-option-table_turn = در بازی تک‌نفره، بعد از هر نوبت میز هم تاس بریزد یا نه.
clever-option-sheet = برگهٔ امتیاز: همان برگهٔ همیشگی یا فایلی از خودت.

# تکه‌های جمله

clever-colour = { $colour ->
    [blue] آبی
    [yellow] زرد
    [green] سبز
    [orange] نارنجی
    [purple] بنفش
    [white] سفید
   *[clock] ساعت
}
clever-row-colour = { $row ->
    [blue] آبی
    [yellow] زرد
    [green] سبز
    [orange] نارنجی
    [purple] بنفش
   *[white] سفید
}
clever-die = { $colour ->
    [clock] تاس ساعت
   *[other] { clever-colour }
} { $number }
clever-plus = +{ $number }
clever-white-bonus = جایزهٔ سفید

# روی میز

clever-round = دور { $round } از { $rounds }{ $whose ->
    [own] .
    [table] ، نوبت میز.
    [others] ، انتخاب دیگران بعد از نوبت { $seat }.
   *[seat] ، نوبت { $seat }.
}
clever-dice = روی میز: { $dice }.
clever-locked = قفل در این نوبت: { $colours }.
clever-done = { $count ->
    [1] { $seats } انتخابش را کرده است.
   *[other] { $seats } انتخابشان را کرده‌اند.
}
clever-row = ردیف { clever-colour } تو: { $filled ->
    [0] خالی ({ $boxes } خانه)
   *[other] { $numbers } ({ $filled } از { $boxes })
}؛ { $notes }.
clever-row-takes = { $least ->
    [1] هر عددی می‌گیرد
    [6] فقط { $least } می‌گیرد
   *[other] { $least } یا بیشتر می‌گیرد
}
clever-row-stuck = دیگر عددی نمی‌گیرد
clever-row-full = پر است
clever-row-bonus = { $bonus } در خانهٔ { $box }
clever-row-threshold = { $left ->
    [0] جمع عددها حساب است
   *[other] جمع عددها از خانهٔ { $box }
}
clever-points = تو { $points } امتیاز داری{ $bonus ->
    [0] { "" }
    [1] ، یکی‌اش از جایزه‌ها
   *[other] ، { $bonus } تایش از جایزه‌ها
}{ $red ->
    [0] { "" }
    [1] ، با یک خانهٔ قرمز
   *[other] ، با { $red } خانهٔ قرمز
}.
clever-sheet-row = { clever-colour } ({ $numbers })
clever-sheet = { $seat } { $points } امتیاز{ $red ->
    [0] { "" }
   *[other] { " " }و { $red } خانهٔ قرمز
} دارد{ $count ->
    [0] .
   *[other] : { $rows }.
}
clever-alone = تنها بازی می‌کنی، با قانون خانگی خودمان: بعد از هر نوبتت میز هم تاس می‌ریزد.

# چه می‌شود کرد، و منتظر چه کسی هستیم

clever-over = بازی تمام شده است.
clever-wait-lot = قرعه می‌گوید چه کسی شروع می‌کند.
clever-chance-lot = چه کسی شروع می‌کند؟ قرعه بکشید و نامش را بنویس.
clever-wait-dice = { $whose ->
    [table] میز دارد تاس می‌ریزد.
   *[seat] { $seat } دارد تاس می‌ریزد.
}
clever-wait = منتظر { $seats } هستیم.
clever-chance-die = روی تاس { clever-colour } چه می‌آید؟
clever-do-throw = نوبت ریختن توست.
clever-do-pick = یک تاس بردار و عددش را بنویس (انتخاب { $number } از { $picks }).
clever-do-mark = هیچ‌کدام جا نمی‌شود: یک خانهٔ قرمز بزن، { $points }.
clever-do-copy = جایزهٔ سفید: عدد یکی از این تاس‌ها را در ردیف سفید هم بنویس، یا ولش کن.
clever-do-go-on = بس است، یا دوباره می‌ریزی؟
clever-do-take = یکی از این تاس‌ها را بنویس یا رد شو؛ رد شدن هزینه‌ای ندارد.
clever-do-pass = هیچ‌کدام از این تاس‌ها جا نمی‌شود: رد شو.

# کارها

clever-act-throw = { $count } تاس را بریز
clever-act-stop = بس است
clever-act-red = یک خانهٔ قرمز بزن
clever-act-pass = رد شو
clever-act-let-go = از جایزه بگذر
clever-act-copy = { clever-die } را در ردیف سفید هم بنویس
clever-act-write = { clever-die } را بنویس
clever-act-write-into = { clever-die } را در ردیف { clever-row-colour } بنویس

# چه می‌آورد

clever-brings-duty = بعدش باید یکی را برداری؛ هیچ‌کدام جا نشد، خانهٔ قرمز، { $points }
clever-brings-points = { $count ->
   *[other] { $change } امتیاز
}{ $sum ->
    [yes] { " " }با جمع ردیف
   *[no] { "" }
}
clever-brings-box = خانهٔ { $box }، { $gain }
clever-brings-white = یک جایزهٔ سفید
clever-brings-white-lost = یک جایزهٔ سفید که جایی ندارد
clever-brings-full = ردیف پر می‌شود و بازی تمام
clever-brings-out = تاس { clever-colour } کنار می‌رود
clever-brings-nothing = هیچ‌کدام جا نمی‌شود
clever-brings-end = بازی تمام شد

# چه شد

clever-event = { $event }.
clever-event-notes = { $event }: { $notes }.
clever-starts = { $seat } شروع می‌کند
clever-threw = { $seat } { $dice } ریخت
clever-threw-table = میز { $dice } ریخت؛ دو تاس بزرگ‌تر، { $away }، کنار رفتند
clever-did-stop = { $seat } گفت بس است
clever-did-red = { $seat } یک خانهٔ قرمز زد
clever-did-pass = { $seat } رد شد
clever-did-let-go = { $seat } از جایزهٔ سفید گذشت
clever-did-copy = { $seat } { clever-die } را در ردیف سفید هم نوشت
clever-did-write = { $seat } { clever-die } را نوشت
clever-did-write-into = { $seat } { clever-die } را در ردیف { clever-row-colour } نوشت

# آخر بازی

clever-result = { $seat }: { $points } امتیاز ({ $parts }).
clever-part-row = { clever-colour } { $points }
clever-part-bonus = جایزه‌ها { $points }
clever-part-red = خانه‌های قرمز { $points }
clever-won = { $seat } برد{ $by ->
    [red] ؛ امتیازها برابر بود، خانه‌های قرمزش کمتر.
    [white] ؛ امتیازها و خانه‌های قرمز برابر بود، ردیف سفیدش پرتر.
   *[points] .
}
clever-shared = { $seats } با هم بردند.
clever-medal-code = { $medal ->
    [fair] بد نبود
    [good] خوب
    [very-good] خیلی خوب
    [clever] زیرک
   *[pretty-clever] خیلی زیرک
}
clever-medal = نشانت «{ clever-medal-code }» است، بالاترین نشان.
clever-medal-next = { $medal ->
    [none] این بار نشانی نگرفتی
   *[other] نشانت «{ clever-medal-code }» است
}؛ از { $least } امتیاز به بالا می‌شود «{ $next ->
    [fair] بد نبود
    [good] خوب
    [very-good] خیلی خوب
    [clever] زیرک
   *[pretty-clever] خیلی زیرک
}».

# چرا نه

clever-no-no-such-seat = این میز { $players } صندلی دارد؛ قرعه باید به نام یکی از آن‌ها بیفتد.
clever-no-no-such-face = تاس چنین رویی ندارد.
clever-no-throw-first = اول باید تاس‌ها ریخته شود.
clever-no-pick-first = بعد از ریختن باید یک تاس برداشت؛ رد شدن در کار نیست.
clever-no-too-small = { $least ->
    [7] ردیف { $section } به بزرگ‌ترین عدد رسیده و دیگر چیزی نمی‌گیرد.
   *[other] ردیف { $section } حالا { $least } یا بیشتر می‌گیرد، نه { $number }.
}
clever-no-full = ردیف { $section } پر است.
clever-no-own-colour = تاس { $die } فقط در ردیف رنگ خودش نوشته می‌شود.
clever-no-clock-not-white = تاس ساعت به هر ردیف رنگی می‌رود، ولی هیچ‌وقت به ردیف سفید.
clever-no-clock-used = تاس ساعت را در هر نوبت یک بار می‌شود برداشت و این بار برداشته شده.
clever-no-clock-locked = زرد در این نوبت قفل است و تاس ساعت هم با آن.
clever-no-locked = رنگ { $die } تا آخر این نوبت قفل است.
clever-no-white-aside = تاس سفید برداشته شده و کنار است.
clever-no-stop-or-throw = تاس این بار برداشته شده: یا بس است، یا دوباره بریز.
clever-no-something-fits = چیزی هست که جا بشود و باید همان را برداشت؛ خانهٔ قرمز فقط برای وقتی است که هیچ‌کدام جا نشود.
clever-no-nothing-fits = هیچ‌کدام جا نمی‌شود، پس خانهٔ قرمز.
clever-no-clock-not-shared = تاس ساعت را فقط در نوبت خود می‌شود برداشت.
clever-no-take-or-pass = حالا می‌شود یکی از تاس‌های مانده را برداشت یا رد شد، همین.
clever-no-bonus-first = اول جایزهٔ سفید: یا بنویس، یا از آن بگذر.
clever-no-same-die = این جایزه از نوشتن تاس { $die } شروع شد، پس خودش را نمی‌شود دوباره نوشت.
clever-no-taken-away = تاس { $die } کنار رفته: در نوبت میز دو تاس بزرگ‌تر مال کسی نیست.
clever-no-no-chance = حالا تاسی نباید بریزد.
clever-no-no-seat = کسی آنجا ننشسته است.
clever-no-no-action = چنین کاری در بازی نیست.
clever-no-not-now = حالا این صندلی کاری ندارد.
clever-no-done = این صندلی انتخابش را کرده؛ حالا نوبت دیگران است.
clever-no-over = بازی تمام شده است.
clever-no-sheet-section-missing = در برگه بخش «{ $section }» نیست.
clever-no-sheet-section-unknown = در برگه بخشی به نام «{ $name }» آمده که نداریم.
clever-no-sheet-section-shape = در برگه «{ $section }» باید بخشی باشد با مشخصات خودش.
clever-no-sheet-field-missing = در برگه، بخش «{ $section }» باید «{ $field }» هم داشته باشد.
clever-no-sheet-field-unknown = در برگه، بخش «{ $section }» چیزی به نام «{ $name }» دارد که نداریم.
clever-no-sheet-field-value = در برگه، «{ $field }» در بخش «{ $section }» نمی‌تواند «{ $value }» باشد.
clever-no-sheet-boxes-few = در برگه، بخش «{ $section }» { $boxes } خانه دارد؛ دست کم { $least } تا لازم است.
clever-no-sheet-boxes-many = در برگه، بخش «{ $section }» { $boxes } خانه دارد؛ با این خانه‌های تکراری بیشتر از { $most } تا هرگز پر نمی‌شود.
clever-no-sheet-repeat-white = در برگه، بخش سفید خانهٔ تکراری دارد؛ نباید داشته باشد.
clever-no-sheet-repeat-place = در برگه، خانهٔ { $box } بخش «{ $section }» نمی‌تواند تکراری باشد: خانه‌های تکراری بعد از خانهٔ اول‌اند، تا خانهٔ { $boxes }.
clever-no-sheet-repeat-twice = در برگه، خانهٔ تکراری { $box } در بخش «{ $section }» دو بار آمده.
clever-no-sheet-bonus-place = در برگه، بخش «{ $section }» در خانهٔ { $box } جایزه دارد، ولی خانه‌هایش تا { $boxes } است.
clever-no-sheet-bonus-last = در برگه، خانهٔ آخر بخش «{ $section }»، یعنی { $box }، جایزه دارد: آن خانه بازی را تمام می‌کند و جایزه‌ای نمی‌آورد.
clever-no-sheet-bonus-twice = در برگه، خانهٔ { $box } بخش «{ $section }» دو جایزه دارد؛ بیشتر از یکی نمی‌شود.
clever-no-sheet-bonus-kind = در برگه، جایزهٔ خانهٔ { $box } بخش «{ $section }» «{ $value }» است؛ باید white یا یک عدد درست بزرگ‌تر از صفر باشد.
clever-no-sheet-threshold = در برگه، حد نصاب بخش «{ $section }» { $threshold } است؛ باید شمارهٔ یکی از خانه‌هایش باشد، تا { $boxes }.
clever-no-sheet-scores = در برگه، بخش سفید { $boxes } خانه دارد ولی { $scores } امتیاز؛ برای هر تعداد خانه یکی لازم است.
clever-no-sheet-number-large = در برگه، عددی در بخش «{ $section }» زیادی بزرگ است؛ بیشترین عدد { $most } است.

# در مرورگر: سینی، برگه و دکمه‌ها

clever-ui-aim = { $players ->
    [1] بعد از دور آخر، هر چه امتیاز بیشتر، نشان بهتر.
   *[other] بعد از دور آخر هر که امتیازش بیشتر باشد برنده است.
}
clever-ui-sign-step = در هر ردیف عددها از چپ به راست بزرگ‌تر می‌شوند. عدد کم‌رنگ کوچک‌ترین عددی است که به این خانه می‌رسد.
clever-ui-sign-repeat = این خانه عددی برابر با خانهٔ قبلش را هم می‌گیرد.
clever-ui-sign-goal = ردیف که تا این خط پر شود، جمع عددهایش هم امتیاز می‌شود.
clever-ui-sign-points = پرش که کنی، این‌قدر امتیاز جایزه می‌گیری.
clever-ui-sign-white = پرش که کنی، عدد یکی از تاس‌های روی میز را در ردیف سفید هم می‌نویسی.
clever-ui-sign-lock = رنگ تاسی که برداشته شد تا آخر نوبت قفل است.
clever-ui-sign-die = تاس سفید به هر ردیفی می‌رود و رنگی را قفل نمی‌کند.
clever-ui-sign-clock = تاس ساعت ریخته نمی‌شود و شمارهٔ دور را نشان می‌دهد. هر نوبت یک بار می‌شود به جای یکی از تاس‌ها آن را برداشت.
clever-ui-sign-red = وقتی بعد از ریختن هیچ تاسی جا نشود، یک خانهٔ قرمز می‌زنی و امتیاز از دست می‌دهی.

clever-ui-tray = سینی تاس
clever-ui-dice = تاس‌ها
clever-ui-rounds = دور
clever-ui-round = دور { $round } از { $rounds }
clever-ui-die = { $colour ->
    [clock] تاس ساعت، { $number }
   *[other] تاس { clever-colour }{ $thrown ->
        [no] ، هنوز نریخته
       *[other] ، { $number }
    }
}{ $look ->
    [legal] ، جا می‌شود
    [ready] ، آمادهٔ ریختن
    [chosen] ، در دست توست
    [off] ، جا نمی‌شود
    [locked] ، رنگش قفل است
    [aside] ، برداشته شده
    [away] ، میز کنارش گذاشته
   *[other] { "" }
}

clever-ui-sheet-mine = برگهٔ من
clever-ui-sheet-of = برگهٔ { $name }
clever-ui-row = ردیف { clever-row-colour }: { $filled ->
    [0] خالی
   *[other] { $numbers }
} ({ $filled } از { $boxes } خانه)، { $points } امتیاز.{ $notes ->
    [none] { "" }
   *[some] { " " }{ $say }.
}
clever-ui-row-fits = { $numbers } اینجا نوشته می‌شود
clever-ui-row-gain = { $gain } امتیاز
clever-ui-row-locked = رنگش قفل است
clever-ui-bonuses = جایزه‌ها
clever-ui-red = خانهٔ قرمز
clever-ui-legend = تا این خط پر شود، جمع عددها هم امتیاز می‌شود
clever-ui-sum = جمع
clever-ui-total = جمع امتیازها: { $points }
clever-ui-peek = { $name }، { $points } امتیاز{ $done ->
    [yes] ، انتخابش را کرده
   *[no] { "" }
}. برگه‌اش را بزرگ ببین

clever-ui-write = بنویس
clever-ui-back = برگرد

clever-ui-ask-write = { clever-die } را می‌نویسی؟
clever-ui-ask-write-into = { clever-die } را در ردیف { clever-row-colour } می‌نویسی؟
clever-ui-ask-copy = { clever-die } را در ردیف سفید هم می‌نویسی؟
clever-ui-pick = یک تاس بردار (انتخاب { $number } از { $picks })
clever-ui-take = یکی از این تاس‌ها را بنویس یا رد شو.
clever-ui-copy = جایزهٔ سفید: کدام تاس را هم می‌نویسی؟
clever-ui-where = { clever-die } را کجا می‌نویسی؟
clever-ui-which = در ردیف { clever-row-colour } کدام تاس را می‌نویسی؟
clever-ui-brings = یعنی { $brings }.
clever-ui-if-throw = { $locked ->
    [yes] رنگ قفل‌شده تا آخر نوبت کنار است.{ " " }
   *[no] { "" }
}اگر بریزی باید یکی را برداری؛ نشد، خانهٔ قرمز: { $points }

clever-ui-hint-throw = بعد یکی را برمی‌داری و عددش را در برگه‌ات می‌نویسی.
clever-ui-hint-pick = عددهای هر ردیف بزرگ‌تر می‌شوند؛ یک تاس روشن را بزن.
clever-ui-hint-where = یکی از خانه‌های روشن را بزن. امتیازش کنار ردیف آمده است.
clever-ui-hint-which = یکی از تاس‌های روشن را بزن.
clever-ui-hint-copy = عددش در ردیف سفید هم می‌آید و چیزی قفل نمی‌شود.
clever-ui-hint-take = { $whose ->
    [table] میز دو تاس بزرگ‌تر را برد؛ از بقیه یکی مال تو.
    [two] از تاس‌های مانده یکی مال توست؛ رد شدن هزینه‌ای ندارد.
   *[seat] هر کس یکی از تاس‌های مانده را دارد؛ همه با هم رو می‌کنند.
}
clever-ui-hint-hidden = انتخابت را کردی. تا دیگران هم نکرده‌اند پنهان می‌ماند.
clever-ui-hint-others = از تاس‌هایی که از نوبت تو مانده یکی برمی‌دارند.
clever-ui-hint-after = بعد از نوبتش، یکی از تاس‌های مانده مال توست.

clever-ui-keys = رقم‌ها به ترتیب از یک تاس‌ها را برمی‌دارند و رقم هفتم تاس ساعت را. B، Y، G، O، P و W ردیف آبی، زرد، سبز، نارنجی، بنفش و سفید است. T تاس می‌ریزد، S یعنی بس است یا رد شو، و Esc یک قدم برمی‌گردد.
