"""The rules of Clever, clause by clause (C1 .. C16 of the rules page), as `bazigah.core.contract` describes them."""

from bazigah.core.contract import CHANCE, OVER, Buffer, State
from bazigah.core.refusal import Refusal
from bazigah.games.clever.choices import legal, some_copy_fits, some_pick_fits
from bazigah.games.clever.pieces import (
    ACTIONS,
    ASIDE,
    AWAY,
    BOXES,
    BY_LOT,
    CLOCK,
    COLOURS,
    COPY,
    DICE,
    END,
    FACES,
    IN_HAND,
    LOT,
    MAX_SEATS,
    NO_DIE,
    NOTHING,
    OTHERS,
    OUT,
    PICK,
    RED_BOX,
    ROLL,
    SECTIONS,
    STATE,
    STOP,
    TABLE,
    THROW,
    TO_COPY,
    TO_GO_ON,
    TO_MARK,
    TO_PICK,
    TO_TAKE,
    TO_THROW,
    TURN,
    WHITE,
    WHITE_BONUS,
    YELLOW,
    die_of,
    section_of,
)
from bazigah.games.clever.refusals import REFUSALS, check_action
from bazigah.games.clever.scoring import is_full, points, rank, someone_filled
from bazigah.games.clever.writing import hide, number_of, write

# What other files define and the contract asks of this one.
__all__ = ["ACTIONS", "MAX_SEATS", "REFUSALS", "STATE", "legal", "points", "rank"]

VERSION = 1
MAX_LEGAL = 2 * COLOURS + SECTIONS
MAX_CHANCES = FACES

CLAUSES = (
    *("C1", "C1.1", "C1.2", "C2", "C3", "C3.1", "C4", "C4.1", "C5", "C5.1", "C5.2", "C6", "C6.1", "C6.2", "C7"),
    *("C8", "C8.1", "C9", "C9.1", "C9.2", "C10", "C10.1", "C10.2", "C10.3", "C11", "C11.1", "C12", "C12.1", "C12.2"),
    *("C13", "C14", "C15", "C16"),
)


def setup(s: State, options: Buffer) -> None:
    s.players = options[0]
    s.first = 0 if s.players == 1 else options[1]  # C15
    s.picks = options[2]
    s.rounds = options[3]
    s.table_turns = options[4]
    s.standard = options[5]
    lay_sheet(s, options, 6)
    for seat in range(s.players):
        s.chain[seat] = NO_DIE
        for section in range(SECTIONS):
            s.least[seat][section] = 1
    s.clock = 1
    if s.first == BY_LOT:
        s.phase = LOT
    else:
        start_turn(s, s.first)


def lay_sheet(s: State, options: Buffer, at: int) -> None:
    for section in range(SECTIONS):
        s.boxes[section] = options[at]
        s.threshold[section] = options[at + 1]
        at += 2
        for box in range(BOXES):
            s.repeats[section][box] = options[at + box]
            s.prize[section][box] = options[at + BOXES + box]
        at += 2 * BOXES
    for filled in range(FACES + 1):
        s.white_score[filled] = options[at + filled]


def to_move(s: State) -> int:
    phase = s.phase
    if phase == TURN:
        return int(s.active)
    if phase <= ROLL:
        return CHANCE
    if phase == END:
        return OVER
    seat = (s.active + 1) % s.players
    while s.task[seat] == NOTHING:
        seat = (seat + 1) % s.players
    return int(seat)


def may_act(s: State, seat: int) -> bool:
    return bool(0 <= seat < s.players and s.task[seat] != NOTHING)


def simultaneous(s: State) -> bool:
    return bool(s.phase == OTHERS and s.players > 1)  # C9.1


def chances(s: State, out: Buffer, weight: Buffer) -> int:
    lowest, n = 1, FACES
    if s.phase == LOT:
        lowest, n = 0, s.players
    elif s.phase != ROLL:
        return 0
    for i in range(n):
        out[i] = lowest + i
        weight[i] = 1
    return int(n)


def apply(s: State, seat: int, action: int) -> None:
    if seat != CHANCE:
        act(s, seat, action)
    elif s.phase == ROLL:
        roll(s, action)
    elif s.phase == LOT:
        draw_first(s, action)
    else:
        raise Refusal("C16", "no-chance")


def draw_first(s: State, seat: int) -> None:
    if seat < 0 or seat >= s.players:
        raise Refusal("C1.2", "no-such-seat", s.players)
    s.first = seat
    start_turn(s, seat)


def roll(s: State, number: int) -> None:
    if number < 1 or number > FACES:
        raise Refusal("C3", "no-such-face")
    die = s.rolling
    s.face[die] = number
    s.place[die] = TABLE
    if die == WHITE:  # in every throw (C7), and the last in order
        thrown(s)
    else:
        s.rolling = next_in_hand(s, die + 1)


