"""Many stored matches. Some are really played, with random seats, by the server's own tables, and written by its store;
the others are these again, under other ids and at other tables, multiplied inside the database.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from msgspec.structs import replace
from sqlalchemy import Table as Rows

from bazigah.server import wire
from bazigah.server.clock import new_match_id, now
from bazigah.server.entries import Created, Opened
from bazigah.server.handlers import handle
from bazigah.server.lobby import settled
from bazigah.server.rows import Batch, Line
from bazigah.server.saving import batch_of
from bazigah.server.store import Store, schema
from bazigah.server.table import Table, run
from benchmarks.server.guests import ROUND

PLAYED = 15
"""Matches that are really played."""
PLAYERS = 2
RUNNING = 100
"""Of all, how many still go on: the server wakes them when it starts."""
FIRST_CODE = 100_000_000
OPENED = "CASE number WHEN :first THEN replace(entry, :old, :match) ELSE entry END"
OTHER = {"code": ":code", "match": ":match", "id": ":match", "entry": OPENED}
"""What differs in the rows of a match that is written again."""


def fill(folder: Path, many: int) -> int:
    """So many matches in the folder's database; gives the number of lines of logs."""
    path = folder / "server.db"
    wholes, halves = asyncio.run(_store(f"sqlite:///{path}"))
    running = min(RUNNING, many // 2)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = OFF")  # nothing is lost: if it fails, all is thrown away
        database.execute("PRAGMA synchronous = OFF")
        with database:
            for number in range(len(halves), running):
                _again(database, halves[number % len(halves)])
            for number in range(len(wholes), many - running):
                _again(database, wholes[number % len(wholes)])
        database.execute("PRAGMA journal_mode = WAL")
        (lines,) = database.execute("SELECT count(*) FROM lines").fetchone()
    return int(lines)


@dataclass
class Original:
    """A played match: all of it, and its first half."""

    whole: Batch
    half: Batch


async def _store(url: str) -> tuple[list[Batch], list[Batch]]:
    """The whole originals, and the halves, now in the database."""
    originals = [played(number) for number in range(PLAYED)]
    wholes, halves = [one.whole for one in originals], [one.half for one in originals]
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.append(batch) for batch in (*wholes, *halves)))
    finally:
        await store.close()
    return wholes, halves


_codes = iter(range(FIRST_CODE, 10 * FIRST_CODE))


def _again(database: sqlite3.Connection, batch: Batch) -> None:
    assert batch.match
    old = {"from": batch.code, "old": batch.match.id, "first": batch.match.first}
    values = {**old, "code": f"{next(_codes)}", "match": new_match_id()}
    for rows in (schema.lines, schema.heads, schema.matches, schema.players, schema.visits):
        database.execute(_copying(rows), values)


def _copying(rows: Rows) -> str:
    names = [column.name for column in rows.columns]
    where = "code = :from" if "code" in names else "match = :old"
    values = ", ".join(OTHER.get(name, f'"{name}"') for name in names)
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {rows.name} ({quoted}) SELECT {values} FROM {rows.name} WHERE {where}"


def played(number: int) -> Original:
    """A match from the opening of its table to its end, everyone at random."""
    game, _ = ROUND[number % len(ROUND)]
    people = [f"guest{number:05}{seat:06}" for seat in range(PLAYERS)]
    table = Table(f"{next(_codes)}")
    settings = settled({"game": game, "options": {"players": PLAYERS}, "name": game, "language": "fa", "listed": True})
    lines = run(table, [Created(people[0], people[0], settings)], now(), people[0])
    table.rest()
    for key, (person, request) in enumerate(_requests(table, people, Random(number))):
        lines += run(table, handle(table, person, person, request), now(), person, f"{key}")
    return Original(batch_of(table, 0, lines), _half(table, lines))


def _half(table: Table, lines: Sequence[Line]) -> Batch:
    """The first half of it, at another table."""
    assert table.play
    match, half = table.play.opened.match, new_match_id()
    again = Table(f"{next(_codes)}")
    again.secrets[half] = table.secrets[match]
    first = [_of_match(line, half) for line in lines[: len(lines) // 2]]
    for line in first:
        again.apply(line)
        if line.number == 1:
            again.rest()
    return batch_of(again, 0, first)


def _of_match(line: Line, match: str) -> Line:
    return replace(line, entry=replace(line.entry, match=match)) if isinstance(line.entry, Opened) else line


def _requests(table: Table, people: Sequence[str], random: Random) -> Iterator[tuple[str, wire.AnyRequest]]:
    """Each is made before the next is asked for."""
    for seat, person in enumerate(people):
        yield person, wire.Sit("k", seat)
    for person in people:
        yield person, wire.Ready("k", ready=True)
    for person in people:
        yield person, wire.Contribute("k", f"{random.getrandbits(128):032x}")
    assert table.play
    while not table.play.over:
        seat = random.choice(table.acting())
        action = random.choice(table.play.match.legal(seat))
        yield people[seat], wire.Act("k", seat, action, table.number)
