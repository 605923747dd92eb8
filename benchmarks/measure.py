"""Rates of many contenders, measured in turns, and tables of them."""

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import thread_time


@dataclass(frozen=True)
class Contender:
    """Something that plays matches: `batch()` plays some of them and gives how many, and how many events they had."""

    name: str
    batch: Callable[[], tuple[int, int]]


@dataclass(frozen=True)
class Rate:
    """Per second of processor time."""

    events: float
    matches: float


@dataclass
class Rates:
    """The rates of one contender, a round each."""

    rounds: list[Rate] = field(default_factory=list)

    @property
    def events(self) -> float:
        return median(rate.events for rate in self.rounds)

    @property
    def matches(self) -> float:
        return median(rate.matches for rate in self.rounds)

    @property
    def length(self) -> float:
        """Events in a match."""
        return median(rate.events / rate.matches for rate in self.rounds)

    def times(self, other: "Rates") -> float:
        """How many times the events of the other; the median of the ratios, round by round."""
        return median(a.events / b.events for a, b in zip(self.rounds, other.rounds, strict=True))


def median_rates(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[str, Rates]:
    """All contenders take turns in each round, so that what slows the machine for a while slows all of them."""
    rates = {contender.name: Rates() for contender in contenders}
    for contender in contenders:
        contender.batch()
    for _ in range(rounds):
        for contender in contenders:
            rates[contender.name].rounds.append(_rate(contender, seconds))
    return rates


def _rate(contender: Contender, seconds: float) -> Rate:
    matches = events = 0
    gc.collect()
    began = thread_time()
    while (taken := thread_time() - began) < seconds or not matches:
        more_matches, more_events = contender.batch()
        matches += more_matches
        events += more_events
    return Rate(events / taken, matches / taken)


def median_seconds(action: Callable[[], object], rounds: int, calls: int = 1) -> float:
    """Seconds of processor time of one call."""
    return median(_seconds(action, calls) for _ in range(rounds))


def _seconds(action: Callable[[], object], calls: int) -> float:
    began = thread_time()
    for _ in range(calls):
        action()
    return (thread_time() - began) / calls


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints a title and columns: the first at the left, numbers at the right."""
    print(f"\n{title}", flush=True)
    for line in _lines([head, *rows]):
        print(f"  {line}", flush=True)


def _lines(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        yield "   ".join([first.ljust(widths[0]), *(c.rjust(w) for w, c in zip(widths[1:], rest, strict=True))])


def figure(value: float) -> str:
    """Three digits that count: 16.2 M, 171 k, 48.3."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size * 0.9995:
            return _three(value / size) + unit
    return _three(value)


def _three(value: float) -> str:
    return f"{value:.{2 if value < 9.995 else 1 if value < 99.95 else 0}f}"
