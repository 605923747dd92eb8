"""Several processes that serve as one, on one machine: `processes` of the settings.

The first one listens, opens the database once, and is divided into the others, which so share most of its memory; from
then on it only sees to them. All accept on its socket, and whoever accepts a request for another's table hands it over.
"""

import asyncio
import gc
import os
import select
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from types import FrameType
from typing import Any

import structlog
from litestar import Litestar
from msgspec.structs import replace

from bazigah.core.game import find_game, game_names
from bazigah.core.say import say
from bazigah.server import app
from bazigah.server.crew import Crew, Inbox, inbox
from bazigah.server.settings import ServerSettings
from bazigah.server.store.turns import Turns
from bazigah.words.catalogue import Catalogue, languages

ENDING = 4.7
"""Seconds that workers have to stop; then they are ended."""
PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds until a worker is started again: twice as many each time."""
SHORTEST = 0.01
"""Seconds that the overseer waits at least."""
STABLE = 60.0
"""Seconds after which a worker's death counts as its first."""

log = structlog.get_logger()


class CannotDivide(Exception):
    """The system has no processes that can be divided (`fork`)."""


def serve(settings: ServerSettings, listening: Callable[[int], None]) -> None:
    """As `app.serve`, by `settings.processes` processes. Also raises CannotDivide. For the main thread only."""
    if not hasattr(os, "fork"):
        raise CannotDivide
    with ExitStack() as stack:
        sock = stack.enter_context(app.bound(settings.host, settings.port))
        port = sock.getsockname()[1]
        asyncio.run(_open_once(settings))
        made = app.make_app(settings)
        _warm_up()
        inboxes = [inbox() for _ in range(settings.processes)]
        for end in (end for box in inboxes for end in box):
            stack.enter_context(end)
        worker = partial(_work, made, settings, sock, inboxes, Turns())
        Overseer(settings.processes, worker, sock.close, lambda: listening(port)).run()


async def _open_once(settings: ServerSettings) -> None:
    """Makes or migrates the database, or raises what is wrong with it."""
    await (await app.opened(settings)).close()


def _warm_up() -> None:
    """Loads what all will need, and lets garbage collection never touch it: what is not written to stays shared."""
    for name in game_names():
        find_game(name)
    for language in languages():
        Catalogue(language).text(say("server-no-database"))
    gc.collect()
    gc.freeze()


def _work(
    made: Litestar,
    settings: ServerSettings,
    sock: socket.socket,
    inboxes: Sequence[Inbox],
    turns: Turns,
    number: int,
    ended: int,
    up: Callable[[], None],
) -> None:
    """What worker `number` does."""
    many = settings.processes
    own = replace(settings, bot_workers=max(1, (settings.bot_workers + number) // many))
    app.work(made, own, sock, lambda _: up(), Crew(number, inboxes, turns), ended)


@dataclass
class Worker:
    """A process, and when it was started; `again`: when it is to be started, if there is none."""

    pid: int = 0
    began: float = 0.0
    again: float = 0.0
    pause: float = PAUSE
    up: bool = False


class Overseer:
    """Starts workers, and again those that die, until it is told to stop; then it stops them.

    `work(number, ended, up)` is what a worker does. `stopping` and `up` are told of the beginning of the end, and that
    all workers are up for the first time.
    """

    def __init__(
        self,
        many: int,
        work: Callable[[int, int, Callable[[], None]], None],
        stopping: Callable[[], None],
        up: Callable[[], None],
    ) -> None:
        self._work = work
        self._when_stopping = stopping
        self._when_up: Callable[[], None] | None = up
        self._workers = [Worker() for _ in range(many)]
        self._life, self._alive = os.pipe()
        """Workers hold the one end, this process the other: when it is gone they see it."""
        self._news, self._told = os.pipe()
        """Each worker tells its number when it is up."""
        self._woken, self._wake = socket.socketpair()
        self._asked = False
        self._end: float | None = None

    def run(self) -> None:
        """Until all have stopped."""
        self._wake.setblocking(False)
        signals = (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD)
        before = {number: signal.signal(number, self._signalled) for number in signals}
        waker = signal.set_wakeup_fd(self._wake.fileno(), warn_on_full_buffer=False)
        try:
            while self._end is None or any(worker.pid for worker in self._workers):
                self._stop_if_asked()
                self._start_due()
                self._wait()
                self._reap()
        finally:
            signal.set_wakeup_fd(waker)
            for number, handler in before.items():
                signal.signal(number, handler)
            for descriptor in (self._life, self._alive, self._news, self._told):
                os.close(descriptor)
            self._woken.close()
            self._wake.close()

    def _signalled(self, number: int, _: FrameType | None) -> None:
        self._asked = self._asked or number != signal.SIGCHLD

    def _stop_if_asked(self) -> None:
        if self._asked and self._end is None:
            self._end = monotonic() + ENDING
            self._when_stopping()
            self._send(signal.SIGTERM)

    def _send(self, number: int) -> None:
        for worker in self._workers:
            if worker.pid:
                os.kill(worker.pid, number)

    def _start_due(self) -> None:
        for number, worker in enumerate(self._workers):
            if not worker.pid and self._end is None and worker.again <= monotonic():
                worker.began = monotonic()
                worker.pid = self._divide(number)

    def _divide(self, number: int) -> int:
        """The id of a new process, which never comes back from here."""
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        pid = os.fork()
        if pid:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            return pid
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for signalled in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
                signal.signal(signalled, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            os.close(self._alive)
            self._work(number, self._life, lambda: _tell(self._told, number))
            status = 0
        except BaseException:
            log.exception("worker.fault", worker=number)
        finally:
            os._exit(status)

    def _wait(self) -> None:
        """For news, or until something is due."""
        due = [worker.again for worker in self._workers if not worker.pid]
        until = self._end if self._end is not None else min(due, default=None)
        timeout = None if until is None else max(SHORTEST, until - monotonic())
        sources: list[Any] = [self._woken, self._news]
        ready, _, _ = select.select(sources, [], [], timeout)
        if self._woken in ready:
            self._woken.recv(4096)
        if self._news in ready:
            for number in os.read(self._news, 4096):
                self._workers[number].up = True
        if self._when_up is not None and all(worker.up for worker in self._workers):
            told, self._when_up = self._when_up, None
            told()
        if self._end is not None and self._end <= monotonic():
            self._send(signal.SIGKILL)

    def _reap(self) -> None:
        for number, worker in enumerate(self._workers):
            if worker.pid and (found := os.waitpid(worker.pid, os.WNOHANG))[0]:
                worker.pid = 0
                if self._end is None:
                    self._died(number, worker, os.waitstatus_to_exitcode(found[1]))

    def _died(self, number: int, worker: Worker, status: int) -> None:
        at = monotonic()
        worker.pause = PAUSE if at - worker.began > STABLE else worker.pause
        worker.again = at + worker.pause
        log.error("worker.died", worker=number, status=status, again=worker.pause)
        worker.pause = min(2 * worker.pause, LONGEST_PAUSE)


def _tell(descriptor: int, number: int) -> None:
    with suppress(OSError):
        os.write(descriptor, bytes([number]))
