"""Matches played through the terminal without a terminal."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, SeatInfo
from bazigah.terminal.play import Play
from bazigah.terminal.screen import Screen
from bazigah.terminal.table import Table
from bazigah.words.catalogue import Catalogue

SECRET = bytes(range(32))
DATE = "2026-11-30T17:00:00Z"


class Hand(io.TextIOBase):
    """An input that makes up each line when it is asked for."""

    def __init__(self, lines: Callable[[], str | None]) -> None:
        super().__init__()
        self._lines = lines

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self._lines()
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


class Talk:
    """One match with its conversation; `text` is all that was printed so far."""

    def __init__(
        self, game: Game, seats: Iterable[str], folder: Path, options: dict[str, Any], language: str = "en",
        dice: str = "fair",
    ) -> None:  # fmt: skip
        bots = {"greedy", "random"}
        sitting = tuple(SeatInfo(name, name if name in bots else None) for name in seats)
        self.match = Match(game, {"players": len(sitting), **options})
        info = DiceInfo.fair(SECRET) if dice == "fair" else DiceInfo("table")
        self.table = Table.new(self.match, sitting, info, "golden", DATE)
        self.table.path = folder / "golden.json"
        self.out = io.StringIO()
        self.catalogue = Catalogue(language)
        self.play: Play | None = None

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def run(self, lines: Callable[[], str | None] | Iterable[str]) -> bool:
        """Plays with these lines as input, until the match, or what is to be typed, ends."""
        waiting = iter(()) if callable(lines) else iter(lines)
        source = Hand(lines if callable(lines) else lambda: next(waiting, None))
        self.play = Play(self.table, Screen(self.catalogue, self.out, source))
        return self.play.run()
