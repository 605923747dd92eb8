"""Wazabi's level `best` gives its stars as the exact solver says, where that knows."""

from typing import Any

import pytest

from bazigah.bots.bot import find_bot
from bazigah.bots.wazabi import endgame
from bazigah.bots.wazabi.exact.positions import worths
from bazigah.bots.wazabi.exact.three import Trio
from bazigah.bots.wazabi.exact.turn import Giving
from bazigah.core.game import find_game
from bazigah.games.wazabi.rules import CHOOSE, CROSS, RANDOM, STAR
from support.wazabi import FACE, actions, give, held, throw


def three(hands: tuple[int, ...], *faces: int, centre: int = 0, stars: int = CHOOSE) -> Any:
    s = held(hands, stars, centre)
    throw(s, *faces)
    return s


def test_its_stars_are_worth_most_against_mixed_players() -> None:
    """In a solution of another size, which has the same chances."""
    judge = Trio(30, others=Giving.MIXED)
    best = find_bot(find_game("wazabi"), "best")
    for hands in ((6, 1, 2), (6, 9, 1), (6, 5, 6), (6, 3, 8), (6, 8, 8)):
        s = three(hands, STAR, STAR, STAR, CROSS, 4, 2)
        for seed in range(3):
            found = worths(s, judge)
            to = best.choose(FACE.copy(s), 0, seed)
            assert found[to] == pytest.approx(max(found.values()), abs=1e-12)
            give(s, to)


def test_it_knows_also_when_the_throw_will_empty_the_centre() -> None:
    faces = (STAR, 5, 5, 5)
    assert endgame.known(three((4, 1, 9), *faces, centre=15), 0) == 1
    assert endgame.known(three((4, 1, 9), *faces, centre=16), 0) is None


def test_elsewhere_it_does_not_know() -> None:
    assert endgame.known(held((2, 2, 2), CHOOSE), 0) is None
    assert endgame.known(three((2, 1, 120), STAR, 2), 0) is None
    assert endgame.known(three((2, 1, 1, 1), STAR, 2), 0) is None
    assert endgame.known(three((2, 1, 1), STAR, 2, stars=RANDOM), 0) is None


def test_without_numba_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "can_compile", lambda: False)
    s = three((2, 1, 1), STAR, 2)
    assert endgame.known(s, 0) is None
    assert actions(s, 0) == [1, 2]
