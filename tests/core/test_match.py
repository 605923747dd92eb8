"""A match: events in, checksum out; undo of one's own last decision only."""

from random import Random

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, UnknownGame, find_game, game_names
from bazigah.core.match import Match
from bazigah.core.refusal import Refusal
from support.play import any_settings, random_match


def test_games_are_found_by_name() -> None:
    assert set(game_names()) >= {"clever", "ten", "wazabi"}
    with pytest.raises(UnknownGame, match="chess") as unknown:
        find_game("chess")
    assert unknown.value.known == game_names()


def test_a_refused_event_changes_nothing(game: Game) -> None:
    match = random_match(game, any_settings(game, Random(1)), 1, limit=30)
    checksum, number = match.checksum, match.number
    for seat, action in ((-7, 0), (0, -1), (0, 10**9), (CHANCE, 10**9)):
        with pytest.raises(Refusal):
            match.play(seat, action)
    assert (match.checksum, match.number) == (checksum, number)


def test_bad_options_are_refused(game: Game) -> None:
    with pytest.raises(Refusal):
        Match(game, {"players": 0})
