"""Runs functions of a connection on one of the two databases, without holding the event loop up.

Such a function is plain SQLAlchemy Core. On SQLite it runs in a thread, a whole transaction in one hop; on PostgreSQL
on the event loop itself, which asyncpg gives free while it waits.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from bazigah.server.store.errors import GONE, Unavailable, told, unavailable
from bazigah.server.store.turns import Turns

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 3
"""Connections for reading, in each process."""
PATIENCE = 10
"""Seconds that a statement may take, and that one waits for a lock or a connection."""
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 40000", "cache_size = -8000")
"""8 MB of pages kept in memory by each connection; a write-ahead log is long before SQLite itself works it off."""
CHECKPOINT = 256
"""Transactions after which the write-ahead log is worked off."""


class Ground(Protocol):
    """A database. Whatever cannot be done because of its state raises Unavailable."""

    async def prepare(self) -> None:
        """Makes what must be there before it can be opened."""

    async def write(self, work: Work[T]) -> T:
        """Does it in a transaction that is durable when this returns. One at a time."""

    async def read(self, work: Work[T]) -> T:
        """Does it in a transaction that sees one moment and changes nothing."""

    async def close(self) -> None: ...


def ground(address: URL, turns: Turns | None = None) -> Ground:
    """The database at a parsed address; nothing is opened yet."""
    return SqliteGround(address, turns) if address.get_backend_name() == "sqlite" else PostgresGround(address)


class SqliteGround:
    """A file: one thread and connection for writing, a few for reading, and one that works off the write-ahead log.

    If the writer did that alone, each time some fifty milliseconds, everyone would wait for it.
    """

    def __init__(self, address: URL, turns: Turns | None) -> None:
        self._file = Path(address.database or "")
        self._writing = _Threads(address, 1, "BEGIN IMMEDIATE", turns=turns)
        self._reading = _Threads(address, READERS, "BEGIN", "query_only = ON")
        self._tidying = _Threads(address, 1, "BEGIN")
        self._written = 0
        self._tidy: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        with told():
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file.touch(mode=0o600)  # SQLite's other files get the same mode

    async def write(self, work: Work[T]) -> T:
        result = await self._writing.run(work)
        self._written += 1
        if self._written % CHECKPOINT == 0 and (self._tidy is None or self._tidy.done()):
            self._tidy = asyncio.create_task(self._work_off(), name="bazigah-checkpoint")
        return result

    async def read(self, work: Work[T]) -> T:
        return await self._reading.run(work)

    async def _work_off(self) -> None:
        """Nearly all of the log while others write, and the rest while nobody does: then it begins anew."""
        with suppress(Unavailable):  # the next time, or by SQLite itself
            await self._tidying.checkpoint()
            await self._writing.checkpoint()

    async def close(self) -> None:
        if self._tidy is not None:
            await self._tidy
        await self._tidying.close()
        await self._reading.close()
        await self._writing.close()  # the last one: it clears the write-ahead log away


class _Threads:
    """An engine, and as many threads as it has connections. `begin`: how transactions begin; `turns`: with whom they
    take turns.
    """

    def __init__(self, address: URL, number: int, begin: str, *pragmas: str, turns: Turns | None = None) -> None:
        self._file = Path(address.database or "")
        self._turn = turns.taken if turns else nullcontext
        self.engine = _engine(address, number, begin, (*PRAGMAS, *pragmas))
        self._pool = ThreadPoolExecutor(number, thread_name_prefix="bazigah-store")

    async def run(self, work: Work[T]) -> T:
        with told():
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._transact, work)

    async def checkpoint(self) -> None:
        """Copies into the file what is in its write-ahead log, as far as nobody reads it."""
        with told():
            await asyncio.get_running_loop().run_in_executor(self._pool, self._checkpoint)

    def _transact(self, work: Work[T]) -> T:
        if not self._file.exists():  # SQLite would go on with the deleted file, and all would be lost with it
            self.engine.dispose()
            raise Unavailable(GONE)
        with self._turn():
            return _transact(self.engine, work)

    def _checkpoint(self) -> None:
        with self._turn(), self.engine.connect() as connection:
            connection.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, self.engine.dispose)
        await asyncio.to_thread(self._pool.shutdown)


def _transact(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        try:
            with connection.begin():
                return work(connection)
        except Exception:
            # The file may be another one when it is back; and rows that nobody has read to their end would hold this
            # connection at the moment that they are of, for whoever has it next.
            connection.invalidate()
            raise


def _engine(address: URL, size: int, begin: str, pragmas: Sequence[str]) -> Engine:
    arguments = {"check_same_thread": False, "timeout": PATIENCE}
    engine = create_engine(address, pool_size=size, max_overflow=0, pool_timeout=PATIENCE, connect_args=arguments)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # no transaction begins by itself
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.connection.execute(begin)

    return engine


class PostgresGround:
    """A server: one connection for writing, a few for reading."""

    def __init__(self, address: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # only where it is needed: a tenth of a second

        common: dict[str, Any] = {
            "max_overflow": 0,
            "pool_timeout": PATIENCE,
            "pool_pre_ping": True,  # after a restart of the server nobody is refused who comes later
            "connect_args": {
                "timeout": PATIENCE,
                "command_timeout": PATIENCE,
                "server_settings": {"application_name": "bazigah", "synchronous_commit": "on"},
            },
        }
        self._writing = create_async_engine(address, pool_size=1, isolation_level="READ COMMITTED", **common)
        self._reading = create_async_engine(
            address, pool_size=READERS, isolation_level="REPEATABLE READ", **common
        ).execution_options(postgresql_readonly=True)

    async def prepare(self) -> None: ...

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writing, work)

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reading, work)

    async def _run(self, engine: "AsyncEngine", work: Work[T]) -> T:
        with told():
            async with engine.connect() as connection:
                try:
                    async with connection.begin():
                        return await connection.run_sync(work)
                except Exception as error:
                    if unavailable(error):
                        await connection.invalidate()  # after a timeout nobody knows what it is at
                    raise

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()
