"""What a folder keeps, as Parquet: a row for each seat of each match. Needs pyarrow.

| column | what |
| --- | --- |
| `piece` | the number of the line in `results.jsonl`, from 0: a match, of a tournament a block |
| `match` | the match within its piece, from 0 |
| `seat`, `bot` | from 0; the bot's name |
| `entrant` | of tournaments: the place of the bot in the list of those that were named, from 0 |
| `points`, `rank` | the score and the place, equal places shared |
| `events` | of the match, chance outcomes included |
| `option_...` | of sweeps: the options that vary, as text |

The settings are in the metadata of the schema, under `bazigah`.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bazigah.lab.simulate import Played
from bazigah.lab.sweep import Sweep
from bazigah.lab.tournament import Tournament, seatings
from bazigah.lab.works import AnyWork

BATCH = 50_000
"""Rows that are held at a time."""


def write(path: Path, work: AnyWork, pieces: Iterable[Any]) -> None:
    """Writes the file, from the pieces in their order; ImportError without pyarrow."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = _schema(work, pa)
    rows = _rows(work, pieces)
    with parquet.ParquetWriter(path, schema) as file:
        while batch := list(islice(rows, BATCH)):
            file.write_table(pa.Table.from_pylist(batch, schema))


def _schema(work: AnyWork, pa: Any) -> Any:
    fields = {"piece": pa.int64(), "match": pa.int32(), "seat": pa.int32(), "bot": pa.string()}
    if isinstance(work, Tournament):
        fields["entrant"] = pa.int32()
    fields |= {"points": pa.int64(), "rank": pa.int32(), "events": pa.int64()}
    if isinstance(work, Sweep):
        fields |= {f"option_{name}": pa.string() for name in work.vary}
    return pa.schema(list(fields.items()), metadata={"bazigah": msgspec.json.encode(work)})


def _rows(work: AnyWork, pieces: Iterable[Any]) -> Iterator[dict[str, Any]]:
    if isinstance(work, Tournament):
        yield from _of_tournament(work, pieces)
    elif isinstance(work, Sweep):
        yield from _of_sweep(work, pieces)
    else:
        for number, played in enumerate(pieces):
            yield from _of_match(played, work.seats, piece=number, match=0)


def _of_tournament(work: Tournament, blocks: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for number, block in enumerate(blocks):
        for match, (seating, played) in enumerate(zip(seatings(work.order(number)), block, strict=True)):
            names = tuple(work.bots[entrant] for entrant in seating)
            for row in _of_match(played, names, piece=number, match=match):
                yield row | {"entrant": seating[row["seat"]]}


def _of_sweep(work: Sweep, pieces: Iterable[Any]) -> Iterator[dict[str, Any]]:
    points = work.points
    settings = [work.seats(options) for options in work.settings]
    for number, swept in enumerate(pieces):
        point = number % len(points)
        varied = {f"option_{name}": str(value) for name, value in points[point].items()}
        for row in _of_match(swept.played, settings[point], piece=number, match=0):
            yield row | varied


def _of_match(played: Played, bots: tuple[str, ...], **where: int) -> Iterator[dict[str, Any]]:
    for seat, (bot, points, rank) in enumerate(zip(bots, played.points, played.ranks, strict=True)):
        yield {**where, "seat": seat, "bot": bot, "points": points, "rank": rank, "events": played.events}
