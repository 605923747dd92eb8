"""Which games there are, and how they can be played."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from litestar import get

from bazigah.bots.bot import offered
from bazigah.core.game import Game, find_game, game_names
from bazigah.core.options import Option
from bazigah.server.api.described import refusals
from bazigah.server.api.shapes import GameView, OptionView, PlayersView

PLAYERS = "players"


@get(
    "/games",
    operation_id="games",
    sync_to_thread=False,
    responses=refusals(),
    tags=["Games"],
    summary="The games and their options",
)
def games() -> tuple[GameView, ...]:
    """Every game with its bots and, for each number of players, its options."""
    return tuple(_game(name) for name in game_names())


@cache
def _game(name: str) -> GameView:
    game = find_game(name)
    players = next(option for option in game.declared if option.name == PLAYERS)
    numbers = range(players.low, (players.highest({}) or players.low) + 1)
    views = tuple(PlayersView(number, tuple(_options(game, number))) for number in numbers)
    return GameView(name, game.rules.VERSION, offered(game), views)


def _options(game: Game, players: int) -> Iterator[OptionView]:
    before: dict[str, Any] = {}
    for option in game.declared:
        yield _option(option, before)
        before[option.name] = players if option.name == PLAYERS else option.standard(before)


def _option(option: Option, before: dict[str, Any]) -> OptionView:
    high = option.highest(before)
    low = None if high is None else option.low
    return OptionView(option.name, option.clause, option.standard(before), option.choices, low, high, option.file)
