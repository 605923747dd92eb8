"""Matches that were played: their records, and whether a record holds."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromQuery, PathParameter

from bazigah import __version__
from bazigah.core import written
from bazigah.core.record import Record, RecordError
from bazigah.core.say import Say
from bazigah.server import wire
from bazigah.server.api.described import WRITING, refusals
from bazigah.server.api.problems import Sentence, no_record
from bazigah.server.api.shapes import MatchItem, Replay, Verdict
from bazigah.server.identity import who
from bazigah.server.languages import language_of
from bazigah.server.no import No
from bazigah.server.records import record_of
from bazigah.server.replays import replay_of
from bazigah.server.rows import Line, MatchRow, OwnMatch
from bazigah.server.services import services
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import proved, record_problem

LARGEST_RECORD = 4_000_000
"""Bytes of a record that are looked at."""
FORMS = {"json": "application/json", "notation": "text/plain"}
"""The two forms of a record, and their media types."""
Form = Literal["json", "notation"]
NOT_CHANGED = ResponseSpec(None, description="Not Modified. What the browser has is still so.")
T = TypeVar("T")
_BODIES = {FORMS["json"]: OpenAPIType.OBJECT, FORMS["notation"]: OpenAPIType.STRING}

_replays = ThreadPoolExecutor(1, "replay")
"""Replaying a long record takes a while: it may take one thread, and no more."""


@dataclass
class _TakesRecord(Operation):
    """The description of a handler whose body is a record."""

    def __post_init__(self) -> None:
        bodies = {kind: OpenAPIMediaType(schema=Schema(type=of)) for kind, of in _BODIES.items()}
        self.request_body = RequestBody(bodies, description="A record in either of its forms.", required=True)


@get(
    "/matches/{id:str}/record",
    operation_id="record",
    media_type="application/json",
    responses={**refusals(401, 403, 404, 422), 304: NOT_CHANGED},
    tags=["Matches"],
    summary="The record of a match",
)
async def record(
    request: Request[Any, Any, Any], id: Annotated[str, PathParameter(max_length=40)], form: FromQuery[Form] = "json"
) -> Response[bytes]:
    """The record of a match as a file, in its JSON or as notation.

    That of a match that has ended is for anyone who knows its id. While it goes on it is for those who sit there,
    without the secret of the dice and without what is still hidden.
    """
    row, lines = await _stored(request, id)
    if row.last is None:
        person = await who(request)
        if person is None or person.id not in row.persons:
            raise No("record-running")
    headers = {} if row.last is None else _kept(row, lines, form)
    if _has(request, headers):
        return Response(b"", status_code=304, headers=headers)
    text = await _aside(_text_of, row, lines, form)
    suffix = "json" if form == "json" else "txt"
    headers["content-disposition"] = f'attachment; filename="{row.game}-{row.id}.{suffix}"'
    return Response(text.encode(), media_type=FORMS[form], headers=headers)


@get(
    "/matches/{id:str}/replay",
    operation_id="replay",
    responses={**refusals(403, 404, 413, 422), 304: NOT_CHANGED},
    tags=["Matches"],
    summary="An ended match, step by step",
)
async def replay(request: Request[Any, Any, Any], id: Annotated[str, PathParameter(max_length=40)]) -> Response[Replay]:
    """All positions of a match that has ended, with what was told, for anyone who knows its id.

    A step ends where something is told, so a throw is one. Outcomes of chance come with what they were drawn from: with
    the secret that is open now, the contributions and the id, everybody can compute them again.
    """
    row, lines = await _stored(request, id)
    if row.last is None:
        raise No("record-running")
    headers = _kept(row, lines, "replay")
    if _has(request, headers):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]  # it has no body
    return Response(await _aside(_steps_of, row, lines), headers=headers)


@post(
    "/replay",
    operation_id="replayRecord",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=_TakesRecord,
    responses=refusals(422, *WRITING),
    tags=["Matches"],
    summary="A record, step by step",
)
async def replay_record(request: Request[Any, Any, Any]) -> Replay:
    """The same of any record, as far as it goes. Its seal, its events and their order are checked; its dice are not."""
    return await _aside(_steps_in, await _body(request))


@post(
    "/verify",
    operation_id="verify",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=_TakesRecord,
    responses=refusals(422, *WRITING),
    tags=["Matches"],
    summary="Whether a record holds",
)
async def verify(request: Request[Any, Any, Any]) -> Verdict:
    """Replays a record and checks all that it can prove: the events, their checksum, the result, and the dice."""
    holds, says = await _aside(_checked, await _body(request))
    catalogue = Catalogue(language_of(request.scope))
    return Verdict(holds, tuple(_sent(say) for say in says), tuple(catalogue.text(say) for say in says))


def item_of(match: OwnMatch) -> MatchItem:
    row = match.row
    result = row.result or {}
    points, ranks = (tuple(result[name]) if name in result else None for name in ("points", "ranks"))
    return MatchItem(row.id, row.code, row.game, row.date, row.ended, match.seats, points, ranks)


def moment_of(row: MatchRow) -> int:
    """When the match began, in milliseconds since 1970."""
    return int(datetime.fromisoformat(row.date).timestamp() * 1000)


async def _stored(request: Request[Any, Any, Any], id: str) -> tuple[MatchRow, tuple[Line, ...]]:
    found = await services(request).store.match(id) if id.isascii() and id.isalnum() else None  # PostgreSQL: no NUL
    if found is None:
        raise No("not-found")
    return found


async def _body(request: Request[Any, Any, Any]) -> bytes:
    """The record that was sent."""
    if request.content_type[0] not in FORMS.values():
        raise No("media-type")
    return await request.body()


async def _aside(work: Callable[..., T], *given: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(_replays, partial(work, *given))


def _kept(row: MatchRow, lines: tuple[Line, ...], what: str) -> dict[str, str]:
    """Headers by which browsers keep what is said of an ended match. They ask again: names may be forgotten."""
    parts = msgspec.json.encode([__version__, what, row.id, row.last, row.checksum, lines[0].entry])
    return {"cache-control": "no-cache", "etag": f'"{sha256(parts).hexdigest()[:32]}"'}


def _has(request: Request[Any, Any, Any], headers: dict[str, str]) -> bool:
    """Whether the browser has just that already."""
    return headers.get("etag") in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]


def _steps_of(row: MatchRow, lines: tuple[Line, ...]) -> Replay:
    try:
        return replay_of(record_of(row, lines))
    except RecordError as error:
        raise no_record(error) from error


def _steps_in(body: bytes) -> Replay:
    try:
        return replay_of(_read(body))
    except RecordError as error:
        raise no_record(error) from error


def _read(body: bytes) -> Record:
    """The record in a body; No, if it is none."""
    try:
        return written.read(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise No("not-text") from error
    except RecordError as error:
        raise no_record(error) from error


def _text_of(row: MatchRow, lines: tuple[Line, ...], form: Form) -> str:
    try:
        record = record_of(row, lines)
        return written.to_json(record) if form == "json" else written.to_notation(record)
    except RecordError as error:
        raise no_record(error) from error


def _checked(body: bytes) -> tuple[bool, list[Say]]:
    """Whether the record holds, and what it proves or why it does not; No, if it is none."""
    record = _read(body)
    try:
        return True, list(proved(record, record.verify()))
    except RecordError as error:
        return False, [record_problem(error)]


def _sent(say: Say) -> Sentence:
    return Sentence(**wire.sentence(say))
