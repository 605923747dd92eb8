"""The commands `bazigah backup`, `restore` and `check`: keeping what the server has stored."""

import asyncio
import errno
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click
import msgspec

from bazigah.core.record import RecordError
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, say
from bazigah.server.records import verify
from bazigah.server.saving import folded
from bazigah.server.settings import BadSetting, ServerSettings
from bazigah.server.store import Store, Unavailable
from bazigah.server.store.backup import FileProblem, NotABackup, NotEmpty
from bazigah.server.store.migrate import FromTheFuture
from bazigah.server.store.url import NotADatabase, parse
from bazigah.terminal.trouble import NOT_PROVED, STORAGE, Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import record_problem

T = TypeVar("T")

database_option = click.option("--database", default="", help="server-keep-help-database", metavar="ADDRESS")


@click.command(help="server-keep-help-backup", epilog="server-keep-epilog-backup")
@click.argument("file")
@database_option
@click.pass_obj
def backup(catalogue: Catalogue, file: str, database: str) -> None:
    try:
        rows = _with_store(database, lambda store: store.backup(Path(file)), exists=True)
    except FileProblem as problem:
        raise Trouble(say(_written(problem.error), path=file), STORAGE) from problem
    click.echo(catalogue.text(_counted("server-keep-saved", rows, file)))


@click.command(help="server-keep-help-restore")
@click.argument("file")
@database_option
@click.pass_obj
def restore(catalogue: Catalogue, file: str, database: str) -> None:
    try:
        rows = _with_store(database, lambda store: store.restore(Path(file)))
    except FileProblem as problem:
        raise Trouble(say(_read(problem.error), path=file), STORAGE) from problem
    except NotABackup as error:
        raise Trouble(say(f"server-keep-{error.code}", path=file)) from error
    except NotEmpty as error:
        raise Trouble(say("server-keep-not-empty")) from error
    click.echo(catalogue.text(_counted("server-keep-restored", rows, file)))


@click.command(help="server-keep-help-check")
@database_option
@click.pass_obj
def check(catalogue: Catalogue, database: str) -> None:
    matches, faults = _with_store(database, lambda store: _check(store, catalogue), exists=True)
    if faults:
        sys.stdout.flush()
        raise Trouble(say("server-keep-faults", faults=faults, matches=matches), NOT_PROVED)
    click.echo(catalogue.text(say("server-keep-sound", matches=matches)))


async def _check(store: Store, catalogue: Catalogue) -> tuple[int, int]:
    """Says what is wrong, as it is found; the number of matches, and of faults."""
    faults = 0
    holes = await store.broken_logs()
    for code in await store.codes():
        kind = "server-keep-hole" if code in holes else "" if await _wakes(store, code) else "server-keep-asleep"
        if kind:
            faults += 1
            click.echo(catalogue.text(say(kind, code=code)))
    ids = await store.match_ids()
    label = catalogue.text(say("server-keep-checking"))
    with click.progressbar(ids, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        for id in bar:
            if problem := await _problem(store, id):
                faults += 1
                click.echo(catalogue.text(say("server-keep-fault", id=id, problem=problem)))
    return len(ids), faults


async def _wakes(store: Store, code: str) -> bool:
    """Whether a table can be read as the server reads it."""
    try:
        rows = await store.table(code)
        if rows is not None:
            folded(rows)
    except Unavailable:
        await store.ready()  # else it is not this table alone
        return False
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RuntimeError, Refusal):
        return False
    return rows is not None


async def _problem(store: Store, id: str) -> Say | None:
    """What is wrong with a match; None if nothing is, or if it has gone meanwhile."""
    try:
        found = await store.match(id)
        if found is not None:
            verify(*found)
    except RecordError as error:
        return record_problem(error)
    except Unavailable:
        await store.ready()  # else it is not this match alone
        return say("server-keep-unreadable")
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError):  # what is no entry, no hex, no result
        return say("server-keep-unreadable")
    return None


def _counted(id: str, rows: dict[str, int], file: str) -> Say:
    return say(id, path=file, tables=rows["heads"], matches=rows["matches"], people=rows["people"])


def _with_store(database: str, work: Callable[[Store], Awaitable[T]], *, exists: bool = False) -> T:
    """Does it with the database open. `exists`: it must be there. What goes wrong is Trouble."""
    try:
        url = database or ServerSettings.load().database_url
        address = parse(url)
        if exists and address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
            raise Trouble(say("server-keep-none", path=address.database or ""))
        return asyncio.run(_opened(url, work))
    except BadSetting as error:
        raise Trouble(error.sentence) from error
    except NotADatabase as error:
        raise Trouble(say("server-keep-address")) from error
    except FromTheFuture as error:
        raise Trouble(say("server-keep-newer")) from error
    except Unavailable as error:
        place = parse(url).render_as_string(hide_password=True)
        gone = error.code == "database"
        sentence = say("server-serve-database", place=place) if gone else say(f"server-no-{error.code}")
        raise Trouble(sentence, STORAGE) from error


async def _opened(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await Store.open(url)
    try:
        return await work(store)
    finally:
        await store.close()


def _written(error: OSError) -> str:
    if isinstance(error, FileExistsError):
        return "server-keep-there"
    return "server-keep-full" if error.errno in {errno.ENOSPC, errno.EDQUOT} else "server-keep-unwritten"


def _read(error: OSError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "cli-file-missing"
    if isinstance(error, IsADirectoryError):
        return "cli-file-directory"
    return "cli-file-permission" if isinstance(error, PermissionError) else "cli-file-failed"
