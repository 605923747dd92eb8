"""Three players, any centre that fits in memory: exact for every way of giving that `Giving` has.

A *plane* is the chance of one player to win, by position: plane k belongs to the player who has the k-th turn from the
mover on (0: the mover). After a turn everybody is one place nearer, so plane k leads to plane k - 1, and plane 0 to
plane 2. Where all give alike, the planes are the chances of the three players. Where one gives in a way of their own,
they are the chances of this one, when their turn comes now, next, or last.

A turn is four short sums: X dice, stars among the rest, who gets them, what the numbers ask of the centre. As with two
players (`two`), only positions at an empty centre, with as many dice in all, lead to one another: these are computed
again until they settle.

**All three play to win.** That is an equilibrium in which each choice is best for whoever makes it, given all later
choices, which depend on the position alone (max^n). There need not be one without lots, and with 7 dice in all there
seems to be none: choices go round in circles there. So values are averaged over rounds, which is to draw lots between
choices that are as good; where they still do not settle, `distance` says by how much. Nor need such an equilibrium be
the only one. How good it is can be computed: the most that anybody gains anywhere by another way of giving.
"""

from typing import Union

import numpy as np

from bazigah.bots.wazabi.exact import dice
from bazigah.bots.wazabi.exact.dice import Array
from bazigah.bots.wazabi.exact.jit import compiled
from bazigah.bots.wazabi.exact.turn import Giving, carry_out_crosses, carry_out_throws

CLOSE = 1e-13
"""Positions that lead to one another have settled when none changes by more than this in a sweep."""
SWEEPS, FULL = 2000, 200
"""The most sweeps; and where all play to win, how many go half of the way, before steps become shorter."""

Way = Union[Giving, "Trio"]
"""How somebody gives their stars: in one of the ways that have names, or as is best in another solution."""


class Trio:
    """The chances of three players at all positions with `most` dice or fewer, those in the centre included.

    `centre` is the most that there may be in the centre. With an empty one it takes 4 most^3 bytes and most^4 steps,
    with any 1 most^4 bytes and most^5 steps: 33 dice a hundredth of a second, the default match (108 and 75) five.

    >>> all_random = Trio(6, own=Giving.RANDOM)
    >>> [round(chance, 8) for chance in all_random.chances((2, 2, 2))]
    [0.41060061, 0.32748924, 0.26191015]
    """

    def __init__(
        self, most: int, centre: int = 0, *, own: Way = Giving.BEST, others: Way | None = None, level: float = 0.5
    ) -> None:
        """All give as `own` says; or one does, and the two others as `others` says. Who is MIXED levels in a share
        `level` of their throws. ValueError if the others are to find out for themselves what is best for them.
        """
        if others is Giving.BEST:
            raise ValueError("what is best for the others is a solution of its own")
        self.most, self.centre, self.alike = most, centre, others is None
        self._pairs, self._rows = places(most, centre)
        self.planes = np.zeros((3, int(self._pairs[-1, -1])))
        ways: tuple[Way, ...] = (own, *((own if others is None else others,) * 2))
        models = self.planes[:1].repeat(3, 0)
        for way, model in zip(ways, models, strict=True):
            if isinstance(way, Trio):
                if (way.most, way.centre) != (most, centre):
                    raise ValueError("a solution that is played like another one has its size")
                model[:] = way.planes[2]
        givings = [way if isinstance(way, Giving) else Giving.LIKE for way in ways]
        at_random = [{Giving.RANDOM: 1.0, Giving.MIXED: 1 - level}.get(giving, 0.0) for giving in givings]
        self.distance: float = solve(
            self.planes, models, self._pairs, self._rows, centre, np.array(givings), np.array(at_random),
            self.alike and own is Giving.BEST, dice.crosses(most), dice.stars(most), dice.asked(most),
        )  # fmt: skip
        """How far the values are from what they lead to, at most: below CLOSE where they have settled."""

    def chances(self, hands: tuple[int, ...], centre: int = 0) -> tuple[float, float, float]:
        """Of the player who is to throw, the next, and the last, where all give alike; `hands` in the same order.

        IndexError for a position that is not covered; ValueError where one gives in a way of their own.
        """
        if not self.alike:
            raise ValueError("these are the chances of one among others: chance(turn, hands, centre)")
        return self.chance(0, hands, centre), self.chance(1, hands, centre), self.chance(2, hands, centre)

    def chance(self, turn: int, hands: tuple[int, ...], centre: int = 0) -> float:
        """Of the player whose turn comes now (0), next (1), or last (2), where they give as `own` says; IndexError for
        a position that is not covered.
        """
        if not self.covers(hands, centre):
            raise IndexError(f"{hands}, centre {centre}: not among three with {self.most} dice or fewer")
        mover, next_, last = hands
        return float(self.planes[turn, self._pairs[mover, next_] + self._rows[last + centre] + centre])

    def covers(self, hands: tuple[int, ...], centre: int = 0) -> bool:
        return len(hands) == 3 and min(hands) > 0 and centre <= self.centre and sum(hands) + centre <= self.most

    def mean(self, each: int, centre: int = 0) -> float:
        """The chance of `own` over its three seats, with as many dice for each."""
        return sum(self.chance(turn, (each, each, each), centre) for turn in range(3)) / 3


def places(most: int, centre: int) -> tuple[Array, Array]:
    """Where in a plane a position is: pairs[mover, next] + rows[last + centre] + centre.

    So what numbers take moves a position along a line in memory, as the hand that is last then grows and the centre
    shrinks. The last element of `pairs` is how many there are.
    """
    lengths = np.minimum(np.arange(most + 1), centre + 1)
    rows = np.concatenate([[0], np.cumsum(lengths)])
    pairs = np.zeros((most + 1, most + 1), np.int64)
    start = 0
    for mover in range(1, most - 1):
        for next_ in range(1, most - mover):
            pairs[mover, next_] = start
            start += int(rows[most - mover - next_ + 1])
    pairs[-1, -1] = start
    return pairs, rows


@compiled
def solve(
    planes: Array, models: Array, pairs: Array, rows: Array, centre: int, givings: Array, at_random: Array,
    mutual: bool, crosses: Array, stars: Array, asked: Array,
) -> float:  # fmt: skip
    """Fills `planes`; how far from settled they stay."""
    most = crosses.shape[0] - 1
    calm = np.zeros((3, most + 1, most + 1, most + 1))  # as `turn` has it
    calm[0, 0] = 1.0
    distance = 0.0
    for here in range(centre + 1):
        for total in range(3, most - here + 1):
            sweep, change = 0, 1.0
            while change > CLOSE and sweep < SWEEPS:
                step = 1.0
                if mutual and here == 0:
                    step = 0.5 if sweep < FULL else FULL / (2 * sweep)
                carry_out_throws(planes, models, pairs, rows, here, total, givings, at_random, stars, asked, calm)
                change = carry_out_crosses(planes, pairs, rows, here, total, step, crosses, calm)
                sweep += 1
                if here > 0:  # a throw wins or takes from the centre: nothing of this leads to anything of this
                    change = 0.0
            distance = max(distance, change)
    return distance
