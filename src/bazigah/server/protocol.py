"""uvicorn's sockets with two things more: frames for many are made once, and a dead peer is given up.

A handler finds the protocol of its connection by `protocol_of`; under another server it finds None, and sends as ASGI
says.
"""

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "bazigah"
LINGER = 3.0
"""Seconds that a peer has to take the last frames."""


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """A closed transport with a full buffer would wait for its peer as long as TCP does: a quarter of an hour."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was no good handshake
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

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
