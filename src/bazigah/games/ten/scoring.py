"""What a hand is worth: the best use of its wildcards, found exactly (T9)."""

from collections.abc import Sequence

from bazigah.core.contract import Buffer, State
from bazigah.games.ten.cards import COLOURS, FULL, HASH, RANKS, WILD

JOKERS = 4
"""A colour has 0 .. 3 jokers: two "#" and the full wild."""
MASKS = 1 << RANKS


def _best_runs() -> tuple[tuple[int, ...], ...]:
    """The points of a colour by the ranks it has (bit rank - 1) and its jokers, which stand for any rank of it."""
    windows = [((1 << length) - 1 << low, length) for length in range(1, 10) for low in range(RANKS + 1 - length)]
    table = []
    for ranks in range(MASKS):
        best = [0] * JOKERS
        for window, length in windows:
            missing = (window & ~ranks).bit_count()
            if missing < JOKERS:
                best[missing] = length + 1 if length == RANKS else length
        table.append((best[0], max(best[:2]), max(best[:3]), max(best)))
    return tuple(table)


RUN = _best_runs()

# Four scores in one number: the total above, the colours' parts below it, five bits each. Sums and comparisons of such
# numbers are those of the totals; among equal totals the earlier colours get more.
TOTAL = 20
PART = (15, 10, 5, 0)
WORTH = tuple((1 << TOTAL) + (1 << part) for part in PART)


def hand_score(hand: Sequence[int]) -> int:
    """T9: total << TOTAL, and the colours' parts << PART[colour], of a hand given as copies by kind."""
    wilds = 0
    for rank in range(RANKS):
        if hand[WILD + rank] > 0:
            wilds |= 1 << rank
    ranks = [0] * COLOURS
    for colour in range(COLOURS):
        for rank in range(RANKS):
            if hand[colour * RANKS + rank] > 0:
                ranks[colour] |= 1 << rank
    first = 0 if hand[FULL] > 0 else COLOURS
    last = COLOURS if hand[FULL] > 0 else COLOURS + 1
    best = 0
    for colour in range(first, last):  # the full wild is a joker of one colour, or there is none
        score = share(ranks, hand, wilds, colour)
        best = max(best, score)
    return best


def share(ranks: Buffer, hand: Sequence[int], wilds: int, full: int) -> int:
    """The best split of the number wilds among the colours; the full wild stands in colour `full` (COLOURS: nowhere).

    After each colour, `best[given]` is the most that the colours so far can make of the number wilds in `given`.
    """
    best = [0] * (wilds + 1)
    for colour in range(COLOURS):
        jokers = hand[HASH + colour] + (1 if colour == full else 0)
        useful = wilds & ~ranks[colour]
        given = wilds
        while True:  # every subset of the wilds, large ones first: smaller ones still hold the colours before
            most = 0
            taken = given & useful
            while True:
                score = best[given ^ taken] + RUN[ranks[colour] | taken][jokers] * WORTH[colour]
                most = max(most, score)
                if taken == 0:
                    break
                taken = (taken - 1) & given & useful
            best[given] = most
            if given == 0:
                break
            given = (given - 1) & wilds
    return best[wilds]


def points(s: State, seat: int) -> int:
    """T9: also before the end, as if the hand stayed so."""
    return int(hand_score(s.hand[seat]) >> TOTAL)


def standing(s: State, seat: int) -> int:
    """T9.1 as one number, greater is better: points, then black tokens, then fewest cards (never 256)."""
    return int((points(s, seat) << 16) + (s.black[seat] << 8) - s.cards[seat])


def rank(s: State, seat: int) -> int:
    """T9.1: what is equal shares its place."""
    standings = [0] * s.players
    for other in range(s.players):
        standings[other] = standing(s, other)
    place = 1
    for other in range(s.players):
        if standings[other] > standings[seat]:
            place += 1
    return place
