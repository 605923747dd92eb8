"""Numbers that go into a sheet, and out again for those who may not see them yet."""

from bazigah.core.contract import State
from bazigah.games.clever.pieces import CLOCK, FACES, NO_DIE, NONE_FITS, OTHERS, SECTIONS, TO_COPY, TO_TAKE


def number_of(s: State, die: int) -> int:
    return int(s.clock if die == CLOCK else s.face[die])


def write(s: State, seat: int, number: int, section: int) -> int:
    """Writes into the first empty box; the prize in it, of which points are paid at once (C10, C10.1)."""
    box = s.filled[seat][section]
    s.filled[seat][section] = box + 1
    s.tally[seat][section][number] += 1
    s.least[seat][section] = least_after(s, section, box + 1, number)
    prize = s.prize[section][box]
    paid = max(prize, 0)
    s.bonus[seat] += paid
    if s.phase == OTHERS:
        s.fresh[seat][section] += 1
        s.fresh_bonus[seat] += paid
    return int(prize)


def least_after(s: State, section: int, filled: int, last: int) -> int:
    """The least number that fits after `filled` boxes of which the last holds `last` (C4, C4.1)."""
    if filled == s.boxes[section]:
        return NONE_FITS
    return int(last + 1 - s.repeats[section][filled])


def hide(s: State, seat: int) -> None:
    """Takes back what `seat` wrote in these simultaneous picks; only whether it is done stays (C9.1)."""
    for section in range(SECTIONS):
        while s.fresh[seat][section] > 0:
            s.fresh[seat][section] -= 1
            unwrite(s, seat, section)
    s.bonus[seat] -= s.fresh_bonus[seat]
    s.fresh_bonus[seat] = 0
    s.chain[seat] = NO_DIE
    if s.task[seat] == TO_COPY:
        s.task[seat] = TO_TAKE


def unwrite(s: State, seat: int, section: int) -> None:
    last = last_number(s, seat, section)
    s.tally[seat][section][last] -= 1
    s.filled[seat][section] -= 1
    last = last_number(s, seat, section)
    s.least[seat][section] = least_after(s, section, s.filled[seat][section], last)


def last_number(s: State, seat: int, section: int) -> int:
    """The highest number of a section, 0 if it is empty."""
    number = FACES
    while number > 0 and s.tally[seat][section][number] == 0:
        number -= 1
    return number
