"""Many in one transaction: each has its own outcome."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bazigah.server.rows import Batch, Person
from bazigah.server.store import Conflict, Store
from support.stored import batch, with_store

pytestmark = pytest.mark.slow  # real databases


def counted(store: Store) -> list[int]:
    """Becomes longer with each transaction."""
    seen: list[int] = []
    write: Callable[[Any], Awaitable[Any]] = store._ground.write

    async def count(work: Any) -> Any:
        seen.append(1)
        return await write(work)

    store._ground.write = count  # type: ignore[method-assign]
    return seen


async def all_of(store: Store, batches: list[Batch]) -> list[type | None]:
    outcomes = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    return [type(outcome) if outcome else None for outcome in outcomes]


def test_all_that_is_queued_is_one_transaction(url: str) -> None:
    async def work(store: Store) -> None:
        transactions = counted(store)
        assert await all_of(store, [batch(f"t{i}") for i in range(100)]) == [None] * 100
        assert len(transactions) <= 2
        assert (await store.counts())["lines"] == 100

    with_store(url, work)


def test_batches_of_one_table_follow_one_another_in_one_transaction(url: str) -> None:
    async def work(store: Store) -> None:
        assert await all_of(store, [batch("t", after) for after in range(40)]) == [None] * 40
        assert (await store.counts())["lines"] == 40

    with_store(url, work)


@pytest.mark.parametrize("guilty", [0, 7, 19])
def test_only_the_guilty_one_of_a_group_has_a_conflict(url: str, guilty: int) -> None:
    """By a key that only the database knows of, and by a number."""

    async def work(store: Store) -> None:
        for i in range(20):
            await store.append(batch(f"t{i}", key="once"))
        wanted = [Conflict if i == guilty else None for i in range(20)]
        doubled = [batch(f"t{i}", 1, key="once" if i == guilty else f"r{i}") for i in range(20)]
        assert await all_of(store, doubled) == wanted
        numbered = [batch(f"t{i}", 0 if i == guilty else 2) for i in range(20)]
        assert await all_of(store, numbered) == wanted
        assert (await store.counts())["lines"] == 20 + 19 + 19

    with_store(url, work)


def test_of_two_that_append_the_same_number_one_is_first(url: str) -> None:
    async def work(store: Store) -> None:
        other = await Store.open(url)
        try:
            for after in range(10):
                same = batch("t", after)
                outcomes = await asyncio.gather(store.append(same), other.append(same), return_exceptions=True)
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        finally:
            await other.close()
        assert (await store.counts())["lines"] == 10

    with_store(url, work)


def test_groups_of_two_processes_that_meet_everywhere(url: str) -> None:
    """In opposite orders: neither waits for the other for ever."""

    async def work(store: Store) -> None:
        other = await Store.open(url)
        try:
            for after in range(3):
                batches = [batch(f"t{i}", after) for i in range(50)]
                one, two = await asyncio.gather(all_of(store, batches), all_of(other, batches[::-1]))
                assert all((a is None) != (b is None) for a, b in zip(one, two[::-1], strict=True))
        finally:
            await other.close()
        assert (await store.counts())["lines"] == 150

    with_store(url, work)


def test_other_work_in_the_group_fails_alone(url: str) -> None:
    async def work(store: Store) -> None:
        sara = Person("sara", "سارا", "fa", 1, 1)
        await store.add_person(sara)
        outcomes = await asyncio.gather(
            store.append(batch("t")), store.add_person(sara), store.key("cookie"), return_exceptions=True
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Exception)
        assert outcomes[2] == await store.key("cookie")

    with_store(url, work)


def test_who_is_cancelled_takes_nothing_from_the_others(url: str) -> None:
    async def work(store: Store) -> None:
        for turn in range(5):
            tasks = [asyncio.create_task(store.append(batch(f"t{i}", turn))) for i in range(10)]
            for _ in range(turn):
                await asyncio.sleep(0)
            gone = tasks[turn]
            gone.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert isinstance(outcomes.pop(turn), asyncio.CancelledError)
            assert outcomes == [None] * 9
            if (await store.counts())["lines"] < 10 * (turn + 1):  # it was cancelled before it was asked for
                await store.append(batch(f"t{turn}", turn))
        assert (await store.counts()) == {"people": 0, "tables": 10, "matches": 0, "lines": 50}

    with_store(url, work)
