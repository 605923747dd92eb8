"""A match written down: a file that replays, as JSON or as notation that a person reads.

Both forms hold the same fields; only the events are written as ints in one and as words of the game in the other. The
*seal* is the SHA-256 of all else, so that damage is noticed; the proof against changed dice is the commitment.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import groupby
from typing import Any

from bazigah.core.chance import FairDice, commitment
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, UnknownGame, find_game
from bazigah.core.match import Event, Match
from bazigah.core.refusal import Refusal

FORMAT = "bazigah record 1"


class RecordError(Exception):
    """A record that cannot be read, replayed or believed: `code` names the sentence, `values` what it needs."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.values.items())])


@dataclass(frozen=True)
class SeatInfo:
    """Who sat there: a name, and the bot's full name if it was one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class DiceInfo:
    """Where outcomes came from. `fair`: commitment, contributions and, once it is opened, the secret, all in hex;
    `table`: people threw and typed, there is nothing to prove.
    """

    kind: str
    commitment: str | None = None
    contributions: tuple[str, ...] = ()
    secret: str | None = None

    @classmethod
    def fair(cls, secret: bytes, contributions: Sequence[bytes] = ()) -> "DiceInfo":
        return cls("fair", commitment(secret), tuple(part.hex() for part in contributions), secret.hex())

    def dice(self, match_id: str) -> FairDice:
        """The dice themselves; only with a secret."""
        if self.secret is None:
            raise RecordError("sealed")
        return FairDice(bytes.fromhex(self.secret), match_id, [bytes.fromhex(part) for part in self.contributions])


@dataclass(frozen=True)
class Result:
    """Points and places by seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> "Result":
        return cls(tuple(match.points()), tuple(match.ranks()))


@dataclass(frozen=True)
class Record:
    """Everything of a match. `date` is ISO 8601 in UTC, `result` None while it goes on."""

    id: str
    game: str
    rules: int
    date: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    dice: DiceInfo
    events: tuple[Event, ...]
    result: Result | None
    checksum: str

    @classmethod
    def of(cls, match: Match, *, id: str, seats: Sequence[SeatInfo], dice: DiceInfo, date: str = "") -> "Record":
        """The record of a match as it stands."""
        return cls(
            id=id,
            game=match.game.name,
            rules=match.game.rules.VERSION,
            date=date,
            options=match.options,
            seats=tuple(seats),
            dice=dice,
            events=tuple(match.events),
            result=Result.of(match) if match.over else None,
            checksum=match.checksum,
        )

    @property
    def sealed(self) -> "Record":
        """The same without the secret, to be shown while the match goes on."""
        return replace(self, dice=replace(self.dice, secret=None))

    @property
    def seal(self) -> str:
        fields = json.dumps(self.fields(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return sha256(fields.encode()).hexdigest()

    def fields(self) -> dict[str, Any]:
        """The JSON of the record, but for its seal."""
        head = asdict(replace(self, events=()))  # asdict copies deeply: a cost that long matches need not pay
        return {"format": FORMAT, **head, "events": self.rows()}

    def rows(self) -> list[list[int]]:
        """The events, those of one seat in a row together: `[seat, action, action ...]`; so a throw is one line."""
        runs = groupby(self.events, lambda event: event.seat)
        return [[seat, *(event.action for event in run)] for seat, run in runs]

    def replay(self, number: int | None = None) -> Match:
        """The match after `number` events, or all; RecordError if rules or events do not allow it."""
        match = self.start()
        for event in self.events[:number]:
            _play(match, event)
        return match

    def start(self) -> Match:
        """The match before its first event."""
        game = record_game(self.game, self.rules)
        try:
            match = Match(game, self.options)
        except Refusal as refusal:
            raise RecordError("options", clause=refusal.clause) from refusal
        if match.options != self.options:
            raise RecordError("options-form")
        if len(self.seats) != match.players:
            raise RecordError("seats", seats=len(self.seats), players=match.players)
        return match

    def verify(self) -> Match:
        """Replays the record and checks all that can be checked; gives the match, or raises RecordError.

        The events are legal, they lead to the stored checksum and result, and, where the secret is open, it is the one
        that was committed to and every outcome is what it gives.
        """
        match = self.start()
        dice = self._opened_dice()
        drawn = 0
        for event in self.events:
            if event.seat == CHANCE and dice is not None:
                chances = match.chances()
                if chances and dice.draw(drawn, chances) != event.action:
                    raise RecordError("dice", number=match.number + 1)
                drawn += 1
            _play(match, event)
        if match.checksum != self.checksum:
            raise RecordError("checksum")
        if match.over != (self.result is not None) or self.result not in (None, Result.of(match)):
            raise RecordError("result")
        return match

    def _opened_dice(self) -> FairDice | None:
        if self.dice.secret is None:
            return None
        dice = self.dice.dice(self.id)
        if dice.commitment != self.dice.commitment:
            raise RecordError("commitment")
        return dice


def _play(match: Match, event: Event) -> None:
    try:
        match.play(*event)
    except Refusal as refusal:
        raise RecordError("event", number=match.number + 1, clause=refusal.clause) from refusal


def record_game(name: str, version: int) -> Game:
    """The game of a record; RecordError if there is none of that name or of that rules version."""
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise RecordError("game", game=name, known=", ".join(unknown.known)) from unknown
    if version != game.rules.VERSION:
        raise RecordError("rules", game=name, version=version, known=game.rules.VERSION)
    return game
