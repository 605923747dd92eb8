"""Why an action is refused: every reason with its clause, and the checks that find it. Nothing is changed here."""

from bazigah.core.contract import State
from bazigah.core.refusal import Refusal
from bazigah.games.clever.pieces import (
    ACTIONS,
    ASIDE,
    AWAY,
    CLOCK,
    COPY,
    END,
    NOTHING,
    OTHERS,
    PICK,
    RED_BOX,
    TABLE,
    THROW,
    TO_COPY,
    TO_GO_ON,
    TO_MARK,
    TO_PICK,
    TO_TAKE,
    TO_THROW,
    WHITE,
    YELLOW,
    die_of,
    section_of,
)
from bazigah.games.clever.writing import number_of

REFUSALS = {
    "no-such-seat": ("C1.2", ("players",)),
    "no-such-face": ("C3", ()),
    "throw-first": ("C3", ()),
    "pick-first": ("C3.1", ()),
    "too-small": ("C4", ("number", "section", "least")),
    "full": ("C4", ("section",)),
    "own-colour": ("C5", ("die",)),
    "clock-not-white": ("C5.2", ()),
    "clock-used": ("C5.2", ()),
    "clock-locked": ("C5.2", ()),
    "locked": ("C6", ("die",)),
    "white-aside": ("C6.2", ()),
    "stop-or-throw": ("C7", ()),
    "something-fits": ("C8", ()),
    "nothing-fits": ("C8", ()),
    "clock-not-shared": ("C9", ()),
    "take-or-pass": ("C9", ()),
    "bonus-first": ("C10", ()),
    "same-die": ("C10.2", ("die",)),
    "taken-away": ("C13", ("die",)),
    "sheet-section-missing": ("C14", ("section",)),
    "sheet-section-unknown": ("C14", ("name",)),
    "sheet-section-shape": ("C14", ("section",)),
    "sheet-field-missing": ("C14", ("section", "field")),
    "sheet-field-unknown": ("C14", ("section", "name")),
    "sheet-field-value": ("C14", ("section", "field", "value")),
    "sheet-boxes-few": ("C14", ("section", "boxes", "least")),
    "sheet-boxes-many": ("C14", ("section", "boxes", "most")),
    "sheet-repeat-white": ("C14", ()),
    "sheet-repeat-place": ("C14", ("section", "box", "boxes")),
    "sheet-repeat-twice": ("C14", ("section", "box")),
    "sheet-bonus-place": ("C14", ("section", "box", "boxes")),
    "sheet-bonus-last": ("C14", ("section", "box")),
    "sheet-bonus-twice": ("C14", ("section", "box")),
    "sheet-bonus-kind": ("C14", ("section", "box", "value")),
    "sheet-threshold": ("C14", ("section", "threshold", "boxes")),
    "sheet-scores": ("C14", ("scores", "boxes")),
    "sheet-number-large": ("C14", ("section", "most")),
    "no-chance": ("C16", ()),
    "no-seat": ("C16", ()),
    "no-action": ("C16", ()),
    "not-now": ("C16", ()),
    "done": ("C16", ()),
    "over": ("C16", ()),
}


NEEDED = (TO_THROW, TO_GO_ON, TO_MARK, TO_TAKE, TO_COPY)
"""The task for which there is each of the first actions: throw, stop, red box, pass, let go."""


def check_action(s: State, seat: int, action: int) -> None:
    """That `seat` may do this now."""
    if seat < 0 or seat >= s.players:
        raise Refusal("C16", "no-seat")
    task = s.task[seat]
    if task == NOTHING:
        refuse_idle(s, seat)
    if action < 0 or action >= ACTIONS:
        raise Refusal("C16", "no-action")
    if action >= PICK:
        check_pick(s, seat, die_of(action), section_of(action))
    elif action >= COPY:
        check_copy(s, seat, die_of(action))
    elif task != NEEDED[action] and (action != THROW or task != TO_GO_ON):
        refuse_task(task, action)


def check_pick(s: State, seat: int, die: int, section: int) -> None:
    if s.task[seat] < TO_PICK:
        refuse_task(s.task[seat], PICK)
    check_die(s, die)
    if die == CLOCK and section == WHITE:
        raise Refusal("C5.2", "clock-not-white")
    if die < WHITE and section != die:
        raise Refusal("C5", "own-colour", die)
    check_number(s, seat, number_of(s, die), section)


def check_copy(s: State, seat: int, die: int) -> None:
    if s.task[seat] != TO_COPY:
        refuse_task(s.task[seat], COPY)
    if die == s.chain[seat]:
        raise Refusal("C10.2", "same-die", die)
    check_die(s, die)
    check_number(s, seat, s.face[die], WHITE)


def refuse_idle(s: State, seat: int) -> None:
    """A seat acts that has no decision."""
    if s.phase == END:
        raise Refusal("C16", "over")
    if s.phase == OTHERS and seat != s.active:
        raise Refusal("C16", "done")
    raise Refusal("C16", "not-now")


def refuse_task(task: int, action: int) -> None:
    """A seat does something else than what it has to do."""
    if task == TO_THROW:
        raise Refusal("C3", "throw-first")
    if task == TO_GO_ON:
        raise Refusal("C7", "stop-or-throw")
    if task == TO_COPY:
        raise Refusal("C10", "bonus-first")
    if task == TO_MARK:
        raise Refusal("C8", "nothing-fits")
    if task == TO_PICK and action == RED_BOX:
        raise Refusal("C8", "something-fits")
    if task == TO_PICK:
        raise Refusal("C3.1", "pick-first")
    raise Refusal("C9", "take-or-pass")


def check_die(s: State, die: int) -> None:
    """The die lies on the table; the clock die may be picked (C5.2, C6, C6.2)."""
    if die == CLOCK:
        check_clock(s)
    elif s.place[die] == AWAY:
        raise Refusal("C13", "taken-away", die)
    elif s.place[die] != TABLE and die == WHITE:
        raise Refusal("C6.2", "white-aside")
    elif s.place[die] != TABLE:
        raise Refusal("C6", "locked", die)


def check_clock(s: State) -> None:
    if s.phase == OTHERS:
        raise Refusal("C9", "clock-not-shared")
    if s.place[YELLOW] == ASIDE:
        raise Refusal("C5.2", "clock-locked")
    if s.clock_free == 0:
        raise Refusal("C5.2", "clock-used")


def check_number(s: State, seat: int, number: int, section: int) -> None:
    """The number fits into the first empty box (C4, C4.1)."""
    if s.filled[seat][section] == s.boxes[section]:
        raise Refusal("C4", "full", section)
    least = s.least[seat][section]
    if number < least:
        raise Refusal("C4", "too-small", number, section, least)
