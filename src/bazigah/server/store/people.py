"""People, their tokens, and what the server signs with."""

import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bazigah.server.rows import Person
from bazigah.server.store.bulk import put
from bazigah.server.store.schema import keys, people, tokens

KEY_BYTES = 32


ID = 12
"""Digits of a token's hash that tell it from a person's others; nobody makes the token of them."""


class Token(NamedTuple):
    """That a token was given, not which one. `created`: milliseconds since 1970."""

    id: str
    kind: str
    created: int


PERSON = select(people).where(people.c.id == bindparam("id"))
OWNER = select(tokens.c.person, tokens.c.kind).where(tokens.c.hash == bindparam("hash"))


def add_person(connection: Connection, person: Person) -> None:
    connection.execute(insert(people).values(msgspec.structs.asdict(person)))


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(PERSON, {"id": id}).one_or_none()
    return None if row is None else Person(**row._asdict())


def change_person(connection: Connection, id: str, changes: dict[str, str | int]) -> None:
    connection.execute(update(people).where(people.c.id == id).values(changes))


def add_token(connection: Connection, hash: bytes, person: str, kind: str, created: int) -> None:
    connection.execute(insert(tokens).values(hash=hash.hex(), person=person, kind=kind, created=created))


def person_of_token(connection: Connection, hash: bytes) -> tuple[str, str] | None:
    row = connection.execute(OWNER, {"hash": hash.hex()}).one_or_none()
    return None if row is None else (row.person, row.kind)


def tokens_of(connection: Connection, person: str) -> list[Token]:
    own = select(tokens.c.hash, tokens.c.kind, tokens.c.created).where(tokens.c.person == person)
    return [Token(hash[:ID], kind, at) for hash, kind, at in connection.execute(own.order_by(tokens.c.created))]


def drop_tokens(connection: Connection, person: str, kind: str | None, id: str | None) -> None:
    own = delete(tokens).where(tokens.c.person == person)
    if kind is not None:
        own = own.where(tokens.c.kind == kind)
    if id is not None:
        own = own.where(tokens.c.hash.startswith(id, autoescape=True))
    connection.execute(own)


def key(connection: Connection, name: str) -> bytes:
    """The key of that name; made now, unless another process was quicker."""
    put(connection, keys, [(name, secrets.token_hex(KEY_BYTES))])
    value: str = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return bytes.fromhex(value)
