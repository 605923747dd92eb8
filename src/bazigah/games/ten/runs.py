"""How the points of a hand come about: the run of each colour, and where its wildcards stand (T9)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bazigah.games.ten.cards import COLOURS, FULL, HASH, RANKS, WILD
from bazigah.games.ten.notation import CARDS, LETTERS
from bazigah.games.ten.scoring import PART, RUN, hand_score

HANDS = 4096
"""So many hands are remembered: those of a few hundred tables, which change seldom."""


class Run(NamedTuple):
    """The run that a colour scores by."""

    colour: int
    low: int
    high: int
    points: int


class Layout(NamedTuple):
    """The runs of the colours that have one, and of each wildcard in a run the card that it stands for."""

    runs: tuple[Run, ...]
    stands: tuple[tuple[int, int], ...]


def layout(hand: Sequence[int]) -> Layout:
    """Of the uses of the wildcards that bring most, the one that needs the fewest of them."""
    return _layout(tuple(hand))


def written(hand: Sequence[int]) -> str:
    """A layout in short: `R1-6=6` red 1 to 6 for six points, `W4:R4` in which wild 4 is red 4."""
    runs, stands = layout(hand)
    parts = [f"{LETTERS[run.colour]}{run.low}-{run.high}={run.points}" for run in runs]
    return " ".join([*parts, *(f"{CARDS[wild]}:{CARDS[card]}" for wild, card in stands)])


@lru_cache(maxsize=HANDS)
def _layout(hand: tuple[int, ...]) -> Layout:
    score = hand_score(hand)
    parts = [score >> part & 31 for part in PART]
    runs: list[Run] = []
    stands: list[tuple[int, int]] = []
    for colour, (wilds, jokers) in enumerate(_split(hand, parts)):
        if parts[colour]:
            ranks = _bits(hand[colour * RANKS :]) | _mask(wilds)
            run = _run(colour, ranks, parts[colour])
            missing = [rank for rank in range(run.low - 1, run.high) if not ranks >> rank & 1]
            runs.append(run)
            stands += [(WILD + rank, colour * RANKS + rank) for rank in wilds]
            stands += [(joker, colour * RANKS + rank) for joker, rank in zip(jokers, missing, strict=False)]
    return Layout(tuple(runs), tuple(stands))


def _split(hand: Sequence[int], parts: Sequence[int]) -> list[tuple[tuple[int, ...], list[int]]]:
    """The number wilds that each colour takes to make its part, by rank, and its jokers, the full wild among them."""
    ranks = [_bits(hand[colour * RANKS :]) for colour in range(COLOURS)]
    wilds = tuple(rank for rank in range(RANKS) if hand[WILD + rank])
    ways = (
        zip(shares, jokers, strict=True)
        for full in (range(COLOURS) if hand[FULL] else [COLOURS])
        for jokers in [[[HASH + c] * hand[HASH + c] + [FULL] * (c == full) for c in range(COLOURS)]]
        for shares in _shares(ranks, [len(own) for own in jokers], parts, wilds, 0)
    )
    return list(next(ways))


def _shares(
    ranks: Sequence[int], jokers: Sequence[int], parts: Sequence[int], wilds: tuple[int, ...], colour: int
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The number wilds that the colours from this one on take to make their parts, few before many."""
    if colour == COLOURS:
        yield ()
    for share in _subsets(wilds) if colour < COLOURS else ():
        if RUN[ranks[colour] | _mask(share)][jokers[colour]] == parts[colour]:
            rest = tuple(rank for rank in wilds if rank not in share)
            yield from ((share, *others) for others in _shares(ranks, jokers, parts, rest, colour + 1))


def _subsets(wilds: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for count in range(len(wilds) + 1):
        yield from combinations(wilds, count)


def _run(colour: int, ranks: int, points: int) -> Run:
    """Of the places for a run of those points the first that needs the fewest jokers."""
    length = min(points, RANKS)
    missing = [((1 << length) - 1 << low & ~ranks).bit_count() for low in range(RANKS + 1 - length)]
    low = missing.index(min(missing))
    return Run(colour, low + 1, low + length, points)


def _bits(copies: Sequence[int]) -> int:
    return _mask(tuple(rank for rank in range(RANKS) if copies[rank]))


def _mask(ranks: tuple[int, ...]) -> int:
    return sum(1 << rank for rank in ranks)
