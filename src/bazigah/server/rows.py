"""What the store keeps: rows as structs, between the tables that live in memory and the database."""

from typing import Any

from msgspec import Struct

from bazigah.server.entries import AnyEntry


class Line(Struct, frozen=True, gc=False):
    """A line of a table's log. `at`: milliseconds since 1970, UTC; `person`: whose request it came from, and `key` the
    client's id of that request (only on the first line that a request made).
    """

    number: int
    at: int
    entry: AnyEntry
    person: str | None = None
    key: str | None = None


class Head(Struct, frozen=True, gc=False):
    """A table's own row: what lists show, and the table as it stood at entry `number`; later entries go on from there.

    `snapshot` is opaque to the store but for names (see `Store.forget`). `touched`: as `Line.at`.
    """

    code: str
    number: int
    snapshot: bytes
    game: str
    name: str
    language: str
    listed: bool
    phase: str
    seats: int
    free: int
    touched: int


class MatchRow(Struct, frozen=True, gc=False):
    """A match at a table: its log begins with the `Opened` entry `first` and ends with entry `last`, once it has ended.

    `result` is None where it was stopped; `persons` are those who sat there when it began.
    """

    id: str
    code: str
    first: int
    game: str
    rules: int
    date: str
    secret: bytes
    persons: tuple[str, ...]
    last: int | None = None
    ended: int | None = None
    result: dict[str, Any] | None = None
    checksum: str | None = None


class OwnMatch(Struct, frozen=True, gc=False):
    """A match that a person began, and at which seats: more than one where they share a keyboard."""

    row: MatchRow
    seats: tuple[int, ...]


class Batch(Struct, frozen=True, gc=False):
    """What one step appends to a table's log, all or nothing: lines `after + 1`, `after + 2`, ...; with them a new head
    and the row of the match, where they have changed.
    """

    code: str
    after: int
    lines: tuple[Line, ...]
    head: Head | None = None
    match: MatchRow | None = None


class TableRows(Struct, frozen=True, gc=False):
    """A table as it is stored: its head, the lines after it, and its latest match if it has one."""

    head: Head
    lines: tuple[Line, ...]
    match: MatchRow | None


class Person(Struct, frozen=True, gc=False):
    """Someone who came: no password, no address. `epoch` is raised to make all cookies given before worthless."""

    id: str
    name: str
    language: str
    created: int
    seen: int
    epoch: int = 0
