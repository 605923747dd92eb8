"""Processes that are measured: started, reached, looked at from outside (through /proc), ended."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter, sleep
from typing import IO

from msgspec import Struct

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[2]
"""Where `python -m benchmarks...` works."""
PATIENCE = 30.0
"""Seconds that a process has to answer for the first time, or to end."""
TICK = os.sysconf("SC_CLK_TCK")
MB = 1e6


class Usage(Struct):
    """What a server has used: seconds of processor time since its start, memory now in MB.

    `memory` is what is resident (RSS), summed over the processes that serve, so that pages they share count for each;
    in `proportional` (PSS) such pages count once in all. `children`: what is resident of the bots' processes.
    """

    cpu: float
    memory: float
    proportional: float
    children: float


@dataclass
class Running:
    """A server under test."""

    process: subprocess.Popen[bytes]
    port: int
    began: float
    log: IO[bytes]
    divided: bool = False
    """Whether it serves by several processes."""

    def usage(self) -> Usage:
        """Of processor time, that of the processes that serve only, without the bots'."""
        main = self.process.pid
        serving = [main, *_children(main)] if self.divided else [main]
        bots = set(_descendants(main)).difference(serving)
        return Usage(
            sum(map(_cpu, serving)),
            sum(map(_memory, serving)),
            sum(map(_proportional, serving)),
            sum(map(_memory, bots)),
        )

    def get(self, path: str) -> bytes:
        """The body of a page that answers 200; OSError otherwise."""
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            body = answer.read()
        except HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()
        if answer.status != 200:
            raise OSError(f"{path} answers {answer.status}")
        return body

    def until(self, *paths: str) -> float:
        """Seconds from the start of the process until all these pages have answered."""
        waiting = list(paths)
        while waiting:
            if self.process.poll() is not None:
                self.log.seek(0)
                said = self.log.read().decode(errors="replace")
                raise SystemExit(f"{said}A server ended with status {self.process.returncode} before it answered.")
            if perf_counter() - self.began > PATIENCE:
                raise SystemExit(f"A server does not answer at {waiting[0]}.")
            try:
                self.get(waiting[0])
                waiting.pop(0)
            except OSError:
                sleep(0.005)
        return perf_counter() - self.began


@contextmanager
def started(
    command: Sequence[str], port: int, environment: Mapping[str, str], *, divided: bool = False
) -> Iterator[Running]:
    """A server, for as long as it is needed."""
    began = perf_counter()
    settings = {**os.environ, **environment}
    with TemporaryFile() as log, _process(command, settings, log) as process:
        try:
            yield Running(process, port, began, log, divided)
        finally:
            end(process)


@contextmanager
def tables(folder: Path, many: int = 1) -> Iterator[Running]:
    """The table server on a SQLite file of the folder: durable as always, without limits, and bots do not wait. `many`:
    processes that share its work.
    """
    port = free_port()
    limits = [
        "PEOPLE_PER_ADDRESS", "TABLES_PER_PERSON", "TABLES_PER_ADDRESS", "SOCKETS", "SOCKETS_PER_PERSON",
        "SOCKETS_PER_ADDRESS", "REQUESTS_PER_SECOND", "HTTP_PER_MINUTE", "CODE_MISSES",
    ]  # fmt: skip
    settings = {"HOST": HOST, "PORT": str(port), "HOME": str(folder), "BOT_PAUSE": "0", **dict.fromkeys(limits, "0")}
    command = [sys.executable, "-m", "bazigah", "serve", "--processes", str(many)]
    environment = {f"BAZIGAH_{name}": value for name, value in settings.items()}
    with started(command, port, environment, divided=many > 1) as running:
        yield running


@contextmanager
def echo() -> Iterator[Running]:
    """The echo server."""
    port = free_port()
    with started([sys.executable, "-m", "benchmarks.server.echo", str(port)], port, {}) as running:
        yield running


def end(process: subprocess.Popen[bytes]) -> None:
    """Asks it to stop, and ends it if it does not."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _process(command: Sequence[str], settings: Mapping[str, str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, env=settings, stdin=nowhere, stdout=nowhere, stderr=log, cwd=ROOT)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _memory(pid: int) -> float:
    """What is resident, in MB; 0 for a process that has just ended."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / MB
    return 0.0


def _proportional(pid: int) -> float:
    """What is resident, in MB, where a page that several processes share counts a part for each."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024 / MB
    return 0.0


def _children(pid: int) -> Iterator[int]:
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            yield from map(int, (task / "children").read_text("utf-8").split())


def _descendants(pid: int) -> Iterator[int]:
    for child in _children(pid):
        yield child
        yield from _descendants(child)
