"""The figures as tables."""

from collections.abc import Callable, Sequence
from math import isnan, nan
from statistics import median

from benchmarks.measure import figure, table
from benchmarks.server.beginnings import Beginnings
from benchmarks.server.dead import Deaths
from benchmarks.server.figures import Spread
from benchmarks.server.rounds import Round, Setting, best

HEAD = [
    "", "actions/s", "ack p50", "p99", "max", "all five p50", "p99", "max", "server busy", "ms each", "load busy",
    "MB/s", "commits/s", "lines each", "memory, MB", "PSS, MB", "unfinished",
]  # fmt: skip


def show_load(settings: Sequence[Setting]) -> None:
    for setting in settings:
        kind = "with words" if setting.words else "without words"
        processes = "one process" if setting.processes == 1 else f"{setting.processes} processes"
        rows = [
            *_rows("by the clock", setting.paced, hurry=False),
            *_rows("in a hurry", setting.hurry, hurry=True),
            *_rows("echo, by the clock", setting.echo_paced, hurry=False),
            *_rows("echo, in a hurry", setting.echo_hurry, hurry=True),
        ]
        title = (
            f"{setting.sockets} sockets, {processes}, {kind}; times in milliseconds, "
            f"median and best of {len(setting.paced)} rounds"
        )
        table(title, HEAD, rows)
        _show_troubles([*setting.paced, *setting.hurry])


def show_dead(deaths: Deaths) -> None:
    rows = [
        ["before", *_times(deaths.before), f"{deaths.before.memory:.0f}"],
        ["when they have come", *[""] * 6, f"{deaths.memory_joined:.0f}"],
        ["with them, median", *_over(median, deaths.during)],
        ["with them, worst", *_over(max, deaths.during)],
        ["after", *_times(deaths.after), f"{deaths.after.memory:.0f}"],
    ]
    gone = "never" if deaths.gone is None else f"after {deaths.gone:.0f} s"
    table(f"{deaths.dead} dead sockets beside the living; all of them let go {gone}", ["", *HEAD[2:8], HEAD[14]], rows)
    _show_troubles([deaths.before, *deaths.during, deaths.after])


def show_beginnings(begun: Beginnings) -> None:
    rows = [
        ["nothing", *_seconds(begun.empty), ""],
        [f"{begun.matches} matches, {figure(begun.lines)} lines", *_seconds(begun.full), f"{begun.memory:.0f}"],
    ]
    head = ["stored", "median", "best", "longest", "memory, MB"]
    table(f"From the start of the process to the first page, in seconds, {len(begun.empty)} runs", head, rows)
    print(f"  The database has {begun.megabytes:.0f} MB; to write it took {begun.writing:.0f} s.")


def _rows(name: str, rounds: Sequence[Round], *, hurry: bool) -> list[list[str]]:
    columns = zip(*(_columns(part) for part in rounds), strict=True)
    middle = [write(median(values)) for write, values in zip(WRITE, columns, strict=True)]
    top = [write(value) for write, value in zip(WRITE, _columns(best(rounds, hurry=hurry)), strict=True)]
    return [[name, *middle], ["  best", *top]]


def _columns(part: Round) -> list[float]:
    outcome = part.outcome
    return [
        outcome.rate,
        *_spread(outcome.acks),
        *_spread(outcome.all),
        part.busy,
        1000 * part.busy / outcome.rate if outcome.rate else nan,
        outcome.cpu,
        outcome.megabytes,
        part.commits,
        part.lines,
        part.memory + part.children,
        part.proportional,
        outcome.unfinished,
    ]


def _milliseconds(value: float) -> str:
    return "-" if isnan(value) else f"{value:.1f}"


def _small(value: float) -> str:
    return "-" if isnan(value) else f"{value:.2f}"


def _share(value: float) -> str:
    return f"{100 * value:.0f} %"


def _whole(value: float) -> str:
    return f"{value:.0f}"


WRITE: list[Callable[[float], str]] = [
    _whole, *[_milliseconds] * 6, _share, _small, _share, figure, _whole, figure, _whole, _whole, _whole,
]  # fmt: skip


def _times(part: Round) -> list[str]:
    return [_milliseconds(value) for value in (*_spread(part.outcome.acks), *_spread(part.outcome.all))]


def _over(choose: Callable[[Sequence[float]], float], parts: Sequence[Round]) -> list[str]:
    """Column by column."""
    rows = [(*_spread(part.outcome.acks), *_spread(part.outcome.all), part.memory) for part in parts]
    return [f"{choose(column):.1f}" for column in zip(*rows, strict=True)]


def _spread(spread: Spread | None) -> tuple[float, float, float]:
    return (spread.p50, spread.p99, spread.most) if spread else (nan, nan, nan)


def _seconds(values: Sequence[float]) -> list[str]:
    return [f"{value:.2f}" for value in (median(values), min(values), max(values))]


def _show_troubles(rounds: Sequence[Round]) -> None:
    """What should not be there."""
    lost = sum(part.outcome.lost for part in rounds)
    refused: dict[str, int] = {}
    for part in rounds:
        for code, times in part.outcome.refused.items():
            refused[code] = refused.get(code, 0) + times
    if lost or refused:
        print(f"  Sockets lost: {lost}; refused: {refused or 'nothing'}")
