"""The bots at a table: asked when it is their turn, in processes of their own, and heard if the match still waits."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import structlog

from bazigah.bots.bot import seed_of
from bazigah.core.twin import plain
from bazigah.server.no import No
from bazigah.server.playing import bot_plays, bots_to_move
from bazigah.server.room import Asleep, Room
from bazigah.server.table import Moment

AGAIN = 1.0
"""Seconds after which an answer that could not be stored is offered again."""

log = structlog.get_logger()

Question = tuple[int, Moment]
"""A seat, and the moment of the match."""


class Thinker(Protocol):
    """Where bots think."""

    def choose(
        self, game: str, bot: str, state_fields: dict[str, Any], seat: int, seed: int
    ) -> Coroutine[Any, Any, int]: ...


class Thoughts:
    """The thoughts of one table. `pause`: seconds between a bot's turn and its move, for people to follow; `moved` is
    called for each move.
    """

    def __init__(self, room: Room, bots: Thinker, pause: float, moved: Callable[[], None]) -> None:
        self._room = room
        self._moved = moved
        self._bots = bots
        self._pause = pause
        self._tasks: dict[Question, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def changed(self, *, by_play: bool) -> None:  # noqa: ARG002
        """Asks every bot whose turn it is and that was not asked yet."""
        for seat in bots_to_move(self._room.table):
            self.ask(seat, self._room.table.seats[seat].bot or "", late=False)

    def ask(self, seat: int, bot: str, *, late: bool) -> None:
        """Lets a bot move for a seat: its own, or that of a person whose time is over."""
        play = self._room.table.play
        if play is None or (question := (seat, play.moment(seat))) in self._tasks:
            return
        state = plain(play.match.game.rules).fields(play.match.view(seat))
        seed = seed_of(play.opened.match, question[1].seen, seat)
        thought = self._bots.choose(play.opened.game, bot, state, seat, seed)
        task = asyncio.create_task(self._answer(question, thought, late=late))
        self._tasks[question] = task
        task.add_done_callback(lambda _: self._tasks.pop(question, None))

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _answer(self, question: Question, thought: Coroutine[Any, Any, int], *, late: bool) -> None:
        seat, moment = question
        try:
            action, _ = await asyncio.gather(thought, asyncio.sleep(0 if late else self._pause))
        except Exception:
            log.exception("thought.lost", table=self._room.table.code, seat=seat)
            return
        number = self._room.table.number
        while True:
            try:
                stored = await self._room.step(lambda table: bot_plays(table, seat, action, moment, late=late))
            except No:
                await asyncio.sleep(AGAIN)
            except Asleep:
                return
            else:
                if stored.number > number:
                    self._moved()
                return
