# وازابی: حرف‌های سر میز.

wazabi-name = وازابی
wazabi-about = همهٔ تاس‌هایت را بریز، ستاره‌ها را به دیگران بده و زودتر از همه بی‌تاس شو.
wazabi-help = برای ریختن تاس‌ها بنویس «بریز». برای دادن ستاره، آنچه را در خط هر کس میان قلاب آمده بنویس؛ مثلاً «ستاره۲» یا همان *۲.
wazabi-aliases = بریز=throw ستاره=* ضربدر=X

wazabi-option-players = چند نفر بازی می‌کنند.
wazabi-option-first = چه کسی شروع می‌کند: به قرعه یا یک صندلی.
wazabi-option-centre = اول بازی روی هم چند تاس بی‌رنگ وسط است.
wazabi-option-coloured = هر کس با چند تاس رنگی شروع می‌کند.
wazabi-option-transparent = هر کس با چند تاس شفاف شروع می‌کند.
wazabi-option-stars = ستاره‌ها به چه کسی می‌رسد: هر که ریزنده بخواهد، هر که قرعه بگوید، یا همیشه نفر بعد.

# تکه‌های جمله

wazabi-kind = { $kind ->
    [blue] آبی
    [red] قرمز
    [purple] بنفش
    [orange] نارنجی
    [green] سبز
    [yellow] زرد
    [neutral] بی‌رنگ
   *[transparent] شفاف
}
wazabi-kinds = { $count } { wazabi-kind }
wazabi-face = { $face ->
    [star] ستاره
    [cross] ضربدر
    [two] دو
    [three] سه
    [four] چهار
   *[five] پنج
}
wazabi-faces = { $count ->
    [1] یک { wazabi-face }
   *[other] { $count } تا { wazabi-face }
}
wazabi-shows = { $faces }
wazabi-shows-both = { $faces }؛ شفاف: { $transparent }
wazabi-shows-transparent = شفاف: { $transparent }

# روی میز

wazabi-hand = { $seat } ({ $colour ->
    [blue] آبی
    [red] قرمز
    [purple] بنفش
    [orange] نارنجی
    [green] سبز
   *[yellow] زرد
}) { $count ->
    [0] دیگر تاسی ندارد.
   *[other] { $count } تاس دارد: { $dice }.
}
wazabi-hand-own = تو ({ $colour ->
    [blue] آبی
    [red] قرمز
    [purple] بنفش
    [orange] نارنجی
    [green] سبز
   *[yellow] زرد
}) { $count ->
    [0] دیگر تاسی نداری.
   *[other] { $count } تاس داری: { $dice }.
}
wazabi-close = نزدیک به برد: { $seats }، با { $count ->
    [1] یک تاس
   *[other] { $count } تاس
}؛ از هر { $odds } بار ریختن، یک بار همه‌اش می‌رود.
wazabi-centre = { $count ->
    [0] وسط خالی است
   *[other] وسط میز { $count } تاس بی‌رنگ مانده
}؛ { $removed ->
    [0] هنوز تاسی از بازی بیرون نرفته.
   *[other] { $removed } تاس از بازی بیرون رفته.
}
wazabi-falling = تاس‌های { $seat } دارد می‌ریزد، { $left } تا مانده؛ تا اینجا { $shows }.
wazabi-ledger = برای { $whose ->
    [own] تو
   *[other] { $seat }
} { $remain ->
    [0] تاسی نمی‌ماند
    [1] یک تاس می‌ماند
   *[other] { $remain } تاس می‌ماند
}{ $how ->
    [all] ، { $got } تایش از وسط.
    [some] ، فقط { $got } تایش از وسط، با این‌که { $asked } تا خواسته شده.
    [none] ؛ وسط خالی است و از { $asked } تایی که خواسته شده چیزی نمی‌دهد.
   *[nothing] .
}

# چه می‌شود کرد، و منتظر چه هستیم

