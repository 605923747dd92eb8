"""Matches that are told as they are played: how often each kind of action and of outcome comes, in the game's words.

A kind is what the view says of an action, of an outcome, or of what follows from it, with the numbers, the seats and
the lists left open: "Write blue …", "a white bonus", "Star". So whatever a game has a sentence for is counted, and no
code here knows a game.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from bazigah.bots.bot import Bot
from bazigah.bots.playout import scramble, step, weighted
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.say import Say, Value

OPEN = "…"
"""Stands for what a kind leaves open."""
CHOICE, OUTCOME, EFFECT = "choice", "outcome", "effect"
"""Whose a kind is: what a seat does, what chance gives, what follows."""
TOLD = 1 << 60
"""Streams of numbers of told matches, apart from those of others."""


class Told(NamedTuple):
    """A told match: decisions of seats, turns (decisions of one seat in a row), and kind -> how often it came."""

    decisions: int
    turns: int
    uses: dict[str, int]


def tell(game: Game, options: dict[str, Any], seats: list[Bot], seed: int, number: int) -> Told:
    """Told match `number`: 0, 1, ... It depends on what it is given and on nothing else."""
    match = Match(game, options)
    rng = scramble(scramble((seed ^ TOLD) & ((1 << 62) - 1)) + number)
    decisions = turns = 0
    last, uses = CHANCE, Counter[str]()
    while not match.over:
        rng, seat = step(rng), match.to_move()
        if seat == CHANCE:
            outcomes, weights = zip(*match.chances(), strict=True)
            action = outcomes[weighted(rng, list(weights), len(weights))]
        else:
            action = seats[seat].choose(match.view(seat), seat, scramble(rng & ((1 << 62) - 1)))
            decisions, turns, last = decisions + 1, turns + (seat != last), seat
        uses.update(kinds(game, match.state, seat, action))
        match.play(seat, action)
    return Told(decisions, turns, dict(sorted(uses.items())))


def kinds(game: Game, s: Any, seat: int, action: int) -> Iterator[str]:
    """The kinds that an event is of, from the state before it."""
    yield kind(OUTCOME if seat == CHANCE else CHOICE, game.view.action(s, seat, action))
    for effect in game.view.consequence(s, seat, action):
        yield kind(EFFECT, effect)


def kind(group: str, sentence: Say) -> str:
    """As text that can be a key: the group, the sentence's id and its codes, as JSON."""
    return json.dumps([group, *_pattern(sentence)], ensure_ascii=False, separators=(",", ":"))


def read(kind: str) -> tuple[str, Say]:
    """The group and the sentence, in which all that is open is an ellipsis."""
    group, id, values = json.loads(kind)
    return group, _sentence(id, values)


def _pattern(sentence: Say) -> tuple[str, dict[str, Any]]:
    return sentence.id, {name: _left(value) for name, value in sorted(sentence.values.items())}


def _left(value: Value) -> Any:
    """Codes and sentences stay; what may be anything is open."""
    if isinstance(value, Say):
        return _pattern(value)
    return value if isinstance(value, str) else OPEN


def _sentence(id: str, values: dict[str, Any]) -> Say:
    return Say(id, {name: value if isinstance(value, str) else _sentence(*value) for name, value in values.items()})
