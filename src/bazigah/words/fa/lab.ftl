# شبیه‌سازی.

lab-help = ربات‌ها را می‌گذارد بازی‌های زیادی بکنند و امتیازها و بردها را جمع می‌زند. همان بازی، تنظیم‌ها، صندلی‌ها، تعداد و بذر روی هر دستگاهی همان جمع‌ها را می‌دهد.
lab-help-seats = ربات‌ها، به ترتیب نوبت و با ویرگول: { "random,greedy" }. اگر ندهی دو تا شانسی بازی می‌کنند.
lab-help-games = چند بازی.
lab-help-seed = بذر شانس، عددی از { "0" } به بالا. بذر دیگر، بازی‌های دیگر.
lab-help-json = جمع‌ها را برای برنامه‌ها به شکل { "JSON" } چاپ می‌کند.
lab-epilog = برای نمونه: { "bazigah simulate wazabi --seats random,greedy,greedy --games 1000" }
lab-running = در حال بازی
lab-slow = { "numba" } نصب نیست؛ برای همین بازی خیلی کندتر از آن است که می‌شود. با این نصبش کن: { $command }
lab-stopped = { $played ->
    [0] پیش از پایان بازی اول متوقف شد.
   *[other] پس از { $played } بازی از { $games } بازی متوقف شد.
}

lab-played = { $game }: { $number } بازی، بذر { $seed }
lab-seat = صندلی
lab-points = امتیاز
lab-wins = برد
lab-best = بیشترین
lab-worst = کمترین
lab-percent = { $share } ٪
lab-events = رویداد در هر بازی: { $number }
lab-time = { $seconds } ثانیه، { $rate } رویداد در ثانیه، { $face ->
    [compiled] کامپایل‌شده
   *[plain] کامپایل‌نشده
}
