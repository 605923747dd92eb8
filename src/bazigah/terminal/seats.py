"""Who sits where: names of people, cleaned, and bots by their names."""

import re
import unicodedata
from collections.abc import Sequence

from bazigah.bots.bot import bot_names
from bazigah.core.game import Game
from bazigah.core.record import SeatInfo
from bazigah.core.say import say
from bazigah.terminal.moves import tidy
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue

LONGEST = 24
JOINERS = "\u200c\u200d"
"""ZWNJ and ZWJ, which Persian names need."""


def clean(name: str) -> str:
    """The name without control, direction and other invisible characters, with single spaces, not too long."""
    text = unicodedata.normalize("NFC", name)
    seen = (c for c in text if c in JOINERS or not unicodedata.category(c).startswith(("C", "Zl", "Zp")) or c.isspace())
    return " ".join("".join(seen).split())[:LONGEST].strip(JOINERS + " ")


def parse(text: str, game: Game, catalogue: Catalogue) -> tuple[SeatInfo, ...]:
    """`Sara,علی,greedy`: the seats in order; Trouble for an empty name or one that is there twice."""
    bots = {spoken: bot for bot in bot_names(game) for spoken in (bot, _heard(catalogue.text(say(f"bot-{bot}"))))}
    seats: list[SeatInfo] = []
    for part in re.split("[,،]", text):
        name = clean(part)
        if not name:
            raise Trouble(say("cli-seat-empty", seats=text.strip()[:LONGEST]))
        bot = bots.get(_heard(name))
        seats.append(SeatInfo(bot or name, bot))
    people = [_heard(seat.name) for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise Trouble(say("cli-seat-twice", name=name))
    return tuple(seats)


def _heard(name: str) -> str:
    """The same for names that nobody can tell apart."""
    return tidy(name.translate(dict.fromkeys(map(ord, JOINERS))))


def shown(seats: Sequence[SeatInfo], catalogue: Catalogue) -> list[str]:
    """The names as people read them: bots in the reader's language, numbered where there are several of a kind."""
    bots = [seat.bot for seat in seats]
    names = []
    for index, seat in enumerate(seats):
        if seat.bot is None or not catalogue.has(f"bot-{seat.bot}"):
            names.append(clean(seat.name) or catalogue.text(say("seat-unnamed", number=index + 1)))
            continue
        bot = say(f"bot-{seat.bot}")
        number = bots[: index + 1].count(seat.bot)
        several = bots.count(seat.bot) > 1
        names.append(catalogue.text(say("bot-numbered", bot=bot, number=number) if several else bot))
    return names
