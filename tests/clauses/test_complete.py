"""Every clause of every registered game has a test that carries its id, and every refusal a clause and a test."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from bazigah.core.game import Game

HERE = Path(__file__).parent
LIKE_A_CLAUSE = re.compile(r"test_([A-Z]\d+(?:_\d+)*)_(?=[a-z])")


@cache
def trees(game: Game) -> list[ast.Module]:
    """The clause tests of a game: `test_<game>.py` and `test_<game>_*.py`."""
    paths = [*HERE.glob(f"test_{game.name}.py"), *HERE.glob(f"test_{game.name}_*.py")]
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def checks(modules: Iterable[ast.Module]) -> list[str]:
    """The names of the tests that are run and check something."""
    return [
        node.name
        for module in modules
        for node in module.body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and not any("skip" in ast.unparse(mark) or "xfail" in ast.unparse(mark) for mark in node.decorator_list)
        and any(isinstance(part, ast.Assert) or getattr(part, "attr", "") == "raises" for part in ast.walk(node))
    ]


def clause_of(test: str) -> str | None:
    """C4.1 of `test_C4_1_repeat_box_takes_an_equal_number`: this is no test of C4."""
    found = LIKE_A_CLAUSE.match(test)
    return found and found[1].replace("_", ".")


def test_every_clause_has_a_test(game: Game) -> None:
    tested = {clause_of(name) for name in checks(trees(game))}
    assert [clause for clause in game.rules.CLAUSES if clause not in tested] == []


def test_every_id_in_the_name_of_a_test_is_that_of_a_clause(game: Game) -> None:
    named = {clause_of(name) for name in checks(trees(game))} - {None}
    assert named <= set(game.rules.CLAUSES)


@pytest.mark.parametrize(
    ("source", "clauses"),
    [
        ("def test_X4_1_more(): assert f()", ["X4.1"]),  # and not X4
        ("def test_X4_more(): assert f()\ndef test_X4_2_less(): assert f()", ["X4", "X4.2"]),
        ("def test_X4_1(): assert f()\ndef test_x4_a(): assert f()\ndef helper_X4_1_a(): assert f()", []),
        ("def test_X4_nothing(): pass\n@pytest.mark.skip\ndef test_X4_left_out(): assert f()", []),
        ("def test_X4_raises():\n    with pytest.raises(ValueError):\n        f()", ["X4"]),
    ],
)
def test_a_clause_without_a_test_would_be_found(source: str, clauses: list[str]) -> None:
    assert [clause for name in checks([ast.parse(source)]) if (clause := clause_of(name))] == clauses


def raised(game: Game) -> list[tuple[str, str, int]]:
    """Clause, reason and number of values of every refusal in the source of a game."""
    found = []
    for path in Path(str(game.rules.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                clause, reason, *values = node.args
                assert isinstance(clause, ast.Constant)
                assert isinstance(reason, ast.Constant)
                found.append((str(clause.value), str(reason.value), len(values)))
    return found


def test_the_table_of_refusals_is_what_is_raised(game: Game) -> None:
    table = {(clause, reason, len(names)) for reason, (clause, names) in game.rules.REFUSALS.items()}
    assert set(raised(game)) == table
    assert {clause for clause, _, _ in table} <= set(game.rules.CLAUSES)


def test_every_reason_to_refuse_is_named_by_a_test(game: Game) -> None:
    texts = {
        node.value
        for module in trees(game)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for reason, (clause, _) in game.rules.REFUSALS.items():
        assert texts & {reason, f"{clause} {reason}"}, reason
