"""Several processes on one database, and a process that is killed."""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from random import Random

import pytest

from bazigah.server.store import Store, logs
from support.paths import ROOT
from support.stored import with_store

pytestmark = pytest.mark.slow


@contextmanager
def appender(url: str, name: str, tables: int, pause: float = 0) -> Iterator[subprocess.Popen[str]]:
    """A process that is ready to append."""
    command = [sys.executable, "-m", "support.appender", url, name, str(tables), str(pause)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT / "tests") as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def acknowledged(process: subprocess.Popen[str], most: int | None = None) -> set[tuple[str, int]]:
    """What the process was told to be stored, up to `most`: code and last number."""
    assert process.stdout is not None
    lines = (line.split() for line in process.stdout if line.endswith("\n"))
    return {(code, int(number)) for code, number in islice(lines, most)}


def test_each_number_is_won_by_one_process(url: str) -> None:
    tables = 3
    with appender(url, "one", tables, 0.01) as one, appender(url, "two", tables, 0.01) as two:
        go(one)
        go(two)
        won = {"one": acknowledged(one, 100), "two": acknowledged(two, 100)}
        for name, process in (("one", one), ("two", two)):
            process.kill()
            won[name] |= acknowledged(process)
    assert not won["one"] & won["two"]
    stored = with_store(url, lambda store: batches(store, tables))
    assert stored["one"] >= won["one"]
    assert stored["two"] >= won["two"]
    assert not stored["one"] & stored["two"]


def test_what_was_acknowledged_survives_kill(url: str) -> None:
    tables, random = 20, Random(1)
    told: set[tuple[str, int]] = set()
    for turn in range(5):
        with appender(url, f"p{turn}", tables) as process:
            go(process)
            told |= acknowledged(process, random.randint(1, 400))
            process.kill()
            told |= acknowledged(process)
        stored = with_store(url, lambda store: batches(store, tables))
        assert told <= set().union(*stored.values())


async def batches(store: Store, tables: int) -> dict[str, set[tuple[str, int]]]:
    """By whom each batch was stored: code and last number. No log has a hole, and each batch is whole."""
    made = defaultdict(set)
    for i in range(tables):
        log = await store._ground.read(partial(logs.log, code=f"t{i}"))
        assert [line.number for line in log] == list(range(1, len(log) + 1))
        after = 0
        while after < len(log):
            name, _, known = (log[after].key or "").partition("-")
            assert int(known) == after
            lines = log[after : after + 1 + after % 4]
            assert [line.key for line in lines[1:]] == [None] * (after % 4)
            after = lines[-1].number
            made[name].add((f"t{i}", after))
    return made
