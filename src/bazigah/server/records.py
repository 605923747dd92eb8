"""The record of a match at a table, made from its log."""

from collections.abc import Sequence
from dataclasses import replace

from bazigah.core.chance import FairDice
from bazigah.core.hosting import Hosted
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, Record, RecordError, Result, SeatInfo, record_game
from bazigah.core.refusal import Refusal
from bazigah.server.entries import AnyEntry, Contributed, Opened, Played, Undone
from bazigah.server.rows import Line, MatchRow


def record_of(row: MatchRow, lines: Sequence[Line]) -> Record:
    """The record as far as the match has come; RecordError if the log is damaged, or its rules are not played any more.

    While it goes on the dice's secret is left out, and so is what is still hidden from somebody.
    """
    hosted = _folded(row, lines)
    match = hosted.match
    if row.last is not None:
        return _record(row, lines, match)
    match.cut(match.number - hosted.held)
    return _record(row, lines, match).sealed


def verify(row: MatchRow, lines: Sequence[Line]) -> Match:
    """Replays a stored match with its dice, and compares it with what was stored at its end; RecordError."""
    record = _record(row, lines, _folded(row, lines).match)
    if (row.id, row.game, row.rules) != (_opened(lines).match, record.game, record.rules):
        raise RecordError("field", name="id")
    if row.last is not None:
        result = None if row.result is None else Result(tuple(row.result["points"]), tuple(row.result["ranks"]))
        record = replace(record, result=result, checksum=row.checksum or "")
    return record.verify()


def _folded(row: MatchRow, lines: Sequence[Line]) -> Hosted:
    opened = _opened(lines)
    try:
        match = Match(record_game(opened.game, opened.rules), opened.options)
    except Refusal as refusal:
        raise RecordError("options", clause=refusal.clause) from refusal
    hosted = Hosted(match, FairDice(row.secret, row.id))
    for line in lines[1:]:
        try:
            _fold(hosted, line.entry)
        except Refusal as refusal:
            raise RecordError("event", number=match.number + 1, clause=refusal.clause) from refusal
    return hosted


def _opened(lines: Sequence[Line]) -> Opened:
    if not lines or not isinstance(lines[0].entry, Opened):
        raise RecordError("field", name="log")
    return lines[0].entry


def _fold(hosted: Hosted, entry: AnyEntry) -> None:
    if isinstance(entry, Played):
        if entry.action is None:
            raise RecordError("field", name="log")
        hosted.play(entry.seat, entry.action, by_program=entry.bot, forced=entry.auto)
    elif isinstance(entry, Undone) and hosted.undo() != entry.seat:
        raise RecordError("field", name="log")


def _record(row: MatchRow, lines: Sequence[Line], match: Match) -> Record:
    opened = _opened(lines)
    added = [bytes.fromhex(line.entry.data) for line in lines if isinstance(line.entry, Contributed)]
    dice = replace(DiceInfo.fair(row.secret, added), commitment=opened.commitment)
    seats = [SeatInfo(chair.name, chair.bot) for chair in opened.chairs]
    return Record.of(match, id=row.id, seats=seats, dice=dice, date=opened.date)
