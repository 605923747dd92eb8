"""Tables and echo in turns, at each number of sockets: by the clock and in a hurry."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct

from benchmarks.server import processes
from benchmarks.server.crowd import Order
from benchmarks.server.figures import Outcome
from benchmarks.server.guests import Door
from benchmarks.server.processes import Running

RATE = 1000.0
"""Actions a second in paced rounds."""
ECHO_SHARE = 0.5
"""Of the seconds of a round, for the echo."""


class Round(Struct):
    """A stretch, with what the server used meanwhile: `busy`, the share of a core, of several processes that of all
    together; memory in MB, as in `Usage`; commits a second, and lines of tables' logs in each.
    """

    outcome: Outcome
    busy: float
    memory: float
    proportional: float
    children: float
    commits: float = 0.0
    lines: float = 0.0


class Setting(Struct):
    """What was measured at one number of sockets, with so many processes, a list with a round each."""

    sockets: int
    processes: int
    words: bool
    paced: list[Round]
    hurry: list[Round]
    echo_paced: list[Round]
    echo_hurry: list[Round]


class Players:
    """A load process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def do(self, order: Order) -> Outcome | None:
        """Follows an order; ends everything if it cannot."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the load process has ended")
        return msgspec.json.decode(line, type=Outcome | None)


@contextmanager
def players(kind: str, port: int) -> Iterator[Players]:
    """A load process, for as long as it is needed."""
    command = [sys.executable, "-m", "benchmarks.server.load", kind, str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=processes.ROOT) as process:
        try:
            yield Players(process)
        finally:
            processes.end(process)


def measured(sockets: int, rounds: int, seconds: float, many: int = 1) -> list[Setting]:
    """Without words, as programs are told, and with them, as browsers are."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        server, echo = stack.enter_context(processes.tables(folder, many)), stack.enter_context(processes.echo())
        server.until("/api/health")
        echo.until("/")
        guests = stack.enter_context(players("tables", server.port))
        echoes = stack.enter_context(players("echo", echo.port))
        with closing(Door(server.port)) as door:
            guests.do(Order("attend", tables=door.gatherings(sockets)))
        echoes.do(Order("attend", sockets=sockets))
        echoes.do(Order("connect"))
        settings = []
        for words in (False, True):
            guests.do(Order("connect", words=words))
            setting = Setting(sockets, many, words, [], [], [], [])
            for _ in range(rounds):
                _take_turns(setting, (server, guests), (echo, echoes), seconds)
            settings.append(setting)
            guests.do(Order("leave"))
        return settings


def _take_turns(
    setting: Setting, ours: tuple[Running, Players], theirs: tuple[Running, Players], seconds: float
) -> None:
    setting.paced.append(stretch(*ours, Order("paced", rate=RATE, seconds=seconds)))
    setting.echo_paced.append(stretch(*theirs, Order("paced", rate=RATE, seconds=seconds * ECHO_SHARE), counted=False))
    setting.hurry.append(stretch(*ours, Order("hurry", seconds=seconds)))
    setting.echo_hurry.append(stretch(*theirs, Order("hurry", seconds=seconds * ECHO_SHARE), counted=False))


def stretch(server: Running, crowd: Players, order: Order, *, counted: bool = True) -> Round:
    """Follows an order and looks at the server before and after. `counted`: it has counters."""
    counters = counts(server) if counted else (0.0, 0.0)
    before, began = server.usage(), perf_counter()
    outcome = crowd.do(order)
    after, taken = server.usage(), perf_counter() - began
    assert outcome is not None
    measured = Round(outcome, (after.cpu - before.cpu) / taken, after.memory, after.proportional, after.children)
    if counted:
        commits, lines = (now - then for now, then in zip(counts(server), counters, strict=True))
        measured.commits, measured.lines = commits / taken, lines / commits if commits else 0.0
    return measured


def counts(server: Running) -> tuple[float, float]:
    """Commits and lines since the server's start."""
    return gauge(server, "bazigah_commits_total"), gauge(server, "bazigah_lines_total")


def gauge(server: Running, name: str) -> float:
    """One of the server's own figures, summed over its processes."""
    values = []
    for line in server.get("/api/metrics").decode().splitlines():
        key, _, value = line.rpartition(" ")
        if key.partition("{")[0] == name:
            values.append(float(value))
    if not values:
        raise SystemExit(f"the server does not tell {name}")
    return sum(values)


def best(rounds: Sequence[Round], *, hurry: bool) -> Round:
    """Of paced rounds the one with the lowest p99, of hurried ones the fastest."""
    if hurry:
        return max(rounds, key=lambda part: part.outcome.rate)
    return min(rounds, key=lambda part: part.outcome.acks.p99 if part.outcome.acks else inf)
