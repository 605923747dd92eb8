"""Requests about the table itself: seats, settings, beginning, talking. Each yields entries, or first raises No."""

import secrets
from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict, replace

from bazigah.bots.bot import GREEDY, bot_names
from bazigah.core.chance import SECRET_BYTES, commitment
from bazigah.core.game import UnknownGame, find_game
from bazigah.core.refusal import Refusal
from bazigah.core.say import Seat as Named
from bazigah.server import wire
from bazigah.server.clock import date_of, new_match_id, now
from bazigah.server.entries import (
    Chair,
    Changed,
    Contributed,
    Entry,
    Forgotten,
    Freed,
    Host,
    Muted,
    Opened,
    Placed,
    Ready,
    Reseated,
    Said,
    Sat,
    Settings,
    Started,
)
from bazigah.server.no import No
from bazigah.server.phrases import PHRASES
from bazigah.server.table import Seat, Table, advance
from bazigah.words.names import clean
from bazigah.words.sentences import refused

TABLE_NAME = 40
STAND_IN = GREEDY
"""The bot that plays for people who are not there: it looks nowhere ahead, so it moves at once on any machine."""
MOST_SEATS_EACH = 6
MOST_MUTED = 100
"""People whose voice is taken; above that only of those who are known to be here."""


def sit(table: Table, person: str, name: str, request: wire.Sit) -> Iterator[Entry]:
    seat = seat_of(table, request.seat)
    free = not seat.taken or (table.play is not None and seat.left)
    if seat.person == person:
        return
    if not free:
        raise No("seat-taken", seat=Named(request.seat))
    if len(table.seats_of(person)) >= MOST_SEATS_EACH:
        raise No("seated-too-many", number=MOST_SEATS_EACH)
    yield Sat(request.seat, person, clean(request.name) or name)


def stand(table: Table, person: str, request: wire.Stand) -> Iterator[Entry]:
    seat = seat_of(table, request.seat)
    if seat.person is None:
        raise No("seat-free", seat=Named(request.seat))
    running = table.phase in ("opening", "playing")
    if seat.person != person and not (person == table.host and (seat.away or not running)):
        raise No("seat-yours-not", seat=Named(request.seat))
    yield Freed(request.seat, STAND_IN if running else None)
    yield from _begin_if_agreed(table)


def bot(table: Table, person: str, request: wire.Bot) -> Iterator[Entry]:
    _host_only(table, person)
    seat = seat_of(table, request.seat)
    known = bot_names(table.game)
    if request.bot is not None and request.bot not in known:
        raise No("bot-unknown", name=request.bot, known=", ".join(known))
    if seat.person is not None:
        raise No("seat-taken", seat=Named(request.seat))
    if request.bot == seat.bot:
        return
    if request.bot is None and table.phase in ("opening", "playing"):
        raise No("match-on")
    yield Freed(request.seat) if request.bot is None else Placed(request.seat, request.bot)
    yield from _begin_if_agreed(table)


def ready(table: Table, person: str, request: wire.Ready) -> Iterator[Entry]:
    seats = table.seats_of(person)
    if not seats:
        raise No("watching-only")
    if table.phase in ("opening", "playing"):
        raise No("match-on")
    if all(table.seats[seat].ready == request.ready for seat in seats):
        return
    yield Ready(person, request.ready)
    yield from _begin_if_agreed(table)


def start(table: Table, person: str, _: wire.Start) -> Iterator[Entry]:
    _host_only(table, person)
    if table.phase in ("opening", "playing"):
        raise No("match-on")
    _check_seats(table)
    yield from _begin(table)


def rematch(table: Table, person: str, request: wire.Rematch) -> Iterator[Entry]:
    _host_only(table, person)
    if table.phase == "lobby":
        raise No("no-match")
    if table.phase != "over":
        raise No("match-on")
    yield from _clear(table, shuffle=request.shuffle)


def configure(table: Table, person: str, request: wire.Configure) -> Iterator[Entry]:
    _host_only(table, person)
    if table.phase != "lobby":
        raise No("match-on" if table.phase != "over" else "match-over")
    changes = {name: value for name, value in asdict(request).items() if value is not None and name != "id"}
    settings = changed(table.settings, changes)
    if settings != table.settings:
        yield Changed(settings)


def hand(table: Table, person: str, request: wire.Hand) -> Iterator[Entry]:
    _host_only(table, person)
    if request.person not in table.persons:
        raise No("person-unknown")
    if request.person != table.host:
        yield Host(request.person)


def contribute(table: Table, person: str, request: wire.Contribute) -> Iterator[Entry]:
    play = table.play
    if table.phase != "opening" or play is None:
        raise No("not-opening")
    if person not in table.persons:
        raise No("watching-only")
    if person in play.contributions:
        raise No("contributed")
    yield Contributed(person, request.data)
    if set(table.persons) <= set(play.contributions):
        yield from begin_play(table)


def begin_play(table: Table) -> Iterator[Entry]:
    """The dice are fixed, and the first of them fall."""
    yield Started()
    yield from advance(table)


