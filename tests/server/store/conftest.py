"""A database for each test, on both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'store.db'}"
    else:
        postgres.required()
        with postgres.database() as address:
            yield address


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """The address of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'store.db'}"
