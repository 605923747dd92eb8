"""The first page: games to play, tables to go to."""

from collections.abc import Iterable
from dataclasses import dataclass

from litestar import get, post

from bazigah.server import wire
from bazigah.server.api.tables import code_of
from bazigah.server.lobby import settled
from bazigah.server.pages.options import offers
from bazigah.server.pages.speech import Speech
from bazigah.server.pages.visit import Page, Visiting, to
from bazigah.server.rows import Head
from bazigah.words.names import tidy

SHOWN = 20
"""Tables in a list."""


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    code: str
    name: str
    about: str


@get("/")
async def home(visit: Visiting) -> Page:
    t, store = visit.t, visit.server.store
    mine = await store.tables_of(visit.me.id, SHOWN) if visit.me else []
    known = {head.code for head in mine}
    listed = [head for head in await store.open_tables(SHOWN) if head.code not in known]
    return visit.page("home.html", games=list(offers(t)), mine=rows(mine, t), open=rows(listed, t))


@post("/tables")
async def make(visit: Visiting) -> Page:
    """A new table of the person, who has the first seat of it."""
    fields = await visit.fields()
    settings = settled({
        "game": fields.get("game", ""),
        "options": {"players": tidy(fields.get("players", ""))},
        "language": visit.t.language,
        "listed": False,
    })  # fmt: skip
    person = await visit.somebody()
    visit.server.limits.table(person.id, visit.address)
    code = await visit.server.tables.create(person, settings)
    await visit.server.tables.request(code, person, wire.Sit("first", 0))
    return to(f"/t/{code}")


@get("/join")
async def join(visit: Visiting) -> Page:
    """To the table of a code that was typed, with any digits and anything between them."""
    code = code_of(str(visit.request.query_params.get("code", "")))
    return to(f"/t/{code if code.isascii() and code.isdecimal() else 0}")


def rows(heads: Iterable[Head], t: Speech) -> list[Row]:
    return [Row(head.code, head.name or t.code(head.code), about(head, t)) for head in heads]


def about(head: Head, t: Speech) -> str:
    """The game, and how things stand there."""
    game = t(f"{head.game}-name")
    if head.phase == "lobby":
        return t("server-row-lobby", game=game, seats=head.seats, free=head.free)
    return t("server-row-over" if head.phase == "over" else "server-row-playing", game=game)
