"""One turn among three players, for all positions with as many dice in hands and in the centre: see `three`."""

from enum import IntEnum

import numpy as np

from bazigah.bots.wazabi.exact.dice import Array
from bazigah.bots.wazabi.exact.jit import compiled

NEAR = 1e-12
"""Splits that differ by less are equal; of these the next player gets more in the one that is taken."""


class Giving(IntEnum):
    """How somebody gives their stars: each to anyone with the same chance; all to the next player; each to whoever has
    the fewest dice, of several to the next player; so in some throws, at random in the others; as is best for them.
    """

    RANDOM = 0
    NEXT = 1
    LEVEL = 2
    MIXED = 3
    BEST = 4
    LIKE = 5  # as would be best in another solution


NEXT, BEST = int(Giving.NEXT), int(Giving.BEST)


@compiled
def carry_out_throws(
    planes: Array, models: Array, pairs: Array, rows: Array, here: int, total: int, givings: Array, at_random: Array,
    stars: Array, asked: Array, calm: Array,
) -> None:  # fmt: skip
    """Fills `calm`, [plane, n, others, next]: what a throw of n dice without X is worth, when others + n is `total`."""
    for n in range(1, total - 1):
        for next_ in range(1, total - n):
            calm[0, n, total - n, next_] = stars[n, n]  # W9: all are given away
            calm[1, n, total - n, next_] = 0.0
            calm[2, n, total - n, next_] = 0.0
    chosen, liked = np.empty(total), np.empty(total)
    for m in range(1, total - 1):
        others = total - m
        for k in range(3):
            if givings[k] < BEST:
                for next_ in range(1, others):
                    at = pairs[next_, others - next_] + rows[m + here] + here
                    chosen[next_] = taken(planes[k - 1], at, m, here, asked)
                    liked[next_] = liking(givings[k], next_, others)
                give(chosen, liked, m, others, at_random[k], 1.0, stars, calm[k])
                continue
            model = planes[2] if givings[k] == BEST else models[k]
            rest = 1.0
            for more in range(3 * m + 1):  # W3: who gives knows what the numbers ask for
                ask = min(2 * m + more, here)
                chance = rest if ask == here else asked[m, more]
                for next_ in range(1, others):
                    at = pairs[next_, others - next_] + rows[m + here] + here - ask
                    chosen[next_] = planes[k - 1, at]
                    liked[next_] = model[at]
                give(chosen, liked, m, others, 0.0, chance, stars, calm[k])
                rest -= chance
                if ask == here:
                    break


@compiled
def taken(plane: Array, at: int, m: int, here: int, asked: Array) -> float:
    """The mean in `plane`, where the position is `at`, after the mover's m numbers are carried out (W5, W5.1)."""
    total, rest = 0.0, 1.0
    for k in range(min(3 * m + 1, here - 2 * m)):
        total += asked[m, k] * plane[at - 2 * m - k]
        rest -= asked[m, k]
    if here <= 5 * m:
        total += rest * plane[at - here]
    return total


@compiled
def liking(giving: int, next_: int, others: int) -> float:
    """How much the mover likes to leave the next player with so many dice of those that the two others have."""
    if giving == NEXT:
        return next_
    ahead = 2 * next_ - others
    return (0.5 if ahead > 0 else 0.0) - abs(ahead)


@compiled
def give(
    chosen: Array, liked: Array, m: int, others: int, at_random: float, chance: float, stars: Array, calm: Array
) -> None:  # fmt: skip
    """Adds to `calm` what throws with m numbers and any number of stars are worth, if the others then have `others`.

    `chosen[next]` is what it is worth to end with `next`, `liked[next]` how much the mover likes it. With s stars to
    give they become those of beginning with `next`, and so ending with next .. next + s: from s - 1 stars to s it is
    one comparison. All is counted `chance` times, stars are given at random in a share `at_random`.
    """
    drawn = chosen.copy()
    for s in range(others - 1):
        weight = chance * stars[m + s, s]
        for next_ in range(1, others - s):
            if s > 0:
                drawn[next_] = (drawn[next_] + drawn[next_ + 1]) / 2
                if liked[next_ + 1] >= liked[next_] - NEAR:
                    chosen[next_] = chosen[next_ + 1]
                    liked[next_] = liked[next_ + 1]
            mean = at_random * drawn[next_] + (1 - at_random) * chosen[next_]
            calm[m + s, others - s, next_] += weight * mean


@compiled
def carry_out_crosses(
    planes: Array, pairs: Array, rows: Array, here: int, total: int, step: float, crosses: Array, calm: Array
) -> float:  # fmt: skip
    """Brings `planes` nearer to what `calm` makes of them, for hands of `total` dice: a step of 1 is all the way.

    Gives how far away a value was, at most.
    """
    change = 0.0
    for mover in range(1, total - 1):
        others = total - mover
        for next_ in range(1, others):
            at = pairs[mover, next_] + rows[others - next_ + here] + here
            for k in range(3):
                value = 0.0
                for x in range(mover + 1):
                    value += crosses[mover, x] * calm[k, mover - x, others, next_]
                change = max(change, abs(value - planes[k, at]))
                planes[k, at] += step * (value - planes[k, at])
    return change
