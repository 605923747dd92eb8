"""A browser and a server for all tests here."""

from collections.abc import Iterator

import pytest

from support.chromium import Chromium, chromium
from support.server import UNLIMITED, InProcess, in_process
from support.stage import Stage


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A server that nobody has to wait for."""
    with in_process(tmp_path_factory.mktemp("site"), **UNLIMITED, bot_pause=0.0) as server:
        yield server


@pytest.fixture(scope="session")
def stage(site: InProcess) -> Stage:
    """Screens of that server."""
    return Stage(site)
