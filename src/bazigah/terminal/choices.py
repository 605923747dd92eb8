"""The legal actions as numbered lines; long runs of one kind, as bids, in one line."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from bazigah.core.game import Game
from bazigah.core.say import Say, say

LONG = 20
"""From more actions than this on, runs are folded."""
RUN = 4
"""The shortest run that is folded."""
NUMBERS = 200
"""More than any number that a game takes for a move."""


def numbered(game: Game, state: Any, seat: int, actions: Sequence[int]) -> bool:
    """Whether lines have numbers: not where a bare number is itself a move, as the amount of a bid."""
    return not any(_reads(game, state, seat, number) in actions for number in range(NUMBERS))


def lines(game: Game, state: Any, seat: int, actions: Sequence[int]) -> Iterator[Say]:
    """A line for each action: its number from 1, what it does, its notation, what it brings."""
    tokens = [game.notation.write(state, seat, action) for action in actions]
    with_numbers = numbered(game, state, seat, actions)
    for run in _runs(tokens):
        first, last = run[0], run[-1]
        if first == last:
            line = _single(game, state, seat, actions[first], tokens[first])
            number: Say | int = first + 1
        else:
            line = _folded(game, state, seat, (actions[first], actions[last]), (tokens[first], tokens[last]))
            number = say("terminal-line-numbers", first=first + 1, last=last + 1)
        yield say("terminal-line", number=number, line=line) if with_numbers else line


def _reads(game: Game, state: Any, seat: int, number: int) -> int:
    try:
        return int(game.notation.read(state, seat, str(number)))
    except ValueError:
        return -1


def _runs(tokens: Sequence[str]) -> Iterator[list[int]]:
    """Indices that share a line: neighbours with the same beginning ("bid:"), where the list is long."""
    for kind, group in groupby(range(len(tokens)), key=lambda index: tokens[index].partition(":")[0]):
        run = list(group)
        if len(tokens) > LONG and len(run) >= RUN and tokens[run[0]] != kind:
            yield run
        else:
            yield from ([index] for index in run)


def _single(game: Game, state: Any, seat: int, action: int, token: str) -> Say:
    label = game.view.action(state, seat, action)
    brings = tuple(game.view.consequence(state, seat, action))
    if brings:
        return say("terminal-choice-brings", action=label, token=token, brings=brings)
    return say("terminal-choice", action=label, token=token)


def _folded(game: Game, state: Any, seat: int, ends: tuple[int, int], tokens: tuple[str, str]) -> Say:
    least, most = (game.view.action(state, seat, action) for action in ends)
    return say("terminal-choices", least=least, most=most, token=tokens[0], other=tokens[1])
