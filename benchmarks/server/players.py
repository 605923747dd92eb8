"""People at tables, as cheap as they can be: of each message only what a player needs is read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from benchmarks.server.crowd import Load


class Turn(Struct):
    seat: int
    legal: tuple[int, ...]


class You(Struct):
    turns: tuple[Turn, ...]


class Shown(Struct):
    """A table."""

    phase: str


class Heard(Struct, tag_field="type", tag=str.lower):
    """The server's messages, but for what is not needed here; see `bazigah.server.wire`."""


class Ack(Heard):
    id: str
    number: int


class Refused(Heard):
    id: str | None
    code: str


class Welcome(Heard):
    number: int
    table: Shown
    you: You | None


class Update(Heard):
    after: int
    number: int
    table: Shown | None
    you: You | None


class Presence(Heard):
    pass


class Reminder(Heard):
    pass


class Bye(Heard):
    code: str


_decode = msgspec.json.Decoder(Ack | Refused | Welcome | Update | Presence | Reminder | Bye).decode
_ids = count()


@dataclass
class Party:
    """A table of the load. `last`: by the first line of a step, to how many readers its update has come, and when the
    last did; `due`: by the same number, when the action was due, None for what is no action.
    """

    load: Load
    code: str
    readers: int
    last: dict[int, tuple[int, float]] = field(default_factory=dict)
    due: dict[int, float | None] = field(default_factory=dict)

    def answered(self, number: int, due: float | None) -> None:
        """A request was answered: it made the line `number`."""
        self.due[number] = due
        self._finish(number)

    def updated(self, number: int, at: float) -> None:
        """A reader has the update that begins with that line."""
        self.last[number] = (self.last.get(number, (0, 0.0))[0] + 1, at)
        self._finish(number)

    def _finish(self, number: int) -> None:
        readers, at = self.last.get(number, (0, 0.0))
        if readers >= self.readers and number in self.due:
            del self.last[number]
            due = self.due.pop(number)
            if due is not None:
                self.load.figures.all.append(at - due)


class Player(WSListener):
    """A person at a table; with `seat` None only a reader."""

    def __init__(self, party: Party, seat: int | None, *, host: bool, seated: bool) -> None:
        self.load = party.load
        self.party = party
        self.seat = seat
        self.host = host
        self.seated = seated
        self.turn: tuple[int, tuple[int, ...], int] | None = None
        self.due: float | None = None
        self.waits = False
        self.phase = ""
        self.transport: Any = None

    @property
    def can_act(self) -> bool:
        return self.turn is not None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.load.figures.lost += not self.load.leaving

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        at = perf_counter()
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.send_close(WSCloseCode.OK)
                transport.disconnect()
            return
        self.load.figures.bytes += frame.payload_size
        heard = _decode(frame.get_payload_as_memoryview())
        handler = _HANDLERS.get(type(heard))
        if handler is not None:
            handler(self, heard, at)

    # What is heard

    def acknowledged(self, ack: Ack, at: float) -> None:
        due = None
        if ack.id[0] == "a":
            due, self.due = self.due, None
            self.load.thinking -= 1
            if due is not None:
                self.load.figures.acknowledged(due, at)
        self.party.answered(ack.number, due)

    def updated(self, update: Update, at: float) -> None:
        self.party.updated(update.after + 1, at)
        self._look(update.table, update.you, update.number)

    def welcomed(self, welcome: Welcome, _: float) -> None:
        self._look(welcome.table, welcome.you, welcome.number)

    def refused(self, refused: Refused, _: float) -> None:
        self.load.figures.refused[refused.code] += 1
        if refused.id is not None and refused.id[0] == "a":
            self.due = None
            self.load.thinking -= 1
            self.ask("sync")

    def dismissed(self, bye: Bye, _: float) -> None:
        self.load.figures.refused[f"bye {bye.code}"] += 1

    def _look(self, table: Shown | None, you: You | None, number: int) -> None:
        if table is not None and table.phase != self.phase:
            self.phase = table.phase
            self._prepare()
        if you is not None and self.due is None:
            turn = next((turn for turn in you.turns if turn.legal), None)
            self.turn = (turn.seat, turn.legal, number) if turn else None
            if turn and not self.waits:
                self.load.offer(self)

    # What is done

    def _prepare(self) -> None:
        """All that is not playing: sits down, is ready, adds to the dice, wants another match."""
        if self.seat is None:
            return
        if self.phase == "lobby" and not self.seated:
            self.seated = True
            self.ask("sit", f',"seat":{self.seat}')
            self.ask("ready", ',"ready":true')
        elif self.phase == "opening":
            self.ask("contribute", f',"data":"{self.load.random.getrandbits(128):032x}"')
        elif self.phase == "over" and self.host:
            self.ask("rematch")
            self.ask("start")

    def ask(self, kind: str, fields: str = "") -> None:
        """A request that is no action."""
        self._send(f'{{"type":"{kind}","id":"r{next(_ids)}"{fields}}}')

    def act(self, due: float) -> None:
        """A random legal action, which should have been sent at the time `due`."""
        assert self.turn is not None
        (seat, legal, number), self.turn = self.turn, None
        self.due = due
        self.load.thinking += 1
        action = self.load.random.choice(legal)
        self._send(f'{{"type":"act","id":"a{next(_ids)}","seat":{seat},"action":{action},"number":{number}}}')

    def _send(self, message: str) -> None:
        self.transport.send(WSMsgType.TEXT, message.encode())


_HANDLERS: dict[type, Callable[[Player, Any, float], None]] = {
    Ack: Player.acknowledged,
    Update: Player.updated,
    Welcome: Player.welcomed,
    Refused: Player.refused,
    Bye: Player.dismissed,
}
