"""What the catalogue adds to fluent.runtime; apart, so that Fluent is imported only when a sentence is asked for."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

FIRST_MARK = 0xE000
"""The first of Unicode's private characters; names and sentences have none of them."""


class Bundle(FluentBundle):
    """A bundle whose values keep their own types: FluentBundle makes every int one that prints Latin digits."""

    def __init__(self, language: str) -> None:
        super().__init__([language])

    def add(self, source: str) -> None:
        self.add_resource(FluentResource(source))

    def format(self, id: str, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The sentence and what was wrong. Finished texts are put in last: Fluent limits how long a value is."""
        errors: list[Exception] = []
        finished = [value for value in values.values() if isinstance(value, Finished)]
        for number, value in enumerate(finished):
            value.mark = chr(FIRST_MARK + number)
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=dict(values)), errors=errors)
        pattern: Any = self.get_message(id).value
        text = str(pattern(environment))
        return "".join(_unmarked(character, finished) for character in text), errors


def _unmarked(character: str, finished: "Sequence[Finished]") -> str:
    number = ord(character) - FIRST_MARK
    return finished[number].text if 0 <= number < len(finished) else character


class Number(FluentInt):
    """An int for selectors and plurals that prints with the reader's digits."""

    figures: dict[int, int]

    def written_with(self, figures: dict[int, int]) -> Self:
        self.figures = figures
        return self

    def format(self, locale: Locale) -> str:  # noqa: ARG002  Fluent's signature
        return str(self)

    def __str__(self) -> str:
        return int.__repr__(self).translate(self.figures)


class Finished(FluentType):
    """Text that was rendered before, of any length; until the sentence is made a private character stands for it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.mark = ""

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self.mark

    def __str__(self) -> str:
        return self.text
