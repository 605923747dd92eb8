# Simulations.

lab-help = Lets bots play many matches and adds up points and wins. The same game, options, seats, number and seed give the same sums on every machine.
lab-help-seats = The bots, in turn order, with commas between: random,greedy. Without it two play at random.
lab-help-games = How many matches.
lab-help-seed = Where chance begins, a number from 0. Another seed gives other matches.
lab-help-json = Prints the sums as JSON, for programs.
lab-help-workers = How many processes of this machine play, as many as it has processors without it. The results are the same.
lab-help-ray = Plays on the Ray cluster at this address: auto, HOST:6379, ray://HOST:10001, or local. The results are the same.
lab-help-out = Keeps every match in this folder. The same command goes on where it was stopped; more games go on from fewer.
lab-epilog = For example: bazigah simulate wazabi --seats random,greedy,greedy --games 1000
lab-running = Playing
lab-slow = numba is not installed, so play is many times slower than it could be. This installs it: { $command }
lab-stopped = { $played ->
    [0] Stopped before the first match was over.
    [one] Stopped after one match of { $games }.
   *[other] Stopped after { $played } matches of { $games }.
}

lab-played = { $game }: { $number ->
    [one] one match
   *[other] { $number } matches
}, seed { $seed }
lab-seat = seat
lab-points = points
lab-wins = wins
lab-best = best
lab-worst = worst
lab-percent = { $share } %
lab-events = Events in a match: { $number }
lab-time = { $seconds } seconds, { $rate } events a second, { $face ->
    [compiled] compiled
   *[plain] not compiled
}
lab-kept = { $kept ->
    [one] One match was kept from before.
   *[other] { $kept } matches were kept from before.
}

# Tournaments

lab-tournament-help = Lets bots play one another: every bot in every seat, with the same dice. It says who is better, by how much, and how sure that is.
lab-tournament-epilog = For example: bazigah tournament wazabi --bots random,greedy --games 10000
lab-help-bots = The bots, with commas between: random,greedy. Without it random and greedy, which take no time. A bot that is named twice plays against itself.
lab-help-tournament-games = How many matches at least; as many more as make all meet equally often.
lab-help-tournament-option = An option of the game, as players=3; may be given several times. Without it two play. “bazigah rules GAME” lists the options.
lab-tournament-played = { $game }: { $number } matches of { $seats } seats in { $blocks } blocks, seed { $seed }
lab-bot = bot
lab-rating = rating
lab-share = share, %
lab-cross = Of its meetings with the bot above, the bot on the left won so much of { $all }:
lab-tournament-note = Share: of all meetings with another bot in a match, those in which it was ahead; a shared place counts half. In brackets and after ±: what holds the true value in { $cases } of { $all } cases; after ± of points, the standard error.

# Sweeps

lab-sweep-help = Plays a game under many settings of its options: how long it is, whom the order of seats favours, how far points spread, and how often each action, outcome and bonus comes.
lab-sweep-epilog = For example: bazigah sweep wazabi --vary centre=0,50,100 --vary stars=choose,next --option first=0
lab-help-vary = An option and the values to try, as centre=0,50,100; may be given several times, for all combinations.
lab-help-sweep-seats = The bots, in turn order, with commas between; where there are more seats they begin again. Without it two play at random.
lab-help-sweep-games = How many matches under each setting.
lab-help-told = How many more matches under each setting are told, to count each kind of action, outcome and effect.
lab-sweep-played = { $game }: { $number } matches under { $settings ->
    [one] one setting
   *[other] { $settings } settings
}, seed { $seed }
lab-setting = setting
lab-usual = as usual
lab-sweep-events = events
lab-sweep-turns = turns
lab-sweep-spread = spread
lab-sweep-shared = shared, %
lab-seat-wins = seat { $seat } wins, %
lab-kind = in a match
lab-uses-choice = What seats did, counted in { $number } matches:
lab-uses-outcome = What chance gave:
lab-uses-effect = What came of it:
lab-sweep-note = Turn: decisions of one seat in a row. Spread: from the worst points of a match to the best. Shared: matches that several won. In brackets: what holds the true value in { $cases } of { $all } cases; after ± the standard error.

