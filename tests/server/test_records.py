"""A record is made from a table's log: all of an ended match, and of a running one nothing that is hidden."""

from random import Random

import pytest

from bazigah.core import written
from bazigah.core.game import Game
from bazigah.core.record import DiceInfo, Record, RecordError, SeatInfo
from bazigah.server import wire
from bazigah.server.entries import Opened
from bazigah.server.records import record_of
from bazigah.server.rows import Line, MatchRow
from bazigah.words.catalogue import Catalogue
from bazigah.words.sentences import proved
from support.tables import ALI, MINA, NAMES, SARA, Meeting

pytestmark = pytest.mark.slow  # real servers and databases


def stored(meeting: Meeting) -> tuple[MatchRow, tuple[Line, ...]]:
    """What the store gives of the table's match."""
    assert meeting.rows is not None
    row = meeting.rows.match
    assert row is not None
    return row, tuple(line for line in meeting.log if row.first <= line.number <= (row.last or meeting.table.number))


def expected(meeting: Meeting) -> Record:
    """The record as the table itself would write it, with all that it knows."""
    play = meeting.table.play
    assert play is not None
    parts = [bytes.fromhex(data) for data in play.contributions.values()]
    return Record.of(
        play.match,
        id=play.opened.match,
        seats=[SeatInfo(chair.name, chair.bot) for chair in play.opened.chairs],
        dice=DiceInfo.fair(play.secret, parts),
        date=play.opened.date,
    )


def test_the_record_of_an_ended_match_is_complete_and_holds(game: Game) -> None:
    meeting = Meeting(game.name)
    meeting.begin(SARA, ALI)
    meeting.play_on()
    record = record_of(*stored(meeting))
    assert record == expected(meeting)
    assert record.result is not None
    assert [seat.name for seat in record.seats] == [NAMES[SARA], NAMES[ALI]]
    record.verify()
    assert written.read(written.to_json(record)) == record


def test_the_record_of_a_running_match_is_sealed(game: Game) -> None:
    meeting = Meeting(game.name)
    meeting.begin(SARA, ALI)
    meeting.play_on(limit=5)
    record = record_of(*stored(meeting))
    assert record.dice.secret is None
    assert record.result is None
    assert record.dice.commitment == expected(meeting).dice.commitment
    record.verify()


def test_what_is_hidden_is_in_no_record_until_all_may_see_it() -> None:
    meeting, random, hidden = Meeting("clever", options={"players": 3}), Random(3), 0
    meeting.begin(SARA, ALI, MINA)
    while meeting.table.phase == "playing":
        play = meeting.table.play
        assert play is not None
        events = expected(meeting).events
        record = record_of(*stored(meeting))
        assert record.events == events[: len(events) - play.hosted.held]
        hidden += play.hosted.held
        meeting.act(random)
    assert hidden
    assert record_of(*stored(meeting)).events == expected(meeting).events


def test_what_was_taken_back_is_in_no_record() -> None:
    meeting, random, undone = Meeting("ten"), Random(2), 0
    meeting.begin(SARA, ALI)
    for _ in range(300):
        play = meeting.table.play
        assert play is not None
        if play.over:
            break
        seat = next((seat for seat in (0, 1) if play.hosted.can_undo(seat)), None)
        if seat is not None and random.random() < 0.5:
            meeting.ask((SARA, ALI)[seat], wire.Undo, seat=seat, number=meeting.table.number)
            undone += 1
            assert record_of(*stored(meeting)).events == expected(meeting).events
        else:
            meeting.act(random)
    assert undone


def test_the_record_of_a_stopped_match_has_no_result_and_open_dice() -> None:
    meeting = Meeting("ten")
    meeting.begin(SARA, ALI)
    for person in (SARA, ALI):
        meeting.ask(person, wire.Stop, wish=True)
    record = record_of(*stored(meeting))
    assert record.result is None
    assert record.dice.secret is not None
    record.verify()


def test_a_match_of_rules_that_are_not_played_here_any_more_is_named() -> None:
    meeting = Meeting("ten")
    meeting.begin(SARA, ALI)
    row, lines = stored(meeting)
    first = lines[0]
    assert isinstance(first.entry, Opened)
    from msgspec.structs import replace

    old = replace(first, entry=replace(first.entry, rules=0))
    with pytest.raises(RecordError) as caught:
        record_of(row, (old, *lines[1:]))
    assert caught.value.code == "rules"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_a_record_proves_is_said_with_its_limits(language: str) -> None:
    meeting = Meeting("wazabi")
    meeting.begin(SARA, ALI)
    meeting.play_on(limit=3)
    sealed = record_of(*stored(meeting))
    meeting.play_on()
    ended = record_of(*stored(meeting))
    for record, last in ((sealed, "record-proves-sealed"), (ended, "record-proves-limits")):
        says = list(proved(record, record.verify()))
        assert says[-1].id == last
        assert all(Catalogue(language).text(say) for say in says)
