"""Statements that put many rows into a table at once.

SQLite lets go of the interpreter's lock at each statement, and beside a busy event loop it waits to get it back: so it
is one statement for many rows, and not one a row.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Dialect, Table, bindparam, insert
from sqlalchemy.dialects import postgresql, sqlite

from bazigah.server.store import schema

Row = tuple[object, ...]
"""Values in the order of a table's columns."""

MOST = 32
"""Rows of one statement: more are not faster."""
RENEWED = {
    schema.heads: [column.name for column in schema.heads.c if not column.primary_key],
    schema.matches: ["last", "ended", "result", "checksum"],
}
"""The columns that are written over where a row is there already; rows of other tables stay as they are."""


def put(connection: Connection, table: Table, rows: Sequence[Row], *, new: bool = False) -> None:
    """Inserts the rows. `new`: it is an error if one is there already, else no two may have the same key."""
    start = 0
    while left := len(rows) - start:
        size = min(MOST, 1 << left.bit_length() - 1)  # powers of two: few statements to compile and keep
        statement = _statement(table, size, connection.dialect, new=new)
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows[start : start + size])))
        start += size


@lru_cache(256)
def _statement(table: Table, rows: int, dialect: Dialect, *, new: bool) -> str:
    """As text: to compile it takes longer than to run it."""
    statement = insert(table) if new else _unless_there(table, dialect)
    values: list[Any] = [{column.name: bindparam(f"{column.name}_{row}") for column in table.c} for row in range(rows)]
    return str(statement.values(values).compile(dialect=dialect))


def _unless_there(table: Table, dialect: Dialect) -> sqlite.Insert | postgresql.Insert:
    key = list(table.primary_key.columns)
    statement = sqlite.insert(table) if dialect.name == "sqlite" else postgresql.insert(table)
    if table not in RENEWED:
        return statement.on_conflict_do_nothing(index_elements=key)
    later = statement.excluded.number >= table.c.number if table is schema.heads else None
    renewed = {name: statement.excluded[name] for name in RENEWED[table]}
    return statement.on_conflict_do_update(index_elements=key, set_=renewed, where=later)
