"""The figures as tables."""

from collections.abc import Sequence
from statistics import median, quantiles

from benchmarks.client.frames import RATE, Throws
from benchmarks.client.memory import Evening
from benchmarks.client.views import Views
from benchmarks.measure import table

LATE = 20
"""Milliseconds between two frames, over which one of sixty a second has been missed."""


def show_views(floor: dict[int, list[float]], views: Sequence[Views]) -> None:
    rows = [["a heading alone", f"{rate}x", "", "", f"{median(paints):.0f}"] for rate, paints in floor.items()]
    rows += [_row(one) for one in views]
    head = ["first view", "slower", "requests", "kB", "paint", "button", "interactive", "best", "worst", "answer"]
    runs = max(len(one.runs) for one in views)
    table(f"First views in milliseconds, median of {runs}", head, [[*row, *[""] * (10 - len(row))] for row in rows])


def _row(one: Views) -> list[str]:
    def middle(name: str) -> float:
        return median(getattr(view, name) for view in one.runs)

    rests = [view.rest for view in one.runs]
    size = f"{middle('bytes') / 1000:.1f}"
    times = [middle("paint"), middle("ready"), middle("rest"), min(rests), max(rests), middle("answer")]
    return [one.name, f"{one.rate}x", f"{middle('requests'):.0f}", size, *(f"{time:.0f}" for time in times)]


def show_frames(throws: Sequence[Throws]) -> None:
    rows = []
    for one in throws:
        every = one.all
        late = sum(interval > LATE for interval in every) / len(every)
        laid = median(throw.laid for throw in one.throws)
        times = [median(every), quantiles(every, n=20)[-1], every[-1], laid]
        rows.append([one.game, f"{len(every)}", *(f"{time:.1f}" for time in times), f"{late:.1%}"])
    head = ["throw", "frames", "median", "p95", "longest", "before", f"over {LATE} ms"]
    table(f"Milliseconds between frames while dice roll, processor {RATE} times slower", head, rows)


def show_memory(evenings: Sequence[Evening]) -> None:
    head = ["match", "seconds", "heap, kB", "things, kB", "nodes", "listeners"]
    for one in evenings:
        rows = []
        for number, left in enumerate(one.matches, 1):
            figures = [number, left.seconds, left.heap, left.things, left.nodes, left.listeners]
            rows.append([f"{figure:.0f}" for figure in figures])
        table(f"{one.game}: left after each match; {one.slope:+.1f} kB of things a match after the first", head, rows)
