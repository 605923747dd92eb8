"""A table in memory: the fold of its log. No clock, no network, no database: what happens comes in as lines.

`Table.apply` is the only place where anything changes. Requests (`lobby`, `playing`) check, and yield entries; `run`
applies each before the next is asked for, so a request may look at what its first entries have led to.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from bazigah.bots.bot import bot_names
from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, find_game
from bazigah.core.hosting import Hosted
from bazigah.core.match import Match
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, say
from bazigah.core.say import Seat as Named
from bazigah.server import entries
from bazigah.server.entries import AnyEntry, Chair, Entry, Opened, Played, Settings
from bazigah.server.no import No
from bazigah.server.rows import Line
from bazigah.server.wire import Talk
from bazigah.words.sentences import refused

Phase = Literal["lobby", "opening", "playing", "over"]
LATELY = 50
"""What was said lately and is kept at hand."""
FOLDS = {kind: f"_{kind.__name__.lower()}" for kind in get_args(AnyEntry)}
"""Entry -> the method of `Table` that folds it."""
TOLD = 40
"""Sentences of a match that are kept at hand."""


class Seat(msgspec.Struct):
    """A place at the table. During a match `bot` plays where there is no person, or while the person is `away`.

    `left`: a person gave it up during this match.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    away: bool = False
    left: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class Moment(NamedTuple):
    """What a seat has seen of a match: its events but for those that are hidden from it, and what was undone."""

    match: str
    seen: int
    undone: int


@dataclass
class Play:
    """A match at the table.

    `acted`: by seat, the line of its last decision, or of the one it has: what was decided before that is too late;
    `since`: by seat that has a decision, when it got it; `unseen`: the lines whose actions are still hidden.
    """

    opened: Opened
    first: int
    at: int
    secret: bytes
    hosted: Hosted
    contributions: dict[str, str] = field(default_factory=dict)
    started: bool = False
    stopped: bool = False
    wishes: set[str] = field(default_factory=set)
    acted: dict[int, int] = field(default_factory=dict)
    since: dict[int, int] = field(default_factory=dict)
    unseen: list[Line] = field(default_factory=list)
    undone: int = 0
    told: deque[Say] = field(default_factory=lambda: deque(maxlen=TOLD))

    @property
    def match(self) -> Match:
        return self.hosted.match

    @property
    def over(self) -> bool:
        return self.stopped or self.match.over

    @property
    def seen(self) -> int:
        """The number of events that are hidden from nobody."""
        return self.match.number - self.hosted.held

    def moment(self, seat: int) -> Moment:
        """The same as long as the seat has not acted and sees nothing new."""
        return Moment(self.opened.match, self.seen + self.hosted.held_by(seat), self.undone)


