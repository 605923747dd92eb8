# پایان بازی، گزارشش، بازپخش و وارسی تاس‌ها در مرورگر.

match-end = پایان بازی
match-report = گزارش بازی
match-of = { $game }، { $date }
match-result = نتیجه
match-you = تو
match-you-won = بردی!
match-you-ahead = { $gap } امتیاز جلوتر از نفر بعد.
match-you-place = { $place ->
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] ششم
} شدی، با { $gap } امتیاز فاصله.
match-alone = { $points } امتیاز
match-stopped = بازی نیمه‌تمام ماند
match-stopped-hint = برنده‌ای ندارد، ولی هر چه بازی شده ثبت است.
match-scores = امتیازها از کجا آمد؟
match-lines = هر کس با چه ماند؟
match-total = جمع
match-race = امتیازها چطور بالا رفت؟
match-race-say = نمودار امتیاز هر نفر از آغاز تا پایان؛ عددهای آخر در جدول امتیازها هم هست.

## دست بعدی

match-again = یک دست دیگر
match-again-hint = می‌روید سر همین میز، با همین آدم‌ها، تا همه آماده شوند.
match-wait-host = { $known ->
    [yes] { $host } که میزبان است می‌تواند دست بعدی را شروع کند.
   *[no] میزبان می‌تواند دست بعدی را شروع کند.
}
match-seats = جای هر کس
match-seats-same = مثل همین دست
match-seats-lot = به قرعه
match-full = گزارش کامل
match-file = پروندهٔ بازی

## پرونده‌ها

match-files = پروندهٔ بازی
match-files-say = با این پرونده، بازی را هر وقت و هر جا می‌شود از نو دید و وارسی کرد.
match-file-json = برای برنامه‌ها
match-file-notation = متن حرکت‌ها
match-share = بفرست برای دیگران
match-copied = نشانی کپی شد.
match-open = باز کردن یک بازی
match-open-say = پروندهٔ بازی را این‌جا رها کن یا از دستگاهت انتخابش کن: گزارشش را می‌بینی و بازی گام‌به‌گام از نو پخش می‌شود.
match-open-choose = انتخاب پرونده
match-open-problem = { $file }: { $problem }
match-open-private = سرور پرونده را فقط می‌خواند تا نشانش بدهد و چیزی از آن نگه نمی‌دارد.

## بازپخش

match-watch = دوباره ببینش
match-watch-say = هر حرکت با همان میزی که بود: { $steps } گام، با هر سرعتی که بخواهی و از جای هر کس.
match-replay = بازپخش
match-replay-only = این بازپخش است؛ بازی‌ای که تمام شده عوض نمی‌شود.
match-replay-start = پیش از شروع بازی.
match-replay-quiet = این‌جا چیزی گفته نشده.
match-replay-step = گام { $at } از { $last }
match-replay-slider = کجای بازی
match-replay-first = از اول
match-replay-previous = گام قبل
match-replay-next = گام بعد
match-replay-last = آخر بازی
match-replay-play = پخش کن
match-replay-pause = نگه دار
match-replay-speed = سرعت: { $speed } برابر
match-replay-side = از جای چه کسی ببینم؟
match-replay-side-of = از جای { $name }
match-replay-side-none = از کنار میز
match-replay-close = گزارش

## تاس‌ها درست بودند؟

