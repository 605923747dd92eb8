"""Plays events and tells them, each when everybody may hear it."""

from collections.abc import Sequence

from bazigah.core.match import Match
from bazigah.core.say import Say
from bazigah.core.twin import copy


class Teller:
    """The one who moves the pieces of a match and says what happened.

    While a phase is simultaneous its events are held back; they are told together when it is over.
    """

    def __init__(self, match: Match, held: Sequence[Say] = ()) -> None:
        self.match = match
        self.held = list(held)

    def play(self, seat: int, action: int) -> list[Say]:
        """Applies the event and gives what may be told now; Refusal, with nothing changed, if it is not legal."""
        match, hidden, before = self.match, self.match.hidden, copy(self.match.state)
        match.play(seat, action)
        sentence = match.game.view.event(before, seat, action, match.state)
        heard = [] if sentence is None else [sentence]
        if not hidden:
            return heard
        self.held += heard
        if match.hidden:
            return []
        heard, self.held = self.held, []
        return heard


def retell(match: Match, number: int | None = None) -> tuple[Teller, list[list[Say]]]:
    """A teller of the same match from its start up to `number` events, and what it told after each of them."""
    again = Teller(Match(match.game, match.options))
    return again, [again.play(*event) for event in match.events[:number]]
