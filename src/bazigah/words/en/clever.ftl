# Clever: what the table says.

clever-name = Clever
clever-about = Throw six dice, write their numbers into rising rows, and let one bonus set off the next.
clever-help = Type “throw”, “stop”, “red”, “pass” or “skip” (let a bonus go). Dice and rows are B, Y, G, O, P and W, the clock die is C: “B” writes blue, “W>Y” white into the yellow row, “+B” copies blue into white.
clever-aliases = throw=throw

clever-option-players = How many play.
clever-option-first = Who starts: drawn by lot, or a seat.
clever-option-picks = How many dice the player whose turn it is may pick at most.
clever-option-rounds = How many rounds the match has.
clever-option-table_turn = Whether a player alone also gets a die from the table after each turn.
clever-option-sheet = The score sheet: the standard one, or a file of your own.

# Parts of sentences

clever-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
    [orange] orange
    [purple] purple
    [white] white
   *[clock] clock
}
clever-row-colour = { $row ->
    [blue] blue
    [yellow] yellow
    [green] green
    [orange] orange
    [purple] purple
   *[white] white
}
clever-die = { clever-colour } { $number }
clever-plus = +{ $number }
clever-white-bonus = white bonus

# On the table

clever-round = Round { $round } of { $rounds }{ $whose ->
    [own] .
    [table] , the table’s turn.
    [others] , picks of the others after { $seat }’s turn.
   *[seat] , { $seat }’s turn.
}
clever-dice = On the table: { $dice }.
clever-locked = Locked for this turn: { $colours }.
clever-done = { $count ->
    [one] { $seats } has chosen.
   *[other] { $seats } have chosen.
}
clever-row = Your { clever-colour }: { $filled ->
    [0] empty ({ $boxes } boxes)
   *[other] { $numbers } ({ $filled } of { $boxes })
}; { $notes }.
clever-row-takes = { $least ->
    [1] takes any number
    [6] takes only a { $least }
   *[other] takes { $least } or more
}
clever-row-stuck = takes nothing any more
clever-row-full = full
clever-row-bonus = { $bonus } in box { $box }
clever-row-threshold = { $left ->
    [0] sum counts
   *[other] sum from box { $box }
}
clever-points = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of them bonus
}{ $red ->
    [0] { "" }
    [one] , with { $red } red box
   *[other] , with { $red } red boxes
}.
clever-sheet-row = { clever-colour } ({ $numbers })
clever-sheet = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $red ->
    [0] { "" }
    [one] { "" } and { $red } red box
   *[other] { "" } and { $red } red boxes
}{ $count ->
    [0] .
   *[other] : { $rows }.
}
clever-alone = You play alone by our house rule: after each of your turns the table throws.

# What to do, and whom to wait for

clever-over = The match is over.
clever-wait-lot = The lot decides who starts.
clever-chance-lot = Who starts? Draw lots and type the name.
clever-wait-dice = { $whose ->
    [table] The table is throwing.
   *[seat] { $seat } is throwing.
}
clever-wait = Waiting for { $seats }.
clever-chance-die = What does the { clever-colour } die show?
clever-do-throw = Your throw.
clever-do-pick = Pick a die and write its number (pick { $number } of { $picks }).
clever-do-mark = Nothing fits: mark a red box, { $points }.
clever-do-copy = White bonus: copy one of these dice into your white row, or let it go.
clever-do-go-on = Stop, or throw again?
clever-do-take = Write one of these dice, or pass at no cost.
clever-do-pass = None of these dice fits: pass.

# Actions

clever-act-throw = Throw { $count } dice
clever-act-stop = Stop
clever-act-red = Mark a red box
clever-act-pass = Pass
clever-act-let-go = Let the bonus go
clever-act-copy = Copy { clever-die } into white
clever-act-write = Write { clever-die }
clever-act-write-into = Write { clever-die } into the { clever-row-colour } row

# What they bring

clever-brings-duty = then you must pick; if nothing fits, a red box, { $points }
clever-brings-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}{ $sum ->
    [yes] { "" } with the row’s sum
   *[no] { "" }
}
clever-brings-box = box { $box }, { $gain }
clever-brings-white = a white bonus
clever-brings-white-lost = a white bonus that fits nowhere
clever-brings-full = the row is full, which ends the match
clever-brings-out = { $colour ->
    [clock] the clock die
   *[other] { clever-colour }
} out
clever-brings-nothing = nothing fits
clever-brings-end = the match is over

# What happened

