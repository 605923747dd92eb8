"""Bots, options and grids as a command line gives them."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from bazigah.bots.bot import UnknownBot, bot_names, find_bot
from bazigah.core.game import Game
from bazigah.core.options import whole
from bazigah.core.refusal import Refusal
from bazigah.core.say import say
from bazigah.terminal import seats
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import refused

T = TypeVar("T")
MOST_POINTS = 1000


def bots(game: Game, text: str, catalogue: Catalogue) -> tuple[str, ...]:
    """`random,greedy`: bots of the game by name, in any language; UnknownBot for others."""
    sitting = seats.parse(text, game, catalogue)
    for seat in sitting:
        if seat.bot is None:
            raise UnknownBot(seat.name, bot_names(game))
        find_bot(game, seat.name)
    return tuple(seat.name for seat in sitting)


def allowed(game: Game, make: Callable[[], T]) -> T:
    """What `make` makes; a Refusal of its options as a sentence."""
    try:
        return make()
    except Refusal as refusal:
        raise Trouble(refused(game, None, refusal)) from refusal


def grid(given: Sequence[str]) -> dict[str, tuple[int | str, ...]]:
    """`centre=0,50,100` and `stars=choose,next`: option -> values, numbers as numbers, each once."""
    vary: dict[str, tuple[int | str, ...]] = {}
    points = 1
    for text in given:
        name, equals, values = text.partition("=")
        parts = [part.strip() for part in re.split("[,،]", values)]
        if not equals or not name.strip() or not all(parts):
            raise Trouble(say("lab-vary-form", text=text[:40]))
        if name.strip() in vary:
            raise Trouble(say("cli-option-twice", name=name.strip()[:40]))
        vary[name.strip()] = tuple(dict.fromkeys(map(_value, parts)))
        points *= len(vary[name.strip()])
    if points > MOST_POINTS:
        raise Trouble(say("lab-grid", number=points, most=MOST_POINTS))
    return vary


def _value(text: str) -> int | str:
    number = whole(text)
    return text if number is None else number
