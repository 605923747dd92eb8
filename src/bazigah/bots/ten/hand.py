"""Quick values of a hand of TEN: nearly its points, with wildcards placed one after the other.

The ranks that a hand has, number wilds placed, are one number: RANKS bits for each colour, the first colour lowest.
"""

from bazigah.core.contract import Buffer, State
from bazigah.games.ten.cards import COLOURS, FULL, HASH, NUMBERS, RANKS, WILD
from bazigah.games.ten.codes import WHITE_WORTH
from bazigah.games.ten.scoring import RUN

COLOUR = (1 << RANKS) - 1


def tokens(s: State, seat: int) -> int:
    return int(s.black[seat] + WHITE_WORTH * s.white[seat])


def run(hand: Buffer, ranks: int, colour: int, jokers: int) -> int:
    """The points of a colour with so many jokers more than the hand has."""
    return int(RUN[(ranks >> (RANKS * colour)) & COLOUR][hand[HASH + colour] + jokers])


def worth(hand: Buffer, ranks: int, full: int) -> int:
    """The points of a hand with these ranks; `full`: whether it has the full wild, 0 or 1."""
    total, most = 0, 0
    for colour in range(COLOURS):
        points = run(hand, ranks, colour, 0)
        total += points
        if full > 0:
            most = max(most, run(hand, ranks, colour, 1) - points)
    return total + most


def shown(hand: Buffer) -> int:
    """The ranks of the number cards alone."""
    ranks = 0
    for kind in range(NUMBERS):
        if hand[kind] > 0:
            ranks |= 1 << kind
    return ranks


def settled(hand: Buffer, ranks: int) -> int:
    """`ranks` with each number wild where it brings most."""
    for rank in range(RANKS):
        if hand[WILD + rank] > 0:
            ranks = placed(hand, ranks, rank)
    return ranks


def placed(hand: Buffer, ranks: int, rank: int) -> int:
    place, most = 0, -1
    for colour in range(COLOURS):
        more = run(hand, ranks | 1 << (RANKS * colour + rank), colour, 0) - run(hand, ranks, colour, 0)
        if more > most:
            place, most = colour, more
    return ranks | 1 << (RANKS * place + rank)


def gain_of(hand: Buffer, kind: int) -> int:
    """The points that one more wildcard brings."""
    ranks = settled(hand, shown(hand))
    full = hand[FULL]
    before = worth(hand, ranks, full)
    if kind == FULL:
        return worth(hand, ranks, full + 1) - before
    if kind >= WILD:
        return worth(hand, placed(hand, ranks, kind - WILD), full) - before
    colour = kind - HASH
    return run(hand, ranks, colour, 1) - run(hand, ranks, colour, 0)


def brought(hand: Buffer, ranks: int, kind: int) -> int:
    """The points that one more number card brings; `ranks` are `settled`."""
    colour = kind // RANKS
    return run(hand, ranks | 1 << kind, colour, 0) - run(hand, ranks, colour, 0)


def missed(hand: Buffer, ranks: int, kind: int) -> int:
    """The points that go with a card of the hand; of wildcards more than of any other."""
    if hand[kind] > 1:
        return 0
    if kind >= NUMBERS:
        return RANKS + 1
    colour = kind // RANKS
    return run(hand, ranks, colour, 0) - run(hand, ranks & ~(1 << kind), colour, 0)
