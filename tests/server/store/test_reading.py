"""Lists of tables and matches."""

import pytest
from msgspec.structs import replace

from bazigah.server.entries import Created, Said, Sat
from bazigah.server.rows import Batch, Head
from bazigah.server.store import Store
from support.stored import Recorded, batch, fill, head, with_store
from support.tables import ALI, MINA, SARA, settings

pytestmark = pytest.mark.slow  # real databases


def codes(heads: list[Head]) -> list[str]:
    return [one.code for one in heads]


def test_listed_tables_come_with_free_seats_first_and_those_to_watch_last(url: str) -> None:
    given = {
        "full-late": {"free": 0, "touched": 9},
        "free-early": {"free": 2, "touched": 1},
        "free-late": {"free": 1, "touched": 8},
        "unlisted": {"listed": False},
        "playing-late": {"phase": "playing", "free": 1, "touched": 7},
        "playing-early": {"phase": "opening", "free": 1, "touched": 5},
        "playing-long-ago": {"phase": "playing", "free": 1, "touched": 4},
        "over": {"phase": "over", "touched": 9},
        "full-early": {"free": 0, "touched": 2},
    }

    async def work(store: Store) -> None:
        for code, fields in given.items():
            await store.append(Batch(code, 0, batch(code).lines, head(code, **fields)))
        waiting, watched = ["free-late", "free-early", "full-late", "full-early"], ["playing-late", "playing-early"]
        assert codes(await store.listed_tables(since=5)) == [*waiting, *watched]
        assert await store.listed_tables(5, limit=1) == [head("free-late", **given["free-late"])]

    with_store(url, work)


def test_tables_of_a_person_are_where_they_opened_or_sat_and_not_where_they_only_spoke(url: str) -> None:
    async def work(store: Store) -> None:
        opened, sat, spoke = Created(SARA, "سارا", settings()), Sat(0, ALI, "Ali"), Said(MINA, "Mina", phrase="hello")
        await store.append(Batch("t1", 0, batch("t1", 0, opened).lines, head("t1", touched=1)))
        await store.append(Batch("t2", 0, batch("t2", 0, opened, sat, sat, spoke).lines, head("t2", touched=2)))
        assert codes(await store.tables_of(SARA)) == ["t2", "t1"]
        assert codes(await store.tables_of(SARA, 1)) == ["t2"]
        assert codes(await store.tables_of(ALI)) == ["t2"]
        assert await store.tables_of(MINA) == []

    with_store(url, work)


def test_live_tables_are_those_with_a_match_on(url: str) -> None:
    phases = {"a": "lobby", "b": "opening", "c": "playing", "d": "over", "e": "playing"}

    async def work(store: Store) -> None:
        for touched, (code, phase) in enumerate(phases.items()):
            await store.append(Batch(code, 0, batch(code).lines, head(code, phase=phase, touched=touched)))
        assert await store.live_tables(0, 10) == ["e", "c", "b"]
        assert await store.live_tables(2, 10) == ["e", "c"]
        assert await store.live_tables(0, 1) == ["e"]

    with_store(url, work)


def test_a_match_is_read_with_its_lines_while_it_goes_on_and_when_it_has_ended(url: str) -> None:
    meeting = Recorded()
    meeting.begin(SARA, ALI)
    meeting.play_on(limit=5)
    running = len(meeting.batches)
    meeting.play_on()

    async def work(store: Store) -> None:
        await fill(store, meeting.batches[:running])
        row = next(one.match for one in meeting.batches if one.match)
        stored = [line for one in meeting.batches[:running] for line in one.lines]
        assert await store.match(row.id) == (row, tuple(line for line in stored if line.number >= row.first))
        await fill(store, meeting.batches[running:])
        ended = next(one.match for one in reversed(meeting.batches) if one.match)
        await store.append(batch(ended.code, meeting.table.number))
        found = await store.match(ended.id)
        assert found is not None
        assert found[0] == ended
        assert ended.last == found[1][-1].number == meeting.table.number
        assert await store.match("none") is None

    with_store(url, work)


def test_matches_of_a_person_page_by_page(url: str) -> None:
    meeting = Recorded(options={"players": 3})
    meeting.begin(SARA, ALI, SARA)

    def on(day: int) -> list[Batch]:
        batches = meeting.at_table(f"t{day}")
        changed = {"id": f"m{day}", "date": f"2026-03-0{day}T10:00:00Z"}
        return [replace(one, match=one.match and replace(one.match, **changed)) for one in batches]

    async def work(store: Store) -> None:
        for day in range(1, 6):
            await fill(store, on(day))
        latest = await store.matches_of(SARA, 2)
        assert [(own.row.id, own.seats) for own in latest] == [("m5", (0, 2)), ("m4", (0, 2))]
        before = 1000 * 60 * 60 * 24 * 20516 + 1000 * 60 * 60 * 10  # the 4th, at ten
        earlier = await store.matches_of(ALI, 2, before)
        assert [(own.row.id, own.seats) for own in earlier] == [("m3", (1,)), ("m2", (1,))]
        assert await store.matches_of(MINA, 9) == []

    with_store(url, work)
