# The end of a match, its report, its replay, and its dice checked in the browser.

match-end = The match is over
match-report = The match
match-of = { $game }, { $date }
match-result = Result
match-you = You
match-you-won = You win!
match-you-ahead = { $gap ->
    [one] { $gap } point ahead of the next.
   *[other] { $gap } points ahead of the next.
}
match-you-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $gap ->
    [one] { $gap } point behind.
   *[other] { $gap } points behind.
}
match-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
match-stopped = The match was left unfinished
match-stopped-hint = Nobody has won, but all that was played is kept.
match-scores = Where did the points come from?
match-lines = What was everyone left with?
match-total = Total
match-race = How did the points grow?
match-race-say = A chart of everyone’s points from the start to the end; the last numbers are in the table of scores too.

## The next match

match-again = Once more
match-again-hint = Back to this table with the same people, until all are ready.
match-wait-host = { $known ->
    [yes] { $host } is the host and can start the next match.
   *[no] The host can start the next match.
}
match-seats = Seats
match-seats-same = As they are
match-seats-lot = By lot
match-full = The full report
match-file = Match file

## Files

match-files = The match as a file
match-files-say = With this file the match can be watched and checked again at any time, anywhere.
match-file-json = For programs
match-file-notation = The moves as text
match-share = Send it to others
match-copied = The address is copied.
match-open = Open a match
match-open-say = Drop the file of a match here, or choose it from your device: you see its report, and every step of it again.
match-open-choose = Choose a file
match-open-problem = { $file }: { $problem }
match-open-private = The server only reads the file to show it to you, and keeps nothing of it.

## Replay

match-watch = Watch it again
match-watch-say = { $steps ->
    [one] The one step
   *[other] All { $steps } steps
} on the table as it was, as fast as you like and from any seat.
match-replay = Replay
match-replay-only = This is a replay; a match that is over does not change.
match-replay-start = Before the match begins.
match-replay-quiet = Nothing was said here.
match-replay-step = Step { $at } of { $last }
match-replay-slider = Where in the match
match-replay-first = To the start
match-replay-previous = One step back
match-replay-next = One step on
match-replay-last = To the end
match-replay-play = Play
match-replay-pause = Pause
match-replay-speed = Speed: { $speed } times
match-replay-side = From whose seat?
match-replay-side-of = { $name }’s seat
match-replay-side-none = Beside the table
match-replay-close = Report

## Were the dice fair?

match-dice = Were the dice fair?
match-dice-here = Before the match, the secret that all dice and cards come from was sealed, and everyone was shown the seal. Now the secret is open, and your own browser can compute { $draws ->
    [0] the seal
    [one] the one die or card
   *[other] all { $draws } dice and cards
} again.
match-dice-server = This page did not come by https, so the browser does not let us compute here. You can ask the server whether { $draws ->
    [0] the seal is
    [one] the one die or card is
   *[other] all { $draws } dice and cards are
} right; but then it is the server’s word.
match-dice-table = { $draws ->
    [0] No die or card has been typed in this match yet.
    [one] The one die or card of this match was typed in by people at a real table; it cannot be checked.
   *[other] All { $draws } dice and cards of this match were typed in by people at a real table; they cannot be checked.
}
match-dice-sealed = The secret of { $draws ->
    [0] the dice and cards
    [one] the one die or card
   *[other] these { $draws } dice and cards
} is not open yet; they can be checked when the match is over.
match-seal = Seal
match-secret = Secret
match-dice-check = Compute them
match-dice-ask = Ask the server
match-dice-again = Once more
match-dice-progress = How far it is
match-dice-bytes = Show the numbers
match-part-own = from this browser
match-check-seal = { $mark ->
    [good] The seal was made from this secret.
    [bad] The seal was not made from this secret!
   *[other] Was the seal made from this secret?
}
match-check-witness = { $mark ->
    [good] It is the seal that your browser saw before the first throw.
    [bad] Your browser saw another seal before the match!
    [none] This browser was not at the table before the match, so it is no witness of the seal; ask someone who was.
   *[other] Is it the seal that was shown before the match?
}
match-check-parts = { $mark ->
    [good] { $count ->
        [0] Nobody added anything to the dice.
        [one] One person added something of their own to the dice{ $own ->
            [yes] ; it came from this browser.
           *[no] .
        }
       *[other] { $count } people added something of their own to the dice, in this order{ $own ->
            [yes] ; one came from this browser.
           *[no] .
        }
    }
    [bad] What this browser added to the dice is not in them!
   *[other] Who added something to the dice?
}
match-check-draws = { $mark ->
    [good] { $all ->
        [one] The one die or card is what the secret gives.
       *[other] All { $all } dice and cards are what the secret gives.
    }
    [bad] { $wrong ->
        [one] One die or card is not what the secret gives!
       *[other] { $wrong } dice and cards are not what the secret gives!
    }
    [working] { $done } of { $all } dice and cards computed…
   *[other] Do the dice and cards follow from this secret?
}
match-check-rules = { $mark ->
    [good] The server has played the match again too: moves and result keep to the rules.
    [bad] The server says that this match does not hold!
    [none] The server did not answer; it has the rules, and without it the moves cannot be checked.
   *[other] Do moves and result keep to the rules?
}
match-dice-holds = { $rules ->
    [yes] Everything holds.
   *[no] The dice hold; the moves were not checked.
}
match-dice-fails = Something does not hold.
match-dice-own = This page comes from the same server. To rely on nobody, take the file and run this on your own device:
match-draws = { $count ->
    [0] No die or card has come
    [one] The one die or card
   *[other] All { $count } dice and cards, one by one
}
match-draws-say = Under each event, what chance gave, in the notation of the game, and how likely it was.
match-draw-chance = { $weight } in { $total }
match-draws-more = Show the rest too
