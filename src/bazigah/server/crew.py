"""The processes of one server on one machine, as each of them knows the others: by number.

Every table belongs to one of them, by its code. Each has an inbox of datagrams that all may send to: hints, connections
that are handed over, measurements. Nobody waits for an inbox: what finds it full is dropped, and whoever sends knows.
"""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from bazigah.server.store.turns import Turns

LARGEST = 128 * 1024
"""Bytes of a message."""
ROOM = 4 * LARGEST
"""Bytes that an inbox should hold; the system may allow it less."""
AT_ONCE = 64
"""Messages that are read before others have their turn."""

HINTS, CONNECTION, MEASURE, MEASURED = b"h", b"c", b"m", b"M"
"""What a message is: its first byte."""

Handler = Callable[[bytes, Sequence[int]], None]
"""Is given a message and the file descriptors with it, which are then its own to close."""


class Inbox(NamedTuple):
    """The two ends of it. All processes hold both, so that messages wait for a process that is started again."""

    reading: socket.socket
    writing: socket.socket


def inbox() -> Inbox:
    """A new one."""
    ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in ends:
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
    return Inbox(*ends)


class Crew:
    """All processes, seen from `number`. Without inboxes there is only one. `turns`: how they write to SQLite."""

    def __init__(self, number: int = 0, inboxes: Sequence[Inbox] = (), turns: Turns | None = None) -> None:
        self.number = number
        self.turns = turns
        self._inboxes = inboxes
        self._handlers: dict[bytes, Handler] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def others(self) -> list[int]:
        return [number for number in range(len(self._inboxes)) if number != self.number]

    def owner(self, code: str) -> int:
        """Whose table that is; `code`: digits."""
        return int(code) % len(self._inboxes) if self._inboxes else self.number

    def owns(self, code: str) -> bool:
        """Whether the table is this process's own."""
        return self.owner(code) == self.number

    def on(self, kind: bytes, handler: Handler) -> None:
        """Messages of that kind are for the handler."""
        self._handlers[kind] = handler

    def send(self, to: int, kind: bytes, data: bytes, descriptors: Sequence[int] = ()) -> bool:
        """Whether it is in the other's inbox, with copies of the file descriptors."""
        if len(data) >= LARGEST:
            return False
        try:
            socket.send_fds(self._inboxes[to].writing, [kind, data], descriptors)
        except OSError:  # full
            return False
        return True

    def send_all(self, kind: bytes, data: bytes) -> None:
        """The same to all others."""
        for other in self.others:
            self.send(other, kind, data)

    def listen(self) -> None:
        """From now on messages are handled, on the running event loop."""
        if self._inboxes:
            self._loop = asyncio.get_running_loop()
            self._loop.add_reader(self._inboxes[self.number].reading, self._read)

    def close(self) -> None:
        """No more of them; connections that were under way here are closed."""
        if self._loop is not None:
            self._loop.remove_reader(self._inboxes[self.number].reading)
            self._loop = None
            self._handlers.clear()
            self._read()

    def _read(self) -> None:
        for message, descriptors in self._waiting():
            handler = self._handlers.get(message[:1], _close)
            handler(message[1:], descriptors)

    def _waiting(self) -> Iterator[tuple[bytes, list[int]]]:
        reading = self._inboxes[self.number].reading
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                message, descriptors, _, _ = socket.recv_fds(reading, LARGEST, 1)
                for descriptor in descriptors:
                    os.set_inheritable(descriptor, False)
                yield message, descriptors


def _close(_: bytes, descriptors: Sequence[int]) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
