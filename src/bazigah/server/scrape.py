"""One scrape shows what all processes of the server have measured, whichever is asked."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from bazigah.server.clock import new_match_id
from bazigah.server.crew import MEASURE, MEASURED, Crew
from bazigah.server.metrics import Family, Metrics, Together

PATIENCE = 1.0
"""Seconds in which the others have to answer; who does not is left out."""


class Question(Struct, array_like=True):
    """What have you measured? From process `asker`."""

    id: str
    asker: int


class Answer(Struct, array_like=True):
    """What process `worker` has measured."""

    id: str
    worker: int
    families: list[Family]


class Scrape:
    """What this process and its siblings have measured."""

    def __init__(self, crew: Crew, metrics: Metrics) -> None:
        self._crew = crew
        self._metrics = metrics
        self._open: dict[str, asyncio.Queue[Answer]] = {}
        crew.on(MEASURE, self._answer)
        crew.on(MEASURED, self._take)

    async def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        if not self._crew.others:
            return self._metrics.text()
        question = Question(new_match_id(), self._crew.number)
        answers = self._open[question.id] = asyncio.Queue()
        self._crew.send_all(MEASURE, msgspec.json.encode(question))
        measured = {self._crew.number: self._metrics.families()}
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while len(measured) <= len(self._crew.others):
                        answer = await answers.get()
                        measured[answer.worker] = answer.families
        finally:
            del self._open[question.id]
        return Together(measured).text()

    def _answer(self, message: bytes, _: Sequence[int]) -> None:
        question = msgspec.json.decode(message, type=Question)
        answer = Answer(question.id, self._crew.number, self._metrics.families())
        self._crew.send(question.asker, MEASURED, msgspec.json.encode(answer))

    def _take(self, message: bytes, _: Sequence[int]) -> None:
        answer = msgspec.json.decode(message, type=Answer)
        if answer.id in self._open:  # else it comes too late
            self._open[answer.id].put_nowait(answer)
