"""What is to be said of a match of Wazabi, without a language. Dice are told by counts, however many they are.

Transparent dice are told apart from the others (W7.1).
"""

from collections.abc import Iterable, Sequence

from bazigah.core.contract import CHANCE, State
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, Seat, Value, say
from bazigah.core.twin import copy
from bazigah.games.wazabi import rules
from bazigah.games.wazabi.rules import (
    CROSS,
    END,
    FACES,
    FALL,
    GIVE,
    KINDS,
    LOT,
    NEXT,
    PICK,
    READY,
    REFUSALS,
    STAR,
    THROW,
    TRANSPARENT,
)

KIND = ("blue", "red", "purple", "orange", "green", "yellow", "neutral", "transparent")
"""The six colours, by seat, and what no seat owns."""
FACE = ("star", "cross", "two", "three", "four", "five")
OPAQUE = range(TRANSPARENT)
CLOSE = 3
"""With so few dice, or fewer, it is worth saying how often one throw wins: once in 3, 9 or 27."""
SEATS = ("turn", "next", "winner")
"""Values of refusals that are seats to be named; others are numbers."""


def automatic(s: State, seat: int) -> bool:
    """Whether `seat` has one action that the program makes without asking: a star whose recipient is forced (W4, W4.2).
    A throw is none: people want to throw for themselves (W2).
    """
    return bool(s.phase == GIVE and s.stars == NEXT and s.turn == seat)


def table(s: State, seat: int) -> list[Say]:
    """What lies there: the throw, the hands from the viewer's on, the centre."""
    lines = []
    if s.phase == LOT:
        lines.append(say("wazabi-wait-lot"))
    elif s.phase == FALL:
        lines.append(falling(s))
    elif s.phase in (GIVE, PICK):
        lines += [threw(s), ledger(s, seat)]
    first = seat if seat >= 0 else max(s.turn, 0)
    for number in range(s.players):
        lines.append(hand(s, (first + number) % s.players, seat))
    lines += close_to_winning(s, seat)
    lines.append(say("wazabi-centre", count=s.centre, removed=s.removed))
    return lines


def prompt(s: State, seat: int) -> Say:
    """What `seat` may do now, whom it waits for, or what chance must give."""
    turn = Seat(s.turn)
    if s.phase == END:
        return say("wazabi-over", winner=turn)
    if s.phase == LOT:
        return say("wazabi-chance-lot" if seat == CHANCE else "wazabi-wait-lot")
    if s.phase == FALL:
        if seat == CHANCE:
            return say("wazabi-chance-die", kind=kind(s.kind), seat=turn)
        return say("wazabi-wait-dice", seat=turn, left=to_fall(s))
    if s.phase == PICK:
        return say("wazabi-chance-star" if seat == CHANCE else "wazabi-wait-star", kind=kind(s.kind), seat=turn)
    if s.phase == READY:
        return say("wazabi-do-throw") if seat == s.turn else to_throw(s)
    if seat != s.turn:
        return say("wazabi-wait-give", seat=turn, left=stars_left(s), **outlook(s))
    if s.stars == NEXT:
        return say("wazabi-do-forced", left=stars_left(s), to=Seat(rules.after(s, seat)), **outlook(s))
    return say("wazabi-do-give", left=stars_left(s), kind=kind(s.kind), **outlook(s))


def action(s: State, seat: int, action: int) -> Say:
    """An action as an imperative, an outcome by its name."""
    if seat != CHANCE:
        if action == THROW:
            return say("wazabi-act-throw", count=s.held[seat])
        return say("wazabi-act-give", kind=kind(s.kind), to=Seat(action))
    if s.phase == PICK:
        return say("wazabi-outcome-star", to=Seat(action))
    return say("wazabi-outcome-lot", seat=Seat(action)) if s.phase == LOT else say("wazabi-face", face=FACE[action])


def consequence(s: State, seat: int, action: int) -> tuple[Say, ...]:
    """What a legal action or an outcome brings."""
    if s.phase == LOT:
        return ()
    if s.phase == FALL:
        return (say("wazabi-brings-face", face=FACE[action], number=action),)
    if s.phase == READY:
        held = s.held[seat]
        return (say("wazabi-brings-odds", odds=3**held),) if held <= CLOSE else ()
    brings = say("wazabi-brings-die", to=Seat(action), after=s.held[action] + 1)
    if later(s, seat, action).phase == END:
        return (brings, say("wazabi-brings-win", seat=Seat(s.turn)))
    return (brings,)


def event(s: State, seat: int, action: int, after: State | None = None) -> Say | None:
    """What happened, from the state before it: one sentence a throw, at its last die, and one for all its stars, at the
    last of them; with what then followed by itself. `after`: the state after it, if it is at hand.
    """
    now = after or later(s, seat, action)
    if s.phase == LOT:
        return say("wazabi-starts", seat=Seat(action))
    if s.phase == READY or now.phase == FALL or (s.phase != FALL and now.phase == s.phase):
        return None
    if s.phase != FALL:
        return followed(now)
    return threw(now) if now.phase in (GIVE, PICK) else say("wazabi-then", first=threw(now), then=followed(now))


def result(s: State) -> list[Say]:
    """The dice that each seat is left with, and who won."""
    lines = [say("wazabi-left", seat=Seat(seat), count=s.held[seat]) for seat in range(s.players)]
    return [*lines, say("wazabi-won", winner=Seat(s.turn))]


