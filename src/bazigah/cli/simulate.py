"""The command `bazigah simulate`."""

import signal
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Self

import click

from bazigah.bots.bot import UnknownBot, bot_names, find_bot
from bazigah.cli.summary import as_table
from bazigah.core.game import Game, find_game
from bazigah.core.options import whole
from bazigah.core.refusal import Refusal
from bazigah.core.say import say
from bazigah.lab.report import as_json as to_json
from bazigah.lab.simulate import Simulation, Tally
from bazigah.terminal import seats
from bazigah.terminal.begin import read_options
from bazigah.terminal.trouble import INTERRUPTED, Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import refused

MOST = 999_999_999
MOMENT = 0.1
"""Seconds between two looks at the progress bar."""
INSTALL = 'pip install "bazigah[fast]"'


@click.command(help="lab-help", epilog="lab-epilog")
@click.argument("game")
@click.option("--seats", "who", default="random,random", help="lab-help-seats", metavar="BOTS")
@click.option("--games", "number", default="100", help="lab-help-games", metavar="N")
@click.option("--seed", default="1", help="lab-help-seed", metavar="S")
@click.option("--option", "given", multiple=True, help="cli-play-option", metavar="NAME=VALUE")
@click.option("--json", "as_json", is_flag=True, help="lab-help-json")
@click.pass_obj
def simulate(
    catalogue: Catalogue, game: str, who: str, number: str, seed: str, given: Sequence[str], *, as_json: bool
) -> None:
    games = _number("--games", number, 1)
    simulation = _simulation(find_game(game), who, _number("--seed", seed, 0), read_options(given), catalogue)
    if not simulation.is_compiled:
        click.echo(catalogue.text(say("lab-slow", command=INSTALL)), err=True)
    tally, seconds = _run(simulation, games, catalogue)
    if tally.played and as_json:
        click.echo(to_json(simulation, tally, seconds))
    elif tally.played:
        click.echo("\n".join(as_table(simulation, tally, seconds, catalogue)))
    if tally.played < games:
        sys.stdout.flush()
        raise Trouble(say("lab-stopped", played=tally.played, games=games), INTERRUPTED)


def _number(option: str, text: str, least: int) -> int:
    number = whole(text)
    if number is None or number < least:
        raise Trouble(say("cli-replay-number", option=option, number=text[:40], first=least, last=MOST))
    return number


def _simulation(game: Game, who: str, seed: int, options: dict[str, Any], catalogue: Catalogue) -> Simulation:
    sitting = seats.parse(who, game, catalogue)
    for seat in sitting:
        if seat.bot is None:
            raise UnknownBot(seat.name, bot_names(game))
    if whole(options.get("players", len(sitting))) != len(sitting):
        raise Trouble(say("cli-players-differ", players=str(options["players"])[:40], seats=len(sitting)))
    try:
        return Simulation(game, options, [find_bot(game, seat.name) for seat in sitting], seed)
    except Refusal as refusal:
        raise Trouble(refused(game, None, refusal)) from refusal


def _run(simulation: Simulation, games: int, catalogue: Catalogue) -> tuple[Tally, float]:
    """Plays until all matches are played or Ctrl-C is pressed; the sums, and the seconds it took."""
    tally = Tally(simulation)
    label = catalogue.text(say("lab-running"))
    began = shown = perf_counter()
    with (
        Interrupt() as interrupt,
        click.progressbar(length=games, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar,
    ):
        while tally.played < games and not interrupt.heard:
            tally.add(simulation.play(tally.played))
            if perf_counter() - shown > MOMENT:
                bar.update(tally.played - bar.pos)
                shown = perf_counter()
        bar.update(tally.played - bar.pos)
    return tally, perf_counter() - began


class Interrupt:
    """Ctrl-C is heard between two matches, so that no sum is half; the second time it does what it always does."""

    heard = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, *_: object) -> None:
        self.heard = True
        signal.signal(signal.SIGINT, self._before)