clever-event = { $event }.
clever-event-notes = { $event }: { $notes }.
clever-starts = { $seat } starts
clever-threw = { $seat } threw { $dice }
clever-threw-table = The table threw { $dice }; the two highest, { $away }, are taken away
clever-did-stop = { $seat } stopped
clever-did-red = { $seat } marked a red box
clever-did-pass = { $seat } passed
clever-did-let-go = { $seat } let the white bonus go
clever-did-copy = { $seat } copied { clever-die } into white
clever-did-write = { $seat } wrote { clever-die }
clever-did-write-into = { $seat } wrote { clever-die } into the { clever-row-colour } row

# How it ended

clever-result = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).
clever-part-row = { clever-colour } { $points }
clever-part-bonus = bonus { $points }
clever-part-red = red boxes { $points }
clever-won = { $seat } wins{ $by ->
    [red] { "" }: the points are equal, the red boxes fewer.
    [white] { "" }: points and red boxes are equal, but there is more in the white row.
   *[points] .
}
clever-shared = { $seats } share the win.
clever-medal-code = { $medal ->
    [fair] fair
    [good] good
    [very-good] very good
    [clever] clever
   *[pretty-clever] pretty clever
}
clever-medal = That was { clever-medal-code }: the highest medal.
clever-medal-next = { $medal ->
    [none] No medal this time
   *[other] That was { clever-medal-code }
}; from { $least } points on it is { $next ->
    [fair] fair
    [good] good
    [very-good] very good
    [clever] clever
   *[pretty-clever] pretty clever
}.

# Why not

clever-no-no-such-seat = This table has { $players } seats; the lot must fall on one of them.
clever-no-no-such-face = A die has no such face.
clever-no-throw-first = First the dice are thrown.
clever-no-pick-first = After a throw a die must be picked; there is no passing.
clever-no-too-small = { $least ->
    [7] The { $section } row ends with the highest number there is; nothing fits any more.
   *[other] The { $section } row takes { $least } or more now, not { $number }.
}
clever-no-full = The { $section } row is full.
clever-no-own-colour = The { $die } die goes only into the row of its own colour.
clever-no-clock-not-white = The clock die goes into any coloured row, but never into white.
clever-no-clock-used = The clock die can be picked once a turn, and it has been.
clever-no-clock-locked = Yellow is locked in this turn, and the clock die with it.
clever-no-locked = The colour { $die } is locked until the end of this turn.
clever-no-white-aside = The white die has been picked and lies aside.
clever-no-stop-or-throw = The pick of this throw is made: now stop, or throw again.
clever-no-something-fits = Something fits and must be picked; a red box is only for when nothing does.
clever-no-nothing-fits = Nothing fits, so it is a red box.
clever-no-clock-not-shared = The clock die can only be picked in one’s own turn.
clever-no-take-or-pass = One of the dice that are left can be taken now; the only other way is to pass.
clever-no-bonus-first = The white bonus comes first: use it or let it go.
clever-no-same-die = The { $die } die began this bonus, so it cannot be copied.
clever-no-taken-away = The { $die } die has been taken away: in the table’s turn the two highest are nobody’s.
clever-no-no-chance = No die has to fall now.
clever-no-no-seat = Nobody sits there.
clever-no-no-action = There is no such move.
clever-no-not-now = There is nothing to decide at this seat now.
clever-no-done = This seat has chosen already; now it is up to the others.
clever-no-over = The match is over.
clever-no-sheet-section-missing = The sheet lacks the section “{ $section }”.
clever-no-sheet-section-unknown = The sheet has a section “{ $name }”, which does not exist.
clever-no-sheet-section-shape = On the sheet, “{ $section }” must be a section with fields of its own.
clever-no-sheet-field-missing = On the sheet, section “{ $section }” lacks the field “{ $field }”.
clever-no-sheet-field-unknown = On the sheet, section “{ $section }” has a field “{ $name }”, which does not exist.
clever-no-sheet-field-value = On the sheet, field “{ $field }” of section “{ $section }” cannot hold “{ $value }”.
clever-no-sheet-boxes-few = On the sheet, section “{ $section }” has { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}; it needs at least { $least }.
clever-no-sheet-boxes-many = On the sheet, section “{ $section }” has { $boxes } boxes; with its repeat boxes at most { $most } could ever be filled.
clever-no-sheet-repeat-white = On the sheet, the white section has repeat boxes; it may have none.
clever-no-sheet-repeat-place = On the sheet, box { $box } of section “{ $section }” cannot be a repeat box: those lie after the first box, up to box { $boxes }.
clever-no-sheet-repeat-twice = On the sheet, repeat box { $box } of section “{ $section }” is named twice.
clever-no-sheet-bonus-place = On the sheet, section “{ $section }” has a bonus in box { $box }, but its boxes end at { $boxes }.
clever-no-sheet-bonus-last = On the sheet, section “{ $section }” has a bonus in its last box, { $box }: that box ends the match and brings nothing.
clever-no-sheet-bonus-twice = On the sheet, box { $box } of section “{ $section }” has two bonuses; one is the most.
clever-no-sheet-bonus-kind = On the sheet, the bonus in box { $box } of section “{ $section }” is “{ $value }”; it must be “white” or a whole number of points above zero.
clever-no-sheet-threshold = On the sheet, the threshold of section “{ $section }” is { $threshold }; it must be one of its boxes, up to { $boxes }.
clever-no-sheet-scores = On the sheet, the white section has { $boxes } boxes but { $scores } scores; each number of boxes needs one.
clever-no-sheet-number-large = On the sheet, a number in section “{ $section }” is too large; { $most } is the most.

