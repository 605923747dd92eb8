# A table before the match: seats, bots, invitation and settings.

lobby-table-of = { $name }’s table
lobby-table-game = A table of { $game }
lobby-sub = { $game }, { $count ->
    [one] one seat
   *[other] { $count } seats
}
lobby-seats = Around the table
lobby-seat = Seat { $seat }
lobby-chair = { $seat }: { $name }, { $what }
lobby-you = you
lobby-host = host
lobby-ready = ready
lobby-ready-not-yet = not ready yet
lobby-gone = not here now
lobby-beside = beside you
lobby-bot = bot
lobby-empty = Free seat
lobby-empty-sit = sit here
lobby-empty-fill = a friend or a bot
lobby-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

## One sentence and one button

lobby-say-sit = Take a seat and play
lobby-hint-sit = Or stay here and watch.
lobby-say-full = All seats are taken
lobby-hint-full = Stay here, and you will watch the match.
lobby-say-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
lobby-hint-fill = Invite a friend, or seat a bot. The match begins when all seats are taken.
lobby-hint-wait = We wait until they are taken. You may send the invitation, too.
lobby-say-start = Everyone sits
lobby-hint-start = Start whenever you like.
lobby-hint-unready = Not ready yet: { $names }. You may start all the same.
lobby-say-ready = Everyone sits. Are you ready?
lobby-hint-ready = When all are ready the match begins by itself.
lobby-say-waiting = Waiting for the others
lobby-hint-waiting = Not ready yet: { $names }.
lobby-start = Start
lobby-fill = Seat bots
lobby-ready-do = I’m ready
lobby-ready-undo = No, wait
lobby-sit = Sit down
lobby-name = What is your name?
lobby-name-say = Others see you by this name. It is remembered for the next time.

## A seat

lobby-sit-here = I sit here
lobby-move-here = I move over and sit here
lobby-beside-add = Someone beside me
lobby-beside-say = They play on this device. When it is their turn you hand it to them.
lobby-beside-name = Their name
lobby-beside-do = Seat them
lobby-bot-add = A bot
lobby-bot-level = Which bot?
lobby-bot-say-random = Plays without a thought; good for a first time.
lobby-bot-say-greedy = Always does what brings the most at that moment.
lobby-bot-say-easy = Tries each move a few times in its head, and errs often; a good first rival.
lobby-bot-say-medium = Plays a hundred matches in its head before each move, and sees most of what matters.
lobby-bot-say-hard = Plays a thousand matches in its head before each move; it seldom gives anything away.
lobby-bot-say-best = Takes up to a second a move and plays as well as we know how.
lobby-bot-go = Take the bot away
lobby-stand = I get up
lobby-stand-beside = They get up
lobby-free-up = Free the seat
lobby-rename = Name of this seat
lobby-rename-do = Change it

## Invitation

lobby-invite = Invite a friend
lobby-code = Code of the table
lobby-invite-say = Send the link, or let them type this code on the first page.
lobby-link-copy = Copy the link
lobby-qr = QR code of the invitation to this table
lobby-share-text = Come and play { $game }!
lobby-local = This address opens on this device only. For other devices, start Bazigah with { $command }.

## Settings

lobby-options = How shall we play?
lobby-options-host = The host chooses these.
lobby-game = Game
lobby-more = Settings of the table itself
lobby-set-name = Name of the table
lobby-set-name-say = So that it can be found among others in the list.
lobby-set-name-do = Set it
lobby-set-language = Language of the table
lobby-set-language-say = So that others know what is spoken here.
lobby-set-listed = Who may come?
lobby-set-listed-no = By link or code
lobby-set-listed-yes = Everyone
lobby-set-listed-no-say = Only those who have the link or the code.
lobby-set-listed-yes-say = The table is in the list of the first page, and anyone may sit down.
lobby-set-chat = How do we talk?
lobby-set-chat-phrases = Ready phrases
lobby-set-chat-free = Freely
lobby-set-chat-phrases-say = In ready phrases only; better where anyone may come.
lobby-set-chat-free-say = Everyone writes what they like. The host can take a voice.
lobby-set-clock = Turn clock
lobby-set-clock-off = None
lobby-set-clock-remind = Reminder
lobby-set-clock-limit = Limit
lobby-set-clock-off-say = Everyone thinks as long as they like.
lobby-set-clock-remind-say = When time is up there is a reminder, no more.
lobby-set-clock-limit-say = When time is up a bot moves for them.
lobby-set-seconds = Time for a turn
lobby-time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
lobby-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
lobby-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
lobby-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
lobby-range = { $low } to { $high }
lobby-choice-on = yes
lobby-choice-off = no
lobby-choice-lot = by lot
lobby-choice-choose = whomever the thrower likes
lobby-choice-random = by lot
lobby-choice-next = the next player
lobby-choice-standard = the usual sheet
