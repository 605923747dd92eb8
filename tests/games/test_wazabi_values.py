"""Wazabi: values that any right implementation shows, computed through the rules where they are exact."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from numba import njit

from bazigah.bots.wazabi import greedy
from bazigah.games.wazabi.rules import CHOOSE, END, GIVE, NEUTRAL, NEXT, NOBODY, RANDOM, READY, THROW
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


@njit
def tables(dice: int) -> Any:
    """Probabilities: how many of n dice show numbers, how many of the others stars, what m numbers ask for together."""
    keep, star = np.zeros((dice + 1, dice + 1)), np.zeros((dice + 1, dice + 1))
    asks = np.zeros((dice + 1, 5 * dice + 1))
    keep[0, 0] = star[0, 0] = asks[0, 0] = 1.0
    for n in range(dice):
        for k in range(n + 1):
            keep[n + 1, k] += keep[n, k] * 2 / 6
            keep[n + 1, k + 1] += keep[n, k] * 4 / 6
            star[k, n + 1] += star[k, n] / 2
            star[k + 1, n + 1] += star[k, n] / 2
        for asked in range(5 * n + 1):
            for number in range(2, 6):
                asks[n + 1, asked + number] += asks[n, asked] / 4
    return keep, star, asks


@njit
def taken(m: int, b: int, c: int, asks: Any, values: Any) -> float:
    """The mean of values[centre, other, mover] after m numbers are carried out."""
    total, rest = 0.0, 1.0
    for asked in range(2 * m, 5 * m + 1):
        if asked >= c:
            return total + rest * values[0, b, m + c]
        total += asks[m, asked] * values[c - asked, b, m + asked]
        rest -= asks[m, asked]
    return total


@njit
def thrown(a: int, b: int, keep: Any, star: Any, kept: Any) -> tuple[float, float]:
    """The means of both of kept[.., other, numbers] over throws of a dice that do not win."""
    first, second = 0.0, 0.0
    for s in range(a):
        for m in range(1, a - s + 1):
            chance = keep[a, m] * star[s, a - m]
            first += chance * kept[0, b + s, m]
            second += chance * kept[1, b + s, m]
    return first, second


@njit
def two(dice: int, centre: int) -> tuple[float, float]:
    """Two players: the starter's chance and the mean number of throws.

    A throw takes from the centre or wins; only at an empty centre do positions with as many dice lead to one another.
    """
    most = 2 * dice + centre
    keep, star, asks = tables(most)
    value = np.zeros((centre + 1, 2, most + 1, most + 1))  # the mover's chance to lose, throws to come
    for c in range(centre + 1):
        kept = value[0]
        if c > 0:
            kept = np.zeros((2, most + 1, most + 1))
            for m in range(1, most - c):
                for b in range(1, most - c - m + 1):
                    for k in range(2):
                        kept[k, b, m] = taken(m, b, c, asks, value[:, k])
        for played in range(2, most - c + 1):
            change = 1.0
            while change > 1e-11:
                change = 0.0
                for a in range(1, played):
                    later, longer = thrown(a, played - a, keep, star, kept)
                    change = max(change, 1 + longer - value[c, 1, a, played - a])
                    value[c, 0, a, played - a] = 1 - keep[a, 0] - later
                    value[c, 1, a, played - a] = 1 + longer
                if c > 0:
                    break
    return 1 - value[centre, 0, dice, dice], value[centre, 1, dice, dice]


@pytest.mark.slow
def test_one_turn_is_as_the_chains_have_it() -> None:
    """Any function of what follows has the same mean."""
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
    assert two(11, centre) == (pytest.approx(first, abs=6e-7), pytest.approx(throws, abs=6e-4))


@njit
def three(dice: int, split: Any) -> float:
    """Three players, empty centre: the chance of one among two random players, mean over the three seats.

    `split[next, other, stars]` is how many stars the next player gets; with NOBODY there, as many as is best.
    """
    most = 3 * dice
    keep, star, _ = tables(most)
    value = np.zeros((3, most + 1, most + 1, most + 1))
    for played in range(3, most + 1):
        change = 1.0
        while change > 1e-10:
            change = 0.0
            for x in range(1, played - 1):
                for y in range(1, played - x):
                    z = played - x - y
                    for mover in range(3):
                        after = turn_of_three(mover, x, y, z, keep, star, value, split)
                        change = max(change, abs(after - value[mover, x, y, z]))
                        value[mover, x, y, z] = after
    return (value[0, dice, dice, dice] + value[1, dice, dice, dice] + value[2, dice, dice, dice]) / 3


@njit
def turn_of_three(mover: int, x: int, y: int, z: int, keep: Any, star: Any, value: Any, split: Any) -> float:
    """The chance of the player with x dice, whom those with y and z follow, when `mover` throws."""
    n = (x, y, z)[mover]
    total = keep[n, 0] if mover == 0 else 0.0
    for m in range(1, n + 1):
        for s in range(n - m + 1):
            mean, best = 0.0, 0.0
            for i in range(s + 1):  # stars for the next player
                if mover == 1:
                    mean += star[i, s] * value[2, x + s - i, m, z + i]
                elif mover == 2:
                    mean += star[i, s] * value[0, x + i, y + s - i, m]
                elif split[y, z, s] == i:
                    mean = value[1, m, y + i, z + s - i]
                elif split[y, z, s] == NOBODY:
                    best = max(best, value[1, m, y + i, z + s - i])
            total += keep[n, m] * star[s, n - m] * max(mean, best)
    return total


def levelling(most: int) -> Any:
    """How the greedy bot splits its stars."""
    split = np.zeros((most + 1, most + 1, most + 1), np.int64)
    s = FACE.new()
    s.players, s.phase, s.stars, s.left = 3, GIVE, CHOOSE, 1
    for stars in range(1, most):
        for next_, other in product(range(1, most - stars), repeat=2):
            if next_ + other + stars <= most:
                s.held[:3] = [stars, next_, other]
                to = greedy.choose(s, 0, 0)
                split[next_, other, stars] = (
                    split[next_ + 1, other, stars - 1] + 1 if to == 1 else split[next_, other + 1, stars - 1]
                )
    return split


@pytest.mark.slow
def test_three_players_levelling_is_nearly_best_play_exactly() -> None:
    most = 33
    best = np.full((most + 1, most + 1, most + 1), NOBODY)
    assert three(11, best) == pytest.approx(0.36522, abs=6e-6)
    assert three(11, levelling(most)) == pytest.approx(0.36476, abs=6e-6)
