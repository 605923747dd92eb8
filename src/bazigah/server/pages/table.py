"""The page of a table: looking, and doing."""

from collections.abc import Iterator

from litestar import get, post
from litestar.params import FromPath

from bazigah.server.api.problems import CONFLICT, STATUS
from bazigah.server.api.tables import code_of
from bazigah.server.no import No
from bazigah.server.pages import options, seating
from bazigah.server.pages.board import Board
from bazigah.server.pages.deeds import request_of
from bazigah.server.pages.options import Field
from bazigah.server.pages.pictures import square
from bazigah.server.pages.visit import Page, Visit, Visiting, is_loopback, to

LATELY = 4
"""Sentences of the match that are shown at once; those before them when they are asked for."""
TURN = {"act", "undo"}
"""After these a browser without scripts goes on where the next choice stands."""


@get("/t/{code:str}")
async def table(visit: Visiting, code: FromPath[str]) -> Page:
    return await _shown(visit, code_of(code))


@post("/t/{code:str}/{verb:str}")
async def deed(visit: Visiting, code: FromPath[str], verb: FromPath[str]) -> Page:
    """Does what a form asks for and shows the table; a refusal stands at the top of it."""
    fields, code = await visit.fields(), code_of(code)
    visit.server.limits.code(visit.address)
    try:
        request = request_of(verb, fields)
        person = await visit.somebody(fields.get("name", ""))
        await visit.server.tables.request(code, person, request)
    except No as no:
        return await _shown(visit, code, no)
    return to(f"/t/{code}#turn" if verb in TURN else f"/t/{code}")


async def _shown(visit: Visit, code: str, no: No | None = None) -> Page:
    """The table as this person may see it; No if there is none of that code."""
    server = visit.server
    server.limits.code(visit.address)
    try:
        welcome = await server.tables.welcome(code, visit.me.id if visit.me else "")
    except No as unknown:
        if unknown.code == "table-unknown":
            server.limits.missed(visit.address)
        raise
    status = STATUS.get(no.code, CONFLICT) if no else 200
    return visit.page("table.html", status, **_content(visit, Board(welcome, visit.t), no))


def _fields(board: Board) -> Iterator[Field]:
    """The settings: the options of the game, then how people meet."""
    yield from options.of_game(board.game, board.settings.options, board.names, board.t)
    yield from options.of_table(board.settings, board.t)


def _content(visit: Visit, board: Board, no: No | None) -> dict[str, object]:
    """What the templates of the page need."""
    t = visit.t
    link = f"{visit.site}/t/{board.code}"
    return {
        "board": board,
        "base": f"/t/{board.code}",
        "notice": t.text(no.sentence, board.names) if no else "",
        "seats": seating.rows(board),
        "choices": board.choices,
        "buttons": list(seating.docked(board)),
        "ending": seating.ending(board),
        "told": board.told,
        "said": list(board.said),
        "lately": LATELY,
        "fields": list(_fields(board)) if board.phase == "lobby" else [],
        "link": link,
        "square": square(link),
        "here_only": is_loopback(visit.site),
    }
