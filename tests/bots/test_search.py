"""Search: one tree on both faces, from what a seat sees, and it finds what is best where that is known."""

from random import Random
from typing import Any

import pytest

from bazigah.bots import faces
from bazigah.bots.bot import find_bot
from bazigah.bots.thinker import Budget, Thinker, most_tried
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.core.twin import Face, plain
from bazigah.games.wazabi.rules import CHOOSE, STAR
from support.play import actors, any_settings, step
from support.wazabi import held, throw

BUDGETS = [Budget(40), Budget(40, depth=1), Budget(40, depth=6, length=30, curiosity=20), Budget(60, outcomes=1)]


def decisions(game: Game, seed: int, many: int) -> list[tuple[Any, int]]:
    """What seats see that have a choice, from matches under any options."""
    random, found = Random(seed), []
    while len(found) < many:
        match = Match(game, any_settings(game, random))
        while not match.over and match.number < 300:
            choosing = [seat for seat in actors(match) if len(match.legal(seat)) > 1]
            found += [(match.view(seat), seat) for seat in choosing if random.random() < 0.05]
            step(match, random)
    return found[:many]


def visits(game: Game, face: Face, budget: Budget, s: Any, seat: int, seed: int) -> dict[int, int]:
    return Thinker(game, budget, face).visits(face.load(plain(game.rules).fields(s)), seat, seed)


@pytest.mark.slow
def test_both_faces_walk_through_the_same_tree(game: Game) -> None:
    for number, (s, seat) in enumerate(decisions(game, 3, 12)):
        budget = BUDGETS[number % len(BUDGETS)]
        slow, fast = (
            visits(game, face, budget, s, seat, number) for face in (faces.plain_face(game), faces.compiled_face(game))
        )
        assert slow == fast
        assert sum(slow.values()) == budget.simulations


def test_a_search_changes_nothing_and_tries_legal_actions_only(game: Game) -> None:
    face = faces.plain_face(game)
    for s, seat in decisions(game, 4, 6):
        room = face.buffer(game.rules.MAX_LEGAL)
        legal = set(room[: face.legal(s, seat, room)])
        before = face.fields(s)
        tried = Thinker(game, Budget(10), face).visits(s, seat, 5)
        assert face.fields(s) == before
        assert set(tried) <= legal
        assert sum(tried.values()) == 10


def test_a_thinker_does_not_remember(game: Game) -> None:
    face = faces.plain_face(game)
    (s, seat), (other, seat_of_other) = decisions(game, 6, 2)
    thinker = Thinker(game, Budget(12), face)
    first = thinker.visits(s, seat, 7)
    thinker.visits(other, seat_of_other, 8)
    assert thinker.visits(s, seat, 7) == first


def test_slices_of_a_search_are_the_whole(game: Game) -> None:
    face = faces.plain_face(game)
    s, seat = decisions(game, 9, 1)[0]
    whole, parts = (Thinker(game, Budget(30), face) for _ in "ab")
    begun = parts.begin(s, seat, 3)
    for upto in (1, 7, 30):
        begun.go_on(upto)
    assert begun.visits() == whole.visits(s, seat, 3)


def test_it_gives_the_star_to_whoever_is_close_to_winning() -> None:
    """With one die the next seat wins at once in a sixth of the cases, with two in a thirty-sixth and a bit; what the
    seat with nine dice gets matters to nobody.
    """
    s = held((3, 1, 9), CHOOSE)
    throw(s, STAR, 4, 4)
    tried = Thinker(find_game("wazabi"), Budget(600), faces.plain_face(find_game("wazabi"))).visits(s, 0, 1)
    assert most_tried(tried) == 1


@pytest.mark.parametrize("name", ["rollout:20", "mcts:20", "easy"])
def test_bots_that_search_are_functions_of_view_seat_and_seed(game: Game, name: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(faces, "fastest_face", faces.plain_face)
    bots = [find_bot(game, name), find_bot(game, name)]
    for number, (s, seat) in enumerate(decisions(game, 11, 4)):
        first = bots[0].choose(s, seat, number)
        assert bots[1].choose(s, seat, number) == first
