"""Positions as a seat sees them in a match, for the solver: what they are worth, and what each star is worth to whom.

All functions take a plain state, masked or not (W2: everything is public), and change nothing.
"""

from typing import NamedTuple

from bazigah.bots.wazabi.exact.three import Trio
from bazigah.bots.wazabi.exact.turn import NEAR
from bazigah.bots.wazabi.exact.two import Pair
from bazigah.core.contract import State
from bazigah.games.wazabi.rules import CROSS, END, GIVE, KINDS, READY, STAR, after, asked_of_centre

Solution = Pair | Trio


class Position(NamedTuple):
    """Dice from the mover on and in the centre. With `stars` still to give, as it will be when the rest of the throw
    has been carried out: then these are in nobody's hand.
    """

    hands: tuple[int, ...]
    centre: int
    stars: int


def position(s: State) -> Position | None:
    """What the solver calls this position; None while chance is to act, and when the match is over."""
    others, seat = [], after(s, s.turn)
    while seat != s.turn:
        others.append(int(s.held[seat]))
        seat = after(s, seat)
    mine = int(s.held[s.turn])
    if s.phase == READY:
        return Position((mine, *others), int(s.centre), 0)
    if s.phase != GIVE:
        return None
    stars = int(s.left + sum(s.faces[kind][STAR] for kind in range(s.kind + 1, KINDS)))
    got = min(asked_of_centre(s), s.centre)
    kept = mine - stars - sum(s.faces[kind][CROSS] for kind in range(KINDS)) + got
    return Position((int(kept), *others), int(s.centre - got), stars)


def solved(s: State, solution: Solution) -> bool:
    """Whether the solution has this position, and all to which the stars may lead."""
    found = position(s)
    if found is None:
        return False
    (mine, *others), centre, stars = found
    return solution.covers((max(mine, 1), *others[:-1], others[-1] + stars), centre)


def chances(s: State, solution: Solution) -> tuple[float, ...]:
    """By seat, the chance to win where all give alike; what stars are left to give is given as is best for the giver.

    ValueError for a position that is not `solved`, other than the end.
    """
    if s.phase == END:
        return tuple(float(seat == s.turn) for seat in range(s.players))
    found = position(s)
    if found is None or not solved(s, solution):
        raise ValueError("a position that is not solved")
    by_turn = _by_turn(found, solution)
    return tuple(by_turn[(seat - s.turn) % s.players] for seat in range(s.players))


def _by_turn(found: Position, solution: Solution) -> tuple[float, ...]:
    """From the mover on."""
    (mine, *others), centre, stars = found
    if mine == 0:  # W9
        return (1.0, *(0.0 for _ in others))
    if isinstance(solution, Pair):
        if stars == 0:
            return solution.chances((mine, *others), centre)
        return solution.chances((others[0] + stars, mine), centre)[::-1]
    if stars == 0:
        return solution.chances((mine, *others), centre)
    next_, last = others
    to_next, _ = best_split(found, solution)
    theirs = solution.chances((next_ + to_next, last + stars - to_next, mine), centre)
    return theirs[2], theirs[0], theirs[1]


def best_split(found: Position, trio: Trio, least: int = 0, most: int | None = None) -> tuple[int, float]:
    """How many of the stars the next player should get, between `least` and `most`, and the giver's chance then.

    Of several that are as good to 1e-12, the greatest.
    """
    (mine, next_, last), centre, stars = found
    best, chance = -1, -1.0
    for to_next in range(least, (stars if most is None else most) + 1):
        worth = trio.chance(2, (next_ + to_next, last + stars - to_next, mine), centre) if mine else 1.0
        if worth >= chance - NEAR:
            best, chance = to_next, worth
    return best, chance


def worths(s: State, trio: Trio) -> dict[int, float]:
    """By recipient of the star that is to be given now, the giver's chance to win when all others are given as is best.

    This judges a choice: what it loses is the greatest of these less its own. ValueError if the three have nothing to
    choose or the position is not `solved`.
    """
    found = position(s)
    if found is None or not found.stars or not solved(s, trio):
        raise ValueError("no choice of three players in a position that is solved")
    next_ = after(s, s.turn)
    return {
        next_: best_split(found, trio, least=1)[1],
        after(s, next_): best_split(found, trio, most=found.stars - 1)[1],
    }


def recipient(s: State, trio: Trio) -> int:
    """Who should get the star that is to be given now, the next player if both are as good; ValueError as `worths`."""
    (next_, to_next), (last, to_last) = worths(s, trio).items()
    return next_ if to_next >= to_last - NEAR else last
