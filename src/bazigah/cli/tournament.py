"""The command `bazigah tournament`."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from bazigah.bots.bot import SIMPLE
from bazigah.cli import lineup, running
from bazigah.cli.running import How, hows, number
from bazigah.cli.summary import Figures, aligned
from bazigah.core.game import Game, find_game
from bazigah.core.record import SeatInfo
from bazigah.core.say import Say, say
from bazigah.lab import report
from bazigah.lab.estimates import CONFIDENCE, Share
from bazigah.lab.standings import Standings
from bazigah.lab.tournament import Block, Tournament
from bazigah.terminal.begin import read_options
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import shown

MOST_BOTS = 12
SEATS = 2
"""Unless the option `players` says another number."""


@click.command(help="lab-tournament-help", epilog="lab-tournament-epilog")
@click.argument("game")
@click.option("--bots", "who", help="lab-help-bots", metavar="BOTS")
@click.option("--games", default="1000", help="lab-help-tournament-games", metavar="N")
@click.option("--seed", default="1", help="lab-help-seed", metavar="S")
@click.option("--option", "given", multiple=True, help="lab-help-tournament-option", metavar="NAME=VALUE")
@hows
@click.option("--json", "as_json", is_flag=True, help="lab-help-json")
@click.pass_obj
def tournament(
    catalogue: Catalogue,
    /,
    game: str,
    who: str | None,
    games: str,
    seed: str,
    given: Sequence[str],
    *,
    as_json: bool,
    **how: Any,
) -> None:
    matches, start = number("--games", games, 1), number("--seed", seed, 0)
    found = find_game(game)
    bots, options = _bots(found, who, catalogue), {"players": SEATS, **read_options(given)}
    work = lineup.allowed(found, lambda: Tournament.of(found, options, bots, start))
    if work.seats < SEATS:
        raise Trouble(say("lab-alone"))
    try:
        standings = Standings(work)
    except ImportError as error:
        raise running.missing("openskill", "lab") from error
    total = work.blocks(matches)
    ran = running.run(work, total, Block, standings.add, How.read(**how), catalogue)
    if ran.done and as_json:
        click.echo(report.as_json(report.standings(standings)))
    elif ran.done:
        click.echo("\n".join(as_tables(standings, catalogue)))
    if ran.done < total:
        raise running.stopped(standings.matches, total * work.size)


def _bots(game: Game, who: str | None, catalogue: Catalogue) -> tuple[str, ...]:
    """The bots that were named, or those that take no time."""
    entrants = SIMPLE if who is None else lineup.bots(game, who, catalogue)
    if not 2 <= len(entrants) <= MOST_BOTS:
        raise Trouble(say("lab-bots", number=len(entrants), first=2, last=MOST_BOTS))
    return entrants


def as_tables(standings: Standings, catalogue: Catalogue) -> Iterator[str]:
    """What was played, a row for each bot, the best first, and who won how much against whom."""
    figures = Figures(catalogue)
    yield catalogue.text(played(standings))
    yield ""
    yield from aligned(table(standings, figures), catalogue)
    if len(standings.order()) > 2:
        yield from ["", catalogue.text(say("lab-cross", all=100))]
        yield from aligned(cross_table(standings, figures), catalogue)
    yield from ["", catalogue.text(say("lab-tournament-note", cases=round(100 * CONFIDENCE), all=100))]


def played(standings: Standings) -> Say:
    """What was played, and how much of it."""
    work = standings.tournament
    numbers = {"number": standings.matches, "blocks": standings.blocks, "seats": work.seats, "seed": work.seed}
    return say("lab-tournament-played", game=say(f"{work.game}-name"), **numbers)


def table(standings: Standings, figures: Figures) -> list[list[str]]:
    """Rating, share and points of each bot, the best first, under a head."""
    names = _names(standings, figures)
    rows = [[figures.catalogue.text(say(id)) for id in ("lab-bot", "lab-rating", "lab-share", "lab-points")]]
    for one in standings.order():
        rating, points = standings.rating(one), standings.points(one)
        reach = f"{figures.decimal(rating.mean, 1)} ± {figures.decimal(rating.reach, 1)}"
        scored = figures.estimate(points) if points else ""
        rows.append([names[one], reach, _share(standings.share(one), figures), scored])
    return rows


def cross_table(standings: Standings, figures: Figures) -> list[list[str]]:
    """The share of each bot against each other one, under a head."""
    names, order = _names(standings, figures), standings.order()
    head = ["", *(names[other] for other in order)]
    return [
        head,
        *([names[one], *(_share(standings.against(one, other), figures) for other in order)] for one in order),
    ]


def _names(standings: Standings, figures: Figures) -> list[str]:
    return shown([SeatInfo(bot, bot) for bot in standings.tournament.bots], figures.catalogue)


def _share(share: Share | None, figures: Figures) -> str:
    """Nothing where two have not met."""
    return figures.interval(share) if share else "·"
