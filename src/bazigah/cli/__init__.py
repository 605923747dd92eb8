"""The command `bazigah`. What a command needs is imported when it is called: help must be quick."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import click

from bazigah import __version__
from bazigah.core.say import Say, say
from bazigah.terminal.help import Group, wrong_usage
from bazigah.terminal.screen import laid_out
from bazigah.terminal.settings import Settings, spoken
from bazigah.terminal.trouble import BROKEN_PIPE, INTERNAL, INTERRUPTED, STORAGE, TERMINAL, Trouble
from bazigah.words.catalogue import DIGITS, Catalogue, languages

COMMANDS = {
    "play": "bazigah.terminal.commands",
    "resume": "bazigah.terminal.commands",
    "matches": "bazigah.terminal.commands",
    "replay": "bazigah.terminal.commands",
    "verify": "bazigah.terminal.commands",
    "rules": "bazigah.terminal.commands",
    "simulate": "bazigah.cli.simulate",
    "tournament": "bazigah.cli.tournament",
    "sweep": "bazigah.cli.sweep",
    "report": "bazigah.cli.report",
    "serve": "bazigah.cli.serve",
    "backup": "bazigah.cli.keep",
    "restore": "bazigah.cli.keep",
    "check": "bazigah.cli.keep",
}
"""Name -> module that has the click command of that name; its help texts are ids of messages."""

GLOBAL = ("--lang", "--digits")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs a command and ends the program; whatever is wrong is a sentence on standard error and an exit status."""
    status = INTERRUPTED
    with suppress(KeyboardInterrupt):  # once more, while the first was being told
        status = run(sys.argv[1:] if arguments is None else list(arguments))
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said and saved: there is nothing left to stop
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Runs a command; its exit status."""
    status = _run(arguments)
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:  # what is left cannot be given away any more, and Python must not try it again
        _forget_output()
        return status or BROKEN_PIPE
    return status


def _run(arguments: list[str]) -> int:
    catalogue = Catalogue("en")
    try:
        settings = Settings.load()
        catalogue = Catalogue(spoken(settings), settings.digits or None)
        _prepare_streams()
        rest, chosen = _take_global(arguments)
        catalogue = Catalogue(_one_of(chosen, "--lang", languages()) or catalogue.language, settings.digits or None)
        if digits := _one_of(chosen, "--digits", tuple(DIGITS)):
            catalogue = Catalogue(catalogue.language, digits)
        with _commands().make_context("bazigah", rest, obj=catalogue) as context:
            context.meta["bazigah.language"] = bool(
                settings.language or "--lang" in chosen or os.environ.get("BAZIGAH_LANG")
            )
            context.command.invoke(context)
            sys.stdout.flush()
    except click.exceptions.Exit as end:
        return end.exit_code
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except Exception as error:  # noqa: BLE001  the last line of defence: no traceback in front of a person
        return _complain(catalogue, _trouble(error))
    return 0


def _commands() -> Group:
    lazy = {name: _lazy(module, name) for name, module in COMMANDS.items() if _exists(module)}
    options: list[click.Parameter] = [
        click.Option(["--lang"], metavar="fa|en", help="cli-help-lang"),
        click.Option(["--digits"], metavar="fa|en", help="cli-help-digits"),
        click.Option(["--version"], is_flag=True, help="cli-help-version"),
    ]
    return Group(
        callback=_start,
        params=options,
        lazy=lazy,
        invoke_without_command=True,
        help="cli-help",
        epilog="cli-help-epilog",
        context_settings={"help_option_names": ["--help", "-h"]},
    )


def _lazy(module: str, name: str) -> Callable[[], click.Command]:
    return lambda: vars(import_module(module))[name]


def _exists(module: str) -> bool:
    return find_spec(module.rpartition(".")[0]) is not None and find_spec(module) is not None


@click.pass_context
def _start(context: click.Context, /, *, version: bool, **_: object) -> None:
    """Without a command: the version if it was asked for, else help."""
    if version:
        click.echo(f"bazigah {__version__}")
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())
    if version:
        context.exit()


def _take_global(arguments: list[str]) -> tuple[list[str], dict[str, str]]:
    """The arguments without `--lang` and `--digits`, which may stand anywhere, and the values of these."""
    values: dict[str, str] = {}
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            return [*rest, argument, *waiting], values
        if name in GLOBAL:
            values[name] = value if equals else next(waiting, "")
        else:
            rest.append(argument)
    return rest, values


def _one_of(chosen: dict[str, str], name: str, allowed: Sequence[str]) -> str:
    """The value given for a global option, "" if none was."""
    if name in chosen and chosen[name] not in allowed:
        raise Trouble(say("cli-choice", option=name, value=chosen[name][:40], allowed=", ".join(allowed)))
    return chosen.get(name, "")


def _prepare_streams() -> None:
    """Refuses an output that cannot hold Persian; input that is no text becomes a wrong word, not an error."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  for the life of the program
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if os.name == "nt" and stream and not stream.isatty():
            stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if not (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf8"):
        raise Trouble(say("cli-not-utf8", encoding=sys.stdout.encoding or "?"), TERMINAL)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def _trouble(error: Exception) -> Trouble:
    if isinstance(error, Trouble):
        return error
    if isinstance(error, click.ClickException):
        return Trouble(wrong_usage(error))
    if isinstance(error, OSError):  # files are read and written elsewhere: this is the output
        _forget_output()
        return Trouble(say("cli-output-failed"), STORAGE)
    from bazigah.terminal.sentences import trouble  # only when something is wrong

    return trouble(error) or _internal(error)


def _internal(error: Exception) -> Trouble:
    """A mistake of ours: the traceback goes to a file that can be sent to us."""
    import traceback

    from bazigah.terminal import files

    path = files.home() / "crash.txt"
    try:
        files.write(path, "".join(traceback.format_exception(error)))
    except Trouble:
        return Trouble(say("cli-internal-unwritten", problem=type(error).__name__), INTERNAL)
    return Trouble(say("cli-internal", path=str(path)), INTERNAL)


def _complain(catalogue: Catalogue, trouble: Trouble) -> int:
    """A paragraph on standard error; in English and ASCII where nothing else can be shown."""
    if sys.stderr is None:
        return trouble.status
    encoding = sys.stderr.encoding or "ascii"
    sentence: Say = trouble.sentence
    text = catalogue.text(sentence, trouble.names)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        catalogue = Catalogue("en")
        text = catalogue.text(sentence, trouble.names).encode("ascii", "replace").decode()
    try:
        print(*laid_out(text, catalogue, sys.stderr), sep="\n", file=sys.stderr, flush=True)
    except OSError:
        return BROKEN_PIPE
    return trouble.status


def _forget_output() -> None:
    """Nobody takes our output any more: end quietly, also when Python flushes it at exit."""
    with suppress(OSError, ValueError):  # an output that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
