"""What the store raises, and what it makes of the errors of databases."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

FULL = "disk-full"
GONE = "database"
STATES = {"08", "25", "40", "53", "57", "58", "XX"}
"""PostgreSQL's classes of errors for connections, transactions that cannot go on, deadlocks, want of resources,
operators who intervene, and systems that fail.
"""


class Conflict(Exception):
    """Nothing was stored: the table's log goes on otherwise than the caller knows, or the request is stored already."""


class Unavailable(Exception):
    """The database does not do it now. `code`: "disk-full" or "database".

    Nothing was stored, or, where the connection broke at the worst moment, it is not known: read again.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def unavailable(error: BaseException) -> Unavailable | None:
    """The error as the caller is told of it, if it is the database's state that is to blame and not what was asked."""
    if isinstance(error, Unavailable):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if _is_full(cause):
        return Unavailable(FULL)
    if isinstance(error, DBAPIError):
        gone = error.connection_invalidated or _is_gone(error, cause)
    else:  # OSError: timeouts and refused connections; sqlite3: before SQLAlchemy has the connection; others: the pool
        gone = isinstance(error, OSError | sqlite3.DatabaseError | SQLAlchemyError)
    return Unavailable(GONE) if gone else None


@contextmanager
def told() -> Iterator[None]:
    """Errors that are the database's state are raised as Unavailable."""
    try:
        yield
    except Exception as error:
        found = unavailable(error)
        if found is None:
            raise
        raise found from error


def _is_full(cause: BaseException | None) -> bool:
    if isinstance(cause, OSError):
        return cause.errno == errno.ENOSPC
    return getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL" or getattr(cause, "sqlstate", "") == "53100"


def _is_gone(error: DBAPIError, cause: BaseException | None) -> bool:
    state: str | None = getattr(cause, "sqlstate", None)
    if state is not None:
        return state[:2] in STATES
    return isinstance(error, OperationalError | InterfaceError) or type(cause) is sqlite3.DatabaseError
