"""A table without clock, network or database, and people who sit at it."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from bazigah.server import wire
from bazigah.server.entries import Created, Entry, Settings
from bazigah.server.handlers import handle
from bazigah.server.lobby import settled
from bazigah.server.no import No
from bazigah.server.rows import Line, TableRows
from bazigah.server.saving import batch_of, folded
from bazigah.server.table import Table, run

SARA, ALI, MINA = "sara", "ali", "mina"
NAMES = {SARA: "سارا", ALI: "Ali", MINA: "Mina"}


def settings(game: str = "wazabi", **given: Any) -> Settings:
    options = {"players": 2, **given.pop("options", {})}
    return settled({"game": game, "options": options, "name": "", "language": "en", "listed": True, **given})


class Meeting:
    """A table, with every batch that it would have stored; `log` is what a store would hold."""

    def __init__(self, game: str = "wazabi", host: str = SARA, **given: Any) -> None:
        self.table = Table("482913057")
        self.log: list[Line] = []
        self.rows: TableRows | None = None
        self.at = 1_000_000
        self._ids = count(1)
        self.step(iter([Created(host, NAMES[host], settings(game, **given))]), host)

    def step(self, entries: Iterator[Entry], person: str | None = None, key: str | None = None) -> list[Line]:
        after = self.table.number
        self.at += 1000
        lines = run(self.table, entries, self.at, person, key)
        if lines:
            self._store(after, lines)
        return lines

    def ask(self, person: str, kind: type[wire.Request], /, **fields: Any) -> list[Line]:
        """What the request of a person writes."""
        request: Any = kind(id=f"r{next(self._ids)}", **fields)
        return self.step(handle(self.table, person, NAMES[person], request), person, request.id)

    def refused(self, person: str, kind: type[wire.Request], /, **fields: Any) -> str:
        """The code of the refusal; nothing changes."""
        before = (self.table.number, len(self.log), self.table.phase)
        with pytest.raises(No) as caught:
            self.ask(person, kind, **fields)
        assert (self.table.number, len(self.log), self.table.phase) == before
        return caught.value.code

    def begin(self, *persons: str) -> None:
        """Everyone sits down in order, the match opens, everyone adds to the dice."""
        for seat, person in enumerate(persons):
            self.ask(person, wire.Sit, seat=seat)
        self.ask(persons[0], wire.Start)
        for person in dict.fromkeys(persons):
            self.ask(person, wire.Contribute, data="ab")
        assert self.table.phase in ("playing", "over")

    def act(self, random: Random) -> None:
        """One random decision of one of those who have one."""
        seat = random.choice(self.table.acting())
        play = self.table.play
        assert play is not None
        person = self.table.seats[seat].person
        assert person is not None
        self.ask(person, wire.Act, seat=seat, action=random.choice(play.match.legal(seat)), number=self.table.number)

    def play_on(self, seed: int = 1, limit: int = 10_000) -> None:
        """At random to the end, or for `limit` decisions."""
        random = Random(seed)
        while self.table.phase == "playing" and limit:
            self.act(random)
            limit -= 1

    def again(self) -> Table:
        """The table as it would be read from the store."""
        assert self.rows is not None
        return folded(self.rows)

    def _store(self, after: int, lines: list[Line]) -> None:
        batch = batch_of(self.table, after, lines)
        assert [line.number for line in batch.lines] == list(range(after + 1, after + 1 + len(lines)))
        self.log += batch.lines
        head = batch.head or (self.rows and self.rows.head)
        assert head is not None
        match = batch.match or (self.rows and self.rows.match)
        self.rows = TableRows(head, tuple(line for line in self.log if line.number > head.number), match)
