"""A game under many settings of its options: how long it is, whom the order of seats favours, how far points spread.

Match `i` begins with the same chance under all settings, which makes their differences surer than each of them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import cycle, islice, product
from typing import Any, NamedTuple

from bazigah.bots.bot import find_bot
from bazigah.core.game import Game, find_game
from bazigah.lab.simulate import Played, Simulation
from bazigah.lab.told import Told, tell
from bazigah.lab.work import Piece, Work, simulation


class Swept(NamedTuple):
    """A match, and another one under the same settings that was told; None where none was."""

    played: Played
    told: Told | None


class Sweep(Work, frozen=True, kw_only=True, tag="sweep"):
    """Piece `i` is a match under setting `i` modulo their number, so that a part of a sweep has of all of them.

    `bots` sit in turn order and begin again where there are more seats; of the first `told` matches under each setting,
    one more is told. `options` are those that do not vary.
    """

    bots: tuple[str, ...]
    vary: dict[str, tuple[int | str, ...]]
    told: int

    @classmethod
    def of(
        cls,
        game: Game,
        options: Mapping[str, object],
        vary: Mapping[str, tuple[int | str, ...]],
        bots: tuple[str, ...],
        seed: int,
        told: int,
    ) -> "Sweep":
        """Refusal if a value of an option is wrong, alone or with the others."""
        fixed = {"players": len(bots), **options}
        work = cls(
            game=game.name,
            rules=game.rules.VERSION,
            options={name: value for name, value in fixed.items() if name not in vary},
            seed=seed,
            bots=bots,
            vary=dict(vary),
            told=told,
        )
        assert work.settings
        return work

    @property
    def points(self) -> list[dict[str, int | str]]:
        """What differs: an option and its value for each that varies, the last one fastest."""
        return [dict(zip(self.vary, values, strict=True)) for values in product(*self.vary.values())]

    @property
    def settings(self) -> list[dict[str, Any]]:
        """All options at each point."""
        game = find_game(self.game)
        return [game.resolve({**self.options, **point}) for point in self.points]

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Who sits where under these options."""
        return tuple(islice(cycle(self.bots), options["players"]))

    def begin(self) -> Piece:
        game, settings = find_game(self.game), self.settings

        @cache
        def at(point: int) -> tuple[Simulation, Callable[[int], Told]]:
            options = settings[point]
            names = self.seats(options)
            seated = [find_bot(game, name) for name in names]
            return (
                simulation(self.game, options, names, self.seed),
                lambda number: tell(game, options, seated, self.seed, number),
            )

        def play(piece: int) -> Swept:
            number, point = divmod(piece, len(settings))
            matches, told = at(point)
            return Swept(matches.play(number), told(number) if number < self.told else None)

        return play
