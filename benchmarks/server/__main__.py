"""All of it, one after another, as tables and as JSON."""

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from importlib import metadata
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.server import beginnings, dead, report, rounds
from benchmarks.server.beginnings import Beginnings
from benchmarks.server.dead import Deaths
from benchmarks.server.rounds import Setting

SOCKETS = (100, 1000)
PROCESSES = (1, 2)
PACKAGES = ("bazigah", "litestar", "uvicorn", "uvloop", "picows")


class Results(Struct):
    """What is written as JSON; parts that were left out are empty."""

    machine: str
    load: list[Setting] = []
    dead: Deaths | None = None
    beginnings: Beginnings | None = None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="load|dead|starts", help="what to measure; all without any")
    parser.add_argument("--sockets", type=int, nargs="+", default=SOCKETS, help="numbers of sockets (100 1000)")
    parser.add_argument("--processes", type=int, nargs="+", default=PROCESSES, help="processes that share it (1 2)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of the load (3)")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds of a stretch (4)")
    parser.add_argument("--dead", type=int, default=2000, help="sockets that die (2000)")
    parser.add_argument("--matches", type=int, default=10_000, help="stored matches for the restart (10000)")
    parser.add_argument("--runs", type=int, default=7, help="starts (7)")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    chosen = parser.parse_args(arguments)
    results = Results(_machine())
    print(results.machine, flush=True)

    def loads() -> None:
        for sockets, many in product(chosen.sockets, chosen.processes):
            results.load += rounds.measured(sockets, chosen.rounds, chosen.seconds, many)
            report.show_load(results.load[-2:])

    def deaths() -> None:
        results.dead = dead.measured(chosen.dead, chosen.seconds)
        report.show_dead(results.dead)

    def starts() -> None:
        results.beginnings = beginnings.measured(chosen.runs, chosen.matches)
        report.show_beginnings(results.beginnings)

    parts: dict[str, Callable[[], None]] = {"load": loads, "dead": deaths, "starts": starts}
    for name, part in parts.items():
        if not chosen.parts or name in chosen.parts:
            part()
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


def _machine() -> str:
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in PACKAGES)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {versions}; {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
