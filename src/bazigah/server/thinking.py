"""The process in which bots think: it reads questions, a line each, and writes answers, a line each.

A question is all that a bot gets: what its seat sees, the seat and the seed. The process ends with its parent, also in
the middle of a thought: then its input ends.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, NoReturn

import msgspec
from msgspec import Struct

from bazigah.bots.bot import Bot, find_bot
from bazigah.core.game import find_game
from bazigah.core.twin import plain

POLITENESS = 10
"""Added to the niceness of the process: tables are served first."""


class Question(Struct, frozen=True, array_like=True):
    """`state`: the fields of the masked state."""

    game: str
    bot: str
    state: dict[str, Any]
    seat: int
    seed: int


class Answer(Struct, frozen=True, array_like=True):
    """A legal action, or what went wrong."""

    action: int | None
    trouble: str = ""


PREPARING = Answer(None, "preparing")
"""Said before an answer that will take long: what the bot needs is compiled first."""


def main() -> None:
    """Answers until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # sent to a whole group of processes: the parent's to answer
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    decoder, encoder = msgspec.json.Decoder(Question), msgspec.json.Encoder()
    asked: set[tuple[str, str]] = set()
    while True:
        for reply in replies(decoder.decode(questions.get()), asked):
            try:
                answers.write(encoder.encode(reply) + b"\n")
            except OSError:
                _stop()


def replies(question: Question, asked: set[tuple[str, str]]) -> Iterator[Answer]:
    """The answer; before it PREPARING where the bot was not `asked` in this process before, and takes long to begin."""
    bot = (question.game, question.bot)
    if bot not in asked:
        asked.add(bot)
        with suppress(LookupError):  # which `answer` tells of
            if _bot(*bot).prepare:
                yield PREPARING
    yield answer(question)


def answer(question: Question) -> Answer:
    """What the bot does there; `trouble` if that is not legal, or no move at all."""
    try:
        rules = find_game(question.game).rules
        state = plain(rules).load(question.state)
        room = [0] * rules.MAX_LEGAL
        legal = room[: plain(rules).legal(state, question.seat, room)]
        action = int(_bot(question.game, question.bot).choose(state, question.seat, question.seed))
    except Exception as error:  # noqa: BLE001 - a bot is anyone's code
        return Answer(None, repr(error))
    return Answer(action) if action in legal else Answer(None, f"{action} is not legal")


@cache
def _bot(game: str, name: str) -> Bot:
    return find_bot(find_game(game), name)


def _read(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    for line in source:
        questions.put(line)
    _stop()


def _stop() -> NoReturn:
    """The parent is gone, and nobody waits for the thought any more."""
    os._exit(0)


if __name__ == "__main__":
    main()