def next_in_hand(s: State, die: int) -> int:
    while s.place[die] != IN_HAND:
        die += 1
    return die


def thrown(s: State) -> None:
    if s.at_table == 1:
        take_away_highest(s)
        take_away_highest(s)
        open_picks(s)
    else:
        s.phase = TURN
        s.task[s.active] = TO_PICK if some_pick_fits(s, s.active) else TO_MARK  # C8


def act(s: State, seat: int, action: int) -> None:
    check_action(s, seat, action)
    if action == THROW:
        throw(s)
    elif action >= COPY and brings_white(s, seat, action):
        s.task[seat] = TO_COPY  # C10.2, C10.3
    else:
        s.chain[seat] = NO_DIE
        if action == RED_BOX:
            s.red[seat] += 1  # C8
        go_on(s, seat, action)


def throw(s: State) -> None:
    s.task[s.active] = NOTHING
    s.phase = ROLL
    for die in range(DICE):
        if s.place[die] == TABLE or die == WHITE:  # C7
            s.place[die] = IN_HAND
            s.face[die] = 0
    s.rolling = next_in_hand(s, 0)


def brings_white(s: State, seat: int, action: int) -> bool:
    """Writes a number; whether that brought a white bonus that can be used."""
    die, section = die_of(action), section_of(action)
    if action >= PICK:
        s.chain[seat] = die
        if s.phase == TURN:
            set_aside(s, die)
    prize = write(s, seat, number_of(s, die), section)
    return bool(prize == WHITE_BONUS and some_copy_fits(s, seat))


def set_aside(s: State, die: int) -> None:
    """The active player's pick, and the lock of its colour (C6)."""
    s.picked += 1
    if die != CLOCK:
        s.place[die] = ASIDE
    else:
        s.place[YELLOW] = OUT
    if die in (YELLOW, CLOCK):
        s.clock_free = 0


def go_on(s: State, seat: int, action: int) -> None:
    """What follows an action when its bonuses have been used."""
    if s.phase == OTHERS:
        finish(s, seat)
    elif action >= PICK and is_full(s, seat, section_of(action)):
        end_game(s)  # C11.1
    elif action in (STOP, RED_BOX) or s.picked == s.picks:
        end_turn(s)
    else:
        s.task[seat] = TO_GO_ON  # C7


def end_turn(s: State) -> None:
    s.task[s.active] = NOTHING
    if s.players > 1:
        open_picks(s)  # C9
    elif s.table_turns == 1:
        s.at_table = 1  # C13
        gather(s)
        s.phase = ROLL
    else:
        start_next_turn(s)


def open_picks(s: State) -> None:
    s.phase = OTHERS
    s.clock_free = 0  # C9
    for seat in range(s.players):
        if seat != s.active or s.at_table == 1:
            s.task[seat] = TO_TAKE


def take_away_highest(s: State) -> None:
    highest = NO_DIE
    for die in range(DICE):
        if s.place[die] == TABLE and (highest == NO_DIE or s.face[die] > s.face[highest]):
            highest = die  # the first of equal ones stays
    s.place[highest] = AWAY


def finish(s: State, seat: int) -> None:
    """`seat` has picked or passed; what all wrote is shown and judged when the last one has (C9.1, C11.1)."""
    s.task[seat] = NOTHING
    for other in range(s.players):
        if s.task[other] != NOTHING:
            return
    for other in range(s.players):
        s.fresh_bonus[other] = 0
        for section in range(SECTIONS):
            s.fresh[other][section] = 0
    if someone_filled(s):
        end_game(s)
    else:
        start_next_turn(s)


def start_next_turn(s: State) -> None:
    seat = (s.active + 1) % s.players
    if seat != s.first:
        start_turn(s, seat)
    elif s.clock < s.rounds:
        s.clock += 1  # C1.1
        start_turn(s, seat)
    else:
        end_game(s)  # C11


def start_turn(s: State, seat: int) -> None:
    s.phase = TURN
    s.active = seat
    s.picked = 0
    s.at_table = 0
    s.clock_free = 1
    s.task[seat] = TO_THROW
    gather(s)


def gather(s: State) -> None:
    s.rolling = 0
    for die in range(DICE):
        s.place[die] = IN_HAND
        s.face[die] = 0


def end_game(s: State) -> None:
    s.task[s.active] = NOTHING
    s.phase = END


def mask(s: State, seat: int) -> None:
    if not simultaneous(s):
        return
    for other in range(s.players):
        if other != seat:
            hide(s, other)
