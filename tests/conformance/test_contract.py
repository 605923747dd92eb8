"""Every registered game keeps the contract, in every position of random matches under any options."""

import inspect
from random import Random
from types import FunctionType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.core import contract
from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.refusal import Refusal
from bazigah.core.twin import plain
from support.play import actors, any_settings, settings, step

FUNCTIONS = {name: f for name, f in vars(contract).items() if isinstance(f, FunctionType) and name != "assign"}
FAR = (-(10**30), -4, -1, 10**6, 2**63, 10**30)


def test_rules_have_the_functions_of_the_contract_with_its_parameters(game: Game) -> None:
    for name, function in FUNCTIONS.items():
        assert list(inspect.signature(getattr(game.rules, name)).parameters) == list(
            inspect.signature(function).parameters
        )


def test_refusals_cite_clauses_that_exist(game: Game) -> None:
    assert len(set(game.rules.CLAUSES)) == len(game.rules.CLAUSES)
    for clause, names in game.rules.REFUSALS.values():
        assert clause in game.rules.CLAUSES
        assert isinstance(names, tuple)


def test_options_resolve_to_themselves_and_pack_into_ints(game: Game) -> None:
    for options in settings(game):
        assert game.resolve(options) == options
        assert all(type(value) is int for value in game.pack(options))
        as_text = {name: str(value) if isinstance(value, int) else value for name, value in options.items()}
        assert game.resolve(as_text) == options


def test_bad_options_are_refused_under_a_clause(game: Game) -> None:
    bad: list[dict[str, object]] = [{}, {"players": 99}, {"players": "x"}, {"players": None}, {"players": True}]
    low = game.declared[0].low
    bad += [{"players": low, "nonsense": 1}, {"players": low, "first": -1}, {"players": low, "first": low}]
    bad += [{"players": low, option.name: value} for option in game.declared for value in (-1, 10**9, "", "؟", [], 1.5)]
    for given_options in bad:
        with pytest.raises(Refusal) as refused:
            game.resolve(given_options)
        assert refused.value.clause in game.rules.CLAUSES


def check_actions(match: Match) -> None:
    """Legal actions and outcomes are in order and possible; nobody else has any."""
    rules, seats = match.game.rules, actors(match)
    assert match.over == (not seats)
    if match.to_move() == CHANCE:
        outcomes = [outcome for outcome, _ in match.chances()]
        assert 0 < len(outcomes) <= rules.MAX_CHANCES
        assert outcomes == sorted(set(outcomes))
        assert all(weight > 0 for _, weight in match.chances())
    elif not match.over:
        assert match.to_move() in seats
        assert len(seats) == 1 or rules.simultaneous(match.state)
    for seat in range(-3, rules.MAX_SEATS + 1):
        actions = match.legal(seat)
        assert bool(actions) == match.may_act(seat) == (seat in seats and seat != CHANCE)
        assert actions == sorted(set(actions))
        assert len(actions) <= rules.MAX_LEGAL
        assert all(0 <= action < rules.ACTIONS for action in actions)


def check_refusals(match: Match, random: Random) -> None:
    """All that is not legal is refused under a clause, with nothing changed."""
    rules, face = match.game.rules, plain(match.game.rules)
    before = face.fields(match.state)
    for seat in random.sample([*range(-3, rules.MAX_SEATS + 1), 10**30, -(10**30)], 4):
        allowed = match.legal(seat)
        if seat == CHANCE:
            allowed = [outcome for outcome, _ in match.chances()]
        for action in random.sample([*range(rules.ACTIONS), *FAR], 12):
            if action not in allowed:
                with pytest.raises(Refusal) as refused:
                    match.play(seat, action)
                clause, names = rules.REFUSALS[refused.value.reason]
                assert refused.value.clause == clause
                assert len(refused.value.values) == len(names)
                assert all(isinstance(value, int) for value in refused.value.values)
    assert face.fields(match.state) == before


def check_standing(match: Match) -> None:
    points, ranks = match.points(), match.ranks()
    assert min(ranks) == 1
    assert all(1 <= rank <= match.players for rank in ranks)
    for a in range(match.players):
        for b in range(match.players):
            assert points[a] <= points[b] or ranks[a] <= ranks[b]


def check_masks(match: Match) -> None:
    """A mask changes the state of the viewer only by hiding, once; a finished or chance state has no secrets."""
    face = plain(match.game.rules)
    for viewer in (SPECTATOR, *range(match.players)):
        seen = match.view(viewer)
        again = face.copy(seen)
        face.mask(again, viewer)
        assert face.fields(again) == face.fields(seen)
        if not face.simultaneous(match.state):
            assert face.fields(seen) == face.fields(match.state)
        elif viewer != SPECTATOR:
            assert match.may_act(viewer) == face.may_act(seen, viewer)


def check_secrets(match: Match) -> None:
    """While picks are simultaneous, nobody sees which of its actions another seat took, only whether it is done."""
    face = plain(match.game.rules)
    if not face.simultaneous(match.state):
        return
    for seat in actors(match):
        seen: dict[tuple[int, bool], object] = {}
        for action in match.legal(seat):
            after = face.copy(match.state)
            face.apply(after, seat, action)
            if face.simultaneous(after):
                for viewer in {SPECTATOR, *range(match.players)} - {seat}:
                    masked = face.copy(after)
                    face.mask(masked, viewer)
                    fields = face.fields(masked)
                    assert seen.setdefault((viewer, face.may_act(after, seat)), fields) == fields


@given(seed=st.integers(0, 2**32))
def test_every_position_of_a_random_match_keeps_the_contract(game: Game, seed: int) -> None:
    random = Random(seed)
    match = Match(game, any_settings(game, random))
    checked_from = random.randrange(150)
    while not match.over and match.number < checked_from + 60:
        if match.number >= checked_from:
            check_actions(match)
            check_refusals(match, random)
            check_standing(match)
            check_masks(match)
            check_secrets(match)
        step(match, random)


def test_a_finished_match_refuses_everything(game: Game) -> None:
    random = Random(7)
    match = Match(game, {"players": game.declared[0].low})
    while not match.over:
        step(match, random)
    assert match.to_move() == OVER
    check_actions(match)
    for _ in range(20):
        check_refusals(match, random)
    check_standing(match)
