"""TEN: moves as short words."""

from random import Random

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.game import find_game
from bazigah.games.ten import notation, rules
from bazigah.games.ten.cards import KINDS
from support.play import any_settings, random_match
from support.ten import act, draw, market, may, own, start

TEN = find_game("ten")
NO = r"no (word|card|number)"


@pytest.mark.parametrize("seed", range(6))
def test_words_of_a_random_match_lead_back(seed: int) -> None:
    match = random_match(TEN, any_settings(TEN, Random(seed)), seed)
    again = random_match(TEN, match.options, seed, limit=0)
    for seat, action in match.events:
        word = notation.write(again.state, seat, action)
        assert word == word.strip()
        assert word.isascii()
        assert " " not in word
        for spelt in (word, word.upper(), word.lower()):
            assert notation.read(again.state, seat, spelt) == action
        again.play(seat, action)


def test_words_are_unambiguous_in_every_position() -> None:
    s = start()
    for position in ("", "R1", "W5"):
        draw(s, position)
        seat = max(s.actor, 0)
        words = [notation.write(s, seat, action) for action in range(rules.ACTIONS)]
        assert len(set(words)) == rules.ACTIONS
        assert [notation.read(s, seat, word) for word in words] == list(range(rules.ACTIONS))
    assert len(set(notation.CARDS)) == KINDS


def test_short_words() -> None:
    s = start()
    for short, word in {"d": "draw", "n": "numbers", "c": "currency", "$": "currency", "p": "pass"}.items():
        assert notation.read(s, 0, short) == notation.read(s, 0, word)
    assert notation.read(s, 0, "7") == notation.read(s, 0, "bid:7")
    assert notation.read(s, 0, "r5") == notation.read(s, 0, "buy:R5")
    own(s, 0, "", black=0)
    market(s, "B1")
    draw(s, "R5 R1")
    act(s, "n b1")
    assert may(s) == ["pay:R1", "pay:R5"]
    assert notation.read(s, 0, "r5") == notation.read(s, 0, "pay:R5")
    assert (notation.read(s, 0, "w"), notation.read(s, 0, "b")) == (
        notation.read(s, 0, "white"),
        notation.read(s, 0, "black"),
    )


def test_outcomes() -> None:
    s = start(first="lot")
    assert notation.read(s, CHANCE, "2") == 2
    s = start(1)
    act(s, "draw")
    assert notation.read(s, CHANCE, "w*") == notation.CARDS.index("W*")
    assert notation.read(s, CHANCE, "$3") == notation.CARDS.index("$3")
    act(s, "W*")
    assert notation.read(s, CHANCE, "۵") == 5


@pytest.mark.parametrize(
    "word", ["", "x", "R", "R0", "R10", "Y5", "buy:", "buy:W5", "buy:$2", "pay:$2", "bid:", "bid:x", "sell:R5"]
)
def test_what_is_no_word(word: str) -> None:
    with pytest.raises(ValueError, match=NO):
        notation.read(start(), 0, word)


@pytest.mark.parametrize("word", ["", "R0", "draw", "-1", "$6", "W"])
def test_what_is_no_outcome(word: str) -> None:
    s = start()
    with pytest.raises(ValueError, match=NO):
        notation.read(start(first="lot"), CHANCE, word or "x")
    act(s, "draw")
    with pytest.raises(ValueError, match=NO):
        notation.read(s, CHANCE, word)


def test_well_formed_but_illegal_words_have_an_action() -> None:
    s = start()
    draw(s, "W5")
    assert notation.read(s, 1, "bid:0") < rules.ACTIONS
    assert notation.read(s, 1, "bid:157") == rules.ACTIONS
