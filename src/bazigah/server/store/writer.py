"""The one who writes: all that has queued up meanwhile goes into one transaction, so that many share one sync."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bazigah.server.store.batches import Ends, Packed, store
from bazigah.server.store.errors import GONE, Conflict, Unavailable, unavailable
from bazigah.server.store.grounds import Ground, Work

T = TypeVar("T")

MOST = 128
"""What goes into one transaction: more would save little, and keep the first in it waiting for the last."""


Stored = Callable[[int, int, float], None]
"""Is told of each transaction: how many batches and lines it stored, and the seconds that it took."""


class _Waiting(NamedTuple):
    """Work, and who waits for it."""

    work: Packed | Work[Any]
    future: asyncio.Future[Any]


class _Failed(NamedTuple):
    error: Exception


class Writer:
    """Takes batches and other work, a task of its own writes them. Made on the event loop that it is used on."""

    def __init__(self, ground: Ground, stored: Stored) -> None:
        self._ground = ground
        self._stored = stored
        self._ends = Ends()
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="bazigah-writer")

    async def write(self, work: Packed | Work[T]) -> T:
        """Returns when the work is durable. Who is cancelled meanwhile does not stop it."""
        if self._closing:
            raise Unavailable(GONE)
        future = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(work, future))
        self._wake.set()
        result: T = await future
        return result

    async def close(self) -> None:
        """Takes no more, and writes what it has."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._closing or self._queue:
            await self._wake.wait()
            await asyncio.sleep(0)  # those whom the last transaction has answered may have more
            group, self._queue = self._queue[:MOST], self._queue[MOST:]
            if not self._queue and not self._closing:
                self._wake.clear()
            began = perf_counter()
            outcomes = await self._outcomes([waiting.work for waiting in group]) if group else []
            self._measure(group, outcomes, perf_counter() - began)
            for waiting, outcome in zip(group, outcomes, strict=True):
                _settle(waiting.future, outcome)

    def _measure(self, group: Sequence[_Waiting], outcomes: Sequence[object], seconds: float) -> None:
        done = [
            waiting.work
            for waiting, outcome in zip(group, outcomes, strict=True)
            if isinstance(waiting.work, Packed) and not isinstance(outcome, _Failed)
        ]
        if done:
            self._stored(len(done), sum(len(packed.lines) for packed in done), seconds)

    async def _outcomes(self, works: Sequence[Packed | Work[Any]]) -> Sequence[object]:
        """Stores them together, or, if something is wrong with one of them, each for itself."""
        for way in (_together, _apart):
            ends: dict[str, int] = {}
            try:
                outcomes = await self._ground.write(partial(way, self._ends, ends, works))
            except Unavailable as error:
                return [_Failed(Unavailable(error.code)) for _ in works]
            except Exception as error:  # noqa: BLE001  whatever it is, the writer goes on
                outcomes = [_Failed(error) for _ in works]
            else:
                self._ends.remember(ends)
                break
        return outcomes


def _settle(future: asyncio.Future[Any], outcome: object) -> None:
    if future.done():  # cancelled
        return
    if isinstance(outcome, _Failed):
        future.set_exception(outcome.error)
    else:
        future.set_result(outcome)


def _together(
    known: Ends, ends: dict[str, int], works: Sequence[Packed | Work[Any]], connection: Connection
) -> list[object]:
    """Outcomes in order; raises if one cannot be stored for a reason that only the database knows."""
    outcomes: list[object] = [None] * len(works)
    good = []
    for index, work in enumerate(works):
        if not isinstance(work, Packed):
            continue
        if known.follows(connection, work, ends):
            ends[work.code] = work.last
            good.append(work)
        else:
            outcomes[index] = _Failed(Conflict())
    store(connection, good)
    for index, work in enumerate(works):
        if not isinstance(work, Packed):
            outcomes[index] = work(connection)
    return outcomes


def _apart(
    known: Ends, ends: dict[str, int], works: Sequence[Packed | Work[Any]], connection: Connection
) -> list[object]:
    """Outcomes in order, each work in a savepoint of its own."""
    outcomes: list[object] = []
    for work in works:
        try:
            with connection.begin_nested():
                [outcome] = _together(known, ends, [work], connection)
        except Exception as error:
            if unavailable(error):
                raise
            outcome = _Failed(error)
            if isinstance(work, Packed):
                ends.pop(work.code, None)
                outcome = _Failed(Conflict() if isinstance(error, IntegrityError) else error)
        outcomes.append(outcome)
    return outcomes