wazabi-over = بازی تمام شده: { $winner } برده است.
wazabi-wait-lot = قرعه می‌گوید چه کسی شروع می‌کند.
wazabi-chance-lot = چه کسی شروع می‌کند؟ قرعه بکشید و نامش را بنویس.
wazabi-wait-dice = تاس‌های { $seat } دارد می‌ریزد، { $left } تا مانده.
wazabi-wait-star = قرعه می‌گوید ستارهٔ { $seat }، یک تاس { $kind }، به چه کسی برسد.
wazabi-wait-throw = { $seat } می‌خواهد تاس بریزد.
wazabi-wait-close = { $count ->
    [1] { $seat } تاس آخرش را می‌ریزد
   *[other] { $seat } با { $count } تاس می‌ریزد
}؛ از هر { $odds } بار، یک بار می‌برد.
wazabi-wait-give = { $seat } دارد ستاره می‌دهد، { $left } تا مانده.
wazabi-chance-die = روی تاس { $kind } { $seat } چه آمد: ستاره، ضربدر یا چه عددی؟
wazabi-chance-star = ستارهٔ { $seat }، یک تاس { $kind }، به چه کسی می‌رسد؟
wazabi-do-throw = نوبت ریختن توست.
wazabi-do-give = { $left ->
    [1] یک ستاره داری، تاس { $kind }: به چه کسی می‌دهی؟
   *[other] { $left } ستاره داری؛ حالا تاس { $kind }: به چه کسی می‌دهی؟
}
wazabi-do-forced = { $left ->
    [1] ستاره‌ات به { $to } می‌رسد.
   *[other] هر { $left } ستاره‌ات به { $to } می‌رسد.
}

wazabi-act-throw = { $count ->
    [1] تاس آخرت را بریز
   *[other] هر { $count } تاس را بریز
}
wazabi-act-give = تاس { $kind } را به { $to } بده
wazabi-outcome-lot = { $seat } شروع کند
wazabi-outcome-star = برسد به { $to }

wazabi-brings-odds = از هر { $odds } بار، یک بار می‌بری
wazabi-brings-face = { $face ->
    [star] به دیگری می‌رسد
    [cross] از بازی بیرون می‌رود
   *[other] { $number } تاس از وسط می‌خواهد
}
wazabi-brings-die = آن‌وقت { $to } { $after ->
    [1] یک تاس دارد
   *[other] { $after } تاس دارد
}
wazabi-brings-win = { $seat } می‌برد

# چه شد

wazabi-starts = { $seat } شروع می‌کند.
wazabi-threw = { $seat } { $count ->
    [1] یک تاس
   *[other] { $count } تاس
} ریخت: { $shows }.
wazabi-gave = { $count ->
    [1] یک تاس
   *[other] { $count } تاس
} به { $to } داد
wazabi-then = { $first } { $then }
wazabi-followed = { $seat } { $parts }.
wazabi-took = { $how ->
    [all] { $got } تاس از وسط برداشت
    [some] از { $asked } تاسی که می‌خواست { $got } تا برداشت
   *[none] از { $asked } تاسی که می‌خواست چیزی گیرش نیامد
}
wazabi-removed = { $count ->
    [1] یک تاس
   *[other] { $count } تاس
} را از بازی بیرون گذاشت
wazabi-now = { $count ->
    [0] بی‌تاس شد و برد
    [1] حالا یک تاس دارد
   *[other] حالا { $count } تاس دارد
}

wazabi-left = { $seat }: { $count ->
    [0] بی‌تاس
    [1] یک تاس مانده
   *[other] { $count } تاس مانده
}.
wazabi-won = { $winner } برد.

# چرا نه

