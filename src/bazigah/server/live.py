"""The socket of a table: frames in become requests, frames out wait in a bounded queue."""

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from bazigah.server import door, wire
from bazigah.server.api.tables import code_of
from bazigah.server.limits import Rate, enough
from bazigah.server.metrics import Metrics
from bazigah.server.no import No
from bazigah.server.protocol import protocol_of
from bazigah.server.room import Room
from bazigah.server.rows import Person
from bazigah.server.security import address_of, check_origin
from bazigah.server.services import Services, services
from bazigah.server.store import Unavailable

FRAMES = 256
"""Frames that may wait for a reader; one that is further behind is sent away, and may come back."""
FAREWELL = 1.0
"""Seconds that a reader has to take what waits for it when its socket is closed."""
NORMAL, GOING_AWAY, POLICY = 1000, 1001, 1008
PASSING = frozenset({"database", "disk-full", "internal", "stopping", "too-fast"})
"""Why a socket is turned away that may come back by itself after a while."""
STRIKES = 50
"""Frames that were refused before a table saw them, after which the socket is closed."""

log = structlog.get_logger()


class LiveSocket:
    """One reader's side of a table: what is sent waits here until the reader takes it. See `room.Socket`."""

    def __init__(self, socket: WebSocket[Any, Any, Any], who: Person, *, words: bool) -> None:
        self.who = who
        self.person = who.id
        self.words = words
        self._socket = socket
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(FRAMES)
        self._closing = asyncio.Event()
        self._code = NORMAL
        self._waiting = 0
        self._check: asyncio.Task[None] | None = None
        self._protocol = protocol_of(socket.scope)

    def send(self, *frames: bytes) -> None:
        """Never waits; a reader that is too far behind is sent away."""
        if self._closing.is_set():
            return
        if not self._waiting and self._protocol is not None and self._protocol.write_now(frames):
            return
        try:
            for frame in frames:
                self._waiting += 1
                self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.bye("slow", again=True)

    def bye(self, code: str, *, again: bool) -> None:
        """The last frame, and then the socket is closed."""
        if self._closing.is_set():
            return
        if code == "slow":  # it would wait behind all the others
            while not self._frames.empty():
                self._frames.get_nowait()
        self._code = GOING_AWAY if again else POLICY
        farewell = wire.write(wire.Bye(code, again, wire.sentence(No(code).sentence)))
        with suppress(asyncio.QueueFull):
            self._frames.put_nowait(farewell)
        with suppress(asyncio.QueueFull):
            self._frames.put_nowait(None)
        self._closing.set()

    @property
    def leaving(self) -> bool:
        """Whether the last frame was said."""
        return self._closing.is_set()

    def check(self) -> None:
        """Looks who it is once more: they may have another name, or be let in no longer."""
        self._check = asyncio.create_task(self._checked())

    async def _checked(self) -> None:
        try:
            self.who = await _person(services(self._socket), self._socket)
        except No:
            self.bye("token", again=False)
        except Unavailable as error:
            self.bye(error.code, again=True)

    async def write(self) -> None:
        """Sends frames until the last; returns when the socket is closed."""
        while (frame := await self._frames.get()) is not None:
            await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            self._waiting -= 1
        await self._socket.close(code=self._code)

    async def finished(self) -> None:
        """Waits for the farewell, and no longer than a reader should need for it."""
        await self._closing.wait()
        await asyncio.sleep(FAREWELL)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], code: FromPath[str], words: FromQuery[bool] = False) -> None:
    """Follows a table. Whoever may not is told why in a `bye`."""
    found = services(socket)
    await socket.accept()
    try:
        address = address_of(socket.scope, found.settings)
        found.limits.http(address)
        check_origin(socket.scope, found.settings)
        person = await _person(found, socket)
        with found.limits.socket(person.id, address) as rate:
            live = LiveSocket(socket, person, words=words)
            room = await _enter(found, code, address, live)
            await _follow(live, _Reader(socket, room, rate, found.metrics))
    except (No, Unavailable) as error:
        no = error if isinstance(error, No) else No(error.code)
        log.info("socket.refused", code=no.code)
        found.metrics.refusals.labels(no.code).inc()
        await _turn_away(socket, no)
    except Exception:
        id = secrets.token_hex(4)
        log.exception("fault", id=id)
        found.metrics.faults.inc()
        await _turn_away(socket, No("internal", id=id))


async def _person(found: Services, socket: WebSocket[Any, Any, Any]) -> Person:
    person = await found.people.who(socket.cookies, socket.headers.get("authorization"))
    if person is None:
        raise No("sign-in")
    return person


async def _enter(found: Services, code: str, address: str, live: LiveSocket) -> Room:
    found.limits.code(address)
    try:
        return await found.tables.enter(code_of(code), live)
    except No as no:
        if no.code == "table-unknown":
            found.limits.missed(address)
        raise


async def _follow(live: LiveSocket, reader: "_Reader") -> None:
    """Until one side has had enough."""
    tasks = [asyncio.create_task(job) for job in (reader.read(live), live.write(), live.finished())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        await reader.room.leave(live)
    for fault in (outcome for outcome in outcomes if isinstance(outcome, Exception)):
        log.info("socket.lost", reason=type(fault).__name__)


@dataclass
class _Reader:
    """The other side: frames that come in."""

    socket: WebSocket[Any, Any, Any]
    room: Room
    rate: Rate
    metrics: Metrics
    strikes: int = 0

    async def read(self, live: LiveSocket) -> None:
        while self.strikes < STRIKES:
            message: Any = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            if live.leaving:
                break
            try:
                enough("too-fast", self.rate.take())
                await self.room.hear(live, live.who.name, wire.read_request(message.get("text")))
            except No as no:
                self._refuse(live, None, no)
            except wire.NotARequest as error:
                self._refuse(live, error.id, No(error.code))
        await live.finished()

    def _refuse(self, live: LiveSocket, id: str | None, no: No) -> None:
        live.send(door.refused(id, no))
        self.metrics.refusals.labels(no.code).inc()
        self.strikes += 1
        if self.strikes == 1:
            log.info("frame.refused", table=self.room.table.code, code=no.code)
        if self.strikes >= STRIKES:
            live.bye("too-fast", again=False)


async def _turn_away(socket: WebSocket[Any, Any, Any], no: No) -> None:
    again = no.code in PASSING
    bye = wire.Bye(no.code, again=again, say=wire.sentence(no.sentence))
    with suppress(Exception):  # who has gone need not hear it
        await socket.send({"type": "websocket.send", "text": wire.write(bye).decode(), "bytes": None})
        await socket.close(code=GOING_AWAY if again else POLICY)
