"""Clever in notation: what is written is read back, and what is no word is a ValueError."""

import random

import pytest

from bazigah.core.contract import CHANCE, OVER
from bazigah.games.clever import notation, rules
from bazigah.games.clever.pieces import COPY, PICK
from support.clever import FACE, start, throw


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_written_is_read_back_through_a_match(players: int) -> None:
    rng = random.Random(players)
    s = start(players=players, first="lot")
    out, weight = [0] * rules.MAX_LEGAL, [0] * rules.MAX_CHANCES
    while (seat := FACE.to_move(s)) != OVER:
        n = FACE.chances(s, out, weight) if seat == CHANCE else FACE.legal(s, seat, out)
        tokens = [notation.write(s, seat, action) for action in out[:n]]
        assert len(set(tokens)) == n
        for action, token in zip(out, tokens, strict=False):
            assert token.isascii()
            assert not set(token) & set(" \t")
            assert notation.read(s, seat, token) == notation.read(s, seat, token.swapcase()) == action
        FACE.apply(s, seat, out[rng.randrange(n)])


def test_every_action_has_a_word_of_its_own() -> None:
    s = start()
    tokens = [notation.write(s, 0, action) for action in range(rules.ACTIONS)]
    assert len(set(tokens)) == rules.ACTIONS
    assert [notation.read(s, 0, token) for token in tokens] == list(range(rules.ACTIONS))


@pytest.mark.parametrize(
    ("token", "action"),
    [
        ("throw", 0), ("Stop", 1), ("RED", 2), ("pass", 3), ("skip", 4), ("+B", COPY), ("+w", COPY + 5), ("B", PICK),
        ("b>b", PICK), ("W>Y", PICK + 31), ("W", PICK + 35), ("w>w", PICK + 35), ("C>G", PICK + 38), ("C>W", PICK + 41),
        ("B>Y", PICK + 1),
    ],
)  # fmt: skip
def test_tokens(token: str, action: int) -> None:
    s = start()
    throw(s, "123456")
    assert notation.read(s, 0, token) == action


@pytest.mark.parametrize(
    "token", ["", "X", "C", "+C", "+", "B>", ">B", "B>C", "BY", "B>Y>G", "++B", "+B>W", "5", "throws", "ß", "آبی", "\0"]
)
def test_what_is_no_word_is_a_value_error(token: str) -> None:
    with pytest.raises(ValueError, match="none of"):
        notation.read(start(), 0, token)


def test_chance_says_numbers() -> None:
    s = start(first="lot")
    assert notation.write(s, CHANCE, 1) == "1"
    assert [notation.read(s, CHANCE, token) for token in ("0", "6", "99")] == [0, 6, 99]
    for token in ("", "x", "-1", "1.0", "B", "1" * 30):
        with pytest.raises(ValueError, match="no face"):
            notation.read(s, CHANCE, token)
