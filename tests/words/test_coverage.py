"""Everything that the program says has words in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import bazigah
from bazigah.bots.bot import bot_names
from bazigah.core.contract import CHANCE, SPECTATOR
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.terminal.help import Group
from bazigah.words.catalogue import Catalogue
from support.play import any_settings, step

from .fluent_files import all_entries, variables

SOURCES = sorted(Path(bazigah.__file__).parent.rglob("*.py"))


@pytest.fixture(params=["en", "fa"])
def catalogue(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    monkeypatch.setattr(Catalogue, "strict", True)
    return Catalogue(request.param)


def calls(path: Path, function: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function and node.args:
            yield node


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be, as far as they stand there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCES[0].parents[0])))
def test_every_sentence_of_the_source_has_words_and_its_values(path: Path) -> None:
    for call in calls(path, "say"):
        given = {keyword.arg for keyword in call.keywords}
        for id in literals(call.args[0]):
            if id == "clever-die" and path.name == "say.py":
                continue
            assert id in all_entries("en"), f"{path.name}:{call.lineno}"
            assert None in given or variables("en", id) <= given, f"{path.name}:{call.lineno} {id}"


def test_every_fault_of_a_record_has_words_and_its_values() -> None:
    for path in SOURCES:
        for call in calls(path, "RecordError"):
            given = {keyword.arg for keyword in call.keywords}
            for code in literals(call.args[0]):
                assert f"record-{code}" in all_entries("en"), f"{path.name}:{call.lineno}"
                assert variables("en", f"record-{code}") <= given, f"{path.name}:{call.lineno} {code}"


def test_commands_have_help(catalogue: Catalogue) -> None:
    from bazigah.cli import _commands

    group: Group = _commands()
    for name, make in group.lazy.items():
        command = make()
        assert catalogue.has(f"cli-{name}-short"), name
        helps = [command.help, command.epilog, *(getattr(parameter, "help", None) for parameter in command.params)]
        for help in helps:
            assert help is None or catalogue.has(help), (name, help)


def test_a_game_has_its_pages(game: Game, catalogue: Catalogue) -> None:
    for part in ("name", "about", "help", "aliases", "rule-title"):
        assert catalogue.has(f"{game.name}-{part}"), part
    for option in game.declared:
        assert catalogue.has(f"{game.name}-option-{option.name}"), option.name
    for clause in game.rules.CLAUSES:
        assert catalogue.has(f"{game.name}-rule-{clause.replace('.', '_')}"), clause
    for bot in bot_names(game):
        assert catalogue.has(f"bot-{bot}"), bot
    for pair in catalogue.text(Say(f"{game.name}-aliases", {})).split():
        assert all(pair.partition("=")), pair


def test_every_refusal_of_a_game_has_a_sentence(game: Game, catalogue: Catalogue) -> None:
    match = Match(game, {"players": 2})
    names = ["Sara", "علی"]
    for reason, (clause, values) in game.rules.REFUSALS.items():
        sentence = game.view.refusal(match.state, Refusal(clause, reason, *[1] * len(values)))
        assert catalogue.has(f"{game.name}-no-{reason}"), reason
        assert catalogue.text(sentence, names).strip(), reason


def test_whatever_a_view_says_has_words(game: Game, catalogue: Catalogue) -> None:
    random = Random(1)
    for _ in range(3):
        match = Match(game, any_settings(game, random))
        names = [f"seat {number}" for number in range(match.players)]
        for _ in range(80):
            if match.over:
                break
            for sentence in spoken(match, random):
                assert catalogue.text(sentence, names).strip(), sentence
            before = match.view(SPECTATOR) if random.random() < 0.3 else None
            step(match, random)
            heard = game.view.event(before, *match.events[-1]) if before is not None else None
            assert heard is None or catalogue.text(heard, names).strip(), heard
        for sentence in game.view.result(match.state):
            assert catalogue.text(sentence, names).strip(), sentence


def spoken(match: Match, random: Random) -> Iterator[Say]:
    """Some of what the view says of a state: not all of it, for speed."""
    view, mover = match.game.view, match.to_move()
    viewer = random.choice([SPECTATOR, *range(match.players)])
    if random.random() < 0.2:
        yield from view.table(match.view(viewer), viewer)
    seen = match.view(mover if mover != CHANCE else SPECTATOR)
    yield view.prompt(seen, mover)
    actions = match.legal(mover) if mover != CHANCE else [outcome for outcome, _ in match.chances()]
    action = random.choice(actions)
    yield view.action(seen, mover, action)
    yield from view.consequence(seen, mover, action)