class Table:
    """Who sits where, how it is played, what was said, and the match."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0
        self.touched = self.noted = 0
        self.host = ""
        self.seats: list[Seat] = []
        self.muted: set[str] = set()
        self.said: deque[Talk] = deque(maxlen=LATELY)
        self.play: Play | None = None
        self.secrets: dict[str, bytes] = {}
        self.keys: dict[tuple[str, str], int] = {}
        self.news: list[Say] = []
        self.resting: tuple[int, bytes] = (0, b"")
        self._settings: Settings | None = None

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            raise RuntimeError(f"table {self.code} has no first entry")
        return self._settings

    @property
    def game(self) -> Game:
        return find_game(self.settings.game)

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "lobby"
        if self.play.over:
            return "over"
        return "playing" if self.play.started else "opening"

    @property
    def persons(self) -> list[str]:
        """Who sits here, each once, by their first seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def acting(self) -> list[int]:
        """The seats that have a decision."""
        return list(self.play.since) if self.play is not None else []

    # Snapshots

    def rest(self) -> None:
        """Keeps the table as it stands without a match: from here its lines are read again."""
        kept = _Kept(self.host, self.settings, self.seats, sorted(self.muted), list(self.said))
        self.resting = (self.number, msgspec.json.encode(kept))

    @classmethod
    def restored(cls, code: str, number: int, snapshot: bytes, touched: int) -> "Table":
        table = cls(code)
        kept = msgspec.json.decode(snapshot, type=_Kept)
        table.number, table.touched, table.resting = number, touched, (number, snapshot)
        table.host, table._settings, table.seats = kept.host, kept.settings, kept.seats
        table.muted, table.said = set(kept.muted), deque(kept.said, maxlen=LATELY)
        return table

    # The fold

    def apply(self, line: Line) -> None:
        """The next line; Refusal, with nothing changed, if it is an action that is not legal."""
        if line.number != self.number + 1:
            raise RuntimeError(f"line {line.number} after {self.number} at table {self.code}")
        entry = line.entry
        getattr(self, FOLDS[type(entry)])(entry, line)
        self.number, self.touched = line.number, line.at
        if isinstance(entry, entries.Reseated):
            self.rest()
        if line.key is not None and line.person is not None:
            self.keys[line.person, line.key] = line.number

    def _created(self, entry: entries.Created, _: Line) -> None:
        self.host = entry.person
        self._set(entry.settings)

    def _changed(self, entry: entries.Changed, _: Line) -> None:
        self._set(entry.settings)

    def _set(self, settings: Settings) -> None:
        self._settings = settings
        players = int(settings.options["players"])
        self.seats = [*self.seats, *(Seat() for _ in range(players))][:players]
        known = bot_names(self.game)
        for seat in self.seats:
            seat.ready = False
            seat.bot = seat.bot if seat.bot in known else None

    def _sat(self, entry: entries.Sat, _: Line) -> None:
        self.seats[entry.seat] = Seat(person=entry.person, name=entry.name)

    def _placed(self, entry: entries.Placed, _: Line) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot)

    def _freed(self, entry: entries.Freed, _: Line) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot, left=entry.bot is not None)

    def _ready(self, entry: entries.Ready, _: Line) -> None:
        for seat in self.seats_of(entry.person):
            self.seats[seat].ready = entry.ready

    def _host(self, entry: entries.Host, _: Line) -> None:
        self.host = entry.person

    def _reseated(self, entry: entries.Reseated, _: Line) -> None:
        self.play = None
        self.seats = [self.seats[old] for old in entry.order]
        for seat in self.seats:
            seat.ready = seat.away = False
            seat.bot = None if seat.person else seat.bot

    def _opened(self, entry: Opened, line: Line) -> None:
        match = Match(find_game(entry.game), entry.options)
        hosted = Hosted(match, FairDice(self.secrets[entry.match], entry.match))
        self.play = Play(entry, line.number, line.at, self.secrets[entry.match], hosted)

    def _contributed(self, entry: entries.Contributed, _: Line) -> None:
        self._playing.contributions[entry.person] = entry.data

    def _started(self, _: entries.Started, line: Line) -> None:
        play = self._playing
        parts = [bytes.fromhex(data) for data in play.contributions.values()]
        play.hosted.dice = FairDice(play.secret, play.opened.match, parts)
        play.started = True
        self._note_turns(line, None)

    def _played(self, entry: Played, line: Line) -> None:
        play = self._playing
        if entry.action is None:
            raise RuntimeError("a stored action is never hidden")
        told = play.hosted.play(entry.seat, entry.action, by_program=entry.bot, forced=entry.auto)
        play.told += told
        self.news += told
        if entry.seat != CHANCE:
            play.acted[entry.seat] = line.number
        play.unseen = [*play.unseen, line] if play.hosted.held else []
        self._note_turns(line, entry.seat)

    def _undone(self, entry: entries.Undone, line: Line) -> None:
        play = self._playing
        before = play.match.number
        if play.hosted.undo() != entry.seat:
            raise RuntimeError(f"line {line.number} undoes what cannot be undone")
        gone = before - play.match.number
        play.undone += 1
        play.unseen = play.unseen[: max(0, len(play.unseen) - gone)]
        play.acted[entry.seat] = line.number
        undone = say("undone", seat=Named(entry.seat))
        play.told.append(undone)
        self.news.append(undone)
        self._note_turns(line, entry.seat)

    def _away(self, entry: entries.Away, _: Line) -> None:
        seat = self.seats[entry.seat]
        seat.away, seat.bot = True, entry.bot

    def _back(self, entry: entries.Back, line: Line) -> None:
        seat = self.seats[entry.seat]
        seat.away, seat.bot = False, None
        if self.play is not None and entry.seat in self.play.since:
            self.play.since[entry.seat] = line.at

    def _wished(self, entry: entries.Wished, _: Line) -> None:
        wishes = self._playing.wishes
        wishes.add(entry.person) if entry.stop else wishes.discard(entry.person)

    def _stopped(self, _: entries.Stopped, __: Line) -> None:
        self._playing.stopped = True
        self._playing.since.clear()

    def _said(self, entry: entries.Said, line: Line) -> None:
        self.said.append(Talk(line.number, entry.person, entry.name, entry.phrase, entry.text))

    def _muted(self, entry: entries.Muted, _: Line) -> None:
        self.muted.add(entry.person) if entry.muted else self.muted.discard(entry.person)

    def _forgotten(self, entry: entries.Forgotten, _: Line) -> None:
        """The names are gone from memory too, also where the table would be read again from."""
        for seat in self.seats_of(entry.person):
            self.seats[seat].name = ""
        self.said = deque((_nameless(talk, entry.person) for talk in self.said), maxlen=LATELY)
        number, snapshot = self.resting
        kept = msgspec.json.decode(snapshot, type=_Kept)
        for seat_then in kept.seats:
            seat_then.name = "" if seat_then.person == entry.person else seat_then.name
        kept.said = [_nameless(talk, entry.person) for talk in kept.said]
        self.resting = (number, msgspec.json.encode(kept))
        if self.play is not None:
            opened = self.play.opened
            chairs = (Chair("", c.person, c.bot) if c.person == entry.person else c for c in opened.chairs)
            self.play.opened = msgspec.structs.replace(opened, chairs=tuple(chairs))

    @property
    def _playing(self) -> Play:
        if self.play is None:
            raise RuntimeError(f"no match at table {self.code}")
        return self.play

    def _note_turns(self, line: Line, actor: int | None) -> None:
        """Who has a decision now, and since when; who has just acted, or waits for dice, from now on."""
        play = self._playing
        before, match = play.since, play.match
        first = match.to_move()
        acting = [first] if first >= 0 else []
        if match.hidden:
            acting = [seat for seat in range(match.players) if match.may_act(seat)]
        play.since = {seat: line.at if seat == actor else before.get(seat, line.at) for seat in acting}
        play.acted.update((seat, line.number) for seat in acting if seat not in before)


