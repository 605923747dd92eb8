"""Two players, any centre that fits in memory: exact, since nobody has a choice (W4.2).

A throw at a centre that is not empty wins or takes from it. So positions with as much in the centre do not lead to one
another, and only those without a centre, and with as many dice in all, are coupled: a linear system for each number.
"""

import numpy as np

from bazigah.bots.wazabi.exact import dice
from bazigah.bots.wazabi.exact.dice import Array
from bazigah.bots.wazabi.exact.jit import compiled


class Pair:
    """The chances of two players at all positions with `most` dice or fewer, those in the centre included.

    8 (centre + 1) (most + 1)^2 bytes; `centre` is the most that there may be in the centre.

    >>> Pair(most=2).chances((1, 1))
    (0.6, 0.4)
    """

    def __init__(self, most: int, centre: int = 0) -> None:
        self.most = most
        self.centre = centre
        self.values = np.zeros((centre + 1, most + 1, most + 1))
        """[centre, mover, other]: the mover's chance; 0 where a hand is empty or there are more than `most` dice."""
        crosses, stars, asked = dice.crosses(most), dice.stars(most), dice.asked(most)
        calm = np.zeros((most + 1, most + 1))
        calm[0] = 1.0
        for total in range(2, most + 1):
            _solve_alone(total, self.values[0], calm, crosses, stars)
        for here in range(1, centre + 1):
            _fill(self.values, here, crosses, stars, asked)

    def chances(self, hands: tuple[int, ...], centre: int = 0) -> tuple[float, float]:
        """Of the player who is to throw, and of the other. IndexError for a position that is not covered."""
        if not self.covers(hands, centre):
            raise IndexError(f"{hands}, centre {centre}: more than {self.most} dice, or an empty hand")
        mover = float(self.values[centre, hands[0], hands[1]])
        return mover, 1 - mover

    def covers(self, hands: tuple[int, ...], centre: int = 0) -> bool:
        return len(hands) == 2 and min(hands) > 0 and centre <= self.centre and sum(hands) + centre <= self.most


def _solve_alone(total: int, values: Array, calm: Array, crosses: Array, stars: Array) -> None:
    """Fills `values`, [mover, other] at an empty centre, for hands of `total` dice; those of fewer dice are there.

    `calm[dice, other]` is the mover's chance when so many dice show no X, and is filled too.
    """
    system, constant = np.eye(total - 1), np.zeros(total - 1)
    for mover in range(1, total):
        other = total - mover
        fewer = crosses[mover, 1 : mover + 1] @ calm[mover - 1 :: -1, other][:mover]
        constant[mover - 1] = crosses[mover, 0] + fewer
        system[mover - 1, other - 1 : total - 1] += crosses[mover, 0] * stars[mover, :mover]
    found = np.linalg.solve(system, constant)
    for mover in range(1, total):
        other = total - mover
        values[mover, other] = found[mover - 1]
        calm[mover, other] = 1 - stars[mover, :mover] @ found[other - 1 :]


@compiled
def _fill(values: Array, here: int, crosses: Array, stars: Array, asked: Array) -> None:
    """Fills `values[here]`; those of a smaller centre are there."""
    hands = values.shape[1] - 1 - here
    taken = np.zeros((hands + 1, hands + 1))  # the other's chance after the mover's m numbers are carried out
    calm = np.zeros((hands + 1, hands + 1))
    for m in range(1, hands):
        for other in range(1, hands - m + 1):
            rest = 1.0
            for k in range(max(0, here - 2 * m)):
                if k > 3 * m:
                    break
                ask = 2 * m + k
                taken[m, other] += asked[m, k] * values[here - ask, other, m + ask]
                rest -= asked[m, k]
            if 5 * m >= here:
                taken[m, other] += rest * values[0, other, m + here]
    for other in range(1, hands + 1):
        for k in range(hands - other + 1):
            calm[k, other] = 1.0
            for s in range(k):
                calm[k, other] -= stars[k, s] * taken[k - s, other + s]
        for mover in range(1, hands - other + 1):
            for x in range(mover + 1):
                values[here, mover, other] += crosses[mover, x] * calm[mover - x, other]
