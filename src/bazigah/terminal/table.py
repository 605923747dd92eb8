"""One match at the keyboard: who sits there, its dice, and its file, written before anything new is shown."""

import secrets
from glob import escape
from pathlib import Path
from shlex import quote

from bazigah.bots.bot import Bot, find_bot, seed_of
from bazigah.core import written
from bazigah.core.chance import SECRET_BYTES
from bazigah.core.hosting import Hosted
from bazigah.core.match import Event, Match
from bazigah.core.record import DiceInfo, Record, SeatInfo
from bazigah.core.say import Say, say
from bazigah.terminal import files, store
from bazigah.terminal.trouble import STORAGE, Trouble


class Table:
    """A match, its seats, its dice and its file.

    `news` is what was not shown yet: `show` it only after `save`.
    """

    def __init__(self, match: Match, record: Record, path: Path) -> None:
        self.head = record
        self.path = path
        self.seats = record.seats
        self.bots = [find_bot(match.game, seat.bot) if seat.bot else None for seat in record.seats]
        dice = record.dice.dice(record.id) if record.dice.kind == "fair" else None
        self.hosted = Hosted.of(match, dice, [bot is not None for bot in self.bots])
        self.hosted.opened_again()
        self.match = self.hosted.match
        self.news: list[Say] = []
        self._saved: list[Event] | None = None
        self._stamp = files.stamp(path)

    @classmethod
    def new(cls, match: Match, seats: tuple[SeatInfo, ...], dice: DiceInfo, id: str, date: str) -> "Table":
        record = Record.of(match, id=id, seats=seats, dice=dice, date=date)
        return cls(match, record, store.path_of(record))

    @classmethod
    def opened(cls, record: Record, path: Path) -> "Table":
        """A match that was saved, checked; RecordError if it does not hold."""
        return cls(record.verify(), record, path)

    def prepare(self) -> None:
        """What bots may do before their first move, and what may take long."""
        for bot in self.bots:
            if bot and bot.prepare:
                bot.prepare()

    @property
    def record(self) -> Record:
        """The match as it stands, with the secret of its dice."""
        head = self.head
        return Record.of(self.match, id=head.id, seats=self.seats, dice=head.dice, date=head.date)

    @property
    def shown_as(self) -> str:
        """What to call the match in a command: its id, or its path where it lies elsewhere."""
        return self.head.id if self.path == store.path_of(self.head) else quote(str(self.path))

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def save(self) -> None:
        """Writes the match down if an event is not yet on disk; Trouble if someone else went on with it there."""
        if self._saved == self.match.events:
            return
        if files.stamp(self.path) not in (self._stamp, (0, 0)):
            raise Trouble(say("cli-match-elsewhere", path=str(self.path)), STORAGE)
        if self._saved is None:
            files.sweep(self.path.parent, escape(self.path.name))
        files.write(self.path, written.to_json(self.record))
        self._saved, self._stamp = list(self.match.events), files.stamp(self.path)

    def play(self, seat: int, action: int) -> None:
        """An event; Refusal, with nothing changed, if it is not legal."""
        self.news += self.hosted.play(seat, action)

    def throw(self) -> None:
        """Chance's turn by the program's own dice."""
        self.news += self.hosted.throw()

    def bot_plays(self, seat: int, bot: Bot) -> None:
        seed = seed_of(self.head.id, self.match.number, seat)
        self.news += self.hosted.play(seat, bot.choose(self.match.view(seat), seat, seed), by_program=True)


def sealed_dice() -> DiceInfo:
    """Fresh dice with a secret of their own."""
    return DiceInfo.fair(secrets.token_bytes(SECRET_BYTES))
