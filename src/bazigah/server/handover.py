"""Connections that move to the process whose table is asked for.

Nothing is lost and nobody notices: the other process gets a copy of the connection's file descriptor, and what was read
of the request. What cannot be moved is served where it is: any process may serve any table.
"""

import asyncio
import re
import socket
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import unquote_to_bytes

import structlog
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from bazigah.server.api.tables import code_of
from bazigah.server.crew import CONNECTION, Crew
from bazigah.server.http import BoundedHttpProtocol

TABLE = re.compile(rb"[A-Z]+ /(?:t|api/tables)/([^/? ]+)[/? ]")
"""How a request for a table begins."""
CODE = re.compile(r"[0-9]{1,20}", re.ASCII)

log = structlog.get_logger()


class MovingHttpProtocol(BoundedHttpProtocol):
    """A connection that moves when a request begins that is for another process, and nothing else is going on.

    `early`: what another process has read of it.
    """

    _between = True
    """Whether the next byte is the first of a request."""

    def __init__(self, *given: Any, crew: Crew, early: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._crew = crew
        self._early = early

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._early:
            early, self._early = self._early, b""
            super().data_received(early)

    def data_received(self, data: bytes) -> None:
        if not (self._is_idle() and self._moves(data)):
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._between = True
        super().on_message_complete()

    def _is_idle(self) -> bool:
        """Whether all that was asked has been answered, and the peer has it."""
        cycle: RequestResponseCycle | None = self.cycle  # None at first
        answered = cycle is None or cycle.response_complete
        return self._between and answered and not self.transport.get_write_buffer_size()

    def _moves(self, data: bytes) -> bool:
        code = _code(data)
        owner = self._crew.owner(code) if code else self._crew.number
        if owner == self._crew.number or self.transport.is_closing():
            return False
        connection = self.transport.get_extra_info("socket").fileno()
        if not self._crew.send(owner, CONNECTION, data, [connection]):
            return False
        # Nothing more is read here, and this process's descriptor is closed: the other one's keeps the connection.
        self.transport.abort()
        return True


class Arrivals:
    """Takes connections that others hand over. `make(early)`: the protocol for one."""

    def __init__(self, crew: Crew, make: Callable[[bytes], asyncio.Protocol]) -> None:
        self._make = make
        self._tasks: set[asyncio.Task[None]] = set()
        crew.on(CONNECTION, self._take)

    def _take(self, early: bytes, descriptors: Sequence[int]) -> None:
        for descriptor in descriptors:
            task = asyncio.create_task(self._serve(early, socket.socket(fileno=descriptor)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, early: bytes, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._make(early), connection)
        except OSError as error:
            connection.close()
            log.info("connection.lost", reason=type(error).__name__)


def _code(data: bytes) -> str:
    """The code of the table that a request is for; "" if it is for none."""
    found = TABLE.match(data)
    if found is None:
        return ""
    code = code_of(unquote_to_bytes(found[1]).decode(errors="replace"))
    return code if CODE.fullmatch(code) else ""
