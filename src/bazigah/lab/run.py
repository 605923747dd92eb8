"""Work done piece by piece, in the order of the numbers, here or by a crew; what is kept need not be done again."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import islice
from time import perf_counter
from typing import Any

import msgspec

from bazigah.lab.crew import Crew
from bazigah.lab.kept import Kept
from bazigah.lab.work import Piece, Work, lines

ALONE = 0.5
"""Seconds of work done here before a crew is called. What it needs is then compiled and on disk, and it is known how
long a piece takes."""
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
        began = perf_counter()
        while number < total and not self.stop():
            alone = perf_counter() - began
            if self.crew and alone > ALONE and number > first + 1:
                yield from self._shared(self.crew, work, piece, range(number, total), alone / (number - first))
                return
            yield lines(piece, number, number + 1)
            if number == first:
                began = perf_counter()  # the first piece compiles
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
        settings, asked = msgspec.json.encode(work), deque[Any]()
        with crew() as workers:
            own, rest = _split(numbers, min(int(COMING / pace), len(numbers) // (workers.size + 1)))
            size = max(1, min(int(STRETCH / pace), len(rest) // (4 * workers.size)))
            stretches = (rest[start : start + size] for start in range(0, len(rest), size))

            def ask(most: int) -> None:
                for some in islice(stretches, max(0, most - len(asked))):
                    asked.append(workers.send(settings, some.start, some.stop))

            ask(AHEAD * workers.size)
            for number in own:
                if self.stop():
                    return
                yield lines(piece, number, number + 1)
            while asked and not self.stop():
                if workers.ready(asked[0], MOMENT):
                    yield workers.take(asked.popleft())
                    ask(AHEAD * workers.size)
            while asked and workers.ready(asked[0], 0):
                yield workers.take(asked.popleft())


def _split(numbers: range, first: int) -> tuple[range, range]:
    return numbers[:first], numbers[first:]
