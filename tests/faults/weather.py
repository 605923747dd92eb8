"""Connections that drop, double, delay and reorder messages, break, and deliver after their owner has gone."""

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import Any

from support.clients import Open, Pipe, plain
from support.tally import TALLY

LATEST = 0.04
"""Seconds by which a message may be late: enough to be overtaken by many."""
GHOST = 0.1
"""Seconds after which a connection that its owner has given up still delivers."""
FATES = {"drop": 0.06, "double": 0.1, "late": 0.14, "cut": 0.008}
"""How often a message meets which."""
OUTWARD = {**FATES, "ghost": 0.012}
"""On the way to the server it may also arrive when its sender has lost the connection, and has a new one."""
IDLE = {"sync", "welcome", "presence", "bye"}
"""Messages that only clients which lose some need: they do not count."""


class Weather:
    """The network, the same for the same seed. `count`: the messages that were disturbed, by what happened to them."""

    def __init__(self, seed: int) -> None:
        self.count: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self._seed = seed
        self._pipes = 0

    @property
    def disturbed(self) -> int:
        return self.count.total()

    @property
    def varied(self) -> bool:
        """Whether all that may happen to a message has happened."""
        return all(self.count[fate] for fate in OUTWARD)

    def opened(self, name: str) -> Open:
        """What opens connections for one client."""

        async def opened(url: str, cookie: str) -> Pipe:
            self._pipes += 1
            return Disturbed(await plain(url, cookie), self, Random(f"{self._seed} {name} {self._pipes}"))

        return opened

    def fate(self, random: Random, frame: str, fates: dict[str, float]) -> str:
        """What happens to a message; "" if nothing does."""
        rest = random.random()
        for fate, share in fates.items():
            if rest < share:
                counts = json.loads(frame)["type"] not in IDLE
                self.count[fate] += counts
                TALLY["messages disturbed"] += counts
                return fate
            rest -= share
        return ""

    async def clear(self) -> None:
        """What was still on its way is gone."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Disturbed:
    """A connection in that weather."""

    def __init__(self, pipe: Pipe, weather: Weather, random: Random) -> None:
        self._pipe = pipe
        self._weather = weather
        self._random = random
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue()
        self._over = False
        self._haunted = False
        self._start(self._read())

    async def send(self, frame: str) -> None:
        if self._over:
            raise ConnectionError
        fate = self._weather.fate(self._random, frame, OUTWARD)
        if fate == "cut":
            await self._break()
        elif fate == "ghost":
            self._haunted = True
            self._start(self._haunt(frame))
            self._end()
        elif fate == "late":
            self._start(self._send_late(frame))
        elif fate != "drop":
            await self._pipe.send(frame)
        if fate == "double":
            self._start(self._send_late(frame))

    async def receive(self) -> str:
        frame = await self._arrived.get()
        if frame is None:
            raise ConnectionError
        return frame

    async def close(self) -> None:
        self._end()
        if not self._haunted:
            await self._pipe.close()

    async def _read(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._arrive(await self._pipe.receive())
        self._end()

    async def _arrive(self, frame: str) -> None:
        fate = self._weather.fate(self._random, frame, FATES)
        if fate == "cut":
            await self._break()
        elif fate == "late":
            self._start(self._arrive_late(frame))
        elif fate != "drop":
            self._arrived.put_nowait(frame)
        if fate == "double":
            self._start(self._arrive_late(frame))

    async def _send_late(self, frame: str) -> None:
        await asyncio.sleep(self._random.random() * LATEST)
        await self._pipe.send(frame)

    async def _arrive_late(self, frame: str) -> None:
        await asyncio.sleep(self._random.random() * LATEST)
        if not self._over:
            self._arrived.put_nowait(frame)

    async def _haunt(self, frame: str) -> None:
        """The owner has a new connection when this arrives on the old one."""
        await asyncio.sleep(GHOST)
        await self._pipe.send(frame)
        await asyncio.sleep(LATEST)
        await self._pipe.close()

    async def _break(self) -> None:
        self._end()
        await self._pipe.close()

    def _end(self) -> None:
        self._over = True
        self._arrived.put_nowait(None)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._weather.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._weather.tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), ConnectionError | None):
            raise RuntimeError("the weather fails") from task.exception()
