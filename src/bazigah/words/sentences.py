"""Sentences for what core refuses: actions, options, records that do not hold."""

from typing import Any

from bazigah.core.game import Game
from bazigah.core.record import RecordError
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
