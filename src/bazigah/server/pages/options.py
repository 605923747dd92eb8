"""The settings of a table as fields of a form, and the games as they are offered."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bazigah.core.game import Game, find_game, game_names
from bazigah.core.options import Option
from bazigah.server.entries import Settings
from bazigah.server.pages.speech import Speech
from bazigah.words.catalogue import languages

LISTED = 20
"""Values that are offered as a list; more are typed."""
USUAL = 2
"""Players, where a game can have so many."""
SECONDS = (15, 30, 60, 120, 300, 900, 3600, 86_400)
"""Of the turn clock."""


@dataclass(frozen=True)
class Field:
    """A setting. `choices`: values with their words; none: a number from `low` to `high` is typed. `option`: of the
    game.
    """

    name: str
    label: str
    value: str
    choices: Sequence[tuple[str, str]] = ()
    low: int = 0
    high: int = 0
    option: bool = False

    @property
    def shown(self) -> str:
        return dict(self.choices).get(self.value, self.value)


@dataclass(frozen=True)
class Offer:
    """A game on the shelf."""

    name: str
    title: str
    about: str
    players: Sequence[tuple[str, str]]
    usual: str


def offers(t: Speech) -> Iterator[Offer]:
    for game in map(find_game, game_names()):
        players = game.declared[0]
        numbers = range(players.low, (players.highest({}) or players.low) + 1)
        shown = [(str(number), t.number(number)) for number in numbers]
        yield Offer(game.name, t(f"{game.name}-name"), t(f"{game.name}-about"), shown, str(max(USUAL, players.low)))


def of_game(game: Game, options: Mapping[str, Any], names: Sequence[str], t: Speech) -> Iterator[Field]:
    """The options that a form can hold: those with more than one value."""
    before: dict[str, Any] = {}
    for option in game.declared:
        value = options[option.name]
        choices = _choices(option, before, names, t)
        high = option.highest(before)
        before[option.name] = value
        label = t(f"{game.name}-option-{option.name}")
        if isinstance(value, str | int) and (high is not None or len(choices) > 1):
            yield Field(option.name, label, str(value), choices, option.low, high or 0, option=True)


def of_table(settings: Settings, t: Speech) -> Iterator[Field]:
    """How people meet at the table."""
    spoken = [(language, Speech(language)("terminal-language")) for language in languages()]
    yield Field("language", t("server-set-language"), settings.language, spoken)
    yield _words("listed", str(int(settings.listed)), ("0", "1"), t)
    yield _words("chat", settings.chat, ("phrases", "free"), t)
    yield _words("clock", settings.clock, ("off", "remind", "limit"), t)
    times = sorted({*SECONDS, settings.seconds})
    yield Field("seconds", t("server-set-seconds"), str(settings.seconds), [(str(s), duration(s, t)) for s in times])


def duration(seconds: int, t: Speech) -> str:
    """The largest unit that it is a whole number of."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds % length == 0:
            return t(f"server-time-{unit}", count=seconds // length)
    return t("server-time-seconds", count=seconds)


def _words(name: str, value: str, values: Sequence[str], t: Speech) -> Field:
    return Field(name, t(f"server-set-{name}"), value, [(v, t(f"server-set-{name}-{v}")) for v in values])


def _choices(option: Option, before: Mapping[str, Any], names: Sequence[str], t: Speech) -> list[tuple[str, str]]:
    words = [(choice, t(f"server-choice-{choice}")) for choice in option.choices]
    high = option.highest(before)
    if high is None or high - option.low >= LISTED:
        return words if high is None else []
    seats = option.name == "first"
    numbers = [(str(n), names[n] if seats and n < len(names) else t.number(n)) for n in range(option.low, high + 1)]
    return [*words, *numbers]
