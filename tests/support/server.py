"""Real servers for tests, on free ports of the loopback address: in a thread, where that is enough, or in a process."""

import asyncio
import os
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

from bazigah.server.app import Server, bound, make_app, running
from bazigah.server.services import Services
from bazigah.server.settings import ServerSettings, variable

PATIENCE = 30.0
"""Seconds after which a test gives up waiting for a server."""
UNLIMITED = {
    "people_per_address": 0, "tables_per_person": 0, "tables_per_address": 0, "sockets": 0, "sockets_per_person": 0,
    "sockets_per_address": 0, "requests_per_second": 0, "requests_at_once": 0, "http_per_minute": 0, "code_misses": 0,
}  # fmt: skip
"""No limits, for tests that are about other things."""
QUICK = {"bot_pause": 0.0, "contributing": 0.0}
"""Settings with which nobody waits for the eyes of people."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Not used, and quicker than to load certificates for each client."""

SERVE = """
import sys
from bazigah.server import logs
from bazigah.server.app import serve
from bazigah.server.settings import ServerSettings
logs.begin()
serve(ServerSettings.load(), lambda port: print(port, flush=True))
"""


class Served:
    """A server that answers at `url`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._browsers: list[httpx.Client] = []

    def socket_url(self, code: str, *, words: bool = False) -> str:
        """Where the socket of a table is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket" + ("?words=true" if words else "")

    def browser(self, **headers: str) -> httpx.Client:
        """Someone's browser: it keeps cookies, and its pages are the server's own."""
        browser = httpx.Client(
            base_url=self.url, headers={"origin": self.url, **headers}, timeout=PATIENCE, verify=NO_TLS
        )
        self._browsers.append(browser)
        return browser

    def get(self, path: str, **given: Any) -> httpx.Response:
        """What anyone gets there."""
        return httpx.get(self.url + path, timeout=PATIENCE, verify=NO_TLS, **given)

    def person(self, name: str = "Sara", language: str = "en") -> httpx.Client:
        """The browser of someone who has come."""
        browser = self.browser()
        browser.post("/api/me", json={"name": name, "language": language}).raise_for_status()
        return browser

    def close_browsers(self) -> None:
        for browser in self._browsers:
            browser.close()


class InThread(Served):
    """A server of this process, with its services at hand. Call them only by `run`."""

    def __init__(self, server: Server, sock: socket.socket) -> None:
        super().__init__(sock.getsockname()[1])
        self.server = server
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def services(self) -> Services:
        found: Services = self.server.app.state.services
        return found

    def run(self, job: Any) -> Any:
        """The result of a coroutine that runs in the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(job, self.loop).result(PATIENCE)


@contextmanager
def in_thread(home: Path, **given: Any) -> Iterator[InThread]:
    """A server in a thread of this process, its database in the folder `home`."""
    settings = ServerSettings(**{"home": str(home), **given})
    app = make_app(settings)
    sock = bound("127.0.0.1", 0)
    up = threading.Event()
    served = InThread(Server(app, sock, lambda _: up.set()), sock)
    failed: list[BaseException] = []

    async def live() -> None:
        served.loop = asyncio.get_running_loop()
        async with running(settings) as app.state.services:
            await served.server.serve(sockets=[sock])

    def work() -> None:
        try:
            asyncio.run(live())
        except BaseException as error:
            failed.append(error)
            raise
        finally:
            up.set()

    thread = threading.Thread(target=work, name="server")
    thread.start()
    try:
        assert up.wait(PATIENCE), "the server did not start"
        if failed:
            raise failed[0]
        yield served
    finally:
        served.close_browsers()
        served.server.should_exit = True
        thread.join(PATIENCE)
        sock.close()
        assert not thread.is_alive(), "the server did not stop"


class InProcess(Served):
    """A server in a process of its own, which can be killed. `log` holds what it said."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        super().__init__(port)
        self.process = process
        self.log = log

    def kill(self) -> None:
        """At once, without a chance to do anything more."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator stops it; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def in_process(home: Path, environment: dict[str, str] | None = None, **settings: Any) -> Iterator[InProcess]:
    """A server in a process, its database in the folder `home`."""
    given = {variable(name): str(value) for name, value in {"home": home, "port": 0, **settings}.items()}
    log = home / "server.log"
    home.mkdir(parents=True, exist_ok=True)
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE],
            env={**os.environ, **given, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, f"the server did not start: {log.read_text()}"
        served = InProcess(process, int(line), log)
        try:
            yield served
        finally:
            served.close_browsers()
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def until(condition: Any, seconds: float = PATIENCE) -> None:
    """Waits for a condition, and fails if it does not come true in time."""
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, "waited in vain"
        sleep(0.005)
