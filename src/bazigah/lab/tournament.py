"""Bots against one another, each in every seat, on the same dice.

**Tables.** A table seats each bot as often as every other, or once more, and every table that does so is played equally
often: of two seats, all pairs; of k seats and at least k bots, all choices of k; of fewer bots than seats, everybody,
and who sits there once more changes. So any two bots meet equally often, in the same company.

**Blocks.** A block is one table with one start of chance, played once for each turn of its seats and, of more than two,
once more the other way round: every bot sits in every place, and before and behind every other, equally often, so that
the luck of the seat and of the first throws is everybody's. The order around a larger table is drawn anew for each
block, since it also matters who sits between whom. Matches of a block depend on one another, blocks do not: what is
counted is blocks. A bot against itself halves every block, exactly.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from bazigah.bots.playout import below, scramble, step
from bazigah.core.game import Game
from bazigah.lab.simulate import Played, Simulation
from bazigah.lab.work import Piece, Work, simulation

T = TypeVar("T")
Seating = tuple[int, ...]
"""Entrants by seat; an entrant is the index of a bot in the list of those that were named."""
Block = tuple[Played, ...]
"""The matches of a block, in the order of `seatings`."""
ORDERS = 1 << 61
"""Streams of numbers that seat people, apart from those that matches use."""


class Tournament(Work, frozen=True, kw_only=True, tag="tournament"):
    """Piece `b` is block `b`. The same bot may be named twice, and then plays against itself."""

    bots: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, options: dict[str, object], bots: tuple[str, ...], seed: int) -> "Tournament":
        """Refusal if an option is wrong; `options` has the number of players."""
        return cls(game=game.name, rules=game.rules.VERSION, options=game.resolve(options), seed=seed, bots=bots)

    @property
    def seats(self) -> int:
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    @property
    def size(self) -> int:
        """How many matches a block has: one for each of `seatings`."""
        return self.seats * (1 if self.seats < 3 else 2)

    @property
    def tables(self) -> tuple[Seating, ...]:
        return tables(len(self.bots), self.seats)

    def order(self, block: int) -> Seating:
        """Who sits around the table of a block, clockwise."""
        every = self.tables
        table = every[block % len(every)]
        return table if self.seats < 3 else shuffled(table, scramble(scramble(self.seed) ^ ORDERS) + block)

    def blocks(self, matches: int) -> int:
        """How many blocks have at least so many matches, with every table equally often."""
        a_round = len(self.tables) * self.size
        return -(-matches // a_round) * len(self.tables)

    def begin(self) -> Piece:
        @lru_cache(maxsize=256)
        def table(names: tuple[str, ...]) -> Simulation:
            return simulation(self.game, self.options, names, self.seed)

        def play(block: int) -> Block:
            names = [self.bots[entrant] for entrant in self.order(block)]
            return tuple(table(tuple(turned)).play(block) for turned in seatings(names))

        return play


@lru_cache
def tables(entrants: int, seats: int) -> tuple[Seating, ...]:
    """All that seat each of the entrants as often as the others, or once more."""
    each, rest = divmod(seats, entrants)
    everybody = [entrant for entrant in range(entrants) for _ in range(each)]
    return tuple(tuple(sorted([*everybody, *more])) for more in combinations(range(entrants), rest))


def seatings(order: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """The order begun at each of its places, and then the reverse, which of two is the same."""
    for way in (order, order[::-1])[: 1 if len(order) < 3 else 2]:
        for first in range(len(way)):
            yield (*way[first:], *way[:first])


def shuffled(order: Seating, stream: int) -> Seating:
    """The same in an order that a stream of numbers draws, every order with the same chance."""
    drawn, rng = list(order), scramble(stream & ((1 << 62) - 1))
    for last in range(len(drawn) - 1, 0, -1):
        rng = step(rng)
        other = below(rng, last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return tuple(drawn)
