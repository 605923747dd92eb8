"""How long a server takes from the start of its process until it shows pages: with nothing stored, and with much."""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from benchmarks.server import processes, stored
from benchmarks.server.processes import MB

FIRST_PAGES = ("/", "/api/health")


class Beginnings(Struct):
    """Seconds, one a run. The database with `matches`: lines of logs, its size in MB, seconds to write it, MB of memory
    after the start.
    """

    empty: list[float]
    full: list[float]
    matches: int
    lines: int
    megabytes: float
    writing: float
    memory: float

    @property
    def medians(self) -> tuple[float, float]:
        return median(self.empty), median(self.full)


def measured(runs: int, matches: int) -> Beginnings:
    empty = []
    for _ in range(runs):
        with TemporaryDirectory() as name:
            empty.append(_begin(Path(name))[0])
    with TemporaryDirectory() as name:
        folder, began = Path(name), perf_counter()
        lines = stored.fill(folder, matches)
        writing = perf_counter() - began
        size = sum(file.stat().st_size for file in folder.iterdir()) / MB
        full = [_begin(folder) for _ in range(runs)]
    seconds, memory = [run[0] for run in full], max(run[1] for run in full)
    return Beginnings(empty, seconds, matches, lines, size, writing, memory)


def _begin(folder: Path) -> tuple[float, float]:
    with processes.tables(folder) as server:
        return server.until(*FIRST_PAGES), server.usage().memory