def refusal(s: State, refusal: Refusal) -> Say:  # noqa: ARG001
    """Why not."""
    values: dict[str, Value] = {}
    for name, value in zip(REFUSALS[refusal.reason][1], refusal.values, strict=True):
        values[name] = Seat(int(value)) if name in SEATS else int(value)
    return say(f"wazabi-no-{refusal.reason}", **values)


# Parts of sentences


def kind(kind: int) -> Say:
    return say("wazabi-kind", kind=KIND[kind])


def kinds(counts: Sequence[int]) -> tuple[Say, ...]:
    """8 blue, 3 neutral, 1 transparent."""
    return tuple(say("wazabi-kinds", count=count, kind=KIND[kind]) for kind, count in enumerate(counts) if count)


def faces(counts: Sequence[int]) -> tuple[Say, ...]:
    """3 stars, 2 X, 1 five."""
    return tuple(say("wazabi-faces", count=count, face=FACE[face]) for face, count in enumerate(counts) if count)


def fallen(s: State, kinds: Iterable[int]) -> list[int]:
    """How many dice of those kinds show each face."""
    rows = [s.faces[kind] for kind in kinds]
    return [sum(row[face] for row in rows) for face in range(FACES)]


def threw(s: State) -> Say:
    """Whose throw lies there and what it shows."""
    return say("wazabi-threw", seat=Seat(s.thrower), count=sum(fallen(s, range(KINDS))), shows=shows(s))


def falling(s: State) -> Say:
    left = to_fall(s)
    if left == s.held[s.turn]:
        return say("wazabi-wait-dice", seat=Seat(s.turn), left=left)
    return say("wazabi-falling", seat=Seat(s.turn), left=left, shows=shows(s))


def shows(s: State) -> Say:
    """The dice that lie there by face, transparent ones apart (W7.1)."""
    opaque, transparent = faces(fallen(s, OPAQUE)), faces(fallen(s, [TRANSPARENT]))
    if not transparent:
        return say("wazabi-shows", faces=opaque)
    if not opaque:
        return say("wazabi-shows-transparent", transparent=transparent)
    return say("wazabi-shows-both", faces=opaque, transparent=transparent)


def followed(s: State) -> Say:
    """What the faces brought: who got stars, what the centre gave, what left the game, and what the thrower has now."""
    thrower = s.thrower
    clockwise = [(thrower + step) % s.players for step in range(1, s.players)]
    parts = [say("wazabi-gave", count=s.given[seat], to=Seat(seat)) for seat in clockwise if s.given[seat]]
    if s.asked:
        parts.append(say("wazabi-took", asked=s.asked, got=s.got, how=how(s.asked, s.got)))
    crosses = fallen(s, range(KINDS))[CROSS]
    if crosses:
        parts.append(say("wazabi-removed", count=crosses))
    parts.append(say("wazabi-now", count=s.held[thrower]))
    return say("wazabi-followed", seat=Seat(thrower), parts=tuple(parts))


def how(asked: int, got: int) -> str:
    if got == asked:
        return "all"
    return "some" if got else "none"


def outlook(s: State) -> dict[str, Value]:
    """What a throw comes to when its stars and X are gone and the centre has given; with prompts for who draws it."""
    shown = fallen(s, range(KINDS))
    asked = rules.asked_of_centre(s)
    got = min(asked, s.centre)
    remain = sum(shown) - shown[STAR] - shown[CROSS] + got
    return {"remain": remain, "asked": asked, "got": got, "how": how(asked, got) if asked else "nothing"}


def ledger(s: State, viewer: int) -> Say:
    """The sum of the throw."""
    whose = "own" if viewer == s.thrower else "other"
    return say("wazabi-ledger", whose=whose, seat=Seat(s.thrower), **outlook(s))


def hand(s: State, seat: int, viewer: int) -> Say:
    id = "wazabi-hand-own" if seat == viewer else "wazabi-hand"
    return say(id, seat=Seat(seat), colour=KIND[seat], count=s.held[seat], dice=kinds(s.hand[seat]))


def to_throw(s: State) -> Say:
    """Whose throw the others wait for; one that may well win is announced before it falls."""
    held = s.held[s.turn]
    if held > CLOSE:
        return say("wazabi-wait-throw", seat=Seat(s.turn))
    return say("wazabi-wait-close", seat=Seat(s.turn), count=held, odds=3**held)


def close_to_winning(s: State, viewer: int) -> list[Say]:
    """Who else has so few dice that one throw may well win; a thrower hears it with the throw."""
    fewest = min(s.held[: s.players])
    seats = tuple(Seat(seat) for seat in range(s.players) if s.held[seat] == fewest and seat != viewer)
    return [say("wazabi-close", seats=seats, count=fewest, odds=3**fewest)] if seats and 0 < fewest <= CLOSE else []


def to_fall(s: State) -> int:
    """Dice of the throw that are still in the air."""
    return int(s.held[s.turn] - sum(fallen(s, range(KINDS))))


def stars_left(s: State) -> int:
    """Stars of the throw that are still to be given."""
    return int(s.left + sum(s.faces[kind][STAR] for kind in range(s.kind + 1, KINDS)))


def later(s: State, seat: int, action: int) -> State:
    """The state after an event."""
    now = copy(s)
    rules.apply(now, seat, action)
    return now
