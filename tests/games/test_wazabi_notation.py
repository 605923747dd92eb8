"""Wazabi: moves as words."""

import re
from random import Random

import pytest

from bazigah.core.contract import CHANCE, OVER
from bazigah.core.refusal import Refusal
from bazigah.games.wazabi.notation import read, write
from bazigah.games.wazabi.rules import THROW
from support.wazabi import FACE, possible, start


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("stars", ["choose", "random", "next"])
def test_every_event_of_a_match_is_read_back(seed: int, stars: str) -> None:
    s, random = start(players=2 + seed, first="lot", stars=stars), Random(seed)
    while (seat := FACE.to_move(s)) != OVER:
        able = possible(s)
        words = [write(s, seat, action) for action in able]
        assert len(set(words)) == len(able)
        assert all(word.isascii() and " " not in word for word in words)
        for action, word in zip(able, words, strict=True):
            assert read(s, seat, word) == read(s, seat, word.swapcase()) == action
        FACE.apply(s, seat, random.choice(able))


def test_words_by_example() -> None:
    s = start(first="lot")
    assert [write(s, CHANCE, seat) for seat in range(3)] == ["0", "1", "2"]
    FACE.apply(s, CHANCE, 1)
    assert write(s, 1, THROW) == "throw"
    FACE.apply(s, 1, THROW)
    assert [write(s, CHANCE, face) for face in range(6)] == ["*", "X", "2", "3", "4", "5"]
    FACE.apply(s, CHANCE, 0)
    FACE.apply(s, CHANCE, 0)
    assert [write(s, 1, seat) for seat in (0, 2)] == ["*0", "*2"]
    assert read(s, 1, "*2") == read(s, 1, " *2 ") == 2


def test_what_is_well_formed_but_not_allowed_is_left_to_the_rules() -> None:
    s = start()
    for word in ("*0", "*5", "*4"):
        with pytest.raises(Refusal):
            FACE.apply(s, 0, read(s, 0, word))
    FACE.apply(s, 0, THROW)
    with pytest.raises(Refusal):
        FACE.apply(s, 0, read(s, 0, "throw"))


@pytest.mark.parametrize("word", ["*", "*6", "6", "2", "-1", "throws", "**1", "give", "1 2", "٣", "*" * 1000])
def test_what_is_no_word_is_a_value_error(word: str) -> None:
    s = start()
    with pytest.raises(ValueError, match=re.escape(word)):
        read(s, 0, word)


@pytest.mark.parametrize("word", ["1", "6", "throw", "XX"])
def test_what_is_no_face_is_a_value_error(word: str) -> None:
    s = start()
    FACE.apply(s, 0, THROW)
    with pytest.raises(ValueError, match=word):
        read(s, CHANCE, word)
