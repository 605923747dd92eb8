"""Wazabi's exact chains, compiled: whole games from what one turn leads to. Needs numba, so tests import it late."""

from itertools import product
from typing import Any

import numpy as np
from numba import njit

from bazigah.bots.wazabi import guide
from bazigah.games.wazabi.rules import CHOOSE, GIVE, NOBODY
from support.wazabi import FACE


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


def as_many_as_is_best(most: int) -> Any:
    """The split that leaves the choice to the chain."""
    return np.full((most + 1, most + 1, most + 1), NOBODY)


def levelling(most: int) -> Any:
    """How the greedy bot splits its stars."""
    split = np.zeros((most + 1, most + 1, most + 1), np.int64)
    s = FACE.new()
    s.players, s.phase, s.stars, s.left = 3, GIVE, CHOOSE, 1
    for stars in range(1, most):
        for next_, other in product(range(1, most - stars), repeat=2):
            if next_ + other + stars <= most:
                s.held[:3] = [stars, next_, other]
                to = guide.decide(s, 0, 0, [])
                split[next_, other, stars] = (
                    split[next_ + 1, other, stars - 1] + 1 if to == 1 else split[next_, other + 1, stars - 1]
                )
    return split
