"""A full disk, and a database that goes away: refused meanwhile, and as before when it is back."""

import asyncio
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bazigah.server.entries import Said
from bazigah.server.rows import Batch
from bazigah.server.store import Conflict, Store, Unavailable, grounds
from support import postgres
from support.stored import batch, with_store

pytestmark = pytest.mark.slow  # real databases


def long(code: str, after: int) -> Batch:
    """A batch of some pages."""
    return batch(code, after, Said("sara", "Sara", text="x" * 20_000))


async def until_refused(store: Store, code: str) -> tuple[int, str]:
    """Appends until nothing goes any more; the last number that was acknowledged, and the code of the refusal."""
    for after in range(1000):
        try:
            await store.append(long(code, after))
        except Unavailable as error:
            return after, error.code
    raise AssertionError("it never ended")


async def length(store: Store, code: str) -> int:
    rows = await store.table(code)
    return len(rows.lines) if rows else 0


def test_a_full_disk_is_said_and_when_there_is_room_again_all_goes_on(file_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(batch("other"))
        await store._ground.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 60"))
        number, code = await until_refused(store, "t")
        assert code == "disk-full"
        assert await length(store, "t") == number > 0
        await store.append(long("t", number))
        await store.append(batch("other", 1))
        assert await length(store, "t") == number + 1

    with_store(file_url, work)


def test_a_fault_in_the_middle_of_reading_holds_nobody_at_that_moment(file_url: str) -> None:
    """Rows that nobody reads to their end, and an error that is kept: that connection must not go on with them."""

    def fault(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT code FROM lines").fetchone()
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        kept = []
        for after in range(3 * grounds.READERS):
            await store.append(batch("t", after))
            with pytest.raises(ZeroDivisionError) as caught:
                await store._ground.read(fault)
            kept.append(caught.value)
        await store.append(batch("t", len(kept)))
        for _ in range(3 * grounds.READERS):
            assert await length(store, "t") == len(kept) + 1

    with_store(file_url, work)


def test_nothing_is_said_to_be_stored_in_a_file_that_is_deleted(tmp_path: Path) -> None:
    file, away = tmp_path / "x.db", tmp_path / "away.db"

    async def work(store: Store) -> None:
        await store.append(batch("t"))
        file.rename(away)
        for attempt in (store.append(batch("t", 1)), store.table("t"), store.ready()):
            with pytest.raises(Unavailable):
                await attempt
        assert not file.exists()
        away.rename(file)
        await store.append(batch("t", 1))
        assert await length(store, "t") == 2

    with_store(f"sqlite:///{file}", work)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_writes_that_fail_lose_nothing_and_block_nothing(file_url: str) -> None:
    """The system refuses to make files longer."""

    async def work(store: Store) -> None:
        await store.append(batch("other"))
        with no_file_longer_than(300_000):
            number, code = await until_refused(store, "t")
            assert code in ("database", "disk-full")
            assert number > 0
            outcomes = await asyncio.gather(
                *[store.append(long(f"n{i}", 0)) for i in range(20)], return_exceptions=True
            )
            assert Unavailable in map(type, outcomes)
            assert set(map(type, outcomes)) <= {Unavailable, type(None)}
        assert await length(store, "t") == number
        for i, outcome in enumerate(outcomes):
            assert await length(store, f"n{i}") == (outcome is None)
        await store.append(long("t", number))
        await store.append(batch("other", 1))

    with_store(file_url, work)
    assert with_store(file_url, lambda store: store.broken_logs()) == []


def test_a_database_that_another_program_has_locked(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grounds, "PATIENCE", 0.1)

    async def work(store: Store) -> None:
        await store.append(batch("t"))
        locker = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable):
            await store.append(batch("t", 1))
        assert await length(store, "t") == 1
        locker.execute("ROLLBACK")
        locker.close()
        await store.append(batch("t", 1))

    with_store(file_url, work)


@pytest.mark.parametrize("content", [b"this is no database at all, but long enough" * 50, None])
def test_what_cannot_be_opened_is_unavailable(content: bytes | None, tmp_path: Path) -> None:
    """A file that is no database; a folder."""
    path = tmp_path / "store.db"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    with pytest.raises(Unavailable) as caught:
        with_store(f"sqlite:///{path}", lambda store: store.ready())
    assert caught.value.code == "database"
    assert content is None or path.read_bytes() == content


def test_folders_are_made_for_nobody_else_to_read(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path}/a/b.db", lambda store: store.append(batch("t")))
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "a/b.db").stat().st_mode & 0o777 == 0o600


def test_a_server_that_is_not_there_is_unavailable() -> None:
    with pytest.raises(Unavailable):
        with_store("postgresql+asyncpg://u:p@127.0.0.1:9/x", lambda store: store.ready())


def test_a_server_that_stops_and_comes_back() -> None:
    postgres.required()
    folder = Path(tempfile.mkdtemp(prefix="bazigah-postgres-"))
    server = postgres.Server(folder)
    try:
        server.create()
        server.start()
        with_store(server.url, lambda store: _outage(store, server))
    finally:
        server.stop()
        shutil.rmtree(folder)


class Appender:
    """Appends to a table, again and again; what was acknowledged, and how often it was refused."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code
        self.told: list[int] = []
        self.refused = 0
        self.enough = False

    async def run(self) -> None:
        after = 0
        while not self.enough:
            try:
                await self.store.append(batch(self.code, after))
                after += 1
                self.told.append(after)
            except (Unavailable, Conflict) as error:
                self.refused += isinstance(error, Unavailable)
                after = await self.length(after)

    async def length(self, known: int) -> int:
        """What the log holds: it is not known of the batch that was on its way."""
        try:
            return await length(self.store, self.code)
        except Unavailable:
            await asyncio.sleep(0.01)  # not as fast as it can
            return known


async def _outage(store: Store, server: postgres.Server) -> None:
    appenders = [Appender(store, f"t{i}") for i in range(10)]
    tasks = [asyncio.create_task(appender.run()) for appender in appenders]
    await until(lambda: all(len(appender.told) >= 5 for appender in appenders))
    await asyncio.to_thread(server.stop)
    await until(lambda: all(appender.refused >= 2 for appender in appenders))
    with pytest.raises(Unavailable):
        await store.ready()
    before = [len(appender.told) for appender in appenders]
    await asyncio.to_thread(server.start)
    await until(lambda: all(len(a.told) >= n + 5 for a, n in zip(appenders, before, strict=True)))
    for appender in appenders:
        appender.enough = True
    await asyncio.gather(*tasks)
    await store.ready()
    assert await store.broken_logs() == []
    for appender in appenders:
        assert len(set(appender.told)) == len(appender.told)
        assert await length(store, appender.code) == max(appender.told)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)
