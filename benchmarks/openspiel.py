"""Random play of OpenSpiel's games of chance: its rollouts in C++, and its states stepped from Python."""

import random
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from benchmarks.measure import Contender, Rates, figure, table

GAMES = ("pig", "liars_dice", "backgammon")
ROLLOUTS = {"pig": 400, "liars_dice": 4000, "backgammon": 10}
MEMORY = 100
PIN = "open_spiel==2.0.2"


def contenders() -> list[Contender]:
    """Each game both ways; none if OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        return []
    return [contender for name in GAMES for contender in (_in_python(name), _in_cpp(name))]


def root(name: str) -> tuple[Any, Any]:
    """The game and its first decision: rollouts of a search start at one, chance outcomes before it do not count."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


def _in_cpp(name: str) -> Contender:
    """A search of one simulation that is valued by many random rollouts: all of them happen in one call of C++.

    It does not say how many events they had; as many a match as in Python, on average.
    """
    import pyspiel

    game, root_state = root(name)
    rollouts = ROLLOUTS[name]
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 2.0, 1, MEMORY, False, 1, False)

    def batch() -> tuple[int, int]:
        bot.step(root_state)
        return rollouts, 0

    return Contender(f"{name} C++", batch)


def _in_python(name: str) -> Contender:
    _, root_state = root(name)
    chance = random.Random(1)

    def batch() -> tuple[int, int]:
        state, events = root_state.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            events += 1
        return 1, events

    return Contender(f"{name} Python", batch)


def show(rates: Mapping[str, Rates]) -> None:
    if find_spec("pyspiel") is None:
        print(f"\nOpenSpiel is not installed, so it is left out; this installs it: pip install {PIN}")
        return
    head = ["game", "events a match", "C++: events/s", "matches/s", "Python: events/s", "matches/s", "C++ / Python"]
    table("OpenSpiel's random play in the same rounds", head, [_row(name, rates) for name in GAMES])


def _row(name: str, rates: Mapping[str, Rates]) -> list[str]:
    fast, slow = rates[f"{name} C++"], rates[f"{name} Python"]
    events = fast.matches * slow.length
    own = [figure(events), figure(fast.matches)]
    return [name, figure(slow.length), *own, figure(slow.events), figure(slow.matches), f"{events / slow.events:.0f} x"]
