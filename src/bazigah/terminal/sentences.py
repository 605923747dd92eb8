"""Sentences for errors that are the input's fault."""

from bazigah.bots.bot import UnknownBot
from bazigah.core.game import UnknownGame
from bazigah.core.record import RecordError
from bazigah.core.say import say
from bazigah.terminal.trouble import Trouble
from bazigah.words.sentences import record_problem


def trouble(error: Exception) -> Trouble | None:
    """What to say of an error that is the input's fault; None if it is a mistake of ours."""
    if isinstance(error, UnknownGame):
        return Trouble(say("cli-game-unknown", name=error.name[:40], known=", ".join(error.known)))
    if isinstance(error, UnknownBot):
        return Trouble(say("cli-bot-unknown", name=error.name[:40], known=", ".join(error.known)))
    if isinstance(error, RecordError):
        return Trouble(record_problem(error))
    return None
