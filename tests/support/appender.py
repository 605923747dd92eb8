"""Appends to tables, and prints the code and the last number of each batch that was acknowledged.

`python -m support.appender URL NAME TABLES PAUSE`: says "ready", begins when it is sent a line, and does not end.
PAUSE: the most seconds between two batches of a table, for others to have their turn.
"""

import asyncio
import sys
from random import Random

from bazigah.server.entries import Played
from bazigah.server.rows import Batch
from bazigah.server.store import Conflict, Store
from support.stored import batch, head


async def table(store: Store, name: str, code: str, pause: float) -> None:
    random = Random(name + code)
    last = await _last(store, code)
    while True:
        entries = [Played(0, action) for action in range(1 + last % 4)]
        try:
            lines = batch(code, last, *entries, person=name, key=f"{name}-{last}").lines
            await store.append(Batch(code, last, lines, head(code, last + len(entries))))
        except Conflict:
            last = await _last(store, code)
        else:
            last += len(entries)
            print(code, last, flush=True)
            await asyncio.sleep(pause * random.random())


async def _last(store: Store, code: str) -> int:
    rows = await store.table(code)
    return rows.head.number if rows else 0


async def main(url: str, name: str, tables: str, pause: str) -> None:
    store = await Store.open(url)
    print("ready", flush=True)
    sys.stdin.readline()
    await asyncio.gather(*[table(store, name, f"t{i}", float(pause)) for i in range(int(tables))])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
