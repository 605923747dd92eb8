"""Plots as SVG: numbers and short labels inside, everything else beside them. Needs matplotlib.

Text stays text, so that a browser shapes Persian as it does elsewhere. The same values give the same picture, byte by
byte.
"""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bazigah.lab.estimates import Share
from bazigah.lab.simulate import Counts

Written = Callable[[float], str]
"""A number of an axis, as the reader writes numbers."""
COLOURS = ("#1d5fa8", "#c2571a", "#2f7d4f", "#8a3d8f", "#8a6d00", "#5b5b5b", "#a8324a", "#00798c")
MARKS = ("o", "s", "^", "D", "v", "P", "X", "*")
"""Colour is never alone: every series has a mark of its own."""
LINES = ("-", "--", ":", "-.")
SHAPES = {
    "o": "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
    "s": "M-5 -5h10v10h-10z",
    "^": "M0 -6L6 5H-6z",
    "D": "M0 -7L7 0L0 7L-7 0z",
    "v": "M0 6L6 -5H-6z",
    "P": "M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
    "X": "M-6 -3L-3 -6L0 -3L3 -6L6 -3L3 0L6 3L3 6L0 3L-3 6L-6 3L-3 0z",
    "*": "M0 -7L2 -2L7 -2L3 1L4 6L0 3L-4 6L-3 1L-7 -2L-2 -2z",
}
DASHES = {"-": "none", "--": "7 3", ":": "2 3", "-.": "9 3 2 3"}
"""The same for keys beside a picture."""
INK, FAINT = "#333333", "#cccccc"
WIDTH, ROW = 7.2, 0.36
"""Inches: of a picture, and of one row in it."""
BINS = 40
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "bazigah",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "ytick.major.size": 0,
}


class Row(NamedTuple):
    """A label, and for each series an interval or nothing."""

    label: str
    values: Sequence[Share | None]


def intervals(rows: Sequence[Row], written: Written, line: float | None = None) -> str:
    """Dots with their intervals, a row for each label from above, a mark for each series; `line`: what is even."""
    with _figure(len(rows) * ROW * max(1.0, 0.55 * len(rows[0].values)) + 0.5) as (axes, svg):
        for series in range(len(rows[0].values)):
            shift = 0.5 * ((series + 0.5) / len(rows[0].values) - 0.5)
            drawn = [(place + shift, row.values[series]) for place, row in enumerate(rows)]
            found = [(place, value) for place, value in drawn if value]
            axes.errorbar(
                [value.mean for _, value in found],
                [place for place, _ in found],
                xerr=[
                    [max(0.0, value.mean - value.low) for _, value in found],
                    [max(0.0, value.high - value.mean) for _, value in found],
                ],
                fmt=MARKS[series % len(MARKS)],
                color=COLOURS[series % len(COLOURS)],
                capsize=3,
            )
        if line is not None:
            axes.axvline(line, color=INK, linewidth=0.8, linestyle=":")
        axes.set_yticks(range(len(rows)), [row.label for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        _numbers(axes.xaxis, written)
        axes.grid(axis="x", color=FAINT, linewidth=0.5)
    return svg[0]


def distributions(series: Sequence[Counts], written: Written) -> str:
    """How often each value came, in hundredths of all: a line for each series, over bins of whole numbers."""
    low, high = min(map(min, series)), max(map(max, series))
    wide = max(1, -(-(high - low + 1) // BINS))
    edges = [low - 0.5 + wide * number for number in range((high - low) // wide + 2)]
    with _figure(2.6) as (axes, svg):
        for number, counts in enumerate(series):
            parts = [0.0] * (len(edges) - 1)
            for value, times in counts.items():
                parts[(value - low) // wide] += 100 * times / counts.total()
            axes.stairs(
                parts,
                edges,
                color=COLOURS[number % len(COLOURS)],
                linestyle=LINES[number % len(LINES)],
                linewidth=1.6,
            )
        _numbers(axes.xaxis, written, whole=True)
        _numbers(axes.yaxis, written)
        axes.grid(axis="y", color=FAINT, linewidth=0.5)
        axes.set_ylim(bottom=0)
    return svg[0]


class _figure:  # noqa: N801  used as a word
    """A figure of `height` inches; its axes, and a list to which its SVG is added when it is left."""

    def __init__(self, height: float) -> None:
        self.height = height

    def __enter__(self) -> tuple[Any, list[str]]:
        import matplotlib as mpl
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure

        self._style = mpl.rc_context(STYLE)
        self._style.__enter__()
        self._figure = Figure(figsize=(WIDTH, max(1.0, self.height)), layout="constrained")
        FigureCanvasSVG(self._figure)
        self._svg: list[str] = []
        return self._figure.add_subplot(), self._svg

    def __exit__(self, *error: Any) -> None:
        if error[0] is None:
            file = io.StringIO()
            self._figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
            self._svg.append(_inline(file.getvalue()))
        self._style.__exit__(*error)


def _numbers(axis: Any, written: Written, *, whole: bool = False) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis.set_major_locator(MaxNLocator(7, integer=whole))
    axis.set_major_formatter(FuncFormatter(lambda value, _: written(value)))


def _inline(svg: str) -> str:
    """Without what only a file of its own needs."""
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    return re.sub(r'<g id="[^"]*"', "<g", body)  # of several pictures on a page they would be the same


def mark(series: int) -> str:
    """The mark of a series, drawn for a key."""
    shape, colour = SHAPES[MARKS[series % len(MARKS)]], COLOURS[series % len(COLOURS)]
    path = f'<path d="{shape}" fill="{colour}"/>'
    return f'<svg width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">{path}</svg>'


def stroke(series: int) -> str:
    """The line of a series, drawn for a key."""
    colour, dashes = COLOURS[series % len(COLOURS)], DASHES[LINES[series % len(LINES)]]
    line = f'<path d="M0 4H34" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"/>'
    return f'<svg width="34" height="8" viewBox="0 0 34 8" aria-hidden="true">{line}</svg>'
