"""Options of a game: declared as data, checked on the way in, packed into ints for the rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bazigah.core.refusal import Refusal

Options = Mapping[str, Any]
"""Name -> value, all names present, every value JSON: what a record stores."""


@dataclass(frozen=True)
class Option:
    """One option of a game.

    `clause` is cited when it is refused. `choices` are words ("on", "lot"), `low`..`high` whole numbers; a value is one
    of either. `high` may depend on the options before it. `default` likewise; None: must be given. With `file`, a
    mapping is taken too (a person names a file, whoever reads files hands its content over); the game checks it.
    """

    name: str
    clause: str
    default: int | str | Callable[[Options], int | str] | None = None
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int | Callable[[Options], int] | None = None
    file: bool = False

    def highest(self, before: Options) -> int | None:
        return self.high(before) if callable(self.high) else self.high

    def standard(self, before: Options) -> int | str | None:
        return self.default(before) if callable(self.default) else self.default

    def check(self, value: object, before: Options) -> object:
        """The value itself, or a number read from text; Refusal if it is not one of this option's."""
        if self.file and isinstance(value, Mapping):
            return dict(value)
        if isinstance(value, str) and value in self.choices:
            return value
        high = self.highest(before)
        number = whole(value)
        if high is not None and number is not None and self.low <= number <= high:
            return number
        raise Refusal(self.clause, "option-value", self.name, shown(value), self.allowed(before))

    def allowed(self, before: Options) -> str:
        """The values in notation: `lot, 0..3`."""
        high = self.highest(before)
        return ", ".join([*self.choices, *([] if high is None else [f"{self.low}..{high}"]), *["@FILE"] * self.file])


def whole(value: object) -> int | None:
    """A whole number from an int or from text with digits of any script; None for anything else (bools included)."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and len(value) <= 9 and value.isdecimal():
        return int(value)
    return None


def shown(value: object) -> str:
    """A foreign value, short enough for a sentence."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def resolve(declared: Sequence[Option], given: Mapping[str, object], clause: str) -> dict[str, Any]:
    """Every option with its value; Refusal under `clause` for a name not declared; one that must be given and is not,
    or a value that is none of the option's, is refused under the option's own clause.
    """
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise Refusal(clause, "option-unknown", shown(name), ", ".join(names))
    resolved: dict[str, Any] = {}
    for option in declared:
        value = given.get(option.name, option.standard(resolved))
        if value is None:
            raise Refusal(option.clause, "option-missing", option.name, option.allowed(resolved))
        resolved[option.name] = option.check(value, resolved)
    return resolved
