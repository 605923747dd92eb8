"""What every HTTP request passes on its way in and every response on its way out."""

from typing import cast

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bazigah.server.api.problems import refusal
from bazigah.server.client import as_page
from bazigah.server.identity import given
from bazigah.server.no import No
from bazigah.server.security import HEADERS, address_of, check_forgery, check_host
from bazigah.server.services import Services

DEFAULTS = tuple((name.encode(), value.encode()) for name, value in HEADERS.items())


class Gate:
    """An ASGI app in front of another. Sockets pass it: they are checked where they are opened."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # as GET is answered, but for the body, which the HTTP server leaves out
            scope = cast("Scope", {**scope, "method": "GET"})
        found: Services = scope["app"].state.services

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                there = {name.lower() for name, _ in headers}
                message["headers"] = [*headers, *(pair for pair in DEFAULTS if pair[0] not in there), *given(scope)]
                found.metrics.http.labels(str(message["status"])).inc()
            await send(message)

        try:
            if scope["path"].startswith("/api/"):  # files cost next to nothing, and a page takes several
                found.limits.http(address_of(scope, found.settings))
            check_host(scope)
            check_forgery(scope, found.settings)
        except No as no:
            answer = as_page(scope, refusal(scope, no))
            await answer.to_asgi_response(None, Request(scope, receive, send))(scope, receive, dressed)
        else:
            await self._app(scope, receive, dressed)
