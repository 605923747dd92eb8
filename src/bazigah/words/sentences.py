"""Sentences for what core says: refusals of actions and options, records that do not hold, what records prove."""

from collections.abc import Iterator
from typing import Any

from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.record import Record, RecordError
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, say

OPTION_VALUES = {
    "option-unknown": ("name", "known"),
    "option-missing": ("name", "allowed"),
    "option-value": ("name", "value", "allowed"),
}
"""The refusals that are the same in all games, and the names of their values."""


def refused(game: Game, state: Any, refusal: Refusal) -> Say:
    """Why not, with the clause: "C4: 3 is not greater than 5." `state` is None for options."""
    names = OPTION_VALUES.get(refusal.reason)
    if names is None:
        sentence: Say = game.view.refusal(state, refusal)
    else:
        sentence = Say(refusal.reason, dict(zip(names, refusal.values, strict=True)))
    return say("refused-clause", clause=refusal.clause, sentence=sentence)


def record_problem(error: RecordError) -> Say:
    return Say(f"record-{error.code}", error.values)


def proved(record: Record, match: Match) -> Iterator[Say]:
    """What the verification of a record has shown, and what it does not show."""
    outcomes = sum(event.seat == CHANCE for event in record.events)
    yield say("record-proves-events", number=match.number, version=record.rules, game=say(f"{record.game}-name"))
    yield say("record-proves-checksum", checksum=match.checksum)
    yield say("record-proves-result" if record.result else "record-proves-open")
    if record.dice.kind == "table":
        yield say("record-proves-table", number=outcomes)
    elif record.dice.secret is None:
        yield say("record-proves-sealed")
    else:
        yield say("record-proves-dice", number=outcomes, commitment=record.dice.commitment or "")
        yield say("record-proves-limits")
