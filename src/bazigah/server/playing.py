"""Requests about the match: acting, taking back, stopping; and what bots and absence do to it."""

from collections.abc import Iterator

from bazigah.core.say import Seat as Named
from bazigah.server import wire
from bazigah.server.entries import Away, Back, Entry, Played, Stopped, Undone, Wished
from bazigah.server.lobby import STAND_IN, seat_of
from bazigah.server.no import No
from bazigah.server.table import Moment, Play, Table, advance


def act(table: Table, person: str, request: wire.Act) -> Iterator[Entry]:
    play = _asked(table, person, request)
    if not play.match.may_act(request.seat):
        raise No("not-your-turn")
    yield Played(request.seat, request.action)
    yield from _back(table, request.seat)
    yield from advance(table)


def undo(table: Table, person: str, request: wire.Undo) -> Iterator[Entry]:
    play = _asked(table, person, request)
    if not play.hosted.can_undo(request.seat):
        raise No("undo-no")
    yield Undone(request.seat)
    yield from _back(table, request.seat)


def stop(table: Table, person: str, request: wire.Stop) -> Iterator[Entry]:
    play = table.play
    if play is None or table.phase == "over":
        raise No("no-match" if play is None else "match-over")
    if person not in table.persons:
        raise No("watching-only")
    if (person in play.wishes) != request.wish:
        yield Wished(person, request.wish)
        yield from stop_if_agreed(table)


def stop_if_agreed(table: Table) -> Iterator[Entry]:
    """When everyone who is not away wishes it, the match is stopped."""
    there = {seat.person for seat in table.seats if seat.person is not None and not seat.away}
    if table.play is not None and not table.play.over and there and there <= table.play.wishes:
        yield Stopped()


def bot_plays(table: Table, seat: int, action: int, asked: Moment, *, late: bool) -> Iterator[Entry]:
    """A bot's answer, for its own seat or, `late`, for a person whose time is over; nothing if the match has gone on
    since it was asked, or the person is back.
    """
    play = table.play
    if play is None or table.phase != "playing" or play.moment(seat) != asked:
        return
    if not late and table.seats[seat].bot is None:
        return
    if play.match.may_act(seat) and action in play.match.legal(seat):
        yield Played(seat, action, bot=True)
        yield from advance(table)


def leave(table: Table, seat: int) -> Iterator[Entry]:
    """A person has been gone for long: a bot stands in."""
    chair = table.seats[seat]
    if table.phase == "playing" and chair.person is not None and not chair.away:
        yield Away(seat, STAND_IN)
        yield from stop_if_agreed(table)


def come_back(table: Table, person: str) -> Iterator[Entry]:
    """The person is here: their seats are theirs again."""
    for seat in table.seats_of(person):
        yield from _back(table, seat)


def bots_to_move(table: Table) -> list[int]:
    """The seats that have a decision and are played by bots."""
    return [seat for seat in table.acting() if table.seats[seat].bot is not None]


def _back(table: Table, seat: int) -> Iterator[Entry]:
    if table.seats[seat].away:
        yield Back(seat)


def _asked(table: Table, person: str, request: wire.Act | wire.Undo) -> Play:
    """The match that is on, for a decision about one's own seat that was taken on what the seat has seen."""
    if table.play is None or table.phase == "opening":
        raise No("no-match")
    if table.phase == "over":
        raise No("match-over")
    if seat_of(table, request.seat).person != person:
        raise No("seat-yours-not", seat=Named(request.seat))
    if table.play.acted.get(request.seat, 0) > request.number or request.number > table.number:
        raise No("stale")
    return table.play
