"""What a person types, read as a move of the game."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.core.say import say
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import tidy

JOINS = re.compile("([>+])")
"""Signs between the words of a token, as in `W>B` and `+B`."""
LONGEST = 6
"""More words than any move or name of a seat has."""


def read(text: str, game: Game, state: Any, seat: int, catalogue: Catalogue, names: Sequence[str]) -> int:
    """The action, legal or not, that the tidied text names in notation, with the aliases of the language; a lot may
    also be named by who sits there; ValueError if it is no word of the game.
    """
    for token in _spellings(text, game, catalogue):
        try:
            return int(game.notation.read(state, seat, token))
        except ValueError:
            continue
    if seat == CHANCE:
        return _by_name(text, game, state, names)
    raise ValueError(text)


def first(words: Sequence[str], read_one: Callable[[str], int]) -> tuple[int, int]:
    """The action that as many of the first words as possible name together, and how many they are; ValueError if even
    the first alone names none.
    """
    for number in range(min(len(words), LONGEST), 0, -1):
        with suppress(ValueError):
            return read_one(" ".join(words[:number])), number
    raise ValueError(words[0])


def _spellings(text: str, game: Game, catalogue: Catalogue) -> Iterator[str]:
    """As it stands, then with words of the language put into notation, then joined as notation joins."""
    translated = text
    for source, target in _aliases(game, catalogue):
        if source.isascii():
            translated = re.sub(rf"\b{re.escape(source)}\b", target.replace("\\", ""), translated)
        else:
            translated = translated.replace(source, target)
    joined = re.sub(r"(?<!\d) | (?!\d)", "", translated)  # two numbers are never one
    spellings = (text, translated, joined, translated.replace(" ", ":"))
    yield from (spelling for spelling in dict.fromkeys(spellings) if spelling and " " not in spelling)


def spoken(token: str, game: Game, catalogue: Catalogue) -> str:
    """The token as it is shown: in the language's own words, where it has a word for each part."""
    words = {target: word for word, target in reversed(_aliases(game, catalogue))}
    parts = [token] if token in words else JOINS.split(token)
    known = all(part in words or part in ("", ">", "+") for part in parts)
    return "".join(words.get(part, part) for part in parts) if known else token


def _aliases(game: Game, catalogue: Catalogue) -> list[tuple[str, str]]:
    """The pairs of `G-aliases`, longest first."""
    pairs = (pair.partition("=") for pair in catalogue.text(say(f"{game.name}-aliases")).split())
    return sorted(((tidy(a), b) for a, _, b in pairs if a and b), key=lambda pair: -len(pair[0]))


def _by_name(text: str, game: Game, state: Any, names: Sequence[str]) -> int:
    """The outcome of a lot, by the name of the seat."""
    for seat, name in enumerate(names):
        if tidy(name) == text:
            return int(game.notation.read(state, CHANCE, str(seat)))
    raise ValueError(text)
