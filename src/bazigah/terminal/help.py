"""Click in the reader's language: help pages, and what was wrong with a command line.

Commands and options are plain click ones whose help texts are ids of messages. `Context` writes the pages; it is given
to every command by the group that finds it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from bazigah.core.say import Say, say
from bazigah.terminal import layout
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue

COLUMNS = 80


class Context(click.Context):
    """A context whose `obj` is the catalogue."""

    def get_help(self) -> str:
        return "\n".join(_page(self, self.find_object(Catalogue) or Catalogue("en")))

    @contextmanager
    def scope(self, cleanup: bool = True) -> Iterator[click.Context]:
        """Whatever is wrong in it is wrong with this command: click does not note that of an option without a value."""
        try:
            with super().scope(cleanup) as context:
                yield context
        except click.UsageError as error:
            error.ctx = error.ctx or self
            raise

    def invoke(self, callback: Any, /, *args: Any, **kwargs: Any) -> Any:
        if self.args and not isinstance(self.command, click.Group):
            arguments = " ".join(self.args)[:COLUMNS]
            raise Trouble(say("cli-extra", arguments=arguments, command=f"{self.command_path} --help"))
        return super().invoke(callback, *args, **kwargs)


class Group(click.Group):
    """Commands that are imported when they are called for: name -> function that gives the command."""

    context_class = Context

    def __init__(self, *args: Any, lazy: dict[str, Callable[[], click.Command]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in self.lazy:
            return None
        command = self.lazy[cmd_name]()
        command.name = cmd_name
        command.context_class = Context
        command.allow_extra_args = True
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        command = self.get_command(ctx, args[0])
        if command is None:
            raise Trouble(say("cli-no-command", name=args[0][:COLUMNS], known=", ".join(self.lazy)))
        return args[0], command, args[1:]


def _page(ctx: click.Context, catalogue: Catalogue) -> Iterator[str]:
    command = ctx.command
    yield f"{catalogue.text(say('cli-help-usage'))} {_usage(ctx)}"
    yield ""
    yield from _paragraph(catalogue, command.help or "cli-no-help")
    if isinstance(command, Group):
        yield from ["", catalogue.text(say("cli-help-commands"))]
        for name in command.lazy:
            yield from _entry(catalogue, name, f"cli-{name}-short")
    yield from ["", catalogue.text(say("cli-help-options"))]
    for parameter in command.get_params(ctx):
        if isinstance(parameter, click.Option) and not parameter.hidden:
            shown = ", ".join(parameter.opts)
            metavar = "" if parameter.is_flag else f" {parameter.metavar or (parameter.name or '').upper()}"
            is_help = "--help" in parameter.opts
            yield from _entry(catalogue, shown + metavar, "cli-help-help" if is_help else parameter.help or "")
    if command.epilog:
        yield ""
        yield from _paragraph(catalogue, command.epilog)


def _usage(ctx: click.Context) -> str:
    return " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])


def _entry(catalogue: Catalogue, name: str, id: str) -> Iterator[str]:
    """What is typed on a line of its own, what it means below: such lines read well in both directions."""
    yield f"  {name}"
    for line in _paragraph(catalogue, id):
        yield f"      {line}"


def _paragraph(catalogue: Catalogue, id: str) -> Iterator[str]:
    for line in catalogue.text(say(id)).split("\n"):
        yield from layout.wrap(line, COLUMNS - 8)


def wrong_usage(error: click.ClickException) -> Say:
    """The sentence for what click found wrong with a command line."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = f"{context.command_path if context else 'bazigah'} --help"
    if isinstance(error, click.NoSuchOption):
        return say("cli-no-option", name=error.option_name[:COLUMNS], command=command)
    if isinstance(error, click.BadOptionUsage):
        flag = any(
            isinstance(parameter, click.Option) and parameter.is_flag and error.option_name in parameter.opts
            for parameter in (error.ctx.command.params if error.ctx else ())
        )
        return say("cli-option-flag" if flag else "cli-option-bare", name=error.option_name, command=command)
    if isinstance(error, click.MissingParameter) and error.param:
        return say("cli-missing", name=(error.param.name or "").upper(), command=command)
    return say("cli-usage", command=command)
