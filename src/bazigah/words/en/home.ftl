# The first page: the shelf of games, my tables and open ones.

home-title = Which box shall we open?
home-game-clever = Clever
home-game-ten = TEN
home-game-wazabi = Wazabi
home-about-clever = Take a die, write it in the row of its colour, and let one bonus bring the next.
home-about-ten = Draw cards and stay within ten, bid for wildcards, and build the longest run of each colour.
home-about-wazabi = Throw all your dice, hand your stars to the others, and be the first without any.
home-players = How many play?
home-play-bots = Play bots right now
home-play-alone = Play alone right now
home-make = Set up a table
home-learn = Learn it
home-starting = Setting up the table…
home-guest = Guest
home-games-none = The server does not answer, so no new match can begin. The rules can be read all the same.

## Invited?

home-join = Invited? Type the code of the table.
home-join-go = Go there
home-join-scan = Scan a QR code
home-join-length = The code of a table has { $digits } digits; look at it once more.
home-scan = Hold the camera to the QR code
home-scan-say = It is on the host’s screen, beside the code of the table. As soon as it is read you are there.
home-scan-no = The camera did not open. Allow it, or type the code.
home-scan-other = That QR code is not of a table here.

## My matches

home-resume-yours = It is your turn
home-resume-of = It is { $name }’s turn
home-resume-on = You have a match going on
home-resume-lobby = Your table is still set up
home-resume-with = { $game } with { $names }
home-resume = Continue
home-mine = My tables
home-row-lobby = { $free ->
    [0] all seats taken, not begun yet
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
home-row-playing = a match is on
home-row-over = the match is over
home-row-when = { $what }, { $when }
home-finished = Matches I have played
home-finished-more = All my matches
home-finished-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-finished-place = You: { $shared ->
    [yes] joint{" "}
   *[no] {""}
}{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }, { home-finished-alone }
home-finished-won = { $won ->
    [yes] You won
   *[no] You lost
}, { $players } players
home-finished-winner = Player { $number } won
home-finished-points = Points: { $points }
home-finished-stopped = ended without a result
home-finished-running = not over yet
home-finished-none = You have not finished a match yet.
home-finished-none-say = Every match that ends comes here: with its points, a check of its dice, and to watch again.

## Open tables

home-open = Open tables
home-open-none = No table is open to everyone right now.
home-open-none-say = Set up your own, and let it be listed in its settings.
home-open-sit = Take a seat
home-open-watch = Watch
home-open-refresh = Look again

## Newcomers, and the foot of the page

home-new = New here?
home-new-say = Hodhod shows you the rules of { $game } in pictures.
home-replay = Open a recorded match
home-night = Night colours
home-day = Day colours
