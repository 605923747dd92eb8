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
client-stop = End the match early
client-stop-not = No, let us play on