# In the browser: tray, sheet and buttons

clever-ui-aim = { $players ->
    [1] After the last round: the more points, the better the medal.
   *[other] After the last round, whoever has most points wins.
}
clever-ui-sign-step = In every row the numbers go up from left to right. The faint number is the least that can stand in this box.
clever-ui-sign-repeat = This box also takes the same number as the box before it.
clever-ui-sign-goal = Once the row is filled up to this line, the sum of its numbers counts, too.
clever-ui-sign-points = Fill it, and you get so many bonus points.
clever-ui-sign-white = Fill it, and you copy the number of a die on the table into your white row.
clever-ui-sign-lock = The colour of a die that was picked is locked until the turn ends.
clever-ui-sign-die = The white die goes into any row and locks no colour.
clever-ui-sign-clock = The clock die is not thrown: it shows the round. Once a turn you may pick it instead of another die.
clever-ui-sign-red = If nothing fits after a throw, you mark a red box and lose points.

clever-ui-tray = Dice tray
clever-ui-dice = Dice
clever-ui-rounds = Round
clever-ui-round = Round { $round } of { $rounds }
clever-ui-die = { $colour ->
    [clock] Clock die, { $number }
   *[other] Die { clever-colour }{ $thrown ->
        [no] , not thrown yet
       *[other] , { $number }
    }
}{ $look ->
    [legal] , fits
    [ready] , ready to throw
    [chosen] , in your hand
    [off] , does not fit
    [locked] , its colour is locked
    [aside] , picked
    [away] , taken away by the table
   *[other] { "" }
}

clever-ui-sheet-mine = My sheet
clever-ui-sheet-of = { $name }’s sheet
clever-ui-row = Row { clever-row-colour }: { $filled ->
    [0] empty
   *[other] { $numbers }
} ({ $filled } of { $boxes } boxes), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $notes ->
    [none] { "" }
   *[some] { " " }{ $say }.
}
clever-ui-row-fits = { $numbers } can go here
clever-ui-row-gain = { $gain } points
clever-ui-row-locked = its colour is locked
clever-ui-bonuses = Bonuses
clever-ui-red = Red box
clever-ui-legend = fill up to this line and the numbers count too
clever-ui-sum = Total
clever-ui-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clever-ui-peek = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $done ->
    [yes] , has chosen
   *[no] { "" }
}. See the whole sheet

clever-ui-write = Write it
clever-ui-back = Back

clever-ui-ask-write = Write { clever-die }?
clever-ui-ask-write-into = Write { clever-die } into the { clever-row-colour } row?
clever-ui-ask-copy = Copy { clever-die } into white?
clever-ui-pick = Pick a die (pick { $number } of { $picks })
clever-ui-take = Write one of these dice, or pass.
clever-ui-copy = White bonus: which die do you copy?
clever-ui-where = Where does { clever-die } go?
clever-ui-which = Which die goes into the { clever-row-colour } row?
clever-ui-brings = That is { $brings }.
clever-ui-if-throw = { $locked ->
    [yes] The locked colour is out for this turn.{ " " }
   *[no] { "" }
}If you throw, you must pick; if nothing fits, a red box: { $points }

clever-ui-hint-throw = Then you pick one and write its number on your sheet.
clever-ui-hint-pick = The numbers of a row go up. Tap a lit die to see what it brings.
clever-ui-hint-where = Tap a lit box. Its points are at the end of the row.
clever-ui-hint-which = Tap one of the lit dice.
clever-ui-hint-copy = Its number goes into white, too, and nothing is locked.
clever-ui-hint-take = { $whose ->
    [table] The table took the two highest; one of the rest is yours.
    [two] One of the dice left is yours; passing costs nothing.
   *[seat] One of the dice left for each; all are shown together.
}
clever-ui-hint-hidden = You have chosen. It stays hidden until the others have, too.
clever-ui-hint-others = They take one of the dice that your turn has left.
clever-ui-hint-after = After that turn one of the dice left is yours.

clever-ui-keys = The digits from one on pick the dice in their order, the seventh the clock die. B, Y, G, O, P and W are the rows. T throws, S stops or passes, and Esc goes a step back.
