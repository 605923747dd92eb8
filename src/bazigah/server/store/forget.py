"""All that is stored about a person: to be given to them, and to be forgotten."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from bazigah.server.entries import Created, Said, Sat
from bazigah.server.rows import Head, OwnMatch
from bazigah.server.store import logs, people, schema
from bazigah.server.store.schema import heads, lines, visits

EMPTIED = ("name", "text")
"""What is emptied beside a person's id."""


def forget(connection: Connection, person: str) -> list[str]:
    """Removes the person, and their name and words from logs and snapshots; the codes of the tables that it stood in.

    Their id stays in the logs, where it now means nobody.
    """
    codes = visited(connection, person)
    for code in codes:
        _forget_lines(connection, code, person)
        _forget_head(connection, code, person)
    for table in (schema.visits, schema.players, schema.tokens):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    return codes


def visited(connection: Connection, person: str) -> list[str]:
    """The tables in whose logs the person's name or words stand."""
    codes = select(visits.c.code).where(visits.c.person == person).distinct().order_by(visits.c.code)
    return list(connection.execute(codes).scalars())


def _forget_lines(connection: Connection, code: str, person: str) -> None:
    naming = select(lines.c.number, lines.c.entry).where(lines.c.code == code, logs.naming(person))
    for number, entry in connection.execute(naming).all():
        this = update(lines).where(lines.c.code == code, lines.c.number == number)
        connection.execute(this.values(entry=without_names(entry, person)))


def _forget_head(connection: Connection, code: str, person: str) -> None:
    snapshot = connection.execute(select(heads.c.snapshot).where(heads.c.code == code)).scalar()
    if snapshot is not None:
        this = update(heads).where(heads.c.code == code)
        connection.execute(this.values(snapshot=without_names(snapshot, person)))


def without_names(text: str, person: str) -> str:
    """The JSON with empty names and words in every object that has the person's id as its `person`."""
    document = msgspec.json.decode(text)
    for found in _objects(document):
        if found.get("person") == person:
            found.update({name: "" for name in EMPTIED if found.get(name)})
    return msgspec.json.encode(document).decode()


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _objects(part)


def export(connection: Connection, id: str) -> dict[str, Any]:
    """All that is stored about a person, as JSON can hold it; times in milliseconds since 1970."""
    found = people.person(connection, id)
    told = [(code, line) for code in visited(connection, id) for line in logs.log(connection, code)]
    names = {line.entry.name for _, line in told if isinstance(line.entry, Created | Sat) and line.entry.person == id}
    return {
        "person": found and {name: getattr(found, name) for name in ("id", "name", "language", "created", "seen")},
        "tokens": [token._asdict() for token in people.tokens_of(connection, id)],
        "tables": [_table(head) for head in logs.tables_of(connection, id)],
        "matches": [_match(match) for match in logs.matches_of(connection, id)],
        "names": sorted(names),
        "said": [
            {"code": code, "at": line.at, "phrase": line.entry.phrase, "text": line.entry.text}
            for code, line in told
            if isinstance(line.entry, Said) and line.entry.person == id
        ],
    }


def _table(head: Head) -> dict[str, Any]:
    return {"code": head.code, "name": head.name, "game": head.game, "touched": head.touched}


def _match(match: OwnMatch) -> dict[str, Any]:
    told = {name: getattr(match.row, name) for name in ("id", "code", "game", "date", "ended", "result")}
    return {**told, "seats": list(match.seats)}
