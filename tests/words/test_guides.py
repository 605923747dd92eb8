"""The rules as they are told to people: nothing is left out, and nothing is told that is no rule."""

import re
from collections.abc import Iterator

import pytest

from bazigah.core.game import Game, game_names

from .fluent_files import collected, entries

CITED = re.compile(r"\[([A-Z0-9. ]+)\]")
PART = re.compile(r"rules-([a-z]+)-([a-z]+)(?:-(\d+)(-figure)?)?")


def told(language: str, game: str) -> dict[str, str]:
    """The messages about a game, with their texts."""
    found = entries(language)["rules.ftl"].items()
    return {id: "".join(collected(entry).texts) for id, entry in found if id.startswith(f"rules-{game}-")}


def cited(text: str) -> Iterator[str]:
    for clauses in CITED.findall(text):
        yield from clauses.split()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_clause_is_told_and_no_unknown_one(language: str, game: Game) -> None:
    found = {clause for text in told(language, game.name).values() for clause in cited(text)}
    assert found == set(game.rules.CLAUSES)


def test_both_languages_tell_the_same(game: Game) -> None:
    english, persian = (told(language, game.name) for language in ("en", "fa"))
    for id, text in english.items():
        assert sorted(cited(text)) == sorted(cited(persian[id])), id


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_sentence_says_where_it_comes_from(language: str, game: Game) -> None:
    for id, text in told(language, game.name).items():
        part = PART.fullmatch(id)
        assert part, id
        is_paragraph = part[3] is not None and part[4] is None
        assert bool(CITED.search(text)) is is_paragraph, id
        assert text.rstrip().endswith("]") is is_paragraph, id


def test_sections_have_parts_that_are_counted_from_one(game: Game) -> None:
    parts: dict[str, list[int]] = {}
    for id in told("en", game.name):
        part = PART.fullmatch(id)
        assert part
        numbers = parts.setdefault(part[2], [])
        if part[3] and not part[4]:
            numbers.append(int(part[3]))
        assert not part[4] or int(part[3]) in numbers, id
    assert parts
    assert all(numbers == [*range(1, len(numbers) + 1)] and numbers for numbers in parts.values())


def test_only_games_are_told() -> None:
    named = {id.split("-")[1] for id in entries("en")["rules.ftl"] if PART.fullmatch(id) and id[-1].isdigit()}
    assert named == set(game_names())
