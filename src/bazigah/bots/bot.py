"""Bots by name.

A bot is a function `choose(s, seat, seed) -> action` of what its seat sees (a plain, masked state, its own copy), the
seat and a seed, and of nothing else: the same three give the same action. A bot that knows one game is a module of that
name in `bazigah/bots/<game>/`; one that plays any game is a function in GENERIC here.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from bazigah.core.game import Game
from bazigah.core.twin import plain

Choose = Callable[[Any, int, int], int]


class UnknownBot(LookupError):
    """No bot of that name plays the game; `name` and `known` say which was asked for and which there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


@dataclass(frozen=True)
class Bot:
    """A player that is a program."""

    name: str
    choose: Choose


def at_random(game: Game) -> Choose:
    """Every legal action with the same chance."""
    face = plain(game.rules)
    room = [0] * game.rules.MAX_LEGAL

    def choose(s: Any, seat: int, seed: int) -> int:
        n = face.legal(s, seat, room)
        return room[random.Random(seed).randrange(n)]  # noqa: S311  play, not secrets

    return choose


GENERIC: dict[str, Callable[[Game], Choose]] = {"random": at_random}


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    folder = import_module(f"bazigah.bots.{game.name}")
    own = sorted(found.name for found in iter_modules(folder.__path__) if _is_bot(game, found.name))
    return (*GENERIC, *own)


def find_bot(game: Game, name: str) -> Bot:
    """The bot of that name for the game; UnknownBot if there is none."""
    known = bot_names(game)
    if name not in known:
        raise UnknownBot(name, known)
    if name in GENERIC:
        return Bot(name, GENERIC[name](game))
    return Bot(name, import_module(f"bazigah.bots.{game.name}.{name}").choose)


def seed_of(match_id: str, number: int, seat: int) -> int:
    """The bot seed of a decision: the same in every run of the same match, and no secret of the dice."""
    return int.from_bytes(sha256(f"{match_id} {number} {seat}".encode()).digest()[:8], "big") >> 1


def _is_bot(game: Game, name: str) -> bool:
    return not name.startswith("_") and hasattr(import_module(f"bazigah.bots.{game.name}.{name}"), "choose")
