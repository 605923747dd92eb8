"""Matches that are really played at a table of this process, and what the people at it sent and were sent.

Time stands still but for a step before each request, and chance comes from a seed, so that they go the same every time.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bazigah.server import clock, wire
from bazigah.server.app import running
from bazigah.server.lobby import settled
from bazigah.server.room import Room
from bazigah.server.rows import Person
from bazigah.server.settings import ServerSettings

BEGAN = 1_796_000_000_000
STEP = 1500
"""Milliseconds between two requests."""
Frame = Mapping[str, Any]


@dataclass(eq=False)
class Client:
    """A person's side of a table. `sent` holds the frames since they were last taken."""

    person: str
    name: str
    words: bool
    sent: list[Frame] = field(default_factory=list)

    def send(self, *frames: bytes) -> None:
        self.sent += map(json.loads, frames)

    def bye(self, code: str, *, again: bool) -> None:
        """Nothing is told of the end."""

    def taken(self) -> list[Frame]:
        taken, self.sent = self.sent, []
        return taken


class Meeting:
    """People at one table."""

    def __init__(self, room: Room, tick: Iterator[int], clients: list[Client]) -> None:
        self._room = room
        self._tick = tick
        self._ids = count(1)
        self.clients = clients

    async def ask(self, client: Client, type: str, **fields: Any) -> Frame:
        """Sends a request and waits until it is answered; the frame."""
        next(self._tick)
        frame = {"type": type, "id": f"{client.name[0].lower()}{next(self._ids)}", **fields}
        await self.repeat(client, frame)
        return frame

    async def repeat(self, client: Client, frame: Frame) -> None:
        await self._room.hear(client, client.name, wire.read_request(json.dumps(frame)))
        await self._room.look(client.person, words=False)

    async def begin(self) -> None:
        """Everyone sits down, and the match starts with something of everyone in its dice."""
        for seat, client in enumerate(self.clients):
            await self.ask(client, "sit", seat=seat)
        await self.ask(self.clients[0], "start")
        for client in self.clients:
            await self.ask(client, "contribute", data=client.name.encode().hex())

    async def first_legal(self, client: Client) -> Frame:
        """The client's act with the first of its legal actions."""
        seen = await self._room.look(client.person, words=client.words)
        turn = seen.you.turns[0]
        return await self.ask(client, "act", seat=turn.seat, action=turn.legal[0], number=seen.number)

    async def acting(self) -> Client | None:
        """Who has the first decision; None when the match is over."""
        seen = await self._room.look("", words=False)
        return self.clients[seen.position.acting[0]] if seen.position and seen.position.acting else None


@contextmanager
def same_every_time(seed: int) -> Iterator[Iterator[int]]:
    """The clock goes on when the iterator is asked, and what is drawn comes from the seed."""
    draws = random.Random(seed)  # noqa: S311  secrets that are published
    time = [BEGAN]

    def tick() -> Iterator[int]:
        while True:
            time[0] += STEP
            yield time[0]

    drawn = {"token_bytes": draws.randbytes, "choice": draws.choice, "randbelow": draws.randrange}
    with patch.multiple(secrets, **drawn), patch.object(clock, "time_ns", lambda: time[0] * 1_000_000):
        yield tick()


async def meet(home: str, tick: Iterator[int], names: Mapping[str, bool], game: Mapping[str, Any], play: Any) -> Any:
    """What `play` gives, which is called with the meeting. `names`: of the people, and whether they get words."""
    async with running(ServerSettings(home=home)) as services:
        tables = services.tables
        people = [Person(clock.new_person_id(), name, "en", BEGAN, BEGAN) for name in names]
        settings = settled({**game, "name": "", "language": "en", "listed": False})
        room = await tables.room(await tables.create(people[0], settings))
        clients = [Client(person.id, person.name, words) for person, words in zip(people, names.values(), strict=True)]
        for client in clients:
            await room.enter(client)
        return await play(Meeting(room, tick, clients))


def played(names: Mapping[str, bool], game: Mapping[str, Any], play: Any, *, seed: int = 1) -> Any:
    with TemporaryDirectory() as home, same_every_time(seed) as tick:
        return asyncio.run(meet(home, tick, names, game, play))


@dataclass
class Exchange:
    """A heading, what one client sent, and what it was sent before the next."""

    heading: str
    asked: list[Frame]
    got: list[Frame]


@cache
def short_match() -> list[Exchange]:
    """A match of Wazabi from the first welcome to the end, as Sara's client saw it; Ali sits opposite."""
    options = {"players": 2, "first": 0, "coloured": 1, "centre": 2}
    return played({"Sara": False, "Ali": False}, {"game": "wazabi", "options": options}, _play_to_the_end, seed=55)


async def _play_to_the_end(meeting: Meeting) -> list[Exchange]:
    sara, ali = meeting.clients
    exchanges = []

    def note(heading: str, *asked: Frame) -> None:
        exchanges.append(Exchange(heading, list(asked), sara.taken()))

    await meeting.ask(ali, "sync")
    note("Sara opens the socket. Then Ali does.")
    note("She sits down.", await meeting.ask(sara, "sit", seat=0))
    await meeting.ask(ali, "sit", seat=1)
    note("Ali does.")
    note("She begins: the match is there with its seal.", await meeting.ask(sara, "start"))
    note("She adds bytes of her own to the dice.", await meeting.ask(sara, "contribute", data="5a7a"))
    await meeting.ask(ali, "contribute", data="a110")
    note("So does Ali, and play begins. Her turn comes with her legal actions.")
    act = await meeting.first_legal(sara)
    note("She acts. The dice fall in the same step.", act)
    await meeting.repeat(sara, act)
    note("Her client does not know whether that arrived and sends it again: one effect, the same answer.", act)
    note("She acts on an old number.", await meeting.ask(sara, "act", seat=0, action=6, number=act["number"]))
    while (client := await meeting.acting()) is not None:
        act = await meeting.first_legal(client)
        name = "She acts" if client is sara else "Ali acts"
        over = await meeting.acting() is None
        ending = ". It is over: the secret of the dice is open." if over else "."
        note(name + ending, *[act] * (client is sara))
    return exchanges


@cache
def hidden_pick() -> list[tuple[str, Frame]]:
    """Updates of a match of Clever in which Ali and Mina pick in secret: who got it, and the update."""
    options = {"players": 3, "first": 0, "picks": 1, "rounds": 1}
    names = {"Sara": False, "Ali": False, "Mina": False}
    return played(names, {"game": "clever", "options": options}, _pick_in_secret)


async def _pick_in_secret(meeting: Meeting) -> list[tuple[str, Frame]]:
    sara, ali, mina = meeting.clients
    await meeting.begin()
    while (client := await meeting.acting()) is sara:
        await meeting.first_legal(client)
    for client in meeting.clients:
        client.taken()
    await meeting.first_legal(ali)
    await meeting.first_legal(mina)
    return [(client.name, frame) for client in (ali, mina) for frame in client.taken() if frame["type"] == "update"]


@cache
def turn_in_words() -> Frame:
    """A turn of a match of Clever as a socket with words is sent it, and nobody sent anything before."""
    game = {"game": "clever", "options": {"players": 2, "first": 0}}
    turn: Frame = played({"Sara": True, "Ali": False}, game, _first_turn)
    return turn


async def _first_turn(meeting: Meeting) -> Frame:
    await meeting.begin()
    sara = meeting.clients[0]
    await meeting.first_legal(sara)
    turn: Frame = sara.taken()[-1]["you"]["turns"][0]
    return turn