match-dice = تاس‌ها درست بودند؟
match-dice-here = پیش از شروع، رازی که همهٔ تاس‌ها و کارت‌ها از آن می‌آید مهر شد و مهرش را به همه نشان دادند. حالا راز باز است و مرورگر خودت می‌تواند { $draws ->
    [0] مهر
    [1] تنها تاس یا کارتی که آمده
   *[other] هر { $draws } تاس و کارت
} را از نو حساب کند.
match-dice-server = این صفحه با https باز نشده و مرورگر نمی‌گذارد همین‌جا حساب کنیم. می‌توانی از سرور بپرسی که { $draws ->
    [0] مهر
    [1] تنها تاس یا کارتی که آمده
   *[other] هر { $draws } تاس و کارت
} درست است یا نه؛ ولی آن وقت حرف خود سرور است.
match-dice-table = { $draws ->
    [0] در این بازی هنوز تاس یا کارتی نوشته نشده.
   *[other] تاس‌ها و کارت‌های این بازی را آدم‌ها سر یک میز واقعی نوشته‌اند، هر { $draws } تا؛ این‌ها را نمی‌شود وارسی کرد.
}
match-dice-sealed = راز { $draws ->
    [0] تاس‌ها و کارت‌ها
   *[other] این { $draws } تاس و کارت
} هنوز باز نشده؛ وقتی بازی تمام شود می‌شود وارسی‌شان کرد.
match-seal = مهر
match-secret = راز
match-dice-check = حساب کن
match-dice-ask = از سرور بپرس
match-dice-again = یک بار دیگر
match-dice-progress = پیشرفت حساب
match-dice-bytes = عددهایش را نشان بده
match-part-own = مال این مرورگر
match-check-seal = { $mark ->
    [good] مهر از همین راز ساخته شده.
    [bad] مهر از این راز ساخته نشده!
   *[other] مهر از همین راز ساخته شده؟
}
match-check-witness = { $mark ->
    [good] این همان مهری است که مرورگرت پیش از اولین ریختن دید.
    [bad] مرورگرت پیش از بازی مهر دیگری دیده بود!
    [none] این مرورگر پیش از بازی سر میز نبود، پس خودش شاهد مهر نیست؛ از کسی بپرس که بود.
   *[other] این همان مهری است که پیش از بازی نشان دادند؟
}
match-check-parts = { $mark ->
    [good] { $count ->
        [0] کسی چیزی به تاس‌ها اضافه نکرده.
        [1] یک نفر از خودش چیزی به تاس‌ها اضافه کرده{ $own ->
            [yes] : همین مرورگر.
           *[no] .
        }
       *[other] { $count } نفر از خودشان چیزی به تاس‌ها اضافه کرده‌اند، به همین ترتیب{ $own ->
            [yes] ؛ یکی‌اش مال این مرورگر است.
           *[no] .
        }
    }
    [bad] آنچه این مرورگر به تاس‌ها اضافه کرد در آن‌ها نیست!
   *[other] چه کسانی چیزی به تاس‌ها اضافه کرده‌اند؟
}
match-check-draws = { $mark ->
    [good] هر { $all } تاس و کارت همان است که از راز می‌آید.
    [bad] { $wrong } تاس یا کارت همان نیست که از راز می‌آید!
    [working] { $done } از { $all } تاس و کارت حساب شد…
   *[other] تاس‌ها و کارت‌ها از همین راز می‌آید؟
}
match-check-rules = { $mark ->
    [good] سرور هم بازی را از نو بازی کرد: حرکت‌ها و نتیجه با قانون‌ها می‌خواند.
    [bad] سرور می‌گوید این بازی درست نیست!
    [none] سرور جواب نداد؛ قانون‌ها پیش اوست و بی او نمی‌شود حرکت‌ها را وارسی کرد.
   *[other] حرکت‌ها و نتیجه با قانون‌ها می‌خواند؟
}
match-dice-holds = { $rules ->
    [yes] همه‌چیز درست است.
   *[no] تاس‌ها درست است؛ حرکت‌ها وارسی نشد.
}
match-dice-fails = چیزی درست نیست.
match-dice-own = این صفحه را هم همین سرور فرستاده. اگر می‌خواهی به هیچ‌کس تکیه نکنی، پرونده را بگیر و روی دستگاه خودت بزن:
match-draws = { $count ->
    [0] هیچ تاس یا کارتی نیامده
    [1] تنها تاس یا کارتی که آمده
   *[other] هر { $count } تاس و کارت، یکی‌یکی
}
match-draws-say = زیر هر رویداد، آنچه شانس آورده به خط بازی؛ و این‌که شانس آمدنش چند از چند بوده.
match-draw-chance = { $weight } از { $total }
match-draws-more = بقیه را هم نشان بده
