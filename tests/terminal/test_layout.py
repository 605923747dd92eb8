"""Lines that fit, and isolates that stay whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.terminal.layout import width, wrap
from bazigah.words.bidi import ISOLATE, POP, pruned, starts_left_to_right, without_bidi


@pytest.mark.parametrize(
    ("text", "columns"),
    [("", 0), ("abc", 3), ("می‌ریزی", 6), ("خانهٔ", 4), (f"{ISOLATE}۱۲{POP}", 2), ("骰子", 4), ("−5 → “x”", 8)],
)
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_lines_break_at_spaces_and_later_ones_are_indented() -> None:
    assert list(wrap("one two three four", 9, "  ")) == ["one two", "  three", "  four"]
    assert list(wrap("one two", 0)) == ["one two"]
    assert list(wrap("", 40)) == [""]
    assert list(wrap("abcdefghij", 4)) == ["abcdefghij"]


def test_an_open_isolate_is_closed_and_opened_again() -> None:
    assert list(wrap(f"a {ISOLATE}b c{POP} d", 3)) == [f"a {ISOLATE}b{POP}", f"{ISOLATE}c{POP} d"]


words = st.text(alphabet=[*"ab آب۱", ISOLATE, POP], max_size=40)


def balanced(text: str) -> str:
    """The text without isolates that are closed before they are opened, and with all closed."""
    depth, kept = 0, []
    for character in text:
        depth += (character == ISOLATE) - (character == POP)
        if depth < 0:
            depth = 0
        else:
            kept.append(character)
    return "".join(kept) + POP * depth


@given(words, st.integers(1, 20))
def test_every_line_has_its_isolates_whole_and_no_word_is_lost(text: str, columns: int) -> None:
    text = balanced(text)
    lines = list(wrap(text, columns))
    assert without_bidi(" ".join(lines)).split() == without_bidi(text).split()
    for line in lines:
        assert line.count(ISOLATE) == line.count(POP)
        assert width(line) <= columns or len(without_bidi(line).split()) == 1


@given(words, st.booleans())
def test_pruning_takes_isolates_only(text: str, right_to_left: bool) -> None:
    text = balanced(text)
    result = pruned(text, right_to_left=right_to_left)
    assert without_bidi(result) == without_bidi(text)
    assert result == balanced(result)
    assert pruned(result, right_to_left=right_to_left) == result


@pytest.mark.parametrize(
    ("text", "persian", "english"),
    [
        (f"{ISOLATE}۱۲{POP}", f"{ISOLATE}۱۲{POP}", "۱۲"),
        (f"{ISOLATE}+{ISOLATE}۱{POP}{POP}", f"{ISOLATE}+{ISOLATE}۱{POP}{POP}", "+۱"),
        (f"{ISOLATE}سارا{POP}", "سارا", f"{ISOLATE}سارا{POP}"),
        (f"{ISOLATE}{ISOLATE}۱{POP}، {ISOLATE}۴{POP}{POP}", f"{ISOLATE}۱{POP}، {ISOLATE}۴{POP}", "۱، ۴"),
        (f"{ISOLATE}{ISOLATE}علی{POP} 3{POP}", f"{ISOLATE}علی 3{POP}", f"{ISOLATE}علی{POP} 3"),
    ],
)
def test_what_is_pruned(text: str, persian: str, english: str) -> None:
    assert pruned(text, right_to_left=True) == persian
    assert pruned(text, right_to_left=False) == english


def test_a_line_is_judged_by_its_first_letter() -> None:
    assert starts_left_to_right(f"{ISOLATE}Sara{POP}، نوبت توست")
    assert not starts_left_to_right("۱. سارا Sara")
    assert not starts_left_to_right("123")
