"""Fixtures of all tests."""

import pytest
from hypothesis import HealthCheck, settings

from bazigah.core.game import Game, find_game, game_names
from support.tally import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]

# No test is judged by the clock: machines are shared.
settings.register_profile(
    "whole", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", parent=settings.get_profile("whole"), max_examples=3)
settings.load_profile("whole")


@pytest.fixture(params=game_names(), scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered game in turn."""
    return find_game(request.param)
