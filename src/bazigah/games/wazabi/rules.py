"""The rules of Wazabi, clause by clause (W1 .. W10.1 of the rules page), as `bazigah.core.contract` describes them.

Dice are kept as counts. A kind of die is the seat whose colour it bears (0 .. 5), NEUTRAL or TRANSPARENT: this is also
the order in which dice fall and stars are given (W2.1). A face is its number, or STAR or CROSS.
"""

from bazigah.core.contract import CHANCE, OVER, Buffer, State
from bazigah.core.refusal import Refusal

VERSION = 1
MAX_SEATS = 6
ACTIONS = 7
MAX_LEGAL = 5
MAX_CHANCES = 6

THROW = 6
"""The action that throws; actions 0 .. 5 give a star to that seat."""

NEUTRAL, TRANSPARENT, KINDS = 6, 7, 8
STAR, CROSS, FACES = 0, 1, 6
LOWEST_NUMBER = 2

CHOOSE, RANDOM, NEXT = 0, 1, 2
"""Who gets the stars (W4.2)."""

LOT, FALL, PICK, READY, GIVE, END = 0, 1, 2, 3, 4, 5
"""Phases: chance draws the starter, lets dice fall, gives stars; a seat is to throw, gives stars; won."""

DRAWN = -1
"""For option `first`: the starter is drawn by lot."""
NOBODY = -1

STATE = {
    "players": (),
    "stars": (),  # CHOOSE, RANDOM or NEXT
    "phase": (),
    "turn": (),
    "hand": (MAX_SEATS, KINDS),  # dice in front of each seat
    "held": (MAX_SEATS,),  # and how many these are
    "centre": (),
    "removed": (),  # dice that have left the game
    "thrower": (),  # whose throw lies on the table; what follows is of that throw, and stays until the next one
    "faces": (KINDS, FACES),
    "kind": (),  # the kind of die that falls or is given now,
    "left": (),  # and how many of it are still to fall or to give
    "given": (MAX_SEATS,),  # stars that each seat got
    "asked": (),  # dice that the numbers ask of the centre,
    "got": (),  # and that the centre gave
}

CLAUSES = (
    *("W1", "W1.1", "W1.2", "W1.3", "W2", "W2.1", "W3", "W4", "W4.1", "W4.2", "W5", "W5.1", "W6", "W7", "W7.1"),
    *("W8", "W9", "W9.1", "W9.2", "W10", "W10.1"),
)

REFUSALS = {
    "lot-first": ("W1.2", ()),
    "lot-seat": ("W1.2", ("seat", "last")),
    "by-hand": ("W1.3", ()),
    "no-face": ("W1.3", ("face",)),
    "not-your-turn": ("W2", ("turn",)),
    "throw-first": ("W2", ()),
    "thrown": ("W2", ()),
    "no-die": ("W2.1", ()),
    "no-seat": ("W4", ("seat", "last")),
    "oneself": ("W4", ()),
    "not-next": ("W4.2", ("next",)),
    "chance-gives": ("W4.2", ()),
    "over": ("W9", ("winner",)),
}


def setup(s: State, options: Buffer) -> None:
    players, first, centre, coloured, transparent, stars = options
    s.players = players
    s.stars = NEXT if players == 2 else stars  # W4.2: with 2 players all settings are the same game
    s.centre = centre
    s.thrower = NOBODY
    for seat in range(players):
        s.hand[seat][seat] = coloured
        s.hand[seat][TRANSPARENT] = transparent
        s.held[seat] = coloured + transparent
    if first == DRAWN:
        s.phase = LOT
        s.turn = NOBODY
    else:
        begin_turn(s, first)


def to_move(s: State) -> int:
    phase = s.phase
    if phase <= PICK:
        return CHANCE
    if phase == END:
        return OVER
    return int(s.turn)


def may_act(s: State, seat: int) -> bool:
    return seat >= 0 and to_move(s) == seat


def simultaneous(s: State) -> bool:
    return False


def legal(s: State, seat: int, out: Buffer) -> int:
    turn = s.turn
    if seat != turn:
        return 0
    if s.phase == READY:
        out[0] = THROW
        return 1
    if s.phase != GIVE:
        return 0
    if s.stars == NEXT:
        out[0] = after(s, turn)
        return 1
    n = 0
    for other in range(s.players):
        if other != turn:
            out[n] = other
            n += 1
    return n


def chances(s: State, out: Buffer, weight: Buffer) -> int:
    phase = s.phase
    if phase == FALL:  # W1.3: each face with probability 1/6
        for face in range(FACES):
            out[face] = face
            weight[face] = 1
        return FACES
    n = 0
    if phase <= PICK:
        for seat in range(s.players):
            if seat != s.turn:  # W4: never to oneself; nobody has the turn before the lot
                out[n] = seat
                weight[n] = 1
                n += 1
    return n


def apply(s: State, seat: int, action: int) -> None:
    phase = s.phase
    if phase == FALL:
        check_die(seat, action)
        fall(s, action)
    elif phase == READY:
        check_throw(s, seat, action)
        throw(s)
    elif phase in (GIVE, PICK):
        check_give(s, seat, action)
        give(s, action)
    elif phase == LOT:
        check_lot(s, seat, action)
        begin_turn(s, action)
    else:
        raise Refusal("W9", "over", int(s.turn))


