"""The table server says everything in both languages, and keeps no sentence that nobody ever hears."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bazigah.server
from bazigah.server.api.problems import STATUS
from bazigah.server.phrases import PHRASES

from .fluent_files import all_entries, entries, variables

SERVER = Path(bazigah.server.__file__).parent
SOURCES = sorted([*SERVER.rglob("*.py"), *SERVER.parent.glob("cli/*.py")])
CLIENT = SERVER.parents[2] / "client" / "src"
REFUSING = {"No", "NotARequest", "Unavailable", "bye", "enough"}
"""Calls whose first argument is a code."""
WITH_THEIR_OWN = {"rule", "record"}
"""Codes whose sentence is that of the game or of the record."""


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def texts(node: ast.AST) -> set[str]:
    """The texts that stand in it."""
    parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {part for part in parts if isinstance(part, str)}


def chosen(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be, or begin with, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        yield from chosen(node.body)
        yield from chosen(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield from chosen(node.values[0])
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def said() -> Iterator[tuple[str, set[str], str]]:
    """Every sentence that the server and commands say by its whole id: the id, the values that it is given, where."""
    for path in SOURCES:
        for call in calls(path, "t", "say"):
            for id in chosen(call.args[0]) if call.args else ():
                yield id, {str(keyword.arg) for keyword in call.keywords}, f"{path.name}:{call.lineno}"


def test_commands_say_only_what_there_is() -> None:
    known = all_entries("en")
    found = list(said())
    assert len(found) > 20
    for id, given, where in found:
        if id.startswith(("server-", "cli-", "terminal-")) and not id.endswith("-"):  # which begins one put together
            assert id in known, where
            assert variables("en", id) <= given, f"{where} {id}"


def codes() -> Iterator[tuple[str, set[str], str]]:
    """Every code that is refused with, the values that go with it, where."""
    for path in SOURCES:
        for call in calls(path, *REFUSING):
            given = {str(keyword.arg) for keyword in call.keywords} | ({"seconds"} if "limits" in path.name else set())
            for code in chosen(call.args[0]) if call.args else ():
                yield code, given, f"{path.name}:{call.lineno}"


def test_every_code_has_a_sentence() -> None:
    for code, given, where in codes():
        if code not in WITH_THEIR_OWN:
            assert f"server-no-{code}" in all_entries("en"), f"{where} {code}"
            assert variables("en", f"server-no-{code}") <= given, f"{where} {code}"
    for code in STATUS:
        assert code in WITH_THEIR_OWN or f"server-no-{code}" in all_entries("en"), code


def in_client() -> set[str]:
    """The ids of the server's sentences that the browser's client says, and what such ids begin with there."""
    files = (path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    return {id for path in files for id in re.findall(r"server-[a-z-]+", path.read_text("utf-8"))}


def test_no_sentence_is_left_over() -> None:
    source = {text for path in SOURCES for text in texts(ast.parse(path.read_text("utf-8")))} | in_client()
    heard = {id for id, _, _ in said()} | source
    beginnings = tuple(id for id in heard if id.startswith("server-") and id.endswith("-") and id != "server-no-")
    for id in entries("en")["server.ftl"]:
        assert id in heard or id.startswith(beginnings) or id.removeprefix("server-no-") in source, id


@pytest.mark.parametrize("language", ["en", "fa"])
def test_phrases_are_said_in_both_languages(language: str) -> None:
    written = {id.removeprefix("server-phrase-") for id in all_entries(language) if id.startswith("server-phrase-")}
    assert written == set(PHRASES)
    assert len(PHRASES) == len(set(PHRASES))
