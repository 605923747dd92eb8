"""The messages of the protocol and the shapes of the API as TypeScript, for the browser's client."""

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec.inspect as kinds
from msgspec import Struct

from bazigah.server import entries, wire
from bazigah.server.api import shapes

HEADER = (
    "// Written by `make protocol` from the structs of the server: src/bazigah/server/{wire,entries,api/shapes}.py.\n"
)
PLAIN: dict[type, str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}
SENTENCES = {"say", "told", "prompt", "brings", "result"}
"""Fields that hold sentences, which the structs declare as objects."""
UNIONS = {"Request": wire.AnyRequest, "Reply": wire.AnyReply, "Entry": entries.AnyEntry}


def typescript() -> str:
    """Every struct as an interface, and the unions of requests, replies and entries."""
    named = _named()
    unions = [
        f"export type {name} = {' | '.join(named[one] for one in get_args(union))};" for name, union in UNIONS.items()
    ]
    sentence = "export interface Sentence {\n  id: string;\n  values: Record<string, unknown>;\n}"
    blocks = [sentence, *(_interface(struct, named) for struct in named), *unions]
    return HEADER + "\n" + "\n\n".join(blocks) + "\n"


def _union(union: Any, named: dict[type, str]) -> str:
    return " | ".join(named[struct] for struct in get_args(union))


def _named() -> dict[type, str]:
    """Every struct with its name; requests are called what they do, with `Request` where an entry has the name."""
    tops = [*_structs(shapes), *get_args(wire.AnyReply), *get_args(entries.AnyEntry), *get_args(wire.AnyRequest)]
    found: dict[type, str] = {}
    for struct in _reached(tops):
        found[struct] = struct.__name__ + _kind(struct)
    return found


def _kind(struct: type) -> str:
    if issubclass(struct, wire.Request):
        return "Request"
    return "Entry" if issubclass(struct, entries.Entry) else ""


def _structs(module: Any) -> Iterator[type]:
    for _, found in inspect.getmembers(module, inspect.isclass):
        if issubclass(found, Struct) and found.__module__ == module.__name__:
            yield found


def _reached(tops: Iterable[type]) -> dict[type, None]:
    found: dict[type, None] = {}

    def visit(type: kinds.Type) -> None:
        match type:
            case kinds.Metadata(type=inner) | kinds.VarTupleType(item_type=inner) | kinds.ListType(item_type=inner):
                visit(inner)
            case kinds.UnionType(types=types):
                for one in types:
                    visit(one)
            case kinds.StructType(cls=cls, fields=fields) if cls not in found:
                found[cls] = None
                for field in fields:
                    visit(field.type)

    for struct in tops:
        visit(kinds.type_info(struct))
    return found


def _interface(struct: type, named: dict[type, str]) -> str:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [f"  {info.tag_field}: '{info.tag}';"] if info.tag_field else []
    incoming = struct.__struct_config__.forbid_unknown_fields and struct is not entries.Settings  # type: ignore[attr-defined]
    for field in info.fields:
        optional = "?" if incoming and not field.required else ""
        lines.append(f"  {field.name}{optional}: {_field(field, named)};")
    return "\n".join([f"export interface {named[struct]} {{", *lines, "}"])


def _field(field: kinds.Field, named: dict[type, str]) -> str:
    text = _type(field.type, named)
    return text.replace("Record<string, unknown>", "Sentence") if field.name in SENTENCES else text


def _type(type: kinds.Type, named: dict[type, str]) -> str:
    match type:
        case kinds.Metadata(type=inner):
            return _type(inner, named)
        case kinds.UnionType(types=types):
            if {getattr(one, "cls", None) for one in types} == set(get_args(entries.AnyEntry)):
                return "Entry"
            return " | ".join(_type(one, named) for one in types)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            inner_text = _type(item, named)
            return f"({inner_text})[]" if "|" in inner_text else f"{inner_text}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(_type(item, named) for item in items)}]"
        case kinds.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case kinds.StructType(cls=cls):
            return named[cls]
        case kinds.DictType(key_type=_, value_type=value):
            return f"Record<string, {_type(value, named)}>"
    return PLAIN[type.__class__]
