"""A plain player of Clever: takes what fits most tightly and pays at once, and throws again while rows are open."""

from bazigah.core.contract import State
from bazigah.games.clever import rules
from bazigah.games.clever.pieces import (
    COLOURS,
    FACES,
    LET_GO,
    PASS,
    RED_BOX,
    STOP,
    THROW,
    TO_GO_ON,
    WHITE,
    WHITE_BONUS,
    die_of,
    section_of,
)
from bazigah.games.clever.writing import number_of

SKIPPED = 1.1
"""What a number that can no longer be written in a row costs."""
WHITE_WORTH = 3.0
"""What a white bonus is worth before one looks at the dice."""
ROWS_TO_GO_ON = 4
"""Throws again while so many rows still take the middle number."""


def choose(s: State, seat: int, seed: int) -> int:  # noqa: ARG001 - every choice has a best, first in the order
    actions = [0] * rules.MAX_LEGAL
    actions = actions[: rules.legal(s, seat, actions)]
    if s.task[seat] == TO_GO_ON:
        return THROW if open_rows(s, seat) >= ROWS_TO_GO_ON else STOP
    return max(actions, key=lambda action: value(s, seat, action))


def open_rows(s: State, seat: int) -> int:
    return sum(1 for section in range(COLOURS) if s.least[seat][section] <= FACES // 2 + 1)


def value(s: State, seat: int, action: int) -> float:
    """What an action is worth, roughly, in points; passing and the like is 0."""
    if action in (THROW, STOP, RED_BOX, PASS, LET_GO):
        return 0
    die, section = die_of(action), section_of(action)
    number, box = number_of(s, die), s.filled[seat][section]
    prize = s.prize[section][box]
    skipped = number - s.least[seat][section]
    worth = WHITE_WORTH if prize == WHITE_BONUS else prize
    return float(worth + box_worth(s, section, box, number) - SKIPPED * skipped)


def box_worth(s: State, section: int, box: int, number: int) -> float:
    """A box with its number: in a coloured row the number counts the more the nearer the threshold is."""
    if section == WHITE:
        return float(s.white_score[box + 1] - s.white_score[box])
    share = min(1.0, (box + 1) / s.threshold[section])
    return float(1 + share * number)
