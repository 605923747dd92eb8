"""Names of people, and bots by their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.core.game import find_game
from bazigah.core.record import SeatInfo
from bazigah.terminal.seats import parse
from bazigah.words.bidi import BIDI
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import LONGEST, clean, shown


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Sara  Smith ", "Sara Smith"),
        ("ali\u202eabc", "aliabc"),
        ("\u2067علی\u2069", "علی"),
        ("نی‌ما", "نی‌ما"),
        ("\u200cعلی\u200c", "علی"),
        ("a\x1b[31mb\0\n", "a[31mb"),
        ("x" * 99, "x" * LONGEST),
        ("\ue000\ufeff", ""),
        ("\ud800", ""),
        ("\u3164\u2800\u115f\uffa0", ""),
        ("Sa\u034fra", "Sara"),
        ("\u0301\ufe0f", ""),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_clean(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


ALPHABET = "ab Aآبی‌۱1\u200d\u202e\u2066\u2069\u0301\x00\x1b\n\t\u2028\ue000\ufeff\U0001f3b2\u0130,"


@given(st.text(alphabet=st.sampled_from(ALPHABET)))
def test_a_clean_name_is_clean_and_shows_in_a_line(name: str) -> None:
    cleaned = clean(name)
    assert clean(cleaned) == cleaned
    assert len(cleaned) <= LONGEST
    assert not BIDI & set(cleaned)
    assert "\n" not in cleaned


def test_seats_are_people_and_bots_in_either_script() -> None:
    game = find_game("wazabi")
    assert parse("Sara، علی,Greedy,random", game, Catalogue("en")) == (
        SeatInfo("Sara"), SeatInfo("علی"), SeatInfo("greedy", "greedy"), SeatInfo("random", "random"),
    )  # fmt: skip
    assert parse("MCTS:۲۰۰,Sara", game, Catalogue("en"))[0] == SeatInfo("mcts:200", "mcts:200")
    assert parse("rollout:0,Sara", game, Catalogue("en"))[0] == SeatInfo("rollout:0")
    assert parse("سارا،ربات متوسط", game, Catalogue("fa"))[1] == SeatInfo("medium", "medium")
    assert parse("سارا،حریص", game, Catalogue("fa"))[1] == SeatInfo("greedy", "greedy")


def test_bots_are_called_in_the_reader_s_language_and_numbered() -> None:
    seats = [SeatInfo("greedy", "greedy"), SeatInfo("Sara"), SeatInfo("greedy", "greedy"), SeatInfo("random", "random")]
    assert shown(seats, Catalogue("en")) == ["Greedy 1", "Sara", "Greedy 2", "Random"]
    assert shown(seats, Catalogue("fa")) == ["حریص اول", "Sara", "حریص دوم", "شانسی"]


def test_names_from_a_record_are_cleaned_and_never_empty() -> None:
    assert shown([SeatInfo("\u202e"), SeatInfo("a\x1bb")], Catalogue("en")) == ["seat 1", "ab"]
    assert shown([SeatInfo("Deep", "mcts:200")], Catalogue("en")) == ["Deep"]
