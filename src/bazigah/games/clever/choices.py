"""What a seat may do: its legal actions, and whether a die fits anywhere."""

from bazigah.core.contract import Buffer, State
from bazigah.games.clever.pieces import (
    CLOCK,
    COLOURS,
    COPY,
    DICE,
    LET_GO,
    NOTHING,
    PASS,
    PICK,
    RED_BOX,
    SECTIONS,
    STOP,
    TABLE,
    THROW,
    TO_COPY,
    TO_GO_ON,
    TO_MARK,
    TO_PICK,
    TO_TAKE,
    WHITE,
)


def legal(s: State, seat: int, out: Buffer) -> int:
    if seat < 0 or seat >= s.players:
        return 0
    task = s.task[seat]
    if task == NOTHING:
        return 0
    if task == TO_PICK:
        return legal_picks(s, seat, out, 0)
    if task == TO_TAKE:
        out[0] = PASS
        return legal_picks(s, seat, out, 1)
    if task == TO_COPY:
        return legal_copies(s, seat, out)
    out[0] = RED_BOX if task == TO_MARK else THROW
    if task != TO_GO_ON:
        return 1
    out[1] = STOP
    return 2


def legal_picks(s: State, seat: int, out: Buffer, n: int) -> int:
    """Adds the picks of `seat` to the `n` actions that are in `out`; how many these are then."""
    place, face, least = s.place, s.face, s.least[seat]
    for die in range(COLOURS):
        if place[die] == TABLE and face[die] >= least[die]:  # C4, C5
            out[n] = PICK + SECTIONS * die + die
            n += 1
    if place[WHITE] == TABLE:
        number = face[WHITE]
        for section in range(SECTIONS):  # C5.1
            if number >= least[section]:
                out[n] = PICK + SECTIONS * WHITE + section
                n += 1
    if s.clock_free == 1:
        number = s.clock
        for section in range(COLOURS):  # C5.2
            if number >= least[section]:
                out[n] = PICK + SECTIONS * CLOCK + section
                n += 1
    return n


def legal_copies(s: State, seat: int, out: Buffer) -> int:
    out[0] = LET_GO
    n = 1
    for die in range(DICE):
        if copy_fits(s, seat, die):
            out[n] = COPY + die
            n += 1
    return n


def copy_fits(s: State, seat: int, die: int) -> bool:
    """C10.2: of the dice on the table, save the one whose writing began the chain."""
    return bool(s.place[die] == TABLE and s.face[die] >= s.least[seat][WHITE] and die != s.chain[seat])


def some_copy_fits(s: State, seat: int) -> bool:
    fits = False
    for die in range(DICE):
        fits = fits or copy_fits(s, seat, die)
    return fits


def some_pick_fits(s: State, seat: int) -> bool:
    """Whether a die on the table, or the clock die, fits anywhere (C8)."""
    place, face, least = s.place, s.face, s.least[seat]
    lowest = least[0]
    for section in range(COLOURS):
        if place[section] == TABLE and face[section] >= least[section]:
            return True
        lowest = min(lowest, least[section])
    if s.clock_free == 1 and s.clock >= lowest:
        return True
    return bool(place[WHITE] == TABLE and face[WHITE] >= min(lowest, least[WHITE]))
