"""The parts of a running server, as handlers find them."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from bazigah.server.bots import Bots
from bazigah.server.limits import Limits
from bazigah.server.metrics import Metrics
from bazigah.server.people import People
from bazigah.server.scrape import Scrape
from bazigah.server.settings import ServerSettings
from bazigah.server.store import Store
from bazigah.server.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]
"""An HTTP request or a socket."""


@dataclass(frozen=True)
class Services:
    """What there is while the server runs."""

    settings: ServerSettings
    limits: Limits
    metrics: Metrics
    store: Store
    people: People
    bots: Bots
    tables: Tables
    scrape: Scrape


def services(connection: Connection) -> Services:
    """The services of the server that the connection came to."""
    found: Services = connection.app.state.services
    return found
