"""The process that plays: `python -m benchmarks.server.load tables|echo PORT`. It is told what to do by JSON lines, an
`Order` each, and answers each by one line: an `Outcome`, or null.
"""

import asyncio
import gc
import sys

import msgspec
import uvloop
from picows import ws_connect

from benchmarks.server.crowd import Crowd, Mover, Order, until
from benchmarks.server.echoes import Echoes
from benchmarks.server.guests import AT_ONCE, CIRCLE, Gathering
from benchmarks.server.players import Party, Player
from benchmarks.server.processes import HOST, PATIENCE


class Guests(Crowd):
    """People at tables."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.gatherings: list[Gathering] = []
        self.seated = False

    def attend(self, order: Order) -> None:
        self.gatherings = order.tables

    async def connect(self, *, words: bool) -> list[Mover]:
        """Everyone at their tables; returns when a match is on at each."""
        gate = asyncio.Semaphore(AT_ONCE)
        joining = []
        for gathering in self.gatherings:
            party = Party(self.load, gathering.code, CIRCLE)
            joining += [self._join(gate, party, gathering, place, words=words) for place in range(CIRCLE)]
        players: list[Mover] = [*await asyncio.gather(*joining)]
        self.seated = True
        if not await until(lambda: len(self.load.ready) >= len(self.gatherings), PATIENCE):
            raise SystemExit(f"only {len(self.load.ready)} of {len(self.gatherings)} matches have begun")
        return players

    async def _join(
        self, gate: asyncio.Semaphore, party: Party, table: Gathering, place: int, *, words: bool
    ) -> Player:
        seat = place if place < table.players else None
        player = Player(party, seat, host=place == 0, seated=self.seated)
        url = f"ws://{HOST}:{self.port}/api/tables/{table.code}/socket?words={str(words).lower()}"
        async with gate:
            await ws_connect(lambda: player, url, extra_headers={"cookie": table.guests[place].cookie})
        return player


KINDS: dict[str, type[Crowd]] = {"tables": Guests, "echo": Echoes}


async def play(crowd: Crowd) -> None:
    """Follows orders until there are no more."""
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        outcome = await crowd.follow(msgspec.json.decode(line, type=Order))
        sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
        sys.stdout.buffer.flush()
        gc.collect()


def main() -> None:
    gc.disable()  # between orders is time enough
    kind, port = sys.argv[1:]
    uvloop.run(play(KINDS[kind](int(port))))


if __name__ == "__main__":
    main()
