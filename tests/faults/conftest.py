"""One process that forks servers, and prepared databases, for all tests here."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from faults.stages import Stage, prepare
from faults.victims import Zygote
from support.tally import PROPERTY, TALLY

Stages = Callable[[str, str], Stage]


@pytest.fixture(autouse=True)
def _counted(record_property: Callable[[str, object], None]) -> Iterator[None]:
    before = TALLY.copy()
    yield
    record_property(PROPERTY, dict(TALLY - before))


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    zygote = Zygote()
    yield zygote
    zygote.close()


@pytest.fixture(scope="session")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Stages:
    """A prepared database of a game; each is made once."""
    folder = tmp_path_factory.mktemp("stages")
    return cache(lambda game, stage: prepare(folder / game / stage, game, stage))
