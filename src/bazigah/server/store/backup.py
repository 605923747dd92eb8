"""The whole database as one file, the same for both databases: what one has written the other can read.

The file is gzip over lines of JSON: a header; for each table its name and columns, and its rows as lists of values; at
the end the SHA-256 of all lines before.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import Connection, Table, delete, select
from sqlalchemy.exc import StatementError

from bazigah.server.store import schema
from bazigah.server.store.bulk import Row, put
from bazigah.server.store.errors import unavailable
from bazigah.server.store.migrate import NEWEST

FORMAT = "bazigah backup 1"
ROWS = 1000
"""Rows that are held at once."""
OWN = (schema.keys,)
"""What a server makes by itself when it first starts; a backup's takes its place."""

_encoder = msgspec.json.Encoder()


class _End(msgspec.Struct):
    """The last line: how many rows each table has, and the SHA-256 of all lines before."""

    rows: dict[str, int]
    sha256: str


class NotABackup(Exception):
    """A file that is no backup, or not whole, or of another form: `code` is "format", "damaged" or "schema"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotEmpty(Exception):
    """There is something in the database already."""


class FileProblem(Exception):
    """The file cannot be read or written, and it is not the database's doing: `error` says why."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


@contextmanager
def _files() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FileProblem(error) from error


def save(connection: Connection, path: Path) -> dict[str, int]:
    """Writes all tables to a new file, whole or not at all; the numbers of rows. FileProblem, also if it is there."""
    tables = schema.metadata.sorted_tables
    with _files(), _new_file(path) as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
        out = _Out(packed)
        out.write(_encoder.encode({"format": FORMAT, "schema": NEWEST}) + b"\n")
        rows = {str(table.name): _save_table(connection, table, out.write) for table in tables}
        packed.write(_encoder.encode(_End(rows, out.hash.hexdigest())) + b"\n")
    return rows


class _Out:
    def __init__(self, file: gzip.GzipFile) -> None:
        self.hash = sha256()
        self._file = file

    def write(self, data: bytes) -> None:
        self.hash.update(data)
        self._file.write(data)


def _save_table(connection: Connection, table: Table, write: Callable[[bytes], None]) -> int:
    write(_encoder.encode({"table": str(table.name), "columns": [str(column.name) for column in table.c]}) + b"\n")
    query = select(table).order_by(*table.primary_key.columns).execution_options(stream_results=True, yield_per=ROWS)
    number = 0
    for rows in connection.execute(query).partitions():
        write(_encoder.encode_lines([tuple(row) for row in rows]))
        number += len(rows)
    return number


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that is there when all is written and safe on the disk, for nobody else to read."""
    if path.exists():
        raise FileExistsError(path)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
        _sync_folder(path.parent)
    finally:
        Path(temporary).unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not all systems can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load(connection: Connection, path: Path) -> dict[str, int]:
    """Fills an empty database, in the transaction of the connection; how many rows each table has.

    NotABackup, NotEmpty, FileProblem.
    """
    with _files():
        counts = check(path)
    for table in schema.metadata.sorted_tables:
        if table in OWN:
            connection.execute(delete(table))
        elif connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty
    with _files(), _fitting(), gzip.open(path) as file:
        for name, rows in _tables(file):
            _load_table(connection, name, rows)
    return counts


@contextmanager
def _fitting() -> Iterator[None]:
    """What is whole, but no rows of these tables, is no backup either."""
    try:
        yield
    except (AttributeError, LookupError, TypeError, ValueError, StatementError) as error:
        if unavailable(error):
            raise
        raise NotABackup("damaged") from error


def check(path: Path) -> dict[str, int]:
    """Reads a backup to its end; how many rows each table has. NotABackup, OSError."""
    hash, last = sha256(), b""
    try:
        with gzip.open(path) as file:
            _check_header(msgspec.json.decode(file.readline()))
            file.rewind()
            for line in file:
                hash.update(last)
                last = line
        end = msgspec.json.decode(last, type=_End)
    except gzip.BadGzipFile as error:
        raise NotABackup("format") from error
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NotABackup("damaged") from error
    if end.sha256 != hash.hexdigest():
        raise NotABackup("damaged")
    return end.rows


def _check_header(value: object) -> None:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise NotABackup("format")
    if value.get("schema") != NEWEST:
        raise NotABackup("schema")


def _tables(file: Iterable[bytes]) -> Iterator[tuple[str, Iterator[Row]]]:
    """The names of tables and their rows, in their order."""
    values = (msgspec.json.decode(line) for line in file)
    name = ""
    for is_row, some in groupby(values, lambda value: isinstance(value, list)):
        if is_row:
            yield name, map(tuple, some)
        else:
            name = [value.get("table", "") for value in some][-1]


def _load_table(connection: Connection, name: str, rows: Iterator[Row]) -> None:
    table = schema.metadata.tables[name]
    while some := list(islice(rows, ROWS)):
        if any(len(row) != len(table.c) for row in some):
            raise NotABackup("damaged")
        put(connection, table, some, new=True)