# Reports

lab-report-help = Makes a report of a folder that simulate, tournament or sweep have kept with --out: a page of HTML with plots, or all matches as Parquet.
lab-report-epilog = For example: bazigah report out -o report.html -o matches.parquet
lab-help-output = The file, with the ending html or parquet; may be given several times. Without it, report.html in the folder.
lab-report-written = { $path } is written.

lab-page-made = Made by Bazigah. The same settings give the same numbers on every machine.
lab-page-simulation = { $game }: a simulation
lab-page-tournament = { $game }: a tournament of bots
lab-page-sweep = { $game }: what its options do
lab-page-overview = Overview
lab-page-overview-how = Of a hundred matches, wins are those that a seat won, a shared win counting in part; in brackets what holds the true value in { $cases } of { $all } cases. After ± stands the standard error.
lab-page-ratings = Ratings
lab-page-ratings-how = The further to the right, the stronger the bot. The line through a dot holds its true rating in { $cases } of { $all } cases; where two lines overlap far, it is not sure which bot is better.
lab-page-shares = Shares
lab-page-shares-how = How many of { $all } meetings with other bots a bot won, a shared place counting half. At the dotted line, { $half }, it is as good as they are; the line through a dot holds the true share in { $cases } of { $all } cases.
lab-page-cross = Who beats whom
lab-page-length = Length of a match
lab-page-length-how = To the right: events of a match, throws of single dice included. Upwards: how many of a hundred matches are so long. A narrow hill means that matches are alike.
lab-page-seats = Seats
lab-page-seats-how = How many of { $all } matches each seat won. A line through a mark that misses the dotted one shows a seat that has it easier or harder; it holds the true share in { $cases } of { $all } cases. Where the lot says who begins, all seats are alike.
lab-page-points = Points
lab-page-points-how = To the right: points of a seat at the end. Upwards: how many of a hundred have so many. The wider the hill, the further points spread.
lab-page-kinds = What happened how often
lab-page-kinds-how = How often something came in a match, counted in { $number ->
    [one] one match
   *[other] { $number } matches
} under each setting; “…” stands for a number or a name. What comes very seldom might be missed by nobody; what always comes decides nothing.
lab-page-first = Of { $number } settings the first { $shown } are drawn.
lab-page-settings = Settings
lab-page-settings-how = With these the same matches are played again.
lab-page-bots = bots
lab-page-seed = seed
lab-page-version = version of Bazigah and of the rules

# What was wrong

lab-bots = A tournament takes { $first } to { $last } bots, not { $number }.
lab-alone = Who plays alone can beat nobody: a tournament takes two seats or more.
lab-workers-or-ray = --workers is for this machine and --ray for a cluster; give one of them.
lab-extra = This needs { $package }, which is not installed. This installs it: { $command }
lab-ray-refused = No Ray cluster answers at { $address }: { $problem }
lab-worker-lost = A process that played ended before its time; perhaps memory ran out. With fewer --workers it needs less.
lab-other-work = { $folder } keeps something else: { $setting } is “{ $kept }” there, not “{ $wanted }”. Choose another folder.
lab-no-room = { $folder } has other files in it. Choose a new folder.
lab-in-use = Another process is writing into { $folder }.
lab-unwritten = { $path } cannot be written.
lab-vary-form = “{ $text }” is no list of values; write it as NAME=VALUES, as in centre=0,50,100.
lab-grid = These are { $number } settings; { $most } is the most.
lab-report-kind = { $path } is of no kind that is known here; the endings are { $kinds }.
lab-no-work = { $folder } keeps nothing that can be reported. A folder is filled by simulate, tournament or sweep with --out.
