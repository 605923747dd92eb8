# Wazabi: what the table says.

wazabi-name = Wazabi
wazabi-about = Throw all your dice, give the stars away, and be the first with none left.
wazabi-help = Type “throw” to throw your dice. To give a star, type what the player’s line has in brackets, as “*2”.
wazabi-aliases = throw=throw

wazabi-option-players = How many play.
wazabi-option-first = Who starts: drawn by lot, or a seat.
wazabi-option-centre = How many neutral dice lie in the centre at the start, for all together.
wazabi-option-coloured = How many coloured dice each player starts with.
wazabi-option-transparent = How many transparent dice each player starts with.
wazabi-option-stars = Who gets the stars: whomever the thrower chooses, whomever chance picks, or always the next player.

# Parts of sentences

wazabi-kind = { $kind ->
    [blue] blue
    [red] red
    [purple] purple
    [orange] orange
    [green] green
    [yellow] yellow
    [neutral] neutral
   *[transparent] transparent
}
wazabi-kinds = { $count } { wazabi-kind }
wazabi-face = { $face ->
    [star] Star
    [cross] X
    [two] Two
    [three] Three
    [four] Four
   *[five] Five
}
wazabi-faces = { $count } { $face ->
    [star] { $count ->
        [one] star
       *[other] stars
    }
    [cross] X
    [two] { $count ->
        [one] two
       *[other] twos
    }
    [three] { $count ->
        [one] three
       *[other] threes
    }
    [four] { $count ->
        [one] four
       *[other] fours
    }
   *[five] { $count ->
        [one] five
       *[other] fives
    }
}
wazabi-shows = { $faces }
wazabi-shows-both = { $faces }; transparent: { $transparent }
wazabi-shows-transparent = transparent: { $transparent }

# The table

wazabi-hand = { $seat } ({ $colour ->
    [blue] blue
    [red] red
    [purple] purple
    [orange] orange
    [green] green
   *[yellow] yellow
}) has { $count ->
    [0] no dice left.
    [one] one die: { $dice }.
   *[other] { $count } dice: { $dice }.
}
wazabi-hand-own = You ({ $colour ->
    [blue] blue
    [red] red
    [purple] purple
    [orange] orange
    [green] green
   *[yellow] yellow
}) have { $count ->
    [0] no dice left.
    [one] one die: { $dice }.
   *[other] { $count } dice: { $dice }.
}
wazabi-close = Close to winning: { $seats }, with { $count ->
    [one] one die
   *[other] { $count } dice
}; one throw in { $odds } gets rid of them all.
wazabi-centre = { $count ->
    [0] The centre is empty
    [one] One neutral die lies in the centre
   *[other] { $count } neutral dice lie in the centre
}; { $removed ->
    [0] none has left the game.
    [one] one die has left the game.
   *[other] { $removed } dice have left the game.
}
wazabi-falling = { $seat }’s dice are falling, { $left } to come; so far { $shows }.
wazabi-ledger = { $remain ->
    [0] No die
    [one] One die
   *[other] { $remain } dice
} will remain with { $whose ->
    [own] you
   *[other] { $seat }
}{ $how ->
    [all] , { $got } of them from the centre.
    [some] , only { $got } of them from the centre, which was asked for { $asked }.
    [none] ; the centre is empty and gives none of the { $asked } asked for.
   *[nothing] .
}

# What may be done, and what one waits for

wazabi-over = The match is over: { $winner } has won.
wazabi-wait-lot = The lot decides who starts.
wazabi-chance-lot = Who starts? Draw lots and type the name.
wazabi-wait-dice = { $seat }’s dice are falling, { $left } to come.
wazabi-wait-star = Chance picks who gets { $seat }’s star, a { $kind } die.
wazabi-wait-throw = { $seat } is about to throw.
wazabi-wait-close = { $seat } is about to throw { $count ->
    [one] the last die
   *[other] { $count } dice
}: one throw in { $odds } wins.
wazabi-wait-give = { $seat } is giving stars away, { $left } to go.
wazabi-chance-die = What does { $seat }’s { $kind } die show: *, X or a number?
wazabi-chance-star = Who gets { $seat }’s star, a { $kind } die?
wazabi-do-throw = Your throw.
wazabi-do-give = { $left ->
    [one] One star to give, a { $kind } die: to whom?
   *[other] { $left } stars to give, the next a { $kind } die: to whom?
}
wazabi-do-forced = { $left ->
    [one] Your star goes to { $to }.
   *[other] Your { $left } stars go to { $to }.
}