wazabi-no-lot-first = اول قرعه باید بگوید چه کسی شروع می‌کند.
wazabi-no-lot-seat = قرعه به صندلی { $seat } نمی‌افتد؛ آخرین صندلی اینجا { $last } است.
wazabi-no-by-hand = تاس‌ها خودشان می‌ریزند؛ کسی با دست نمی‌گرداندشان.
wazabi-no-no-face = هیچ تاسی رویی با کد { $face } ندارد.
wazabi-no-not-your-turn = نوبت { $turn } است.
wazabi-no-throw-first = اول همهٔ تاس‌هایت را بریز.
wazabi-no-thrown = تاس‌هایت را ریخته‌ای؛ حالا وقت دادن ستاره‌هاست.
wazabi-no-no-die = الان تاسی در حال ریختن نیست.
wazabi-no-no-seat = کسی روی صندلی { $seat } ننشسته؛ آخرین صندلی اینجا { $last } است.
wazabi-no-oneself = ستاره را باید به دیگری بدهی، نه به خودت.
wazabi-no-not-next = سر این میز هر ستاره به نفر بعد می‌رسد: { $next }.
wazabi-no-chance-gives = سر این میز قرعه می‌گوید ستاره به چه کسی برسد.
wazabi-no-over = بازی تمام شده: { $winner } برده است.

# در مرورگر

wazabi-ui-sub = بی‌تاس شو و ببر
wazabi-ui-aim = هر که زودتر از همه بی‌تاس شود برنده است.
wazabi-ui-sign-star = تاسی که ستاره بیاورد از تو کم می‌شود و به هر که بخواهی می‌رسد.
wazabi-ui-sign-cross = تاسی که ضربدر بیاورد برای همیشه از بازی بیرون می‌رود.
wazabi-ui-sign-number = تاسی که عدد بیاورد پیش تو می‌ماند و به همان تعداد تاس تازه از وسط می‌آورد؛ وسط که خالی شد، چیزی نمی‌آورد.
wazabi-ui-sign-glass = تاس شفاف مثل بقیه است؛ فقط جدا نشانش می‌دهیم.
wazabi-ui-sign-own = رنگ هر تاس می‌گوید اول مال چه کسی بوده؛ بی‌رنگ‌ها از وسط آمده‌اند. رنگ چیزی را عوض نمی‌کند.
wazabi-ui-sign-lead = کم‌تاس‌ترین بازیکن، که از همه به برد نزدیک‌تر است.
wazabi-ui-tray = تاس‌ها
wazabi-ui-me = تو
wazabi-ui-mine = تاس‌های تو
wazabi-ui-whose = { $whose ->
    [own] خودت:
    [neutral] بی‌رنگ:
    [transparent] شفاف:
   *[other] از { $seat }:
}
wazabi-ui-dice-of = تاس‌های { $seat }
wazabi-ui-threw = { $whose ->
    [own] { $count ->
        [1] تو یک تاس ریختی
       *[other] تو { $count } تاس ریختی
    }
   *[other] { $count ->
        [1] { $seat }: یک تاس ریخت
       *[other] { $seat }: { $count } تاس ریخت
    }
}
wazabi-ui-more-dice = و { $count } تای دیگر
wazabi-ui-unit = { $count ->
   *[other] تاس
}
wazabi-ui-leads = پیشتاز: از همه کم‌تاس‌تر
wazabi-ui-got = { $count } ستاره گرفت
wazabi-ui-before-after = { $after ->
    [0] بی‌تاس است
   *[other] { $before } تاس دارد، با ستاره‌هایی که می‌دهی { $after } تاس
}
wazabi-ui-stars-for = ستاره برای { $seat }
wazabi-ui-less = یکی کمتر
wazabi-ui-more = یکی بیشتر
wazabi-ui-no-star-left = ستاره‌ای نمانده. اول از یکی کم کن.

