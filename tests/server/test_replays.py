"""A record is told step by step: the positions are those of the match, and its dice can be computed from it."""

from dataclasses import replace
from typing import Any

import pytest

from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.game import Game
from bazigah.core.match import Event
from bazigah.core.record import Record, RecordError
from bazigah.core.teller import retell
from bazigah.core.twin import plain
from bazigah.server import door, replays, wire
from bazigah.server.api.shapes import Replay
from bazigah.server.no import No
from bazigah.server.replays import replay_of
from support.play import fair_record
from support.tables import ALI, SARA, Meeting


@pytest.fixture
def record(game: Game) -> Record:
    return fair_record(game, {"players": 3}, 7)


@pytest.fixture
def told(record: Record) -> Replay:
    return replay_of(record)


def test_positions_are_those_of_the_match(game: Game, record: Record, told: Replay) -> None:
    state: dict[str, Any] = {}
    for step in told.steps:
        state |= step.position.state
        match = record.replay(step.number)
        seen = match.view(SPECTATOR)
        assert state == plain(game.rules).fields(seen)
        assert step.position.to_move == match.to_move()
        assert step.position.prompt == wire.sentence(game.view.prompt(seen, SPECTATOR))
    assert told.steps[0].number == 0
    assert told.checksum == record.checksum


def test_steps_hold_all_events_and_all_that_is_told(record: Record, told: Replay) -> None:
    assert [event for step in told.steps for event in step.events] == [tuple(event) for event in record.events]
    _, heard = retell(record.replay())
    sentences = [wire.sentence(say) for says in heard for say in says]
    assert [sentence for step in told.steps for sentence in step.told] == sentences
    assert all(step.told for step in told.steps[1:-1])
    assert len(told.steps) < len(record.events)


def test_the_last_step_says_what_it_came_to(game: Game, record: Record, told: Replay) -> None:
    *before, last = (step.position for step in told.steps)
    assert record.result is not None
    assert last.to_move == OVER
    assert (last.points, last.ranks) == (record.result.points, record.result.ranks)
    assert last.result == tuple(wire.sentence(line) for line in game.view.result(record.replay().state))
    assert not any(position.result or position.ranks for position in before)


def test_the_dice_can_be_computed_from_it(record: Record, told: Replay) -> None:
    assert told.dice.secret is not None
    contributions = [bytes.fromhex(part) for part in told.dice.contributions]
    dice = FairDice(bytes.fromhex(told.dice.secret), told.id, contributions)
    assert dice.commitment == told.dice.commitment
    outcomes = [(n, event.action) for n, event in enumerate(record.events, 1) if event.seat == CHANCE]
    assert [(draw.number, draw.outcome) for draw in told.draws] == outcomes
    for index, draw in enumerate(told.draws):
        weighing = told.weighings[draw.weighing]
        assert dice.draw(index, list(zip(weighing.outcomes, weighing.weights, strict=True))) == draw.outcome
        assert draw.token


def test_what_is_hidden_stays_so_until_it_is_told() -> None:
    from bazigah.core.game import find_game

    told = replay_of(fair_record(find_game("clever"), {"players": 4}, 3))
    picks = [step for step in told.steps if len({seat for seat, _ in step.events if seat != CHANCE}) > 1]
    assert picks
    assert all(len(step.told) > 1 for step in picks)
    hidden = [step.position for step in told.steps if step.position.hidden]
    assert hidden
    assert any(len(position.acting) > 1 for position in hidden)


def test_a_match_that_goes_on_is_told_as_far_as_it_goes(game: Game, record: Record) -> None:
    for number in range(30):
        part = replace(record, events=record.events[:number], result=None)
        steps = replay_of(part).steps
        assert sum(len(step.events) for step in steps) == number == steps[-1].number
        assert not steps[-1].position.result


def test_events_that_are_not_legal_are_refused(record: Record) -> None:
    for event in (Event(CHANCE, 10_000), Event(CHANCE, -5), Event(0, 10_000), Event(9, 0)):
        with pytest.raises(RecordError) as caught:
            replay_of(replace(record, events=(*record.events[:5], event)))
        assert (caught.value.code, caught.value.values["number"]) == ("event", 6)


def test_a_record_of_too_many_events_is_refused(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_EVENTS", 10)
    with pytest.raises(No) as caught:
        replay_of(record)
    assert caught.value.code == "too-large"


def test_a_table_says_at_the_end_what_it_came_to(game: Game) -> None:
    meeting = Meeting(game.name)
    meeting.begin(SARA, ALI)
    now = door.position(meeting.table, meeting.at, words=True)
    assert now is not None
    assert now.result == ()
    meeting.play_on()
    play = meeting.table.play
    assert play is not None
    end, bare = (door.position(meeting.table, meeting.at, words=words) for words in (True, False))
    assert end is not None
    assert bare is not None
    assert end.result == tuple(wire.sentence(line) for line in game.view.result(play.match.state))
    assert bare.result == ()
