"""A table that is awake: one task, one bounded queue, the sockets that follow it.

The path of a request, a function at each arrow:

    shape (wire.read_request) -> known id? (_answer) -> seat, rights, legal (handlers) -> append (_step) -> durable
    (Store.append) -> ack -> views (door.Step)

Nothing is sent before it is stored. If it cannot be stored, the table in memory is thrown away and read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter
from typing import NoReturn, Protocol, TypeVar

import structlog

from bazigah.server import door, playing, wire
from bazigah.server.clock import now
from bazigah.server.entries import Entry
from bazigah.server.handlers import handle
from bazigah.server.hints import Hints
from bazigah.server.metrics import Metrics
from bazigah.server.no import No
from bazigah.server.saving import batch_of, folded
from bazigah.server.store import Conflict, Store, Unavailable
from bazigah.server.table import Table, run

QUEUE = 64
"""Requests that wait at one table; more wait in their sockets."""
VISIT = 45_000
"""Milliseconds for which a person counts as present who has looked in."""
TRIES = 8
"""How often a step is decided anew when another process has appended in between."""

log = structlog.get_logger()
Answer = TypeVar("Answer")
Decide = Callable[[Table], Iterator[Entry]]


class Socket(Protocol):
    """Someone who follows the table. `send` never waits; a socket that cannot keep up closes itself."""

    person: str
    words: bool

    def send(self, *frames: bytes) -> None: ...
    def bye(self, code: str, *, again: bool) -> None: ...
    def check(self) -> None: ...


class Attendant(Protocol):
    """Someone who watches the room and does what is due: bots' moves, clocks."""

    @property
    def busy(self) -> bool:
        """Whether the room must stay awake."""

    def changed(self, *, by_play: bool) -> None:
        """The table, or who is here, is another than before; `by_play`: only play and talk have gone on."""

    def close(self) -> None: ...


class Asleep(Exception):
    """The room has closed in the meantime; another one is to be asked."""