wazabi-ui-column = { wazabi-face }: { $count ->
    [0] هیچ
    [1] یک تاس، { wazabi-brings-face }
   *[other] { $count } تاس، هر کدام { wazabi-brings-face }
}
wazabi-ui-give = { $whose ->
    [own] بده
   *[other] می‌دهد
}
wazabi-ui-given = داد
wazabi-ui-out = { $done ->
    [yes] رفت
   *[no] می‌رود
}
wazabi-ui-glass = شفاف:

wazabi-ui-centre = { $count ->
    [0] وسط میز خالی است.
   *[other] وسط میز { $count } تاس مانده.
}
wazabi-ui-centre-gives = { $how ->
    [all] { $got } تا از وسط می‌آید.
    [some] { $asked } تا خواسته شد، وسط { $got } تا دارد.
    [none] { $asked } تا خواسته شد، وسط خالی است.
   *[nothing] از وسط چیزی نمی‌آید.
}
wazabi-ui-centre-gave = { $how ->
    [all] { $got } تا از وسط آمد.
    [some] { $asked } تا خواسته شد، { $got } تا آمد.
    [none] { $asked } تا خواسته شد، وسط خالی بود.
   *[nothing] از وسط چیزی نیامد.
}

wazabi-ui-ledger = { $whose ->
    [own] { $had } تاس داشتی
   *[other] { $had } تاس داشت
}، { $stars } ستاره به دیگران، { $out } تا بیرون، { $got } تا از وسط؛ { $done ->
    [yes] ماند
   *[no] می‌ماند
} { $remain } تا.
wazabi-ui-ledger-had = { $whose ->
    [own] داشتی
   *[other] داشت
}
wazabi-ui-ledger-stars = ستاره
wazabi-ui-ledger-out = بیرون
wazabi-ui-ledger-got = از وسط
wazabi-ui-ledger-remain = { $done ->
    [yes] ماند
   *[no] می‌ماند
}

wazabi-ui-odds = یک برد در { $odds } بار
wazabi-ui-may-win = شاید همین حالا ببری: { $brings }.
wazabi-ui-throw-hint = ستاره‌ها را به دیگران می‌دهی، ضربدرها از بازی بیرون می‌روند، عددها از وسط تاس می‌آورند.
wazabi-ui-shared-none = { $left ->
    [1] یک ستاره آمد: به چه کسی می‌دهی؟
   *[other] { $left } ستاره آمد: به چه کسانی می‌دهی؟
}
wazabi-ui-share-hint = هر ستاره تاسی است که از تو کم و به دیگری اضافه می‌شود. با + پخششان کن.
wazabi-ui-shared-some = { $left ->
    [1] یک ستارهٔ دیگر مانده.
   *[other] { $left } ستارهٔ دیگر مانده.
}
wazabi-ui-shared-all = { $count ->
    [1] ستاره‌ات به { $seat } می‌رسد.
   *[other] هر { $count } ستاره را تقسیم کردی.
}
wazabi-ui-change-hint = با − و + هنوز می‌توانی عوضش کنی.
wazabi-ui-wins-hint = همین‌ها را که بدهی، بی‌تاس می‌شوی و می‌بری!
wazabi-ui-level = تراز کن
wazabi-ui-level-sub = هر بار به کم‌تاس‌ترین
wazabi-ui-to-leader = { $left ->
    [1] به پیشتاز
   *[other] همه به پیشتاز
}
wazabi-ui-to-leader-sub = { $seat }، { $count } تاس
wazabi-ui-again = از نو
wazabi-ui-send = بده و تمام
wazabi-ui-sending = ستاره‌ها در راه‌اند…
wazabi-ui-won = بردی! هیچ تاسی برایت نمانده.
wazabi-ui-stopped = بازی را نیمه‌تمام گذاشتید؛ کسی نبرد.
wazabi-ui-keys = T همهٔ تاس‌هایت را می‌ریزد. وقت دادن ستاره، شمارهٔ هر ردیف آن بازیکن را انتخاب می‌کند و + و − ستاره‌هایش را کم و زیاد می‌کند.
