# TEN: what the table says.

ten-name = TEN
ten-about = Draw cards without passing ten, bid for wildcards, and build the longest run of each colour.
ten-help = Type “draw”, “numbers”, “currency” or “pass”; a bid is its number. A card is its colour, R, B, O or G, and its number: “R5” buys red 5 or pays with it. Wildcards are “R#” (the red wild), “W5” and “W*” (the full wild); “$3” is a currency card, if you draw your own. “white” and “black” pay tokens. The first letter of a word will do.
ten-aliases = draw=draw

ten-option-players = How many play.
ten-option-first = Who starts: drawn by lot, or a seat.
ten-option-auction_cards = Whether your own cards may help to pay in an auction.
ten-option-empty_reward = Whether you may stop for a reward that is not there: for numbers without a number card, for currency without a currency card.

# Parts of sentences

ten-colour = { $colour ->
    [red] red
    [blue] blue
    [orange] orange
    [green] green
   *[other] coloured
}
ten-card = { $sort ->
    [number] { ten-colour } { $number }
    [hash] the { ten-colour } wild
    [wild] wild { $number }
    [full] the full wild
   *[currency] currency { $number }
}
ten-plus = +{ $number }
ten-rank-wild = { $rank ->
    [0] a wild
   *[other] a wild as { $rank }
}
ten-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ten-black = { $black ->
    [0] no black tokens
    [one] { $black } black token
   *[other] { $black } black tokens
}
ten-white = { $white ->
    [one] { $white } white token
   *[other] { $white } white tokens
}
ten-copies = { $card } { $count ->
    [2] twice
   *[other] three times
}
ten-ranks = { ten-colour } ({ $ranks })
ten-change = { $count ->
    [0] no change in points
    [one] { $change } point
   *[other] { $change } points
}
ten-stretch = { ten-colour } { $count ->
    [one] { $low }
   *[other] { $low } to { $high }
}
ten-grows = { $change }: { $runs }
ten-gain = { $count } for { $seat }
ten-gain-each = { $count } for each of the others
ten-then = { $first } { $then }

# The table

