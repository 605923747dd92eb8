"""What is to be said, before it has a language: the id of a sentence and its values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Seat(NamedTuple):
    """A seat that is named in a sentence; whoever speaks knows who sits there."""

    number: int


@dataclass(frozen=True, slots=True)
class Say:
    """A Fluent message id with its variables.

    A value is an int (digits follow the reader's choice), a string (notation, a code for a selector), a `Seat`,
    another `Say`, or a tuple of them, which is joined as the language joins a list.
    """

    id: str
    values: Mapping[str, "Value"]


type_of_value = int | str | Seat | Say
Value = type_of_value | tuple[type_of_value, ...]


def say(id: str, /, **values: Value) -> Say:
    """`say("clever-die", colour="blue", number=5)`"""
    return Say(id, values)
