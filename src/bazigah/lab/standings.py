"""What a tournament came to: a cross table, points and ratings.

Everything is counted by blocks (see `tournament`), in whole numbers until the last division; ratings follow the blocks
in the order of their numbers. So the same blocks give the same standings, whoever played them.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from math import lcm
from typing import NamedTuple

from bazigah.lab.estimates import Share, Z, share
from bazigah.lab.simulate import Counts, Estimate
from bazigah.lab.tournament import Block, Seating, Tournament, seatings

DIGITS = 6
"""Decimals of a rating: exponentials differ between machines, in digits far behind these."""


@dataclass(frozen=True)
class Rating:
    """Weng and Lin's rating: its mean, and half the width of its 95 % interval."""

    mean: float
    reach: float


class Result(NamedTuple):
    """What a block came to, in units: by pair and by entrant, the share of meetings that were won."""

    meetings: tuple[tuple[tuple[int, int], int], ...]
    shares: tuple[tuple[int, int], ...]


class Standings:
    """Takes block after block.

    A bot that is ahead of another in a match gets 1 for that meeting, one that shares its place 1/2. `points` are
    those of the game.
    """

    def __init__(self, tournament: Tournament) -> None:
        """ImportError without openskill."""
        from openskill.models import PlackettLuce

        entrants = range(len(tournament.bots))
        self.tournament = tournament
        self.blocks = 0
        counts = _counts(tournament)
        self.size = tournament.size
        self.unit = 2 * self.size * lcm(*(a * b for a in counts for b in counts))
        self.meetings = {pair: Counts() for pair in permutations(entrants, 2)}
        self.against_all = [Counts() for _ in entrants]
        self.scored = [Counts() for _ in entrants]
        self.points_unit = self.size * lcm(*counts)
        # A bot is as good at the end as it was at the start. So no tau, which lets ratings follow who changes, and the
        # whole of each update (gamma 1): intervals are then half as wide as with the model's defaults, and still hold.
        self._model = PlackettLuce(tau=0.0, gamma=_whole)
        self._ratings = [self._model.rating() for _ in entrants]
        self._result = lru_cache(maxsize=1 << 14)(self._count)

    @property
    def matches(self) -> int:
        return self.blocks * self.size

    def add(self, block: Block) -> None:
        """The next block in the order of numbers."""
        order = self.tournament.order(self.blocks)
        self.blocks += 1
        result = self._result(order, tuple(played.ranks for played in block))
        for pair, won in result.meetings:
            self.meetings[pair][won] += 1
        for one, won in result.shares:
            self.against_all[one][won] += 1
        self._add_points(order, block)
        self._rate(result)

    def _add_points(self, order: Seating, block: Block) -> None:
        sums = dict.fromkeys(order, 0)
        for seating, played in zip(_seatings(order), block, strict=True):
            for entrant, points in zip(seating, played.points, strict=True):
                sums[entrant] += points
        for entrant, points in sums.items():
            self.scored[entrant][points * self.points_unit // (self.size * order.count(entrant))] += 1

    def _rate(self, result: "Result") -> None:
        """One game of the rating is one block, since matches within one are not independent."""
        teams = [[self._ratings[one]] for one, _ in result.shares]
        rated = self._model.rate(teams, ranks=[-share for _, share in result.shares])
        for (one, _), [rating] in zip(result.shares, rated, strict=True):
            self._ratings[one] = rating

    def _count(self, order: Seating, ranks: tuple[tuple[int, ...], ...]) -> "Result":
        """What the places in the matches of a block come to; there are few different ones, so it is remembered."""
        halves = dict.fromkeys(permutations(dict.fromkeys(order), 2), 0)
        for seating, places in zip(_seatings(order), ranks, strict=True):
            for seat, other in permutations(range(len(order)), 2):
                if seating[seat] != seating[other]:
                    halves[seating[seat], seating[other]] += _halves(places[seat], places[other])
        meetings = [
            ((one, other), won * self.unit // (2 * self.size * order.count(one) * order.count(other)))
            for (one, other), won in halves.items()
        ]
        shares = []
        for one in dict.fromkeys(order):
            won = sum(halves[pair] for pair in halves if pair[0] == one)
            rest = len(order) - order.count(one)
            shares.append((one, won * self.unit // (2 * self.size * order.count(one) * rest)))
        return Result(tuple(meetings), tuple(shares))

    def rating(self, entrant: int) -> Rating:
        rating = self._ratings[entrant]
        return Rating(round(rating.mu, DIGITS), round(Z * rating.sigma, DIGITS))

    def share(self, entrant: int) -> Share | None:
        """The share of all its meetings that it won; None before its first."""
        values = self.against_all[entrant]
        return share(values, self.unit) if values else None

    def against(self, entrant: int, other: int) -> Share | None:
        """The share of its meetings with another one that it won; None before their first."""
        values = self.meetings.get((entrant, other))
        return share(values, self.unit) if values else None

    def points(self, entrant: int) -> Estimate | None:
        """Mean points of a match, and the standard error over blocks."""
        values = self.scored[entrant]
        return values.estimate(self.points_unit) if values else None

    def order(self) -> list[int]:
        """The entrants, the best first: by rating, then by share, then as they were named."""
        return sorted(range(len(self._ratings)), key=self._key)

    def _key(self, entrant: int) -> tuple[float, float]:
        found = self.share(entrant)
        return -self._ratings[entrant].mu, -(found.mean if found else 0)


def _whole(*_: object) -> float:
    return 1.0


def _counts(tournament: Tournament) -> set[int]:
    """How many seats a bot, or all others together, may have at a table."""
    found = {table.count(entrant) for table in tournament.tables for entrant in table}
    return found | {tournament.seats - count for count in found if count < tournament.seats}


@lru_cache(maxsize=1024)
def _seatings(order: Seating) -> tuple[Seating, ...]:
    return tuple(seatings(order))


def _halves(place: int, other: int) -> int:
    return 2 if place < other else int(place == other)
