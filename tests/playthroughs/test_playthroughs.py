"""Whole matches as a person sees them, in both languages, in files that can be read and reviewed.

A change of words, views or rules shows here as a difference. To accept it, write the files anew and read the diff:

    BAZIGAH_PLAYTHROUGHS=write .venv/bin/pytest tests/playthroughs
"""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bazigah.core import written
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, game_names
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from support.talk import Talk

HERE = Path(__file__).parent
OPTIONS: dict[str, dict[str, Any]] = {
    "clever": {"rounds": 2},
    "ten": {},
    "wazabi": {"coloured": 4, "centre": 8},
}
"""What makes a match of the game short; nothing for games that are not named."""
COMMANDS = ("table", "undo", "why 1", "rules {clause}", "log", "?", "nonsense")


@pytest.fixture(params=["en", "fa"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def visitor(talk: Talk) -> Callable[[], str]:
    """Someone who tries every command once and otherwise makes some legal move, in notation."""
    random = Random(10)
    curiosity = [command.format(clause=talk.match.game.rules.CLAUSES[3]) for command in COMMANDS]

    def line() -> str:
        if not talk.text.endswith("> "):
            return ""  # the keyboard is handed over
        if curiosity and random.random() < 0.3:
            return curiosity.pop(0)
        seat = talk.match.to_move()
        return str(talk.match.game.notation.write(talk.match.state, seat, random.choice(talk.match.legal(seat))))

    return line


def thrower(talk: Talk) -> Callable[[], str]:
    """People at a real table: they also type what chance brought, two outcomes at a time."""
    move, random = visitor(talk), Random(11)

    def line() -> str:
        if talk.match.to_move() != CHANCE:
            return move()
        outcomes = [outcome for outcome, _ in talk.match.chances()]
        write = talk.match.game.notation.write
        return " ".join(write(talk.match.state, CHANCE, random.choice(outcomes)) for _ in range(2))

    return line


def compare(name: str, text: str) -> None:
    path = HERE / f"{name}.txt"
    if os.environ.get("BAZIGAH_PLAYTHROUGHS") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is not there; see the top of this file"
    assert text == path.read_text("utf-8"), f"{path.name} differs; see the top of this file"


@pytest.mark.slow
def test_a_match_against_a_bot(game: Game, language: str, tmp_path: Path) -> None:
    talk = Talk(game, ["سارا", "greedy"], tmp_path, OPTIONS.get(game.name, {}), language)
    assert talk.run(visitor(talk))
    assert written.read((tmp_path / "golden.json").read_text("utf-8")).verify().over
    compare(f"{game.name}.{language}", talk.text.replace(str(tmp_path), "..."))


@pytest.mark.slow
def test_the_beginning_of_a_match_at_a_real_table(game: Game, language: str, tmp_path: Path) -> None:
    talk = Talk(game, ["Sara", "علی", "greedy", "Mina"], tmp_path, OPTIONS.get(game.name, {}), language, "table")
    lines, left = thrower(talk), iter(range(70))
    with pytest.raises(Trouble):
        talk.run(lambda: lines() if next(left, None) is not None else None)
    compare(f"{game.name}-table.{language}", talk.text)


def test_no_file_is_left_over() -> None:
    names = {
        f"{game}{kind}.{language}.txt" for game in game_names() for kind in ("", "-table") for language in ("en", "fa")
    }
    assert {path.name for path in HERE.glob("*.txt")} <= names
