"""Brings a database to the present form when it is opened."""

from sqlalchemy import Connection, inspect, select, table, text
from sqlalchemy import column as named

NEWEST = "1"
"""The revision of the last file in `migrations/versions`."""
LOCK = 0x62617A69676168
"""PostgreSQL's advisory lock of whoever migrates: "bazigah" in ASCII."""


class FromTheFuture(Exception):
    """A newer version of the program made this database; the message is its revision."""


def migrate(connection: Connection) -> None:
    """In the transaction of the connection, which on SQLite must have begun as one that writes."""
    if revision(connection) == NEWEST:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision(connection)  # once more: another process may have been quicker
    if found != NEWEST:
        _upgrade(connection, found)


def revision(connection: Connection) -> str | None:
    """The revision of the database; None of an empty one."""
    versions = table("alembic_version", named("version_num"))
    if not inspect(connection).has_table(versions.name):
        return None
    found: str | None = connection.execute(select(versions.c.version_num)).scalar()
    return found


def _upgrade(connection: Connection, found: str | None) -> None:
    from alembic import command  # a quarter of a second, and seldom needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "bazigah.server.store:migrations")
    config.set_main_option("path_separator", "os")
    if found and found not in {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}:
        raise FromTheFuture(found)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
