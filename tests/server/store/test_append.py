"""Logs: what was acknowledged is there, once, without holes."""

import asyncio
from pathlib import Path

import pytest

from bazigah.server.entries import Created, Played, Said
from bazigah.server.rows import Batch
from bazigah.server.store import Conflict, Store, Unavailable, grounds
from support.stored import Recorded, batch, fill, head, with_store
from support.tables import ALI, SARA, settings

pytestmark = pytest.mark.slow  # real databases

CODE = "482913057"


def test_a_table_is_read_as_it_was_written(url: str) -> None:
    meeting = Recorded()
    meeting.begin(SARA, ALI)
    meeting.play_on(limit=8)

    async def work(store: Store) -> None:
        assert await store.table(CODE) is None
        await fill(store, meeting.batches)
        assert await store.table(CODE) == meeting.rows

    with_store(url, work)
    assert with_store(url, lambda store: store.table(CODE)) == meeting.rows


def test_any_text_is_read_as_it_was_written(url: str) -> None:
    text = "«سلام» \"x\" \\ \u200c\u202e \U0001f3b2 'a'; -- $1 ? % %% :x \x7f"
    first = Created(SARA, text, settings(name=text[:5]))

    async def work(store: Store) -> None:
        snapshot = f'{{"a": "{"ی" * 3000}"}}'.encode()
        lines = batch(CODE, 0, first, Said(SARA, text, text=text)).lines
        await store.append(Batch(CODE, 0, lines, head(CODE, 0, name=text, snapshot=snapshot)))
        rows = await store.table(CODE)
        assert rows is not None
        assert (rows.head.name, rows.head.snapshot, rows.lines) == (text, snapshot, lines)

    with_store(url, work)


def test_lines_that_are_there_already_are_a_conflict(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(batch(CODE))
        await store.append(batch(CODE, 1))
        for after in (0, 1):
            with pytest.raises(Conflict):
                await store.append(batch(CODE, after))
        await store.append(batch(CODE, 2))
        assert await last(store) == 3

    with_store(url, work)


def test_a_hole_is_a_conflict(url: str) -> None:
    async def work(store: Store) -> None:
        for after in (1, 7):
            with pytest.raises(Conflict):
                await store.append(batch(CODE, after))
        await store.append(batch(CODE))
        with pytest.raises(Conflict):
            await store.append(batch(CODE, 2))

    with_store(url, work)


def test_another_process_is_noticed(url: str) -> None:
    """Two stores that know different ends of the same log."""

    async def work(store: Store) -> None:
        other = await Store.open(url)
        try:
            await store.append(batch(CODE))
            await other.append(batch(CODE, 1, *[Played(0, 1)] * 3))
            with pytest.raises(Conflict):
                await store.append(batch(CODE, 1))
            await store.append(batch(CODE, 4))
            with pytest.raises(Conflict):
                await other.append(batch(CODE, 4))
            await other.append(batch(CODE, 5))
            assert await last(store) == await last(other) == 6
        finally:
            await other.close()

    with_store(url, work)


def test_a_request_is_stored_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(batch(CODE, 0, person="sara", key="r1"))
        with pytest.raises(Conflict):
            await store.append(batch(CODE, 1, person="sara", key="r1"))
        await store.append(batch(CODE, 1, Played(0, 1), Played(1, 2), person="ali", key="r1"))
        await store.append(batch("other", 0, person="sara", key="r1"))
        assert await store.number_of(CODE, "ali", "r1") == 2
        assert await store.number_of(CODE, "sara", "r1") == 1
        assert await store.number_of(CODE, "sara", "r2") is None
        assert await last(store) == 3

    with_store(url, work)


def test_nothing_of_a_batch_with_a_conflict_is_stored(url: str) -> None:
    meeting = Recorded()
    meeting.begin(SARA, ALI)
    opened = next(one for one in meeting.batches if one.match)

    async def work(store: Store) -> None:
        await fill(store, [one for one in meeting.batches if one.after < opened.after])
        await store.append(batch(CODE, opened.after, key="taken"))
        before = await store.table(CODE), await store.counts()
        with pytest.raises(Conflict):
            await store.append(opened)
        assert (await store.table(CODE), await store.counts()) == before

    with_store(url, work)


def test_wrong_numbers_are_a_mistake_of_the_caller(file_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(ValueError, match="other numbers"):
            await store.append(Batch(CODE, 1, batch(CODE, 2).lines))

    with_store(file_url, work)


def test_an_older_head_does_not_take_the_place_of_a_newer_one(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(batch(CODE, 0, *[Played(0, 1)] * 3))
        await store.append(Batch(CODE, 3, (), head(CODE, 3, name="new")))
        await store.append(Batch(CODE, 3, (), head(CODE, 2, name="old")))
        rows = await store.table(CODE)
        assert rows is not None
        assert rows.head == head(CODE, 3, name="new")

    with_store(url, work)


def test_close_stores_what_was_asked_for_before_and_then_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        waiting = [asyncio.create_task(store.append(batch(f"t{i}"))) for i in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(Unavailable):
            await store.append(batch(CODE))
        with pytest.raises(Unavailable):
            await store.table(CODE)
        await store.close()

    with_store(url, work)
    assert with_store(url, lambda store: store.counts())["tables"] == 20


async def last(store: Store) -> int:
    rows = await store.table(CODE)
    assert rows is not None
    assert [line.number for line in rows.lines] == list(
        range(rows.head.number + 1, rows.head.number + 1 + len(rows.lines))
    )
    return rows.lines[-1].number


def test_the_write_ahead_log_is_worked_off_while_others_write(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grounds, "CHECKPOINT", 16)
    log = tmp_path / "store.db-wal"

    async def work(store: Store) -> None:
        for number in range(15):
            await store.append(batch("t", number))
        before = log.stat().st_size
        for number in range(15, 320):
            await store.append(batch("t", number))
        assert log.stat().st_size < 5 * before

    with_store(file_url, work)
