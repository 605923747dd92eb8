"""Probabilities of throws (W1.3), as tables."""

from typing import Any

import numpy as np

from bazigah.games.wazabi.rules import FACES, LOWEST_NUMBER

Array = Any
"""A NumPy array; its shape is said where it is made."""


def binomial(most: int, share: float) -> Array:
    """[n, k]: how likely k of n dice are of a kind that a die is with probability `share`; n and k are 0 .. most."""
    table = np.zeros((most + 1, most + 1))
    table[0, 0] = 1.0
    for n in range(most):
        table[n + 1] = table[n] * (1 - share)
        table[n + 1, 1:] += table[n, :-1] * share
    return table


def crosses(most: int) -> Array:
    """[n, k]: k of n dice show X."""
    return binomial(most, 1 / FACES)


def stars(most: int) -> Array:
    """[n, k]: k of n dice show a star, when none of them shows X."""
    return binomial(most, 1 / (FACES - 1))


def asked(most: int) -> Array:
    """[m, k]: m dice that show numbers ask the centre for k more than the 2 m that they ask for at least (W5).

    Shape (most + 1, 3 most + 1).
    """
    spread = FACES - 1 - LOWEST_NUMBER
    table = np.zeros((most + 1, spread * most + 1))
    table[0, 0] = 1.0
    for m in range(most):
        for more in range(spread + 1):
            table[m + 1, more:] += table[m, : table.shape[1] - more] / (spread + 1)
    return table
