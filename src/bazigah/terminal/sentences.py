"""Sentences for what core refuses: refusals of rules and options, records that do not hold, names that are unknown."""

from typing import Any

from bazigah.bots.bot import UnknownBot
from bazigah.core.game import Game, UnknownGame
from bazigah.core.record import RecordError
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, say
from bazigah.terminal.trouble import Trouble

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
    return say("terminal-refused", clause=refusal.clause, sentence=sentence)


def record_problem(error: RecordError) -> Say:
    return Say(f"record-{error.code}", error.values)


def trouble(error: Exception) -> Trouble | None:
    """What to say of an error that is the input's fault; None if it is a mistake of ours."""
    if isinstance(error, UnknownGame):
        return Trouble(say("cli-game-unknown", name=error.name[:40], known=", ".join(error.known)))
    if isinstance(error, UnknownBot):
        return Trouble(say("cli-bot-unknown", name=error.name[:40], known=", ".join(error.known)))
    if isinstance(error, RecordError):
        return Trouble(record_problem(error))
    return None
