"""Wazabi: values that any right implementation shows, computed through the rules where they are exact."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from bazigah.games.wazabi.rules import END, NEUTRAL, NEXT, RANDOM, READY, THROW
from support.wazabi import FACE, held, outcomes, possible

Hands = tuple[int, ...]
Turn = dict[tuple[bool, Hands, int], Fraction]
"""What one turn leads to: whether it wins, the hands and the centre after it, with probabilities."""


@cache
def turn(hands: Hands, stars: int, centre: int = 0) -> Turn:
    """One turn of seat 0 through the rules, all throws of it; all dice are neutral."""
    first = held(hands, stars, centre)
    FACE.apply(first, 0, THROW)
    layer = {key(first): (first, Fraction(1))}
    ends: Turn = defaultdict(Fraction)
    while layer:
        following: dict[Any, tuple[Any, Fraction]] = {}
        for s, chance in layer.values():
            if s.phase in (READY, END):
                ends[s.phase == END, tuple(s.held[: s.players]), s.centre] += chance
                continue
            for action, share in steps(s):
                after = FACE.copy(s)
                FACE.apply(after, FACE.to_move(s), action)
                _, before = following.get(key(after), (None, Fraction(0)))
                following[key(after)] = (after, before + chance * share)
        layer = following
    return ends


def key(s: Any) -> tuple[object, ...]:
    """Dice of a kind are alike: orders of falling with the same counts are one state."""
    return (s.phase, s.left, tuple(s.held), tuple(s.faces[NEUTRAL]))


def steps(s: Any) -> list[tuple[int, Fraction]]:
    able = possible(s)
    assert {weight for _, weight in outcomes(s)} <= {1}
    return [(action, Fraction(1, len(able))) for action in able]


def solved(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of linear equations; each row: coefficients, then the right side."""
    n = len(rows)
    for i in range(n):
        pivot = next(r for r in range(i, n) if rows[r][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = rows[i][i]
        rows[i] = [value / scale for value in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [value - factor * top for value, top in zip(rows[r], rows[i], strict=True)]
    return [row[n] for row in rows]


@pytest.mark.slow
def test_two_players_few_dice_exactly() -> None:
    pairs = [(a, b) for a in range(1, 8) for b in range(1, 9 - a)]
    place = {pair: i for i, pair in enumerate(pairs)}
    rows = [[Fraction(i == j) for j in range(len(pairs) + 1)] for i in range(len(pairs))]
    for pair in pairs:
        for (wins, (mine, other), _), chance in turn(pair, NEXT).items():
            rows[place[pair]][-1] += chance  # a win, or what the other does not win
            if not wins:
                rows[place[pair]][place[other, mine]] += chance
    value = dict(zip(pairs, solved(rows), strict=True))
    assert value[1, 1] == Fraction(3, 5)
    assert [round(float(value[n, n]), 5) for n in (2, 3, 4)] == [0.56113, 0.54361, 0.53235]


def test_three_players_two_dice_each_all_random_exactly() -> None:
    triples = [(a, b, c) for a in range(1, 5) for b in range(1, 6) for c in range(1, 6) if a + b + c <= 6]
    win = {hands: [0.0, 0.0, 0.0] for hands in triples}
    for _ in range(400):  # win[hands][i]: chance of the i-th player from the mover on
        for hands in triples:
            total = [0.0, 0.0, 0.0]
            for (wins, (a, b, c), _), chance in turn(hands, RANDOM).items():
                after = (0.0, 0.0, 1.0) if wins else win[b, c, a]
                for i in range(3):
                    total[i] += float(chance) * after[i - 1]
            win[hands] = total
    assert [round(p, 8) for p in win[2, 2, 2]] == [0.41060061, 0.32748924, 0.26191015]


def test_a_hand_of_n_wins_on_this_throw_once_in_3_to_the_n() -> None:
    for n in range(1, 7):
        for centre in (0, 4):
            after = turn((n, 5), NEXT, centre)
            assert sum(chance for (wins, *_), chance in after.items() if wins) == Fraction(1, 3**n)


# Chains over whole matches, compiled, in a model of a turn that is compared with the rules first


@pytest.mark.slow
def test_one_turn_is_as_the_chains_have_it() -> None:
    """Any function of what follows has the same mean."""
    import numpy as np

    from support.wazabi_chains import tables, taken, thrown

    values = np.random.default_rng(1).random((8, 2, 20, 20))
    keep, star, asks = tables(20)
    for n, b, c in product(range(1, 5), (1, 3), (0, 1, 5, 7)):
        kept = np.zeros((2, 10, n + 1))
        for k, other, m in product(range(2), range(10), range(n + 1)):
            kept[k, other, m] = taken(m, other, c, asks, values[:, k])
        by_rules = np.zeros(2)
        for (wins, (mine, other), centre), chance in turn((n, b), NEXT, c).items():
            by_rules += 0 if wins else float(chance) * values[centre, :, other, mine]
        assert thrown(n, b, keep, star, kept) == pytest.approx(by_rules)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("centre", "first", "throws"),
    [
        (0, 0.507054, 19.603),
        (20, 0.493522, 26.640),
        (50, 0.500331, 32.637),
        (100, 0.499367, 38.674),
        (200, 0.500009, 45.474),
    ],
)
def test_two_players_eleven_dice_each_exactly(centre: int, first: float, throws: float) -> None:
    from support.wazabi_chains import two

    assert two(11, centre) == (pytest.approx(first, abs=6e-7), pytest.approx(throws, abs=6e-4))


@pytest.mark.slow
def test_three_players_levelling_is_nearly_best_play_exactly() -> None:
    from support.wazabi_chains import as_many_as_is_best, levelling, three

    most = 33
    assert three(11, as_many_as_is_best(most)) == pytest.approx(0.36522, abs=6e-6)
    assert three(11, levelling(most)) == pytest.approx(0.36476, abs=6e-6)
