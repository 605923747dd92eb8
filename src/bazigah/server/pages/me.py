"""One's own page: name and language, the personal link, tokens for programs, everything that is stored, and going."""

from litestar import get, post
from litestar.params import FromPath

from bazigah.server import identity
from bazigah.server.clock import date_of
from bazigah.server.pages.pictures import square
from bazigah.server.pages.speech import Speech
from bazigah.server.pages.visit import Page, Visit, Visiting, to, within
from bazigah.words.catalogue import languages
from bazigah.words.names import clean


@get("/me")
async def me(visit: Visiting) -> Page:
    return await _shown(visit)


@post("/me/name")
async def name(visit: Visiting) -> Page:
    fields = await visit.fields()
    chosen = clean(fields.get("name", ""))
    person = await visit.somebody(chosen)
    if chosen:
        await identity.changed(visit.request, person, name=chosen)
    return to(within(fields.get("back", "")))


@post("/language")
async def language(visit: Visiting) -> Page:
    fields = await visit.fields()
    person = await visit.somebody()
    if (chosen := fields.get("language", "")) in languages():
        await visit.server.people.change(person, language=chosen)
    return to(within(fields.get("back", "")))


@post("/me/renew")
async def renew(visit: Visiting) -> Page:
    """Another personal link; other devices must be brought along again."""
    await identity.renewed(visit.request)
    return to("/me")


@post("/me/token")
async def token(visit: Visiting) -> Page:
    """A new token for a program, which is shown this once."""
    made = await visit.server.people.token(await visit.somebody())
    return await _shown(visit, token=made)


@post("/me/tokens/drop")
async def drop(visit: Visiting) -> Page:
    await identity.dropped(visit.request)
    return to("/me")


@post("/me/tokens/{id:str}/drop")
async def drop_one(visit: Visiting, id: FromPath[str]) -> Page:
    await identity.dropped(visit.request, id)
    return to("/me")


@get("/me/leave")
async def leave(visit: Visiting) -> Page:
    """Asks whether to go for good."""
    return visit.page("leave.html")


@post("/me/leave")
async def go(visit: Visiting) -> Page:
    """Deletes the person."""
    if visit.me is not None:
        await identity.deleted(visit.request)
    return to("/")


@get("/me/{token:str}")
async def link(visit: Visiting, token: FromPath[str]) -> Page:
    """Whose personal link it is. Looking changes nothing: messengers and virus scanners look, too."""
    owner = await visit.server.people.move(token)
    return visit.page("link.html", owner=owner, token=token, same=visit.me is not None and visit.me.id == owner.id)


@post("/me/{token:str}")
async def move(visit: Visiting, token: FromPath[str]) -> Page:
    """Makes this browser that person."""
    identity.becomes(visit.request, await visit.server.people.move(token))
    return to("/")


async def _shown(visit: Visit, token: str = "") -> Page:
    person, t = visit.me, visit.t
    spoken = [(code, Speech(code)("terminal-language")) for code in languages()]
    if person is None:
        return visit.page("me.html", languages=spoken, language=t.language, link="", square="", token="", tokens=())
    people = visit.server.people
    link = f"{visit.site}/me/{await people.link(person)}"
    tokens = [(made.id, date_of(made.created)[: len("2026-11-30")]) for made in await people.tokens(person)]
    return visit.page(
        "me.html", languages=spoken, language=t.language, link=link, square=square(link), token=token, tokens=tokens
    )
