"""Backups: one form for both databases, all or nothing."""

import gzip
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bazigah.server.rows import Person
from bazigah.server.store import Store
from bazigah.server.store.backup import FileProblem, NotABackup, NotEmpty
from bazigah.server.store.schema import metadata
from support import postgres
from support.stored import Recorded, batch, fill, with_store
from support.tables import ALI, SARA

pytestmark = pytest.mark.slow  # real servers and databases


async def filled(store: Store, tables: int = 3) -> None:
    meeting = Recorded(name="میز \u200c'\"\\")
    meeting.begin(SARA, ALI)
    meeting.play_on()
    await fill(store, meeting.batches)
    for i in range(tables):
        await store.append(batch(f"t{i}", key="k"))
    await store.add_person(Person(SARA, "سارا", "fa", 1, 2**53))
    await store.add_token(bytes(range(32)), SARA, "bot", 1)
    await store.key("cookie")


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    def read(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for name, table in metadata.tables.items()
        }

    return await store._ground.read(read)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
    else:
        postgres.required()
        with postgres.database() as address:
            yield address


def test_what_one_database_saved_another_restores(url: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def save(store: Store) -> dict[str, list[tuple[Any, ...]]]:
        await filled(store)
        rows = await store.backup(file)
        found = await everything(store)
        assert rows == {name: len(rows) for name, rows in found.items()}
        assert all(rows.values())
        return found

    async def restore(store: Store) -> dict[str, list[tuple[Any, ...]]]:
        await store.key("cookie")  # made by a server that was started before
        counts = await store.restore(file)
        found = await everything(store)
        assert counts == {name: len(rows) for name, rows in found.items()}
        return found

    saved = with_store(url, save)
    assert with_store(other_url, restore) == saved
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_backup_is_one_moment_while_the_server_goes_on(url: str, tmp_path: Path) -> None:
    import asyncio

    async def work(store: Store) -> None:
        stop = asyncio.Event()

        async def go_on(code: str) -> None:
            after = 0
            while not stop.is_set():
                await store.append(batch(code, after))
                after += 1

        writers = [asyncio.create_task(go_on(f"t{i}")) for i in range(5)]
        for turn in range(3):
            while (await store.counts())["lines"] < 30 * (turn + 1):
                await asyncio.sleep(0)
            await store.backup(tmp_path / f"b{turn}")
        stop.set()
        await asyncio.gather(*writers)

    with_store(url, work)
    for turn in range(3):
        other = f"sqlite:///{tmp_path / f'r{turn}.db'}"
        with_store(other, lambda store, turn=turn: store.restore(tmp_path / f"b{turn}"))  # type: ignore[misc]
        assert with_store(other, lambda store: store.broken_logs()) == []
        assert with_store(other, lambda store: store.counts())["lines"] >= 30 * (turn + 1)


def test_nothing_is_restored_into_what_is_not_empty(url: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await filled(store)
        await store.backup(tmp_path / "backup")
        before = await everything(store)
        with pytest.raises(NotEmpty):
            await store.restore(tmp_path / "backup")
        assert await everything(store) == before

    with_store(url, work)


def test_a_file_that_is_there_is_never_written_over(url: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text("x")

    async def work(store: Store) -> None:
        with pytest.raises(FileProblem) as caught:
            await store.backup(tmp_path / "here")
        assert isinstance(caught.value.error, FileExistsError)
        with pytest.raises(FileProblem) as caught:
            await store.backup(tmp_path / "nowhere" / "file")
        assert isinstance(caught.value.error, FileNotFoundError)

    with_store(url, work)
    assert (tmp_path / "here").read_text() == "x"


def test_damage_anywhere_is_noticed_and_nothing_is_restored(url: str, tmp_path: Path) -> None:
    whole, damaged = tmp_path / "backup", tmp_path / "damaged"

    async def work(store: Store) -> None:
        empty = await everything(store)
        for name, content in {**cuts(whole.read_bytes()), **changes(gzip.decompress(whole.read_bytes()))}.items():
            damaged.write_bytes(content)
            with pytest.raises(NotABackup) as caught:
                await store.restore(damaged)
            assert caught.value.code in ("damaged", "format", "schema"), name
            assert await everything(store) == empty
        await store.restore(whole)

    async def save(store: Store) -> None:
        await filled(store)
        await store.backup(whole)

    with_store(f"sqlite:///{tmp_path / 'source.db'}", save)
    with_store(url, work)


def cuts(data: bytes) -> dict[str, bytes]:
    """Cut off, flipped, or something else altogether."""
    flipped = {
        f"byte {at}": data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] for at in range(20, len(data), len(data) // 30)
    }
    return (
        {f"to {at}": data[:at] for at in (0, 1, 9, 100, len(data) // 2, len(data) - 4)} | flipped | {"text": b"hello"}
    )


def signed(lines: list[bytes]) -> list[bytes]:
    """The same with the hash that belongs to it."""
    end = json.loads(lines[-1])
    return [*lines[:-1], json.dumps({**end, "sha256": sha256(b"".join(lines[:-1])).hexdigest()}).encode() + b"\n"]


def changes(text: bytes) -> dict[str, bytes]:
    """Whole as gzip, but not what was written."""
    lines = text.splitlines(keepends=True)
    changed = {
        "one line less": lines[:5] + lines[6:],
        "no end": lines[:-1],
        "another order": [*lines[:4], lines[5], lines[4], *lines[6:]],
        "another format": [lines[0].replace(b"backup 1", b"backup 2"), *lines[1:]],
        "another schema": [lines[0].replace(b'"schema":"', b'"schema":"x'), *lines[1:]],
        "a list": [b"[]\n"],
        "no JSON": [lines[0], b"{\n", *lines[1:]],
        "no UTF-8": [lines[0], b'"\xff"\n', *lines[1:]],
        "nothing": [],
        "a table that there is not": signed([line.replace(b'"table":"lines"', b'"table":"songs"') for line in lines]),
        "a row of no table": signed([lines[0], b"[1]\n", *lines[1:]]),
        "rows that are too short": signed([b"[1]\n" if line.startswith(b"[") else line for line in lines]),
        "every row twice": signed([line for line in lines for _ in range(1 + line.startswith(b"["))]),
    }
    return {name: gzip.compress(b"".join(some)) for name, some in changed.items()}
