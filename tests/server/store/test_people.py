"""People, tokens, keys, and being forgotten."""

import asyncio

import pytest

from bazigah.server.entries import Chair, Created, Opened, Ready, Said, Sat
from bazigah.server.rows import Batch, Line, Person
from bazigah.server.store import Store
from bazigah.server.store.forget import without_names
from support.stored import Recorded, batch, fill, head, with_store
from support.tables import ALI, SARA, settings

pytestmark = pytest.mark.slow  # real databases

PERSON = Person("sara", "سارا", "fa", created=1, seen=2)


def test_people_are_kept_and_changed(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.person("sara") is None
        await store.add_person(PERSON)
        await store.change_person("sara", seen=3)
        await store.change_person("sara", name="Sara", language="en", epoch=1)
        await store.change_person("sara")
        await store.change_person("nobody", name="x")
        assert await store.person("sara") == Person("sara", "Sara", "en", 1, 3, 1)
        assert (await store.counts())["people"] == 1

    with_store(url, work)


def test_tokens_are_known_by_their_hash_only(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_token(b"\x00\xff", "sara", "bot", 5)
        await store.add_token(b"\x01", "sara", "link", 4)
        await store.add_token(b"\x02", "ali", "bot", 6)
        assert await store.person_of_token(b"\x00\xff") == ("sara", "bot")
        assert await store.person_of_token(b"\x00") is None
        await store.add_token(b"\x03", "sara", "bot", 7)
        assert await store.tokens_of("sara") == [("01", "link", 4), ("00ff", "bot", 5), ("03", "bot", 7)]
        await store.drop_tokens("sara", "bot", "00ff")
        assert await store.tokens_of("sara") == [("01", "link", 4), ("03", "bot", 7)]
        await store.drop_tokens("sara", "bot")
        assert await store.tokens_of("sara") == [("01", "link", 4)]
        await store.drop_tokens("sara")
        assert await store.tokens_of("sara") == []
        assert await store.person_of_token(b"\x02") == ("ali", "bot")

    with_store(url, work)


def test_a_key_is_made_once_and_kept(url: str) -> None:
    async def work(store: Store) -> tuple[bytes, ...]:
        other = await Store.open(url)
        try:
            keys = await asyncio.gather(*[one.key("cookie") for one in (store, other) for _ in range(3)])
            assert await store.key("other") != keys[0]
            return tuple(keys)
        finally:
            await other.close()

    keys = {*with_store(url, work), *with_store(url, work)}
    assert [len(key) for key in keys] == [32]


def test_a_person_is_forgotten_everywhere_and_others_are_not(url: str) -> None:
    chairs = (Chair("سارا", "sara"), Chair("Ali", "ali"), Chair("", bot="greedy"))
    opened = Opened("m", "wazabi", 1, {}, chairs, "00", "2026-03-01T10:00:00Z")
    entries = (
        Created("sara", "سارا", settings(name="میز ما")),
        Sat(0, "sara", "مامان سارا"),
        Sat(1, "ali", "Ali"),
        Said("sara", "سارا", text="the sara"),
        Said("ali", "Ali", text="سارا, sara!"),
        Said("sara", "سارا", phrase="hello"),
        opened,
    )
    snapshot = b'{"host":"sara","seats":[{"person":"sara","name":"x"},{"person":"ali","name":"sara"}],"n":1.5}'

    async def work(store: Store) -> None:
        await store.add_person(PERSON)
        await store.add_token(b"1", "sara", "bot", 1)
        first = batch("t1", 0, *entries)
        await store.append(Batch("t1", 0, first.lines, head("t1", 0, snapshot=snapshot)))
        await store.append(batch("t2", 0, Said("sara", "سارا", phrase="hello")))
        await store.append(batch("t3", 0, Ready("sara", ready=True)))
        assert await store.forget("sara") == ["t1", "t2"]
        rows = await store.table("t1")
        assert rows is not None
        assert rows.head.snapshot == snapshot.replace(b'"x"', b'""')
        assert [line.entry for line in rows.lines] == [
            Created("sara", "", settings(name="میز ما")),
            Sat(0, "sara", ""),
            *entries[2:3],
            Said("sara", "", text=""),
            *entries[4:5],
            Said("sara", "", phrase="hello"),
            Opened("m", "wazabi", 1, {}, (Chair("", "sara"), *chairs[1:]), "00", "2026-03-01T10:00:00Z"),
        ]
        assert [(line.number, line.at, line.person) for line in rows.lines] == [
            (line.number, line.at, line.person) for line in first.lines
        ]
        assert await store.person("sara") is None
        assert await store.person_of_token(b"1") is None
        assert await store.tables_of("sara") == []
        assert await store.forget("sara") == []

    with_store(url, work)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('{"person":"p","name":"x","text":null}', '{"person":"p","name":"","text":null}'),
        ('[{"a":{"person":"p","name":"x","b":[{"person":"q","name":"p"}]}}]', None),
        ('{"person":"p"}', '{"person":"p"}'),
        ('{"person":["p"],"name":"x"}', '{"person":["p"],"name":"x"}'),
        ("5", "5"),
    ],
)
def test_names_go_wherever_the_id_stands_beside_them(text: str, left: str | None) -> None:
    assert without_names(text, "p") == (left or text.replace('"x"', '""'))


def test_an_export_has_all_of_the_person_and_no_secret(url: str) -> None:
    meeting = Recorded(name="میز", host=ALI)
    meeting.begin(ALI, SARA)
    meeting.play_on()
    match = next(one.match for one in reversed(meeting.batches) if one.match)

    async def work(store: Store) -> None:
        await store.add_person(Person(SARA, "سارا", "fa", 1, 2))
        await store.add_token(b"secret", SARA, "bot", 7)
        await fill(store, meeting.batches)
        said = Line(meeting.table.number + 1, 99, Said(SARA, "سارا", text="سلام"), SARA)
        await store.append(Batch(match.code, meeting.table.number, (said,)))
        assert await store.export(SARA) == {
            "person": {"id": SARA, "name": "سارا", "language": "fa", "created": 1, "seen": 2},
            "tokens": [{"id": b"secret".hex()[:12], "kind": "bot", "created": 7}],
            "tables": [{"code": match.code, "name": "میز", "game": "wazabi", "touched": meeting.table.touched}],
            "matches": [
                {
                    "id": match.id,
                    "code": match.code,
                    "game": "wazabi",
                    "date": match.date,
                    "ended": match.ended,
                    "result": match.result,
                    "seats": [1],
                }
            ],
            "names": ["سارا"],
            "said": [{"code": match.code, "at": 99, "phrase": None, "text": "سلام"}],
        }
        await store.forget(SARA)
        gone = {"person": None, "tokens": [], "tables": [], "matches": [], "names": [], "said": []}
        assert await store.export(SARA) == gone
        found = await store.match(match.id)
        assert found is not None
        assert found[0] == match

    with_store(url, work)
