"""The parts of a table that a machine of tests drives without a network: a socket, a store that fails, a picture."""

import json
from typing import Any

import msgspec
from hypothesis import strategies as st

from bazigah.core.game import game_names
from bazigah.server import wire
from bazigah.server.rows import Batch
from bazigah.server.store import Store, Unavailable
from bazigah.server.table import Table
from support.following import Follower

PEOPLE = ["sara", "ali", "mina", "reza"]
WHO = st.sampled_from(PEOPLE)
GAMES = st.sampled_from([None, *game_names()])
PLAYERS = st.fixed_dictionaries({"players": st.integers(1, 4)})
MANAGING = st.one_of(
    st.tuples(st.just(wire.Bot), st.fixed_dictionaries({"bot": st.sampled_from(["random", "greedy", "nobody", None])})),
    st.tuples(st.just(wire.Ready), st.fixed_dictionaries({"ready": st.booleans()})),
    st.tuples(st.just(wire.Configure), st.fixed_dictionaries({"options": PLAYERS, "game": GAMES})),
    st.tuples(st.just(wire.Start), st.just({})),
    st.tuples(st.just(wire.Rematch), st.fixed_dictionaries({"shuffle": st.booleans()})),
    st.tuples(st.just(wire.Mute), st.fixed_dictionaries({"person": WHO, "muted": st.booleans()})),
    st.tuples(st.just(wire.Hand), st.fixed_dictionaries({"person": WHO})),
)  # fmt: skip
"""Requests but for their ids and seats."""


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

    def check(self) -> None:
        """Nobody here has a cookie."""


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
