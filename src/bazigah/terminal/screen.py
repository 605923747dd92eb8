"""The line-by-line screen: says sentences, asks for lines."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TextIO

from bazigah.core.say import Say, say
from bazigah.terminal import layout
from bazigah.terminal.trouble import TERMINAL, Trouble
from bazigah.words.bidi import RIGHT_TO_LEFT_MARK, harmless, starts_left_to_right, without_bidi
from bazigah.words.catalogue import Catalogue, languages

NARROWEST = 40
WIDEST = 100
"""Longer lines are hard to read."""
RIGHT_TO_LEFT, DEFAULT_DIRECTION = "\x1b[2 k", "\x1b[0 k"
"""Paragraphs from here on run right to left, or as the terminal likes: for terminals that know this (VTE, mintty)."""
FIRST_VTE = 5800
LONGEST = 4096
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class EndOfInput(Exception):
    """There is no more to read."""


class Screen:
    """Standard output and input, in one language."""

    def __init__(self, catalogue: Catalogue, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.catalogue = catalogue
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.is_terminal = bool(columns_of(self.out)) and self.source.isatty()
        self._forget: Callable[[], None] | None = None
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # lines that are typed can be edited and called back

                self._forget = readline.clear_history

    def say(self, sentence: Say, names: Sequence[str] = (), indent: str = "") -> None:
        self.write(self.catalogue.text(sentence, names), indent)

    def write(self, text: str = "", indent: str = "") -> None:
        """A paragraph; lines after its first are indented a little more than it is."""
        for line in laid_out(text, self.catalogue, self.out, indent):
            print(line, file=self.out)
        self.out.flush()

    def ask(self, prompt: str = "> ") -> str:
        """A line that was typed, cleaned of direction marks; EndOfInput if there is none."""
        if self.is_terminal and self.source is sys.stdin and self.out is sys.stdout:
            try:
                return without_bidi(input(prompt)).strip()
            except EOFError:
                print(file=self.out)
                raise EndOfInput from None
        print(prompt, end="", file=self.out, flush=True)
        line = self._line()
        if not line:
            print(file=self.out, flush=True)
            raise EndOfInput
        text = without_bidi(line).strip()
        print(harmless(text) if not self.source.isatty() else "", file=self.out, flush=True)
        return text

    def _line(self) -> str:
        """A line from what is no terminal; its beginning if it is longer than any that is typed, "" at the end."""
        try:
            line = part = self.source.readline(LONGEST)
            while len(part) == LONGEST and not part.endswith("\n"):
                part = self.source.readline(LONGEST)
        except OSError:  # a folder, a terminal that was closed
            return ""
        return line

    def confirm(self, question: Say) -> bool:
        """Yes or no; Enter and the end of input are no."""
        self.say(question)
        try:
            answer = self.ask().casefold()
        except EndOfInput:
            return False
        return answer in self.words("terminal-words-yes")

    def words(self, id: str) -> frozenset[str]:
        """What may be typed for a command: in every language, whichever is spoken."""
        texts = (Catalogue(language).text(say(id)) for language in languages())
        return frozenset(word for text in texts for word in text.casefold().split())

    def clear(self) -> None:
        """Hides from the next person what the last one chose, also what the arrow keys would call back."""
        if self._forget:
            self._forget()
        if self.is_terminal and os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR, end="", file=self.out, flush=True)


def laid_out(text: str, catalogue: Catalogue, out: TextIO, indent: str = "") -> Iterator[str]:
    """The lines of a text, as wide as `out` is now: windows change."""
    limit = min(columns_of(out), WIDEST)
    for paragraph in text.split("\n"):
        for line in layout.wrap(paragraph, limit - len(indent) if limit else 0, indent="  "):
            yield _directed(indent + line, catalogue) if line else ""


def _directed(line: str, catalogue: Catalogue) -> str:
    """Marked where a terminal that finds a line's direction by its first letter would be wrong."""
    marked = catalogue.right_to_left and starts_left_to_right(line)
    return RIGHT_TO_LEFT_MARK + line if marked else line


def columns_of(out: TextIO) -> int:
    """The width of a terminal, 0 if `out` is none."""
    if not out.isatty():
        return 0
    try:
        return os.get_terminal_size(out.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def check(out: TextIO) -> None:
    """Trouble if `out` cannot show the sentences of a game."""
    if not (out.encoding or "").lower().replace("-", "").startswith("utf8"):
        raise Trouble(say("cli-not-utf8", encoding=out.encoding or "unknown"), TERMINAL)
    columns = columns_of(out)
    if columns and columns < NARROWEST:
        raise Trouble(say("cli-narrow", columns=columns, needed=NARROWEST), TERMINAL)


@contextmanager
def directed(screen: Screen) -> Iterator[None]:
    """While a match is played: paragraphs in the direction of the language, where the terminal can be told."""
    steered = screen.catalogue.right_to_left and screen.is_terminal and _can_steer(os.environ)
    if steered:
        print(RIGHT_TO_LEFT, end="", file=screen.out, flush=True)
    try:
        yield
    finally:
        if steered:
            print(DEFAULT_DIRECTION, end="", file=screen.out, flush=True)


def _can_steer(environment: Mapping[str, str]) -> bool:
    vte = environment.get("VTE_VERSION", "")
    known = (vte.isdecimal() and int(vte) >= FIRST_VTE) or environment.get("TERM_PROGRAM") == "mintty"
    return known and "TMUX" not in environment
