"""Tree search from the opening, ours and that of OpenSpiel: how many matches it tries in a second."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from itertools import count

from bazigah.bots.faces import compiled_face
from bazigah.bots.thinker import Budget, Thinker
from bazigah.core.game import find_game
from bazigah.core.twin import can_compile
from benchmarks import openspiel
from benchmarks.measure import Contender, Rates, figure, table
from benchmarks.play import SEATS, started

SIMULATIONS = 1000
THEIRS = {"pig": 1000, "backgammon": 20}
"""Simulations of one search: some hundredths of a second of each."""
CURIOSITY = 2.0
MEMORY = 1000


def contenders(names: Sequence[str]) -> list[Contender]:
    ours = [_ours(name) for name in names] if can_compile() else []
    return [*ours, *(_theirs(name) for name in THEIRS if find_spec("pyspiel"))]


def _ours(name: str) -> Contender:
    """The bot `mcts`, that is: each match is played to its end by the game's guide."""
    game = find_game(name)
    face = compiled_face(game)
    thinker = Thinker(game, Budget(SIMULATIONS), face)
    s = started(game, face, first=0)
    seeds = count()

    def batch() -> tuple[int, int]:
        thinker.visits(s, 0, next(seeds))
        return SIMULATIONS, 0

    return Contender(f"{name} search", batch)


def _theirs(name: str) -> Contender:
    """`MCTSBot` with one random rollout a simulation."""
    import pyspiel

    game, root = openspiel.root(name)
    simulations = THEIRS[name]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, CURIOSITY, simulations, MEMORY, False, 1, False)

    def batch() -> tuple[int, int]:
        bot.step(root)
        return simulations, 0

    return Contender(f"{name} search", batch)


def show(games: Sequence[str], rates: Mapping[str, Rates]) -> None:
    rows = [
        [name, whose, figure(rates[f"{name} search"].matches)]
        for names, whose in ((games, "ours"), (THEIRS, "OpenSpiel, C++"))
        for name in names
        if f"{name} search" in rates
    ]
    title = f"Tree search from the opening, one core, {SEATS} seats, matches played to their end"
    table(title, ["game", "whose", "simulations/s"], rows)
