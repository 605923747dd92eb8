"""Tables of what there is: messages and their fields, refusals, phrases, settings, measurements."""

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec.inspect as kinds
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import NODEFAULT

from bazigah.core.say import Say
from bazigah.server import entries, wire
from bazigah.server.app import running
from bazigah.server.phrases import PHRASES
from bazigah.server.settings import ServerSettings, described
from bazigah.words.catalogue import FOLDER, Catalogue

LARGE = 2**53
ENGLISH = Catalogue("en")
REFUSAL = "server-no-"
NOT_SENT = {"setting"}
"""Refusals that are told to the operator only."""


def requests() -> str:
    return "\n\n".join(_message(struct, without="id") for struct in get_args(wire.AnyRequest))


def replies() -> str:
    return "\n\n".join(_message(struct) for struct in get_args(wire.AnyReply))


def log_entries() -> str:
    return "\n\n".join(_message(struct) for struct in get_args(entries.AnyEntry))


def parts() -> str:
    """The structs that messages and entries are made of, each after those that have it."""
    return "\n\n".join(_part(struct) for struct in _inner([*get_args(wire.AnyReply), *get_args(entries.AnyEntry)]))


def refusals() -> str:
    rows = [("`rule`", "The sentence of the rules; `clause` and `reason` are there.")]
    for message in _messages(REFUSAL):
        code = message.id.name.removeprefix(REFUSAL)
        if code not in NOT_SENT:
            rows.append((f"`{code}`", _sentence(message)))
    return table(("code", "sentence"), rows)


def phrases() -> str:
    rows = [(f"`{phrase}`", ENGLISH.text(Say(f"server-phrase-{phrase}", {}))) for phrase in PHRASES]
    return table(("phrase", "in English"), rows)


def settings() -> str:
    rows = ((f"`{variable}`", f"`{default}`" if default else "", meaning) for variable, default, meaning in described())
    return table(("variable", "default", "what it is"), rows)


def metrics() -> str:
    with TemporaryDirectory() as home:
        text = asyncio.run(_measured(ServerSettings(home=home)))
    found = re.findall(r"^# HELP (\S+) (.*)\n# TYPE \S+ (\S+)$", text, re.MULTILINE)
    return table(("name", "kind", "what it is"), ((f"`{name}`", kind, meaning) for name, meaning, kind in found))


async def _measured(settings: ServerSettings) -> str:
    async with running(settings) as services:
        return services.metrics.text().decode()


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


# Structs


def _message(struct: type, without: str = "") -> str:
    info = _info(struct)
    fields = [field for field in info.fields if field.name != without]
    return f"### `{info.tag}`\n{_doc(struct)}" + (f"\n\n{_fields(info, fields)}" if fields else "")


def _part(struct: type) -> str:
    info = _info(struct)
    return f"### {struct.__name__}\n{_doc(struct)}\n\n{_fields(info, info.fields)}"


def _info(struct: type) -> kinds.StructType:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info


def _fields(info: kinds.StructType, fields: Iterable[kinds.Field]) -> str:
    return table(("field", "type", "meaning"), (_row(info, field) for field in fields))


def _row(info: kinds.StructType, field: kinds.Field) -> tuple[str, str, str]:
    meaning = _meaning(field.type)
    if not meaning:
        raise LookupError(f"{info.cls.__name__}.{field.name} has no description")
    return f"`{field.name}`", _type(field.type) + _default(info, field), meaning


def _default(info: kinds.StructType, field: kinds.Field) -> str:
    """What a request that leaves the field out means."""
    if field.default is NODEFAULT or not issubclass(info.cls, wire.Request):
        return ""
    return f", by default `{json.dumps(field.default)}`"


def _doc(struct: type) -> str:
    return " ".join((struct.__doc__ or "").split())


def _meaning(type: kinds.Type) -> str:
    if isinstance(type, kinds.Metadata):
        return str((type.extra_json_schema or {}).get("description", "")) or _meaning(type.type)
    if isinstance(type, kinds.UnionType):
        return next(filter(None, map(_meaning, type.types)), "")
    return ""


def _type(type: kinds.Type) -> str:
    """The type in words."""
    match type:
        case kinds.Metadata(type=inner):
            return _type(inner)
        case kinds.UnionType(types=types):
            return _union(types)
        case kinds.IntType(ge=low, le=high):
            return "whole number" + _range(low, high)
        case kinds.StrType(pattern=str(pattern)):
            return f"text, `{pattern}`"
        case kinds.StrType(max_length=int(longest)):
            return f"text, at most {longest} characters"
        case kinds.VarTupleType(item_type=item):
            return f"list: {_type(item)}"
        case kinds.LiteralType(values=values):
            return ", ".join(f"`{value}`" for value in sorted(values, key=_as_declared))
        case kinds.StructType(cls=cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
    return NAMES[type.__class__]


NAMES: dict[type, str] = {
    kinds.StrType: "text",
    kinds.FloatType: "number",
    kinds.BoolType: "true or false",
    kinds.DictType: "object",
    kinds.NoneType: "null",
}
DECLARED = [*get_args(wire.Phase), *get_args(entries.Language), *get_args(entries.Chat), *get_args(entries.Clock)]


def _as_declared(value: Any) -> int:
    """The place of a literal's value in its declaration; msgspec sorts them."""
    return DECLARED.index(value)


def _union(types: tuple[kinds.Type, ...]) -> str:
    if all(isinstance(type, kinds.StructType) for type in types):
        return "[entry](#entries-of-the-log)"
    words = [_type(type) for type in types if not isinstance(type, kinds.NoneType)]
    comma = "," if any("," in word for word in words) else ""
    return f"{comma} or ".join([*words, NAMES[kinds.NoneType]])


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return ""
    return f" from {low}" if high == LARGE else f", {low} to {high}"


def _inner(structs: Iterable[type]) -> list[type]:
    found: dict[type, None] = {}
    tops = list(structs)

    def visit(type: kinds.Type) -> None:
        match type:
            case kinds.Metadata(type=inner) | kinds.VarTupleType(item_type=inner):
                visit(inner)
            case kinds.UnionType(types=types):
                for one in types:
                    visit(one)
            case kinds.StructType(cls=cls, fields=fields) if cls not in found:
                if cls not in tops:
                    found[cls] = None
                for field in fields:
                    visit(field.type)

    for struct in tops:
        visit(kinds.type_info(struct))
    return list(found)


# Words


def _messages(prefix: str) -> Iterator[ast.Message]:
    text = (FOLDER / "en" / "server.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
            yield entry


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
        self.names.append(node.id.name)


def _sentence(message: ast.Message) -> str:
    """The sentence with the names of its values in the places of them."""
    variables = _Variables()
    variables.visit(message)
    return ENGLISH.text(Say(message.id.name, {name: f"‹{name}›" for name in variables.names}))
