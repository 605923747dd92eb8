"""What reaches the terminal."""

import io
import os
import readline

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


def test_what_was_typed_into_a_pipe_is_shown_but_does_not_steer() -> None:
    out = io.StringIO()
    assert Screen(Catalogue("en"), out, io.StringIO("\x1b[2J\n")).ask() == "\x1b[2J"
    assert out.getvalue() == "> \ufffd[2J\n"


def test_the_end_of_a_line_that_is_too_long_is_no_line_of_its_own() -> None:
    screen = Screen(Catalogue("en"), io.StringIO(), io.StringIO("x" * 4096 * 3 + "1\nnext\n"))
    assert set(screen.ask()) == {"x"}
    assert screen.ask() == "next"


def test_an_input_that_cannot_be_read_is_at_its_end() -> None:
    class Folder(io.StringIO):
        def readline(self, _: int | None = -1, /) -> str:
            raise IsADirectoryError

    with pytest.raises(EndOfInput):
        Screen(Catalogue("en"), io.StringIO(), Folder()).ask()


def test_the_next_person_cannot_call_back_what_the_last_one_typed() -> None:
    screen = Screen(Catalogue("en"), Window(), Window())
    readline.add_history("secret")
    screen.clear()
    assert readline.get_current_history_length() == 0


def test_a_window_that_changes_its_size() -> None:
    window = Window(80)
    screen = Screen(Catalogue("en"), window, Window())
    for columns in (40, 90):
        window.columns = columns
        window.truncate(window.seek(0))
        screen.write("word " * 60)
        assert columns - 6 < max(map(len, window.getvalue().splitlines())) <= columns


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
