"""What a sweep came to, point by point. Whole numbers until the last division, as everywhere here."""

from collections import Counter
from math import lcm, sqrt
from typing import Any

from bazigah.lab.estimates import Share, share
from bazigah.lab.simulate import Counts, Played
from bazigah.lab.sweep import Sweep, Swept
from bazigah.lab.told import Told


class Findings:
    """Takes the pieces of a sweep in the order of their numbers."""

    def __init__(self, sweep: Sweep) -> None:
        self.sweep = sweep
        self.points = [Point(values, options) for values, options in zip(sweep.points, sweep.settings, strict=True)]
        self.matches = 0

    def add(self, swept: Swept) -> None:
        self.points[self.matches % len(self.points)].add(swept)
        self.matches += 1


class Point:
    """The matches under one setting; `values` are the options that vary, `options` all of them."""

    def __init__(self, values: dict[str, int | str], options: dict[str, Any]) -> None:
        self.values = values
        self.options = options
        self.seats = int(options["players"])
        self.matches = 0
        self.told = 0
        self.events, self.decisions, self.turns, self.spread = Counts(), Counts(), Counts(), Counts()
        self.scores = [Counts() for _ in range(self.seats)]
        self.uses = Counter[str]()
        self.used_in = Counter[str]()
        """Kind -> in how many of the told matches it came."""
        self._wins = [Counts() for _ in range(self.seats)]
        self._shared = Counts()
        self._whole = lcm(*range(1, self.seats + 1))

    def add(self, swept: Swept) -> None:
        self._add_match(swept.played)
        if swept.told:
            self._add_told(swept.told)

    def _add_match(self, played: Played) -> None:
        self.matches += 1
        self.events[played.events] += 1
        self.spread[max(played.points) - min(played.points)] += 1
        winners = played.ranks.count(1)
        self._shared[int(winners > 1)] += 1
        for seat, (points, rank) in enumerate(zip(played.points, played.ranks, strict=True)):
            self.scores[seat][points] += 1
            self._wins[seat][self._whole // winners if rank == 1 else 0] += 1

    def _add_told(self, told: Told) -> None:
        self.told += 1
        self.decisions[told.decisions] += 1
        self.turns[told.turns] += 1
        self.uses.update(told.uses)
        self.used_in.update(told.uses.keys())

    def wins(self, seat: int) -> Share:
        """The part of the matches that a seat won; a win that k seats share is a k-th for each."""
        return share(self._wins[seat], self._whole)

    @property
    def shared(self) -> Share:
        """The part of the matches in which several won."""
        return share(self._shared, 1)

    def score(self) -> tuple[float, float]:
        """Mean and standard deviation of the points of any seat."""
        every = Counts()
        for points in self.scores:
            every.update(points)
        mean = every.estimate().mean
        squares = sum(value * value * times for value, times in every.items()) / every.total()
        return mean, sqrt(max(0.0, squares - mean * mean))

    def per_match(self, kind: str) -> float:
        """How often a kind comes in a match."""
        return self.uses[kind] / self.told
