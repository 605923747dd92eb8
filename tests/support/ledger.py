"""What the database holds of a table, read without the server's store, and what must be true of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, NullPool, Row, Select, create_engine, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from bazigah.core.refusal import Refusal
from bazigah.server.entries import AnyEntry, Opened
from bazigah.server.records import record_of
from bazigah.server.rows import Line, MatchRow
from bazigah.server.store import schema
from bazigah.server.store.url import parse
from bazigah.server.table import Table

T = TypeVar("T")


class Ledger:
    """All that the database knows of one table."""

    def __init__(self, code: str, lines: Sequence[Line], matches: Sequence[MatchRow]) -> None:
        self.code = code
        self.lines = lines
        self.matches = {match.id: match for match in matches}

    @classmethod
    async def read(cls, url: str, code: str) -> "Ledger":
        return await _ask(url, lambda connection: cls._read(connection, code))

    @classmethod
    def of_file(cls, url: str, code: str) -> "Ledger":
        """Of SQLite, without giving way to anyone."""
        with create_engine(parse(url), poolclass=NullPool).connect() as connection:
            return cls._read(connection, code)

    @classmethod
    def _read(cls, connection: Connection, code: str) -> "Ledger":
        lines = connection.execute(_of(schema.lines, code).order_by(schema.lines.c.number)).all()
        matches = connection.execute(_of(schema.matches, code)).all()
        return cls(code, [_line(row) for row in lines], [_match(row) for row in matches])

    @property
    def number(self) -> int:
        return len(self.lines)

    def folded(self) -> Table:
        """The table, from the first line on."""
        return next(table for table in self.walk() if table.number == self.number)

    def walk(self) -> Iterator[Table]:
        """One table after each line, from the first on. It must not be changed."""
        table = Table(self.code)
        table.secrets = self._secrets
        for line in self.lines:
            table.news = []
            table.apply(line)
            if table.play is None:
                table.rest()
            yield table

    def otherwise(self, table: Table, other: Callable[[Table, Line], Line]) -> Table | None:
        """The table once more from where it last rested, with other lines in place of its own; None if what was done
        after them is not possible there.
        """
        number, snapshot = table.resting
        again = Table.restored(self.code, number, snapshot, 0)
        again.secrets = self._secrets
        for line in self.lines[number : table.number]:
            try:
                again.apply(other(again, line))
            except Refusal:
                return None
        return again

    @property
    def _secrets(self) -> dict[str, bytes]:
        return {id: match.secret for id, match in self.matches.items()}

    def check(self) -> None:
        """No line lost, doubled or out of order; each match replays to what its row says, with sealed dice."""
        assert [line.number for line in self.lines] == list(range(1, self.number + 1))
        keys = Counter((line.person, line.key) for line in self.lines if line.key is not None)
        assert not [key for key, times in keys.items() if times > 1]
        assert all(line.at >= before.at - 1000 for before, line in zip(self.lines, self.lines[1:], strict=False))
        opened = [line.entry.match for line in self.lines if isinstance(line.entry, Opened)]
        assert sorted(opened) == sorted(self.matches)
        for row in self.matches.values():
            inside = [line for line in self.lines if row.first <= line.number <= (row.last or self.number)]
            record = record_of(row, inside)
            match = record.verify()
            if row.last is not None:
                assert record.dice.secret == row.secret.hex()
                assert row.checksum == match.checksum
                assert (row.result is not None) == match.over


async def last_number(url: str, code: str) -> int:
    """The number of the last line that is stored."""
    last = select(func.max(schema.lines.c.number)).where(schema.lines.c.code == code)
    return await _ask(url, lambda connection: int(connection.execute(last).scalar() or 0))


async def _ask(url: str, question: Callable[[Connection], T]) -> T:
    address = parse(url)
    if address.get_backend_name() == "sqlite":
        with create_engine(address, poolclass=NullPool).connect() as connection:
            return question(connection)
    engine = create_async_engine(address, poolclass=NullPool)
    try:
        async with engine.connect() as connection_there:
            return await connection_there.run_sync(question)
    finally:
        await engine.dispose()


def _of(table: Any, code: str) -> Select[Any]:
    return select(table).where(table.c.code == code)


def _line(row: Row[Any]) -> Line:
    return Line(row.number, row.at, msgspec.json.decode(row.entry, type=AnyEntry), row.person, row.key)


def _match(row: Row[Any]) -> MatchRow:
    result = None if row.result is None else msgspec.json.decode(row.result)
    changed = {"secret": bytes.fromhex(row.secret), "persons": msgspec.json.decode(row.persons), "result": result}
    return MatchRow(**{**row._asdict(), **changed})
