# The browser: what is said at every table and on all pages.

client-name = Bazigah
client-home = Home
client-close = Close
client-menu = Menu
client-help = Help for this moment
client-rules = The rules
client-see-rule = See the rule
client-wait = One moment…
client-offline = The server does not answer. Check your connection and try again.
client-again = Try again
client-settings = Settings
client-me = My page
client-about = About Bazigah
client-skip = Skip to the page
client-save = Save
client-cancel = Better not
client-copy = Copy
client-copied = Copied.
client-copy-no = That could not be copied; select it yourself.
client-share = Send

## At the table

client-your-turn = Your turn
client-all-together = All together
client-others = Other players
client-away = away
client-thinking = thinking
client-dock = What can I do now?
client-undo = Take back
client-lost = The connection is gone. The match is safe and waits until it is back.
client-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
client-reminder = They are waiting for you.
client-log = What happened
client-log-empty = Nothing has happened yet.
client-leave = Leave the table
client-going = Going
client-leave-say = The table stays as it is; the first page leads back to it.
client-stop = End the match early
client-stop-not = No, let us play on
client-stop-say = If everyone who is here wishes it, the match ends without a result.
client-stop-wished = { $count ->
    [one] { $names } wishes to end the match early.
   *[other] { $names } wish to end the match early.
}
client-stop-mine = You wish to end the match early.
client-around = Around the table
client-you = you
client-host = host
client-bot = bot
client-watching = You are watching.
client-hand-of = Make { $name } the host
client-mute-of = Mute { $name }
client-unmute-of = Let { $name } speak
client-stand = Give my seat to a bot
client-stand-of = Give { $name }’s seat to a bot
client-stand-say = The bot plays on, and you may come back whenever you like.
client-take = Take the seat
client-take-of = Sit down instead of { $name }

## The dice are being sealed

client-opening = The dice are being sealed
client-opening-say = All dice of this match have just been fixed and sealed. Now the device of everyone who sits here adds something of its own to them, and after the match they can be checked.
client-opening-shares = { $count } of { $all } people
client-opening-why = How do I know they are fair?

## Talk

client-talk = Talk
client-talk-new = Talk, { $count } new
client-talk-said = What was said
client-talk-empty = Nobody has said anything yet. You begin!
client-talk-phrases = Say a ready phrase
client-talk-text = Write something
client-talk-say = Say it
client-talk-someone = Someone

## One device, hand to hand

client-handover = Hand the device to { $name }
client-handover-say = Each of you picks alone. Nobody sees a pick before all have been made.
client-handover-do = I am { $name }, show me

## Help for this moment

client-help-can = You can now:
client-help-wait = It is not your turn. Watch until it is.
client-help-over = This match is over.
client-help-lately = What happened last
client-help-signs = The signs
client-help-keys = Keys
client-key-tab = from one thing to the next
client-key-enter = press a button
client-key-arrows = move within a group
client-key-escape = close, or one step back
client-key-log = what happened
client-key-help = this help

## Settings

client-language-fa = فارسی
client-language-en = English
client-set-language = Language
client-set-language-say = All pages are in this language. What people say stays as they wrote it.
client-set-digits = Digits
client-set-digits-say = Apart from the language; whichever you read more easily.
client-set-theme = Day and night
client-set-theme-say = Dice and cards keep their colours; only the table gets dark.
client-set-theme-device = As the device
client-set-theme-light = Day
client-set-theme-dark = Night
client-set-sound = Sound
client-set-sound-say = Dice, wood and paper. Nothing is ever said by sound alone.
client-set-on = On
client-set-off = Off
client-set-motion = Motion
client-set-motion-say = With less of it no die rolls and no card flies; everything is in its place at once.
client-set-motion-device = Your device asks for less motion, and so it is.
client-set-motion-full = Full
client-set-motion-less = Less
client-set-patterns = Patterns on colours
client-set-patterns-say = Every colour always has its shape; these patterns come on top, to tell colours apart more easily.
client-set-kept = These stay on this device only.
