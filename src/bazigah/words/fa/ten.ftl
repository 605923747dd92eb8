# تِن: حرف‌های سر میز.

ten-name = تِن
ten-about = کارت بکش و از ده نگذر، سر جوکرها قیمت بده و از هر رنگ بلندترین رشته را بساز.
ten-help = بنویس «بکش»، «عدد» (عددها را برمی‌دارم)، «سکه» (سکه‌ها را برمی‌دارم) یا «پاس»؛ در مزایده خود عدد را بنویس. کارت را با رنگ و عددش بنویس، مثل «قرمز۵»، چه برای خریدن چه برای پرداختن. «قرمز#» و «جوکر۵» و «جوکر*» (جوکر کامل) هم همین‌طور؛ اگر با کارت خودتان بازی می‌کنید، «سکه۳» یعنی سکهٔ ۳. سکه‌ها را با «سفید» و «سیاه» بپرداز.
ten-aliases = بکش=draw عدد=numbers سکه=$ پاس=pass سفید=white سیاه=black قرمز=R آبی=B نارنجی=O سبز=G جوکر=W

ten-option-players = چند نفر بازی می‌کنند.
ten-option-first = چه کسی شروع می‌کند: به قرعه یا یک صندلی.
ten-option-auction_cards = در مزایده می‌شود با کارت‌های خودت هم بپردازی یا نه.
ten-option-empty_reward = می‌شود برای پاداشی که نیست بس کنی یا نه: عددها بی کارت عدد، سکه‌ها بی کارت سکه.

# تکه‌های جمله

ten-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [orange] نارنجی
    [green] سبز
   *[other] رنگی
}
ten-card = { $sort ->
    [number] { ten-colour } { $number }
    [hash] جوکر { ten-colour }
    [wild] جوکر { $number }
    [full] جوکر کامل
   *[currency] سکهٔ { $number }
}
ten-plus = +{ $number }
ten-rank-wild = { $rank ->
    [0] جوکر
   *[other] جوکر به‌جای { $rank }
}
ten-cards = { $cards } کارت
ten-black = { $black } سکهٔ سیاه
ten-white = { $white } سکهٔ سفید
ten-copies = { $count ->
    [2] دو تا { $card }
   *[other] سه تا { $card }
}
ten-ranks = { ten-colour } ({ $ranks })
ten-change = { $count ->
    [0] امتیازت فرقی نمی‌کند
   *[other] { $change } امتیاز
}
ten-stretch = { ten-colour } { $count ->
    [1] { $low }
   *[other] { $low } تا { $high }
}
ten-grows = { $change }: { $runs }
ten-gain = { $count } تا برای { $seat }
ten-gain-each = { $count } تا برای هر کدام از دیگران
ten-then = { $first } { $then }

# روی میز

ten-tableau = { $count ->
    [0] { $seat } هنوز کارتی رو نکرده.
   *[other] { $seat } این‌ها را کشیده: { $cards }؛ جمع { $total } است.
}
ten-tableau-own = این‌ها را کشیده‌ای: { $cards }.
ten-brings-gain = { $count } سکهٔ سیاه برای { $seat }
ten-brings-gain-each = { $count } سکهٔ سیاه برای هر کدام از دیگران
ten-auction = در مزایده: { $card }.
ten-bids = پیشنهادها: { $bids }.
ten-bid = { $seat } { $bid ->
    [0] پاس
   *[other] { $bid }
}
ten-bank-bid = بانک { $bid ->
    [0] پاس می‌دهد.
   *[other] { $bid } می‌دهد.
}
ten-due = { $seat } دارد بهای { $card } را می‌دهد: { $due } تا مانده.
ten-buying = { $seat } می‌تواند یک کارت بخرد.
ten-final = کارت آخر را { $seat } کشید؛ هر کس یک بار دیگر می‌تواند بخرد.
ten-market = در بازار: { $cards }.
ten-run = { ten-colour } تو: { $ranks } ({ $points } امتیاز).
ten-wilds = جوکرهای تو: { $cards }.
ten-own = تو { $points } امتیاز{ $white ->
    [0] { " " }و { ten-black } داری.
   *[other] ، { ten-black } و { ten-white } داری.
}
ten-seat = { $seat } { $points } امتیاز{ $white ->
    [0] { " " }و { ten-black } دارد
   *[other] ، { ten-black } و { ten-white } دارد
}{ $cards ->
    [0] .
   *[other] ؛ کارت‌هایش: { $holdings }.
}
ten-pile = { $left ->
    [0] دستهٔ کارت تمام شده.
   *[other] در دسته { $left } کارت مانده.
}
ten-alone = تنها بازی می‌کنی، با قانون خانگی خودمان: در هر مزایده اول بانک قیمت می‌دهد.

