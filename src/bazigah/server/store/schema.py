"""The tables of the database.

Everything is text, whole numbers and truth values: both databases and a backup's JSON hold these alike. Bytes are hex,
structs are JSON. A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, Table, Text

metadata = MetaData()

lines = Table(
    "lines",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text),
    Column("key", Text),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "lines_key",
    lines.c.code,
    lines.c.person,
    lines.c.key,
    unique=True,
    sqlite_where=lines.c.key.is_not(None),
    postgresql_where=lines.c.key.is_not(None),
)

heads = Table(
    "heads",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
)
Index("heads_phase", heads.c.phase, heads.c.touched)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("date", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("persons", Text, nullable=False),
    Column("last", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("checksum", Text),
)
Index("matches_code", matches.c.code, matches.c.first)

players = Table(
    "players",
    metadata,
    Column("person", Text, primary_key=True),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("match", Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who began which match, and when: milliseconds since 1970."""

visits = Table(
    "visits",
    metadata,
    Column("person", Text, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("sat", Boolean, primary_key=True),
    sqlite_with_rowid=False,
)
"""In which tables' logs a person's name stands: because they opened it or sat there, or only because they spoke."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("tokens_person", tokens.c.person)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server signs with."""
