"""Takes what brings points now: draws while that is fairly safe, bids and buys by the points of a card."""

from bazigah.bots import guide
from bazigah.bots.ten.hand import brought, gain_of, missed, settled, shown, tokens, worth
from bazigah.bots.worth import by_points
from bazigah.core.contract import Buffer, State
from bazigah.games.ten.cards import COIN, FULL, KINDS, NUMBERS, VALUE
from bazigah.games.ten.codes import (
    BID,
    BIDDING,
    BUY,
    DRAW,
    DRAWING,
    MOST_BLACK,
    PASS,
    PAY_BLACK,
    PAY_CARD,
    PAY_WHITE,
    PAYING,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TEN,
    WHITE_WORTH,
)
from bazigah.games.ten.rules import legal

STANDS_FOR = guide.__name__
RISK = 35
"""Draws while at most so many of a hundred cards bust."""
POINT = 3
"""What a point is worth, in black tokens."""
SPAN = 20
"""Points by which a match is as good as won."""
MOST = 60
"""Points that one who plays alone dreams of."""


def decide(s: State, seat: int, rng: int, out: Buffer) -> int:  # noqa: ARG001
    if s.phase == DRAWING:
        return draw_or_stop(s, seat)
    if s.phase == BIDDING:
        return bid(s, seat)
    n = legal(s, seat, out)
    if n == 1:
        return int(out[0])
    return pay(s, seat, out, n) if s.phase == PAYING else buy(s, seat, out, n)


def evaluate(s: State, out: Buffer) -> None:
    """Who is ahead, and by how much."""
    by_points(s, SPAN, MOST, out)


def draw_or_stop(s: State, seat: int) -> int:
    if s.left > 0 and (s.shown == 0 or 100 * burning(s) <= RISK * s.left):
        return DRAW
    takes_numbers = s.numbers > 0 or s.empty_reward == 1
    takes_currency = s.coins > 0 or s.empty_reward == 1
    if not (takes_numbers and takes_currency):
        return TAKE_NUMBERS if takes_numbers else TAKE_CURRENCY
    hand = s.hand[seat]
    has = shown(hand)
    comes = 0
    for i in range(s.shown):
        if s.tableau[i] < NUMBERS:
            comes |= 1 << s.tableau[i]
    more = worth(hand, settled(hand, has | comes), hand[FULL]) - worth(hand, settled(hand, has), hand[FULL])
    numbers = POINT * more + s.numbers
    return TAKE_CURRENCY if min(s.coins, MOST_BLACK - s.black[seat]) > numbers else TAKE_NUMBERS


def burning(s: State) -> int:
    """Cards left that bust."""
    cards = 0
    for kind in range(NUMBERS):
        if s.total + VALUE[kind] > TEN:
            cards += s.pile[kind]
    for kind in range(COIN, KINDS):
        if s.coins - VALUE[kind] > TEN:
            cards += s.pile[kind]
    return int(cards)


def bid(s: State, seat: int) -> int:
    """One more than the highest bid, up to what the wildcard is worth now, from tokens alone."""
    limit = min(1 + POINT * max(1, gain_of(s.hand[seat], s.card)), tokens(s, seat))
    return int(BID + s.bid + 1 if s.bid < limit else PASS)


def buy(s: State, seat: int, out: Buffer, n: int) -> int:
    """The card that brings most points, if tokens can pay for it and, before the end, if it is worth its price."""
    ranks = settled(s.hand[seat], shown(s.hand[seat]))
    best, most = PASS, 0
    for i in range(1, n):
        kind = out[i] - BUY
        gain = brought(s.hand[seat], ranks, kind)
        if VALUE[kind] <= tokens(s, seat) and gain > most and (s.final == 1 or POINT * gain >= VALUE[kind]):
            best, most = out[i], gain
    return int(best)


def pay(s: State, seat: int, out: Buffer, n: int) -> int:
    """White tokens that lose nothing or are needed, then black ones, then the card that is missed least."""
    if out[0] == PAY_WHITE and (s.due >= WHITE_WORTH or s.due > s.black[seat]):
        return PAY_WHITE
    if out[n - 1] == PAY_BLACK:
        return PAY_BLACK
    ranks = settled(s.hand[seat], shown(s.hand[seat]))
    best, least = out[0], 1 << 30
    for i in range(n):
        if out[i] != PAY_WHITE:
            loss = missed(s.hand[seat], ranks, out[i] - PAY_CARD)
            if loss < least:
                best, least = out[i], loss
    return int(best)
