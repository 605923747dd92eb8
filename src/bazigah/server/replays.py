"""A record told step by step, for whoever looks at a match again or checks its dice."""

from collections.abc import Sequence

from msgspec.structs import replace

from bazigah.core.contract import CHANCE, SPECTATOR
from bazigah.core.match import Event, Match
from bazigah.core.record import Record, RecordError
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.core.teller import Teller
from bazigah.core.twin import plain
from bazigah.server import wire
from bazigah.server.api.shapes import Draw, Replay, ReplayDice, ReplaySeat, ReplayStep, Weighing
from bazigah.server.door import standing
from bazigah.server.no import No

MOST_EVENTS = 100_000
"""Events of a record that is told: ten times those of the longest matches that people play, and some seconds."""


def replay_of(record: Record) -> Replay:
    """All steps of a record; RecordError if its events are not legal, No if there are too many."""
    if len(record.events) > MOST_EVENTS:
        raise No("too-large")
    telling = _Telling(record.start())
    for event in record.events:
        telling.play(event)
    telling.close()
    dice = record.dice
    return Replay(
        id=record.id,
        game=record.game,
        rules=record.rules,
        date=record.date,
        options=record.options,
        seats=tuple(ReplaySeat(seat.name, seat.bot) for seat in record.seats),
        dice=ReplayDice(dice.kind, dice.commitment, dice.contributions, dice.secret),
        checksum=telling.match.checksum,
        steps=tuple(telling.steps),
        weighings=tuple(Weighing(outcomes, weights) for outcomes, weights in telling.weighings),
        draws=tuple(telling.draws),
    )


class _Telling:
    """The steps so far. A step ends where something is told: a throw is one, and so are picks that were hidden."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[ReplayStep] = []
        self.draws: list[Draw] = []
        self.weighings: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self._teller = Teller(match)
        self._events: list[Event] = []
        self._shown: dict[str, object] = {}
        self._step(())

    def play(self, event: Event) -> None:
        if event.seat == CHANCE:
            self._draw(event.action)
        try:
            told = self._teller.play(*event)
        except Refusal as refusal:
            raise RecordError("event", number=self.match.number + 1, clause=refusal.clause) from refusal
        self._events.append(event)
        if told:
            self._step(told)

    def close(self) -> None:
        """The last events may have told nothing: a throw that never fell, picks that were never shown."""
        if self._events:
            self._step(())

    def _draw(self, outcome: int) -> None:
        """Notes what was to be drawn from; an outcome that is none of it is refused by the rules."""
        outcomes, weights = zip(*chances, strict=True) if (chances := self.match.chances()) else ((), ())
        if outcome not in outcomes:
            return
        weighing = self.weighings.setdefault((outcomes, weights), len(self.weighings))
        token = self.match.game.notation.write(self.match.state, CHANCE, outcome)
        self.draws.append(Draw(self.match.number + 1, weighing, outcome, token))

    def _step(self, told: Sequence[Say]) -> None:
        match, rules = self.match, self.match.game.rules
        state = plain(rules).fields(match.view(SPECTATOR))  # a copy: the match goes on
        changed = {name: value for name, value in state.items() if self._shown.get(name) != value}
        self._shown = state
        mover = match.to_move()
        acting = [seat for seat in range(match.players) if match.may_act(seat)] if match.hidden else [mover]
        position = standing(match, acting=[seat for seat in acting if seat >= 0], over=match.over, words=True)
        said = tuple(wire.sentence(say) for say in told)
        events = tuple((event.seat, event.action) for event in self._events)
        self.steps.append(ReplayStep(match.number, events, said, replace(position, state=changed)))
        self._events = []
