# TEN: what the table says.

ten-name = TEN
ten-about = Draw cards without passing ten, bid for wildcards, and build the longest run of each colour.
ten-help = Type “draw”, “numbers”, “currency” or “pass”; a bid is its number. Cards are R, B, O or G with a number, as “R5” to buy or to pay with it; “R#” and “W5” are wildcards, “W*” is the full wild. Pay tokens with “white” and “black”. The first letter of a word will do.
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
    [hash] { ten-colour } #
    [wild] wild { $number }
    [full] the full wild
   *[currency] currency { $number }
}
ten-copies = { $card } ×{ $count }
ten-ranks = { ten-colour } { $ranks }
ten-change = { $sign ->
    [more] +{ $points } { $points ->
        [one] point
       *[other] points
    }
    [less] −{ $points } { $points ->
        [one] point
       *[other] points
    }
   *[same] no change in points
}
ten-gain = { $seat } +{ $count }
ten-then = { $first } { $then }

# The table

ten-tableau = { $count ->
    [0] { $seat } has no card showing yet.
   *[other] { $seat } has drawn { $cards }. The running total is { $total }{ $coins ->
        [0] .
       *[other] ; the currency showing is worth { $coins }.
    }
}
ten-odds = Of the { $left } cards left, { $burning ->
    [0] none busts the next draw.
    [one] one busts the next draw.
   *[other] { $burning } bust the next draw.
}
ten-auction = In auction: { $card }.
ten-bids = Bids: { $bids }.
ten-bid = { $seat } { $bid ->
    [0] passed
   *[other] { $bid }
}
ten-bank-bid = The bank { $bid ->
    [0] passes.
   *[other] bids { $bid }.
}
ten-due = { $seat } is paying for { $card }: { $due } to go.
ten-buying = { $seat } may buy a card.
ten-final = { $seat } drew the last card; everyone has one last chance to buy.
ten-market = { $count ->
    [0] The market is empty.
   *[other] In the market, each at the price of its number: { $cards }.
}
ten-run = Your { ten-colour }: { $count ->
    [0] nothing but a wildcard
   *[other] { $ranks }
}; worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ten-wilds = Your wildcards: { $cards }.
ten-own = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}; tokens: { $black } black, { $white } white; { $cards ->
    [0] no cards.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
ten-seat = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}; tokens: { $black } black, { $white } white; { $cards ->
    [0] no cards.
    [one] { $cards } card: { $holdings }.
   *[other] { $cards } cards: { $holdings }.
}
ten-pile = { $left ->
    [0] The draw pile is empty.
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}

# What may be done, and what one waits for

ten-over = The match is over.
ten-wait-lot = The lot decides who starts.
ten-wait-card = { $seat } is drawing a card.
ten-wait-bank = The bank thinks about { $card }.
ten-wait-draw = { $seat } decides: draw or stop.
ten-wait-bid = { $seat } is to bid or pass.
ten-wait-pay = { $seat } is paying.
ten-wait-buy = { $seat } may buy a card.
ten-chance-lot = Which seat starts?
ten-chance-card = The card that { $seat } draws.
ten-chance-bank = The bank’s bid for { $card }.
ten-do-draw = Draw a card.
ten-do-stop = That was the last card: take your reward.
ten-do-go-on = The total is { $total }: draw another card ({ $burning } of { $left } bust), or stop?
ten-do-bid = In auction: { $card }. { $highest ->
    [0] No bid yet
   *[other] The highest bid is { $highest }
}; you can pay up to { $means }.
ten-do-pay = Pay for { $card }: { $due } to go.
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
ten-act-currency = Take the currency, worth { $coins }
ten-act-pass = Pass
ten-act-no-buy = Buy nothing
ten-act-bid = Bid { $bid }
ten-act-buy = Buy { $card } for { $price }
ten-act-white = Pay a white token
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

ten-brings-odds = { $burning } of { $left } cards bust
ten-brings-auction = an auction
ten-brings-bust = { $how ->
    [number] number bust: the total would be { $total }
   *[currency] currency bust: the currency would be worth { $coins }
}
ten-brings-total = the total becomes { $total }
ten-brings-others = black tokens: { $gains }
ten-brings-buy = then you may buy a card
ten-brings-black = { $count ->
    [0] no black token, since you have { $black }
   *[other] +{ $count } black, which makes { $black }
}
ten-brings-market = { $count ->
    [one] { $count } card goes to the market
   *[other] { $count } cards go to the market
}
ten-brings-no-buy = no buying this turn
ten-brings-if-won = if you win: { $change }
ten-brings-sold = { $seat } gets it for { $bid }
ten-brings-discarded = it is discarded
ten-brings-due = { $due } to go
ten-brings-lost = paid in full; { $lost } of its worth is lost
ten-brings-paid = paid in full

# What happened

ten-starts = { $seat } starts.
ten-drew = { $seat } drew { $card }; the total is { $total }.
ten-drew-wildcard = { $seat } drew { $card }: it is auctioned.
ten-drew-bust = { $seat } drew { $card }: { $how ->
    [number] a total of { $total }, a number bust
   *[currency] currency worth { $coins }, a currency bust
}, { $white ->
    [yes] and a white token.
   *[no] but no white token is left.
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
ten-sold = { $seat } gets { $card } for { $bid }.
ten-discarded = { $bank ->
    [yes] The bank takes { $card }; it is discarded.
   *[no] Nobody wants { $card }; it is discarded.
}
ten-bought = { $seat } buys { $card } for { $price }.
ten-bought-nothing = { $seat } buys nothing.
ten-paid-white = { $seat } pays a white token.
ten-paid-black = { $seat } pays { $count ->
    [one] { $count } black token.
   *[other] { $count } black tokens.
}
ten-paid-card = { $seat } pays with { $card }.

# The end

ten-result = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (red { $red }, blue { $blue }, orange { $orange }, green { $green }), black tokens { $black }, white { $white }, cards { $cards }.
ten-won = { $seat } wins{ $by ->
    [points] .
    [black] : the points are equal, but with more black tokens.
   *[cards] : points and black tokens are equal, but with fewer cards.
}
ten-shared = The win is shared by { $seats }.
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
ten-no-too-dear = The price of { $card } is { $price }, and all you have is worth { $means }.
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
