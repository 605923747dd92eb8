# مرورگر: آنچه سر هر میز و در همهٔ صفحه‌ها گفته می‌شود.

client-name = بازی‌گاه
client-home = صفحهٔ اول
client-close = ببند
client-menu = منو
client-help = راهنمای همین لحظه
client-rules = قاعده‌های بازی
client-see-rule = قاعده‌اش را ببین
client-wait = یک لحظه…
client-offline = سرور جواب نمی‌دهد. اینترنتت را نگاه کن و دوباره امتحان کن.

## سر میز

client-your-turn = نوبت توست
client-all-together = همه با هم
client-others = بازیکنان دیگر
client-away = نیست
client-thinking = دارد فکر می‌کند
client-dock = حالا چه کنم؟
client-undo = پس بگیر
client-lost = اتصال قطع شد. بازی سر جایش است و تا وصل شود صبر می‌کند.
client-clock = { $seconds } ثانیه مانده
client-reminder = منتظرت هستند.
client-log = آنچه گذشت
client-log-empty = هنوز اتفاقی نیفتاده.
client-leave = از میز برو
client-stop = بازی را نیمه‌تمام بگذاریم
client-stop-not = نه، بازی را ادامه بدهیم
