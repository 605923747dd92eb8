"""The report of each kind of work, as a page."""

from collections.abc import Iterable, Sequence
from typing import Any

from bazigah.cli import sweep as sweeps
from bazigah.cli import tournament as tournaments
from bazigah.cli.page import Page
from bazigah.cli.summary import Figures
from bazigah.core.record import SeatInfo
from bazigah.core.say import Say, say
from bazigah.lab import plots
from bazigah.lab.estimates import CONFIDENCE, Share
from bazigah.lab.findings import Findings, Point
from bazigah.lab.plots import Row
from bazigah.lab.simulate import Counts
from bazigah.lab.standings import Standings
from bazigah.lab.sweep import Sweep, Swept
from bazigah.lab.told import CHOICE, EFFECT, OUTCOME
from bazigah.lab.tournament import Tournament
from bazigah.lab.work import Matches, Work
from bazigah.lab.works import AnyWork
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import shown

ROWS = 60
"""Rows of a plot, at most; the tables have all."""
LINES = 6
"""Lines of a plot of distributions, at most."""
CERTAIN = {"cases": round(100 * CONFIDENCE), "all": 100}


def page(work: AnyWork, pieces: Iterable[Any], catalogue: Catalogue) -> Page | None:
    """The report, or None if nothing was played yet; ImportError without matplotlib or openskill."""
    if isinstance(work, Tournament):
        standings = Standings(work)
        for block in pieces:
            standings.add(block)
        return of_tournament(standings, catalogue) if standings.blocks else None
    findings = Findings(work if isinstance(work, Sweep) else as_sweep(work))
    for piece in pieces:
        findings.add(piece if isinstance(work, Sweep) else Swept(piece, None))
    if not findings.matches:
        return None
    return of_simulation(work, findings, catalogue) if isinstance(work, Matches) else of_sweep(findings, catalogue)


def as_sweep(work: Matches) -> Sweep:
    """A simulation is a sweep in which nothing varies and nothing was told."""
    common = {"bazigah": work.bazigah, "game": work.game, "rules": work.rules, "seed": work.seed}
    return Sweep(**common, options=work.options, bots=work.seats, vary={}, told=0)  # type: ignore[arg-type]


def of_tournament(standings: Standings, catalogue: Catalogue) -> Page:
    """Settings, ratings, shares, the cross table, points."""
    work, figures = standings.tournament, Figures(catalogue)
    told = Page(catalogue.text(say("lab-page-tournament", game=say(f"{work.game}-name"))), catalogue)
    told.text(tournaments.played(standings))
    order, names = standings.order(), _names(work.bots, catalogue)
    told.section(say("lab-page-ratings"), say("lab-page-ratings-how", **CERTAIN))
    rating = {one: standings.rating(one) for one in order}
    rows = [Row(names[one], [Share(r.mean, r.mean - r.reach, r.mean + r.reach)]) for one, r in rating.items()]
    told.plot(plots.intervals(rows, _written(figures)), say("lab-page-ratings"))
    told.table(tournaments.table(standings, figures))
    told.section(say("lab-page-shares"), say("lab-page-shares-how", half=50, **CERTAIN))
    rows = [Row(names[one], [_hundredths(standings.share(one))]) for one in order]
    told.plot(plots.intervals(rows, _written(figures), line=50), say("lab-page-shares"))
    told.section(say("lab-page-cross"), say("lab-cross", all=100))
    told.table(tournaments.cross_table(standings, figures))
    _settings(told, work, work.bots, catalogue)
    return told


def of_simulation(work: Matches, findings: Findings, catalogue: Catalogue) -> Page:
    """Seats with their bots, length, points."""
    figures, [point] = Figures(catalogue), findings.points
    told = Page(catalogue.text(say("lab-page-simulation", game=say(f"{work.game}-name"))), catalogue)
    told.text(say("lab-played", game=say(f"{work.game}-name"), number=findings.matches, seed=work.seed))
    names = _names(work.seats, catalogue)
    told.section(say("lab-page-overview"), say("lab-page-overview-how", **CERTAIN))
    told.table(_bots(names, point, figures))
    told.text(say("lab-events", number=figures.estimate(point.events.estimate())))
    if point.seats > 1:
        told.section(say("lab-page-seats"), say("lab-page-seats-how", **CERTAIN))
        rows = [Row(name, [_hundredths(point.wins(seat))]) for seat, name in enumerate(names)]
        told.plot(plots.intervals(rows, _written(figures), 100 / point.seats), say("lab-page-seats"))
    _length(told, [point], figures)
    _scores(told, [point], figures)
    _settings(told, work, work.seats, catalogue)
    return told


