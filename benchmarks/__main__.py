"""All measurements, one after another, each as a table."""

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib import metadata

from bazigah.core.game import game_names
from benchmarks import costs, openspiel, play, search, starts
from benchmarks.measure import Contender, median_rates


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to measure; all without any")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which medians are taken (7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="seconds for each contender in a round (0.4)")
    chosen = parser.parse_args(arguments)
    games = chosen.games or list(game_names())
    print(_machine(), flush=True)

    ours: list[Contender] = [contender for game in games for contender in play.contenders(game)]
    theirs = openspiel.contenders()
    searches = search.contenders(games)
    rates = median_rates([*ours, *theirs, *searches], chosen.rounds, chosen.seconds)
    play.show(games, rates)
    openspiel.show(rates)
    search.show(games, rates)
    starts.show(games)
    costs.show(games, chosen.rounds)


def _machine() -> str:
    versions = [f"{name} {_version(name)}" for name in ("bazigah", "numba", "open_spiel")]
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {', '.join(versions)}; {platform.machine()}, {os.cpu_count()} cores{load}"


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "not installed"


if __name__ == "__main__":
    sys.exit(main())
