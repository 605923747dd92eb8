"""First views, rolling dice, long evenings: one after another, as tables and as JSON."""

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from benchmarks.client import frames, memory, report, views
from benchmarks.client.frames import Throws
from benchmarks.client.memory import Evening
from benchmarks.client.views import Views
from support import lobby
from support.chromium import Chromium, chromium
from support.server import QUICK, UNLIMITED, in_process
from support.stage import Stage


class Results(Struct):
    """What is written as JSON; parts that were left out are empty."""

    machine: str
    floor: dict[int, list[float]] = {}
    views: list[Views] = []
    throws: list[Throws] = []
    evenings: list[Evening] = []


def main(arguments: Sequence[str] | None = None) -> None:
    chosen = _parser().parse_args(arguments)
    quick = {**UNLIMITED, **QUICK}
    with TemporaryDirectory() as home, chromium() as browser, in_process(Path(home), **quick) as site:
        results = _measured(chosen, browser, Stage(site))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.client", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="home|tables|frames|memory", help="what to measure (all)")
    parser.add_argument("--runs", type=int, default=7, help="views of each kind (7)")
    parser.add_argument("--throws", type=int, default=5, help="throws of each game (5)")
    parser.add_argument("--minutes", type=float, default=2.0, help="minutes of matches of each game (2)")
    parser.add_argument("--games", nargs="+", default=lobby.GAMES, help="games whose matches are played")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    return parser


def _measured(chosen: argparse.Namespace, browser: Chromium, stage: Stage) -> Results:
    results = Results(_machine(browser))
    print(results.machine, flush=True)

    def first(viewed: Callable[[Chromium, Stage, int], list[Views]]) -> None:
        results.floor = results.floor or views.floor(browser, chosen.runs)
        found = viewed(browser, stage, chosen.runs)
        results.views += found
        report.show_views(results.floor, found)

    def throws() -> None:
        results.throws = frames.measured(browser, stage, chosen.throws)
        report.show_frames(results.throws)

    def evenings() -> None:
        for game in chosen.games:
            results.evenings.append(memory.measured(browser, stage.site, game, 60 * chosen.minutes))
            report.show_memory(results.evenings[-1:])

    parts: dict[str, Callable[[], None]] = {
        "home": lambda: first(views.home),
        "tables": lambda: first(views.tables),
        "frames": throws,
        "memory": evenings,
    }
    for name, part in parts.items():
        if not chosen.parts or name in chosen.parts:
            part()
    return results


def _machine(browser: Chromium) -> str:
    return f"{browser.version}, {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