# چه می‌شود کرد، و منتظر چه هستیم

ten-over = بازی تمام شد.
ten-wait-lot = قرعه می‌گوید چه کسی شروع می‌کند.
ten-wait-card = { $seat } دارد کارت می‌کشد.
ten-wait-bank = بانک دارد به { $card } فکر می‌کند.
ten-wait-draw = { $seat } دارد فکر می‌کند: بکشد یا بس کند.
ten-wait-bid = نوبت پیشنهاد { $seat } است.
ten-wait-pay = { $seat } دارد می‌پردازد.
ten-wait-buy = { $seat } می‌تواند یک کارت بخرد.
ten-chance-lot = چه کسی شروع می‌کند؟ قرعه بکشید و نامش را بنویس.
ten-chance-card = { $seat } چه کارتی می‌کشد؟
ten-chance-bank = بانک برای { $card } چند می‌دهد؟
ten-do-draw = باید بکشی؛ { $left } کارت مانده.
ten-do-stop = کارت آخر بود: پاداشت را بردار.
ten-do-go-on = جمع { $total } است. یک کارت دیگر می‌کشی ({ $burning ->
    [0] هیچ‌کدام از { $left } کارت نمی‌سوزاند
   *[other] از { $left } کارت { $burning } تا می‌سوزاند
})، یا بس است؟
ten-do-bid = { $range ->
    [none] برای { $card } بیشتر از { $highest } نمی‌توانی بدهی: پاس بگو.
    [one] برای { $card } ({ $change }) { $least } بده یا پاس بگو.
   *[many] برای { $card } ({ $change }) از { $least } تا { $means } بده یا پاس بگو.
}
ten-do-pay = بهای { $card } را بده: { $due } تا مانده؛ مثلاً با { $means }.
ten-do-buy = { $can ->
    [no] در بازار چیزی نیست که بتوانی بخری.
   *[yes] { $final ->
        [yes] آخرین خرید است: یک کارت بخر یا بگذر.
       *[no] یک کارت از بازار بخر یا بگذر.
    }
}

ten-act-draw = یک کارت بکش
ten-act-numbers = عددها را بردار ({ $count ->
    [0] بی کارت
   *[other] { $count } کارت
})
ten-act-currency = سکه‌ها را بردار
ten-act-pass = پاس
ten-act-no-buy = چیزی نخر
ten-act-bid = { $bid } بده
ten-act-buy = { $card } را به { $price } بخر
ten-act-white = یک سکهٔ سفید بده که { $worth } می‌ارزد
ten-act-card = { $card } را بده
ten-act-black = بقیه را با { $count } سکهٔ سیاه بده
ten-outcome-lot = { $seat } شروع کند
ten-outcome-bank = بانک { $bid ->
    [0] پاس بدهد
   *[other] { $bid } بدهد
}

ten-brings-auction = مزایده
ten-brings-bust = { $how ->
    [number] سوختن با عدد: جمع می‌شود { $total }
   *[currency] سوختن با سکه: سکه‌ها می‌شود { $coins }
}
ten-brings-burning = { $burns ->
    [numbers] عدد { $number } به بالا می‌سوزاند
    [currency] سکهٔ { $coin } به بالا می‌سوزاند
   *[both] عدد { $number } به بالا و سکهٔ { $coin } به بالا می‌سوزاند
}
ten-brings-payment = می‌پردازی: { $means }
ten-brings-total = جمع می‌شود { $total }
ten-brings-buy = بعدش یک خرید از بازار
ten-brings-black = { $count ->
    [0] سکه‌ای اضافه نمی‌شود، چون { $black } تا داری
   *[other] { $count } سکهٔ سیاه (روی هم { $black } تا)
}
ten-brings-market = { $count } کارت برای بازار
ten-brings-no-buy = بدون خرید
ten-brings-sold = به { $seat } می‌رسد، به { $bid }
ten-brings-discarded = کنار می‌رود
ten-brings-lost = { $lost } تا از ارزشش هدر می‌رود

