"""uvicorn's HTTP, with bounds that it lacks: the head of a request is small, and the request comes soon."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32 * 1024
"""Bytes of a request's line and headers."""
PATIENCE = 15.0
"""Seconds that the head of a request may take, from the opening of the connection or its own first byte."""
PATIENCE_BODY = 60.0
"""Seconds that its body may take."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """A connection whose request is not complete in time, or whose head is too large, is closed."""

    _head = 0
    _in_head = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._is_here()
        super().on_headers_complete()
        self._deadline = self.loop.call_later(PATIENCE_BODY, self.transport.close)

    def on_message_complete(self) -> None:
        self._is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_here()
        super().handle_websocket_upgrade()

    def _expect_head(self) -> None:
        if self._deadline is None:
            self._head, self._in_head = 0, True
            self._deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def _is_here(self) -> None:
        self._in_head = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