def mask(s: State, seat: int) -> None:
    return  # everything is public (W2)


def points(s: State, seat: int) -> int:
    """1 for the winner, 0 for all others: there is nothing else to count (W9)."""
    return 1 if s.phase == END and s.turn == seat else 0


def rank(s: State, seat: int) -> int:
    """1 for the winner and 2 for all others (W9); while nobody has won, nobody is behind."""
    return 2 if s.phase == END and s.turn != seat else 1


# What is allowed


def check_lot(s: State, seat: int, drawn: int) -> None:
    if seat != CHANCE:
        raise Refusal("W1.2", "lot-first")
    if drawn < 0 or drawn >= s.players:
        raise Refusal("W1.2", "lot-seat", drawn, s.players - 1)


def check_die(seat: int, face: int) -> None:
    if seat != CHANCE:
        raise Refusal("W1.3", "by-hand")
    if face < 0 or face >= FACES:
        raise Refusal("W1.3", "no-face", face)


def check_throw(s: State, seat: int, action: int) -> None:
    check_turn(s, seat)
    if action != THROW:  # W2: nothing else is possible
        raise Refusal("W2", "throw-first")


def check_give(s: State, seat: int, to: int) -> None:
    """W4; where chance picks, `to` is its outcome."""
    if s.phase == GIVE or seat != CHANCE:
        check_turn(s, seat)
        if to == THROW:
            raise Refusal("W2", "thrown")
        if s.phase == PICK:
            raise Refusal("W4.2", "chance-gives")
    if to < 0 or to >= s.players:
        raise Refusal("W4", "no-seat", to, s.players - 1)
    if to == s.turn:
        raise Refusal("W4", "oneself")
    if s.stars == NEXT and to != after(s, s.turn):
        raise Refusal("W4.2", "not-next", after(s, s.turn))


def check_turn(s: State, seat: int) -> None:
    if seat == CHANCE:
        raise Refusal("W2.1", "no-die")
    if seat != s.turn:
        raise Refusal("W2", "not-your-turn", int(s.turn))


# What happens


def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = READY if s.held[seat] > 0 else END  # W9.1


def throw(s: State) -> None:
    """W2: every die in front of the player."""
    for kind in range(KINDS):
        for face in range(FACES):
            s.faces[kind][face] = 0
    for seat in range(MAX_SEATS):
        s.given[seat] = 0
    s.asked = 0
    s.got = 0
    s.thrower = s.turn
    s.phase = FALL
    fall_from(s, 0)


def fall(s: State, face: int) -> None:
    """One die of the throw shows its face (W2.1)."""
    s.faces[s.kind][face] += 1
    s.left -= 1
    if s.left == 0:
        fall_from(s, s.kind + 1)


def fall_from(s: State, first: int) -> None:
    """The next kind in the order of W2.1 falls; when all dice lie, their faces are carried out (W3)."""
    hand = s.hand[s.turn]
    for kind in range(first, KINDS):
        if hand[kind] > 0:
            s.kind = kind
            s.left = hand[kind]
            return
    give_from(s, 0)


def give_from(s: State, first: int) -> None:
    """The stars of the next kind are to be given; after the last, W3 goes on with numbers and X."""
    for kind in range(first, KINDS):
        if s.faces[kind][STAR] > 0:
            s.kind = kind
            s.left = s.faces[kind][STAR]
            s.phase = PICK if s.stars == RANDOM else GIVE
            return
    s.left = 0
    take_from_centre(s)
    remove_crosses(s)
    end_turn(s)


def give(s: State, to: int) -> None:
    """W4, W4.1: the star die joins the hand of another player, who throws it in their own turn."""
    giver = s.turn
    s.hand[giver][s.kind] -= 1
    s.held[giver] -= 1
    s.hand[to][s.kind] += 1
    s.held[to] += 1
    s.given[to] += 1
    s.left -= 1
    if s.left == 0:
        give_from(s, s.kind + 1)


def asked_of_centre(s: State) -> int:
    """W5: the numbers on all dice of the throw add up."""
    asked = 0
    for kind in range(KINDS):
        for number in range(LOWEST_NUMBER, FACES):
            asked += number * s.faces[kind][number]
    return asked


def take_from_centre(s: State) -> None:
    s.asked = asked_of_centre(s)
    s.got = min(s.asked, s.centre)  # W5.1
    s.centre -= s.got
    s.hand[s.turn][NEUTRAL] += s.got
    s.held[s.turn] += s.got


def remove_crosses(s: State) -> None:
    """W6: for ever; they do not go back to the centre."""
    for kind in range(KINDS):
        gone = s.faces[kind][CROSS]
        s.hand[s.turn][kind] -= gone
        s.held[s.turn] -= gone
        s.removed += gone


def end_turn(s: State) -> None:
    if s.held[s.turn] == 0:
        s.phase = END  # W9: the winner has the turn
    else:
        begin_turn(s, after(s, s.turn))  # W8
