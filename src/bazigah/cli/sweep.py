"""The command `bazigah sweep`."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from bazigah.cli import lineup, running
from bazigah.cli.running import How, hows, number
from bazigah.cli.summary import Figures, aligned
from bazigah.core.game import find_game
from bazigah.core.say import Say, say
from bazigah.lab import report
from bazigah.lab.estimates import CONFIDENCE
from bazigah.lab.findings import Findings, Point
from bazigah.lab.sweep import Sweep, Swept
from bazigah.lab.told import CHOICE, EFFECT, OUTCOME, read
from bazigah.terminal.begin import read_options
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue

HEAD = ("setting", "sweep-events", "sweep-turns", "sweep-spread", "sweep-shared")
BESIDE = 6
"""Settings of which kinds are shown beside one another; more are no table any more."""


@click.command(help="lab-sweep-help", epilog="lab-sweep-epilog")
@click.argument("game")
@click.option("--vary", multiple=True, help="lab-help-vary", metavar="NAME=VALUES")
@click.option("--seats", "who", default="random,random", help="lab-help-sweep-seats", metavar="BOTS")
@click.option("--games", default="1000", help="lab-help-sweep-games", metavar="N")
@click.option("--told", default="50", help="lab-help-told", metavar="N")
@click.option("--seed", default="1", help="lab-help-seed", metavar="S")
@click.option("--option", "given", multiple=True, help="cli-play-option", metavar="NAME=VALUE")
@hows
@click.option("--json", "as_json", is_flag=True, help="lab-help-json")
@click.pass_obj
def sweep(
    catalogue: Catalogue,
    /,
    game: str,
    vary: Sequence[str],
    who: str,
    games: str,
    told: str,
    seed: str,
    given: Sequence[str],
    *,
    as_json: bool,
    **how: Any,
) -> None:
    found, counts = find_game(game), (number("--seed", seed, 0), number("--told", told, 0))
    matches, bots = number("--games", games, 1), lineup.bots(found, who, catalogue)
    options, values = read_options(given), lineup.grid(vary)
    for name in values.keys() & options.keys():
        raise Trouble(say("cli-option-twice", name=name[:40]))
    work = lineup.allowed(found, lambda: Sweep.of(found, options, values, bots, *counts))
    total, findings = matches * len(work.points), Findings(work)
    ran = running.run(work, total, Swept, findings.add, How.read(**how), catalogue)
    if ran.done and as_json:
        click.echo(report.as_json(report.findings(findings)))
    elif ran.done:
        click.echo("\n".join(as_tables(findings, catalogue)))
    if ran.done < total:
        raise running.stopped(ran.done, total)


def as_tables(findings: Findings, catalogue: Catalogue) -> Iterator[str]:
    """A row for each setting; then, for a few of them, a row for each kind of action, outcome and effect."""
    figures, points = Figures(catalogue), [point for point in findings.points if point.matches]
    yield catalogue.text(played(findings))
    yield ""
    yield from aligned(table(findings, figures), catalogue)
    yield ""
    yield catalogue.text(say("lab-sweep-note", cases=round(100 * CONFIDENCE), all=100))
    if points[0].told and len(points) <= BESIDE:
        for group in (CHOICE, OUTCOME, EFFECT):
            yield from ["", catalogue.text(say(f"lab-uses-{group}", number=points[0].told))]
            yield from aligned(uses(points, group, figures), catalogue)


def played(findings: Findings) -> Say:
    """What was played, and how much of it."""
    work, settings = findings.sweep, sum(point.matches > 0 for point in findings.points)
    numbers = {"number": findings.matches, "settings": settings, "seed": work.seed}
    return say("lab-sweep-played", game=say(f"{work.game}-name"), **numbers)


def table(findings: Findings, figures: Figures) -> list[list[str]]:
    """A row for each setting, under a head."""
    seats = max(point.seats for point in findings.points)
    texts = [figures.catalogue.text(say(f"lab-{id}")) for id in HEAD]
    texts += [figures.catalogue.text(say("lab-seat-wins", seat=seat + 1)) for seat in range(seats)]
    rows = [_row(point, figures) for point in findings.points if point.matches]
    return [texts, *([*row, *[""] * (len(texts) - len(row))] for row in rows)]


def _row(point: Point, figures: Figures) -> list[str]:
    wins = [point.wins(seat) for seat in range(point.seats)]
    return [
        setting(point.values, figures.catalogue),
        figures.estimate(point.events.estimate()),
        figures.estimate(point.turns.estimate()) if point.told else "·",
        figures.estimate(point.spread.estimate()),
        figures.decimal(100 * point.shared.mean, 1),
        *(figures.interval(share) for share in wins),
    ]


def setting(values: dict[str, int | str], catalogue: Catalogue) -> str:
    """`centre=50 stars=next`, as it was typed; all options at their usual values are named so."""
    return " ".join(f"{name}={value}" for name, value in values.items()) or catalogue.text(say("lab-usual"))


def uses(points: Sequence[Point], group: str, figures: Figures) -> list[list[str]]:
    """A row for each kind of a group, what comes most often first, with how often it comes in a match.

    Kinds that read the same, since their sentences leave open what tells them apart, are one.
    """
    found: dict[str, list[float]] = {}
    for column, point in enumerate(points):
        for kind in point.uses:
            of, sentence = read(kind)
            if of == group:
                row = found.setdefault(figures.catalogue.text(sentence), [0.0] * len(points))
                row[column] += point.per_match(kind)
    rows = sorted(found.items(), key=lambda item: -sum(item[1]))
    head = [figures.catalogue.text(say("lab-kind")), *(setting(point.values, figures.catalogue) for point in points)]
    return [head, *([label, *(figures.decimal(value, 2) for value in row)] for label, row in rows)]
