"""What comes late: once more after a restart, or when the table is already somewhere else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from bazigah.server import wire
from bazigah.server.clock import now
from bazigah.server.lobby import settled
from bazigah.server.metrics import Metrics
from bazigah.server.rows import Person
from bazigah.server.settings import ServerSettings
from bazigah.server.store import Store
from bazigah.server.tables import Tables
from support.near import NearBots
from support.tables import ALI, MINA, SARA, Meeting

PATIENCE = 10.0
HOUR = 3600.0


class House:
    """The tables of a process on a database, which can be left and entered again; there Sara and Ali have sat down."""

    def __init__(self, store: Store, contributing: float) -> None:
        self._store = store
        self._settings = ServerSettings(bot_pause=0.0, contributing=contributing)
        self._people = {id: Person(id, id.title(), "en", 1, 1) for id in (SARA, ALI)}
        self.code = ""
        self.restart()

    def restart(self) -> None:
        """Nothing is left in memory, and nobody is there."""
        self.tables = Tables(self._store, NearBots(), self._settings, Metrics())

    async def open(self) -> None:
        for person in self._people.values():
            await self._store.add_person(person)
        given = {"game": "wazabi", "options": {"players": 2}, "name": "", "language": "en", "listed": True}
        self.code = await self.tables.create(self._people[SARA], settled(given))
        for seat, person in enumerate(self._people):
            await self.ask(person, wire.Sit, f"sit {person}", seat=seat)

    async def ask(self, person: str, kind: Callable[..., wire.AnyRequest], id: str, **fields: Any) -> int:
        """The number of the answer."""
        return (await self.tables.request(self.code, self._people[person], kind(id=id, **fields))).number

    async def plays(self) -> int:
        """Waits until play has begun; how many had added to the dice by then."""
        room = await self.tables.room(self.code)
        async with asyncio.timeout(PATIENCE):
            while room.table.phase != "playing":
                await asyncio.sleep(0.005)
        assert room.table.play is not None
        return len(room.table.play.contributions)


def in_house(folder: Path, tell: Callable[[House], Awaitable[None]], contributing: float = HOUR) -> None:
    async def told() -> None:
        store = await Store.open(f"sqlite:///{folder / 'server.db'}")
        house = House(store, contributing)
        try:
            await house.open()
            await tell(house)
        finally:
            await house.tables.close()
            await store.close()

    asyncio.run(asyncio.wait_for(told(), 2 * PATIENCE))


def test_what_was_done_before_a_restart_has_its_number_also_where_nothing_is_left_to_do(tmp_path: Path) -> None:
    async def tell(house: House) -> None:
        first = await house.ask(SARA, wire.Ready, "once", ready=True)
        await house.ask(SARA, wire.Say, "more", phrase="hello")
        await house.tables.close()
        house.restart()
        assert await house.ask(SARA, wire.Ready, "once", ready=True) == first
        assert await house.ask(SARA, wire.Ready, "another", ready=True) == first + 1  # nothing to do

    in_house(tmp_path, tell)


def test_after_a_restart_the_dice_wait_for_everyone_as_long_as_at_first(tmp_path: Path) -> None:
    """Also before anyone is back; and no longer."""
    seconds = 0.3

    async def tell(house: House) -> None:
        await house.ask(SARA, wire.Start, "start")
        await house.tables.close()
        house.restart()
        room = await house.tables.room(house.code)
        await house.ask(SARA, wire.Contribute, "hers", data="ab")
        assert await house.plays() == 1
        assert now() - room.woken >= seconds * 1000

    in_house(tmp_path, tell, contributing=seconds)


def test_an_action_for_one_match_does_nothing_in_the_next() -> None:
    """Its sender was told that it came too late, and then another copy of it arrives."""
    meeting = Meeting(options={"first": 0, "centre": 0, "coloured": 1})
    meeting.begin(SARA, ALI)
    late = {"seat": 0, "action": 6, "number": meeting.table.number}
    meeting.play_on()
    assert meeting.refused(SARA, wire.Act, **late) == "match-over"
    meeting.ask(SARA, wire.Rematch)
    meeting.ask(SARA, wire.Configure, options={"first": 0})
    meeting.ask(SARA, wire.Start)
    for person in (SARA, ALI):
        meeting.ask(person, wire.Contribute, data="ab")
    assert meeting.refused(SARA, wire.Act, **late) == "stale"
    meeting.ask(SARA, wire.Act, **{**late, "number": meeting.table.number})


def test_an_action_for_a_turn_that_was_taken_back_does_nothing_in_the_next_turn() -> None:
    meeting = Meeting("clever", options={"players": 3, "first": 0, "picks": 1})
    meeting.begin(SARA, ALI, MINA)
    random = Random(2)
    while 0 in meeting.table.acting():  # then the others may pick from what is left
        meeting.act(random)
    seat = meeting.table.acting()[0]
    person = (SARA, ALI, MINA)[seat]
    assert meeting.table.play is not None
    late = {"seat": seat, "action": meeting.table.play.match.legal(seat)[0], "number": meeting.table.number}
    meeting.ask(SARA, wire.Undo, seat=0, number=meeting.table.number)
    assert meeting.refused(person, wire.Act, **late) == "not-your-turn"
    while seat not in meeting.table.acting():
        meeting.act(random)
    assert meeting.refused(person, wire.Act, **late) == "stale"
