"""The Fluent files as syntax trees."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bazigah.words.catalogue import FOLDER

Entry = ast.Message | ast.Term


@cache
def entries(language: str) -> dict[str, dict[str, Entry]]:
    """File -> id -> message or term."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{path.name}: {junk}"
        messages = [entry for entry in body if isinstance(entry, Entry)]
        ids = [_id(entry) for entry in messages]
        assert len(ids) == len(set(ids)), f"{language}/{path.name}: an id stands twice"
        found[path.name] = dict(zip(ids, messages, strict=True))
    return found


def all_entries(language: str) -> dict[str, Entry]:
    return {id: entry for messages in entries(language).values() for id, entry in messages.items()}


def _id(entry: Entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        self.numbers: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.NumberLiteral):
            self.numbers.append(node.expression.value)
        self.generic_visit(node)


@cache
def collected(entry: Entry) -> _Collector:
    collector = _Collector()
    collector.visit(entry)
    return collector


def variables(language: str, id: str) -> set[str]:
    """The variables of a message and of those that it refers to."""
    return {name for entry in _closure(language, id, set()) for name in collected(entry).variables}


def _closure(language: str, id: str, seen: set[str]) -> Iterator[Entry]:
    entry = all_entries(language)[id]
    yield entry
    for reference in collected(entry).references - seen:
        yield from _closure(language, reference, seen | {id, reference})
