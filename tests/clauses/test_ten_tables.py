"""TEN: every clause has a test, and every refusal stands in the table and is provoked."""

import ast
from pathlib import Path
from typing import Any

from bazigah.games.ten import rules


def test_every_clause_has_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_ten*.py"))
    for clause in rules.CLAUSES:
        assert f"def test_{clause.replace('.', '_')}_" in tests, clause


def raises() -> set[tuple[Any, Any, int]]:
    found = set()
    for path in Path(rules.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.func.id == "Refusal":  # type: ignore[attr-defined]
                clause, reason, *values = node.exc.args
                assert isinstance(clause, ast.Constant)
                assert isinstance(reason, ast.Constant)
                found.add((clause.value, reason.value, len(values)))
    return found


def test_the_table_of_refusals_is_what_is_raised() -> None:
    assert raises() == {(clause, reason, len(names)) for reason, (clause, names) in rules.REFUSALS.items()}
    assert {clause for clause, _ in rules.REFUSALS.values()} <= set(rules.CLAUSES)


def test_every_refusal_is_provoked() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_ten*.py"))
    for reason, (clause, _) in rules.REFUSALS.items():
        assert f'"{clause} {reason}"' in tests, reason
