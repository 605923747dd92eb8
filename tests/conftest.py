"""Fixtures of all tests."""

import pytest
from hypothesis import settings

from bazigah.core.game import Game, find_game, game_names

settings.register_profile("bazigah", max_examples=25, deadline=None, derandomize=True)
settings.load_profile("bazigah")


@pytest.fixture(params=game_names(), scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered game in turn."""
    return find_game(request.param)
