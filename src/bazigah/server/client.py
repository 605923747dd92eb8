"""The browser's client: the files that were built into `static/`, and its page at each of its addresses."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, ExceptionHandlersMap, Receive, Scope, Send
from servestatic import ServeStaticASGI

from bazigah.server.api import problems

STATIC = Path(__file__).parent / "static"
START = "index.html"
ADDRESSES = re.compile(r"/(?:(?:t|m|rules|me)/[^/]+|m/[^/]+/replay|me|replay(?:/watch)?|settings|about)?")
"""Where the client has pages; which one it is, it reads from the address."""
UNCHANGING = r"^.+-[\w-]{8}\.\w+$"
"""Files that bear a hash of their content."""


class Client:
    """An ASGI app in front of another: what the client has it answers itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._files = ServeStaticASGI(
            app, root=str(STATIC), max_age=0, immutable_file_test=UNCHANGING, allow_all_origins=False
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "GET" and ADDRESSES.fullmatch(scope["path"]):
            scope["path"] = f"/{START}"  # a HEAD has become a GET at the gate
        await self._files(scope, receive, send)


def as_page(scope: Scope, answer: Response[problems.Problem]) -> Response[Any]:
    """A refusal for whoever asked. Outside of /api people ask: they get the client's page, or one sentence."""
    if scope["path"].startswith("/api/"):
        return answer
    if answer.status_code == 404 and (page := _page()):
        return Response(page, media_type=MediaType.HTML, status_code=404)
    text = MediaType.TEXT
    return Response(answer.content.text, media_type=text, status_code=answer.status_code, headers=answer.headers)


@cache
def _page() -> bytes | None:
    """The client's page, which says by itself that there is nothing at an address; None if it was never built."""
    path = STATIC / START
    return path.read_bytes() if path.is_file() else None


def _handler(handler: Any) -> Any:
    return lambda request, error: as_page(request.scope, handler(request, error))


HANDLERS: ExceptionHandlersMap = {kind: _handler(handler) for kind, handler in problems.HANDLERS.items()}
