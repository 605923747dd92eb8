"""A simulation told as a table, for people."""

from collections.abc import Iterator, Sequence
from math import floor, log10

from bazigah.core.record import SeatInfo
from bazigah.core.say import say
from bazigah.lab.estimates import Share
from bazigah.lab.simulate import Estimate, Simulation, Tally
from bazigah.terminal import layout
from bazigah.words.bidi import ISOLATE, POP
from bazigah.words.catalogue import DIGITS, LATIN, MINUS, Catalogue
from bazigah.words.names import shown

SEPARATORS = {"fa": "٫٬"}
"""Of decimals and of thousands, by digits."""


def as_table(
    simulation: Simulation, tally: Tally, seconds: float, catalogue: Catalogue, kept: int = 0
) -> Iterator[str]:
    """What was played, a row for each seat, and how long it took, unless some of it was kept from before."""
    figures = Figures(catalogue)
    game = say(f"{simulation.game.name}-name")
    yield catalogue.text(say("lab-played", game=game, number=tally.played, seed=simulation.seed))
    yield ""
    rows = list(_rows(simulation, tally, figures))
    yield from aligned([_head(catalogue, list(rows[0])), *(list(row.values()) for row in rows)], catalogue)
    yield ""
    events = figures.decimal(tally.events.estimate().mean, 1)
    yield catalogue.text(say("lab-events", number=events))
    rate = figures.decimal(tally.all_events / seconds, 0)
    face = "compiled" if simulation.is_compiled else "plain"
    time = {"seconds": figures.decimal(seconds, 2), "rate": rate, "face": face}
    yield catalogue.text(say("lab-kept", kept=kept) if kept else say("lab-time", **time))


def _head(catalogue: Catalogue, columns: Sequence[str]) -> list[str]:
    return [catalogue.text(say(f"lab-{column}")) for column in columns]


def _rows(simulation: Simulation, tally: Tally, figures: "Figures") -> Iterator[dict[str, str]]:
    """A row for each seat, by column; who plays alone can beat nobody."""
    names = shown([SeatInfo(bot.name, bot.name) for bot in simulation.seats], figures.catalogue)
    for seat, name in enumerate(names):
        points = tally.points[seat]
        row = {"seat": name, "points": figures.estimate(points.estimate())}
        if len(names) > 1:
            row["wins"] = figures.share(tally.wins(seat))
        yield row | {"best": figures.decimal(max(points), 0), "worst": figures.decimal(min(points), 0)}


def aligned(rows: Sequence[Sequence[str]], catalogue: Catalogue) -> Iterator[str]:
    """Columns: names at the start, numbers at the end of theirs."""
    widths = [max(map(layout.width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        gaps = [" " * (room - layout.width(cell)) for room, cell in zip(widths, row, strict=True)]
        numbers = [gap + _apart(cell, catalogue) for gap, cell in zip(gaps[1:], row[1:], strict=True)]
        yield "   ".join([row[0] + gaps[0], *numbers])


def _apart(cell: str, catalogue: Catalogue) -> str:
    return f"{ISOLATE}{cell}{POP}" if catalogue.right_to_left else cell


class Figures:
    """Numbers with decimals, in the reader's digits."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        written = DIGITS[catalogue.digits] + SEPARATORS.get(catalogue.digits, ".,") + MINUS
        self._figures = str.maketrans(LATIN + ".,-", written)

    def decimal(self, value: float, places: int) -> str:
        return f"{value:,.{places}f}".translate(self._figures)

    def estimate(self, estimate: Estimate, least_places: int = 1) -> str:
        """The mean and its error, with as many decimals as the error allows."""
        error = estimate.error
        if error is None:
            return self.decimal(estimate.mean, least_places)
        places = max(least_places, min(3, -floor(log10(error)))) if error else least_places
        return f"{self.decimal(estimate.mean, places)} ± {self.decimal(error, places)}"

    def interval(self, share: Share) -> str:
        """In hundredths, with the interval: 52.1 (49.8–54.4)."""
        low, mean, high = (self.decimal(100 * part, 1) for part in (share.low, share.mean, share.high))
        return f"{mean} ({low}–{high})"

    def share(self, share: Estimate) -> str:
        """In hundredths."""
        error = None if share.error is None else 100 * share.error
        return self.catalogue.text(say("lab-percent", share=self.estimate(Estimate(100 * share.mean, error))))
