"""Bots by name.

A bot is a function `choose(s, seat, seed) -> action` of what its seat sees (a plain, masked state), the seat and a
seed, and of nothing else: the same three give the same action. There are

| name | plays |
| --- | --- |
| `random` | every legal action with the same chance |
| `greedy` | what the game's guide says, without looking ahead |
| `rollout:N` | the action that did best in N matches played on by the guide |
| `mcts:N` | the same with a search tree, see `bazigah.bots.search` |
| `easy`, `medium`, `hard`, `best` | a level of the game: one of the others, with settings of its own |
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Any

from bazigah.bots import faces
from bazigah.bots.thinker import Budget, Thinking
from bazigah.core.game import Game
from bazigah.core.options import whole
from bazigah.core.twin import plain

Choose = Callable[[Any, int, int], int]

RANDOM, GREEDY = SIMPLE = "random", "greedy"
SEARCHES = ("rollout", "mcts")
MOST = 10_000_000
"""Simulations that a name may ask for."""


class UnknownBot(LookupError):
    """No bot of that name plays the game; `name` and `known` say which was asked for and which there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


@dataclass(frozen=True)
class Bot:
    """A player that is a program. `simple`: it does not look ahead, so `playout` can play it in compiled code."""

    name: str
    choose: Choose
    prepare: Callable[[], None] | None = None
    """What may take long before the first move, once in a process: compiling. None where nothing does."""

    @property
    def simple(self) -> bool:
        return self.name in SIMPLE


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots without a number in their names, weakest first."""
    return (RANDOM, GREEDY, *levels(game))


def offered(game: Game) -> tuple[str, ...]:
    """The bots that people choose from, weakest first: a level looks ahead, so `greedy` is none."""
    return (RANDOM, *levels(game))


def levels(game: Game) -> dict[str, Budget]:
    """The levels of the game, weakest first, and how each thinks."""
    declared: dict[str, Budget] = import_module(f"bazigah.bots.{game.name}.levels").LEVELS
    return declared


def is_bot(game: Game, name: str) -> bool:
    """Whether there is a bot of that name."""
    return name in bot_names(game) or _searching(name) is not None


def find_bot(game: Game, name: str) -> Bot:
    """The bot of that name for the game; UnknownBot if there is none."""
    if name == RANDOM:
        return Bot(name, _at_random(game))
    if name == GREEDY:
        return Bot(name, _greedy(game))
    budget = levels(game).get(name) or _searching(name)
    if budget is None:
        raise UnknownBot(name, (*bot_names(game), *(f"{search}:N" for search in SEARCHES)))
    thinking = Thinking(game, budget)
    return Bot(name, thinking.choose, thinking.prepare)


def seed_of(match_id: str, number: int, seat: int) -> int:
    """The bot seed of a decision: the same in every run of the same match, and no secret of the dice."""
    return int.from_bytes(sha256(f"{match_id} {number} {seat}".encode()).digest()[:8], "big") >> 1


def _searching(name: str) -> Budget | None:
    search, _, number = name.partition(":")
    simulations = whole(number)
    if search not in SEARCHES or simulations is None or not 1 <= simulations <= MOST:
        return None
    return Budget(simulations, depth=1) if search == "rollout" else Budget(simulations)


@cache
def _at_random(game: Game) -> Choose:
    face = plain(game.rules)
    room = [0] * game.rules.MAX_LEGAL

    def choose(s: Any, seat: int, seed: int) -> int:
        n = face.legal(s, seat, room)
        return room[random.Random(seed).randrange(n)]  # noqa: S311  play, not secrets

    return choose


@cache
def _greedy(game: Game) -> Choose:
    face = faces.plain_face(game)
    room = [0] * game.rules.MAX_LEGAL

    def choose(s: Any, seat: int, seed: int) -> int:
        return int(face.guided(s, seat, seed, room))

    return choose