ten-tableau = { $count ->
    [0] { $seat } has no card showing yet.
   *[other] { $seat } has drawn { $cards }; the total is { $total }.
}
ten-tableau-own = You have drawn { $cards }.
ten-brings-gain = { $count ->
    [one] { $count } black token
   *[other] { $count } black tokens
} for { $seat }
ten-brings-gain-each = { $count ->
    [one] { $count } black token
   *[other] { $count } black tokens
} for each of the others
ten-auction = In auction: { $card }.
ten-bids = Bids: { $bids }.
ten-bid = { $seat } { $bid ->
    [0] passed
   *[other] bid { $bid }
}
ten-bank-bid = The bank { $bid ->
    [0] passes.
   *[other] bids { $bid }.
}
ten-due = { $seat } is paying for { $card }: { $due } to go.
ten-buying = { $seat } may buy a card.
ten-final = { $seat } drew the last card; everyone has one last chance to buy.
ten-market = In the market: { $cards }.
ten-run = Your { ten-colour }: { $ranks } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
ten-wilds = Your wildcards: { $cards }.
ten-own = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $white ->
    [0] { "" } and { ten-black }.
   *[other] , { ten-black } and { ten-white }.
}
ten-seat = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $white ->
    [0] { "" } and { ten-black }
   *[other] , { ten-black } and { ten-white }
}{ $cards ->
    [0] .
   *[other] ; cards: { $holdings }.
}
ten-pile = { $left ->
    [0] The draw pile is empty.
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
ten-alone = You play alone by our house rule: in each auction the bank bids first.

# What may be done, and what one waits for

ten-over = The match is over.
ten-wait-lot = The lot decides who starts.
ten-wait-card = { $seat } is drawing a card.
ten-wait-bank = The bank thinks about { $card }.
ten-wait-draw = { $seat } decides: draw or stop.
ten-wait-bid = { $seat } is to bid or pass.
ten-wait-pay = { $seat } is paying.
ten-wait-buy = { $seat } may buy a card.
ten-chance-lot = Who starts? Draw lots and type the name.
ten-chance-card = Which card does { $seat } draw?
ten-chance-bank = What does the bank bid for { $card }?
ten-do-draw = You must draw; { $left ->
    [one] { $left } card is left.
   *[other] { $left } cards are left.
}
ten-do-stop = That was the last card: take your reward.
ten-do-go-on = Total { $total }: draw another card ({ $burning ->
    [0] none of { $left } busts
    [one] { $burning } of { $left } busts
   *[other] { $burning } of { $left } bust
}), or stop?
ten-do-bid = { $range ->
    [none] You cannot bid more than the { $highest } for { $card }: pass.
    [one] Bid { $least } for { $card } ({ $change }), or pass.
   *[many] Bid { $least } to { $means } for { $card } ({ $change }), or pass.
}
ten-do-pay = Pay for { $card }: { $due } to go, for example { $means }.
ten-do-buy = { $can ->
    [no] There is nothing in the market that you can buy.
   *[yes] { $final ->
        [yes] Your last chance: buy a card, or pass.
       *[no] Buy a card from the market, or pass.
    }
}

ten-act-draw = Draw a card
ten-act-numbers = Take the numbers ({ $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
})
ten-act-currency = Take the currency
ten-act-pass = Pass
ten-act-no-buy = Buy nothing
ten-act-bid = Bid { $bid }
ten-act-buy = Buy { $card } for { $price }
ten-act-white = Pay a white token, worth { $worth }
ten-act-card = Pay with { $card }
ten-act-black = Pay the rest with { $count ->
    [one] { $count } black token
   *[other] { $count } black tokens
}
ten-outcome-lot = { $seat } starts
ten-outcome-bank = The bank { $bid ->
    [0] passes
   *[other] bids { $bid }
}

ten-brings-auction = an auction
ten-brings-bust = { $how ->
    [number] number bust: the total would be { $total }
   *[currency] currency bust: the currency would be worth { $coins }
}
ten-brings-burning = { $burns ->
    [numbers] numbers from { $number } up bust
    [currency] currency from { $coin } up busts
   *[both] numbers from { $number } up bust, and currency from { $coin } up
}
ten-brings-payment = you would pay { $means }
ten-brings-total = the total becomes { $total }
ten-brings-buy = then one buy from the market
ten-brings-black = { $count ->
    [0] no black token beyond your { $black }
    [one] { $count } black token for you ({ $black } then)
   *[other] { $count } black tokens for you ({ $black } then)
}
ten-brings-market = { $count ->
    [one] { $count } card for the market
   *[other] { $count } cards for the market
}
ten-brings-no-buy = no buying
ten-brings-sold = { $seat } gets it for { $bid }
ten-brings-discarded = it is discarded
ten-brings-lost = { $lost } of its worth lost

# What happened

ten-starts = { $seat } starts.
ten-drew = { $seat } drew { $card }.
ten-drew-wildcard = { $seat } drew { $card }, and an auction begins.
ten-drew-bust = { $seat } drew { $card }, bust with { $how ->
    [number] a total of { $total }
   *[currency] currency worth { $coins }
} { $white ->
    [yes] and got a white token.
   *[no] and got no white token, since none was left.
}
ten-got = Black tokens: { $gains }.
ten-last-card = That was the last card.
ten-took-numbers = { $seat } took { $count ->
    [0] no numbers, for there were none.
   *[other] the numbers: { $cards }.
}
ten-took-currency = { $seat } stopped for the currency, took { $count ->
    [0] no black token
    [one] { $count } black token
   *[other] { $count } black tokens
} and now has { $black }{ $market ->
    [0] .
    [one] ; { $market } card went to the market.
   *[other] ; { $market } cards went to the market.
}
ten-bid-made = { $seat } { $bid ->
    [0] passed.
   *[other] bid { $bid }.
}
ten-sold = { $seat } got { $card } for { $bid }.
ten-discarded = { $bank ->
    [yes] The bank took { $card }; it is discarded.
   *[no] Nobody wanted { $card }; it is discarded.
}
ten-bought = { $seat } bought { $card } for { $price }.
ten-bought-nothing = { $seat } bought nothing.
ten-paid-white = { $seat } paid a white token.
ten-paid-black = { $seat } paid { $count ->
    [one] { $count } black token.
   *[other] { $count } black tokens.
}
ten-paid-card = { $seat } paid with { $card }.

# The end

ten-part = { ten-colour } { $points }
ten-result = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }), { ten-black }, { $cards ->
    [0] no cards.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
ten-won = { $seat } wins{ $by ->
    [points] .
    [black] : the points are equal, the black tokens more.
   *[cards] : points and black tokens are equal, the cards fewer.
}
ten-shared = { $seats } share the win.
ten-medal-code = { $medal ->
    [none] none
    [bronze] bronze
    [silver] silver
   *[gold] gold
}
ten-medal = That earns { ten-medal-code }, the highest medal.
ten-medal-next = { $medal ->
    [none] No medal this time
   *[other] That earns { ten-medal-code }
}; { $next ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
} starts at { $least } points.

# Why not

ten-no-await-lot = First the lot must decide who starts.
ten-no-no-such-seat = There is no seat { $seat } at this table of { $players }.
ten-no-not-your-turn = It is { $actor }’s turn.
ten-no-await-card = A card is being drawn; wait for it.
ten-no-no-such-card = No such card is left in the draw pile.
ten-no-draw-or-stop = Now you draw a card or stop with a reward.
ten-no-must-draw = With no card showing, you must draw first.
ten-no-no-number = Only a number card that is showing lets you stop for the numbers.
ten-no-no-currency = Only a currency card that is showing lets you stop for the currency.
ten-no-pile-empty = The last card has been drawn; nobody draws again.
ten-no-not-your-buy = { $actor } is the one who may buy now.
ten-no-buy-or-pass = Now you buy one card from the market, or pass.
ten-no-not-in-market = The market has no { $card }.
ten-no-too-dear = For { $card } you need { $price }, and all you have is worth { $means }.
ten-no-twin = You own { $card } already; its twin cannot be bought.
ten-no-not-your-payment = { $actor } must pay first.
ten-no-pay-first = First pay what is due: { $due } to go.
ten-no-no-white = You have no white token left.
ten-no-white-first = White tokens are paid before cards.
ten-no-not-owned = You do not own { $card }.
ten-no-card-order = Cards are paid in their order: after { $from } it is too late for { $card }.
ten-no-cards-short = If you go on with { $card }, the cards from there on and your black tokens cannot pay the { $due } to go.
ten-no-black-short = Your black tokens are too few: { $due } to go, and you have { $black }.
ten-no-tokens-only = At this table cards do not pay in an auction.
ten-no-not-your-bid = { $actor } is the one to bid now.
ten-no-bid-or-pass = This is an auction: bid, or pass.
ten-no-bid-too-low = A bid of { $bid } is not enough: bid more than { $highest }.
ten-no-bid-beyond-means = You cannot bid { $bid }: all you can pay is { $means }.
ten-no-not-your-final-buy = In the last round of buying it is { $actor }’s turn now.
ten-no-over = The match is over.
ten-no-await-bank = First the bank bids.
ten-no-no-such-bank-bid = The bank cannot bid { $bid }.

# The page in the browser

ten-ui-aim = The longest run of consecutive cards in each colour scores a point a card. { $players ->
    [1] The more points, the better the medal.
   *[other] In the end whoever has most points wins.
}
ten-ui-sign-number = A number adds to the total. Unless you bust you may take all of them.
ten-ui-sign-coin = Currency takes away from the total. Take it, and you get so many black tokens; take the numbers, and everyone else gets them.
ten-ui-sign-flame = When the total passes ten, or the currency by itself does, you bust: the numbers go to the market and you get a white token.
ten-ui-sign-joker = A wildcard stands for another card in a run, and is always auctioned.
ten-ui-sign-black = A black token is worth one. Nobody keeps more than ten.
ten-ui-sign-white = A white token is worth three and gives no change.
ten-ui-sign-market = This card is in the market, and its price is its number.

ten-ui-left = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
ten-ui-tray = The cards of this turn
ten-ui-drawn = Cards showing
ten-ui-you = You
ten-ui-colour = Colour
ten-ui-total = Total
ten-ui-total-of = { $name }’s total
ten-ui-coins = Currency
ten-ui-meter = { $label } { $value } of { $most }
ten-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ten-ui-mine = My cards
ten-ui-hand-of = { $name }’s cards
ten-ui-peek = { $name }’s cards, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ten-ui-on-sale = on sale
ten-ui-run = { ten-colour }: { $count ->
    [0] none yet.
   *[other] { $ranks }. { $points ->
        [0] No points yet.
        [1] A run of { $low }, { $points } point.
       *[other] A run of { $low } to { $high }, { $points } points.
    }
}
ten-ui-jokers = Wildcards
ten-ui-joker = { $card }{ $stands ->
    [yes] , as { $place }
   *[no] , idle for now
}; see what it could be
ten-ui-joker-idle = idle
ten-ui-final = The result

ten-ui-market = Market
ten-ui-market-price = A card costs its number
ten-ui-market-empty = The market is empty. Numbers that bust or are left behind come here.
ten-ui-market-card = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } copies
}{ $owned ->
    [yes] , you own it
   *[no] { "" }
}

