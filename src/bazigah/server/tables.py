"""All tables: woken when someone asks for them, put to sleep when nobody is there."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

import structlog

from bazigah.server import lobby, wire
from bazigah.server.clock import new_code, now
from bazigah.server.crew import Crew
from bazigah.server.entries import Created, Settings
from bazigah.server.hints import Hint, hints
from bazigah.server.metrics import Metrics
from bazigah.server.no import No
from bazigah.server.room import Asleep, Attendant, Room, Socket
from bazigah.server.rows import Person
from bazigah.server.saving import batch_of, folded
from bazigah.server.settings import ServerSettings
from bazigah.server.store import Conflict, Store, Unavailable
from bazigah.server.table import Table, run
from bazigah.server.thoughts import Thinker, Thoughts
from bazigah.server.times import Times

CODES = 8
"""Codes that are tried for a new table; one in a hundred thousand is taken when there are ten thousand tables."""
AT_ONCE = 500
"""Tables whose last lines are asked for together."""
LIVE = 15 * 60 * 1000
"""Milliseconds: matches that were played so lately go on: they are listed, and woken when the server starts."""
MOST_WOKEN = 500
HERE_FOR = 75_000
"""Milliseconds for which a person is believed to be at another process; it is said again with each sweep."""
SWEEP = 30.0
"""Seconds between two looks for tables to put to sleep, at most."""

log = structlog.get_logger()
Answer = TypeVar("Answer")


class Tables:
    """The tables of this process."""

    def __init__(
        self, store: Store, bots: Thinker, settings: ServerSettings, metrics: Metrics, crew: Crew | None = None
    ) -> None:
        self._store = store
        self._bots = bots
        self._settings = settings
        self._metrics = metrics
        self._crew = crew or Crew()
        self._others = hints(settings.redis, self._crew, self._heard)
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._overheard: dict[str, int] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def awake(self) -> int:
        return len(self._rooms)

    @property
    def connections(self) -> int:
        return sum(len(room.sockets) for room in self._rooms.values())

    def start(self) -> None:
        """Begins to put idle tables to sleep, and wakes those of its own where a match was on: bots think on, clocks go
        on.
        """
        self._sweeper = asyncio.create_task(self._sweep(), name="tables to sleep")

    async def create(self, person: Person, settings: Settings) -> str:
        """A new table of that host; its code."""
        for _ in range(CODES):
            table = Table(new_code())
            lines = run(table, [Created(person.id, person.name, settings)], now(), person.id)
            try:
                await self._store.append(batch_of(table, 0, lines))
            except Conflict:
                continue
            except Unavailable as error:
                raise No(error.code) from error
            return table.code
        raise No("database")

    async def request(self, code: str, person: Person, request: wire.AnyRequest) -> wire.Ack:
        """Does what a person asks of a table. No if it is refused."""
        return await self._in(code, lambda room: room.request(person.id, person.name, request))

    async def welcome(self, code: str, person: str | None, *, words: bool = True) -> wire.Welcome:
        """The table as that person may see it. No if there is none of that code."""
        return await self._in(code, lambda room: room.look(person or "", words=words))

    async def room(self, code: str) -> Room:
        """The table of that code, woken if it is asleep. No if there is none."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    async def enter(self, code: str, socket: Socket) -> Room:
        """A socket begins to follow the table. No if there is none of that code."""
        return await self._in(code, lambda room: room.enter(socket))

    async def forget(self, person: str) -> None:
        """The person is being deleted: they leave all their tables."""
        for code in await self._store.visited(person):
            await self._in(code, lambda room: room.step(lambda table: lobby.forget(table, person)))
        for socket in self._sockets_of(person):
            socket.bye("token", again=False)

    def check(self, person: str) -> None:
        """The person has another name, or not all of their devices and programs are let in any more: their sockets see
        to that, at other processes too.
        """
        self._others.tell("", person=person)
        self._check_sockets(person)

    def _check_sockets(self, person: str) -> None:
        for socket in self._sockets_of(person):
            socket.check()

    def _sockets_of(self, person: str) -> list[Socket]:
        return [socket for room in self._rooms.values() for socket in room.sockets if socket.person == person]

    async def _heard(self, hint: Hint) -> None:
        """Another process has said something."""
        if not hint.code and hint.person is not None:
            self._check_sockets(hint.person)
        room = self._rooms.get(hint.code)
        if room is None and hint.code in self._waking and hint.number is not None:
            self._overheard[hint.code] = hint.number  # what it reads just now may be older
        if room is not None and hint.number is not None:
            await room.catch_up(hint.number)
        if room is not None and hint.person is not None:
            await room.seen_elsewhere(hint.person, now() + HERE_FOR)

    async def close(self) -> None:
        """Tells everyone, and ends all tasks."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.close("stopping") for room in self._rooms.values()), return_exceptions=True)
        await self._others.close()
        self._rooms.clear()

    async def _in(self, code: str, do: Callable[[Room], Awaitable[Answer]]) -> Answer:
        """What a room gives; of another one, if the first fell asleep just then."""
        while True:
            room = await self.room(code)
            try:
                answer = await do(room)
            except Asleep:
                if self._rooms.get(code) is room:
                    del self._rooms[code]
            else:
                await self._leave_to_owner(code, room)
                return answer

    async def _leave_to_owner(self, code: str, room: Room) -> None:
        """A table of another process is awake here only while someone is at it: bots need not think twice."""
        if not (self._crew.owns(code) or room.busy) and self._rooms.get(code) is room:
            del self._rooms[code]
            await room.close("stopping")

    async def _wake(self, code: str) -> Room:
        try:
            # PostgreSQL takes no NUL, and nothing else that is no code needs to be looked for either.
            rows = await self._store.table(code) if code.isascii() and code.isdecimal() else None
        except Unavailable as error:
            raise No(error.code) from error
        if rows is None:
            raise No("table-unknown", code=code)
        room = Room(folded(rows), self._store, self._others, self._metrics, self._attendants)
        self._rooms[code] = room
        await room.catch_up(self._overheard.pop(code, 0))
        return room

    def _attendants(self, room: Room) -> Sequence[Attendant]:
        settings = self._settings
        thoughts = Thoughts(room, self._bots, settings.bot_pause, self._metrics.bot_moves.inc)
        return thoughts, Times(room, thoughts, settings.grace, settings.contributing)

    async def _sweep(self) -> None:
        await self._wake_live()
        while True:
            await asyncio.sleep(min(SWEEP, self._settings.idle / 2 + 0.05))
            limit = now() - self._settings.idle * 1000
            for code, room in list(self._rooms.items()):
                for person in room.here:
                    self._others.tell(code, person=person)
                if not room.busy and room.touched < limit:
                    self._rooms.pop(code, None)
                    await room.close("stopping")
            await self._catch_up()

    async def _catch_up(self) -> None:
        """What another process has stored while its hint was lost is noticed at last."""
        codes = list(self._rooms)
        for first in range(0, len(codes), AT_ONCE):
            with suppress(Unavailable):
                for code, number in (await self._store.ends(codes[first : first + AT_ONCE])).items():
                    if (room := self._rooms.get(code)) is not None and number > room.table.number:
                        await room.catch_up(number)

    async def _wake_live(self) -> None:
        try:
            codes = await self._store.live_tables(now() - LIVE, MOST_WOKEN)
        except Unavailable as error:
            log.warning("tables.not_woken", code=error.code)
            return
        for code in filter(self._crew.owns, codes):
            try:
                await self.room(code)
            except Exception:  # one that cannot be read harms no other
                log.exception("table.not_woken", table=code)
