"""A crowd whose members take turns: paced by the clock, or as fast as they are let."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any, Literal, Protocol

from msgspec import Struct

from benchmarks.server.figures import Figures, Outcome
from benchmarks.server.guests import Gathering

WARM_UP = 0.5
"""Seconds of hurry before it is measured."""
PULSE = 0.001
"""Seconds between two looks at the clock."""
SETTLED = 5.0
"""Seconds that the last answers may take."""


class Order(Struct):
    """`attend`: who comes, to these tables, or so many `sockets` where there are none; `connect`: opens the sockets,
    with or without `words`; `paced`: so many actions a second by the clock; `hurry`: everyone at once; `leave`: closes
    them.
    """

    do: Literal["attend", "connect", "paced", "hurry", "leave"]
    tables: list[Gathering] = []
    sockets: int = 0
    words: bool = False
    rate: float = 0
    seconds: float = 0


class Mover(Protocol):
    """A member. `can_act`: it is its turn; `waits`: it is among the ready; `act` sends what was due."""

    transport: Any
    waits: bool

    @property
    def can_act(self) -> bool: ...

    def act(self, due: float) -> None: ...


class Load:
    """Who may act and rests (`ready`, longest first), and who has acted and has no answer (`thinking`, so many).

    `hurry`: nobody rests; `leaving`: sockets are being closed.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.figures = Figures()
        self.ready: deque[Mover] = deque()
        self.thinking = 0
        self.hurry = False
        self.leaving = False

    def offer(self, mover: Mover) -> None:
        """It is this member's turn."""
        if self.hurry:
            mover.act(perf_counter())
        else:
            mover.waits = True
            self.ready.append(mover)

    def act(self, due: float) -> bool:
        """Lets the member act who has rested longest; False if it is nobody's turn."""
        while self.ready:
            mover = self.ready.popleft()
            mover.waits = False
            if mover.can_act:
                mover.act(due)
                return True
        return False


class Crowd:
    """The members, told what to do."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.load = Load(seed=1)
        self.movers: list[Mover] = []

    async def follow(self, order: Order) -> Outcome | None:
        if order.do == "paced":
            return await self.paced(order.rate, order.seconds)
        if order.do == "hurry":
            return await self.hurry(order.seconds)
        if order.do == "attend":
            self.attend(order)
        elif order.do == "connect":
            self.load.leaving = False
            self.movers = await self.connect(words=order.words)
        else:
            await self.leave()
        return None

    def attend(self, order: Order) -> None:
        raise NotImplementedError

    async def connect(self, *, words: bool) -> list[Mover]:
        raise NotImplementedError

    async def leave(self) -> None:
        self.load.leaving = True
        for mover in self.movers:
            mover.transport.disconnect()
        await asyncio.gather(*(mover.transport.wait_disconnected() for mover in self.movers))
        self.load.ready.clear()

    async def paced(self, rate: float, seconds: float) -> Outcome:
        """An action is due every 1 / rate seconds, whether the server keeps up or not; its time counts from there."""
        self.load.figures = Figures()
        cpu, began = process_time(), perf_counter()
        number, many = 0, round(rate * seconds)
        while number < many and perf_counter() < began + seconds + SETTLED:
            while number < many and began + number / rate <= perf_counter() and self.load.act(began + number / rate):
                number += 1
            await asyncio.sleep(PULSE)
        await self._settle()
        taken = perf_counter() - began
        until_all = max(seconds, self.load.figures.latest - began)
        outcome = self.load.figures.outcome(until_all, taken, process_time() - cpu)
        outcome.unfinished = many - len(self.load.figures.acks)
        return outcome

    async def hurry(self, seconds: float) -> Outcome:
        """Whose turn it is acts at once."""
        self.load.hurry = True
        while self.load.act(perf_counter()):
            pass
        await asyncio.sleep(WARM_UP)
        self.load.figures = Figures()
        cpu, began = process_time(), perf_counter()
        await asyncio.sleep(seconds)
        taken = perf_counter() - began
        outcome = self.load.figures.outcome(taken, taken, process_time() - cpu)
        self.load.hurry = False
        await self._settle()
        return outcome

    async def _settle(self) -> None:
        """Until all that is on its way has come."""
        await until(lambda: not self.load.thinking, SETTLED)


async def until(condition: Callable[[], bool], seconds: float) -> bool:
    """Waits for it, not for ever; whether it came."""
    end = perf_counter() + seconds
    while not condition() and perf_counter() < end:
        await asyncio.sleep(0.01)
    return condition()
