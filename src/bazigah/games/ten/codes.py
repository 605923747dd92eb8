"""Phases, action ids and the numbers of the rules."""

from bazigah.games.ten.cards import NUMBERS, OWNED

MAX_SEATS = 5
TEN = 10  # T3.1: the highest running total, and the most currency, that does not bust
START_BLACK = 5
MOST_BLACK = 10
WHITE_TOKENS = 15
WHITE_WORTH = 3
BANK_BIDS = 6  # T10: 0 .. 5
NOBODY = -1
HIGHEST_BID = 156  # T7.2
MOST_SHOWN = 24  # 12 ones, 4 twos, 5 + 2 currency cards make 10 and 10; one more busts

# Phases
LOT, DRAWING, REVEALING, BANK, BIDDING, PAYING, BUYING, DONE = range(8)

# Actions, ascending: one id each, or a base to which a kind of card or a bid is added
DRAW, TAKE_NUMBERS, TAKE_CURRENCY, PASS = range(4)
BUY = 4
PAY_WHITE = BUY + NUMBERS
PAY_CARD = PAY_WHITE + 1
PAY_BLACK = PAY_CARD + OWNED
BID = PAY_BLACK + 1
ACTIONS = BID + HIGHEST_BID + 1