# چه شد

ten-starts = { $seat } شروع می‌کند.
ten-drew = { $seat } { $card } را کشید.
ten-drew-wildcard = { $seat } { $card } را کشید و مزایده شروع شد.
ten-drew-bust = { $seat } { $card } را کشید و سوخت: { $how ->
    [number] جمع به { $total } رسید
   *[currency] سکه‌ها به { $coins } رسید
} { $white ->
    [yes] و یک سکهٔ سفید گرفت.
   *[no] و دیگر سکهٔ سفیدی نمانده بود.
}
ten-got = سکهٔ سیاه: { $gains }.
ten-last-card = این کارت آخر بود.
ten-took-numbers = { $seat } { $count ->
    [0] عددها را خواست، ولی عددی نبود.
   *[other] عددها را برداشت: { $cards }.
}
ten-took-currency = { $seat } سکه‌ها را خواست، { $count ->
    [0] سکهٔ سیاهی نگرفت
   *[other] { $count } سکهٔ سیاه گرفت
} و حالا { $black } تا دارد{ $market ->
    [0] .
   *[other] ؛ { $market } کارت به بازار رفت.
}
ten-bid-made = { $seat } { $bid ->
    [0] پاس داد.
   *[other] گفت { $bid }.
}
ten-sold = { $card } به { $seat } رسید، به { $bid }.
ten-discarded = { $bank ->
    [yes] { $card } به بانک رسید و کنار رفت.
   *[no] کسی { $card } را نخواست و کنار رفت.
}
ten-bought = { $seat } { $card } را به { $price } خرید.
ten-bought-nothing = { $seat } چیزی نخرید.
ten-paid-white = { $seat } یک سکهٔ سفید داد.
ten-paid-black = { $seat } { $count } سکهٔ سیاه داد.
ten-paid-card = { $seat } { $card } را داد.

# پایان

ten-part = { ten-colour } { $points }
ten-result = { $seat }: { $points } امتیاز ({ $parts })، { ten-black }، { $cards } کارت.
ten-won = { $seat } برد{ $by ->
    [points] .
    [black] : امتیازها برابر بود، ولی سکهٔ سیاه بیشتری داشت.
   *[cards] : امتیازها و سکه‌های سیاه برابر بود، ولی کارت کمتری داشت.
}
ten-shared = { $seats } با هم بردند.
ten-medal-code = { $medal ->
    [none] هیچ
    [bronze] برنز
    [silver] نقره
   *[gold] طلا
}
ten-medal = نشانت { ten-medal-code } است، بالاترین نشان.
ten-medal-next = { $medal ->
    [none] این بار نشانی نگرفتی
   *[other] نشانت { ten-medal-code } است
}؛ از { $least } امتیاز به بالا می‌شود { $next ->
    [bronze] برنز
    [silver] نقره
   *[gold] طلا
}.

# چرا نه

