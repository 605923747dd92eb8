"""TEN: the best use of wildcards against trying them all, and what a state carries along against counting it."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.core.contract import CHANCE, OVER
from bazigah.games.ten import rules
from bazigah.games.ten.cards import COLOURS, DECKS, FULL, HASH, KINDS, NUMBERS, OWNED, RANKS, VALUE, WILD
from bazigah.games.ten.scoring import PART, RUN, TOTAL, hand_score
from support.ten import FACE, start


def longest(ranks: set[int]) -> int:
    best = 0
    for low in ranks:
        length = 0
        while low + length in ranks:
            length += 1
        best = max(best, length + (length == RANKS))
    return best


def choices(kind: int) -> list[tuple[int, int]]:
    """The colours and ranks that a wildcard may be."""
    if kind < WILD:
        return [(kind - HASH, rank) for rank in range(RANKS)]
    if kind < FULL:
        return [(colour, kind - WILD) for colour in range(COLOURS)]
    return list(product(range(COLOURS), range(RANKS)))


def by_trying(kinds: Sequence[int]) -> int:
    wildcards = [choices(kind) for kind in kinds if kind >= NUMBERS]
    best = 0
    for chosen in product(*wildcards):
        cards = {divmod(kind, RANKS) for kind in kinds if kind < NUMBERS} | set(chosen)
        best = max(best, sum(longest({rank for other, rank in cards if other == colour}) for colour in range(COLOURS)))
    return best


def hand_of(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(OWNED)]


NUMBER_CARDS = st.lists(st.integers(0, NUMBERS - 1), max_size=24)
WILD_SETS = st.tuples(
    st.lists(st.integers(HASH, WILD - 1), max_size=1),
    st.lists(st.integers(WILD, FULL - 1), max_size=3, unique=True),
    st.lists(st.just(FULL), max_size=1),
)


@given(numbers=NUMBER_CARDS, wilds=WILD_SETS)
def test_the_best_assignment_is_that_of_trying_all(numbers: list[int], wilds: tuple[list[int], ...]) -> None:
    kinds = [*numbers, *(kind for part in wilds for kind in part)]
    score = hand_score(hand_of(kinds))
    assert score >> TOTAL == by_trying(kinds)
    assert score >> TOTAL == sum(score >> part & 31 for part in PART)


@pytest.mark.slow
def test_random_hands_with_more_wildcards() -> None:
    random = Random(3)
    for _ in range(30):
        hashes = random.choices(range(HASH, WILD), k=random.randrange(3))
        wilds = random.sample(range(WILD, FULL), 5 - len(hashes))
        kinds = [*random.choices(range(NUMBERS), k=random.randrange(20)), *hashes, *wilds]
        assert hand_score(hand_of(kinds)) >> TOTAL == by_trying(kinds)


def test_every_run_of_a_colour() -> None:
    for ranks in range(1 << RANKS):
        held = {rank for rank in range(RANKS) if ranks >> rank & 1}
        assert RUN[ranks][0] == longest(held)
        assert RUN[ranks][1] == max(longest(held | {rank}) for rank in range(RANKS))
        more = [max(RUN[ranks | 1 << rank][jokers] for rank in range(RANKS)) for jokers in range(3)]
        assert list(RUN[ranks][1:]) == more


def test_among_equal_splits_the_earlier_colour_gets_more() -> None:
    score = hand_score(hand_of([0, 1, 9, 10, WILD + 2]))
    assert [score >> part & 31 for part in PART] == [3, 2, 0, 0]


@pytest.mark.parametrize("players", range(1, 6))
def test_what_is_carried_along_is_what_would_be_counted(players: int) -> None:
    random = Random(players)
    s = start(players, auction_cards=random.choice(["on", "off"]), empty_reward=random.choice(["on", "off"]))
    out, weight = [0] * rules.MAX_LEGAL, [0] * KINDS
    while FACE.to_move(s) != OVER:
        seat = FACE.to_move(s)
        if seat == CHANCE:
            n = FACE.chances(s, out, weight)
            FACE.apply(s, CHANCE, random.choices(out[:n], weight[:n])[0])
        else:
            FACE.apply(s, seat, random.choice(out[: FACE.legal(s, seat, out)]))
        shown = s.tableau[: s.shown]
        assert s.left == sum(s.pile)
        assert s.cards == [sum(hand) for hand in s.hand]
        assert s.white_held == sum(s.white) <= 15
        assert max(s.black) <= 10
        assert s.total == sum(VALUE[kind] for kind in shown)
        assert s.numbers == sum(kind < NUMBERS for kind in shown)
        assert s.coins == -sum(VALUE[kind] for kind in shown if kind >= OWNED)
        for kind in range(NUMBERS):
            owned = sum(hand[kind] for hand in s.hand)
            assert s.pile[kind] + s.market[kind] + owned + shown.count(kind) <= DECKS[players - 1][kind]
    assert s.left == 0
