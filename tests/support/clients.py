"""A client of a table that loses nothing: it sends again what was not answered, follows numbers, and comes back."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from support.following import Follower

PATIENCE = 20.0
"""Seconds after which a client gives up, and its test fails."""
PAUSE = 0.02
"""Seconds between two tries to connect."""


class Pipe(Protocol):
    """One connection. Both raise ConnectionError when it is over."""

    async def send(self, frame: str) -> None: ...
    async def receive(self) -> str: ...
    async def close(self) -> None: ...


class Plain:
    """A connection on which nothing is disturbed."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, frame: str) -> None:
        try:
            await self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError from error

    async def receive(self) -> str:
        try:
            return str(await self._socket.recv())
        except ConnectionClosed as error:
            raise ConnectionError from error

    async def close(self) -> None:
        self._socket.transport.abort()  # a client that goes does not take its leave


Open = Callable[[str, str], Awaitable[Pipe]]
"""Opens a connection to an address, with a cookie."""


async def plain(url: str, cookie: str) -> Pipe:
    origin: Any = "http" + url[2:].split("/api", maxsplit=1)[0]
    return Plain(await connect(url, additional_headers={"cookie": cookie}, origin=origin, compression=None))


class Client(Follower):
    """A person's device at a table. `where()` is the address of the socket at the moment.

    `unanswered`: requests by id, sent again on each new connection, and every `again` seconds if that is given: for
    connections that lose messages. `answers`: every answer to an id, in the order in which they came. `frames`: all
    that it ever got. `random`, of the `seed`, is for whoever decides for the person.
    """

    def __init__(
        self,
        where: Callable[[], str],
        person: str,
        cookie: str,
        *,
        words: bool = False,
        opened: Open = plain,
        again: float | None = None,
        seed: object = 0,
    ) -> None:
        super().__init__(person)
        self.device = f"{person[:4]}{next(_devices)}"
        self.random = Random(str(seed))
        self.cookie = cookie
        self.words = words
        self.unanswered: dict[str, str] = {}
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.requests: dict[str, dict[str, Any]] = {}
        self.frames: list[str] = []
        self.lives = 0
        self.faults: list[str] = []
        self._where = where
        self._open = opened
        self._again = again
        self._pipe: Pipe | None = None
        self._ids = count(1)
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._live(), name=f"client {person}")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        assert not self.faults, self.faults

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request, whatever happens to the connection meanwhile."""
        id = self.put(type, **fields)
        await self.until(lambda: id in self.answers)
        return self.answers[id][0]

    async def does(self, type: str, **fields: Any) -> None:
        """Asks, and must not be refused."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "ack", answer

    def put(self, type: str, **fields: Any) -> str:
        """Sends a request; its id."""
        id = f"{self.device}-{next(self._ids)}"
        self.requests[id] = {"type": type, "id": id, **fields}
        self.unanswered[id] = json.dumps(self.requests[id])
        self._send(self.unanswered[id])
        return id

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until it is true of what this client knows."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    assert not self._task.done(), self._task
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"{self.person} waited in vain: {self!r}") from None

    def synchronise(self) -> None:
        self._send(json.dumps({"type": "sync", "id": "sync"}))

    def __repr__(self) -> str:
        position = self.position and {name: self.position[name] for name in ("acting", "undo", "hidden")}
        turns = [(turn["seat"], turn["legal"]) for turn in self.turns]
        last = [frame[:400] for frame in self.frames[-2:]]
        return (
            f"<{self.person} at {self.number} {self.phase} {position} turns={turns} unanswered={self.unanswered} "
            f"lives={self.lives} byes={self.byes} last={last}>"
        )

    # The connection

    async def _live(self) -> None:
        """Comes back for good."""
        while True:
            try:
                pipe = await self._open(self._where() + ("?words=true" if self.words else ""), self.cookie)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(PAUSE)
                continue
            self.lives += 1
            self.fresh = self._again is None  # else it may be overtaken
            try:
                await self._serve(pipe)
            finally:
                self._pipe = None
                await pipe.close()

    async def _serve(self, pipe: Pipe) -> None:
        """Reads until the connection is over."""
        self._pipe = pipe
        for frame in list(self.unanswered.values()):
            self._send(frame)
        nag = asyncio.create_task(self._nag()) if self._again else None
        try:
            with suppress(ConnectionError):
                while True:
                    self._take(await pipe.receive())
        finally:
            if nag is not None:
                nag.cancel()

    async def _nag(self) -> None:
        """Where messages get lost one has to ask again, and whether one has missed something."""
        assert self._again is not None
        while True:
            await asyncio.sleep(self._again * (0.5 + self.random.random()))
            for frame in list(self.unanswered.values()):
                self._send(frame)
            self.synchronise()

    def _send(self, frame: str) -> None:
        pipe = self._pipe
        if pipe is None:
            return

        async def send() -> None:
            with suppress(ConnectionError):
                await pipe.send(frame)

        task = asyncio.create_task(send())
        _sending.add(task)
        task.add_done_callback(_sending.discard)

    def _take(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] in ("ack", "refused"):
            self._answered(message)
        elif not self.follow(message):
            self.synchronise()
        self._news.set()

    def _answered(self, message: dict[str, Any]) -> None:
        id = message["id"]
        if id not in self.requests:
            self.faults.append(f"an answer to nothing: {message}")
            return
        self.unanswered.pop(id, None)
        self.answers.setdefault(id, []).append(message)


_devices = count(1)
_sending: set[asyncio.Task[None]] = set()
"""A task that nobody holds may be collected."""