ten-no-await-lot = اول قرعه باید بگوید چه کسی شروع می‌کند.
ten-no-no-such-seat = این میز { $players } نفره است و صندلی { $seat } ندارد.
ten-no-not-your-turn = نوبت { $actor } است.
ten-no-await-card = دارد کارت کشیده می‌شود؛ صبر کن.
ten-no-no-such-card = چنین کارتی در دسته نمانده.
ten-no-draw-or-stop = حالا یا کارت بکش یا با برداشتن پاداش بس کن.
ten-no-must-draw = تا کارتی رو نشده، باید بکشی.
ten-no-no-number = عددها را وقتی می‌شود برداشت که کارت عددی رو شده باشد.
ten-no-no-currency = سکه‌ها را وقتی می‌شود برداشت که کارت سکه‌ای رو شده باشد.
ten-no-pile-empty = کارت آخر کشیده شده؛ دیگر کسی نمی‌کشد.
ten-no-not-your-buy = حالا نوبت خرید { $actor } است.
ten-no-buy-or-pass = حالا یک کارت از بازار بخر یا بگذر.
ten-no-not-in-market = { $card } در بازار نیست.
ten-no-too-dear = قیمت { $card } { $price } است و همهٔ دارایی‌ات { $means } می‌ارزد.
ten-no-twin = { $card } را خودت داری؛ لنگه‌اش را نمی‌شود خرید.
ten-no-not-your-payment = اول { $actor } باید بپردازد.
ten-no-pay-first = اول حسابت را صاف کن: { $due } تا مانده.
ten-no-no-white = دیگر سکهٔ سفیدی نداری.
ten-no-white-first = سکهٔ سفید را باید پیش از کارت‌ها داد.
ten-no-not-owned = { $card } را نداری.
ten-no-card-order = کارت‌ها را به ترتیب می‌دهند: بعد از { $from } دیگر نوبت { $card } گذشته.
ten-no-cards-short = اگر از { $card } شروع کنی، کارت‌های از آن به بعد و سکه‌های سیاهت به { $due } نمی‌رسد.
ten-no-black-short = { $due } تا مانده و سکهٔ سیاهت { $black } تاست.
ten-no-tokens-only = سر این میز در مزایده با کارت نمی‌پردازند.
ten-no-not-your-bid = حالا نوبت پیشنهاد { $actor } است.
ten-no-bid-or-pass = مزایده است: قیمت بده یا پاس بگو.
ten-no-bid-too-low = { $bid } کم است: باید بیشتر از { $highest } بدهی.
ten-no-bid-beyond-means = { $bid } را نمی‌توانی بدهی: همهٔ آنچه می‌توانی بپردازی { $means } است.
ten-no-not-your-final-buy = در خرید آخر حالا نوبت { $actor } است.
ten-no-over = بازی تمام شده.
ten-no-await-bank = اول بانک باید قیمت بدهد.
ten-no-no-such-bank-bid = بانک نمی‌تواند { $bid } بدهد.

# صفحهٔ مرورگر

ten-ui-aim = بلندترین رشتهٔ پشت سر هم از هر رنگ امتیاز دارد: هر کارت یکی. { $players ->
    [1] هر چه امتیاز بیشتر، نشان بهتر.
   *[other] آخرش هر که امتیازش بیشتر باشد برنده است.
}
ten-ui-sign-number = عدد به جمع اضافه می‌شود. اگر نسوزی، می‌شود همهٔ عددها را برداشت.
ten-ui-sign-coin = کارت سکه از جمع کم می‌شود. سکه‌ها را که برداری، همین‌قدر سکهٔ سیاه می‌گیری؛ عددها را که برداری، به هر کدام از دیگران می‌رسد.
ten-ui-sign-flame = جمع که از ده بگذرد، یا سکه‌ها به تنهایی از ده بگذرند، می‌سوزی: عددها به بازار می‌رود و یک سکهٔ سفید می‌گیری.
ten-ui-sign-joker = جوکر جای کارت دیگری را در رشته می‌گیرد و همیشه مزایده می‌شود.
ten-ui-sign-black = سکهٔ سیاه یکی می‌ارزد. هیچ‌کس بیشتر از ده تا نگه نمی‌دارد.
ten-ui-sign-white = سکهٔ سفید سه تا می‌ارزد و باقی ندارد.
ten-ui-sign-market = این کارت در بازار است و قیمتش عدد خودش است.

ten-ui-left = { $left } کارت مانده
ten-ui-tray = کارت‌های این نوبت
ten-ui-drawn = کارت‌هایی که رو شده
ten-ui-you = تو
ten-ui-colour = رنگ
ten-ui-total = جمع
ten-ui-total-of = جمع { $name }
ten-ui-coins = سکه
ten-ui-meter = { $label } { $value } از { $most }
ten-ui-points = { $points } امتیاز
ten-ui-mine = کارت‌های من
ten-ui-hand-of = کارت‌های { $name }
ten-ui-peek = کارت‌های { $name }، { $points } امتیاز
ten-ui-on-sale = در بازار
ten-ui-run = { ten-colour }: { $count ->
    [0] هنوز هیچ.
   *[other] { $ranks }. { $points ->
        [0] هنوز امتیازی ندارد.
        [1] رشته { $low }، { $points } امتیاز.
       *[other] رشته { $low } تا { $high }، { $points } امتیاز.
    }
}
ten-ui-jokers = جوکرها
ten-ui-joker = { $card }{ $stands ->
    [yes] ، به‌جای { $place }
   *[no] ، فعلاً بی‌کار
}؛ ببین چه‌ها می‌تواند باشد
ten-ui-joker-idle = بی‌کار
ten-ui-final = نتیجه

