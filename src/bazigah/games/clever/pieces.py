"""What lies on the table of Clever, as numbers: dice, sections, actions, and the fields of a state.

Dice 0 .. 5 are blue, yellow, green, orange, purple and white; 6 is the clock die. Sections 0 .. 5 bear the same names.
"""

MAX_SEATS = 4
COLOURS, SECTIONS, DICE, FACES = 5, 6, 6, 6
"""Coloured sections come first; `DICE` are thrown, the clock die is not."""
YELLOW, WHITE, CLOCK = 1, 5, 6
NO_DIE = -1
BY_LOT = -1

BOXES = 37
"""Boxes of a section that a state knows: 36 numbers at most are written in one, in 6 rounds of 3 picks and 3 others."""
WHITE_BONUS = -1
"""A prize; points are their number, no bonus is 0."""
NONE_FITS = FACES + 1
"""`least` of a section that takes no number any more."""

THROW, STOP, RED_BOX, PASS, LET_GO = 0, 1, 2, 3, 4
COPY = 5
"""COPY + die: write its number into white, too."""
PICK = COPY + DICE
"""PICK + SECTIONS * die + section: write the die's number into the section."""
ACTIONS = PICK + SECTIONS * (DICE + 1)

LOT, ROLL, TURN, OTHERS, END = 0, 1, 2, 3, 4
"""Phases: chance draws the first player, or throws; the active player decides, the others do (C9, C13)."""
NOTHING, TO_THROW, TO_GO_ON, TO_COPY, TO_PICK, TO_MARK, TO_TAKE = 0, 1, 2, 3, 4, 5, 6
"""Tasks of a seat: throw; throw again or stop; use a white bonus; pick; mark a red box; take a die that is left."""
IN_HAND, TABLE, ASIDE, OUT, AWAY = 0, 1, 2, 3, 4
"""Places of a die: to be thrown, on the table, picked, locked out by the clock die, taken away (C13)."""

STATE = {
    "players": (),
    "picks": (),
    "rounds": (),
    "table_turns": (),
    "standard": (),  # whether the sheet is the standard one
    "boxes": (SECTIONS,),  # the sheet: of each section how many boxes,
    "threshold": (SECTIONS,),  # how many must be filled for its numbers to count,
    "repeats": (SECTIONS, BOXES),  # which are repeat boxes,
    "prize": (SECTIONS, BOXES),  # and their bonuses;
    "white_score": (FACES + 1,),  # and what n white boxes score
    "phase": (),
    "first": (),
    "active": (),
    "clock": (),  # what the clock die shows: the round
    "clock_free": (),  # whether it may still be picked in this turn
    "picked": (),  # picks made in this turn
    "at_table": (),  # whether this is the table's turn (C13)
    "rolling": (),  # the die whose face comes next
    "face": (DICE,),
    "place": (DICE,),
    "task": (MAX_SEATS,),
    "chain": (MAX_SEATS,),  # the die whose writing began the bonus chain that a seat is in
    "filled": (MAX_SEATS, SECTIONS),
    "least": (MAX_SEATS, SECTIONS),  # the least number that the next box takes
    "tally": (MAX_SEATS, SECTIONS, FACES + 1),  # how often each number stands in a section: they only grow
    "bonus": (MAX_SEATS,),
    "red": (MAX_SEATS,),
    "fresh": (MAX_SEATS, SECTIONS),  # simultaneous picks: how many numbers a seat wrote that others do not see yet,
    "fresh_bonus": (MAX_SEATS,),  # and the bonus points that these brought
}


def die_of(action: int) -> int:
    """The die of a copy or a pick."""
    return action - COPY if action < PICK else (action - PICK) // SECTIONS


def section_of(action: int) -> int:
    """The section that a copy or a pick writes into."""
    return WHITE if action < PICK else (action - PICK) % SECTIONS
