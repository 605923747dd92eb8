"""Batches for the store: small ones by hand, and those of whole matches as the server makes them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from bazigah.server.entries import Entry, Ready
from bazigah.server.rows import Batch, Head, Line
from bazigah.server.saving import batch_of
from bazigah.server.store import Store

from .tables import Meeting

T = TypeVar("T")


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What the work gives with a store that is open."""

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def head(code: str, number: int = 1, **given: Any) -> Head:
    """A head of a listed table in its lobby."""
    fields: dict[str, Any] = {
        "snapshot": b"{}",
        "game": "wazabi",
        "name": "میز",
        "language": "fa",
        "listed": True,
        "phase": "lobby",
        "seats": 2,
        "free": 1,
        "touched": number,
        **given,
    }
    return Head(code=code, number=number, **fields)


def batch(code: str, after: int = 0, *entries: Entry, person: str = "sara", key: str | None = None) -> Batch:
    """Lines after `after`, with a head if they are the first of the table."""
    entries = entries or (Ready(person, ready=True),)
    lines = tuple(
        Line(number, 1000 * number, entry, person, key if number == after + 1 else None)
        for number, entry in enumerate(entries, after + 1)
    )
    return Batch(code, after, lines, head(code, 0) if after == 0 else None)


class Recorded(Meeting):
    """A table in memory that keeps its batches, for a store to be filled with."""

    def __init__(self, game: str = "wazabi", **given: Any) -> None:
        self.batches: list[Batch] = []
        super().__init__(game, **given)

    def _store(self, after: int, lines: list[Line]) -> None:
        super()._store(after, lines)
        self.batches.append(batch_of(self.table, after, lines))

    def at_table(self, code: str) -> list[Batch]:
        """The batches as those of a table of that code."""
        return [
            replace(
                batch,
                code=code,
                head=batch.head and replace(batch.head, code=code),
                match=batch.match and replace(batch.match, code=code),
            )
            for batch in self.batches
        ]


async def fill(store: Store, batches: list[Batch]) -> None:
    for one in batches:
        await store.append(one)
