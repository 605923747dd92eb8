"""Seats as rows of a page: who sits there, and what the reader may do about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bazigah.bots.bot import bot_names
from bazigah.core.say import say
from bazigah.server.pages.board import Board, Place

YES, NO = "true", "false"


@dataclass(frozen=True)
class Press:
    """A form with one button. `name`: what a screen reader says instead of the label."""

    verb: str
    label: str
    fields: Mapping[str, str] = field(default_factory=dict)
    kind: str = ""
    name: str = ""


@dataclass(frozen=True)
class Row:
    """A seat. `guest`: someone else at the same device may be given it, by name."""

    place: Place
    state: str
    presses: list[Press]
    more: list[Press]
    guest: bool


def rows(board: Board) -> list[Row]:
    running = board.phase in ("opening", "playing")
    return [
        Row(
            place,
            state=f"{board.t('list-comma')} ".join(_states(board, place)),
            presses=list(_presses(board, place)),
            more=[*_of_host(board, place, running=running)],
            guest=board.seated and not running and not place.taken,
        )
        for place in board.places
    ]


def _states(board: Board, place: Place) -> Iterator[str]:
    t, view = board.t, place.view
    if place.own:
        yield t("server-seat-you")
    if place.host:
        yield t("server-seat-host")
    if not place.taken:
        yield t("server-seat-free")
    elif view.person is None:
        yield t("server-seat-bot")
    elif view.away and view.bot:
        yield t("server-seat-away", bot=say(f"bot-{view.bot}"))
    elif not place.present and not place.own:
        yield t("server-seat-gone")
    elif view.ready and board.phase in ("lobby", "over"):
        yield t("server-seat-ready")


def _presses(board: Board, place: Place) -> Iterator[Press]:
    seat = {"seat": str(place.number)}
    if place.own:
        yield Press("stand", board.t("server-stand"), seat, "slim", board.t("server-stand-from", seat=place.number + 1))
    elif not board.seated and _is_open(board, place):
        yield Press("sit", board.t("server-sit"), seat, "slim main", board.t("server-sit-at", seat=place.number + 1))


def _is_open(board: Board, place: Place) -> bool:
    """Whether one may sit there: a free seat, or during a match one that a person has given up."""
    if board.match is None or board.match.over:
        return not place.taken
    return place.view.person is None and board.match.chairs[place.number].person is not None


def _of_host(board: Board, place: Place, *, running: bool) -> Iterator[Press]:
    if not board.hosting:
        return
    t, seat, person = board.t, {"seat": str(place.number)}, place.view.person
    if person is None:
        for bot in bot_names(board.game):
            if bot != place.view.bot:
                yield Press("bot", t("server-bot-sits", bot=say(f"bot-{bot}")), {**seat, "bot": bot}, "slim")
        if place.view.bot and not running:
            yield Press("bot", t("server-bot-goes"), {**seat, "bot": ""}, "slim")
    elif not place.own:
        if place.view.away or not running:
            yield Press("stand", t("server-free"), seat, "slim")
        yield Press("hand", t("server-hand"), {"person": person}, "slim")
        voice = {"person": person, "muted": NO if place.muted else YES}
        yield Press("mute", t("server-unmute" if place.muted else "server-mute"), voice, "slim")


def docked(board: Board) -> Iterator[Press]:
    """What may be done about the table itself, the main thing first."""
    t = board.t
    if board.phase == "lobby":
        yield from _in_lobby(board)
    elif board.phase == "over":
        if board.hosting:
            yield Press("rematch", t("server-rematch"), {}, "main")
            if len(board.places) > 1:
                yield Press("rematch", t("server-rematch-lot"), {"shuffle": YES})
        elif board.seated:
            yield _readiness(board)
    else:
        for seat in board.undoable:
            yield Press("undo", t("server-undo"), {"seat": str(seat), "number": str(board.number)})


def _in_lobby(board: Board) -> Iterator[Press]:
    if board.hosting and board.complete:
        yield Press("start", board.t("server-start"), {}, "main")
    if board.seated and not board.hosting:
        yield _readiness(board)


def _readiness(board: Board) -> Press:
    if board.ready:
        return Press("ready", board.t("server-ready-not"), {"ready": NO})
    return Press("ready", board.t("server-ready"), {"ready": YES}, "main")


def ending(board: Board) -> Press | None:
    """The wish to end a running match early, or to take that back."""
    if not board.seated or board.phase not in ("opening", "playing"):
        return None
    if board.me in board.table.stopping:
        return Press("stop", board.t("server-stop-not"), {"wish": NO}, "slim")
    return Press("stop", board.t("server-stop"), {"wish": YES}, "slim")
