"""A match: events in, checksum out; undo of one's own last decision only."""

from random import Random

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, UnknownGame, find_game, game_names
from bazigah.core.match import Match, NoUndo
from bazigah.core.refusal import Refusal
from support.play import any_settings, random_match, step


def test_games_are_found_by_name() -> None:
    assert set(game_names()) >= {"clever", "ten", "wazabi"}
    with pytest.raises(UnknownGame, match="chess") as unknown:
        find_game("chess")
    assert unknown.value.known == game_names()


def test_undo_is_of_ones_own_last_event_only(game: Game) -> None:
    random = Random(4)
    match = Match(game, any_settings(game, random))
    undone = 0
    while not match.over and match.number < 400:
        checksum = match.checksum
        step(match, random)
        last = match.events[-1]
        assert [seat for seat in range(-3, 7) if match.can_undo(seat)] == ([last.seat] if last.seat >= 0 else [])
        for seat in {CHANCE, *range(match.players)} - {last.seat}:
            with pytest.raises(NoUndo):
                match.undo(seat)
        if last.seat == CHANCE:
            continue
        match.undo(last.seat)
        assert match.checksum == checksum
        undone += 1
        match.play(*last)
    assert undone > 5


def test_a_new_match_has_nothing_to_undo(game: Game) -> None:
    with pytest.raises(NoUndo):
        Match(game, {"players": game.declared[0].low}).undo(0)


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
