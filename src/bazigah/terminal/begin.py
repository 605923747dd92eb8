"""How a match begins: from a command line, from questions to a newcomer, or from a file."""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import Any

import click

from bazigah.core.game import Game, find_game, game_names
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, RecordError, SeatInfo
from bazigah.core.refusal import Refusal
from bazigah.core.say import say
from bazigah.terminal import files, records, screen, seats, store
from bazigah.terminal.play import Play
from bazigah.terminal.screen import Screen
from bazigah.terminal.settings import Settings
from bazigah.terminal.table import Table, sealed_dice
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue, languages
from bazigah.words.names import clean, tidy
from bazigah.words.sentences import refused

OPPONENT = "medium"
DICE = ("fair", "table")


def play(catalogue: Catalogue, game: str | None, who: str | None, given: Sequence[str], dice: str) -> None:
    """`bazigah play`: what is not given is asked for, or has a default."""
    if dice not in DICE:
        raise Trouble(say("cli-choice", option="--dice", value=dice[:40], allowed=", ".join(DICE)))
    options = read_options(given)
    if game is not None:
        find_game(game)
    talk = Screen(catalogue)
    screen.check(talk.out)
    if game is None:
        talk, game = _ask_for_game(talk)
    rules = find_game(game)
    sitting = seats.parse(who, rules, talk.catalogue) if who is not None else _usual_seats(talk, options)
    match = _start(rules, {**options, "players": _players(options, sitting)})
    with screen.directed(talk):
        while _play(match, sitting, dice, talk) and talk.confirm(say("terminal-rematch")):
            match = _start(rules, rules.options.rematch(match.options, match.state))


def resume(catalogue: Catalogue, name: str | None) -> None:
    """`bazigah resume`: the match that was named, else the unfinished one that was played last."""
    talk = Screen(catalogue)
    screen.check(talk.out)
    record, path = records.load(name or str(store.latest_unfinished()))
    try:
        if record.result is not None:
            raise Trouble(
                say("cli-match-over", id=record.id, command=f"{files.program()} replay {quote(name or str(path))}")
            )
        table = Table.opened(record, path)
    except RecordError as error:
        raise records.of_file(error, path) from error
    with screen.directed(talk):
        Play(table, talk).run()


def _play(match: Match, sitting: tuple[SeatInfo, ...], dice: str, talk: Screen) -> bool:
    kept = sealed_dice() if dice == "fair" else DiceInfo("table")
    return Play(Table.new(match, sitting, kept, store.new_id(), store.now()), talk).run()


def _start(game: Game, options: dict[str, Any]) -> Match:
    try:
        return Match(game, options)
    except Refusal as refusal:
        raise Trouble(refused(game, None, refusal)) from refusal


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """`picks=2` as a mapping; `sheet=@mine.toml` reads a file, JSON or TOML."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Trouble(say("cli-option-form", text=text[:40]))
        if name.strip() in options:
            raise Trouble(say("cli-option-twice", name=name.strip()[:40]))
        options[name.strip()] = _read_data(Path(value[1:])) if value.startswith("@") else value.strip()
    return options


def _read_data(path: Path) -> Any:
    text, is_toml = files.read(path), path.suffix == ".toml"
    try:
        return tomllib.loads(text) if is_toml else json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        problem = say("cli-toml", path=str(path)) if is_toml else say("cli-json", path=str(path), line=line)
        raise Trouble(problem) from error


def _players(options: dict[str, Any], sitting: Sequence[SeatInfo]) -> int:
    given = options.get("players", len(sitting))
    if str(given) != str(len(sitting)) and tidy(str(given)) != str(len(sitting)):
        raise Trouble(say("cli-players-differ", players=str(given)[:40], seats=len(sitting)))
    return len(sitting)


def _usual_seats(talk: Screen, options: dict[str, Any]) -> tuple[SeatInfo, ...]:
    """The person at the keyboard against bots, as many as the option `players` says."""
    players = tidy(str(options.get("players", 2)))
    number = int(players) if players.isdecimal() and len(players) < 3 else 2
    name = SeatInfo(_name(talk))
    return (name, *[SeatInfo(OPPONENT, OPPONENT)] * (max(number, 1) - 1))


def _name(talk: Screen) -> str:
    """The person's name: the saved one, else asked for once."""
    settings = Settings.load()
    if settings.name or not talk.is_terminal:
        return clean(settings.name) or talk.catalogue.text(say("terminal-you"))
    talk.say(say("terminal-your-name"))
    name = clean(talk.ask())
    if name:
        replace(settings, name=name).save()
    return name or talk.catalogue.text(say("terminal-you"))


def _ask_for_game(talk: Screen) -> tuple[Screen, str]:
    """Asks a newcomer for the language, once, and for the game."""
    games = game_names()
    if not talk.is_terminal:
        raise Trouble(say("cli-which-game", known=", ".join(games)))
    if not click.get_current_context().find_root().meta.get("bazigah.language"):
        talk = Screen(_ask_for_language(talk))
    talk.say(say("terminal-which-game"))
    for number, game in enumerate(games, 1):
        talk.say(say("terminal-game", number=number, game=say(f"{game}-name"), about=say(f"{game}-about")), indent="  ")
    while True:
        typed = tidy(talk.ask())
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return talk, games[int(typed) - 1]
        if typed in games:
            return talk, typed
        talk.say(say("terminal-choose", first=1, last=len(games)))


def _ask_for_language(talk: Screen) -> Catalogue:
    known = [Catalogue(language) for language in languages()]
    for number, catalogue in enumerate(known, 1):
        talk.write(f"{number}. {catalogue.text(say('terminal-language'))}")
    while True:
        typed = tidy(talk.ask())
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            chosen = known[int(typed) - 1]
            replace(Settings.load(), language=chosen.language).save()
            return chosen
        for catalogue in known:
            talk.write(catalogue.text(say("terminal-choose", first=1, last=len(known))))
