"""The command `bazigah simulate`."""

from collections.abc import Sequence
from typing import Any

import click

from bazigah.bots.bot import find_bot
from bazigah.cli import lineup, running
from bazigah.cli.running import How, hows, number
from bazigah.cli.summary import as_table
from bazigah.core.game import Game, find_game
from bazigah.core.options import whole
from bazigah.core.say import say
from bazigah.lab.report import as_json as to_json
from bazigah.lab.report import fields
from bazigah.lab.simulate import Played, Simulation, Tally
from bazigah.lab.work import Matches
from bazigah.terminal.begin import read_options
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue

INSTALL = 'pip install "bazigah[fast]"'


@click.command(help="lab-help", epilog="lab-epilog")
@click.argument("game")
@click.option("--seats", "who", default="random,random", help="lab-help-seats", metavar="BOTS")
@click.option("--games", default="100", help="lab-help-games", metavar="N")
@click.option("--seed", default="1", help="lab-help-seed", metavar="S")
@click.option("--option", "given", multiple=True, help="cli-play-option", metavar="NAME=VALUE")
@hows
@click.option("--json", "as_json", is_flag=True, help="lab-help-json")
@click.pass_obj
def simulate(
    catalogue: Catalogue,
    /,
    game: str,
    who: str,
    games: str,
    seed: str,
    given: Sequence[str],
    *,
    as_json: bool,
    **how: Any,
) -> None:
    total = number("--games", games, 1)
    simulation = _simulation(find_game(game), who, number("--seed", seed, 0), read_options(given), catalogue)
    if not simulation.is_compiled:
        click.echo(catalogue.text(say("lab-slow", command=INSTALL)), err=True)
    tally = Tally(simulation)
    ran = running.run(Matches.of(simulation), total, Played, tally.add, How.read(**how), catalogue)
    if ran.done and as_json:
        click.echo(to_json(fields(simulation, tally, ran.seconds, ran.kept)))
    elif ran.done:
        click.echo("\n".join(as_table(simulation, tally, ran.seconds, catalogue, ran.kept)))
    if ran.done < total:
        raise running.stopped(ran.done, total)


def _simulation(game: Game, who: str, seed: int, options: dict[str, Any], catalogue: Catalogue) -> Simulation:
    bots = lineup.bots(game, who, catalogue)
    if whole(options.get("players", len(bots))) != len(bots):
        raise Trouble(say("cli-players-differ", players=str(options["players"])[:40], seats=len(bots)))
    return lineup.allowed(game, lambda: Simulation(game, options, [find_bot(game, bot) for bot in bots], seed))