wazabi-act-throw = Throw { $count ->
    [one] your last die
   *[other] all { $count } dice
}
wazabi-act-give = Give the { $kind } die to { $to }
wazabi-outcome-lot = { $seat } starts
wazabi-outcome-star = { $to } gets it

wazabi-brings-odds = one throw in { $odds } wins
wazabi-brings-face = { $face ->
    [star] goes to another player
    [cross] leaves the game
   *[other] asks for { $number } dice from the centre
}
wazabi-brings-die = { $to } then has { $after ->
    [one] one die
   *[other] { $after } dice
}
wazabi-brings-win = { $seat } wins

# What happened

wazabi-starts = { $seat } starts.
wazabi-threw = { $seat } threw { $count ->
    [one] one die
   *[other] { $count } dice
}: { $shows }.
wazabi-gave = gave { $count ->
    [one] one die
   *[other] { $count } dice
} to { $to }
wazabi-then = { $first } { $then }
wazabi-followed = { $seat } { $parts }.
wazabi-took = { $how ->
    [all] took { $got } dice from the centre
    [some] took { $got } of the { $asked } dice asked for
   *[none] got none of the { $asked } dice asked for
}
wazabi-removed = put { $count } out of the game
wazabi-now = { $count ->
    [0] won with no dice left
    [one] now has one die
   *[other] now has { $count } dice
}

wazabi-left = { $seat }: { $count ->
    [0] no dice left
    [one] one die left
   *[other] { $count } dice left
}.
wazabi-won = { $winner } wins.

# Why not

wazabi-no-lot-first = First the lot must decide who starts.
wazabi-no-lot-seat = The lot cannot fall on seat { $seat }: the last seat here is { $last }.
wazabi-no-by-hand = The dice fall by themselves; nobody turns one by hand.
wazabi-no-no-face = No die has a face with the code { $face }.
wazabi-no-not-your-turn = It is { $turn }’s turn.
wazabi-no-throw-first = First throw all your dice.
wazabi-no-thrown = You have thrown already; now the stars are given.
wazabi-no-no-die = No die is falling now.
wazabi-no-no-seat = Nobody sits on seat { $seat }: the last seat here is { $last }.
wazabi-no-oneself = A star goes to another player, never to yourself.
wazabi-no-not-next = At this table every star goes to the next player, { $next }.
wazabi-no-chance-gives = At this table chance picks who gets the stars.
wazabi-no-over = The match is over: { $winner } has won.

# In the browser

wazabi-ui-sub = Lose every die
wazabi-ui-aim = Whoever has no die left first wins.
wazabi-ui-sign-star = A die that shows a star leaves you and goes to whom you choose.
wazabi-ui-sign-cross = A die that shows an X leaves the game for good.
wazabi-ui-sign-number = A die that shows a number stays with you and brings so many new dice from the centre; an empty centre gives none.
wazabi-ui-sign-glass = The transparent die is like the others; it is only shown apart.
wazabi-ui-sign-own = The colour of a die says whose it was at first; neutral ones are from the centre. It changes nothing.
wazabi-ui-sign-lead = The player with the fewest dice, the closest to winning.
wazabi-ui-tray = Dice
wazabi-ui-me = You
wazabi-ui-mine = Your dice
wazabi-ui-whose = { $whose ->
    [own] yours:
    [neutral] neutral:
    [transparent] transparent:
   *[other] { $seat }’s:
}
wazabi-ui-dice-of = { $seat }’s dice
wazabi-ui-threw = { $whose ->
    [own] You threw { $count ->
        [one] one die
       *[other] { $count } dice
    }
   *[other] { $seat } threw { $count ->
        [one] one die
       *[other] { $count } dice
    }
}
wazabi-ui-more-dice = and { $count } more
wazabi-ui-unit = { $count ->
    [one] die
   *[other] dice
}
wazabi-ui-leads = Leads: fewest dice of all
wazabi-ui-got = got { $count ->
    [one] one star
   *[other] { $count } stars
}
wazabi-ui-before-after = { $after ->
    [0] has no dice
   *[other] has { $before } dice, with the stars that you give { $after }
}
wazabi-ui-stars-for = Stars for { $seat }
wazabi-ui-less = One less
wazabi-ui-more = One more
wazabi-ui-no-star-left = No star is left. Take one from somebody first.

