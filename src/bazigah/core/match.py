"""A match: options and events, folded into a state."""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from bazigah.core.contract import CHANCE, OVER
from bazigah.core.game import Game
from bazigah.core.twin import plain


class Event(NamedTuple):
    """What a seat did, or what chance gave: an action or outcome of the rules."""

    seat: int
    action: int


class Match:
    """The state after its events; the events are the match, all else follows from them.

    `match.state` is the plain state: read it, let `play` change it. Bad options and illegal actions raise Refusal and
    change nothing.
    """

    def __init__(self, game: Game, options: Mapping[str, object], events: Iterable[Sequence[int]] = ()) -> None:
        self.game = game
        self.options = game.resolve(options)
        self.events: list[Event] = []
        self._face = plain(game.rules)
        self._room = [0] * max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES)
        self._weight = [0] * game.rules.MAX_CHANCES
        self._chain = [sha256(self._head()).digest()]
        self.state = self._start()
        for seat, action in events:
            self.play(seat, action)

    @property
    def number(self) -> int:
        """How many events there are: the number of the next one."""
        return len(self.events)

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def over(self) -> bool:
        return self.to_move() == OVER

    @property
    def hidden(self) -> bool:
        """Whether what seats do now stays hidden from the others for a while."""
        return bool(self._face.simultaneous(self.state))

    def to_move(self) -> int:
        """The seat that acts (of several the first), CHANCE or OVER."""
        return int(self._face.to_move(self.state))

    def may_act(self, seat: int) -> bool:
        return bool(self._face.may_act(self.state, seat))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that may act; none for one that may not."""
        if not self.may_act(seat):
            return []
        return self._room[: self._face.legal(self.state, seat, self._room)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes and their weights when it is chance's turn, else none."""
        if self.to_move() != CHANCE:
            return []
        n = self._face.chances(self.state, self._room, self._weight)
        return list(zip(self._room[:n], self._weight[:n], strict=True))

    def play(self, seat: int, action: int) -> None:
        """Applies and appends an event; Refusal, with nothing changed, if it is not legal."""
        event = Event(int(seat), int(action))
        self._face.apply(self.state, *event)
        self.events.append(event)
        self._chain.append(sha256(self._chain[-1] + b"%d %d" % event).digest())

    def cut(self, number: int) -> None:
        """Goes back to the state after `number` events and forgets the later ones, whoever made them."""
        kept = self.events[:number]
        self.events, self._chain, self.state = [], self._chain[:1], self._start()
        for event in kept:
            self.play(*event)

    def view(self, seat: int) -> Any:
        """A copy of the state as this seat, or SPECTATOR, may see it."""
        seen = self._face.copy(self.state)
        self._face.mask(seen, seat)
        return seen

    def points(self) -> list[int]:
        return [int(self._face.points(self.state, seat)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        return [int(self._face.rank(self.state, seat)) for seat in range(self.players)]

    @property
    def checksum(self) -> str:
        """A SHA-256, in hex, of the chain over game, options and all events, and of the state that they led to."""
        return sha256(self._chain[-1] + _canonical(self._face.fields(self.state))).hexdigest()

    def _head(self) -> bytes:
        return _canonical([self.game.name, self.game.rules.VERSION, self.options])

    def _start(self) -> Any:
        state = self._face.new()
        self._face.setup(state, self.game.pack(self.options))
        return state


def _canonical(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
