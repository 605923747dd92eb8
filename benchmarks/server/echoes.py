"""The crowd of the echo server: five pass the turn round, like five at a table, and each hears what it has said."""

import asyncio
from time import perf_counter
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.server.crowd import Crowd, Load, Mover, Order
from benchmarks.server.guests import AT_ONCE, CIRCLE
from benchmarks.server.processes import HOST

MESSAGE = b'{"type":"act","id":"a1234567","seat":3,"action":123,"number":1234}'


class Echo(WSListener):
    """One socket."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.next = self
        self.due = 0.0
        self.waits = False
        self.can_act = False
        self.transport: Any = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.load.figures.lost += not self.load.leaving

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        figures = self.load.figures
        figures.bytes += frame.payload_size
        figures.acknowledged(self.due, perf_counter())
        self.load.thinking -= 1
        self.next.take()

    def take(self) -> None:
        """It is this one's turn."""
        self.can_act = True
        self.load.offer(self)

    def act(self, due: float) -> None:
        self.can_act = False
        self.due = due
        self.load.thinking += 1
        self.transport.send(WSMsgType.TEXT, MESSAGE)


class Echoes(Crowd):
    """All of them."""

    def attend(self, order: Order) -> None:
        self.echoes = [Echo(self.load) for _ in range(order.sockets)]

    async def connect(self, *, words: bool) -> list[Mover]:  # noqa: ARG002 - there are none
        gate = asyncio.Semaphore(AT_ONCE)

        async def join(echo: Echo) -> None:
            async with gate:
                await ws_connect(lambda: echo, f"ws://{HOST}:{self.port}/echo")

        await asyncio.gather(*(join(echo) for echo in self.echoes))
        for first in range(0, len(self.echoes), CIRCLE):
            circle = self.echoes[first : first + CIRCLE]
            for echo, after in zip(circle, [*circle[1:], circle[0]], strict=True):
                echo.next = after
            circle[0].take()
        return [*self.echoes]
