"""Who sits where: names of people, cleaned, and bots by their names."""

import re

from bazigah.bots.bot import bot_names, is_bot
from bazigah.core.game import Game
from bazigah.core.record import SeatInfo
from bazigah.core.say import say
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import LONGEST, clean, heard


def parse(text: str, game: Game, catalogue: Catalogue) -> tuple[SeatInfo, ...]:
    """`Sara,علی,mcts:500`: the seats in order; Trouble for an empty name or one that is there twice."""
    bots = {spoken: bot for bot in bot_names(game) for spoken in (bot, heard(catalogue.text(say(f"bot-{bot}"))))}
    seats: list[SeatInfo] = []
    for part in re.split("[,،]", text):
        name = clean(part)
        if not name:
            raise Trouble(say("cli-seat-empty", seats=text.strip()[:LONGEST]))
        bot = bots.get(heard(name)) or (heard(name) if is_bot(game, heard(name)) else None)
        seats.append(SeatInfo(bot or name, bot))
    people = [heard(seat.name) for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise Trouble(say("cli-seat-twice", name=name))
    return tuple(seats)
