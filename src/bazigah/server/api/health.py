"""For those who run the server: whether it lives, what it is, what it measures."""

from typing import Any

from litestar import Request, Response, get

from bazigah import __version__
from bazigah.core.game import find_game, game_names
from bazigah.server.api.described import refusals
from bazigah.server.api.shapes import State, Version
from bazigah.server.metrics import CONTENT_TYPE
from bazigah.server.services import services

TAGS = ["Server"]


@get(
    "/health",
    operation_id="health",
    sync_to_thread=False,
    responses=refusals(),
    tags=TAGS,
    summary="Whether the server lives",
)
def health() -> State:
    """It does, if it answers."""
    return State()


@get("/ready", operation_id="ready", responses=refusals(), tags=TAGS, summary="Whether the server can work")
async def ready(request: Request[Any, Any, Any]) -> State:
    """It can, if the store answers; 503 if it does not."""
    await services(request).store.ready()
    return State()


@get(
    "/version", operation_id="version", sync_to_thread=False, responses=refusals(), tags=TAGS, summary="What runs here"
)
def version() -> Version:
    """The program's version, and those of the rules."""
    return Version(__version__, {name: find_game(name).rules.VERSION for name in game_names()})


@get(
    "/metrics",
    operation_id="metrics",
    media_type="text/plain",
    responses=refusals(),
    tags=TAGS,
    summary="Measurements for Prometheus",
)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """In Prometheus' text format."""
    return Response(await services(request).scrape.text(), media_type=CONTENT_TYPE)
