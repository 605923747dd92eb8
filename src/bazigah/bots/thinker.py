"""Bots that search, from Python: a budget, and the action that was tried most often."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bazigah.bots import faces, search
from bazigah.core.game import Game
from bazigah.core.twin import Compiled, Face, plain

LONG = 1 << 40
"""Events that no match reaches."""
SLOWER = 100
"""Plain Python takes this many times as long as compiled code; without numba, so many times fewer matches are tried."""


@dataclass(frozen=True)
class Budget:
    """How a bot thinks; `depth`, `length`, `curiosity` and `outcomes` are the settings of `bazigah.bots.search`.

    `known(s, seat)` is the action where none need be searched for, since the game is solved there, else None; `s` is
    what the seat sees, a plain state.
    """

    simulations: int
    depth: int = 64
    length: int = LONG
    curiosity: int = 100
    outcomes: int = 0
    known: Callable[[Any, int], int | None] | None = None


class Thinker:
    """Searches of one game with one budget, one at a time: all but the tree is used again and again."""

    def __init__(self, game: Game, budget: Budget, face: Face) -> None:
        self.game = game
        self.face = face
        self.simulations = budget.simulations
        self._out = face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES))
        self._weight = face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES))
        self._settings = face.buffer([budget.depth, budget.length, budget.curiosity, budget.outcomes])
        self._path = face.buffer(budget.depth + 2)
        self._state = face.new()

    def begin(self, s: Any, seat: int, seed: int) -> "Search":
        """A search that has not tried anything yet; `s` is a state of this face, as `seat`, which acts, sees it."""
        tree = self.face.buffer(search.room(self.game.rules.MAX_SEATS, self.simulations))
        return Search(self, s, seat, seed, tree)

    def visits(self, s: Any, seat: int, seed: int) -> dict[int, int]:
        """How often each action was tried in a whole search."""
        begun = self.begin(s, seat, seed)
        begun.go_on(self.simulations)
        return begun.visits()

    def only(self, s: Any, seat: int) -> int | None:
        """The action of a seat that has no choice."""
        return int(self._out[0]) if self.face.legal(s, seat, self._out) == 1 else None

    def run(self, begun: "Search", upto: int) -> None:
        room = (self._settings, begun.tree, self._path, self._out, self._weight)
        self.face.search(begun.s, self._state, begun.seat, begun.seed, begun.made, upto, *room)

    def tried(self, begun: "Search") -> dict[int, int]:
        n = self.face.tried(begun.s, begun.tree, self._out, self._weight)
        return {int(self._out[i]): int(self._weight[i]) for i in range(n)}


@dataclass
class Search:
    """One search, which may go on."""

    thinker: Thinker
    s: Any
    seat: int
    seed: int
    tree: Any
    made: int = 0

    def go_on(self, upto: int) -> None:
        """Until so many simulations are made in all, at most those of the budget."""
        upto = min(upto, self.thinker.simulations)
        self.thinker.run(self, upto)
        self.made = max(self.made, upto)

    def visits(self) -> dict[int, int]:
        """How often each action was tried."""
        return self.thinker.tried(self)


class Thinking:
    """A bot that searches: what it does with a plain state."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self._game = game
        self._budget = budget
        self._plain = plain(game.rules)

    def prepare(self) -> None:
        """Compiles the search, or finds it compiled: up to half a minute, once on a machine."""
        thinker, game = self._thinker, self._game
        s = thinker.face.new()
        thinker.face.setup(s, thinker.face.buffer(game.pack(game.resolve({"players": 2, "first": 0}))))
        thinker.begin(s, 0, 0).go_on(1)
        if self._budget.known:
            for players in range(2, game.rules.MAX_SEATS + 1):
                at_first = self._plain.new()
                self._plain.setup(at_first, game.pack(game.resolve({"players": players, "first": 0})))
                self._budget.known(at_first, 0)

    def choose(self, s: Any, seat: int, seed: int) -> int:
        known = self._budget.known(s, seat) if self._budget.known else None
        if known is not None:
            return known
        thinker = self._thinker
        seen = thinker.face.load(self._plain.fields(s))
        only = thinker.only(seen, seat)
        return most_tried(thinker.visits(seen, seat, seed >> 2)) if only is None else only

    @cached_property
    def _thinker(self) -> Thinker:
        return _thinker(self._game, self._budget)


def most_tried(visits: dict[int, int]) -> int:
    """Of several that were tried equally often, the lowest action."""
    return max(sorted(visits), key=visits.__getitem__)


def _thinker(game: Game, budget: Budget) -> Thinker:
    face = faces.fastest_face(game)
    if not isinstance(face, Compiled):
        budget = replace(budget, simulations=max(1, budget.simulations // SLOWER))
    return Thinker(game, budget, face)
