# بازی در ترمینال.

terminal-language = فارسی

## کلمه‌هایی که می‌شود نوشت، با فاصله میانشان

terminal-words-undo = برگرد ب
terminal-words-why = چرا
terminal-words-rules = قانون قانون‌ها قوانین ق
terminal-words-table = میز م
terminal-words-log = رویدادها گزارش گ
terminal-words-help = ؟ کمک راهنما ک
terminal-words-quit = خروج خ
terminal-words-yes = بله آره ب

## شروع

terminal-which-game = کدام بازی؟
terminal-game = { $number }. { $game }: { $about }
terminal-your-name = نامت چیست؟ برای دفعهٔ بعد یادم می‌ماند.
terminal-you = مهمان
terminal-welcome = { $game }: { $names }.
terminal-preparing = ربات‌ها دارند آماده می‌شوند. این کار یک بار روی این دستگاه تا نیم دقیقه طول می‌کشد.
terminal-commitment = همهٔ تاس‌های این بازی از حالا معلوم و مهر و موم است. این مهر بعداً نشانش می‌دهد: { $commitment }
terminal-table-dice = تاس و کارت خودتان حساب است: هر چه آمد بنویسید، چندتا را با فاصله. اشتباه را «برگرد» پس می‌گیرد.
terminal-resumed = ادامه پس از { $number } رویداد.
terminal-ask-help = با «؟» می‌بینی چه می‌شود نوشت.

## یک نوبت

terminal-turn = { $seat }، حالا تو.
terminal-hand-over = حالا { $seat }، بی‌آن‌که بقیه ببینند. وقتی پای صفحه‌کلید تنها شدی { "Enter" } را بزن.
terminal-line = { $number }. { $line }
terminal-line-numbers = { $first } تا { $last }
terminal-choice = { $action } [{ $token }]
terminal-choice-brings = { $action } [{ $token }]: { $brings }
terminal-choices = از «{ $least }» تا «{ $most }» [{ $token } تا { $other }]
terminal-only = { "Enter" }: { $line }
terminal-choose = عددی از { $first } تا { $last } بنویس.
terminal-choose-word = یکی از نوشته‌های میان قلاب را بنویس.
terminal-unknown = این‌جا «{ $text }» حرکت نیست؛ با «؟» می‌بینی چه می‌شود نوشت.
terminal-no-outcome = این‌جا «{ $text }» نمی‌آید؛ دوباره بنویس.
terminal-dropped = آنچه پشتش بود کنار رفت: { $rest }
terminal-undone-outcome = آخرین تاس یا کارت پس گرفته شد؛ دوباره بنویس.
terminal-no-undo = این پس گرفتنی نیست: پس از آن تاسی، کارتی یا کس دیگری حرکت کرده.
terminal-why-what = بنویس «چرا» و پشتش یک حرکت، تا بشنوی چه چیزی جلویش را می‌گیرد.
terminal-allowed = این مجاز است: { $action }
terminal-help =
    اگر خط‌ها شماره دارند، شمارهٔ هر خط همان را بازی می‌کند؛ نوشتهٔ میان قلاب هم. { $help }
    چند حرکت با فاصله: یکی پس از دیگری، تا وقتی چیز تازه‌ای پیش بیاید
    برگرد (ب): آخرین حرکتت را پس می‌گیرد، تا وقتی چیزی پس از آن نیامده
    چرا و یک حرکت: چرا مجاز نیست
    قانون و یک بند (ق): قانون‌ها، یا همان بند
    میز (م): آنچه روی میز است، و دوباره آنچه می‌توانی بکنی
    گزارش (گ): آنچه گذشته
    خروج (خ): پایان؛ بازی ذخیره است

## ایستادن و پایان

terminal-saved = بازی ذخیره شد. ادامه‌اش: { $command }
terminal-end-of-input = ورودی تمام شد و بازی ذخیره است. ادامه‌اش: { $command }
terminal-interrupted = بازی ایستاد و ذخیره است. ادامه‌اش: { $command }
terminal-gone = خروجی تمام شد و بازی ذخیره است. ادامه‌اش: { $command }
terminal-kept = بازی در { $path } ماند؛ اثر انگشت: { $checksum }
terminal-verify = برای وارسی‌اش: { $command }
terminal-rematch = یک دست دیگر؟ «بله» بنویس، یا { "Enter" } بزن تا تمام شود.

## قانون‌ها

terminal-clause = { $clause }. { $text }
terminal-options = تنظیم‌ها
terminal-option = { $name }: { $meaning }

## بازی‌های ثبت‌شده

terminal-replay-event = { $number }. { $sentence }
terminal-replay-after = { $number ->
    [0] پیش از اولین رویداد
   *[other] پس از { $number } رویداد
}:
