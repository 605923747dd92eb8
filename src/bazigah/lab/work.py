"""Work in numbered pieces, which may be done anywhere and in any order.

A work is a struct of settings. Piece `i` depends on the settings and on `i`, and on nothing else; so whoever has the
settings as JSON can do any piece, and a file that has both, settings and pieces, can be gone on with.
"""

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter

import msgspec

from bazigah import __version__
from bazigah.bots.bot import find_bot
from bazigah.core.game import find_game
from bazigah.lab.simulate import Simulation

Piece = Callable[[int], object]
"""Number -> what the piece came to; msgspec writes it as JSON."""


class Work(msgspec.Struct, frozen=True, kw_only=True, tag_field="work"):
    """What all kinds of work have: a game with all its options, and a seed below 2**62."""

    bazigah: str = __version__
    game: str
    rules: int
    options: dict[str, object]
    seed: int

    def begin(self) -> Piece:
        """Makes everything ready, compiled code too, and gives the function that does piece `i`."""
        raise NotImplementedError


class Matches(Work, frozen=True, kw_only=True, tag="simulation"):
    """Matches of one row of bots; piece `i` is match `i`."""

    seats: tuple[str, ...]

    @classmethod
    def of(cls, simulation: Simulation) -> "Matches":
        return cls(
            game=simulation.game.name,
            rules=simulation.game.rules.VERSION,
            options=simulation.options,
            seed=simulation.seed,
            seats=tuple(bot.name for bot in simulation.seats),
        )

    def begin(self) -> Piece:
        return simulation(self.game, self.options, self.seats, self.seed).play


def simulation(game: str, options: dict[str, object], bots: tuple[str, ...], seed: int) -> Simulation:
    """The matches of bots by name; UnknownBot or Refusal if there are none such."""
    found = find_game(game)
    return Simulation(found, options, [find_bot(found, bot) for bot in bots], seed)


def stretch(settings: bytes, first: int, last: int) -> tuple[bytes, float]:
    """In a worker: `lines` of the work with these settings, which is begun once, and the seconds they took."""
    piece = _begun(settings)
    began = perf_counter()
    return lines(piece, first, last), perf_counter() - began


def lines(piece: Piece, first: int, last: int) -> bytes:
    """Pieces `first` to before `last`, each a line of JSON."""
    return b"".join(msgspec.json.encode(piece(number)) + b"\n" for number in range(first, last))


@lru_cache(maxsize=2)
def _begun(settings: bytes) -> Piece:
    from bazigah.lab.works import read

    return read(settings).begin()
