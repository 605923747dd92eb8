"""The server as an ASGI app, and the process that runs it."""

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig

from bazigah.server import api, live, wire
from bazigah.server.api.bodies import CarefulRequest
from bazigah.server.api.described import openapi
from bazigah.server.api.schemas import Structs
from bazigah.server.bots import Bots
from bazigah.server.client import HANDLERS, Client
from bazigah.server.crew import Crew
from bazigah.server.gate import Gate
from bazigah.server.handover import Arrivals, MovingHttpProtocol
from bazigah.server.http import BoundedHttpProtocol
from bazigah.server.limits import Limits
from bazigah.server.metrics import Metrics
from bazigah.server.people import People
from bazigah.server.protocol import TableSocketProtocol
from bazigah.server.scrape import Scrape
from bazigah.server.services import Services
from bazigah.server.settings import ServerSettings
from bazigah.server.store import Store
from bazigah.server.store.turns import Turns
from bazigah.server.store.writer import Stored
from bazigah.server.tables import Tables

BACKLOG = 2048
FAREWELL = 2.0
"""Seconds for tables to say goodbye when the server stops."""
GRACEFUL = 2
"""Seconds after that for connections to end what they are at."""
SWITCH = 0.0005
"""Seconds for which the event loop keeps the interpreter from another thread: the one that stores asks for it some ten
times a transaction, and all wait for it."""


def make_app(settings: ServerSettings) -> Litestar:
    """The app with all its handlers. Before anyone asks, its `state.services` must be those of `running`."""
    app = Litestar(
        route_handlers=[api.routes(), live.socket],
        request_class=CarefulRequest,
        exception_handlers=HANDLERS,
        openapi_config=openapi(),
        plugins=[Structs()],
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=r"^/api/me"),  # there are secrets
        cors_config=CORSConfig(list(settings.origins), allow_credentials=True) if settings.origins else None,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(Client(app.asgi_handler))
    return app


def serve(settings: ServerSettings, listening: Callable[[int], None] = lambda _: None) -> None:
    """Serves until the process is asked to stop, and then stops within 5 seconds.

    `listening` is told the port, once the server answers on it. OSError if it cannot be had; what the store raises;
    what `processes` raises, if there are to be several.
    """
    if settings.processes > 1:
        from bazigah.server import processes  # which are made of what is here

        processes.serve(settings, listening)
        return
    with bound(settings.host, settings.port) as sock:
        work(make_app(settings), settings, sock, listening)


def work(
    app: Litestar,
    settings: ServerSettings,
    sock: socket.socket,
    listening: Callable[[int], None],
    crew: Crew | None = None,
    ended: int | None = None,
) -> None:
    """Serves on that socket, as one of a crew. `ended`: a file descriptor; when it can be read, it is time to stop."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_config(None).get_loop_factory()) as runner:
        runner.run(_serve(app, settings, sock, listening, crew or Crew(), ended))


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; for both families, where the address is that of all."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
    listening = socket.create_server((host, port), family=family, dualstack_ipv6=both, backlog=BACKLOG)
    # Opened anew by its number it knows that it speaks TCP: asyncio sends at once (TCP_NODELAY) only where it knows.
    return socket.socket(fileno=listening.detach())


async def _serve(
    app: Litestar,
    settings: ServerSettings,
    sock: socket.socket,
    listening: Callable[[int], None],
    crew: Crew,
    ended: int | None,
) -> None:
    async with running(settings, crew) as app.state.services:  # not in uvicorn's hands: the caller learns what is wrong
        server = Server(app, sock, listening, crew)
        if ended is not None:
            asyncio.get_running_loop().add_reader(ended, server.stop)
        await server.serve(sockets=[sock])


def collect_seldom() -> None:
    """What a thousand tables hold is long-lived and has few cycles: to look through all of it again and again took a
    fifth of the server's time, and made everyone wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Server(uvicorn.Server):
    """uvicorn, but tables say goodbye before connections are closed, and a signal ends the server, not the process."""

    def __init__(
        self, app: Litestar, sock: socket.socket, listening: Callable[[int], None], crew: Crew | None = None
    ) -> None:
        self._crew = crew or Crew()
        super().__init__(_config(app, partial(MovingHttpProtocol, crew=self._crew) if self._crew.others else None))
        self.app = app
        self._port = sock.getsockname()[1]
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        Arrivals(self._crew, self._arrived)
        self._crew.listen()
        collect_seldom()
        self._listening(self._port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self._crew.close()
        found: Services = self.app.state.services
        await asyncio.wait({asyncio.create_task(found.tables.close())}, timeout=FAREWELL)
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Asks it to."""
        self.should_exit = True

    def _arrived(self, early: bytes) -> asyncio.Protocol:
        """The protocol for a connection that another process hands over."""
        config, state = self.config, self.server_state
        return MovingHttpProtocol(config, state, self.lifespan.state, crew=self._crew, early=early)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _config(app: Litestar | None, http: Any = None) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=http or BoundedHttpProtocol,
        ws=TableSocketProtocol,
        ws_max_size=wire.LARGEST + 1024,  # a little more, so that what is too large is refused in words
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL,
    )


@asynccontextmanager
async def running(settings: ServerSettings, crew: Crew | None = None) -> AsyncIterator[Services]:
    """The services, opened from the store up and closed from the tables down. Raises what the store raises."""
    crew = crew or Crew()
    metrics = Metrics()
    store = await opened(settings, metrics.stored, crew.turns)
    try:
        bots = Bots(settings.bot_workers)
        tables = Tables(store, bots, settings, metrics, crew)
        people = await People.of(store)
        found = Services(settings, Limits(settings), metrics, store, people, bots, tables, Scrape(crew, metrics))
        _watch(found)
        tables.start()
        try:
            yield found
        finally:
            await tables.close()
            await bots.close()
    finally:
        await store.close()


async def opened(settings: ServerSettings, stored: Stored = lambda *_: None, turns: Turns | None = None) -> Store:
    """The store of the settings. Raises what it raises."""
    if not settings.database:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return await Store.open(settings.database_url, stored, turns)


def _watch(found: Services) -> None:
    found.metrics.watch("tables_awake", "Tables in memory", lambda: found.tables.awake)
    found.metrics.watch("sockets", "Open sockets", lambda: found.limits.sockets)
    found.metrics.watch("people_present", "People with a socket open", lambda: found.limits.present)
