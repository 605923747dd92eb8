"""What a sheet is worth, and who is ahead (C12, C13)."""

from bazigah.core.contract import State
from bazigah.games.clever.pieces import COLOURS, FACES, SECTIONS, WHITE

RED_BOX_POINTS = -5  # C8.1
MEDALS = (50, 65, 75, 85, 95)
"""C13: fair, good, very good, clever, pretty clever from these numbers on."""


def section_points(s: State, seat: int, section: int) -> int:
    filled = s.filled[seat][section]
    if section == WHITE:
        return int(s.white_score[filled])  # C12.1
    total = filled
    if filled >= s.threshold[section]:  # C12
        for number in range(1, FACES + 1):
            total += number * s.tally[seat][section][number]
    return int(total)


def points(s: State, seat: int) -> int:
    total = s.bonus[seat] + RED_BOX_POINTS * s.red[seat]  # C12.2
    for section in range(SECTIONS):
        total += section_points(s, seat, section)
    return int(total)


def rank(s: State, seat: int) -> int:
    place = 1
    own = points(s, seat)
    for other in range(s.players):
        if points(s, other) > own or (points(s, other) == own and wins_tie(s, other, seat)):
            place += 1
    return place


def wins_tie(s: State, seat: int, other: int) -> bool:
    """Whether `seat` is ahead of `other` at equal points: by fewer red boxes, then by more white boxes (C12.2)."""
    if s.red[seat] != s.red[other]:
        return bool(s.red[seat] < s.red[other])
    return bool(s.filled[seat][WHITE] > s.filled[other][WHITE])


def is_full(s: State, seat: int, section: int) -> bool:
    """Whether it is a coloured section without an empty box (C11.1)."""
    return bool(section != WHITE and s.filled[seat][section] == s.boxes[section])


def someone_filled(s: State) -> bool:
    for seat in range(s.players):
        for section in range(COLOURS):
            if is_full(s, seat, section):
                return True
    return False


def gives_medals(s: State) -> bool:
    """C13: to one player with the standard sheet, two picks, six rounds and table turns."""
    usual = s.standard == 1 and s.picks == 2 and s.rounds == 6
    return bool(s.players == 1 and usual and s.table_turns == 1)


def medal(s: State) -> int:
    """How many of the medals' numbers the player has reached."""
    count = 0
    for least in MEDALS:
        if points(s, 0) >= least:
            count += 1
    return count
