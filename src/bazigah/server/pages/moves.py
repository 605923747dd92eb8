"""Legal actions as buttons; amounts of one thing, as bids, in one list to choose from."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bazigah.server.pages.speech import Speech, heard
from bazigah.server.wire import Choice

RUN = 4
"""The shortest run of amounts that becomes a list."""


@dataclass(frozen=True)
class Move:
    """An action, what it does, and what it brings."""

    action: int
    label: str
    brings: tuple[str, ...]


Choices = list[tuple[Move, ...]]
"""Alone a button, several together a list to choose from."""


def grouped(choices: Sequence[Choice], t: Speech, names: Sequence[str]) -> Choices:
    """The actions in their order, runs of the same word with different amounts ("bid:5", "bid:6" ...) together."""
    groups: Choices = []
    for amount, group in groupby(choices, key=_of_an_amount):
        moves = [_move(choice, t, names) for choice in group]
        together = amount and len(moves) >= RUN
        groups += [tuple(moves)] if together else [(move,) for move in moves]
    return groups


def _of_an_amount(choice: Choice) -> str:
    word, _, amount = choice.token.partition(":")
    return word if amount.isdecimal() else ""


def _move(choice: Choice, t: Speech, names: Sequence[str]) -> Move:
    brings = tuple(t.text(heard(sentence), names) for sentence in choice.brings)
    return Move(choice.action, t.text(heard(choice.say), names), brings)
