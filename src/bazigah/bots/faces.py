"""The faces of a game with all that its bots need: rules, guide, playouts and search."""

from importlib import import_module
from types import ModuleType

from bazigah.bots import playout, search
from bazigah.core.game import Game
from bazigah.core.twin import Compiled, Face, Plain, compiled, fastest, plain


def texts(game: Game) -> tuple[ModuleType, ...]:
    """What is compiled with the rules of a game; the same tuple for all, so that one face serves them."""
    return import_module(f"bazigah.bots.{game.name}.guide"), playout, search


def plain_face(game: Game) -> Plain:
    return plain(game.rules, *texts(game))


def compiled_face(game: Game) -> Compiled:
    """ImportError without numba."""
    return compiled(game.rules, *texts(game))


def fastest_face(game: Game) -> Face:
    """The compiled face where numba is installed, else the plain one."""
    return fastest(game.rules, *texts(game))