wazabi-ui-column = { wazabi-face }: { $count ->
    [0] none
    [one] one die, { wazabi-brings-face }
   *[other] { $count } dice, each { wazabi-brings-face }
}
wazabi-ui-give = { $whose ->
    [own] give
   *[other] gives
}
wazabi-ui-given = given
wazabi-ui-out = { $done ->
    [yes] gone
   *[no] leave
}
wazabi-ui-glass = transparent:

wazabi-ui-centre = { $count ->
    [0] The centre is empty.
    [one] One die is left in the centre.
   *[other] { $count } dice are left in the centre.
}
wazabi-ui-centre-gives = { $how ->
    [all] { $got } come from the centre.
    [some] { $asked } asked for, { $got } there.
    [none] { $asked } asked for, none there.
   *[nothing] None come from the centre.
}
wazabi-ui-centre-gave = { $how ->
    [all] { $got } came from the centre.
    [some] { $asked } asked for, { $got } came.
    [none] { $asked } asked for, none came.
   *[nothing] None came from the centre.
}

wazabi-ui-ledger = { $whose ->
    [own] You had { $had } dice
   *[other] Had { $had } dice
}: { $stars } given as stars, { $out } out of the game, { $got } from the centre; { $done ->
    [yes] { $remain } remain.
   *[no] { $remain } will remain.
}
wazabi-ui-ledger-had = { $whose ->
    [own] you had
   *[other] had
}
wazabi-ui-ledger-stars = stars
wazabi-ui-ledger-out = out
wazabi-ui-ledger-got = centre
wazabi-ui-ledger-remain = { $done ->
    [yes] left
   *[no] will stay
}

wazabi-ui-odds = One win in { $odds }
wazabi-ui-may-win = You may win right now: { $brings }.
wazabi-ui-throw-hint = Stars go to the others, X dice leave the game, numbers bring dice from the centre.
wazabi-ui-shared-none = { $left ->
    [one] One star: to whom?
   *[other] { $left } stars: to whom?
}
wazabi-ui-share-hint = Each star is a die that leaves your hand for another’s. Share them out with +.
wazabi-ui-shared-some = { $left ->
    [one] One star to go.
   *[other] { $left } stars to go.
}
wazabi-ui-shared-all = { $count ->
    [one] Your star goes to { $seat }.
   *[other] All { $count } stars are shared out.
}
wazabi-ui-change-hint = You can still change it with − and +.
wazabi-ui-wins-hint = Give these away and you have no dice left: you win!
wazabi-ui-level = Level
wazabi-ui-level-sub = each to the fewest
wazabi-ui-to-leader = { $left ->
    [one] To the leader
   *[other] All to the leader
}
wazabi-ui-to-leader-sub = { $seat }, { $count } dice
wazabi-ui-again = Start over
wazabi-ui-send = Give them
wazabi-ui-sending = The stars are on their way…
wazabi-ui-won = You win! Not a die is left.
wazabi-ui-stopped = The match was stopped; nobody has won.
wazabi-ui-keys = T throws all your dice. While you give stars, the number of a row chooses that player, and + and − change their stars.
