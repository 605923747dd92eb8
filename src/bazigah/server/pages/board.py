"""A table as a page shows it: what `wire.Welcome` says, in words of one language."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bazigah.core.contract import SPECTATOR
from bazigah.core.game import Game, find_game
from bazigah.core.record import SeatInfo
from bazigah.core.twin import plain
from bazigah.server import wire
from bazigah.server.pages.moves import Choices, grouped
from bazigah.server.pages.speech import Speech, heard
from bazigah.words.names import shown

REFRESH = {"lobby": 5, "opening": 2, "playing": 3, "over": 10}
"""Seconds until a page that waits for others looks again, where no script does it, by phase."""
TOLD, TALK = 12, 4
"""Sentences of the match, and of what people said, on a page."""
REFRESH_TURN = 40
"""The same while it is the reader's turn: within the grace time, so that they count as present."""


@dataclass(frozen=True)
class Place:
    """A seat. `acting`: it has a decision."""

    number: int
    name: str
    view: wire.SeatView
    own: bool
    host: bool
    present: bool
    muted: bool
    acting: bool

    @property
    def taken(self) -> bool:
        return self.view.person is not None or self.view.bot is not None


class Board:
    """Everything of the page but its forms."""

    def __init__(self, welcome: wire.Welcome, t: Speech) -> None:
        self.welcome = welcome
        self.t = t
        self.table = welcome.table
        self.match = welcome.match
        self.position = welcome.position
        self.me = welcome.you.person
        self.phase = self.table.phase
        self.number = welcome.number
        self.code = self.table.code
        self.settings = self.table.settings

    # Whose table

    @property
    def game(self) -> Game:
        return find_game(self.match.game if self.match else self.settings.game)

    @property
    def game_name(self) -> str:
        return self.t(f"{self.game.name}-name")

    @property
    def title(self) -> str:
        return title(self.t, self.settings.name, self.host_name)

    @property
    def host_name(self) -> str:
        return next((seat.name for seat in self.table.seats if seat.person == self.table.host), "")

    @property
    def hosting(self) -> bool:
        return self.me == self.table.host

    @property
    def seated(self) -> bool:
        return bool(self.own)

    @cached_property
    def own(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.person == self.me]

    @cached_property
    def names(self) -> list[str]:
        """By seat: bots in the reader's language, empty seats by their numbers."""
        infos = [SeatInfo(seat.name, None if seat.person else seat.bot) for seat in self.table.seats]
        return shown(infos, self.t.catalogue)

    @cached_property
    def places(self) -> list[Place]:
        table, position = self.table, self.position
        return [
            Place(
                number=number,
                name=self.names[number],
                view=seat,
                own=seat.person == self.me,
                host=seat.person == table.host,
                present=seat.person in self.welcome.present,
                muted=seat.person in table.muted,
                acting=position is not None and number in position.acting,
            )
            for number, seat in enumerate(table.seats)
        ]

    # The match

    @cached_property
    def turn(self) -> wire.SeatTurn | None:
        """Of the reader's seats the first that has a decision."""
        return next((turn for turn in self.welcome.you.turns if turn.legal), None)

    @property
    def eyes(self) -> int:
        """The seat that the table is seen from."""
        if self.turn:
            return self.turn.seat
        return self.own[0] if self.own else SPECTATOR

    @cached_property
    def state(self) -> Any:
        """What these eyes see."""
        if self.position is None:
            raise RuntimeError("there is no match at this table")
        own = [turn.state for turn in self.welcome.you.turns if turn.seat == self.eyes and turn.state]
        return plain(self.game.rules).load((own or [self.position.state])[0])

    @property
    def lines(self) -> list[str]:
        """What lies there."""
        return [self.t.text(line, self.names) for line in self.game.view.table(self.state, self.eyes)]

    @property
    def told(self) -> list[str]:
        """What happened of late, the latest last."""
        return [self.t.text(heard(sentence), self.names) for sentence in self.welcome.told[-TOLD:]]

    @property
    def result(self) -> list[str]:
        if self.match is None or not self.match.over or self.match.stopped:
            return []
        return [self.t.text(line, self.names) for line in self.game.view.result(self.state)]

    @property
    def choices(self) -> Choices:
        """What the reader may do, in words."""
        return grouped(self.turn.choices or (), self.t, self.names) if self.turn else []

    @property
    def undoable(self) -> list[int]:
        return [seat for seat in self.position.undo if seat in self.own] if self.position else []

    # What it all waits for

    @cached_property
    def sentence(self) -> str:
        """The one sentence that says how things stand for the reader."""
        if self.phase == "lobby":
            return self._in_lobby()
        if self.phase == "opening":
            return self.t("server-opening")
        if self.match and self.match.stopped:
            return self.t("server-stopped")
        prompt = self.game.view.prompt(self.state, self.eyes)
        sentence = self.t.text(prompt, self.names)
        if self.turn and len(self.own) > 1:
            return self.t("server-turn-of", seat=self.names[self.turn.seat], sentence=sentence)
        return sentence

    @property
    def complete(self) -> bool:
        return all(place.taken for place in self.places)

    @property
    def ready(self) -> bool:
        return self.seated and all(self.table.seats[seat].ready for seat in self.own)

    def _in_lobby(self) -> str:
        free = sum(not place.taken for place in self.places)
        if not self.seated:
            return self.t("server-lobby-watch", count=free)
        if free:
            return self.t("server-lobby-free", count=free)
        if self.hosting:
            return self.t("server-lobby-start")
        return self.t("server-lobby-wait" if self.ready else "server-lobby-ready")

    @property
    def left(self) -> int | None:
        """Seconds that are left on the turn clock."""
        left = self.position.left if self.position else None
        return None if left is None else round(left)

    @property
    def refresh(self) -> int:
        return REFRESH_TURN if self.turn else REFRESH[self.phase]

    # Talk

    @property
    def said(self) -> Iterator[tuple[str, str]]:
        """Who and what, the latest last."""
        for talk in self.welcome.said[-TALK:]:
            words = self.t(f"server-phrase-{talk.phrase}") if talk.phrase else talk.text or ""
            yield talk.name or self.t("server-someone"), words

    @property
    def silent(self) -> bool:
        return self.me in self.table.muted


def title(t: Speech, name: str, host: str) -> str:
    """What a table is called: its name, else its host's table."""
    if name:
        return name
    return t("server-table-of", name=host) if host else t("server-table")
