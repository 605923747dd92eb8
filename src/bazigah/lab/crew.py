"""Processes of this machine that do pieces of work side by side.

They are ended when the crew is left, whatever they are at, and end by themselves when this process is gone: each holds
one end of a pipe whose other end is here.
"""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Protocol, Self

from bazigah.lab.work import stretch

MOST = 256
"""Workers, at most."""


class WorkerLost(Exception):
    """A worker ended before its work was done: out of memory, or ended from outside."""


class Crew(Protocol):
    """Who does pieces of work somewhere else; used in a `with` block."""

    @property
    def size(self) -> int:
        """How many pieces are done at the same time."""

    def send(self, settings: bytes, first: int, last: int) -> Any:
        """Asks for the lines of these pieces; gives what to ask for them with."""

    def ready(self, asked: Any, seconds: float) -> bool:
        """Whether they are there, waiting at most so long."""

    def take(self, asked: Any) -> tuple[bytes, float]:
        """The lines, and the seconds they took; raises what went wrong, WorkerLost if that was the worker itself."""


class Processes:
    """`size` processes, started one by one as there is work for them.

    They are no forks of this process, which may have threads: of one that has loaded everything and done nothing where
    the system has such, else new ones.
    """

    def __init__(self, size: int) -> None:
        self.size = min(size, MOST)

    def __enter__(self) -> Self:
        context = get_context("spawn" if sys.platform == "win32" else "forkserver")
        if sys.platform != "win32":
            context.set_forkserver_preload([__name__])
        self._theirs, self._ours = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.size, context, _attend, (self._theirs,))
        return self

    def __exit__(self, *_: object) -> None:
        self._ours.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._theirs.close()

    def send(self, settings: bytes, first: int, last: int) -> Future[tuple[bytes, float]]:
        with _lost():
            return self._pool.submit(stretch, settings, first, last)

    def ready(self, asked: Future[Any], seconds: float) -> bool:
        return bool(wait([asked], seconds).done)

    def take(self, asked: Future[tuple[bytes, float]]) -> tuple[bytes, float]:
        with _lost():
            return asked.result()


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool as error:
        raise WorkerLost from error


def _attend(pipe: Connection) -> None:
    """In a worker: Ctrl-C is for the one who started it, and with that one it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(pipe,), daemon=True).start()


def _end_with(pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        pipe.recv_bytes()
    os._exit(0)
