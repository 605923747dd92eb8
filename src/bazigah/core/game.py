"""A game: its rules with options, notation and view, found by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from bazigah.core.options import Option


class UnknownGame(LookupError):
    """No game of that name; `name` and `known` say which was asked for and which there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no game {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


@dataclass(frozen=True, eq=False)
class Game:
    """The four modules of a game's folder. `rules`: see `contract`; `options`: OPTIONS, resolve, pack; `notation`:
    write, read; `view`: what is to be said of a state.
    """

    name: str
    rules: ModuleType
    options: ModuleType
    notation: ModuleType
    view: ModuleType

    @property
    def declared(self) -> tuple[Option, ...]:
        declared: tuple[Option, ...] = self.options.OPTIONS
        return declared

    def resolve(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options of a match from those given; Refusal if one is unknown, missing or out of its values."""
        resolved: dict[str, Any] = self.options.resolve(given)
        return resolved

    def pack(self, options: Mapping[str, Any]) -> list[int]:
        """Resolved options as the ints that `rules.setup` takes."""
        packed: list[int] = self.options.pack(options)
        return packed


def game_names() -> tuple[str, ...]:
    """The games there are: one folder each in `bazigah.games`."""
    rooms = import_module("bazigah.games")
    return tuple(sorted(found.name for found in iter_modules(rooms.__path__) if found.ispkg))


@cache
def find_game(name: str) -> Game:
    """The game of that name, loaded when it is first asked for; UnknownGame if there is none."""
    known = game_names()
    if name not in known:
        raise UnknownGame(name, known)
    parts = (import_module(f"bazigah.games.{name}.{part}") for part in ("rules", "options", "notation", "view"))
    return Game(name, *parts)
