"""What is to be said of a match of Clever, without a language. States are masked for whoever hears it (C9.1)."""

from bazigah.core.contract import CHANCE, State
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, Seat, Value, say
from bazigah.games.clever import rules
from bazigah.games.clever.phrases import (
    CODES,
    ahead,
    brings,
    clockwise,
    colour,
    colours,
    dice,
    dice_at,
    die_face,
    ends,
    goes_out,
    later,
    moment,
    numbers,
    seats,
    signed,
    takes,
    to_throw,
    told,
    whose,
)
from bazigah.games.clever.pieces import (
    ASIDE,
    AWAY,
    CLOCK,
    DICE,
    LET_GO,
    LOT,
    NOTHING,
    OTHERS,
    OUT,
    PICK,
    ROLL,
    SECTIONS,
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
    YELLOW,
)
from bazigah.games.clever.refusals import REFUSALS
from bazigah.games.clever.scoring import MEDALS, RED_BOX_POINTS, gives_medals, medal, points, rank, section_points

MEDAL_CODES = ("none", "fair", "good", "very-good", "clever", "pretty-clever")


def automatic(s: State, seat: int) -> bool:
    """Whether `seat` can only mark a red box, or only pass: the program does that by itself (C16)."""
    if not rules.may_act(s, seat):
        return False
    return bool(s.task[seat] == TO_MARK or (s.task[seat] == TO_TAKE and count_legal(s, seat) == 1))


def count_legal(s: State, seat: int) -> int:
    return rules.legal(s, seat, [0] * rules.MAX_LEGAL)


def table(s: State, seat: int) -> list[Say]:
    """The dice first, then the viewer's own sheet row by row, then the others, a line each."""
    lines = dice_lines(s, seat)
    if seat >= 0:
        lines += [row_line(s, seat, section) for section in range(SECTIONS)]
        lines.append(say("clever-points", points=points(s, seat), bonus=s.bonus[seat], red=s.red[seat]))
    lines += [sheet_line(s, other) for other in clockwise(s, max(seat, 0)) if other != seat]
    return [*lines, say("clever-alone")] if s.players == 1 and s.table_turns else lines  # C13


def dice_lines(s: State, viewer: int) -> list[Say]:
    """A throw that lies there whole is told as it was when it fell."""
    if s.phase == LOT:
        return [say("clever-wait-lot")]
    lines = [say("clever-round", round=s.clock, rounds=s.rounds, whose=moment(s, viewer), seat=Seat(s.active))]
    if s.task[s.active] in (TO_PICK, TO_MARK) or (s.at_table and s.phase == OTHERS):
        lines.append(thrown(s, s))
    elif dice_at(s, TABLE):
        lines.append(say("clever-dice", dice=dice(s, TABLE)))
    locked = [die for die in sorted(dice_at(s, ASIDE) + dice_at(s, OUT)) if die != WHITE]
    if locked:
        clock = [CLOCK] if YELLOW in locked else []  # C6
        lines.append(say("clever-locked", colours=colours([*locked, *clock])))
    done = [seat for seat in clockwise(s, s.active)[1:] if s.phase == OTHERS and s.task[seat] == NOTHING]
    if done:
        lines.append(say("clever-done", count=len(done), seats=seats(done)))
    return lines


def row_line(s: State, seat: int, section: int) -> Say:
    """A row of one's own sheet: what stands there, what it takes, what lies ahead; an empty one takes anything."""
    filled, coming = s.filled[seat][section], ahead(s, seat, section)
    return say(
        "clever-row",
        colour=CODES[section],
        numbers=numbers(s, seat, section),
        filled=filled,
        boxes=s.boxes[section],
        notes=tuple(coming) if coming and not filled else (takes(s, seat, section), *coming),
    )


def sheet_line(s: State, seat: int) -> Say:
    """Somebody else's sheet."""
    rows = tuple(
        say("clever-sheet-row", colour=CODES[section], numbers=numbers(s, seat, section))
        for section in range(SECTIONS)
        if s.filled[seat][section]
    )
    return say("clever-sheet", seat=Seat(seat), points=points(s, seat), red=s.red[seat], count=len(rows), rows=rows)


def prompt(s: State, seat: int) -> Say:
    """What `seat` may or must do now, whom it waits for, or what chance must give; with the `scores` for whoever draws
    the table.
    """
    asked = question(s, seat)
    return say(asked.id, **asked.values, scores=scores(s))


def scores(s: State) -> tuple[int, ...]:
    """Nine numbers a seat: the points of its six rows, of its bonuses and of its red boxes, and their sum."""
    return tuple(
        number
        for seat in range(s.players)
        for number in (
            *(section_points(s, seat, section) for section in range(SECTIONS)),
            s.bonus[seat],
            RED_BOX_POINTS * s.red[seat],
            points(s, seat),
        )
    )


def question(s: State, seat: int) -> Say:
    if rules.may_act(s, seat):
        return task(s, seat)
    if s.phase == LOT:
        return say("clever-chance-lot" if seat == CHANCE else "clever-wait-lot")
    if s.phase == ROLL and seat == CHANCE:
        return say("clever-chance-die", colour=CODES[s.rolling])
    if s.phase == ROLL:
        return say("clever-wait-dice", whose=whose(s), seat=Seat(s.active))
    waited = [other for other in clockwise(s, s.active) if s.task[other] != NOTHING]
    return say("clever-wait", seats=seats(waited)) if waited else say("clever-over")


