"""What a tournament came to: a cross table, points and ratings.

Everything is counted by blocks (see `tournament`), in whole numbers until the last division; ratings follow the blocks
in the order of their numbers. So the same blocks give the same standings, whoever played them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from math import lcm

from bazigah.lab.estimates import Share, Z, share
from bazigah.lab.simulate import Counts, Estimate
from bazigah.lab.tournament import Block, Seating, Tournament, seatings


@dataclass(frozen=True)
class Rating:
    """Weng and Lin's rating: its mean, and half the width of its 95 % interval."""

    mean: float
    reach: float


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
        self.unit = 2 * tournament.size * lcm(*(a * b for a in _seatings(tournament) for b in _seatings(tournament)))
        self.meetings = {pair: Counts() for pair in permutations(entrants, 2)}
        self.against_all = [Counts() for _ in entrants]
        self.scored = [Counts() for _ in entrants]
        self.points_unit = tournament.size * lcm(*_seatings(tournament))
        # A bot is as good at the end as it was at the start. So no tau, which lets ratings follow who changes, and the
        # whole of each update (gamma 1): intervals are then half as wide as with the model's defaults, and still hold.
        self._model = PlackettLuce(tau=0.0, gamma=_whole)
        self._ratings = [self._model.rating() for _ in entrants]

    @property
    def matches(self) -> int:
        return self.blocks * self.tournament.size

    def add(self, block: Block) -> None:
        """The next block in the order of numbers."""
        order = self.tournament.order(self.blocks)
        self.blocks += 1
        places = _places(order)
        ahead = _meetings(order, block)
        for (one, other), halves in ahead.items():
            times = self.tournament.size * len(places[one]) * len(places[other])
            self.meetings[one, other][halves * self.unit // (2 * times)] += 1
        self._add_points(order, block)
        self._rate(places, ahead)

    def _add_points(self, order: Seating, block: Block) -> None:
        sums = dict.fromkeys(order, 0)
        for seating, played in zip(seatings(order), block, strict=True):
            for entrant, points in zip(seating, played.points, strict=True):
                sums[entrant] += points
        for entrant, points in sums.items():
            self.scored[entrant][points * self.points_unit // (self.tournament.size * order.count(entrant))] += 1

    def _rate(self, places: dict[int, list[int]], ahead: dict[tuple[int, int], int]) -> None:
        """One game of the rating is one block, since matches within one are not independent."""
        shares = {one: self._against_company(one, places, ahead) for one in places}
        for one, mean in shares.items():
            self.against_all[one][mean] += 1
        teams = [[self._ratings[one]] for one in shares]
        rated = self._model.rate(teams, ranks=[-mean for mean in shares.values()])
        for one, [rating] in zip(shares, rated, strict=True):
            self._ratings[one] = rating

    def _against_company(self, one: int, places: dict[int, list[int]], ahead: dict[tuple[int, int], int]) -> int:
        """The share of its meetings at this table that a bot won, in units."""
        halves = sum(ahead[one, other] for other in places if other != one)
        rest = self.tournament.seats - len(places[one])
        return halves * self.unit // (2 * self.tournament.size * len(places[one]) * rest)

    def rating(self, entrant: int) -> Rating:
        rating = self._ratings[entrant]
        return Rating(rating.mu, Z * rating.sigma)

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


def _seatings(tournament: Tournament) -> set[int]:
    """How many seats a bot may have at a table."""
    found = {table.count(entrant) for table in tournament.tables for entrant in table}
    return found | {tournament.seats - count for count in found if count < tournament.seats}


@lru_cache(maxsize=1024)
def _places(order: Seating) -> dict[int, list[int]]:
    places: dict[int, list[int]] = {}
    for place, entrant in enumerate(order):
        places.setdefault(entrant, []).append(place)
    return places


def _meetings(order: Seating, block: Block) -> dict[tuple[int, int], int]:
    """For each two bots, how many halves of a meeting the first won over all matches and seats."""
    halves = dict.fromkeys(permutations(dict.fromkeys(order), 2), 0)
    pairs = list(permutations(range(len(order)), 2))
    for seating, played in zip(seatings(order), block, strict=True):
        for seat, other in pairs:
            if seating[seat] != seating[other]:
                halves[seating[seat], seating[other]] += _halves(played.ranks, seat, other)
    return halves


def _halves(ranks: Sequence[int], seat: int, other: int) -> int:
    return 2 if ranks[seat] < ranks[other] else int(ranks[seat] == ranks[other])
