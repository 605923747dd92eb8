"""A browser and a server for all tests here."""

from collections.abc import Iterator

import pytest

from support.chromium import Chromium, chromium
from support.server import QUICK, UNLIMITED, InProcess, in_process


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A server that nobody has to wait for."""
    with in_process(tmp_path_factory.mktemp("site"), **UNLIMITED, **QUICK) as server:
        yield server
