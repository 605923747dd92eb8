"""A plain player of Clever: takes what fits most tightly and pays at once, and throws again while rows are open."""

from bazigah.bots import guide
from bazigah.bots.worth import by_points
from bazigah.core.contract import Buffer, State
from bazigah.games.clever.choices import legal
from bazigah.games.clever.pieces import (
    COLOURS,
    COPY,
    FACES,
    STOP,
    THROW,
    TO_GO_ON,
    WHITE,
    WHITE_BONUS,
    die_of,
    section_of,
)
from bazigah.games.clever.writing import number_of

STANDS_FOR = guide.__name__
SKIPPED = 1.1
"""What a number that can no longer be written in a row costs."""
WHITE_WORTH = 3.0
"""What a white bonus is worth before one looks at the dice."""
ROWS_TO_GO_ON = 4
"""Throws again while so many rows still take the middle number."""
SPAN = 60
"""Points by which a match is as good as won."""
MOST = 150
"""Points that one who plays alone dreams of."""


def decide(s: State, seat: int, rng: int, out: Buffer) -> int:  # noqa: ARG001 - every choice has a best, first in order
    if s.task[seat] == TO_GO_ON:
        return THROW if open_rows(s, seat) >= ROWS_TO_GO_ON else STOP
    n = legal(s, seat, out)
    best, most = out[0], value(s, seat, out[0])
    for i in range(1, n):
        worth = value(s, seat, out[i])
        if worth > most:
            best, most = out[i], worth
    return int(best)


def evaluate(s: State, out: Buffer) -> None:
    """Who is ahead, and by how much."""
    by_points(s, SPAN, MOST, out)


def open_rows(s: State, seat: int) -> int:
    rows = 0
    for section in range(COLOURS):
        if s.least[seat][section] <= FACES // 2 + 1:
            rows += 1
    return rows


def value(s: State, seat: int, action: int) -> float:
    """What an action is worth, roughly, in points; passing and the like is 0."""
    if action < COPY:
        return 0.0
    die, section = die_of(action), section_of(action)
    number, box = number_of(s, die), s.filled[seat][section]
    prize = s.prize[section][box]
    skipped = number - s.least[seat][section]
    worth = WHITE_WORTH if prize == WHITE_BONUS else float(prize)
    return float(worth + box_worth(s, section, box, number) - SKIPPED * skipped)


def box_worth(s: State, section: int, box: int, number: int) -> float:
    """A box with its number: in a coloured row the number counts the more the nearer the threshold is."""
    if section == WHITE:
        return float(s.white_score[box + 1] - s.white_score[box])
    share = min(1.0, (box + 1) / s.threshold[section])
    return float(1.0 + share * number)
