"""Batches on their way into the database: written as rows, checked against the logs they go on from, stored."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from bazigah.server.entries import Created, Said, Sat
from bazigah.server.rows import Batch, Head, MatchRow
from bazigah.server.store import schema
from bazigah.server.store.bulk import Row, put

NAMED = Created | Sat | Said
"""The entries that bring a person's name into the log."""
MOST_KNOWN = 100_000
"""Tables whose last number is remembered."""

_encode = msgspec.json.Encoder().encode


class Packed(NamedTuple):
    """A batch as rows."""

    code: str
    after: int
    lines: list[Row]
    head: Row | None
    match: Row | None
    players: list[tuple[str, int, str]]
    visits: list[tuple[str, str, bool]]

    @property
    def last(self) -> int:
        return self.after + len(self.lines)


def pack(batch: Batch) -> Packed:
    """The batch as rows. ValueError if its lines do not follow one another from `after`, which is no one's input."""
    code, match = batch.code, batch.match
    if [line.number for line in batch.lines] != list(range(batch.after + 1, batch.after + len(batch.lines) + 1)):
        raise ValueError(f"the lines of a batch after {batch.after} have other numbers")
    return Packed(
        code=code,
        after=batch.after,
        lines=[
            (code, line.number, line.at, line.person, line.key, _encode(line.entry).decode()) for line in batch.lines
        ],
        head=head_row(batch.head) if batch.head else None,
        match=match_row(match) if match else None,
        players=[(person, moment(match.date), match.id) for person in match.persons] if match else [],
        visits=[
            (line.entry.person, code, not isinstance(line.entry, Said))
            for line in batch.lines
            if isinstance(line.entry, NAMED)
        ],
    )


def head_row(head: Head) -> Row:
    """A head in the order of the columns."""
    return (
        head.code,
        head.number,
        head.snapshot.decode(),
        head.game,
        head.name,
        head.language,
        head.listed,
        head.phase,
        head.seats,
        head.free,
        head.touched,
    )


def match_row(match: MatchRow) -> Row:
    """A match in the order of the columns."""
    return (
        match.id,
        match.code,
        match.first,
        match.game,
        match.rules,
        match.date,
        match.secret.hex(),
        _encode(match.persons).decode(),
        match.last,
        match.ended,
        None if match.result is None else _encode(match.result).decode(),
        match.checksum,
    )


def moment(date: str) -> int:
    """An ISO 8601 date with its time zone in milliseconds since 1970."""
    return round(datetime.fromisoformat(date).timestamp() * 1000)


class Ends:
    """The last number of each table's log, as far as this process has seen; behind it may be, never ahead.

    Lines are never removed. So where the line `after` is known to be there, the primary key does the rest: of all that
    append after it, one is first.
    """

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def remember(self, ends: dict[str, int]) -> None:
        """What a transaction that is now durable has brought."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known.update(ends)

    def follows(self, connection: Connection, packed: Packed, ends: dict[str, int]) -> bool:
        """Whether the log ends where the batch begins, as far as is known; `ends` is what this transaction brings."""
        last = ends.get(packed.code, self._known.get(packed.code, 0))
        if last < packed.after:
            last = _last(connection, packed.code)
        return last == packed.after


def _last(connection: Connection, code: str) -> int:
    found = connection.execute(select(func.max(schema.lines.c.number)).where(schema.lines.c.code == code)).scalar()
    return int(found or 0)


def store(connection: Connection, packs: Iterable[Packed]) -> None:
    """Writes batches that follow. In one order everywhere, so that no two processes wait for each other in turn."""
    packs = sorted(packs, key=lambda packed: packed.code)  # stable: those of one table stay in their order
    put(connection, schema.lines, [line for packed in packs for line in packed.lines], new=True)
    put(connection, schema.heads, _latest(packed.head for packed in packs))
    put(connection, schema.matches, _latest(packed.match for packed in packs))
    put(connection, schema.players, sorted({player for packed in packs for player in packed.players}))
    put(connection, schema.visits, sorted({visit for packed in packs for visit in packed.visits}))


def _latest(rows: Iterable[Row | None]) -> list[Row]:
    """The last row of each key, which is the first column, in the order of keys."""
    latest = {str(row[0]): row for row in rows if row}
    return [latest[key] for key in sorted(latest)]
