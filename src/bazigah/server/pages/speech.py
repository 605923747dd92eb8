"""What a page says, in the language of whoever reads it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bazigah.core.say import Say, Seat, Value, say
from bazigah.words.catalogue import Catalogue, languages


class Speech:
    """One language. Templates call it: `t("server-home-make")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = Catalogue(language)

    def __call__(self, id: str, **values: Value) -> str:
        return self.text(say(id, **values))

    def text(self, sentence: Say, names: Sequence[str] = ()) -> str:
        return self.catalogue.text(sentence, names)

    def number(self, number: int) -> str:
        return self.catalogue.number(number)

    def digits(self, text: str) -> str:
        """The same with the reader's digits."""
        return "".join(self.number(int(sign)) if sign.isdecimal() else sign for sign in text)

    def code(self, code: str) -> str:
        """A table's code in groups of three, with the reader's digits."""
        figures = self.digits("".join(filter(str.isdecimal, code)))
        return " ".join(figures[at : at + 3] for at in range(0, len(figures), 3))

    @property
    def direction(self) -> str:
        return "rtl" if self.catalogue.right_to_left else "ltr"

    @cached_property
    def others(self) -> list["Speech"]:
        """The other languages, to change to."""
        return [Speech(language) for language in languages() if language != self.language]


def heard(data: Mapping[str, Any]) -> Say:
    """A sentence from its form on the wire."""
    return Say(data["id"], {name: _value(value) for name, value in data["values"].items()})


def _value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Seat(value["seat"]) if "seat" in value else heard(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(_value(part) for part in value)
    return value
