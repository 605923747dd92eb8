"""The legal actions as numbered lines; runs of amounts, as bids, in one line."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from bazigah.core.game import Game
from bazigah.core.say import Say, say

RUN = 4
"""The shortest run that is folded."""
NUMBERS = 200
"""More than any number that a game takes for a move."""


def numbered(game: Game, state: Any, seat: int, actions: Sequence[int]) -> bool:
    """Whether lines have numbers: not where a bare number is itself a move, as the amount of a bid."""
    return not any(_reads(game, state, seat, number) in actions for number in range(NUMBERS))


def lines(
    game: Game, state: Any, seat: int, actions: Sequence[int], shown: Callable[[str], str] = str
) -> Iterator[Say]:
    """A line for each action: its number from 1, what it does, its notation as it is `shown`, what it brings. What
    is the only thing to do is behind the Enter key.
    """
    tokens = [game.notation.write(state, seat, action) for action in actions]
    with_numbers = numbered(game, state, seat, actions)
    words: list[str | int] = [shown(token) for token in tokens]
    if not with_numbers:
        words = [_short(game, state, seat, *one) for one in zip(actions, tokens, words, strict=True)]
    for first, last in _runs(tokens):
        if first == last:
            line = _single(game, state, seat, actions[first], words[first])
            number: Say | int = first + 1
        else:
            line = _folded(game, state, seat, (actions[first], actions[last]), (words[first], words[last]))
            number = say("terminal-line-numbers", first=first + 1, last=last + 1)
        if len(actions) == 1:
            yield say("terminal-only", line=line)
        else:
            yield say("terminal-line", number=number, line=line) if with_numbers else line


def _reads(game: Game, state: Any, seat: int, number: int) -> int:
    try:
        return int(game.notation.read(state, seat, str(number)))
    except ValueError:
        return -1


def _runs(tokens: Sequence[str]) -> Iterator[tuple[int, int]]:
    """First and last index of each line: neighbours share one if they are the same word with one amount after another
    ("bid:5", "bid:6" ...).
    """
    for _, group in groupby(enumerate(tokens), key=lambda item: _family(*item)):
        indices = [index for index, _ in group]
        if len(indices) >= RUN:
            yield indices[0], indices[-1]
        else:
            yield from ((index, index) for index in indices)


def _family(index: int, token: str) -> tuple[str, int]:
    word, _, amount = token.partition(":")
    return (word, int(amount) - index) if amount.isdecimal() else (token, -1)


def _single(game: Game, state: Any, seat: int, action: int, token: str | int) -> Say:
    label = game.view.action(state, seat, action)
    brings = tuple(game.view.consequence(state, seat, action))
    if brings:
        return say("terminal-choice-brings", action=label, token=token, brings=brings)
    return say("terminal-choice", action=label, token=token)


def _folded(game: Game, state: Any, seat: int, ends: tuple[int, int], tokens: tuple[str | int, str | int]) -> Say:
    least, most = (game.view.action(state, seat, action) for action in ends)
    return say("terminal-choices", least=least, most=most, token=tokens[0], other=tokens[1])


def _short(game: Game, state: Any, seat: int, action: int, token: str, word: str | int) -> str | int:
    """Of a token with an amount the amount alone, where that is read as the same; else the word for it."""
    amount = token.rpartition(":")[2]
    return int(amount) if amount.isdecimal() and _reads(game, state, seat, int(amount)) == action else word
