"""Long lists of actions stay short to read."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bazigah.core.game import Game
from bazigah.core.say import say
from bazigah.terminal.choices import lines, numbered


def game_of(tokens: list[str], numbers: list[str] | None = None) -> Game:
    """A game in which action n is written as token n."""
    words = tokens if numbers is None else [*tokens, *numbers]
    notation = SimpleNamespace(
        write=lambda s, seat, action: tokens[action], read=lambda s, seat, word: words.index(word) % len(tokens)
    )
    view = SimpleNamespace(
        action=lambda s, seat, action: say("act", number=action), consequence=lambda s, seat, action: ()
    )
    return cast("Game", SimpleNamespace(notation=notation, view=view))


def shown(tokens: list[str]) -> list[Any]:
    """Numbers of the lines: one, or first and last."""
    game = game_of(tokens)
    found = list(lines(game, None, 0, range(len(tokens))))
    if len(tokens) == 1:
        return [said.id for said in found]
    numbers = [said.values["number"] for said in found]
    return [number if isinstance(number, int) else tuple(number.values.values()) for number in numbers]


def test_what_is_the_only_thing_to_do_is_behind_the_enter_key() -> None:
    assert shown(["throw"]) == ["terminal-only"]


@pytest.mark.parametrize("amounts", [(1, 2, 3), (1, 3, 5, 7), (5, 4, 3, 2)])
def test_short_runs_and_amounts_with_gaps_have_a_line_each(amounts: tuple[int, ...]) -> None:
    assert shown([f"bid:{n}" for n in amounts]) == list(range(1, len(amounts) + 1))


def test_long_runs_share_a_line() -> None:
    assert shown(["pass", *(f"bid:{n}" for n in range(5, 156)), "a:1", "a:2", "stop"]) == [1, (2, 152), 153, 154, 155]


def test_words_without_a_kind_are_never_folded() -> None:
    assert shown([f"w{n}" for n in range(30)]) == list(range(1, 31))


def test_where_numbers_are_moves_lines_have_none() -> None:
    game = game_of(["pass", "bid:7", "bid:8"], ["0", "7", "8"])
    assert not numbered(game, None, 0, range(3))
    assert [said.id for said in lines(game, None, 0, range(3))] == ["terminal-choice"] * 3
    assert numbered(game_of(["pass", "bid:7", "bid:8"]), None, 0, range(3))
