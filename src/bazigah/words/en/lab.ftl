# Simulations.

lab-help = Lets bots play many matches and adds up points and wins. The same game, options, seats, number and seed give the same sums on every machine.
lab-help-seats = The bots, in turn order, with commas between: random,greedy. Without it two play at random.
lab-help-games = How many matches.
lab-help-seed = Where chance begins, a number from 0. Another seed gives other matches.
lab-help-json = Prints the sums as JSON, for programs.
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
