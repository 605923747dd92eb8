"""A sign stands in one isolate with its number: elsewhere a terminal may put it on the other side.

So `+{ $number }` is a message of its own, whose text is a value of the sentence.
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .fluent_files import all_entries, collected

SIGNS = "+\N{MINUS SIGN}\N{PLUS-MINUS SIGN}\N{MULTIPLICATION SIGN}\N{RIGHTWARDS ARROW}%\N{ARABIC PERCENT SIGN}"


class _Patterns(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append(node)
        self.generic_visit(node)


def signed(pattern: ast.Pattern) -> Iterator[ast.TextElement]:
    """Texts that have a sign next to a placeable."""
    elements = pattern.elements
    for before, after in pairwise(elements):
        if isinstance(before, ast.TextElement) and before.value.rstrip()[-1:] in [*SIGNS]:
            yield before
        if isinstance(after, ast.TextElement) and after.value.lstrip()[:1] in [*SIGNS]:
            yield after


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_sign_stands_with_its_number_in_a_message_of_its_own(language: str) -> None:
    entries = all_entries(language)
    alone = set()
    for id, entry in entries.items():
        patterns = _Patterns()
        patterns.visit(entry)
        for pattern in patterns.found:
            for text in signed(pattern):
                assert pattern is entry.value, f"{id}: {text.value!r} stands in a variant"
                assert len(pattern.elements) == 2, f"{id}: {text.value!r}"
                assert text.value.strip() in SIGNS, f"{id}: {text.value!r}"
                alone.add(id)
    assert {"clever-plus", "ten-plus"} <= alone
    assert not [id for id, entry in entries.items() if collected(entry).references & alone]
