"""uvicorn's sockets with a few things more: frames for many are made once, a dead peer is given up, and one that sends
very much keeps nobody else waiting.

A handler finds the protocol of its connection by `protocol_of`; under another server it finds None, and sends as ASGI
says.
"""

from collections.abc import Sequence
from typing import Any

import structlog
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from bazigah.server import wire
from bazigah.server.limits import Rate
from bazigah.server.no import No

EXTENSION = "bazigah"
LINGER = 3.0
"""Seconds that a peer has to take the last frames."""
PIECE = 1024
"""Bytes that are looked through at once: some hundred frames, if they are empty ones."""
ASIDES, ASIDES_IN = 100, 10.0
"""Frames that are no message (pings, pongs, later parts of a message): so many at once, and in so many seconds."""

log = structlog.get_logger()


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """A closed transport with a full buffer would wait for its peer as long as TCP does: a quarter of an hour."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._asides = Rate(ASIDES, ASIDES_IN)
        self._unread = bytearray()
        self._late = 0

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.close_sent:  # what was under way by then is little
            self._late += len(data)
            if self._late > wire.LARGEST:
                self.transport.abort()
                return
        self._unread += data
        self._read_on()
        if not self.handshake_initiated:  # no request that a socket begins with: nothing would ever answer it
            self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Up to the next message, if one waits already: who sends many at once has them taken one by one."""
        while self._unread and not (self.read_paused or self.transport.is_closing()):
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was no good handshake
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_aside()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_aside()

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # of nothing there could be any number
            super().handle_cont(event)
        self._count_aside()

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 is no text, and refused like other frames that are none."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def _count_aside(self) -> None:
        if not self._asides.take() or self.transport.is_closing():
            return
        log.info("socket.refused", code="too-fast")
        self.write_now([wire.write(wire.Bye("too-fast", again=False, say=wire.sentence(No("too-fast").sentence)))])
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.handle_parser_exception()

    # What goes out

    def write_now(self, texts: Sequence[bytes]) -> bool:
        """Writes text frames if the peer takes them at once; False if they have to wait."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(_framed, texts)) if len(texts) > 1 else _framed(texts[0]))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


def protocol_of(scope: Any) -> TableSocketProtocol | None:
    """The protocol of a socket's connection."""
    found: TableSocketProtocol | None = scope.get("extensions", {}).get(EXTENSION)
    return found


class _Last:
    """What was framed last: the same text goes to everyone at a table, one after the other."""

    text = frame = b""


def _framed(text: bytes) -> bytes:
    if text is not _Last.text:
        _Last.text, _Last.frame = text, Frame(Opcode.TEXT, text).serialize(mask=False)
    return _Last.frame