class Room:
    """The one who may change a table of this process."""

    def __init__(
        self,
        table: Table,
        store: Store,
        hints: Hints,
        metrics: Metrics,
        attendants: Callable[["Room"], Sequence[Attendant]],
    ) -> None:
        self.table = table
        self._metrics = metrics
        self.elsewhere: dict[str, int] = {}
        self._hints = hints
        self.sockets: set[Socket] = set()
        self.left: dict[str, int] = {}
        self.woken = self.touched = now()
        self._store = store
        self._attendants = attendants(self)
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(QUEUE)
        self._stale = False
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {table.code}")

    # From outside

    async def request(self, person: str, name: str, request: wire.AnyRequest) -> wire.Ack:
        """Does what a person asks; the answer once it is stored. No if it is refused."""

        async def answered() -> wire.Ack:
            await self._visit(person)
            ack = await self._answer(person, name, request)
            await self._visit(person)  # who has just sat down is here, too
            return ack

        return await self._ask(answered)

    async def look(self, person: str, *, words: bool) -> wire.Welcome:
        """The table as one person may see it."""

        async def apart() -> wire.Welcome:
            """The room goes on before the answer is read: the answer is made of nothing that may still change."""
            await self._fresh()
            await self._visit(person)
            return wire.welcome_in(wire.write(self._welcome(person, words=words)))

        return await self._ask(apart)

    async def hear(self, socket: Socket, name: str, request: wire.AnyRequest) -> None:
        """A request from a socket, which is sent the answer."""
        came = perf_counter()
        await self._post(lambda: self._hear(socket, name, request, came))

    async def enter(self, socket: Socket) -> "Room":
        """A socket begins to follow the table: it is sent a welcome, and then every step."""

        async def entered() -> Room:
            await self._enter(socket)
            return self

        return await self._ask(entered)

    async def leave(self, socket: Socket) -> None:
        await self._post(lambda: self._leave(socket))

    async def step(self, decide: Decide) -> wire.Ack:
        """Does what somebody decides who is no person: bots, clocks. No if it cannot be stored."""
        return await self._ask(lambda: self._step(decide))

    def tell(self, message: wire.AnyReply) -> None:
        """Sends everyone something that is not stored."""
        frame = wire.write(message)
        for socket in self.sockets:
            socket.send(frame)

    async def catch_up(self, number: int) -> None:
        """Another process has stored line `number`."""

        async def read() -> None:
            self._stale = self._stale or number > self.table.number
            await self._fresh()

        await self._post(read)

    async def seen_elsewhere(self, person: str, until: int) -> None:
        """Another process says that the person is at the table."""

        async def note() -> None:
            self.elsewhere[person] = until
            self._changed()

        await self._post(note)

    async def close(self, code: str, *, again: bool = True) -> None:
        """Ends the task after what waits in the queue; sockets hear why."""

        async def end() -> None:
            for socket in self.sockets:
                socket.bye(code, again=again)
            for attendant in self._attendants:
                attendant.close()
            self._closed = True

        await self._jobs.put(end)
        await self._task

    @property
    def busy(self) -> bool:
        """Whether someone is here, or a bot thinks."""
        return bool(self.sockets) or any(attendant.busy for attendant in self._attendants)

    @property
    def here(self) -> list[str]:
        """Who has a socket in this process, each once."""
        return list(dict.fromkeys(socket.person for socket in self.sockets))

    @property
    def present(self) -> list[str]:
        """Who is at the table, each once, also by way of other processes."""
        at = now()
        return list(dict.fromkeys([*self.here, *(person for person, until in self.elsewhere.items() if until > at)]))

    # The task

    async def _run(self) -> None:
        self._changed()
        while not self._closed:
            job = await self._jobs.get()
            try:
                await job()
            except Exception:
                self._stale = True
                log.exception("table.fault", table=self.table.code)
        while not self._jobs.empty():  # those who came too late hear that it is asleep
            await self._jobs.get_nowait()()

    async def _post(self, job: Callable[[], Awaitable[None]]) -> None:
        if not self._closed:
            await self._jobs.put(job)

    async def _ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Lets the task do it, and waits for what it gives."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                given = await (_asleep() if self._closed else job())
            except Exception as error:
                if answer.cancelled():
                    raise
                answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(given)

        if self._closed:
            raise Asleep
        await self._jobs.put(answered)
        return await answer

    async def _hear(self, socket: Socket, name: str, request: wire.AnyRequest, came: float) -> None:
        outcome = "done"
        try:
            if isinstance(request, wire.Sync):
                await self._is_behind()
                await self._fresh()
                socket.send(wire.write(self._welcome(socket.person, words=socket.words)))
                return
            await self._answer(socket.person, name, request, socket)
        except No as no:
            outcome = no.code
            log.info("request.refused", table=self.table.code, request=type(request).__name__.lower(), code=no.code)
            socket.send(door.refused(request.id, no))
        except Exception:
            outcome = "internal"
            socket.send(door.refused(request.id, No("internal", id=request.id)))
            raise
        finally:
            self._metrics.answered(type(request).__name__.lower(), outcome, perf_counter() - came)

    async def _answer(self, person: str, name: str, request: wire.AnyRequest, socket: Socket | None = None) -> wire.Ack:
        """The answer to a request, sent before what it led to. A known id gets the same answer again."""
        key = (person, request.id)
        await self._fresh()
        known = self.table.keys.get(key)
        if known is None:
            return await self._step(lambda table: handle(table, person, name, request), key, socket)
        ack = wire.Ack(request.id, known)
        if socket is not None:
            socket.send(wire.write(ack))
        return ack

    async def _step(self, decide: Decide, key: tuple[str, str] | None = None, socket: Socket | None = None) -> wire.Ack:
        """Decides, applies, stores, and tells. No if it is refused or cannot be stored: then nothing has changed."""
        person, id = key or (None, None)
        for _ in range(TRIES):
            await self._fresh()
            table, after = self.table, self.table.number
            unseen = list(table.play.unseen) if table.play else []
            self._stale = True  # until what is applied is stored
            try:
                lines = run(table, decide(table), now(), person, id)
            except No:
                self._stale = table.number != after
                known = await self._known(key)  # done long ago, before the table was read again
                if known is None and await self._is_behind():
                    continue
                if known is None:
                    raise
                return self._acknowledge(wire.Ack(id or "", known), socket)
            told, table.news = table.news, []
            if not lines:
                self._stale = False
                return self._acknowledge(wire.Ack(id or "", await self._known(key) or after), socket)
            try:
                await self._store.append(batch_of(table, after, lines))
            except Conflict:
                known = await self._known(key)
                if known is not None:
                    await self._fresh()
                    return self._acknowledge(wire.Ack(id or "", known), socket)
                continue
            except Unavailable as error:
                raise No(error.code) from error
            self._stale = False
            ack = wire.Ack(id or "", after + 1)
            self._hints.tell(table.code, number=table.number)
            step = door.Step(table, lines, told, unseen, now())
            for follower in self.sockets:
                answer = [wire.write(ack)] if follower is socket else []
                follower.send(*answer, step.frame(follower.person, words=follower.words))
            if socket not in self.sockets:  # it has left meanwhile
                self._acknowledge(ack, socket)
            self._changed(by_play=step.by_play)
            return ack
        raise No("database")

    def _acknowledge(self, ack: wire.Ack, socket: Socket | None) -> wire.Ack:
        if socket is not None:
            socket.send(wire.write(ack))
        return ack

    async def _known(self, key: tuple[str, str] | None) -> int | None:
        if key is None:
            return None
        try:
            return await self._store.number_of(self.table.code, *key)
        except Unavailable as error:
            raise No(error.code) from error

    async def _is_behind(self) -> bool:
        """Whether another process has gone on, and the hint of it was lost: then the table is read again."""
        try:
            last = (await self._store.ends([self.table.code])).get(self.table.code, 0)
        except Unavailable as error:
            raise No(error.code) from error
        behind = last > self.table.number
        self._stale = self._stale or behind
        return behind

    async def _fresh(self) -> None:
        """Reads the table again if it is not sure to be what is stored; everyone here is sent it anew."""
        if not self._stale:
            return
        try:
            rows = await self._store.table(self.table.code)
        except Unavailable as error:
            raise No(error.code) from error
        if rows is None:
            raise No("table-unknown", code=self.table.code)
        self.table = folded(rows)
        self._stale = False
        for socket in self.sockets:
            socket.send(wire.write(self._welcome(socket.person, words=socket.words)))
        self._changed()

    def _welcome(self, person: str, *, words: bool) -> wire.Welcome:
        return door.welcome(self.table, person, self.present, now(), words=words)

    # Who is here

    async def _enter(self, socket: Socket) -> None:
        await self._fresh()
        first = socket.person not in self.here
        self.sockets.add(socket)
        self.left.pop(socket.person, None)
        socket.send(wire.write(self._welcome(socket.person, words=socket.words)))
        if first:
            self._hints.tell(self.table.code, person=socket.person)
            self._show_presence(socket.person, present=True)
            with suppress(No):  # it is tried again when the person acts
                await self._step(lambda table: playing.come_back(table, socket.person))
        self._changed()

    async def _visit(self, person: str) -> None:
        """Someone who sits here looks in without a socket."""
        if person in self.table.persons and person not in self.here:
            news = person not in self.present
            self.elsewhere[person] = now() + VISIT
            if news:
                with suppress(No):
                    await self._step(lambda table: playing.come_back(table, person))
                self._changed()

    async def _leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        if socket.person not in self.here:
            self.left[socket.person] = now()
            self._show_presence(socket.person, present=False)
        self._changed()

    def _show_presence(self, person: str, *, present: bool) -> None:
        frame = wire.write(wire.Presence(person, present))
        for socket in self.sockets:
            if socket.person != person:
                socket.send(frame)

    def _changed(self, *, by_play: bool = False) -> None:
        if self._closed:
            return
        self.touched = now()
        for attendant in self._attendants:
            attendant.changed(by_play=by_play)


async def _asleep() -> NoReturn:
    raise Asleep
