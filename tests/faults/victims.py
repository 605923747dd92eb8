"""Servers that are forked, told, and killed."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from support.paths import ROOT
from support.server import PATIENCE, QUICK, UNLIMITED


class Plan(NamedTuple):
    """A server dies at its passage number `nth` of a point (see `points`)."""

    passage: str
    nth: int = 1


class Zygote:
    """The process from which servers are forked (see `runner`)."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        places = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "faults.runner"]
        self._process = subprocess.Popen(command, stdin=theirs.fileno(), env={**os.environ, "PYTHONPATH": places})
        theirs.close()

    def close(self) -> None:
        self._orders.close()
        self._process.wait(PATIENCE)

    async def serve(
        self, home: Path, plan: Plan | None = None, *, processes: bool = False, log: str = "", **settings: Any
    ) -> "Victim":
        """A server on the database in the folder `home`, or on the one that settings name. It dies as it is planned.
        `processes`: its bots think in processes of their own; `log`: a file for what it logs, else it tells it.
        """
        ours, theirs = socket.socketpair()
        given = {"port": 0, "home": str(home), **UNLIMITED, **QUICK, **settings}
        passage, nth = plan or Plan("")
        order = {"planned": passage, "nth": nth, "processes": processes, "settings": given, "log": log}
        socket.send_fds(self._orders, [json.dumps(order).encode()], [theirs.fileno()])
        theirs.close()
        victim = Victim(*await asyncio.open_connection(sock=ours))
        async with asyncio.timeout(PATIENCE):
            await victim.up
        return victim


class Victim:
    """A server. `gone` is done when it is no more; `killed`: at which passage it died."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.port = 0
        self.killed: str | None = None
        self.error: str | None = None
        self.counts: dict[str, int] = {}
        self.log = ""
        loop = asyncio.get_running_loop()
        self.up: asyncio.Future[None] = loop.create_future()
        self._done: asyncio.Future[None] = loop.create_future()
        self._writer = writer
        self.gone = asyncio.create_task(self._listen(reader))

    async def does(self, order: str) -> None:
        """Tells the server to do something, and waits until it has."""
        self._done = asyncio.get_running_loop().create_future()
        self._writer.write(f"{order}\n".encode())
        async with asyncio.timeout(PATIENCE):
            await self._done

    async def end(self) -> None:
        """Kills it."""
        if not self.gone.done():
            self._writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await self.gone
        assert self.error is None, self.error

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while line := await reader.readline():
                self._hear(json.loads(line))
        except ConnectionError:
            pass
        finally:
            self._writer.close()
        if not self.up.done():
            self.up.set_result(None)

    def _hear(self, news: dict[str, Any]) -> None:
        self.killed = news.get("killed", self.killed)
        self.error = news.get("error", self.error)
        self.counts = news.get("counts", self.counts)
        self.log += news.get("log", "")
        if "port" in news:
            self.port = news["port"]
            self.up.set_result(None)
        if "done" in news:
            self._done.set_result(None)

    def __repr__(self) -> str:
        return f"<server at {self.port} killed={self.killed} error={self.error}>"
