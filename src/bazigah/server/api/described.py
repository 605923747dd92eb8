"""The OpenAPI: what it says of the whole, and of every handler the refusals that it may give."""

from http import HTTPStatus

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from bazigah import __version__
from bazigah.server.api.problems import STATUS, Problem
from bazigah.server.people import COOKIE

ALWAYS = (400, 429, 500, 503)
"""Any request may be one too many, or meet a store that does not answer."""
WRITING = (401, 403, 413, 415)
"""What a request with a body may meet besides."""
PERSON = (401,)
"""Where a person is asked for."""

BY_PERSON: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
"""The security of what is only for someone."""
SCHEMES = {
    "cookie": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="A guest's cookie, from the first answer to what they wrote; requests that change something need "
        "an `Origin` of the server with it.",
    ),
    "token": SecurityScheme(
        type="http", scheme="bearer", description="A token for programs, from `POST /api/me/tokens`."
    ),
}


def openapi() -> OpenAPIConfig:
    """The description at /api/openapi.json, made when it is first asked for."""
    return OpenAPIConfig(
        title="Bazigah",
        version=__version__,
        description="The table server. Whatever is refused is answered by a `Problem`, and nothing has changed.",
        components=Components(security_schemes=dict(SCHEMES)),
        use_handler_docstrings=True,
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
    )


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The responses of a handler that refuses with these statuses, besides those that any may have."""
    return {status: _refusal(status) for status in sorted({*ALWAYS, *statuses})}


def _refusal(status: int) -> ResponseSpec:
    codes = sorted(code for code, its in STATUS.items() if its == status)
    description = f"{HTTPStatus(status).phrase}. Codes: {', '.join(codes) or 'any other'}."
    return ResponseSpec(Problem, description=description, generate_examples=False)
