"""Named points on the way of a request: put around the server's functions from outside, for processes of tests.

A passage is a point and what was on its way there: `committed undo`. At the passage that is planned the process dies,
as if by a cut of the power.
"""

import functools
import inspect
import os
import signal
from collections import Counter
from collections.abc import Callable
from typing import Any

from bazigah.server import door, room, tables, wire
from bazigah.server.live import LiveSocket
from bazigah.server.room import Room
from bazigah.server.store import Store, batches, grounds, writer
from bazigah.server.table import Table

POINTS = (
    "frame", "shape", "queued", "taken", "rights", "fold", "folded", "legal", "batch", "append", "waits", "grouped",
    "begun", "insert", "inserted", "committed", "written", "settles", "settled", "durable", "view",
    "sends-ack", "sent-ack", "sends-update", "sent-update", "answered",
)  # fmt: skip
"""The points that every action passes, in their order: while it comes in, is stored, and its answer goes out."""
BY_NOBODY = {
    "Thoughts.": "thought", "_begin": "begin", "Times._absences": "leave", "Times._host": "heir",
    "Tables.forget": "forget", "Room._enter": "back", "Room._visit": "back",
}  # fmt: skip
"""What is on its way when no person asked for it, by the beginning of the name of the function that decides."""


class Guide:
    """Counts passages; at number `nth` of the planned one the process dies, after it has told so."""

    def __init__(self) -> None:
        self.kind = "boot"
        self.asked: dict[str, str] = {}
        self.counts: Counter[str] = Counter()
        self.planned = ""
        self.nth = 1
        self.tell: Callable[[dict[str, Any]], None] = print

    def passes(self, point: str, kind: str | None = None) -> None:
        passage = f"{point} {kind or self.kind}"
        self.counts[passage] += 1
        if passage == self.planned and self.counts[passage] == self.nth:
            self.tell({"killed": passage})
            os.kill(os.getpid(), signal.SIGKILL)

    def described(self, frame: str) -> tuple[str, str]:
        """The type of a frame, and to which request or entry it belongs."""
        type = frame[9:].partition('"')[0]  # {"type":"ack","id":"...
        if type in ("ack", "refused"):
            return type, self.asked.get(frame.partition('"id":"')[2].partition('"')[0], "any")
        return type, frame.partition('"entry":{"kind":"')[2].partition('"')[0] or "any"


def install(guide: Guide) -> None:
    """Puts the points there."""
    _way_in(guide)
    _decision(guide)
    _store(guide)
    _way_out(guide)


def _around(owner: Any, name: str, before: Callable[..., None], after: Callable[..., None]) -> None:
    """Calls `before` with the arguments of a function, and `after` with its result and its arguments."""
    original = getattr(owner, name)

    if inspect.iscoroutinefunction(original):

        @functools.wraps(original)
        async def awaited(*args: Any, **kwargs: Any) -> Any:
            before(*args, **kwargs)
            result = await original(*args, **kwargs)
            after(result, *args, **kwargs)
            return result

        setattr(owner, name, awaited)
        return

    @functools.wraps(original)
    def called(*args: Any, **kwargs: Any) -> Any:
        before(*args, **kwargs)
        result = original(*args, **kwargs)
        after(result, *args, **kwargs)
        return result

    setattr(owner, name, called)


def _nothing(*_: Any, **__: Any) -> None:
    pass


def _way_in(guide: Guide) -> None:
    """Shape, the table's queue, the known ids."""

    def taken(*arguments: Any, **_: Any) -> None:
        guide.kind = guide.asked[_request(*arguments).id] = _kind(*arguments)
        guide.passes("taken")

    _around(
        wire, "read_request",
        lambda _: guide.passes("frame", "any"),
        lambda request, _: guide.passes("shape", _kind(request)),
    )  # fmt: skip
    _around(Room, "hear", _nothing, lambda *arguments: guide.passes("queued", _kind(*arguments)))
    _around(Room, "_hear", taken, _nothing)
    _around(Room, "_answer", taken, lambda *_: guide.passes("answered"))


def _decision(guide: Guide) -> None:
    """Rights, legality, the fold."""

    def begins(_: Room, decide: Callable[..., Any], key: object = None, *rest: object) -> None:
        name = decide.__qualname__
        if key is None:
            guide.kind = next((kind for start, kind in BY_NOBODY.items() if name.startswith(start)), name)

    def decided(lines: Any, table: Table, *rest: object) -> None:
        if lines and table.phase == "over" and type(lines[-1].entry).__name__ in ("Played", "Stopped"):
            guide.kind = "end"
        guide.passes("legal")

    _around(Room, "_step", begins, _nothing)
    _around(room, "run", lambda *_: guide.passes("rights"), decided)
    _around(Table, "apply", lambda *_: guide.passes("fold"), lambda *_: guide.passes("folded"))
    _around(room, "batch_of", _nothing, lambda *_: guide.passes("batch"))
    _around(room, "folded", lambda *_: guide.passes("woken"), _nothing)
    _around(tables, "folded", lambda *_: guide.passes("wakes", "wake"), lambda *_: guide.passes("awake", "wake"))


class _Work:
    """What is done in a transaction that writes."""

    def __init__(self, guide: Guide, work: Callable[[Any], Any]) -> None:
        self._guide = guide
        self._work = work

    def __call__(self, connection: Any) -> Any:
        self._guide.passes("begun")
        result = self._work(connection)
        self._guide.passes("inserted")  # and not committed
        return result


def _store(guide: Guide) -> None:
    """The writer's queue, the transaction, and the news that it is durable."""

    def erases(*_: object) -> None:
        guide.kind = "erase"

    def watched(ground: Any) -> None:
        original = ground.write

        async def write(self: Any, work: Any) -> Any:
            result = await original(self, _Work(guide, work))
            guide.passes("written")
            return result

        ground.write = write

    def committed(_: object, __: object, work: object) -> None:
        if isinstance(work, _Work):
            guide.passes("committed")  # and nobody knows it but the database

    _around(Store, "forget", erases, lambda *_: guide.passes("erased"))
    _around(Store, "append", lambda *_: guide.passes("append"), lambda *_: guide.passes("durable"))
    _around(writer.Writer, "write", lambda *_: guide.passes("waits"), _nothing)
    _around(writer.Writer, "_outcomes", lambda *_: guide.passes("grouped"), _nothing)
    _around(writer, "_settle", lambda *_: guide.passes("settles"), lambda *_: guide.passes("settled"))
    _around(batches, "put", lambda *_, **__: guide.passes("insert"), _nothing)
    _around(grounds, "_transact", _nothing, committed)
    for ground in (grounds.SqliteGround, grounds.PostgresGround):
        watched(ground)


def _way_out(guide: Guide) -> None:
    """The answer, and the views of all who follow."""

    def sends(_: LiveSocket, *frames: bytes) -> None:
        for frame in frames:
            type, kind = guide.described(frame.decode())
            guide.passes(f"sends-{type}", kind)

    def sent(_: object, __: LiveSocket, *frames: bytes) -> None:
        for frame in frames:
            type, kind = guide.described(frame.decode())
            guide.passes(f"sent-{type}", kind)

    _around(LiveSocket, "send", sends, sent)
    _around(door.Step, "frame", lambda *_, **__: guide.passes("view"), _nothing)


def _kind(*arguments: object) -> str:
    """What the request is that is among them."""
    return type(_request(*arguments)).__name__.lower()


def _request(*arguments: object) -> wire.Request:
    return next(found for found in arguments if isinstance(found, wire.Request))
