"""Takes what brings points now: draws while that is fairly safe, bids and buys by the points of a card."""

from collections.abc import Sequence

from bazigah.core.contract import State
from bazigah.games.ten import rules
from bazigah.games.ten.cards import COIN, COLOURS, FULL, HASH, KINDS, NUMBERS, RANKS, VALUE, WILD
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
from bazigah.games.ten.scoring import RUN

RISK = 35
"""Draws while at most so many of a hundred cards bust."""
POINT = 3
"""What a point is worth, in black tokens."""


def choose(s: State, seat: int, seed: int) -> int:  # noqa: ARG001
    """The action of `seat`."""
    room = [0] * rules.MAX_LEGAL
    actions = room[: rules.legal(s, seat, room)]
    if len(actions) == 1:
        return actions[0]
    if s.phase == DRAWING:
        return draw_or_stop(s, seat, actions)
    if s.phase == BIDDING:
        return bid(s, seat)
    return pay(s, seat, actions) if s.phase == PAYING else buy(s, seat, actions)


def draw_or_stop(s: State, seat: int, actions: Sequence[int]) -> int:
    if DRAW in actions and 100 * burning(s) <= RISK * s.left:
        return DRAW
    hand = s.hand[seat][:]
    before = worth(hand)
    for kind in s.tableau[: s.shown]:
        if kind < NUMBERS:
            hand[kind] += 1
    numbers = POINT * (worth(hand) - before) + s.numbers
    currency = min(s.coins, MOST_BLACK - s.black[seat])
    if TAKE_CURRENCY in actions and (TAKE_NUMBERS not in actions or currency > numbers):
        return TAKE_CURRENCY
    return TAKE_NUMBERS


def burning(s: State) -> int:
    """Cards left that bust."""
    numbers = sum(s.pile[kind] for kind in range(NUMBERS) if s.total + VALUE[kind] > TEN)
    return int(numbers + sum(s.pile[kind] for kind in range(COIN, KINDS) if s.coins - VALUE[kind] > TEN))


def bid(s: State, seat: int) -> int:
    """One more than the highest bid, up to what the wildcard is worth now, from tokens alone."""
    gain = max(1, worth(with_card(s.hand[seat], s.card)) - worth(s.hand[seat]))
    limit = min(1 + POINT * gain, tokens(s, seat))
    return BID + s.bid + 1 if s.bid < limit else PASS


def buy(s: State, seat: int, actions: Sequence[int]) -> int:
    """The card that brings most points, if tokens can pay for it and, before the end, if it is worth its price."""
    hand = s.hand[seat]
    ranks = settled(hand)
    best, most = PASS, 0
    for action in actions[1:]:
        kind = action - BUY
        colour, bit = kind // RANKS, 1 << kind % RANKS
        gain = run(hand, colour, ranks[colour] | bit) - run(hand, colour, ranks[colour])
        if VALUE[kind] <= tokens(s, seat) and gain > most and (s.final or POINT * gain >= VALUE[kind]):
            best, most = action, gain
    return best


def pay(s: State, seat: int, actions: Sequence[int]) -> int:
    """White tokens that lose nothing or are needed, then black ones, then the card that is missed least."""
    if PAY_WHITE in actions and (s.due >= WHITE_WORTH or s.due > s.black[seat]):
        return PAY_WHITE
    if PAY_BLACK in actions:
        return PAY_BLACK
    hand = s.hand[seat]
    ranks = settled(hand)
    return min(actions, key=lambda action: missed(hand, ranks, action - PAY_CARD))


def missed(hand: Sequence[int], ranks: Sequence[int], kind: int) -> int:
    """The points that go with a card; of wildcards more than of any other."""
    if hand[kind] > 1:
        return 0
    if kind >= NUMBERS:
        return RANKS + 1
    colour, bit = kind // RANKS, 1 << kind % RANKS
    return run(hand, colour, ranks[colour]) - run(hand, colour, ranks[colour] & ~bit)


def tokens(s: State, seat: int) -> int:
    return int(s.black[seat] + WHITE_WORTH * s.white[seat])


def with_card(hand: Sequence[int], kind: int) -> list[int]:
    more = list(hand)
    more[kind] += 1
    return more


def worth(hand: Sequence[int]) -> int:
    """Nearly the points of a hand: the wildcards are placed one after the other."""
    ranks = settled(hand)
    runs = [run(hand, colour, ranks[colour]) for colour in range(COLOURS)]
    if not hand[FULL]:
        return sum(runs)
    return sum(runs) + max(RUN[ranks[colour]][hand[HASH + colour] + 1] - runs[colour] for colour in range(COLOURS))


def settled(hand: Sequence[int]) -> list[int]:
    """The ranks of each colour, as bits, with each number wild where it brings most."""
    ranks = [0] * COLOURS
    for kind in range(NUMBERS):
        if hand[kind]:
            ranks[kind // RANKS] |= 1 << kind % RANKS
    for rank in range(RANKS):
        if hand[WILD + rank]:
            more = [run(hand, c, ranks[c] | 1 << rank) - run(hand, c, ranks[c]) for c in range(COLOURS)]
            ranks[more.index(max(more))] |= 1 << rank
    return ranks


def run(hand: Sequence[int], colour: int, ranks: int) -> int:
    return RUN[ranks][hand[HASH + colour]]
