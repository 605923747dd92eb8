"""How long a program takes from its start to the end of its first match."""

import os
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bazigah.core.twin import can_compile
from benchmarks.measure import table

WARM_RUNS = 5
# numba imports SciPy where it is installed: OpenSpiel brings it along, Bazigah does not, so it is hidden.
FIRST_MATCH = """
import sys
sys.modules["scipy"] = None
from bazigah.bots.bot import find_bot
from bazigah.core.game import find_game
from bazigah.lab.simulate import Simulation
game = find_game({game!r})
Simulation(game, {{}}, [find_bot(game, "random")] * 2, 1).play(0)
"""
HELP = "from bazigah.cli import main; main(['--help'])"


def show(games: Sequence[str]) -> None:
    rows = [_row(game) for game in games] if can_compile() else []
    rows.append(["bazigah --help", "", "", *_warm(HELP, os.environ.get("NUMBA_CACHE_DIR", ""))])
    head = ["", "cold: clock", "processor", "warm: clock", "processor"]
    table("From the start of a program to the end of its first match, in seconds", head, rows)


def _row(game: str) -> list[str]:
    """Cold: with an empty cache, so that everything is compiled; warm: what was compiled is read from disk."""
    code = FIRST_MATCH.format(game=game)
    with TemporaryDirectory() as folder:
        cold = [f"{seconds:.1f}" for seconds in _run(code, folder)]
        return [f"{game}, compiled", *cold, *_warm(code, folder)]


def _warm(code: str, cache: str) -> list[str]:
    runs = [_run(code, cache) for _ in range(WARM_RUNS)]
    return [f"{median(seconds):.2f}" for seconds in zip(*runs, strict=True)]


def _run(code: str, cache: str) -> tuple[float, float]:
    """Seconds by the clock, and seconds of processor time."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    before, began = os.times(), perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL)
    taken, after = perf_counter() - began, os.times()
    used = after.children_user - before.children_user + after.children_system - before.children_system
    return taken, used
