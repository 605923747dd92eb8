"""Time and chance of the server: milliseconds, dates, new ids, codes and tokens."""

import secrets
from datetime import UTC, datetime
from hashlib import sha256
from time import time_ns

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_DIGITS = 9
"""Digits are read aloud the same way in both languages; a billion codes, and few guesses an hour."""


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time_ns() // 1_000_000


def date_of(at: int) -> str:
    """ISO 8601 in UTC, to the second."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_match_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_person_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def new_code() -> str:
    """The code of a table; the first digit is not 0, so that it is never shortened."""
    return str(10 ** (CODE_DIGITS - 1) + secrets.randbelow(9 * 10 ** (CODE_DIGITS - 1)))


def new_token() -> str:
    """128 random bits, fit for an address and for a command line: none begins as an option does."""
    return secrets.token_hex(16)


def hash_of(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode()).digest()
