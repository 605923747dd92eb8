"""What a plain face is, without compiling."""

from random import Random

import pytest

from bazigah.bots.wazabi import guide
from bazigah.core import twin
from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.game import Game, find_game
from bazigah.core.twin import plain
from support import states
from support.play import any_settings, random_match


def test_the_contract_marks_are_no_seats() -> None:
    assert len({CHANCE, OVER, SPECTATOR, 0}) == 4
    assert max(CHANCE, OVER, SPECTATOR) < 0


def test_a_copy_shares_nothing_with_its_state(game: Game) -> None:
    face = plain(game.rules)
    match = random_match(game, any_settings(game, Random(2)), 2, limit=60)
    before = face.fields(match.state)
    copied = face.copy(match.state)
    for name, value in before.items():
        fill(copied, name, value)
    assert face.fields(match.state) == before
    assert all(value != before[name] for name, value in face.fields(copied).items())


def fill(s: object, name: str, value: object) -> None:
    def raised(value: object) -> None:
        assert isinstance(value, list)
        for i, item in enumerate(value):
            if isinstance(item, list):
                raised(item)
            else:
                value[i] = item + 1

    if isinstance(value, int):
        setattr(s, name, value + 1)
    else:
        raised(getattr(s, name))


def test_a_new_state_has_the_declared_shapes_and_no_other_fields(game: Game) -> None:
    def shape(value: object) -> tuple[int, ...]:
        return (len(value), *shape(value[0])) if isinstance(value, list) else ()

    face = plain(game.rules)
    s = face.new()
    assert {name: shape(value) for name, value in face.fields(s).items()} == dict(game.rules.STATE)
    with pytest.raises(AttributeError):
        s.no_such_field = 1


def test_a_face_has_no_functions_but_its_own(game: Game) -> None:
    with pytest.raises(AttributeError, match="no_such"):
        plain(game.rules).no_such_function(1)


def test_numbers_are_rectangular_tuples_of_ints() -> None:
    assert all(twin._is_numbers(value) for value in ((1, 2), ((1, 2), (3, 4)), (((1,),),)))
    assert not any(twin._is_numbers(value) for value in ((), (1, "a"), ((1, 2), (3,)), [1], 1, (True,), ("a",)))


def test_assign_makes_a_state_equal_and_independent(game: Game) -> None:
    face = plain(game.rules, states)
    match = random_match(game, any_settings(game, Random(3)), 3, limit=60)
    s = face.new()
    for name, value in face.fields(s).items():
        fill(s, name, value)
    face.become(s, match.state)
    assert face.fields(s) == face.fields(match.state)
    for name, value in face.fields(s).items():
        fill(s, name, value)
    assert all(value != face.fields(s)[name] for name, value in face.fields(match.state).items())


def test_a_stand_in_is_replaced_by_the_function_of_the_text_that_stands_for_it() -> None:
    rules = find_game("wazabi").rules
    face = plain(rules, states, guide)
    s = face.new()
    face.setup(s, find_game("wazabi").pack(find_game("wazabi").resolve({"players": 2, "first": 0})))
    assert face.asked(s, [0] * 7) == rules.THROW
    with pytest.raises(NotImplementedError):
        plain(rules, states).asked(s, [0] * 7)
