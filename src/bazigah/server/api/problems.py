"""Whatever is not done is answered in one form, with one code, as a sentence in the language of the one who asked."""

import secrets
from typing import Any

import structlog
from litestar.connection import Request
from litestar.exceptions import HTTPException
from litestar.response import Response
from litestar.types import ExceptionHandlersMap, Scope
from msgspec import Struct

from bazigah.core.record import RecordError
from bazigah.server import wire
from bazigah.server.languages import language_of
from bazigah.server.logs import shortened
from bazigah.server.no import No
from bazigah.server.security import address_of
from bazigah.server.services import services
from bazigah.server.store import Unavailable
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import record_problem

STATUS = {
    "shape": 400, "not-json": 400, "not-text": 400, "too-deep": 400,
    "sign-in": 401, "token": 401,
    "origin": 403, "not-host": 403, "watching-only": 403, "seat-yours-not": 403, "muted": 403, "record-running": 403,
    "not-found": 404, "table-unknown": 404,
    "method": 405,
    "too-large": 413,
    "media-type": 415,
    "rule": 422, "game-unknown": 422, "person-unknown": 422, "bot-unknown": 422, "phrase-unknown": 422,
    "seat-unknown": 422, "name-empty": 422, "text-empty": 422, "record": 422,
    "too-fast": 429, "too-many-people": 429, "too-many-tables": 429, "too-many-sockets": 429, "too-many-misses": 429,
    "internal": 500,
    "database": 503, "disk-full": 503, "stopping": 503,
}  # fmt: skip
"""The status of each code; what is not here does not fit the table as it stands: 409."""
CONFLICT = 409
CODES = {400: "shape", 401: "sign-in", 404: "not-found", 405: "method", 413: "too-large", 415: "media-type"}
"""The code of each status that Litestar itself answers with."""

log = structlog.get_logger()


class Sentence(Struct, frozen=True):
    """A sentence before it has a language: the id of a message of the words, and its values."""

    id: str
    values: dict[str, Any]


class Problem(Struct, frozen=True):
    """Why something was not done; nothing has changed.

    `code` is stable. `text` is the sentence `say` in the language of the request. Where the rules of a game refuse,
    `code` is "rule", `clause` the clause of the rules and `reason` its code.
    """

    code: str
    say: Sentence
    text: str
    clause: str | None = None
    reason: str | None = None


def problem_of(no: No, language: str) -> Problem:
    text = Catalogue(language).text(no.sentence)
    say = wire.sentence(no.sentence)
    return Problem(no.code, Sentence(say["id"], say["values"]), text, no.clause, no.reason)


def refusal(scope: Scope, no: No) -> Response[Problem]:
    """The answer to what is refused, which is logged once."""
    status = STATUS.get(no.code, CONFLICT)
    found = services(Request(scope))
    found.metrics.refusals.labels(no.code).inc()
    if no.code != "internal":
        address = shortened(address_of(scope, found.settings))
        log.info("refused", code=no.code, status=status, path=scope.get("path_template", ""), address=address)
    headers = {}
    if "seconds" in no.sentence.values:
        headers["retry-after"] = str(no.sentence.values["seconds"])
    if status == 503:
        headers["retry-after"] = "5"
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(problem_of(no, language_of(scope)), status_code=status, headers=headers)


def _refused(request: Request[Any, Any, Any], no: No) -> Response[Problem]:
    return refusal(request.scope, no)


def _of_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: unknown paths, other methods, bodies that are too large, parameters that do not fit."""
    if error.status_code >= 500:
        return _internal(request, error)
    answer = refusal(request.scope, No(CODES.get(error.status_code, "shape")))
    answer.headers.update(error.headers or {})
    return answer


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    return refusal(request.scope, No(error.code))


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it under the id that the person is told."""
    id = secrets.token_hex(4)
    services(request).metrics.faults.inc()
    log.error("fault", id=id, path=request.scope.get("path_template", ""), exc_info=error)
    return refusal(request.scope, No("internal", id=id))


def no_record(error: RecordError) -> No:
    """The refusal of a record that cannot be read."""
    no = No("record")
    no.sentence = record_problem(error)
    return no


HANDLERS: ExceptionHandlersMap = {
    No: _refused,
    HTTPException: _of_http,
    Unavailable: _unavailable,
    Exception: _internal,
}
