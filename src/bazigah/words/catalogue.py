"""Turns ids and values into sentences, in one language with digits of the reader's choice.

A message `G-...` is in the file `G.ftl`, `G-rule-...` in `G-rules.ftl`; what has no file of its own is in `common.ftl`.
Files are read when they are needed, and of a file only the messages that are asked for are parsed: parsing is slow.
"""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import takewhile
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

from bazigah.core.say import Say, Seat, Value, say
from bazigah.words.bidi import ISOLATE, POP, harmless, pruned

if TYPE_CHECKING:
    from bazigah.words.fluent import Bundle

FOLDER = Path(__file__).parent
LATIN = "0123456789"
DIGITS = {"en": LATIN, "fa": "۰۱۲۳۴۵۶۷۸۹"}
MINUS = "\N{MINUS SIGN}"

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)


class MissingWords(LookupError):
    """A message that is not there, or that was given other variables than it has; only in strict catalogues."""


def languages() -> tuple[str, ...]:
    """The folders there are, English first: `("en", "fa")`."""
    return tuple(sorted(found.name for found in FOLDER.iterdir() if found.name in DIGITS))


class Catalogue:
    """The sentences of one language.

    `strict` is for tests: it raises what a person should never see. Others get the English sentence, else the id.
    """

    strict = False

    def __init__(self, language: str, digits: str | None = None) -> None:
        self.language = language
        self.digits = digits or language
        self.right_to_left = language == "fa"
        self._figures = str.maketrans(LATIN + "-", DIGITS[self.digits] + MINUS)
        self._files: dict[str, _File] = {}

    def text(self, sentence: Say, names: Sequence[str] = ()) -> str:
        """The sentence in words; `names` are those of the seats."""
        text = self._sentence(sentence, names)
        return pruned(text, right_to_left=self.right_to_left)

    def number(self, number: int) -> str:
        return str(number).translate(self._figures)

    def has(self, id: str) -> bool:
        return self._file_of(id).has(id)

    def _sentence(self, sentence: Say, names: Sequence[str]) -> str:
        if not self.has(sentence.id):
            return self._missing(sentence, names)
        values = {name: self._value(value, names) for name, value in sentence.values.items()}
        return self._file_of(sentence.id).format(sentence.id, values, strict=self.strict)

    def _missing(self, sentence: Say, names: Sequence[str]) -> str:
        if self.strict:
            raise MissingWords(f"{sentence.id} in {self.language}")
        log.error("no words for %s in %s", sentence.id, self.language)
        return sentence.id if self.language == "en" else Catalogue("en", self.digits).text(sentence, names)

    def _value(self, value: Value, names: Sequence[str]) -> object:
        if isinstance(value, Seat):
            return _finished(self._name(value, names))
        if isinstance(value, Say):
            return _finished(self._sentence(value, names))
        if isinstance(value, tuple):
            return _finished(self._list([str(self._value(item, names)) for item in value]))
        if isinstance(value, int):
            return _number(int(value), self._figures)
        return harmless(value)

    def _name(self, seat: Seat, names: Sequence[str]) -> str:
        if 0 <= seat.number < len(names):
            return names[seat.number]
        return self._sentence(say("seat-unnamed", number=seat.number + 1), ())

    def _list(self, items: list[str]) -> str:
        """Joined as the language joins: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        comma = self._sentence(say("list-comma"), ())
        first = f"{comma} ".join(f"{ISOLATE}{item}{POP}" for item in items[:-1])
        both = {"first": _finished(first), "last": _finished(items[-1])}
        return self._common.format("list-and", both, strict=self.strict)

    def _file_of(self, id: str) -> "_File":
        game, _, rest = id.partition("-")
        wanted = f"{game}-rules" if rest.startswith("rule-") else game
        if wanted not in self._files:
            path = FOLDER / self.language / f"{wanted}.ftl"
            self._files[wanted] = _file(path, self.language) if path.is_file() else self._common
        return self._files[wanted]

    @cached_property
    def _common(self) -> "_File":
        return _file(FOLDER / self.language / "common.ftl", self.language)


class _File:
    """One Fluent file, parsed message by message."""

    def __init__(self, path: Path, language: str) -> None:
        self._path = path
        self._language = language
        self._parsed: set[str] = set()

    def has(self, id: str) -> bool:
        return id in self._source

    def format(self, id: str, values: Mapping[str, object], *, strict: bool) -> str:
        if "{" not in self._source[id]:
            return _plain_text(self._source[id])
        for needed in _needed(id, self._source):
            if needed not in self._parsed:
                self._parsed.add(needed)
                self._bundle.add(self._source[needed])
        text, errors = self._bundle.format(id, values)
        if errors and strict:
            raise MissingWords(f"{id} in {self._language}: {errors}")
        for error in errors:
            log.error("%s in %s: %s", id, self._language, error)
        return text

    @cached_property
    def _source(self) -> dict[str, str]:
        entries = _ENTRY.split(self._path.read_text(encoding="utf-8"))[1:]
        return {entry.partition("=")[0].strip(): entry for entry in entries}

    @cached_property
    def _bundle(self) -> "Bundle":
        from bazigah.words.fluent import Bundle  # a tenth of a second

        return Bundle(self._language)


@cache
def _file(path: Path, language: str) -> _File:
    return _File(path, language)


def _plain_text(entry: str) -> str:
    """The value of a message without placeables: Fluent need not be loaded to read it."""
    first, *more = entry.partition("=")[2].split("\n")
    inside = [line.rstrip() for line in takewhile(lambda line: not line.startswith("#"), more)]
    return "\n".join([*([first.strip()] if first.strip() else []), dedent("\n".join(inside))]).strip("\n")


_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def _needed(id: str, source: dict[str, str], seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The message and those that it refers to."""
    yield id
    for reference in _REFERENCE.findall(source[id]):
        if reference in source and reference not in seen | {id}:
            yield from _needed(reference, source, seen | {id})


def _number(number: int, figures: dict[int, int]) -> object:
    """An int for selectors and plurals that prints with the chosen digits."""
    from bazigah.words.fluent import Number

    return Number(number).written_with(figures)


def _finished(text: str) -> object:
    from bazigah.words.fluent import Finished

    return Finished(text)
