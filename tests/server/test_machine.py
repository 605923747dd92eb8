"""A table with several clients: whatever they do in whatever order, all know the same, and the log knows it too."""

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bazigah.bots.bot import bot_names
from bazigah.core.game import find_game, game_names
from bazigah.server import door, playing, wire
from bazigah.server.entries import Entry
from bazigah.server.lobby import begin_play, settled
from bazigah.server.metrics import Metrics
from bazigah.server.no import No
from bazigah.server.room import Room
from bazigah.server.rows import Person
from bazigah.server.saving import folded
from bazigah.server.settings import ServerSettings
from bazigah.server.table import Table
from bazigah.server.tables import Tables
from support.following import Follower
from support.ledger import Ledger
from support.machine import MANAGING, PEOPLE, WHO, Reader, Shaky, named, picture
from support.near import NearBots

T = TypeVar("T")

SEATS = st.integers(0, 4)
NUMBERS = st.integers(0, 1000)
HOUR = 3600.0


class Machine(RuleBasedStateMachine):
    """People at a table, their sockets, and all answers that they ever got."""

    def __init__(self) -> None:
        super().__init__()
        random = Random(0)  # the dice fall the same way each time, so that what fails fails again
        self.chance = patch.multiple(
            "secrets", token_bytes=random.randbytes, choice=random.choice, randbelow=random.randrange,
            SystemRandom=lambda: random,
        )  # fmt: skip
        self.chance.start()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.url = f"sqlite:///{Path(self.folder.name) / 'server.db'}"
        self.ids = count(1)
        self.readers: list[Reader] = []
        self.asked: dict[tuple[str, str], wire.AnyRequest] = {}
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.forgotten: set[str] = set()
        self.without_socket: set[str] = set()

    def run(self, job: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(job, 20))

    @initialize(game=st.sampled_from(game_names()), players=st.integers(2, 4))
    def open(self, game: str, players: int) -> None:
        self.run(self._open(game, players))

    async def _open(self, game: str, players: int) -> None:
        self.store = await Shaky.open(self.url)
        self.people = {name: Person(name * 4, name.title(), "en", 1, 1) for name in PEOPLE}
        for person in self.people.values():
            await self.store.add_person(person)
        self._start()
        given = {"game": game, "options": {"players": players}, "name": "", "language": "en", "listed": True}
        self.code = await self.tables.create(self.people["sara"], settled({**given, "chat": "free"}))

    def _start(self) -> None:
        waits = ServerSettings(database=self.url, bot_pause=0.0, grace=HOUR, contributing=HOUR, idle=HOUR)
        self.tables = Tables(self.store, NearBots(), waits, Metrics())

    def teardown(self) -> None:
        if hasattr(self, "code"):
            self.run(self.tables.close())
            self.run(self.store.close())
        self.loop.close()
        self.folder.cleanup()
        self.chance.stop()

    @property
    def room(self) -> Room:
        return self.run(self.tables.room(self.code))

    @property
    def table(self) -> Table:
        return self.room.table

    # What people do

    def ask(self, who: str, kind: Callable[..., wire.AnyRequest], /, **fields: Any) -> None:
        """A request, over a socket of the person if there is one."""
        self.send(who, kind(id=f"{who}-{next(self.ids)}", **fields))

    def send(self, name: str, request: wire.AnyRequest) -> None:
        person = self.people[name]
        key = (person.id, request.id)
        self.asked[key] = request
        reader = next((reader for reader in self.readers if reader.person == person.id), None)
        answer = self.run(self._send(person, reader, request))
        if answer["type"] == "ack":
            made = self.run(self.store.number_of(self.code, *key))  # None: there was nothing to do, and may be later
            if made is not None:
                assert answer["number"] == made == self.acknowledged.setdefault(key, made)
        else:
            assert key not in self.acknowledged, f"{request} was done, and is now refused: {answer}"

    async def _send(self, person: Person, reader: Reader | None, request: wire.AnyRequest) -> dict[str, Any]:
        if reader is None:
            self.without_socket.add(person.id)
            try:
                ack = await self.tables.request(self.code, person, request)
            except No as no:
                return {"type": "refused", "code": no.code}
            return {"type": "ack", "number": ack.number}
        room = await self.tables.room(self.code)
        before = len(reader.answers.get(request.id, ()))
        await room.hear(reader, person.name, request)
        while len(reader.answers.get(request.id, ())) == before:
            await asyncio.sleep(0)
        return reader.answers[request.id][-1]

    def step(self, decide: Callable[[Table], Iterator[Entry]]) -> None:
        """Something that nobody asked for; the database may fail."""
        with suppress(No):
            self.run(self.room.step(decide))

    @rule(name=WHO, seat=SEATS, other=st.sampled_from(["", "Mother"]))
    def sit(self, name: str, seat: int, other: str) -> None:
        self.ask(name, wire.Sit, seat=seat, name=other)

    @rule(name=WHO, seat=SEATS)
    def stand(self, name: str, seat: int) -> None:
        self.ask(name, wire.Stand, seat=seat)

    @rule(name=WHO, seat=SEATS, request=MANAGING)
    def manage(self, name: str, seat: int, request: tuple[Callable[..., wire.AnyRequest], dict[str, Any]]) -> None:
        """What is the host's, or belongs before and after a match."""
        kind, fields = request
        fields = {field: self.people[value].id if field == "person" else value for field, value in fields.items()}
        self.ask(name, kind, **fields, **({"seat": seat} if kind is wire.Bot else {}))

    @precondition(lambda self: self.table.phase in ("lobby", "over"))
    @rule(who=st.lists(st.sampled_from([*PEOPLE, "greedy"]), min_size=4, max_size=4), patient=st.booleans())
    def begin(self, who: list[str], patient: bool) -> None:
        """All sit down and play, with or without adding to the dice."""
        host = next((name for name, person in self.people.items() if person.id == self.table.host), "sara")
        for seat in [number for number, seat in enumerate(self.table.seats) if not seat.taken]:
            if who[seat] in PEOPLE:
                self.ask(who[seat], wire.Sit, seat=seat)
            else:
                self.ask(host, wire.Bot, seat=seat, bot=who[seat])
        self.ask(host, wire.Start)
        for name in {*who} & {*PEOPLE} if patient else ():
            self.ask(name, wire.Contribute, data="ab")
        if not patient:
            self.time_to_begin()

    @rule(name=WHO, data=st.binary(min_size=1, max_size=4))
    def contribute(self, name: str, data: bytes) -> None:
        self.ask(name, wire.Contribute, data=data.hex())

    @rule(name=WHO, seat=SEATS, action=st.integers(0, 60), ago=st.integers(-1, 3))
    def act_somehow(self, name: str, seat: int, action: int, ago: int) -> None:
        self.ask(name, wire.Act, seat=seat, action=action, number=max(0, self.table.number - ago))

    @precondition(lambda self: self.table.phase == "playing")
    @rule(seed=NUMBERS, times=st.sampled_from([1, 2, 5]))
    def act_a_little(self, seed: int, times: int) -> None:
        self.act(seed, times)

    @precondition(lambda self: self.table.phase == "playing")
    @rule(seed=NUMBERS, times=st.sampled_from([1, 5, 80]))
    def act(self, seed: int, times: int) -> None:
        """Legal actions of those who have one."""
        random = Random(seed)
        for _ in range(times):
            self.settle()
            table, play = self.table, self.table.play
            acting = [seat for seat in table.acting() if table.seats[seat].person and not table.seats[seat].away]
            if not acting or play is None:
                return
            seat = random.choice(acting)
            name = next(name for name, person in self.people.items() if person.id == table.seats[seat].person)
            action = random.choice(play.match.legal(seat))
            self.ask(name, wire.Act, seat=seat, action=action, number=table.number)

    @rule(name=WHO, seat=SEATS)
    def undo_somehow(self, name: str, seat: int) -> None:
        self.ask(name, wire.Undo, seat=seat, number=self.table.number)

    @precondition(lambda self: self.table.phase == "playing")
    @rule()
    def undo(self) -> None:
        """Whoever may take something back does."""
        table, play = self.table, self.table.play
        for name, person in self.people.items():
            for seat in table.seats_of(person.id):
                if play is not None and play.hosted.can_undo(seat):
                    self.ask(name, wire.Undo, seat=seat, number=table.number)
                    return

    @rule(name=WHO, wish=st.booleans())
    def stop(self, name: str, wish: bool) -> None:
        self.ask(name, wire.Stop, wish=wish)

    @rule(name=WHO, phrase=st.sampled_from(["hello", "nonsense", None]), text=st.sampled_from([None, "words \u202e"]))
    def say(self, name: str, phrase: str | None, text: str | None) -> None:
        self.ask(name, wire.Say, phrase=phrase, text=text)

    @rule(number=NUMBERS)
    def again(self, number: int) -> None:
        """The same message once more: what was done has the same answer."""
        done = [key for key in self.asked if key[0] not in self.forgotten]
        if done:
            person, id = done[number % len(done)]
            name = next(name for name, known in self.people.items() if known.id == person)
            self.send(name, self.asked[person, id])

    # What happens to them

    @precondition(lambda self: len(self.readers) < 6)
    @rule(name=WHO, words=st.booleans())
    def connect(self, name: str, words: bool) -> None:
        reader = Reader(self.people[name].id, words=words)
        self.run(self.tables.enter(self.code, reader))
        self.readers.append(reader)

    @precondition(lambda self: self.readers)
    @rule(number=NUMBERS)
    def disconnect(self, number: int) -> None:
        reader = self.readers.pop(number % len(self.readers))
        self.run(self.room.leave(reader))

    @precondition(lambda self: self.table.phase == "playing")
    @rule()
    def gone_for_long(self) -> None:
        """All who have no socket are away: bots stand in."""
        self.room.elsewhere.clear()
        for seat, chair in enumerate(self.table.seats):
            if chair.person is not None and chair.person not in self.room.here:
                self.step(lambda table, seat=seat: playing.leave(table, seat))  # type: ignore[misc]

    @rule()
    def time_to_begin(self) -> None:
        """Some have not added to the dice, and had the time to."""
        self.step(lambda table: begin_play(table) if table.phase == "opening" else iter(()))

    @rule()
    def sleep_and_wake(self) -> None:
        """All connections are lost, and what was in memory."""
        self.run(self.tables.close())
        assert all(reader.byes == ["stopping"] for reader in self.readers)
        self.readers.clear()
        self._start()

    @precondition(lambda self: self.readers)
    @rule()
    def reload(self) -> None:
        """As after a doubt: the table is read again, and everyone is sent it anew."""
        self.room._stale = True
        self.run(self.room.hear(self.readers[0], "", wire.Sync(id="sync")))

    @rule(when=st.sampled_from(["before", "after"]))
    def hiccup(self, when: str) -> None:
        """The database fails at the next step."""
        self.store.fails = when

    @rule(name=st.sampled_from(PEOPLE[2:]))
    def forget(self, name: str) -> None:
        """Someone is deleted; someone else of that name comes."""
        self.store.fails = ""
        person = self.people[name]
        self.settle()
        self.run(self.tables.forget(person.id))
        self.run(self.store.forget(person.id))
        self.forgotten.add(person.id)
        gone = [reader for reader in self.readers if reader.person == person.id]
        for reader in gone:
            assert reader.byes
            self.readers.remove(reader)
            self.run(self.room.leave(reader))
        self.people[name] = Person(f"{len(self.forgotten):03}{name * 3}", name.title(), "en", 1, 1)
        self.run(self.store.add_person(self.people[name]))

    # What is true

    def settle(self) -> None:
        """Until nobody thinks any more."""

        async def still() -> None:
            room = await self.tables.room(self.code)
            while room._jobs.qsize() or any(attendant.busy for attendant in room._attendants):
                await asyncio.sleep(0.0005)
            await room.look("", words=False)

        self.run(still())

    def inside(self, look: Callable[[Room], None]) -> None:
        """Looks at the room when nothing is on its way in it."""
        room = self.room

        def nothing(_: Table) -> Iterator[Entry]:
            look(room)
            return iter(())

        self.run(room.step(nothing))

    @precondition(lambda self: hasattr(self, "code"))
    @invariant()
    def all_know_the_same(self) -> None:
        def look(room: Room) -> None:
            here = {other.person for other in self.readers}
            for reader in self.readers:
                welcome = door.welcome(room.table, reader.person, room.present, 0, words=reader.words)
                fresh = Follower(reader.person)
                fresh.follow(json.loads(wire.write(welcome)))
                assert not reader.wrong
                assert reader.known() == fresh.known()
                assert here <= reader.present <= here | self.without_socket  # these are told of by welcomes only

        self.settle()
        self.inside(look)

    @precondition(lambda self: hasattr(self, "code"))
    @invariant()
    def the_log_is_the_table(self) -> None:
        def look(room: Room) -> None:
            ledger = self._log()
            ledger.check()
            assert picture(ledger.folded()) == picture(room.table)
            self._check_keys(ledger)

        self.inside(look)
        before, stored, after = self._log(), self.run(self.store.table(self.code)), self._log()
        assert stored is not None
        if before.number == after.number:  # else something has happened in between
            assert picture(folded(stored)) == picture(after.folded())
        for person in self.forgotten:
            assert (person, _name(person)) not in named(stored.head.snapshot)

    def _log(self) -> Ledger:
        return Ledger.of_file(self.url, self.code)

    def _check_keys(self, ledger: Ledger) -> None:
        made = {(line.person, line.key): line.number for line in ledger.lines if line.key is not None}
        for key, number in self.acknowledged.items():
            assert made[key] == number
        for person in self.forgotten:
            assert all(_name(person) not in str(line.entry) for line in ledger.lines if person in str(line.entry))

    @precondition(lambda self: hasattr(self, "code"))
    @invariant()
    def the_table_makes_sense(self) -> None:
        def look(room: Room) -> None:
            table = room.table
            assert len(table.seats) == table.settings.options["players"]
            for seat in table.seats:
                assert seat.person is None or seat.bot is None or seat.away
                assert not (seat.away and seat.person is None)
                assert seat.bot is None or seat.bot in bot_names(find_game(table.settings.game))
                assert seat.person is not None or not seat.ready
                assert seat.person not in self.forgotten
            thinking = any(attendant.busy for attendant in room._attendants) or not playing.bots_to_move(table)
            assert thinking, "it is a bot's turn, and none thinks"

        self.inside(look)


def _name(person: str) -> str:
    """Of someone who was forgotten."""
    return next(name for name in PEOPLE if name in person).title()


AS_FOUND = [Phase.explicit, Phase.generate]
"""What fails is told as it was found: to make it smaller takes minutes."""

Machine.TestCase.settings = settings(max_examples=4, stateful_step_count=40, phases=AS_FOUND)
TestTable = pytest.mark.slow(Machine.TestCase)


class Longer(Machine):
    """The same, for a long time."""


Longer.TestCase.settings = settings(max_examples=40, stateful_step_count=60, phases=AS_FOUND)
TestTableForLong = pytest.mark.soak(Longer.TestCase)
