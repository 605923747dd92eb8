"""Where the database is."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError


class NotADatabase(ValueError):
    """An address that is of no database that we know; the message is its kind, which holds no password."""


def parse(url: str) -> URL:
    """The address, `sqlite:///FILE` or `postgresql://...`, whatever driver it names; NotADatabase."""
    kind = url.partition(":")[0].partition("+")[0][:40]
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise NotADatabase(kind) from error
    if kind == "sqlite" and address.database not in {None, "", ":memory:"}:
        return address.set(drivername="sqlite")
    if kind == "postgresql":
        return address.set(drivername="postgresql+asyncpg")
    raise NotADatabase(kind)
