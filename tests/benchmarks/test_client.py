"""The benchmark of the client measures what it says: pages come to rest and answer, dice roll, matches are played."""

from pathlib import Path

import pytest
from benchmarks.client import frames, memory, views

from support.chromium import chromium
from support.server import UNLIMITED, in_process
from support.stage import Screen, Stage


def test_the_slope_is_that_of_a_line() -> None:
    assert memory.slope([5.0, 7.0, 9.0]) == pytest.approx(2)
    assert memory.slope([3.0, 1.0, 3.0]) == pytest.approx(0)
    assert memory.slope([4.0]) == 0


@pytest.mark.soak  # three matches
def test_a_view_a_throw_and_matches_are_measured(tmp_path: Path) -> None:
    with chromium() as browser, in_process(tmp_path, **UNLIMITED, bot_pause=0.0, contributing=0.0) as site:
        stage = Stage(site)
        view = views.viewed(browser, stage, Screen("/", ""), views.HOME, 1)
        assert 0 < view.paint <= view.rest
        assert 0 < view.ready <= view.rest
        assert view.answer > 0
        assert 0 < view.requests <= 10
        rolled = frames.thrown(browser, stage, "clever")
        assert len(rolled.intervals) > 10
        evening = memory.measured(browser, site, "wazabi", 0)
        assert len(evening.matches) == 3
        assert all(0 < left.things < left.heap for left in evening.matches)