ten-ui-pile = What is left to draw
ten-ui-pile-open = { $left ->
    [one] { $left } card is left to draw; see which
   *[other] { $left } cards are left to draw; see which
}
ten-ui-pile-say = { $left ->
    [0] The draw pile is empty.
    [one] { $left } card is left.
   *[other] { $left } cards are left. Any of them may be the next.
}
ten-ui-pile-numbers = Numbers: { $count }
ten-ui-pile-wilds = Wildcards: { $count }
ten-ui-pile-coins = Currency: { $count }

ten-ui-first = Beyond { $most } in all you bust, and the numbers go to the market. Stop before that and take the numbers or the currency.
ten-ui-go-on = Draw another card, or stop?
ten-ui-burns = { $burns }: { $burning } of { $left } cards.
ten-ui-draw-again = Draw another card
ten-ui-odds = { $count ->
    [0] no card busts
    [one] { $exact ->
        [yes] { $count } of { $of } cards busts
       *[no] { $count } in { $of } cards busts
    }
   *[other] { $exact ->
        [yes] { $count } of { $of } cards bust
       *[no] { $count } in { $of } cards bust
    }
}
ten-ui-bust = { $own ->
    [yes] You bust!
   *[no] { $name } busts!
}
ten-ui-numbers = Take the numbers
ten-ui-keys = D draws a card, N takes the numbers, C the currency. In an auction + and − change your bid and P passes; in the market P buys nothing.
ten-ui-numbers-none = No number is showing yet
ten-ui-currency-none = No currency is showing yet

