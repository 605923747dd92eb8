"""The command `bazigah serve`."""

import errno
import io
import os
import socket
import sys
import threading
from collections.abc import Iterator
from ipaddress import ip_address

import click
from msgspec.structs import replace

from bazigah.core.say import say
from bazigah.server import logs
from bazigah.server.settings import BadSetting, ServerSettings, variable
from bazigah.terminal.files import program
from bazigah.terminal.screen import Screen, columns_of
from bazigah.terminal.trouble import STORAGE, Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import tidy

EVERYWHERE = "0.0.0.0"  # noqa: S104  asked for by --lan
ABROAD = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation: nothing is ever sent there."""
PORTS = 20
"""Ports that are tried one after the other, where none was asked for."""
PAPER = "\x1b[97;40m{}\x1b[0m"
"""White on black whatever the terminal's colours are: cameras want a square to be dark on light."""


@click.command(help="server-help", epilog="server-help-epilog")
@click.option("--host", help="server-help-host", metavar="ADDRESS")
@click.option("--port", help="server-help-port", metavar="N")
@click.option("--database", help="server-help-database", metavar="URL")
@click.option("--processes", help="server-help-processes", metavar="N")
@click.option("--lan", is_flag=True, help="server-help-lan")
@click.option("--open", "show", is_flag=True, help="server-help-open")
@click.pass_obj
def serve(
    catalogue: Catalogue,
    host: str | None,
    port: str | None,
    database: str | None,
    processes: str | None,
    *,
    lan: bool,
    show: bool,
) -> None:
    given = {
        "host": host or (EVERYWHERE if lan else None),
        "port": port and tidy(port),
        "processes": processes and tidy(processes),
    }
    settings = _settings({name: value for name, value in given.items() if value}, database or "")
    logs.begin()
    free_choice = not port and not os.environ.get(variable("port"))
    for number in range(settings.port, settings.port + (PORTS if free_choice else 1)):
        try:
            _serve(replace(settings, port=number), Screen(catalogue), show=show)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number < settings.port + PORTS - 1 and free_choice:
                continue
            raise _trouble(error, settings) from error
        except Exception as error:
            raise _trouble(error, settings) from error
        return


def _settings(given: dict[str, str], database: str) -> ServerSettings:
    """Those of the environment, and what the command line says instead."""
    try:
        chosen = ServerSettings.load({**os.environ, **{variable(name): value for name, value in given.items()}})
    except BadSetting as bad:
        names = {variable(name): f"--{name}" for name in given}
        values = dict(bad.sentence.values)
        values["name"] = names.get(str(values["name"]), values["name"])
        raise Trouble(say(bad.sentence.id, **values)) from bad
    return replace(chosen, database=database or chosen.database)


def _serve(settings: ServerSettings, screen: Screen, *, show: bool) -> None:
    """Serves until the person or the system stops it."""
    from bazigah.server.app import serve as run  # half a second, which `--help` need not take

    beyond = _beyond(settings)
    if beyond and not settings.public_url and settings.port:
        settings = replace(settings, public_url=f"http://{beyond}:{settings.port}")

    def up(port: int) -> None:
        here = f"http://{'localhost' if _is_here(settings.host) or beyond else _in_url(settings.host)}:{port}"
        _tell(screen, here, f"http://{beyond}:{port}" if beyond else "")
        if show and _has_browser():
            threading.Thread(target=_open, args=(here,), daemon=True).start()

    run(settings, up)
    screen.say(say("server-serve-stopped"))


# What the person is told


def _tell(screen: Screen, here: str, beyond: str) -> None:
    screen.say(say("server-serve-here"))
    screen.write(here, indent="  ")
    if beyond:
        screen.say(say("server-serve-beyond"))
        screen.write(beyond, indent="  ")
        for line in _square(beyond, screen):
            screen.out.write(line)
        screen.say(say("server-serve-only-here", command=f"{program()} serve"))
    screen.say(say("server-serve-stop"))


def _square(link: str, screen: Screen) -> Iterator[str]:
    """The link for a phone's camera, where the terminal can show it."""
    import segno

    room = columns_of(screen.out)
    if not room or os.environ.get("TERM", "dumb") == "dumb":
        return
    drawn = io.StringIO()
    segno.make_qr(link, error="l").terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    if max(map(len, lines)) + 2 <= room:
        yield from (f"  {PAPER.format(line)}\n" for line in lines)


def _has_browser() -> bool:
    """Whether there is a screen to open a browser on, and somebody before it."""
    if os.environ.get("CI"):
        return False
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(link: str) -> None:
    import webbrowser

    try:
        webbrowser.open(link)
    except (webbrowser.Error, OSError):
        return  # the address stands on the screen


# Where it is


def _beyond(settings: ServerSettings) -> str:
    """The address that others on the network reach, as it stands in a link; "" if they reach none."""
    if not _is_all(settings.host):
        return "" if _is_here(settings.host) else _in_url(settings.host)
    families = (socket.AF_INET, socket.AF_INET6) if ":" in settings.host else (socket.AF_INET,)
    return next((_in_url(found) for found in map(_own_address, families) if found), "")


def _own_address(family: socket.AddressFamily) -> str:
    """The address of this machine towards the world; to ask for it sends nothing."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ABROAD[family], 9))
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if ip_address(found).is_loopback else found


def _is_all(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


# What can go wrong


def _trouble(error: BaseException, settings: ServerSettings) -> BaseException:
    """The sentence for what keeps a server from starting; the error itself if it is a mistake of ours."""
    from bazigah.server.processes import CannotDivide
    from bazigah.server.store import Unavailable
    from bazigah.server.store.migrate import FromTheFuture
    from bazigah.server.store.url import NotADatabase, parse

    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    if isinstance(error, CannotDivide):
        return Trouble(say("server-serve-processes"))
    if isinstance(error, NotADatabase):
        return Trouble(say("server-keep-address"))
    if isinstance(error, FromTheFuture):
        return Trouble(say("server-keep-newer"))
    if isinstance(error, Unavailable):
        if error.code == "disk-full":
            return Trouble(say("server-no-disk-full"), STORAGE)
        place = parse(settings.database_url).render_as_string(hide_password=True)
        return Trouble(say("server-serve-database", place=place), STORAGE)
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return Trouble(say("server-serve-postgres", command='pip install "bazigah[postgres]"'))
    if isinstance(error, OSError):
        return _of_system(error, settings)
    return error


def _of_system(error: OSError, settings: ServerSettings) -> Trouble:
    if error.filename:
        return Trouble(say("cli-write-permission", path=str(error.filename)), STORAGE)
    if error.errno == errno.EADDRINUSE:
        return Trouble(say("server-serve-port-used", port=settings.port))
    if error.errno == errno.EACCES:
        return Trouble(say("server-serve-port-forbidden", port=settings.port))
    return Trouble(say("server-serve-host", host=settings.host))
