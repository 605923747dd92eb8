"""Between a table in memory and the store: what a step writes, and a table read again."""

from typing import Any

from msgspec.structs import replace

from bazigah.core.record import Result
from bazigah.server.entries import Contributed, Opened, Played, Said, Stopped, Undone, Wished
from bazigah.server.rows import Batch, Head, Line, MatchRow, TableRows
from bazigah.server.table import Play, Table

UNLISTED = (Contributed, Played, Said, Undone, Wished)
"""Entries that change nothing of what lists show, unless the match ends."""
NOTED = 5 * 60 * 1000
"""Milliseconds after which a list may take a table for older than it is."""


def batch_of(table: Table, after: int, lines: list[Line]) -> Batch:
    """The rows of lines that were applied to the table: the log, and what lists show where that has changed; and now
    and then that it is alive.
    """
    play = table.play
    if play is None:
        table.rest()
    opened = any(isinstance(line.entry, Opened) for line in lines)
    ended = play is not None and play.over and any(isinstance(line.entry, Played | Stopped) for line in lines)
    listed = ended or any(not isinstance(line.entry, UNLISTED) for line in lines)
    if listed or table.touched - table.noted > NOTED:
        listed, table.noted = True, table.touched
    return Batch(
        table.code,
        after,
        tuple(lines),
        head=_head(table) if listed else None,
        match=_match(table, play) if play is not None and (opened or ended) else None,
    )


def folded(rows: TableRows) -> Table:
    """The table as it stands."""
    head = rows.head
    table = Table.restored(head.code, head.number, head.snapshot, head.touched)
    if rows.match is not None:
        table.secrets[rows.match.id] = rows.match.secret
    for line in rows.lines:
        table.apply(line)
    table.news.clear()
    return table


def _head(table: Table) -> Head:
    settings = table.settings
    number, snapshot = table.resting
    return Head(
        code=table.code,
        number=number,
        snapshot=snapshot,
        game=settings.game,
        name=settings.name,
        language=settings.language,
        listed=settings.listed,
        phase=table.phase,
        seats=len(table.seats),
        free=sum(not seat.taken for seat in table.seats),
        touched=table.touched,
    )


def _match(table: Table, play: Play) -> MatchRow:
    opened = play.opened
    row = MatchRow(
        id=opened.match,
        code=table.code,
        first=play.first,
        game=opened.game,
        rules=opened.rules,
        date=opened.date,
        secret=play.secret,
        persons=tuple(dict.fromkeys(chair.person for chair in opened.chairs if chair.person)),
    )
    return _ended(row, table, play) if play.over else row


def _ended(row: MatchRow, table: Table, play: Play) -> MatchRow:
    match = play.match
    result: dict[str, Any] | None = None
    if match.over:
        final = Result.of(match)
        result = {"points": list(final.points), "ranks": list(final.ranks)}
    return replace(row, last=table.number, ended=table.touched, result=result, checksum=match.checksum)
