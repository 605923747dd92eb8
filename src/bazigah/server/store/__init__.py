"""Where tables, matches and people are kept: SQLite or PostgreSQL, what was acknowledged never lost."""

from bazigah.server.store.errors import Conflict, Unavailable
from bazigah.server.store.store import Store

__all__ = ["Conflict", "Store", "Unavailable"]
