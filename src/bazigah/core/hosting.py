"""A match as a table keeps it, at a keyboard or in a server: its dice, what is told of it, what may be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass

from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.match import Match
from bazigah.core.say import Say
from bazigah.core.teller import Teller


@dataclass
class Decision:
    """Event `number` was free, and `seat` (or CHANCE: a typed outcome) made it; `followed`: others have since."""

    number: int
    seat: int
    followed: bool = False


class Hosted:
    """A match with its dice, or with None where people throw and type.

    `undo` takes back a person's decision while nothing new was seen: no sealed die, no bot, no other seat's event and
    no pick that was hidden. What the program did by itself for the same seat goes with it.
    """

    def __init__(self, match: Match, dice: FairDice | None) -> None:
        self.match = match
        self.dice = dice
        self.drawn = 0
        self._teller = Teller(match)
        self._decisions: list[Decision] = []
        self._hidden: list[int] = []

    @classmethod
    def of(cls, match: Match, dice: FairDice | None, programs: Sequence[bool]) -> "Hosted":
        """A match that has events, told from its start, with bots at the seats where `programs` is true."""
        events = list(match.events)
        match.cut(0)
        hosted = cls(match, dice)
        for seat, action in events:
            hosted.play(seat, action, by_program=seat >= 0 and programs[seat])
        return hosted

    def play(self, seat: int, action: int, *, by_program: bool = False, forced: bool | None = None) -> list[Say]:
        """An event, and what may be told now; Refusal, with nothing changed, if it is not legal.

        `by_program`: a bot chose it; `forced`: whether it was (see `is_forced`), if that is known already.
        """
        number, hidden = self.match.number, self.match.hidden
        if forced is None:
            forced = self.is_forced(seat)
        told = self._teller.play(seat, action)
        self.drawn += seat == CHANCE
        self._hidden = [*self._hidden, seat] if hidden else []
        self._remember(Decision(number, seat), forced=forced, final=by_program)
        if hidden and not self.match.hidden:
            self._reveal()
        return told

    def throw(self) -> list[Say]:
        """Chance's turn by the dice."""
        if self.dice is None:
            raise RuntimeError("people throw these dice")
        return self.play(CHANCE, self.dice.draw(self.drawn, self.match.chances()))

    def is_forced(self, seat: int) -> bool:
        """Whether the program acts for `seat` by itself: it has one possibility and nobody wants to be asked."""
        if seat == CHANCE:
            return len(self.match.chances()) == 1
        return self.match.may_act(seat) and bool(self.match.game.view.automatic(self.match.state, seat))

    @property
    def held(self) -> int:
        """How many of the last events are still hidden from all but the seats that made them."""
        return len(self._hidden)

    def held_by(self, seat: int) -> int:
        """How many of these the seat has made."""
        return self._hidden.count(seat)

    @property
    def undoable(self) -> int | None:
        """The seat (or CHANCE) whose last decision may be taken back."""
        last = self._last()
        return None if last is None else last.seat

    def can_undo(self, seat: int) -> bool:
        """Whether the last free decision is this seat's and may be taken back."""
        return self.undoable == seat

    def undo(self) -> int | None:
        """Takes back the last free decision, or the last typed outcome, and gives whose it was; None if none may be."""
        last = self._last()
        if last is None:
            return None
        self._decisions.pop()
        if self._decisions and self._decisions[-1].seat != last.seat:
            self._decisions[-1].followed = True  # its maker has seen what was taken back
        self._cut(last.number)
        return last.seat

    def opened_again(self) -> None:
        """At a real table outcomes can be taken back, and a file does not tell of it: older decisions stay."""
        if self.dice is None:
            for decision in self._decisions:
                decision.followed = True

    def _last(self) -> Decision | None:
        if not self._decisions:
            return None
        last = self._decisions[-1]
        return None if last.followed and last.seat != CHANCE else last

    def _remember(self, decision: Decision, *, forced: bool, final: bool) -> None:
        if final or (decision.seat == CHANCE and self.dice is not None):
            self._decisions.clear()
        elif not forced:
            if self._decisions and self._decisions[-1].seat != decision.seat:
                self._decisions[-1].followed = True
            self._decisions.append(decision)
        elif self._decisions and self._decisions[-1].seat != decision.seat:
            self._decisions[-1].followed = True

    def _reveal(self) -> None:
        """Whoever picked in secret now sees the picks of the others."""
        if len(set(self._hidden)) > 1:
            self._decisions.clear()
        self._hidden = []

    def _cut(self, number: int) -> None:
        """Back to `number` events, with what is held back of them."""
        events = self.match.events[:number]
        first = number
        self.match.cut(number)
        while first and self.match.hidden:
            first -= 1
            self.match.cut(first)
        self._teller.held.clear()
        self._hidden.clear()
        for seat, action in events[first:]:
            self._teller.play(seat, action)
            self._hidden.append(seat)
        self.drawn = sum(event.seat == CHANCE for event in events)
