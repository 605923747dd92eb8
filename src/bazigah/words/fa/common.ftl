# آنچه همهٔ اتاق‌ها می‌گویند. پیام‌هایی که پروندهٔ خودشان را ندارند این‌جا هستند.

list-comma = ،
list-and = { $first } و { $last }

seat-unnamed = صندلی { $number }

bot-random = شانسی
bot-greedy = حریص
bot-numbered = { $bot } { $number }

undone = { $seat } آخرین حرکتش را پس می‌گیرد.
refused-clause = { $clause }: { $sentence }

option-unknown = تنظیمی به نام «{ $name }» نیست؛ این‌ها هستند: { $known }.
option-missing = تنظیم «{ $name }» را باید مشخص کنی: { $allowed }.
option-value = تنظیم «{ $name }» نمی‌تواند «{ $value }» باشد؛ می‌تواند یکی از این‌ها باشد: { $allowed }.
