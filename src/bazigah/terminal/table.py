"""One match at the keyboard: who sits there, its dice, and its file, written before anything new is shown."""

import secrets
from glob import escape
from pathlib import Path
from shlex import quote

from bazigah.bots.bot import Bot, find_bot, seed_of
from bazigah.core import written
from bazigah.core.chance import SECRET_BYTES
from bazigah.core.contract import CHANCE
from bazigah.core.match import Event, Match
from bazigah.core.record import DiceInfo, Record, SeatInfo
from bazigah.core.say import Say, say
from bazigah.terminal import files, store
from bazigah.terminal.teller import Teller, retell
from bazigah.terminal.trouble import STORAGE, Trouble


class Table:
    """A match, its seats, its dice and its file.

    `news` is what was not shown yet: `show` it only after `save`.
    """

    def __init__(self, match: Match, record: Record, path: Path) -> None:
        self.match = match
        self.head = record
        self.path = path
        self.seats = record.seats
        self.bots = [find_bot(match.game, seat.bot) if seat.bot else None for seat in record.seats]
        self.dice = record.dice.dice(record.id) if record.dice.kind == "fair" else None
        self.news: list[Say] = []
        self._reopen()
        # At a real table outcomes can be taken back, and the file does not tell of it: older decisions stay.
        self._undone = (match.number if self.dice is None else 0, CHANCE)
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
        self.news += self._teller.play(seat, action)
        self._drawn += seat == CHANCE

    def throw(self) -> None:
        """Chance's turn by the program's own dice."""
        if self.dice is None:
            raise RuntimeError("people throw these dice")
        self.play(CHANCE, self.dice.draw(self._drawn, self.match.chances()))

    def bot_plays(self, seat: int, bot: Bot) -> None:
        seed = seed_of(self.head.id, self.match.number, seat)
        self.play(seat, bot.choose(self.match.view(seat), seat, seed))

    def undo(self) -> int | None:
        """Takes back the last free decision, or the last typed outcome, and gives whose it was; None if it may not be.

        What the program did by itself for the same seat after it goes too. A bot's move, or an outcome of sealed dice,
        stays; so does a decision if chance or another seat has followed it, even when that was taken back.
        """
        earliest, whose = self._undone
        followed: set[int] = set()
        for number in range(self.match.number - 1, -1, -1):
            seat = self.match.events[number].seat
            if (self.dice is not None and seat == CHANCE) or (seat != CHANCE and self.bots[seat]):
                return None
            if not self.is_forced(Match(self.match.game, self.match.options, self.match.events[:number])):
                if seat != CHANCE and (followed - {seat} or (number < earliest and seat != whose)):
                    return None
                self._undone = (number, seat)
                self.match.cut(number)
                self._reopen()
                return seat
            followed.add(seat)
        return None

    def is_forced(self, match: Match) -> bool:
        """Whether the program makes the next event by itself: there is one possibility and nobody wants to be asked."""
        seat = match.to_move()
        if seat == CHANCE:
            return len(match.chances()) == 1
        return bool(match.game.view.automatic(match.state, seat))

    def _reopen(self) -> None:
        again, _ = retell(self.match)
        self._teller = Teller(self.match, again.held)
        self._drawn = sum(event.seat == CHANCE for event in self.match.events)


def sealed_dice() -> DiceInfo:
    """Fresh dice with a secret of their own."""
    return DiceInfo.fair(secrets.token_bytes(SECRET_BYTES))
