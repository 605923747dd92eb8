"""The rules of a game as a page in words, whole or a clause."""

from collections.abc import Iterator

from bazigah.core.game import Game, find_game
from bazigah.core.say import say
from bazigah.terminal.screen import Screen
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import tidy


def show(catalogue: Catalogue, game: str, clause: str | None) -> None:
    """Prints the page, or the clause and those below it ("C4" and "C4.1")."""
    screen = Screen(catalogue)
    for paragraph in paragraphs(find_game(game), clause, catalogue):
        screen.write(paragraph)


def paragraphs(game: Game, clause: str | None, catalogue: Catalogue) -> Iterator[str]:
    if clause is None:
        yield from _page(game, catalogue)
        return
    wanted = _clauses(game, clause)
    if not wanted:
        known = ", ".join(game.rules.CLAUSES)
        raise Trouble(say("cli-clause-unknown", clause=clause[:20], game=say(f"{game.name}-name"), known=known))
    for id in wanted:
        yield _clause(game, id, catalogue)


def _clauses(game: Game, asked: str) -> list[str]:
    """The clause and those under it; a number without its letter will do."""
    known = {tidy(id): id for id in game.rules.CLAUSES}
    letter = tidy(game.rules.CLAUSES[0])[0]
    clause = tidy(asked)
    id = clause if clause in known else letter + clause
    return [full for key, full in known.items() if key == id or key.startswith(f"{id}.")]


def _page(game: Game, catalogue: Catalogue) -> Iterator[str]:
    yield catalogue.text(say(f"{game.name}-rule-title"))
    yield catalogue.text(say(f"{game.name}-about"))
    for id in game.rules.CLAUSES:
        head = f"{game.name}-rule-head-{id.replace('.', '_')}"
        if catalogue.has(head):
            yield ""
            yield catalogue.text(say(head))
        yield _clause(game, id, catalogue)
    yield ""
    yield catalogue.text(say("terminal-options"))
    for option in game.declared:
        meaning = say(f"{game.name}-option-{option.name}")
        yield catalogue.text(say("terminal-option", name=option.name, meaning=meaning))


def _clause(game: Game, id: str, catalogue: Catalogue) -> str:
    text = say(f"{game.name}-rule-{id.replace('.', '_')}")
    return catalogue.text(say("terminal-clause", clause=id, text=text))
