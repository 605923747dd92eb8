"""Many matches between bots, and their sums.

Match `i` depends on game, options, seats, seed and `i`, and on nothing else: not on the machine, the face, or which
matches are played before it or beside it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import lcm, sqrt
from typing import Any, NamedTuple

from bazigah.bots import faces
from bazigah.bots.bot import GREEDY, Bot
from bazigah.bots.playout import scramble
from bazigah.core.contract import OVER
from bazigah.core.game import Game
from bazigah.core.twin import Compiled, Face, plain

LONGEST = 1 << 20
"""Events at a stretch: compiled code does not hear Ctrl-C before it returns."""


class Played(NamedTuple):
    """What one match came to; points and places by seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    events: int


class Simulation:
    """The matches of one game, one setting of its options and one row of bots.

    Simple bots are played inside the compiled face, if numba is there. Others get what the contract of bots promises: a
    masked copy of a plain state and a seed.
    """

    def __init__(self, game: Game, options: Mapping[str, object], seats: Sequence[Bot], seed: int) -> None:
        """Refusal if an option is wrong. `seed` is below 2**62."""
        self.game = game
        self.options = game.resolve({**options, "players": len(seats)})
        self.seats = tuple(seats)
        self.seed = seed
        self.thinking = {seat: bot.choose for seat, bot in enumerate(seats) if not bot.simple}
        self.face: Face = faces.fastest_face(game)
        self._plain = plain(game.rules)
        self._stops = sum(1 << seat for seat in self.thinking)
        self._guided = sum(1 << seat for seat, bot in enumerate(seats) if bot.name == GREEDY)
        self._out = self.face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES))
        self._weight = self.face.buffer(game.rules.MAX_CHANCES)
        self._standing = self.face.buffer(2 * len(seats))
        self._start = self.face.new()
        self.face.setup(self._start, self.face.buffer(game.pack(self.options)))
        self._streams = scramble(seed)
        self._result(self._start, self._advance(self._start, 0, 0))  # compiles before anyone looks at the clock

    @property
    def is_compiled(self) -> bool:
        return isinstance(self.face, Compiled)

    def play(self, number: int) -> Played:
        """Match `number`: 0, 1, ..."""
        s = self.face.copy(self._start)
        stream = scramble(self._streams + number)
        events = 0
        while True:
            events += self._advance(s, stream, LONGEST)
            seat = self.face.to_move(s)
            if seat == OVER:
                return self._result(s, events)
            if seat in self.thinking:
                self.face.apply(s, seat, self._choice(s, seat, scramble(stream + 1)))
                events += 1
            stream = scramble(stream + 2)

    def _advance(self, s: Any, rng: int, limit: int) -> int:
        return int(self.face.advance(s, rng, self._stops, self._guided, limit, self._out, self._weight))

    def _choice(self, s: Any, seat: int, seed: int) -> int:
        seen = self._plain.load(self.face.fields(s))
        self._plain.mask(seen, seat)
        return self.thinking[seat](seen, seat, seed)

    def _result(self, s: Any, events: int) -> Played:
        self.face.standing(s, self._standing)
        found, seats = [int(value) for value in self._standing], len(self.seats)
        return Played(tuple(found[:seats]), tuple(found[seats:]), events)


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error, None while there is one value only."""

    mean: float
    error: float | None


class Counts(Counter[int]):
    """How often each whole number came. The order in which they came does not matter."""

    def estimate(self, unit: int = 1) -> Estimate:
        """Their mean in units of `unit`; whole numbers until the last division, so it is the same everywhere."""
        n = self.total()
        total = sum(value * times for value, times in self.items())
        squares = sum(value * value * times for value, times in self.items())
        spread = n * squares - total * total
        error = sqrt(spread / (n * n * (n - 1) * unit * unit)) if n > 1 else None
        return Estimate(total / (n * unit), error)


class Tally:
    """What many matches of a simulation come to."""

    def __init__(self, simulation: Simulation) -> None:
        seats = range(len(simulation.seats))
        self.points = [Counts() for _ in seats]
        self.events = Counts()
        self._shares = [Counts() for _ in seats]
        self._whole = lcm(*range(1, len(seats) + 1))
        self.played = 0

    def add(self, played: Played) -> None:
        """One more match. A win that k seats share is a k-th of a win for each."""
        self.played += 1
        self.events[played.events] += 1
        winners = played.ranks.count(1)
        for seat, points in enumerate(played.points):
            self.points[seat][points] += 1
            self._shares[seat][self._whole // winners if played.ranks[seat] == 1 else 0] += 1

    def wins(self, seat: int) -> Estimate:
        """The share of the matches that a seat won."""
        return self._shares[seat].estimate(self._whole)

    @property
    def all_events(self) -> int:
        return sum(events * times for events, times in self.events.items())
