# آنچه همهٔ اتاق‌ها می‌گویند. پیام‌هایی که پروندهٔ خودشان را ندارند این‌جا هستند.

list-comma = ،
list-and = { $first } و { $last }

seat-unnamed = صندلی { $number }

bot-random = شانسی
bot-greedy = حریص
bot-easy = ربات آسان
bot-medium = ربات متوسط
bot-hard = ربات سخت
bot-best = ربات استاد
bot-numbered = { $bot } { $number ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
   *[other] { $number }
}

undone = { $seat } آخرین حرکتش را پس می‌گیرد.
refused-clause = { $clause }: { $sentence }

option-unknown = تنظیمی به نام «{ $name }» نیست؛ این‌ها هستند: { $known }.
option-missing = تنظیم «{ $name }» را باید مشخص کنی: { $allowed }.
option-value = تنظیم «{ $name }» نمی‌تواند «{ $value }» باشد؛ می‌تواند یکی از این‌ها باشد: { $allowed }.