def of_sweep(findings: Findings, catalogue: Catalogue) -> Page:
    """Length, seats, points, and how often each kind came."""
    work, figures = findings.sweep, Figures(catalogue)
    points = [point for point in findings.points if point.matches]
    told = Page(catalogue.text(say("lab-page-sweep", game=say(f"{work.game}-name"))), catalogue)
    told.text(sweeps.played(findings))
    told.section(say("lab-page-overview"), say("lab-sweep-note", **CERTAIN))
    told.table(sweeps.table(findings, figures))
    _length(told, points, figures)
    _seats(told, points, figures)
    _scores(told, points, figures)
    if points[0].told:
        _kinds(told, points, figures)
    _settings(told, work, work.bots, catalogue)
    return told


def _bots(names: Sequence[str], point: Point, figures: Figures) -> list[list[str]]:
    """A row for each seat of a simulation; who plays alone can beat nobody."""
    columns = ("lab-seat", "lab-points", *(("lab-wins",) if point.seats > 1 else ()), "lab-best", "lab-worst")
    rows = [[figures.catalogue.text(say(id)) for id in columns]]
    for seat, name in enumerate(names):
        scores = point.scores[seat]
        wins = [figures.interval(point.wins(seat))] if point.seats > 1 else []
        ends = (figures.decimal(value, 0) for value in (max(scores), min(scores)))
        rows.append([name, figures.estimate(scores.estimate()), *wins, *ends])
    return rows


def _length(told: Page, points: Sequence[Point], figures: Figures) -> None:
    told.section(say("lab-page-length"), say("lab-page-length-how"))
    _distributions(told, [point.events for point in points], points, figures, say("lab-page-length"))


def _seats(told: Page, points: Sequence[Point], figures: Figures) -> None:
    """Who plays alone wins nothing."""
    if min(point.seats for point in points) < 2:
        return
    seats = range(max(point.seats for point in points))
    told.section(say("lab-page-seats"), say("lab-page-seats-how", **CERTAIN))
    rows = [
        Row(
            sweeps.setting(point.values, figures.catalogue),
            [_hundredths(point.wins(seat)) if seat < point.seats else None for seat in seats],
        )
        for point in points[:ROWS]
    ]
    even = {point.seats for point in points}
    line = 100 / even.pop() if len(even) == 1 else None
    told.key((plots.mark(seat), figures.catalogue.text(say("seat-unnamed", number=seat + 1))) for seat in seats)
    told.plot(plots.intervals(rows, _written(figures), line), say("lab-page-seats"))


def _scores(told: Page, points: Sequence[Point], figures: Figures) -> None:
    told.section(say("lab-page-points"), say("lab-page-points-how"))
    every = []
    for point in points:
        scores = Counts()
        for seat in point.scores:
            scores.update(seat)
        every.append(scores)
    _distributions(told, every, points, figures, say("lab-page-points"))


def _distributions(told: Page, series: Sequence[Counts], points: Sequence[Point], figures: Figures, label: Say) -> None:
    """A line for each of the first settings."""
    if len(points) > LINES:
        told.text(say("lab-page-first", shown=LINES, number=len(points)), "how")
    names = [sweeps.setting(point.values, figures.catalogue) for point in points[:LINES]]
    if len(names) > 1:
        told.key((plots.stroke(number), name) for number, name in enumerate(names))
    told.plot(plots.distributions(series[:LINES], _written(figures)), label)


def _kinds(told: Page, points: Sequence[Point], figures: Figures) -> None:
    told.section(say("lab-page-kinds"), say("lab-page-kinds-how", number=points[0].told))
    for group in (CHOICE, OUTCOME, EFFECT):
        told.text(say(f"lab-uses-{group}", number=points[0].told))
        told.table(sweeps.uses(points, group, figures))


def _settings(told: Page, work: Work, bots: Sequence[str], catalogue: Catalogue) -> None:
    """All that is needed to play the same again."""
    told.section(say("lab-page-settings"), say("lab-page-settings-how"))
    rows = [(catalogue.text(say("lab-page-bots")), ", ".join(bots))]
    rows += [(name, str(value)[:80]) for name, value in work.options.items()]
    for name, values in (work.vary if isinstance(work, Sweep) else {}).items():
        rows.append((name, ", ".join(map(str, values))))
    rows.append((catalogue.text(say("lab-page-seed")), catalogue.number(work.seed)))
    rows.append((catalogue.text(say("lab-page-version")), f"{work.bazigah}, {work.game} {work.rules}"))
    told.table(rows, head=False)


def _names(bots: Sequence[str], catalogue: Catalogue) -> list[str]:
    return shown([SeatInfo(bot, bot) for bot in bots], catalogue)


def _hundredths(share: Share | None) -> Share | None:
    return share and Share(100 * share.mean, 100 * share.low, 100 * share.high)


def _written(figures: Figures) -> plots.Written:
    """With as few decimals as show the number."""

    def written(value: float) -> str:
        places = (number for number in range(3) if round(value, number) == round(value, 6))
        return figures.decimal(value, next(places, 3))

    return written
