"""Work done piece by piece, in the order of the numbers, here or by a crew; what is kept need not be done again."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from time import perf_counter
from typing import Any

import msgspec

from bazigah.lab.crew import Crew
from bazigah.lab.kept import Kept
from bazigah.lab.work import Piece, Work, lines

ALONE = 0.5
"""Seconds of work done here before a crew is called. What it needs is then compiled and on disk, and it is known how
long a piece takes."""
WORTH = 4.0
"""Seconds of work that must be left for a crew to be called: it takes a second or more to come."""
COMING = 1.0
"""Seconds of work done here while the crew comes, but no more than one worker's part."""
STRETCH = 0.2
"""Seconds of work that a worker is asked for at a time."""
MOMENT = 0.05
"""Seconds between two looks at whether to stop."""
AHEAD = 3
"""Stretches asked for, by worker: none waits for the next, and what is done too early stays little."""


class Runner:
    """Does the pieces of a work.

    `crew` makes who helps, None: nobody; `stop` says whether to end; `shown` is told how many pieces are done.
    """

    def __init__(
        self,
        crew: Callable[[], AbstractContextManager[Crew]] | None = None,
        stop: Callable[[], bool] = lambda: False,
        shown: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.crew = crew
        self.stop = stop
        self.shown = shown

    def run(self, work: Work, total: int, row: Any, fold: Callable[[Any], None], kept: Kept | None = None) -> int:
        """Gives each of the first `total` pieces to `fold`, in order, as a `row`; how many there were.

        What `kept` has is taken from there, the rest is added to it.
        """
        decode = msgspec.json.Decoder(row).decode
        done = 0
        for line in kept.lines(total) if kept else ():
            fold(decode(line))
            done += 1
        self.shown(done)
        for some in self._lines(work, done, total):
            if kept:
                kept.append(some)
            for line in some.splitlines():
                fold(decode(line))
                done += 1
            self.shown(done)
        return done

    def _lines(self, work: Work, first: int, total: int) -> Iterator[bytes]:
        """Lines of pieces from `first` on, in order, until all are there or it is to stop."""
        if first >= total:
            return
        piece, number = work.begin(), first
        began = warm = perf_counter()
        while number < total and not self.stop():
            now = perf_counter()
            warm = now if number == first + 1 else warm  # the first piece may compile
            pace = (now - warm) / (number - first - 1) if number > first + 1 else now - began
            if self.crew and now - began > ALONE and pace * (total - number) > WORTH:
                yield from self._shared(self.crew, work, piece, range(number, total), pace)
                return
            yield lines(piece, number, number + 1)
            number += 1

    def _shared(
        self,
        crew: Callable[[], AbstractContextManager[Crew]],
        work: Work,
        piece: Piece,
        numbers: range,
        pace: float,
    ) -> Iterator[bytes]:
        """The same with a crew; `pace`: seconds a piece."""
        settings, asked = msgspec.json.encode(work), deque[tuple[Any, int]]()
        with crew() as workers:
            own, rest = _split(numbers, min(int(COMING / pace), len(numbers) // (workers.size + 1)))
            rest = _ask(workers, settings, asked, rest, pace)
            for number in own:
                if self.stop():
                    return
                yield lines(piece, number, number + 1)
            while asked and not self.stop():
                if workers.ready(asked[0][0], MOMENT):
                    stretch, length = asked.popleft()
                    some, seconds = workers.take(stretch)
                    rest = _ask(workers, settings, asked, rest, seconds / length)
                    yield some
            while asked and workers.ready(asked[0][0], 0):
                yield workers.take(asked.popleft()[0])[0]


def _ask(workers: Crew, settings: bytes, asked: deque[tuple[Any, int]], rest: range, pace: float) -> range:
    """Asks workers for as many stretches as they should have before them; gives what is left to ask for.

    At the end stretches are short, so that all workers end together.
    """
    while rest and len(asked) < AHEAD * workers.size:
        most = min(int(STRETCH / max(pace, 1e-9)), len(rest) // (AHEAD * workers.size))
        some, rest = _split(rest, max(1, most))
        asked.append((workers.send(settings, some.start, some.stop), len(some)))
    return rest


def _split(numbers: range, first: int) -> tuple[range, range]:
    return numbers[:first], numbers[first:]