def talk(table: Table, person: str, name: str, request: wire.Say) -> Iterator[Entry]:
    if person in table.muted:
        raise No("muted")
    if request.phrase is not None:
        if request.phrase not in PHRASES:
            raise No("phrase-unknown", name=request.phrase)
        yield Said(person, name, phrase=request.phrase)
        return
    text = clean(request.text or "", wire.TEXT)
    if not text:
        raise No("text-empty")
    if table.settings.chat != "free":
        raise No("free-chat-off")
    yield Said(person, name, text=text)


def mute(table: Table, person: str, request: wire.Mute) -> Iterator[Entry]:
    _host_only(table, person)
    heard = {*table.persons, *table.muted, *(talk.person for talk in table.said)}
    if request.person == table.host or (len(table.muted) >= MOST_MUTED and request.person not in heard):
        raise No("person-unknown")
    if (request.person in table.muted) != request.muted:
        yield Muted(request.person, request.muted)


# Settings


def settled(given: dict[str, Any]) -> Settings:
    """The settings of a new table; No for a game or options that there are not."""
    options = resolved(given["game"], given.get("options") or {})
    name = clean(given.get("name") or "", TABLE_NAME)
    return Settings(**{**given, "options": options, "name": name})


def changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    """The settings with some changed; options of another game start from its defaults."""
    game = changes.get("game", settings.game)
    before = {"players": settings.options["players"]} if game != settings.game else settings.options
    given = {**before, **changes.get("options", {})}
    if "players" in changes.get("options", {}) and game == settings.game:
        given = _still_possible(game, given, changes["options"])
    changes = {**changes, "options": resolved(game, given)}
    if "name" in changes:
        changes["name"] = clean(changes["name"], TABLE_NAME)
    return replace(settings, **changes)


def resolved(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game from those given; No with the clause if it refuses them."""
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise No("game-unknown", name=name[:40], known=", ".join(unknown.known)) from unknown
    try:
        return game.resolve(options)
    except Refusal as refusal:
        raise No.by_rule(refusal, refused(game, None, refusal)) from refusal


def _still_possible(name: str, given: dict[str, Any], chosen: dict[str, Any]) -> dict[str, Any]:
    """Another number of players moves the defaults that hang on it, and a first seat that is no longer there."""
    game = find_game(name)
    kept = dict(given)
    for option in game.declared[1:]:
        if option.name in chosen:
            continue
        if callable(option.default) or callable(option.high):
            kept.pop(option.name, None)
    return kept


# Beginning


def _begin_if_agreed(table: Table) -> Iterator[Entry]:
    """When all seats are taken and all persons ready, it begins."""
    people = [seat for seat in table.seats if seat.person is not None]
    agreed = bool(people) and all(seat.ready for seat in people) and all(seat.taken for seat in table.seats)
    if agreed and table.phase in ("lobby", "over"):
        yield from _begin(table)


def _begin(table: Table) -> Iterator[Entry]:
    if table.play is not None:
        yield from _clear(table, shuffle=False)
    yield _opening(table)
    if not table.persons:
        yield from begin_play(table)


def _clear(table: Table, *, shuffle: bool) -> Iterator[Entry]:
    """The finished match is put away; the next has the options that the game wants for a rematch."""
    play = table.play
    order = list(range(len(table.seats)))
    if shuffle:
        secrets.SystemRandom().shuffle(order)
    options = table.settings.options
    if play is not None and play.match.over and play.opened.game == table.settings.game:
        options = table.game.options.rematch(play.opened.options, play.match.state)
    yield Reseated(tuple(order))
    first = options.get("first")
    if isinstance(first, int) and first < len(order):  # a seat that is named moves with whoever sat there
        options = {**options, "first": order.index(first)}
    if options != table.settings.options:
        yield Changed(replace(table.settings, options=options))


def _opening(table: Table) -> Opened:
    secret = secrets.token_bytes(SECRET_BYTES)
    match = new_match_id()
    table.secrets[match] = secret
    settings = table.settings
    return Opened(
        match=match,
        game=settings.game,
        rules=table.game.rules.VERSION,
        options=table.game.resolve(settings.options),
        chairs=tuple(Chair(seat.name, seat.person, seat.bot) for seat in table.seats),
        commitment=commitment(secret),
        date=date_of(now()),
    )


def _check_seats(table: Table) -> None:
    free = tuple(Named(number) for number, seat in enumerate(table.seats) if not seat.taken)
    if free:
        raise No("seats-empty", seats=free)


# Rights


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise No("seat-unknown", seat=number + 1, last=len(table.seats))
    return table.seats[number]


def _host_only(table: Table, person: str) -> None:
    if person != table.host:
        raise No("not-host")


def forget(table: Table, person: str) -> Iterator[Entry]:
    """A person was deleted: their name, their seats and their being the host go."""
    seats = table.seats_of(person)
    if not seats and table.host != person and all(talk.person != person for talk in table.said):
        return
    yield Forgotten(person)
    running = table.phase in ("opening", "playing")
    for seat in seats:
        yield Freed(seat, STAND_IN if running else None)
    if table.host == person and table.persons:
        yield Host(table.persons[0])
