"""Reading tables, their logs and matches."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, func, select, union

from bazigah.server.entries import AnyEntry, Opened
from bazigah.server.rows import Head, Line, MatchRow, OwnMatch, TableRows
from bazigah.server.store.schema import heads, lines, matches, people, players, visits

_entry = msgspec.json.Decoder(AnyEntry).decode
_opened = msgspec.json.Decoder(Opened).decode
_persons = msgspec.json.Decoder(tuple[str, ...]).decode

LIVE = ("opening", "playing")

# What is asked often is written once: to put a query together takes as long as to run it.
HEAD = select(heads).where(heads.c.code == bindparam("code"))
LATEST = select(matches).where(matches.c.code == bindparam("code")).order_by(matches.c.first.desc()).limit(1)
MATCH = select(matches).where(matches.c.id == bindparam("id"))
LINES = (
    select(*lines.c["number", "at", "entry", "person", "key"])
    .where(lines.c.code == bindparam("code"), lines.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(lines.c.number)
)
MADE = select(lines.c.number).where(*(lines.c[name] == bindparam(name) for name in ("code", "person", "key")))
END = 2**63 - 1


def table(connection: Connection, code: str) -> TableRows | None:
    """A table with all that is needed to wake it; None if there is none."""
    row = connection.execute(HEAD, {"code": code}).one_or_none()
    if row is None:
        return None
    head = _head(row)
    match = connection.execute(LATEST, {"code": code}).one_or_none()
    rest = log(connection, code, head.number + 1)
    return TableRows(head=head, lines=rest, match=_match(match) if match else None)


def log(connection: Connection, code: str, first: int = 1, last: int = END) -> tuple[Line, ...]:
    """The lines of a table with these numbers."""
    rows = connection.execute(LINES, {"code": code, "first": first, "last": last}).all()
    return tuple(Line(number, at, _entry(entry), person, key) for number, at, entry, person, key in rows)


def number_of(connection: Connection, code: str, person: str, key: str) -> int | None:
    """The number of the line that a person's request made; None if it made none."""
    found: int | None = connection.execute(MADE, {"code": code, "person": person, "key": key}).scalar()
    return found


def ends(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    """The number of the last line of each of these tables."""
    last = select(lines.c.code, func.max(lines.c.number)).where(lines.c.code.in_(codes)).group_by(lines.c.code)
    return dict(connection.execute(last).all())


def listed_tables(connection: Connection, since: int, limit: int) -> list[Head]:
    """Listed tables: in their lobby, those with free seats first; then where a match is on, touched since. Among
    equals the latest touched first.
    """
    lobby = heads.c.phase == "lobby"
    live = heads.c.phase.in_(LIVE) & (heads.c.touched >= since)
    order = (lobby.desc(), (heads.c.free > 0).desc(), heads.c.touched.desc())
    return _heads(connection, select(heads).where(heads.c.listed, lobby | live).order_by(*order).limit(limit))


def tables_of(connection: Connection, person: str, limit: int | None = None) -> list[Head]:
    """The tables that a person opened or sat at, the latest touched first."""
    sat = select(heads).join(visits, visits.c.code == heads.c.code).where(visits.c.person == person, visits.c.sat)
    return _heads(connection, sat.order_by(heads.c.touched.desc()).limit(limit))


def live_tables(connection: Connection, since: int, limit: int) -> list[str]:
    """Codes of the tables where a match was on, touched since; the latest first."""
    live = select(heads.c.code).where(heads.c.phase.in_(LIVE), heads.c.touched >= since)
    return list(connection.execute(live.order_by(heads.c.touched.desc()).limit(limit)).scalars())


def match(connection: Connection, id: str) -> tuple[MatchRow, tuple[Line, ...]] | None:
    """A match and its lines, to the end of the log if it goes on."""
    row = connection.execute(MATCH, {"id": id}).one_or_none()
    if row is None:
        return None
    found = _match(row)
    return found, log(connection, found.code, found.first, END if found.last is None else found.last)


def matches_of(
    connection: Connection, person: str, limit: int | None = None, before: int | None = None
) -> list[OwnMatch]:
    """The matches that a person began, the latest first; those that began before a time in milliseconds.

    Who began at which seat stands in the log only, in the line that opened the match.
    """
    opened = (lines.c.code == matches.c.code) & (lines.c.number == matches.c.first)
    own = select(lines.c.entry, matches).join(players, players.c.match == matches.c.id).join(lines, opened)
    own = own.where(players.c.person == person)
    if before is not None:
        own = own.where(players.c.began < before)
    latest = own.order_by(players.c.began.desc(), players.c.match.desc()).limit(limit)
    return [_own(row, person) for row in connection.execute(latest)]


def naming(person: str) -> ColumnElement[bool]:
    """Lines in which a person's id may stand."""
    return lines.c.entry.contains(person, autoescape=True)


def match_ids(connection: Connection) -> list[str]:
    """All matches, those of one table together and in their order."""
    return list(connection.execute(select(matches.c.id).order_by(matches.c.code, matches.c.first)).scalars())


def codes(connection: Connection) -> list[str]:
    """All tables: those that have a log, or are in lists."""
    every = union(select(lines.c.code), select(heads.c.code)).order_by("code")
    return list(connection.execute(every).scalars())


def broken(connection: Connection) -> list[str]:
    """The tables whose logs have a hole."""
    number, last = func.count(), func.max(lines.c.number)
    holes = select(lines.c.code).group_by(lines.c.code).having(number != last).order_by(lines.c.code)
    return list(connection.execute(holes).scalars())


def counts(connection: Connection) -> dict[str, int]:
    """How many rows there are of what one may want to know the number of.

    A log has no holes, so its last number is its length: to count the lines themselves would be to read them all.
    """
    last = select(func.max(lines.c.number)).where(lines.c.code == heads.c.code).scalar_subquery()
    wanted = {
        "people": select(func.count()).select_from(people),
        "tables": select(func.count()).select_from(heads),
        "matches": select(func.count()).select_from(matches),
        "lines": select(func.coalesce(func.sum(last), 0)).select_from(heads),
    }
    return {name: int(connection.execute(number).scalar_one()) for name, number in wanted.items()}


def _heads(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Head]:
    return [_head(row) for row in connection.execute(wanted)]


def _head(row: Row[*tuple[Any, ...]]) -> Head:
    fields = row._asdict()
    fields["snapshot"] = row.snapshot.encode()
    return Head(**fields)


def _own(row: Row[*tuple[Any, ...]], person: str) -> OwnMatch:
    chairs = _opened(row.entry).chairs
    return OwnMatch(_match(row), tuple(seat for seat, chair in enumerate(chairs) if chair.person == person))


def _match(row: Row[*tuple[Any, ...]]) -> MatchRow:
    fields = {name: value for name, value in row._asdict().items() if name in matches.c}
    fields["secret"] = bytes.fromhex(row.secret)
    fields["persons"] = _persons(row.persons)
    fields["result"] = None if row.result is None else msgspec.json.decode(row.result)
    return MatchRow(**fields)
