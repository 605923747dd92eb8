"""The parts of a table that a machine of tests drives without a network: a socket, a store that fails, a picture."""

import json
from typing import Any

import msgspec

from bazigah.server.rows import Batch
from bazigah.server.store import Store, Unavailable
from bazigah.server.table import Table
from support.following import Follower


class Reader(Follower):
    """A socket that follows the table."""

    def __init__(self, person: str, *, words: bool) -> None:
        super().__init__(person)
        self.words = words
        self.answers: dict[str, list[dict[str, Any]]] = {}

    def send(self, *frames: bytes) -> None:
        for message in map(json.loads, frames):
            if message["type"] in ("ack", "refused"):
                self.answers.setdefault(message["id"], []).append(message)
            else:
                assert self.follow(message), f"missed something before {message}"

    def bye(self, code: str, *, again: bool) -> None:
        self.byes.append(code)


class Shaky(Store):
    """A store that may fail once: before it has stored something, or after."""

    fails: str = ""

    async def append(self, batch: Batch) -> None:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise Unavailable("disk-full")
        await super().append(batch)
        if fails == "after":
            raise Unavailable("database")


def picture(table: Table) -> Any:
    """All of a table that its log determines."""
    play = table.play
    seats = range(play.match.players) if play else ()
    return msgspec.to_builtins([
        table.number, table.host, table.settings, table.seats, sorted(table.muted), list(table.said), table.phase,
        play and [play.opened, play.contributions, play.match.events, play.match.checksum, sorted(play.wishes),
                  play.acted, play.since, play.unseen, play.seen, play.undone, play.hosted.drawn, play.secret,
                  [play.hosted.can_undo(seat) for seat in seats], [(told.id, str(told)) for told in play.told]],
    ], str_keys=True)  # fmt: skip


def named(snapshot: bytes) -> set[tuple[str, str]]:
    """Whose names stand in it."""
    kept = msgspec.json.decode(snapshot)
    return {(entry["person"], entry["name"]) for entry in [*kept["seats"], *kept["said"]] if entry["person"]}
