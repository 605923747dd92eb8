"""What reaches the terminal."""

import io
import os

import pytest

from bazigah.terminal.screen import DEFAULT_DIRECTION, RIGHT_TO_LEFT, EndOfInput, Screen, check, columns_of, directed
from bazigah.terminal.trouble import Trouble
from bazigah.words.bidi import ISOLATE, POP, RIGHT_TO_LEFT_MARK
from bazigah.words.catalogue import Catalogue


class Window(io.StringIO):
    """A terminal of some width."""

    encoding = "utf-8"

    def __init__(self, columns: int = 80, typed: str = "") -> None:
        super().__init__()
        self.columns, self.typed = columns, io.StringIO(typed)

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return -self.columns

    def readline(self, size: int | None = -1, /) -> str:
        return self.typed.readline(-1 if size is None else size)


@pytest.fixture(autouse=True)
def _sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda number: os.terminal_size((-number, 24)))


def test_lines_fit_the_window_and_are_not_too_long() -> None:
    for columns, longest in ((40, 40), (80, 80), (300, 100)):
        window = Window(columns)
        Screen(Catalogue("en"), window, window).write("word " * 60, indent="  ")
        lengths = [len(line) for line in window.getvalue().splitlines()]
        assert longest - 8 < max(lengths) <= longest


def test_a_pipe_gets_whole_sentences() -> None:
    out = io.StringIO()
    Screen(Catalogue("en"), out, io.StringIO()).write("word " * 60)
    assert out.getvalue().count("\n") == 1


def test_widths() -> None:
    assert columns_of(io.StringIO()) == 0
    assert columns_of(Window(0)) == 80
    check(Window(40))
    check(Window(0))
    with pytest.raises(Trouble):
        check(Window(39))


def test_a_line_that_would_be_taken_for_english_is_marked_in_persian() -> None:
    out = io.StringIO()
    screen = Screen(Catalogue("fa"), out, io.StringIO())
    screen.write(f"{ISOLATE}Sara{POP} شروع می‌کند.")
    screen.write("سارا شروع می‌کند.")
    assert [line.startswith(RIGHT_TO_LEFT_MARK) for line in out.getvalue().splitlines()] == [True, False]


def test_what_is_typed_is_cleaned_of_direction_marks() -> None:
    out = io.StringIO()
    screen = Screen(Catalogue("fa"), out, io.StringIO("\u200f بریز \u2069\n"))
    assert screen.ask() == "بریز"
    assert out.getvalue() == "> بریز\n"
    with pytest.raises(EndOfInput):
        screen.ask()


@pytest.mark.parametrize(
    ("language", "environment", "steers"),
    [
        ("fa", {"VTE_VERSION": "7600"}, True),
        ("fa", {"TERM_PROGRAM": "mintty"}, True),
        ("en", {"VTE_VERSION": "7600"}, False),
        ("fa", {"VTE_VERSION": "5200"}, False),
        ("fa", {"VTE_VERSION": "7600", "TMUX": "x"}, False),
        ("fa", {}, False),
    ],
)
def test_terminals_that_can_are_told_the_direction(
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    environment: dict[str, str],
    steers: bool,
) -> None:
    for name in ("VTE_VERSION", "TERM_PROGRAM", "TMUX"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    window = Window()
    with pytest.raises(KeyError), directed(Screen(Catalogue(language), window, window)):
        raise KeyError
    assert window.getvalue() == (RIGHT_TO_LEFT + DEFAULT_DIRECTION if steers else "")
