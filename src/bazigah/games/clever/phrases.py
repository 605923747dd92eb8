"""Parts of what is said of a match of Clever: dice, rows, and what an action brings."""

from bazigah.core.contract import State
from bazigah.core.say import Say, Seat, Value, say
from bazigah.core.twin import copy
from bazigah.games.clever import rules
from bazigah.games.clever.pieces import (
    BOXES,
    CLOCK,
    COPY,
    DICE,
    END,
    FACES,
    IN_HAND,
    NONE_FITS,
    OTHERS,
    PICK,
    TABLE,
    TO_COPY,
    WHITE,
    WHITE_BONUS,
    YELLOW,
    die_of,
    section_of,
)
from bazigah.games.clever.scoring import points
from bazigah.games.clever.writing import number_of

CODES = ("blue", "yellow", "green", "orange", "purple", "white", "clock")
"""Dice, and the first six of them sections, as words choose them."""
ACTS = ("throw", "stop", "red", "pass", "let-go")


def colour(piece: int) -> Say:
    return say("clever-colour", colour=CODES[piece])


def colours(pieces: list[int]) -> tuple[Say, ...]:
    return tuple(colour(piece) for piece in pieces)


def dice_at(s: State, place: int) -> list[int]:
    return [die for die in range(DICE) if s.place[die] == place]


def dice(s: State, place: int) -> tuple[Say, ...]:
    """Blue 5, green 2."""
    return tuple(die_face(die, s.face[die]) for die in dice_at(s, place))


def die_face(die: int, number: int) -> Say:
    return say("clever-die", colour=CODES[die], number=number)


def signed(number: int) -> Say | int:
    return say("clever-plus", number=number) if number >= 0 else number


def bonus(prize: int) -> Say:
    return say("clever-white-bonus") if prize == WHITE_BONUS else say("clever-plus", number=prize)


def whose(s: State) -> str:
    """Whose turn it is, the active seat's or the table's (C13)."""
    return "table" if s.at_table else "seat"


def moment(s: State, viewer: int) -> str:
    """Whose turn it is for whoever looks, or that it is over and the others pick (C9)."""
    if s.phase == OTHERS and not s.at_table:
        return "others"
    return "own" if viewer == s.active and not s.at_table else whose(s)


def clockwise(s: State, first: int) -> list[int]:
    return [(first + step) % s.players for step in range(s.players)]


def to_throw(s: State) -> int:
    """How many dice the next throw has (C3, C7)."""
    return sum(s.place[die] in (IN_HAND, TABLE) or die == WHITE for die in range(DICE))


def numbers(s: State, seat: int, section: int) -> tuple[int, ...]:
    """What stands in a row, from left to right."""
    tally = s.tally[seat][section]
    return tuple(number for number in range(1, FACES + 1) for _ in range(tally[number]))


def takes(s: State, seat: int, section: int) -> Say:
    """What the next box takes."""
    if s.filled[seat][section] == s.boxes[section]:
        return say("clever-row-full")
    least = s.least[seat][section]
    return say("clever-row-stuck") if least == NONE_FITS else say("clever-row-takes", least=least)


def ahead(s: State, seat: int, section: int) -> list[Say]:
    """The next bonus of a row that can go on, and from which box on its sum counts."""
    filled, prizes, open_ = s.filled[seat][section], s.prize[section], s.least[seat][section] < NONE_FITS
    boxes = range(filled, min(s.boxes[section], BOXES)) if open_ else range(0)
    notes = [say("clever-row-bonus", box=box + 1, bonus=bonus(prizes[box])) for box in boxes if prizes[box]][:1]
    left = max(0, s.threshold[section] - filled)
    if section != WHITE and (open_ or left == 0):
        notes.append(say("clever-row-threshold", left=left, box=s.threshold[section]))
    return notes


def told(kind: str, s: State, action: int, **values: Value) -> Say:
    """An action in words of a kind: `act`, an imperative, or `did`, with the seat that did it."""
    if action < COPY:
        return say(f"clever-{kind}-{ACTS[action]}", **values)
    die, section = die_of(action), section_of(action)
    values |= {"colour": CODES[die], "number": number_of(s, die)}
    if action < PICK:
        return say(f"clever-{kind}-copy", **values)
    if section == die:
        return say(f"clever-{kind}-write", **values)
    return say(f"clever-{kind}-write-into", row=CODES[section], **values)


def brings(s: State, now: State, seat: int, action: int) -> list[Say]:
    """What an action did to the sheet of `seat`: the box, points, a bonus; `now` is the state after it."""
    change = points(now, seat) - points(s, seat)
    if action < COPY:
        return [gained(change, "no")] if change else []
    section = section_of(action)
    box = s.filled[seat][section] + 1
    sum = "yes" if section != WHITE and box == s.threshold[section] else "no"
    notes = [say("clever-brings-box", box=box, gain=gained(change, sum))]
    if s.prize[section][box - 1] == WHITE_BONUS:
        notes.append(say("clever-brings-white" if now.task[seat] == TO_COPY else "clever-brings-white-lost"))
    if section != WHITE and box == s.boxes[section]:
        notes.append(say("clever-brings-full"))
    return notes


def gained(change: int, sum: str) -> Say:
    """Points, and whether the numbers of a row count from now on (C12)."""
    return say("clever-brings-points", change=signed(change), count=abs(change), sum=sum)


def goes_out(action: int) -> list[Say]:
    """The other of the two yellow dice, which a pick of one of them takes out (C6)."""
    other = {YELLOW: CLOCK, CLOCK: YELLOW}.get(die_of(action))
    return [] if other is None else [say("clever-brings-out", colour=CODES[other])]


def ends(s: State, now: State, notes: list[Say]) -> list[Say]:
    """That the match is over, unless the notes say so already."""
    full = any(note.id == "clever-brings-full" for note in notes)
    return [say("clever-brings-end")] if now.phase == END > s.phase and not full else []


def later(s: State, seat: int, action: int) -> State:
    """The state after an event."""
    now = copy(s)
    rules.apply(now, seat, action)
    return now


def seats(numbers: list[int]) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in numbers)