ten-ui-market = بازار
ten-ui-market-price = قیمت هر کارت، عدد خودش است
ten-ui-market-empty = بازار خالی است. عددهایی که می‌سوزند یا برداشته نمی‌شوند این‌جا می‌آیند.
ten-ui-market-card = { $card }{ $count ->
    [1] { "" }
   *[other] ، { $count } تا
}{ $owned ->
    [yes] ، خودت داری
   *[no] { "" }
}

ten-ui-pile = در دسته چه مانده
ten-ui-pile-open = در دسته { $left } کارت مانده؛ ببین چه‌ها
ten-ui-pile-say = { $left ->
    [0] دسته تمام شده.
   *[other] { $left } کارت مانده. هر کدام ممکن است کارت بعدی باشد.
}
ten-ui-pile-numbers = عددها: { $count } کارت
ten-ui-pile-wilds = جوکرها: { $count } کارت
ten-ui-pile-coins = سکه‌ها: { $count } کارت

ten-ui-first = جمع کارت‌ها از { $most } که بگذرد می‌سوزی و عددها به بازار می‌رود. پیش از آن بس کن و عددها یا سکه‌ها را بردار.
ten-ui-go-on = یک کارت دیگر می‌کشی، یا بس است؟
ten-ui-burns = { $burns }: { $burning } تا از { $left } کارت.
ten-ui-draw-again = یک کارت دیگر بکش
ten-ui-odds = { $count ->
    [0] هیچ کارتی نمی‌سوزاند
   *[other] { $exact ->
        [yes] از { $of } کارت { $count } تا می‌سوزاند
       *[no] از هر { $of } کارت { $count } تا می‌سوزاند
    }
}
ten-ui-bust = { $own ->
    [yes] سوختی!
   *[no] { $name } سوخت!
}
ten-ui-numbers = عددها را بردار
ten-ui-keys = D کارت می‌کشد، N عددها و C سکه‌ها را برمی‌دارد. در مزایده + و − پیشنهادت را عوض می‌کند و P پاس می‌دهد؛ در خرید هم P یعنی نمی‌خرم.
ten-ui-numbers-none = هنوز عددی رو نشده
ten-ui-currency-none = هنوز سکه‌ای رو نشده

ten-ui-then = می‌شود { $count }

ten-ui-bids = پیشنهادها، به ترتیب
ten-ui-bank = بانک
ten-ui-bid = پیشنهاد تو
ten-ui-bid-ask = { $highest ->
    [0] برای { $card } چند می‌دهی؟
   *[other] برای { $card } بیشتر از { $highest } می‌دهی؟
}
ten-ui-bid-gain = اگر ببری: { $change }.
ten-ui-bid-once = هر کس فقط یک بار قیمت می‌دهد و بالاترین قیمت می‌برد.
ten-ui-bid-now = حالا
ten-ui-bid-later = بعد
ten-ui-bid-do = { $bid } می‌دهم
ten-ui-less = یکی کمتر
ten-ui-more = یکی بیشتر
ten-ui-quick = پیشنهادهای آماده
ten-ui-all = همه‌اش

ten-ui-buy = بخر
ten-ui-buy-ask = { $card } را به { $price } می‌خری؟
ten-ui-buy-how = قیمت هر کارت عدد خودش است. یکی از کارت‌های روشن را بزن تا ببینی چه می‌شود.

ten-ui-pays-with = می‌پردازی
ten-ui-pays = می‌پردازی: { $means }.
ten-ui-pay = بهای { $card } را بده: { $due } تا مانده.
ten-ui-pay-how = هر چه را می‌دهی بزن؛ بقیه با سکهٔ سیاه است.
ten-ui-pay-other = جور دیگر می‌پردازم
ten-ui-pay-do = بپرداز
ten-ui-pay-cards = با کارت هم می‌شود
ten-ui-pay-cards-say = هر کارتی یکی می‌ارزد
ten-ui-pay-card = { $card }{ $lost ->
    [0] { "" }
   *[other] ، { $lost } امتیاز کم می‌شود
}
ten-ui-whites = سکه‌های سفید، هر کدام { $worth }
ten-ui-white = سکهٔ سفید، { $worth } می‌ارزد
ten-ui-black = { $count } سکهٔ سیاه از { $held } تا
ten-ui-missing = { $count } تای دیگر کم است
