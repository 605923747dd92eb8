"""The command `bazigah report`."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click

from bazigah.cli import running
from bazigah.core.say import say
from bazigah.lab import tables
from bazigah.lab.kept import NoWork
from bazigah.lab.works import AnyWork, opened, pieces
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue


@click.command(help="lab-report-help", epilog="lab-report-epilog")
@click.argument("folder")
@click.option("-o", "--output", "outputs", multiple=True, help="lab-help-output", metavar="FILE")
@click.pass_obj
def report(catalogue: Catalogue, /, folder: str, outputs: Sequence[str]) -> None:
    kept = Path(folder)
    files = [Path(output) for output in outputs] or [kept / "report.html"]
    for file in files:
        if file.suffix not in WRITERS:
            raise Trouble(say("lab-report-kind", path=str(file), kinds=", ".join(WRITERS)))
    try:
        work = opened(kept)
        for file in files:
            WRITERS[file.suffix](file, kept, work, catalogue)
            click.echo(catalogue.text(say("lab-report-written", path=str(file))))
    except NoWork as error:
        raise Trouble(say("lab-no-work", folder=folder)) from error


def _page(path: Path, folder: Path, work: AnyWork, catalogue: Catalogue) -> None:
    from bazigah.cli.pages import page

    try:
        made = page(work, pieces(folder, work), catalogue)
    except ImportError as error:
        raise running.missing(error.name or "matplotlib", "lab") from error
    if made is None:
        raise NoWork
    try:
        path.write_text(made.html(), "utf-8")
    except OSError as error:
        raise running.unwritten(error, path) from error


def _table(path: Path, folder: Path, work: AnyWork, _: Catalogue) -> None:
    try:
        tables.write(path, work, pieces(folder, work))
    except ImportError as error:
        raise running.missing("pyarrow", "lab") from error
    except OSError as error:
        raise running.unwritten(error, path) from error


WRITERS: dict[str, Callable[[Path, Path, AnyWork, Catalogue], None]] = {".html": _page, ".parquet": _table}
"""By the ending of the file."""
