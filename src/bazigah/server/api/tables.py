"""Tables: the list of open ones, a new one, and all that a socket does, for those who have none."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import structs

from bazigah.server import wire
from bazigah.server.api.described import WRITING, refusals
from bazigah.server.api.shapes import NewTable, TableItem, TableLink
from bazigah.server.clock import now
from bazigah.server.entries import Settings
from bazigah.server.identity import arrived, guessing, who
from bazigah.server.lobby import settled
from bazigah.server.rows import Head
from bazigah.server.security import address_of, own_url
from bazigah.server.services import services
from bazigah.server.tables import LIVE
from bazigah.words.names import tidy

Code = Annotated[str, PathParameter(description="Nine digits, of any script; spaces do not count.")]


@get("/tables", operation_id="tables", responses=refusals(), tags=["Tables"], summary="Listed tables")
async def tables(
    request: Request[Any, Any, Any], limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50
) -> list[TableItem]:
    """The tables that are listed: those with free seats first, at the end those to watch, where a match is on."""
    return [item_of(head) for head in await services(request).store.listed_tables(now() - LIVE, limit)]


@post("/tables", operation_id="createTable", responses=refusals(422, *WRITING), tags=["Tables"], summary="A new table")
async def create(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableLink:
    """Opens a table; whoever asks is its host."""
    found = services(request)
    person = await arrived(request)
    settings = settings_of(data, person.language)
    found.limits.table(person.id, address_of(request.scope, found.settings))
    code = await found.tables.create(person, settings)
    return TableLink(code, f"{own_url(request.scope, found.settings)}/t/{code}")


@get(
    "/tables/{code:str}",
    operation_id="table",
    responses=refusals(401, 404),
    tags=["Tables"],
    summary="A table as it stands",
)
async def table(request: Request[Any, Any, Any], code: Code, words: FromQuery[bool] = True) -> wire.Welcome:
    """All that one may see of a table, as the socket's `welcome` says it; sentences are left out without `words`."""
    person = await who(request)
    with guessing(request):
        return await services(request).tables.welcome(code_of(code), person.id if person else "", words=words)


@post(
    "/tables/{code:str}/requests",
    operation_id="request",
    status_code=200,
    responses=refusals(404, 409, 422, *WRITING),
    tags=["Tables"],
    summary="Do something at a table",
)
async def requests(request: Request[Any, Any, Any], code: Code, data: JSONBody[wire.AnyRequest]) -> wire.Ack:
    """Does what the same message on the table's socket does. The same `id` twice has one effect."""
    person = await arrived(request)
    with guessing(request):
        return await services(request).tables.request(code_of(code), person, data)


def item_of(head: Head) -> TableItem:
    return TableItem(
        head.code, head.game, head.name, head.language, head.listed, head.phase, head.seats, head.free, head.touched
    )


def code_of(text: str) -> str:
    """The code that a person means: digits of any script, spaces and lines between them left out."""
    return "".join(sign for sign in tidy(text) if sign not in " -")


def settings_of(asked: NewTable, language: str) -> Settings:
    """The settings of a new table; No, with the clause, if the game has no such options."""
    return settled({**structs.asdict(asked), "language": asked.language or language})
