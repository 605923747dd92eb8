"""What was refused, as a page: whatever is asked outside of /api is asked by people."""

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Response
from litestar.types import ExceptionHandlersMap, Scope

from bazigah.server.api import problems
from bazigah.server.languages import language_of
from bazigah.server.pages.speech import Speech
from bazigah.server.pages.visit import Asked, rendered


def as_page(scope: Scope, answer: Response[problems.Problem]) -> Response[Any]:
    """The same refusal for whoever asked: one sentence and the way home, or, under /api, as it is."""
    if scope["path"].startswith("/api/"):
        return answer
    html = rendered("problem.html", Speech(language_of(scope)), me=None, back="/", sentence=answer.content.text)
    return Response(html, media_type=MediaType.HTML, status_code=answer.status_code, headers=answer.headers)


def _page(handler: Callable[[Asked, Any], Response[problems.Problem]]) -> Callable[[Asked, Any], Response[Any]]:
    return lambda request, error: as_page(request.scope, handler(request, error))


HANDLERS: ExceptionHandlersMap = {kind: _page(handler) for kind, handler in problems.HANDLERS.items()}
