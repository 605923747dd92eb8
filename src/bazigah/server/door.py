"""The one door out: what each recipient may see of a table. Nothing leaves a table but through here.

What everybody may see is written once for all recipients; a seat's own part is added to it. Hidden picks are masked in
the part for everybody, always, and shown to their own seats only.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from bazigah.core.contract import SPECTATOR
from bazigah.core.match import Match
from bazigah.core.say import Say
from bazigah.core.twin import plain
from bazigah.server import wire
from bazigah.server.entries import Played
from bazigah.server.no import No
from bazigah.server.phrases import PHRASES
from bazigah.server.rows import Line
from bazigah.server.table import Play, Table
from bazigah.server.wire import sentence

OF_MATCH = frozenset({"opened", "contributed", "started", "stopped", "reseated", "forgotten"})
OF_POSITION = frozenset({
    "opened", "started", "played", "undone", "stopped", "reseated", "sat", "freed", "away", "back",
})  # fmt: skip
OF_TABLE_NOT = frozenset({"played", "undone", "said", "contributed"})
BY_PLAY = frozenset({"played", "undone", "said"})


class Step:
    """Some lines that were stored, for whoever is at the table; frames are made when they are asked for."""

    def __init__(
        self, table: Table, lines: Sequence[Line], told: Sequence[Say], unseen: Sequence[Line], at: int
    ) -> None:
        self._table = table
        self._lines = lines
        self._told = told
        self._unseen = unseen
        self._at = at
        self._public: dict[bool, bytes] = {}
        self._private: dict[tuple[str, bool], bytes] = {}
        self._kinds = {type(line.entry).__name__.lower() for line in lines}

    @property
    def by_play(self) -> bool:
        """Whether only play and talk have gone on."""
        return self._kinds <= BY_PLAY

    def frame(self, person: str, *, words: bool) -> bytes:
        """The update for one recipient."""
        if words not in self._public:
            self._public[words] = wire.write(self._update(words=words))
        public = self._public[words]
        if person not in self._concerned:
            return public
        key = (person, words)
        if key not in self._private:
            own = wire.write(you(self._table, person, words=words))
            self._private[key] = b'%s"you":%s}' % (public[: -len(b'"you":null}')], own)
        return self._private[key]

    @cached_property
    def _concerned(self) -> set[str | None]:
        """Persons who may see more than all: whoever has a decision; all who sit there, while picks are hidden."""
        play = self._table.play
        if self.position is None or play is None or self._table.phase != "playing":
            return set()
        seats = range(play.match.players) if play.match.hidden else self._table.acting()
        return {self._table.seats[seat].person for seat in seats}

    @cached_property
    def position(self) -> Play | None:
        return self._table.play if self._kinds & OF_POSITION else None

    def _update(self, *, words: bool) -> wire.Update:
        table = self._table
        number = self._lines[-1].number
        play = table.play if self._kinds & OF_MATCH or (table.play and table.play.over) else None
        return wire.Update(
            after=number - len(self._lines),
            number=number,
            lines=tuple(self._entered()),
            table=table_view(table) if self._kinds - OF_TABLE_NOT or table.phase == "over" else None,
            match=match_view(play) if play else None,
            position=position(table, self._at, words=words) if self.position else None,
            told=tuple(sentence(say) for say in self._told) if words else (),
            you=None,
        )

    def _entered(self) -> Iterable[wire.Entered]:
        """The lines; before them those that were hidden until now; hidden ones without their actions."""
        hidden = {line.number for line in self._table.play.unseen} if self._table.play else set()
        shown = [line for line in self._unseen if line.number not in hidden]
        for line in [*shown, *self._lines]:
            entry = line.entry
            if line.number in hidden and isinstance(entry, Played):
                entry = Played(entry.seat, None, entry.bot, entry.auto)
            yield wire.Entered(line.number, line.at, entry)


def welcome(table: Table, person: str, present: Sequence[str], at: int, *, words: bool) -> wire.Welcome:
    """The whole table, for one recipient."""
    play = table.play
    return wire.Welcome(
        number=table.number,
        table=table_view(table),
        match=match_view(play) if play else None,
        position=position(table, at, words=words) if play else None,
        told=tuple(sentence(say) for say in play.told) if play and words else (),
        said=tuple(table.said),
        present=tuple(present),
        phrases=PHRASES,
        you=you(table, person, words=words),
    )


def table_view(table: Table) -> wire.TableView:
    seats = (wire.SeatView(seat.name, seat.person, seat.bot, seat.ready, seat.away) for seat in table.seats)
    return wire.TableView(
        code=table.code,
        phase=table.phase,
        settings=table.settings,
        host=table.host,
        seats=tuple(seats),
        muted=tuple(sorted(table.muted)),
        stopping=tuple(sorted(table.play.wishes)) if table.play else (),
    )


def match_view(play: Play) -> wire.MatchView:
    """The secret of the dice goes out when the match has ended, and never before."""
    opened, over = play.opened, play.over
    return wire.MatchView(
        id=opened.match,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        chairs=opened.chairs,
        commitment=opened.commitment,
        contributions=tuple(play.contributions.values()),
        started=play.started,
        over=over,
        stopped=play.stopped,
        secret=play.secret.hex() if over else None,
        checksum=play.match.checksum if over else None,
    )


def position(table: Table, at: int, *, words: bool) -> wire.Position | None:
    """Where the match stands for everybody; points and places are those of what may be seen."""
    play = table.play
    if play is None:
        return None
    undoable = play.hosted.undoable
    return standing(
        play.match,
        acting=table.acting(),
        undo=() if play.over or undoable is None else (undoable,),
        over=play.over,
        left=time_left(table, at),
        words=words,
    )


def standing(
    match: Match,
    *,
    acting: Sequence[int],
    over: bool,
    words: bool,
    undo: tuple[int, ...] = (),
    left: float | None = None,
) -> wire.Position:
    """The position of a match, whoever keeps it. `over`: ended, also before its end."""
    rules, view, players = plain(match.game.rules), match.game.view, range(match.players)
    seen = match.view(SPECTATOR) if match.hidden else match.state
    return wire.Position(
        state={name: getattr(seen, name) for name in rules.shapes},  # not copied: it is written at once
        to_move=match.to_move(),
        acting=tuple(acting),
        undo=undo,
        hidden=match.hidden,
        points=tuple(int(rules.points(seen, seat)) for seat in players) if words or over else (),
        ranks=tuple(int(rules.rank(seen, seat)) for seat in players) if over else (),
        prompt=sentence(view.prompt(seen, SPECTATOR)) if words else None,
        result=tuple(sentence(line) for line in view.result(seen)) if words and match.over else (),
        left=left,
    )


def time_left(table: Table, at: int) -> float | None:
    """Seconds until the turn clock speaks, of the seat that has had its decision longest; None without a clock."""
    play = table.play
    if play is None or table.settings.clock == "off" or not play.since:
        return None
    return max(0.0, (min(play.since.values()) - at) / 1000 + table.settings.seconds)


def you(table: Table, person: str, *, words: bool) -> wire.You:
    """What only this person may see: the decisions of their seats, and their own picks while they are hidden."""
    play = table.play
    if play is None or table.phase != "playing":
        return wire.You(person, ())
    hidden = play.match.hidden
    turns = (_turn(play, seat, words=words) for seat in table.seats_of(person) if hidden or play.match.may_act(seat))
    return wire.You(person, tuple(turns))


def _turn(play: Play, seat: int, *, words: bool) -> wire.SeatTurn:
    match, view = play.match, play.match.game.view
    seen: Any = match.view(seat) if match.hidden else match.state
    legal = match.legal(seat)
    return wire.SeatTurn(
        seat=seat,
        legal=tuple(legal),
        state=plain(match.game.rules).fields(seen) if match.hidden else None,
        prompt=sentence(view.prompt(seen, seat)) if words else None,
        choices=tuple(_choice(play, seen, seat, action) for action in legal) if words else None,
    )


def _choice(play: Play, seen: Any, seat: int, action: int) -> wire.Choice:
    game = play.match.game
    return wire.Choice(
        action=action,
        token=game.notation.write(seen, seat, action),
        say=sentence(game.view.action(seen, seat, action)),
        brings=tuple(sentence(part) for part in game.view.consequence(seen, seat, action)),
    )


def refused(id: str | None, no: No) -> bytes:
    """The frame of a refusal."""
    return wire.write(wire.Refused(id, no.code, sentence(no.sentence), no.clause, no.reason))
