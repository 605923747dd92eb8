"""The end of a match of three: once the centre is empty, stars go where the exact solver says.

It takes the others to level in half of their throws and to give at random in the others: of all that could be assumed
of them, this loses least whichever of the two they do (docs/wazabi-exact.md).
"""

from functools import cache
from typing import TYPE_CHECKING

from bazigah.core.contract import State
from bazigah.core.twin import can_compile
from bazigah.games.wazabi.rules import CHOOSE

if TYPE_CHECKING:
    from bazigah.bots.wazabi.exact.three import Trio

MOST = 108
"""All the dice of a match at its defaults. To solve so many takes a second and 5 MB, once in a process."""


def known(s: State, seat: int) -> int | None:  # noqa: ARG001
    """Who should get a star of the seat that has the turn; None where that is not known, and without numba.

    Solves as soon as it sees three players, not first when it knows something: bots may take long for their first move.
    """
    if s.players != 3 or s.stars != CHOOSE or not can_compile():
        return None
    from bazigah.bots.wazabi.exact.positions import position, recipient, solved

    solution, found = _solution(), position(s)
    if found is None or found.stars == 0 or not solved(s, solution):
        return None
    return recipient(s, solution)


@cache
def _solution() -> "Trio":
    from bazigah.bots.wazabi.exact.three import Trio
    from bazigah.bots.wazabi.exact.turn import Giving

    return Trio(MOST, others=Giving.MIXED)
