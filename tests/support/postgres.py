"""PostgreSQL for tests: a server of one's own in a folder, and a database of one's own on a server.

In `tests/`, `python3 -m support.postgres start FOLDER` starts a throw-away server there and prints its address;
`stop FOLDER` ends it.
"""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

VARIABLE = "BAZIGAH_TEST_POSTGRES"
"""The address of a server on which tests may make databases: postgresql+asyncpg://USER@HOST:PORT/DATABASE."""
MISSING = f"{VARIABLE} names no PostgreSQL server; .ci/run shows how to start one"
SUPERUSER = "postgres"
SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=200")
PATIENCE = 60
"""Seconds that a server may take to start or to stop."""


class Server:
    """A PostgreSQL server on the loopback address, in a folder that is made for it. Root runs it as another user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._user = SUPERUSER if os.geteuid() == 0 else None

    @property
    def url(self) -> str:
        port = (self.folder / "port").read_text()
        return f"postgresql+asyncpg://{SUPERUSER}@127.0.0.1:{port}/postgres"

    def create(self) -> None:
        self.folder.mkdir(mode=0o755, parents=True, exist_ok=True)
        (self.folder / "port").write_text(str(_free_port()))
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run(
            "initdb",
            "--pgdata",
            self._data,
            "--auth",
            "trust",
            "--username",
            SUPERUSER,
            "--encoding",
            "UTF8",
            "--no-sync",
            "--locale",
            "C.UTF-8",
        )

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"port={(self.folder / 'port').read_text()}"))
        log = str(self.folder / "log.txt")
        self._run(
            "pg_ctl",
            "start",
            "--pgdata",
            self._data,
            "--wait",
            "--timeout",
            str(PATIENCE),
            "--log",
            log,
            "--options",
            options,
        )

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--pgdata", self._data, "--mode", "immediate", "--wait", "--timeout", str(PATIENCE))

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        subprocess.run(
            command,
            user=self._user,
            cwd=self.folder,
            check=True,
            timeout=2 * PATIENCE,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )


def programs() -> Path:
    """Where initdb and pg_ctl are: Debian does not put them on the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        raise FileNotFoundError("PostgreSQL's initdb and pg_ctl; apt-get install postgresql")
    return folders[-1]


def required() -> None:
    """Skips the test where there is no server; in CI there has to be one."""
    import pytest

    if VARIABLE not in os.environ:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)


@contextmanager
def database() -> Iterator[str]:
    """The address of a new, empty database, which is dropped afterwards."""
    address = os.environ[VARIABLE]
    name = f"test_{token_hex(8)}"
    asyncio.run(_execute(address, f"CREATE DATABASE {name}"))
    try:
        yield f"{address.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(_execute(address, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(address: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


if __name__ == "__main__":
    server = Server(Path(sys.argv[2]))
    if sys.argv[1] == "start":
        server.create()
        server.start()
        print(server.url)
    else:
        server.stop()