class _Kept(msgspec.Struct):
    host: str
    settings: Settings
    seats: list[Seat]
    muted: list[str]
    said: list[Talk]


def _nameless(talk: Talk, person: str) -> Talk:
    return Talk(talk.number, person, "", talk.phrase, None) if talk.person == person else talk


def run(
    table: Table, yielded: Iterable[Entry], at: int, person: str | None = None, key: str | None = None
) -> list[Line]:
    """Applies entries one by one as they are yielded; the lines that they make.

    No if the first is refused by whoever yields it or by the rules: then nothing has changed.
    """
    lines: list[Line] = []
    for entry in yielded:
        first = not lines
        line = Line(table.number + 1, at, _any(entry), person if first else None, key if first else None)
        try:
            table.apply(line)
        except Refusal as refusal:
            if lines:
                raise
            raise refused_by_rule(table, refusal) from refusal
        lines.append(line)
    return lines


def refused_by_rule(table: Table, refusal: Refusal) -> No:
    """The rules' refusal of an action, in the words of the game."""
    state: Any = None if table.play is None else table.play.match.state
    return No.by_rule(refusal, refused(table.game, state, refusal))


def advance(table: Table) -> Iterator[Entry]:
    """What follows by itself: dice and cards, and actions where there is only one, up to the next decision."""
    play = table.play
    while play is not None and not play.over:
        match = play.match
        if match.to_move() == CHANCE and play.hosted.dice is not None:
            yield Played(CHANCE, play.hosted.dice.draw(play.hosted.drawn, match.chances()))
            continue
        forced = next((seat for seat in table.acting() if play.hosted.is_forced(seat)), None)
        if forced is None:
            return
        yield Played(forced, match.legal(forced)[0], auto=True)


def _any(entry: Entry) -> AnyEntry:
    return entry  # type: ignore[return-value]  # every entry there is
