"""The store as the server uses it."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from bazigah.server.rows import Batch, Head, Line, MatchRow, OwnMatch, Person, TableRows
from bazigah.server.store import backup, forget, logs, people
from bazigah.server.store.batches import pack
from bazigah.server.store.errors import GONE, Unavailable
from bazigah.server.store.grounds import Ground, Work, ground
from bazigah.server.store.migrate import migrate, revision
from bazigah.server.store.people import Token
from bazigah.server.store.turns import Turns
from bazigah.server.store.url import parse
from bazigah.server.store.writer import Stored, Writer

T = TypeVar("T")

READY = 2.0
"""Seconds in which the database has to answer to count as ready."""


class Store:
    """One process's way to the database. Everything may raise Unavailable; what is written is durable on return."""

    def __init__(self, ground: Ground, stored: Stored) -> None:
        self._ground = ground
        self._writer = Writer(ground, stored)
        self._closed = False

    @classmethod
    async def open(cls, url: str, stored: Stored = lambda *_: None, turns: Turns | None = None) -> Self:
        """Opens the database, and makes or migrates its tables. Raises NotADatabase, FromTheFuture, Unavailable.

        `stored` is told of each transaction of the writer; `turns`: with the other processes on that SQLite file.
        """
        found = ground(parse(url), turns)
        try:
            await found.prepare()
            await found.write(migrate)
        except BaseException:
            await found.close()
            raise
        return cls(found, stored)

    async def close(self) -> None:
        """Writes what was asked for before, and closes the database; then everything is Unavailable."""
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._ground.close()

    async def _read(self, work: Work[T]) -> T:
        if self._closed:
            raise Unavailable(GONE)
        return await self._ground.read(work)

    async def append(self, batch: Batch) -> None:
        """Stores a step of a table, all or nothing. Raises Conflict, Unavailable.

        Of one table await one before the next. A caller who is cancelled does not take the batch back.
        """
        await self._writer.write(pack(batch))

    async def table(self, code: str) -> TableRows | None:
        """A table with all that is needed to wake it."""
        return await self._read(partial(logs.table, code=code))

    async def number_of(self, code: str, person: str, key: str) -> int | None:
        """The number of the line that a request made."""
        return await self._read(partial(logs.number_of, code=code, person=person, key=key))

    async def ends(self, codes: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each of these tables; not of thousands at once."""
        return await self._read(partial(logs.ends, codes=codes))

    async def listed_tables(self, since: int, limit: int = 50) -> list[Head]:
        """Listed tables: in their lobby, with free seats first; then where a match is on, touched since."""
        return await self._read(partial(logs.listed_tables, since=since, limit=limit))

    async def tables_of(self, person: str, limit: int = 50) -> list[Head]:
        """The tables that a person opened, sits at or has sat at, the latest touched first."""
        return await self._read(partial(logs.tables_of, person=person, limit=limit))

    async def visited(self, person: str) -> list[str]:
        """Codes of all tables in which the person's name or words stand."""
        return await self._read(partial(forget.visited, person=person))

    async def live_tables(self, since: int, limit: int) -> list[str]:
        """Codes of tables where a match is on, touched since; the latest first."""
        return await self._read(partial(logs.live_tables, since=since, limit=limit))

    async def match(self, id: str) -> tuple[MatchRow, tuple[Line, ...]] | None:
        """A match and its lines, to the end of the log while it goes on."""
        return await self._read(partial(logs.match, id=id))

    async def matches_of(self, person: str, limit: int, before: int | None = None) -> list[OwnMatch]:
        """The matches that a person began, the latest first; those whose date is before a time in milliseconds."""
        return await self._read(partial(logs.matches_of, person=person, limit=limit, before=before))

    async def add_person(self, person: Person) -> None:
        """A new person."""
        await self._writer.write(partial(people.add_person, person=person))

    async def person(self, id: str) -> Person | None:
        """The person of that id."""
        return await self._read(partial(people.person, id=id))

    async def change_person(
        self,
        id: str,
        *,
        name: str | None = None,
        language: str | None = None,
        seen: int | None = None,
        epoch: int | None = None,
    ) -> None:
        """Changes what is not None."""
        given = {"name": name, "language": language, "seen": seen, "epoch": epoch}
        changes = {field: value for field, value in given.items() if value is not None}
        if changes:
            await self._writer.write(partial(people.change_person, id=id, changes=changes))

    async def add_token(self, hash: bytes, person: str, kind: str, created: int) -> None:
        """A token of a person, by its hash."""
        await self._writer.write(partial(people.add_token, hash=hash, person=person, kind=kind, created=created))

    async def person_of_token(self, hash: bytes) -> tuple[str, str] | None:
        """Whose token it is, and of which kind."""
        return await self._read(partial(people.person_of_token, hash=hash))

    async def tokens_of(self, person: str) -> list[Token]:
        """The tokens of a person, by kind and date, the oldest first."""
        return await self._read(partial(people.tokens_of, person=person))

    async def drop_tokens(self, person: str, kind: str | None = None, id: str | None = None) -> None:
        """Makes a person's tokens of that kind, or all, worthless; or only the one of that id."""
        await self._writer.write(partial(people.drop_tokens, person=person, kind=kind, id=id))

    async def forget(self, person: str) -> list[str]:
        """Removes a person, their tokens, and their name wherever it stood; the codes of the tables where it did."""
        return await self._writer.write(partial(forget.forget, person=person))

    async def export(self, person: str) -> dict[str, Any]:
        """All that is stored about a person, as JSON can hold it; times in milliseconds since 1970."""
        return await self._read(partial(forget.export, id=person))

    async def key(self, name: str) -> bytes:
        """32 random bytes, made once and kept."""
        return await self._writer.write(partial(people.key, name=name))

    async def ready(self) -> None:
        """Unavailable if the database does not answer soon."""
        try:
            async with asyncio.timeout(READY):
                await self._read(revision)
        except TimeoutError as error:
            raise Unavailable(GONE) from error

    async def counts(self) -> dict[str, int]:
        """How many people, tables, matches and lines are stored."""
        return await self._read(logs.counts)

    async def match_ids(self) -> list[str]:
        """All matches, those of one table together."""
        return await self._read(logs.match_ids)

    async def codes(self) -> list[str]:
        """All tables."""
        return await self._read(logs.codes)

    async def broken_logs(self) -> list[str]:
        """The tables whose logs have a hole, which no log should have. Reads everything."""
        return await self._read(logs.broken)

    async def backup(self, path: Path) -> dict[str, int]:
        """Writes everything, as it stands at one moment, to a new file. Raises FileProblem."""
        return await self._read(partial(backup.save, path=path))

    async def restore(self, path: Path) -> dict[str, int]:
        """Fills an empty database from a backup, all or nothing. Raises NotABackup, NotEmpty, FileProblem."""
        return await self._ground.write(partial(backup.load, path=path))
