"""What the browser's client says, it says in both languages, and nothing is written that nobody ever reads."""

import re
from pathlib import Path

import pytest

import bazigah.server
from bazigah.core.game import Game, game_names

from .fluent_files import all_entries, entries

CLIENT = Path(bazigah.server.__file__).parents[3] / "client" / "src"
SOURCES = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
OWN = ("client.ftl", "home.ftl", "lobby.ftl", "match.ftl", "rules.ftl")
"""Files that only the client reads."""
ID = re.compile(r"['\"`]([a-z]+(?:-[a-z0-9_A-Z.]+)+-?)(?=['\"`$])")
"""An id, or what one begins with that is put together, as `lobby-chair-`."""


CLASSES = re.compile(r'class="[^"]*"')


def said() -> set[str]:
    return {id for path in SOURCES for id in ID.findall(CLASSES.sub("", path.read_text("utf-8")))}


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_client_says_only_what_there_is(language: str) -> None:
    known = all_entries(language)
    beginnings = {name.removesuffix(".ftl") + "-" for name in OWN}
    for id in said():
        if id.startswith(tuple(beginnings)) and not id.endswith("-"):
            assert id in known, id


def test_no_sentence_of_the_client_is_left_over() -> None:
    heard = said()
    guides = (f"rules-{game}-" for game in game_names())  # `sectionsOf` shows whatever there is of a game
    beginnings = (*(id for id in heard if id.endswith("-")), *guides)
    for name in OWN:
        for id in entries("en").get(name, ()):
            assert id in heard or id.startswith(beginnings), id


def test_values_of_options_have_words(game: Game) -> None:
    for option in game.declared:
        for choice in option.choices:
            assert f"lobby-choice-{choice}" in all_entries("en"), (option.name, choice)