def task(s: State, seat: int) -> Say:
    """What a seat has to decide."""
    task = s.task[seat]
    if task == TO_THROW:
        return say("clever-do-throw")
    if task == TO_PICK:
        return say("clever-do-pick", number=s.picked + 1, picks=s.picks)
    if task == TO_MARK:
        return say("clever-do-mark", points=RED_BOX_POINTS)
    if task == TO_COPY:
        return say("clever-do-copy")
    if task == TO_GO_ON:
        return say("clever-do-go-on")
    return say("clever-do-pass" if automatic(s, seat) else "clever-do-take")


def action(s: State, seat: int, action: int) -> Say:
    """An action as an imperative, an outcome by its name."""
    if seat != CHANCE:
        return told("act", s, action, count=to_throw(s)) if action == THROW else told("act", s, action)
    return say("clever-starts", seat=Seat(action)) if s.phase == LOT else die_face(s.rolling, action)


def consequence(s: State, seat: int, action: int) -> tuple[Say, ...]:
    """What a legal action brings, for its own seat."""
    if seat == CHANCE:
        return ()
    if action == THROW:
        return (say("clever-brings-duty", points=RED_BOX_POINTS),) if s.task[seat] == TO_GO_ON else ()
    brought = brings(s, later(s, seat, action), seat, action)
    return (*brought, *(goes_out(action) if s.phase == TURN and action >= PICK else ()))


def event(s: State, seat: int, action: int, after: State | None = None) -> Say | None:
    """What happened, from the state before it; a throw is told at its last die. `after`: the state after it, if it is
    at hand.
    """
    if seat != CHANCE and action == THROW:
        return None
    if seat != CHANCE and LET_GO <= action < PICK and s.task[seat] != TO_COPY:  # of a chain that is hidden here (C9.1)
        return sentence(told("did", s, action, seat=Seat(seat)), [])
    now = after or later(s, seat, action)
    if seat != CHANCE:
        notes = brings(s, now, seat, action)
        return sentence(told("did", s, action, seat=Seat(seat)), [*notes, *ends(s, now, notes)])
    if s.phase == LOT:
        return sentence(say("clever-starts", seat=Seat(action)), [])
    return None if now.phase == ROLL else thrown(s, now)


def thrown(s: State, now: State) -> Say:
    """A throw that has just ended, with what it leaves."""
    if now.at_table:
        everything = tuple(die_face(die, now.face[die]) for die in range(DICE))
        return sentence(say("clever-threw-table", dice=everything, away=dice(now, AWAY)), [])
    stuck = [say("clever-brings-nothing")] if now.task[s.active] == TO_MARK else []
    return sentence(say("clever-threw", seat=Seat(s.active), dice=dice(now, TABLE)), stuck)


def sentence(event: Say, notes: list[Say]) -> Say:
    return say("clever-event-notes", event=event, notes=tuple(notes)) if notes else say("clever-event", event=event)


def result(s: State) -> list[Say]:
    """A line a seat, the best first, then who has won, or how good it was."""
    order = sorted(range(s.players), key=lambda seat: rank(s, seat))
    lines = [say("clever-result", seat=Seat(seat), points=points(s, seat), parts=parts(s, seat)) for seat in order]
    if s.players == 1:
        return [*lines, *medal_lines(s)]
    winners = [seat for seat in order if rank(s, seat) == 1]
    if len(winners) > 1:
        return [*lines, say("clever-shared", seats=seats(winners))]
    return [*lines, say("clever-won", seat=Seat(winners[0]), by=decided_by(s, order[0], order[1]))]


def parts(s: State, seat: int) -> tuple[Say, ...]:
    """The points by row, then bonuses and red boxes if there are any."""
    rows = [
        say("clever-part-row", colour=CODES[section], points=section_points(s, seat, section))
        for section in range(SECTIONS)
    ]
    if s.bonus[seat]:
        rows.append(say("clever-part-bonus", points=signed(s.bonus[seat])))
    if s.red[seat]:
        rows.append(say("clever-part-red", points=RED_BOX_POINTS * s.red[seat]))
    return tuple(rows)


def decided_by(s: State, winner: int, second: int) -> str:
    """What the winner has more of: points, or at equal points fewer red boxes or more white ones (C12.2)."""
    if points(s, winner) != points(s, second):
        return "points"
    return "red" if s.red[winner] != s.red[second] else "white"


def medal_lines(s: State) -> list[Say]:
    if not gives_medals(s):
        return []
    reached = medal(s)
    if reached < len(MEDALS):
        return [
            say("clever-medal-next", medal=MEDAL_CODES[reached], next=MEDAL_CODES[reached + 1], least=MEDALS[reached])
        ]
    return [say("clever-medal", medal=MEDAL_CODES[reached])]


def refusal(s: State, refusal: Refusal) -> Say:  # noqa: ARG001
    """Why not."""
    values: dict[str, Value] = {}
    for name, value in zip(REFUSALS[refusal.reason][1], refusal.values, strict=True):
        piece = name in ("die", "section") and not isinstance(value, str)  # a sheet's file has its own words
        values[name] = colour(int(value)) if piece else value
    return say(f"clever-no-{refusal.reason}", **values)
