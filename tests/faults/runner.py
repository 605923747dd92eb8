"""The process from which servers are forked, so that one costs a moment and not seconds.

It imports everything once, and has no thread and no event loop of its own. On its standard input, a socket, it gets
orders, each with a socket on which the new server tells and is told: a JSON object a line.
"""

import asyncio
import ctypes
import gc
import io
import json
import os
import resource
import signal
import socket
import sqlite3
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bazigah.bots.bot import bot_names
from bazigah.core.game import find_game, game_names
from bazigah.server import app, logs
from bazigah.server.hints import Hint
from bazigah.server.settings import ServerSettings
from faults.points import Guide, install
from support.near import NearBots

DIES_WITH_PARENT = 1
"""Linux: prctl's PR_SET_PDEATHSIG."""


class Disk:
    """The disk under the database, as the tests want it."""

    def __init__(self) -> None:
        self.full = False
        event.listen(Engine, "connect", self._connected)

    def _connected(self, connection: Any, _: object) -> None:
        if self.full and isinstance(connection, sqlite3.Connection):
            connection.execute("PRAGMA max_page_count = 1")  # what there is, and no page more

    async def fill(self) -> None:
        self.full = True
        await self._say("PRAGMA max_page_count = 1")

    async def clear(self) -> None:
        self.full = False
        await self._say("PRAGMA max_page_count = 4294967294")

    async def _say(self, pragma: str) -> None:
        ground = APP.state.services.store._ground
        await ground.write(lambda connection: connection.exec_driver_sql(pragma).all())

    @staticmethod
    def limit(size: float) -> None:
        """Whatever makes a file longer than that fails: SQLite calls it an I/O error."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(size), resource.RLIM_INFINITY))


class Told(io.TextIOBase):
    """A log that the test hears at once, and that needs no disk."""

    def __init__(self, child: "Child") -> None:
        self._child = child

    def write(self, text: str) -> int:
        self._child.tell({"log": text})
        return len(text)


class Child:
    """The server that was forked, and its line to the test."""

    def __init__(self, order: dict[str, Any], line: int) -> None:
        self._order = order
        self._line = line
        self._disk = Disk()
        self._guide = GUIDE
        self._telling = threading.RLock()
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self) -> None:
        guide, order = self._guide, self._order
        guide.tell, guide.planned, guide.nth = self.tell, order["planned"], order["nth"]
        log: Any = Path(order["log"]).open("a") if order["log"] else Told(self)  # noqa: SIM115  as long as the process
        logs.begin(log)
        app.serve(ServerSettings(**order["settings"]), self._listening)

    def tell(self, news: dict[str, Any]) -> None:
        with self._telling:
            left = json.dumps(news).encode() + b"\n"
            while left:
                left = left[os.write(self._line, left) :]

    def _listening(self, port: int) -> None:
        asyncio.get_running_loop().add_reader(self._line, self._told)
        self.tell({"port": port})

    def _told(self) -> None:
        """An order; they come one at a time. The end: nobody wants this server any more."""
        order = os.read(self._line, 4096).decode().strip()
        if not order:
            self.tell({"counts": self._guide.counts})
            os.kill(os.getpid(), signal.SIGKILL)
        task = asyncio.create_task(self._obey(order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _obey(self, order: str) -> None:
        match order.split():
            case ["hint", code, number]:
                await APP.state.services.tables._heard(Hint("test", code, int(number)))
            case ["fill"]:
                await self._disk.fill()
            case ["clear"]:
                await self._disk.clear()
            case ["break"]:
                self._disk.limit(0)
            case ["mend"]:
                self._disk.limit(resource.RLIM_INFINITY)
        self.tell({"done": order})


GUIDE = Guide()
APP = app.make_app(ServerSettings())
"""Made before the first fork: a tenth of a second."""


def _warm() -> None:
    """What would be done anew in each server."""
    for module in ("alembic.command", "uvloop", "sqlalchemy.dialects.sqlite.pysqlite", "asyncpg"):
        import_module(module)
    for name in game_names():
        bot_names(find_game(name))
    app._config(APP).load()


def main() -> None:
    """Forks a server for each order, until there are no more."""
    orders = socket.socket(fileno=sys.stdin.fileno())
    install(GUIDE)
    _warm()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who died
    while True:
        data, lines, _, _ = socket.recv_fds(orders, 65_536, 1)
        if not data:
            return
        order = json.loads(data)
        if os.fork() == 0:
            _be_server(order, lines[0])
        os.close(lines[0])


def _be_server(order: dict[str, Any], line: int) -> None:
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    for number in (signal.SIGCHLD, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL if number == signal.SIGCHLD else signal.SIG_IGN)
    child = Child(order, line)
    if not order["processes"]:
        vars(app)["Bots"] = lambda *_, **__: NearBots()
    vars(app)["make_app"] = lambda _: APP
    status = 1
    try:
        child.run()
        status = 0
    except BaseException as error:
        child.tell({"error": repr(error)})
        raise
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()
