"""Prepared databases: people who have come, a table, and a match as far as a scene needs it."""

import asyncio
import shutil
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bazigah.bots.bot import find_bot, seed_of
from bazigah.server import wire
from bazigah.server.clock import new_code, now
from bazigah.server.entries import Created
from bazigah.server.handlers import handle
from bazigah.server.lobby import settled
from bazigah.server.no import No
from bazigah.server.people import People
from bazigah.server.playing import bot_plays, bots_to_move
from bazigah.server.rows import Batch, Person
from bazigah.server.saving import batch_of
from bazigah.server.store import Store
from bazigah.server.table import Table, run

NAMES = {"sara": "Sara-Nikpour", "ali": "Ali-Reza-Pur", "mina": "Mina-Kiarad", "reza": "Reza-Halabi"}
"""Names that stand nowhere by chance."""
LAST = 4
"""Decisions that are left to be made in the stage "end"."""
MIDDLE = 25
"""Decisions that were made in the stage "middle"."""


@dataclass(frozen=True)
class Someone:
    """A person, and what must never be shown to another."""

    id: str
    name: str
    cookie: str
    token: str
    link: str

    @property
    def private(self) -> tuple[str, str, str]:
        return self.cookie, self.token, self.link

    @property
    def header(self) -> str:
        return f"bazigah={self.cookie}"


@dataclass(frozen=True)
class Stage:
    """A database in a folder, or on a server: `url`."""

    folder: Path
    url: str
    code: str
    people: dict[str, Someone]

    def copied(self, folder: Path) -> "Stage":
        """The same, for one run."""
        shutil.copytree(self.folder, folder)
        return Stage(folder, sqlite(folder), self.code, self.people)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'server.db'}"


def prepare(folder: Path, game: str, stage: str, url: str | None = None) -> Stage:
    """Makes a stage: "lobby", "middle" or "end", with Sara as the host, Ali and a bot."""
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_prepare(folder, url or sqlite(folder), game, stage))


async def _prepare(folder: Path, url: str, game: str, stage: str) -> Stage:
    store = await Store.open(url)
    try:
        people = {key: await _someone(store, name) for key, name in NAMES.items()}
        past = Past(game, people["sara"], people["ali"])
        if stage != "lobby":
            past.play(MIDDLE if stage == "middle" else 10_000)
        batches = past.batches[:-LAST] if stage == "end" else past.batches
        for batch in batches:
            await store.append(batch)
    finally:
        await store.close()
    return Stage(folder, url, past.table.code, people)


async def _someone(store: Store, name: str) -> Someone:
    people = await People.of(store)
    person: Person = await people.come(name, "en")
    return Someone(person.id, name, people.cookie(person), await people.token(person), await people.link(person))


class Past:
    """What has happened at a table before a scene begins, as batches."""

    def __init__(self, game: str, sara: Someone, ali: Someone) -> None:
        options = {"players": 3}
        settings = settled({"game": game, "options": options, "name": "", "language": "en", "listed": True})
        self.table = Table(new_code())
        self.batches: list[Batch] = []
        self._people = {sara.id: sara.name, ali.id: ali.name}
        self._sara, self._ali = sara.id, ali.id
        self._ids = count(1)
        self._random = Random(game)
        self._step([Created(sara.id, sara.name, settings)], sara.id)

    def play(self, decisions: int) -> None:
        """Begins, and goes on for so many decisions, or to the end."""
        self._ask(self._sara, wire.Sit, seat=0)
        self._ask(self._ali, wire.Sit, seat=1)
        self._ask(self._sara, wire.Bot, seat=2, bot="greedy")
        self._ask(self._sara, wire.Start)
        self._ask(self._ali, wire.Contribute, data="a1")
        self._ask(self._sara, wire.Contribute, data="5a")
        while self.table.phase == "playing" and decisions:
            self._decide()
            decisions -= 1

    def _decide(self) -> None:
        table, play = self.table, self.table.play
        assert play is not None
        for seat in bots_to_move(table):
            bot = find_bot(table.game, table.seats[seat].bot or "")
            action = bot.choose(play.match.view(seat), seat, seed_of(play.opened.match, play.seen, seat))
            self._step(bot_plays(table, seat, action, play.moment(seat), late=False))
            return
        seat = self._random.choice(table.acting())
        person = table.seats[seat].person
        assert person is not None
        self._ask(person, wire.Act, seat=seat, action=self._random.choice(play.match.legal(seat)), number=table.number)

    def _ask(self, person: str, kind: type[wire.Request], /, **fields: Any) -> None:
        request: Any = kind(id=f"past-{next(self._ids)}", **fields)
        self._step(handle(self.table, person, self._people[person], request), person, request.id)

    def _step(self, entries: Any, person: str | None = None, key: str | None = None) -> None:
        after = self.table.number
        try:
            lines = run(self.table, entries, now(), person, key)
        except No as no:
            raise AssertionError(no) from no
        assert lines, "nothing happened"
        self.table.news.clear()
        self.batches.append(batch_of(self.table, after, lines))