ten-ui-then = { $count } then

ten-ui-bids = Bids, in order
ten-ui-bank = Bank
ten-ui-bid = Your bid
ten-ui-bid-ask = { $highest ->
    [0] What do you bid for { $card }?
   *[other] Do you bid more than { $highest } for { $card }?
}
ten-ui-bid-gain = If you win: { $change }.
ten-ui-bid-once = Everyone bids only once, and the highest bid wins.
ten-ui-bid-now = now
ten-ui-bid-later = later
ten-ui-bid-do = Bid { $bid }
ten-ui-less = One less
ten-ui-more = One more
ten-ui-quick = Quick bids
ten-ui-all = all

ten-ui-buy = Buy
ten-ui-buy-ask = Buy { $card } for { $price }?
ten-ui-buy-how = The price of a card is its number. Press one of the lit cards to see what it brings.

ten-ui-pays-with = You would pay
ten-ui-pays = You would pay { $means }.
ten-ui-pay = Pay for { $card }: { $due } to go.
ten-ui-pay-how = Press what you give; the rest is paid in black.
ten-ui-pay-other = Pay another way
ten-ui-pay-do = Pay
ten-ui-pay-cards = Cards pay too
ten-ui-pay-cards-say = each is worth one
ten-ui-pay-card = { $card }{ $lost ->
    [0] { "" }
    [one] , costs { $lost } point
   *[other] , costs { $lost } points
}
ten-ui-whites = White tokens, worth { $worth } each
ten-ui-white = A white token, worth { $worth }
ten-ui-black = { $held ->
    [one] { $count } of { $held } black token
   *[other] { $count } of { $held } black tokens
}
ten-ui-missing = { $count } more to pay
