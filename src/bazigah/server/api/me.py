"""A person and what is theirs."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from bazigah.server.api.described import PERSON, WRITING, refusals
from bazigah.server.api.matches import item_of as match_item
from bazigah.server.api.matches import moment_of
from bazigah.server.api.shapes import Link, MatchPage, Move, PersonChange, PersonView, TableItem, Token, TokenItem
from bazigah.server.api.tables import item_of as table_item
from bazigah.server.identity import arrived, becomes, changed, deleted, dropped, known, renewed
from bazigah.server.rows import Person
from bazigah.server.security import own_url
from bazigah.server.services import services

Asked = Request[Any, Any, Any]
TAGS = ["Me"]
NEVER = 2**53
"""Milliseconds since 1970 that no match will begin at."""


@get("/me", operation_id="me", responses=refusals(*PERSON), tags=TAGS, summary="Who I am")
async def me(request: Asked) -> PersonView:
    """The person that the cookie or the token belongs to; 401 if there is none yet."""
    return view_of(await known(request))


@post(
    "/me",
    operation_id="becomeSomeone",
    responses=refusals(*WRITING),
    tags=TAGS,
    status_code=200,
    summary="Become someone",
)
async def come(request: Asked, data: JSONBody[PersonChange]) -> PersonView:
    """The person, who comes into being if there is none yet, with this name and language."""
    return await _changed(request, await arrived(request), data)


@patch("/me", operation_id="changeMe", responses=refusals(*WRITING), tags=TAGS, summary="Another name or language")
async def change(request: Asked, data: JSONBody[PersonChange]) -> PersonView:
    """What changes of the person."""
    return await _changed(request, await known(request), data)


@delete("/me", operation_id="deleteMe", responses=refusals(401, 403), tags=TAGS, summary="Delete me")
async def leave(request: Asked) -> None:
    """Removes the person: their seats are free or a bot's, matches stay, with a neutral name. It cannot be undone."""
    await deleted(request)


@get("/me/export", operation_id="exportMe", responses=refusals(*PERSON), tags=TAGS, summary="All that is kept of me")
async def export(request: Asked) -> Response[dict[str, Any]]:
    """Everything that is stored of the person, as a file."""
    person = await known(request)
    kept = await services(request).store.export(person.id)
    return Response(kept, headers={"content-disposition": 'attachment; filename="bazigah.json"'})


@post(
    "/me/link",
    operation_id="myLink",
    responses=refusals(401, 403),
    tags=TAGS,
    status_code=200,
    summary="My personal link",
)
async def link(request: Asked) -> Link:
    """The link that makes another device the same person; it stays the same until it is renewed."""
    person = await known(request)
    found = services(request)
    token = await found.people.link(person)
    return Link(token, f"{own_url(request.scope, found.settings)}/me/{token}")


@post(
    "/me/move",
    operation_id="moveHere",
    responses=refusals(*WRITING),
    tags=TAGS,
    status_code=200,
    summary="Be who a personal link says",
)
async def move(request: Asked, data: JSONBody[Move]) -> PersonView:
    """Makes this browser the person whose link it is."""
    person = await services(request).people.move(data.token)
    becomes(request, person)
    return view_of(person)


@post(
    "/me/renew",
    operation_id="renewMe",
    responses=refusals(401, 403),
    tags=TAGS,
    status_code=200,
    summary="Only this device",
)
async def renew(request: Asked) -> PersonView:
    """Makes all cookies and links given before worthless, but for the new cookie of this answer."""
    return view_of(await renewed(request))


@get("/me/tokens", operation_id="myTokens", responses=refusals(*PERSON), tags=TAGS, summary="My tokens for programs")
async def tokens(request: Asked) -> list[TokenItem]:
    """When each was made, the oldest first; the tokens themselves are not kept."""
    made = await services(request).people.tokens(await known(request))
    return [TokenItem(token.id, token.created) for token in made]


@post(
    "/me/tokens",
    operation_id="makeToken",
    responses=refusals(401, 403, 409),
    tags=TAGS,
    summary="A token for a program",
)
async def make_token(request: Asked) -> Token:
    """A token with which a program acts for the person, as `Authorization: Bearer`. It is shown this once."""
    return Token(await services(request).people.token(await known(request)))


@delete(
    "/me/tokens", operation_id="dropTokens", responses=refusals(401, 403), tags=TAGS, summary="Make my tokens worthless"
)
async def drop_tokens(request: Asked) -> None:
    """Makes all tokens for programs worthless."""
    await dropped(request)


@delete(
    "/me/tokens/{id:str}",
    operation_id="dropToken",
    responses=refusals(401, 403, 404),
    tags=TAGS,
    summary="Make a token worthless",
)
async def drop_token(request: Asked, id: Annotated[str, PathParameter(max_length=40)]) -> None:
    """Makes one token for a program worthless, by its id in the list."""
    await dropped(request, id)


@get("/me/tables", operation_id="myTables", responses=refusals(*PERSON), tags=TAGS, summary="My tables")
async def tables(request: Asked) -> list[TableItem]:
    """Where the person sits or has sat, the latest first."""
    person = await known(request)
    return [table_item(head) for head in await services(request).store.tables_of(person.id)]


@get("/me/matches", operation_id="myMatches", responses=refusals(*PERSON), tags=TAGS, summary="My matches")
async def matches(
    request: Asked,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    before: Annotated[int, QueryParameter(ge=1, le=NEVER, description="As the page before said.")] = NEVER,
) -> MatchPage:
    """The matches that the person began, the latest first, a page at a time."""
    person = await known(request)
    rows = await services(request).store.matches_of(person.id, limit, before)
    more = moment_of(rows[-1].row) if len(rows) == limit else None
    return MatchPage(tuple(match_item(row) for row in rows), more)


def view_of(person: Person) -> PersonView:
    return PersonView(person.id, person.name, person.language, person.created)


async def _changed(request: Asked, person: Person, change: PersonChange) -> PersonView:
    return view_of(await changed(request, person, name=change.name, language=change.language))
