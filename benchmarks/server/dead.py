"""Many sockets die while a few people play: what it costs those, and the server's memory."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct

from benchmarks.server import processes
from benchmarks.server.crowd import Order
from benchmarks.server.deaf import Place
from benchmarks.server.guests import Door
from benchmarks.server.processes import Running
from benchmarks.server.rounds import Players, Round, gauge, players, stretch

LIVE = 100
PACE = 40.0
"""Actions a second of all the living: every table two, faster than people play."""
LONGEST = 75.0
"""Seconds that the dead may stay."""


class Deaths(Struct):
    """Rounds before the dead come, while they are there and after; when the last of them was let go, in seconds since
    they had come; memory in MB just after they had come, and the most of all rounds.
    """

    dead: int
    before: Round
    during: list[Round]
    after: Round
    gone: float | None
    memory_joined: float
    memory_most: float


def measured(dead: int, seconds: float) -> Deaths:
    """The dead watch the tables of the living, all the same number of them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        server = stack.enter_context(processes.tables(folder))
        server.until("/api/health")
        with closing(Door(server.port)) as door:
            tables = door.gatherings(LIVE)
            places = [Place(tables[number % len(tables)].code, door.guest("").cookie) for number in range(dead)]
        living = stack.enter_context(players("tables", server.port))
        living.do(Order("attend", tables=tables))
        living.do(Order("connect"))
        order = Order("paced", rate=PACE, seconds=seconds)
        before = stretch(server, living, order)
        stack.enter_context(_deaf(server.port, places))
        return _watch(server, living, order, before, dead)


def _watch(server: Running, living: Players, order: Order, before: Round, dead: int) -> Deaths:
    joined, began = server.usage().memory, perf_counter()
    during, gone = [], None
    while gone is None and perf_counter() - began < LONGEST:
        during.append(stretch(server, living, order))
        if gauge(server, "bazigah_sockets") <= LIVE:
            gone = perf_counter() - began
    after = stretch(server, living, order)
    most = max(part.memory for part in [*during, after])
    return Deaths(dead, before, during, after, gone, joined, most)


@contextmanager
def _deaf(port: int, places: Sequence[Place]) -> Iterator[None]:
    command = [sys.executable, "-m", "benchmarks.server.deaf", str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=processes.ROOT) as process:
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(msgspec.json.encode(places) + b"\n")
            process.stdin.flush()
            if not process.stdout.readline():
                raise SystemExit("the dead have not come")
            yield
        finally:
            process.kill()
