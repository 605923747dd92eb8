"""What is due at a table: the start of the dice, the turn clock, bots for people who have gone, a new host."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from bazigah.server import wire
from bazigah.server.clock import now
from bazigah.server.entries import Entry, Host
from bazigah.server.lobby import STAND_IN, begin_play
from bazigah.server.no import No
from bazigah.server.playing import leave
from bazigah.server.room import Asleep, Room
from bazigah.server.table import Table
from bazigah.server.thoughts import Thoughts

LEAST = 0.02
"""Seconds between two looks at the clock."""
AGAIN = 1000
"""Milliseconds after which what could not be stored is tried again."""


class Due(NamedTuple):
    """Something to be done at a time (milliseconds since 1970)."""

    at: int
    do: Callable[[], None]


class Times:
    """The clocks of one table. `grace`: seconds until someone who has gone counts as away; `contributing`: for people
    to add to the dice.
    """

    def __init__(self, room: Room, thoughts: Thoughts, grace: float, contributing: float) -> None:
        self._room = room
        self._thoughts = thoughts
        self._grace = round(grace * 1000)
        self._contributing = round(contributing * 1000)
        self._reminded: set[tuple[int, int]] = set()
        self._not_before = 0
        self._timer: asyncio.TimerHandle | None = None
        self._steps: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._steps)

    def changed(self, *, by_play: bool) -> None:
        """Sets the alarm for what is due first. Play moves only the turn clock; an alarm that came too early is
        harmless.
        """
        if by_play and self._room.table.settings.clock == "off":
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._steps:
            return
        due = min(self._due(), default=None, key=lambda due: due.at)
        if due is not None:
            delay = max(LEAST, (max(due.at, self._not_before) - now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for step in self._steps:
            step.cancel()

    def _ring(self) -> None:
        self._timer = None
        at = now()
        for due in list(self._due()):
            if due.at <= at:
                due.do()
        self.changed(by_play=False)

    def _due(self) -> Iterator[Due]:
        table = self._room.table
        if table.phase == "opening":
            yield from self._start(table)
        if table.phase == "playing":
            yield from self._turns(table)
            yield from self._absences(table)
        yield from self._host(table)

    def _start(self, table: Table) -> Iterator[Due]:
        """Play begins when all have added to the dice, or had the time to; after a restart nobody is here at first."""
        play = table.play
        if play is not None:
            waits = set(table.persons) - set(play.contributions)
            at = max(play.at, self._room.woken) + self._contributing if waits else 0
            yield Due(at, lambda: self._step(_begin))

    def _turns(self, table: Table) -> Iterator[Due]:
        play, settings = table.play, table.settings
        if play is None or settings.clock == "off":
            return
        for seat, since in play.since.items():
            at = max(since, self._room.woken) + settings.seconds * 1000
            if table.seats[seat].bot is not None or (seat, since) in self._reminded:
                continue
            yield Due(at, lambda seat=seat, since=since: self._late(seat, since))  # type: ignore[misc]

    def _late(self, seat: int, since: int) -> None:
        self._reminded = {(seat, since), *(known for known in self._reminded if known[0] != seat)}
        if self._room.table.settings.clock == "limit":
            self._thoughts.ask(seat, STAND_IN, late=True)
        else:
            self._room.tell(wire.Reminder(seat))

    def _absences(self, table: Table) -> Iterator[Due]:
        """Nobody waits for someone who has gone, if there is anybody to wait."""
        here = set(self._room.present)
        if not here & set(table.persons):
            return
        for number, seat in enumerate(table.seats):
            if seat.person is not None and seat.person not in here and not seat.away:
                yield Due(self._gone(seat.person), lambda number=number: self._step(lambda t: leave(t, number)))  # type: ignore[misc]

    def _host(self, table: Table) -> Iterator[Due]:
        here = self._room.present
        heirs = [person for person in table.persons if person in here]
        if table.host not in here and heirs:
            yield Due(self._gone(table.host), lambda: self._step(lambda t: _hand_on(t, heirs[0])))

    def _gone(self, person: str) -> int:
        seen = self._room.left.get(person, self._room.woken), self._room.elsewhere.get(person, 0)
        return max(seen) + self._grace

    def _step(self, decide: Callable[[Table], Iterator[Entry]]) -> None:
        async def step() -> None:
            with suppress(Asleep):
                try:
                    await self._room.step(decide)
                except No:
                    self._not_before = now() + AGAIN

        task = asyncio.create_task(step())
        self._steps.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._steps.discard(task)
        if not task.cancelled():
            self.changed(by_play=False)


def _begin(table: Table) -> Iterator[Entry]:
    if table.phase == "opening":
        yield from begin_play(table)


def _hand_on(table: Table, heir: str) -> Iterator[Entry]:
    if heir in table.persons and table.host != heir:
        yield Host(heir)
