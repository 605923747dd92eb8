"""The rules of a game as a page."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from litestar import get
from litestar.params import FromPath

from bazigah.core.game import Game, UnknownGame, find_game
from bazigah.server.no import No
from bazigah.server.pages.speech import Speech
from bazigah.server.pages.visit import Page, Visiting


@dataclass
class Chapter:
    """Clauses under a heading, each with its anchor, its depth and its text."""

    title: str
    clauses: list[tuple[str, int, str]] = field(default_factory=list)


@get("/rules/{name:str}")
async def rules(visit: Visiting, name: FromPath[str]) -> Page:
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise No("not-found") from unknown
    t = visit.t
    options = [(option.name, t(f"{game.name}-option-{option.name}")) for option in game.declared]
    return visit.page("rules.html", game=game.name, chapters=list(chapters(game, t)), options=options)


def chapters(game: Game, t: Speech) -> Iterator[Chapter]:
    chapter = Chapter("")
    for id in game.rules.CLAUSES:
        key = id.replace(".", "_")
        head = f"{game.name}-rule-head-{key}"
        if t.catalogue.has(head):
            if chapter.clauses:
                yield chapter
            chapter = Chapter(t(head))
        chapter.clauses.append((id, id.count("."), t(f"{game.name}-rule-{key}")))
    yield chapter
