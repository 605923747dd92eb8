"""The commands of the terminal: their arguments, and where they lead."""

import click

from bazigah.words.catalogue import Catalogue


@click.command(help="cli-play-help", epilog="cli-play-epilog")
@click.argument("game", required=False)
@click.option("--seats", help="cli-play-seats", metavar="NAMES")
@click.option("--option", "options", multiple=True, help="cli-play-option", metavar="NAME=VALUE")
@click.option("--dice", default="fair", help="cli-play-dice", metavar="fair|table")
@click.pass_obj
def play(catalogue: Catalogue, game: str | None, seats: str | None, options: tuple[str, ...], dice: str) -> None:
    from bazigah.terminal import begin

    begin.play(catalogue, game, seats, options, dice)


@click.command(help="cli-resume-help")
@click.argument("match", required=False)
@click.pass_obj
def resume(catalogue: Catalogue, match: str | None) -> None:
    from bazigah.terminal import begin

    begin.resume(catalogue, match)


@click.command(help="cli-matches-help")
@click.pass_obj
def matches(catalogue: Catalogue) -> None:
    from bazigah.terminal import records

    records.matches(catalogue)


@click.command(help="cli-replay-help")
@click.argument("record")
@click.option("--at", help="cli-replay-at", metavar="N")
@click.option("--step", is_flag=True, help="cli-replay-step")
@click.pass_obj
def replay(catalogue: Catalogue, record: str, at: str | None, *, step: bool) -> None:
    from bazigah.terminal import records

    records.replay(catalogue, record, at, step=step)


@click.command(help="cli-verify-help")
@click.argument("record")
@click.pass_obj
def verify(catalogue: Catalogue, record: str) -> None:
    from bazigah.terminal import records

    records.verify(catalogue, record)


@click.command(help="cli-rules-help")
@click.argument("game")
@click.argument("clause", required=False)
@click.pass_obj
def rules(catalogue: Catalogue, game: str, clause: str | None) -> None:
    from bazigah.terminal import rulebook

    rulebook.show(catalogue, game, clause)
