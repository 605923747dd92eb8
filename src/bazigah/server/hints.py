"""What processes on one database tell one another: which table has a new line, who is at it, who is out.

Only hints: the store is what is true. One that is lost costs a moment: whoever appends on top of a line that it does
not know gets a conflict, and reads again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog
from msgspec import Struct

from bazigah.server.clock import new_match_id
from bazigah.server.crew import HINTS, Crew

CHANNEL = "bazigah"
AGAIN = 1.0
"""Seconds until the next try when Redis does not answer."""
WAITING = 10_000
"""Hints that may wait; more are dropped."""
TOGETHER = 200
"""Hints in one message to another process of this machine."""

log = structlog.get_logger()


class Hint(Struct, frozen=True):
    """Table `code` is at line `number`; or `person` is at it; or, without a code, may have another name, or be
    let in no longer. `sender`: the process.
    """

    sender: str
    code: str
    number: int | None = None
    person: str | None = None


class Hints(Protocol):
    """The other processes."""

    def tell(self, code: str, *, number: int | None = None, person: str | None = None) -> None:
        """Sends a hint, and does not wait."""

    async def close(self) -> None: ...


class OverRedis:
    """Publishes and subscribes on one channel; `heard` gets the hints of the others."""

    def __init__(self, url: str, heard: Callable[[Hint], Awaitable[None]]) -> None:
        from redis.asyncio import Redis

        self._redis: Redis = Redis.from_url(url)
        self._heard = heard
        self._me = new_match_id()
        self._out: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self._tasks = [asyncio.create_task(self._again(job)) for job in (self._publish, self._listen)]

    def tell(self, code: str, *, number: int | None = None, person: str | None = None) -> None:
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(Hint(self._me, code, number, person))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again(self, job: Callable[[], Awaitable[None]]) -> None:
        """Does it for good, also when Redis goes away and comes back."""
        from redis.exceptions import RedisError

        told = False
        while True:
            try:
                await job()
            except (RedisError, OSError) as error:
                if not told:
                    log.warning("hints.lost", problem=type(error).__name__)
                told = True
                await asyncio.sleep(AGAIN)

    async def _publish(self) -> None:
        while True:
            hint = await self._out.get()
            await self._redis.publish(CHANNEL, msgspec.json.encode(hint))

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                hint = msgspec.json.decode(message["data"], type=Hint)
                if hint.sender != self._me:
                    await self._heard(hint)


class Siblings:
    """The other processes of this server: all hints of one turn of the event loop go in one message."""

    def __init__(self, crew: Crew, heard: Callable[[Hint], Awaitable[None]]) -> None:
        self._crew = crew
        self._heard = heard
        self._out: list[Hint] = []
        self._in: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        crew.on(HINTS, self._take)
        self._task = asyncio.create_task(self._listen())

    def tell(self, code: str, *, number: int | None = None, person: str | None = None) -> None:
        if not self._out:
            asyncio.get_running_loop().call_soon(self._send)
        self._out.append(Hint(f"{self._crew.number}", code, number, person))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _send(self) -> None:
        told, self._out = self._out, []
        for first in range(0, len(told), TOGETHER):
            self._crew.send_all(HINTS, msgspec.json.encode(told[first : first + TOGETHER]))

    def _take(self, message: bytes, _: Sequence[int]) -> None:
        with suppress(asyncio.QueueFull):
            for hint in msgspec.json.decode(message, type=list[Hint]):
                self._in.put_nowait(hint)

    async def _listen(self) -> None:
        while True:
            await self._heard(await self._in.get())


class Several:
    """Others here and elsewhere."""

    def __init__(self, *ways: Hints) -> None:
        self._ways = ways

    def tell(self, code: str, *, number: int | None = None, person: str | None = None) -> None:
        for way in self._ways:
            way.tell(code, number=number, person=person)

    async def close(self) -> None:
        for way in self._ways:
            await way.close()


def hints(url: str, crew: Crew, heard: Callable[[Hint], Awaitable[None]]) -> Hints:
    """The other processes: those of this server, and those that meet at that Redis, if there is an address."""
    ways: list[Hints] = [Siblings(crew, heard)] if crew.others else []
    if url:
        ways.append(OverRedis(url, heard))
    return ways[0] if len(ways) == 1 else Several(*ways)
