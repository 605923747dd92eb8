"""The table: seats, settings, beginning, playing, talking; without clock, network or database."""

from random import Random
from typing import Any

import msgspec
import pytest

from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.server import wire
from bazigah.server.entries import Opened, Played, Started
from bazigah.server.lobby import MOST_MUTED, forget
from bazigah.server.playing import bot_plays, bots_to_move, come_back, leave
from bazigah.server.table import Table
from support.tables import ALI, MINA, SARA, Meeting


def as_data(table: Table) -> Any:
    """All of a table that its log determines."""
    play = table.play
    return msgspec.to_builtins([
        table.number, table.host, table.settings, table.seats, sorted(table.muted), list(table.said), table.phase,
        play and [play.opened, play.contributions, play.match.events, play.match.checksum, sorted(play.wishes),
                  play.acted, play.since, play.unseen, play.seen, play.hosted.drawn,
                  [play.hosted.can_undo(seat) for seat in range(play.match.players)]],
    ], str_keys=True)  # fmt: skip


class TestSeats:
    def test_a_person_sits_down_and_stands_up(self) -> None:
        meeting = Meeting()
        meeting.ask(ALI, wire.Sit, seat=1)
        assert meeting.table.seats[1].name == "Ali"
        meeting.ask(ALI, wire.Stand, seat=1)
        assert not meeting.table.seats[1].taken

    def test_several_on_one_device_have_names_of_their_own(self) -> None:
        meeting = Meeting(options={"players": 3})
        meeting.ask(SARA, wire.Sit, seat=0)
        meeting.ask(SARA, wire.Sit, seat=1, name="  Mo\u202ether\n")
        assert [seat.name for seat in meeting.table.seats[:2]] == ["سارا", "Mother"]
        assert meeting.table.seats_of(SARA) == [0, 1]

    def test_a_seat_is_taken_once(self) -> None:
        meeting = Meeting()
        meeting.ask(ALI, wire.Sit, seat=1)
        assert meeting.refused(MINA, wire.Sit, seat=1) == "seat-taken"
        assert meeting.ask(ALI, wire.Sit, seat=1) == []
        assert meeting.refused(MINA, wire.Sit, seat=7) == "seat-unknown"

    def test_only_the_host_and_whoever_sits_there_free_a_seat(self) -> None:
        meeting = Meeting()
        meeting.ask(ALI, wire.Sit, seat=1)
        assert meeting.refused(MINA, wire.Stand, seat=1) == "seat-yours-not"
        assert meeting.refused(MINA, wire.Stand, seat=0) == "seat-free"
        meeting.ask(SARA, wire.Stand, seat=1)
        assert not meeting.table.seats[1].taken

    def test_the_host_puts_bots_on_free_seats_and_takes_them_away(self) -> None:
        meeting = Meeting()
        assert meeting.refused(ALI, wire.Bot, seat=1, bot="greedy") == "not-host"
        assert meeting.refused(SARA, wire.Bot, seat=1, bot="hal") == "bot-unknown"
        meeting.ask(SARA, wire.Bot, seat=1, bot="random")
        meeting.ask(SARA, wire.Bot, seat=1, bot="greedy")
        assert meeting.table.seats[1].bot == "greedy"
        assert meeting.refused(ALI, wire.Sit, seat=1) == "seat-taken"
        meeting.ask(SARA, wire.Bot, seat=1, bot=None)
        meeting.ask(ALI, wire.Sit, seat=1)
        assert meeting.refused(SARA, wire.Bot, seat=1, bot="greedy") == "seat-taken"


class TestSettings:
    def test_the_host_changes_options_and_the_others_stay(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Configure, options={"centre": 7}, clock="limit", seconds=30, name=" a\u202e b ")
        settings = meeting.table.settings
        assert (settings.options["centre"], settings.clock, settings.seconds, settings.name) == (7, "limit", 30, "a b")
        meeting.ask(SARA, wire.Configure, options={"stars": "random"})
        assert meeting.table.settings.options["centre"] == 7

    def test_refused_options_name_the_clause(self) -> None:
        meeting = Meeting()
        assert meeting.refused(SARA, wire.Configure, options={"centre": -1}) == "rule"
        assert meeting.refused(SARA, wire.Configure, options={"nonsense": 1}) == "rule"
        assert meeting.refused(SARA, wire.Configure, game="chess") == "game-unknown"
        assert meeting.refused(ALI, wire.Configure, listed=False) == "not-host"

    def test_more_players_are_more_seats_and_fewer_keep_the_first(self) -> None:
        meeting = Meeting(options={"players": 3})
        for seat, person in enumerate((SARA, ALI, MINA)):
            meeting.ask(person, wire.Sit, seat=seat)
        meeting.ask(SARA, wire.Configure, options={"players": 5})
        assert [seat.person for seat in meeting.table.seats] == [SARA, ALI, MINA, None, None]
        assert meeting.table.settings.options["centre"] == 125
        meeting.ask(SARA, wire.Configure, options={"players": 2})
        assert [seat.person for seat in meeting.table.seats] == [SARA, ALI]

    def test_another_game_starts_from_its_defaults_with_as_many_players(self) -> None:
        meeting = Meeting(options={"players": 3, "centre": 1})
        meeting.ask(SARA, wire.Configure, game="ten")
        assert meeting.table.settings.options == {
            "players": 3, "first": "lot", "auction_cards": "on", "empty_reward": "off",
        }  # fmt: skip


class TestBeginning:
    def test_the_seal_is_shown_before_anyone_adds_to_the_dice_and_the_first_die_falls_after(self, game: Game) -> None:
        meeting = Meeting(game.name)
        meeting.ask(SARA, wire.Sit, seat=0)
        meeting.ask(ALI, wire.Sit, seat=1)
        opened = meeting.ask(SARA, wire.Start)
        assert [type(line.entry) for line in opened] == [Opened]
        assert meeting.refused(MINA, wire.Contribute, data="00") == "watching-only"
        meeting.ask(ALI, wire.Contribute, data="a1")
        assert meeting.refused(ALI, wire.Contribute, data="a2") == "contributed"
        started = meeting.ask(SARA, wire.Contribute, data="b2")
        assert isinstance(started[1].entry, Started)
        play = meeting.table.play
        assert play is not None
        dice = FairDice(play.secret, play.opened.match, [b"\xa1", b"\xb2"])
        assert dice.commitment == play.opened.commitment
        first = next((line.entry for line in started if isinstance(line.entry, Played)), None)
        if first is not None and first.seat == CHANCE:
            fresh = Meeting(game.name).table.game
            assert first.action in [outcome for outcome, _ in _first_chances(fresh, play.opened.options)]
        assert meeting.refused(SARA, wire.Contribute, data="00") == "not-opening"

    def test_free_seats_are_named(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Sit, seat=0)
        assert meeting.refused(SARA, wire.Start) == "seats-empty"
        assert meeting.refused(ALI, wire.Start) == "not-host"

    def test_it_begins_when_all_are_ready(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Sit, seat=0)
        meeting.ask(SARA, wire.Ready, ready=True)
        assert meeting.refused(ALI, wire.Ready, ready=True) == "watching-only"
        meeting.ask(ALI, wire.Sit, seat=1)
        assert meeting.table.phase == "lobby"
        meeting.ask(ALI, wire.Ready, ready=True)
        assert meeting.table.phase == "opening"

    def test_bots_alone_begin_at_once(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Bot, seat=0, bot="greedy")
        meeting.ask(SARA, wire.Bot, seat=1, bot="random")
        meeting.ask(SARA, wire.Start)
        assert meeting.table.phase == "playing"

    def test_while_a_match_is_on_the_table_stays_as_it_is(self) -> None:
        meeting = Meeting()
        meeting.begin(SARA, ALI)
        for kind, fields in (
            (wire.Configure, {"listed": False}), (wire.Start, {}), (wire.Rematch, {}), (wire.Ready, {"ready": True}),
        ):  # fmt: skip
            assert meeting.refused(SARA, kind, **fields) == "match-on"


class TestPlaying:
    def test_a_whole_match_and_its_rematch(self, game: Game) -> None:
        meeting = Meeting(game.name)
        meeting.begin(SARA, ALI)
        meeting.play_on()
        assert meeting.table.phase == "over"
        first = meeting.table.play
        assert first is not None
        assert meeting.refused(SARA, wire.Act, seat=0, action=0, number=meeting.table.number) == "match-over"
        meeting.ask(SARA, wire.Rematch)
        assert meeting.table.settings.options == game.options.rematch(first.opened.options, first.match.state)
        meeting.ask(SARA, wire.Start)
        assert meeting.table.play is not None
        assert meeting.table.play.opened.match != first.opened.match

    def test_everybody_ready_after_the_end_is_a_rematch(self) -> None:
        meeting = Meeting(options={"centre": 0, "coloured": 1})
        meeting.begin(SARA, ALI)
        meeting.play_on()
        meeting.ask(SARA, wire.Ready, ready=True)
        meeting.ask(ALI, wire.Ready, ready=True)
        assert meeting.table.phase == "opening"

    def test_a_shuffled_rematch_keeps_the_people_and_who_starts_moves_with_them(self) -> None:
        starts = set()
        for _ in range(20):
            meeting = Meeting(options={"centre": 0, "coloured": 1})
            meeting.begin(SARA, ALI)
            meeting.play_on()
            play = meeting.table.play
            assert play is not None
            winner = meeting.table.seats[play.match.state.turn].person
            meeting.ask(SARA, wire.Rematch, shuffle=True)
            assert sorted(meeting.table.persons) == [ALI, SARA]
            first = meeting.table.settings.options["first"]
            assert meeting.table.seats[first].person == winner  # W1.2
            starts.add(first)
        assert starts == {0, 1}

    def test_nobody_acts_for_another_or_twice_on_the_same_position(self) -> None:
        meeting = Meeting(options={"first": 0})
        meeting.begin(SARA, ALI)
        number = meeting.table.number
        assert meeting.refused(ALI, wire.Act, seat=0, action=6, number=number) == "seat-yours-not"
        assert meeting.refused(ALI, wire.Act, seat=1, action=6, number=number) == "not-your-turn"
        assert meeting.refused(SARA, wire.Act, seat=0, action=6, number=number + 1) == "stale"
        assert meeting.refused(SARA, wire.Act, seat=0, action=5, number=number) == "rule"
        meeting.ask(SARA, wire.Act, seat=0, action=6, number=number)
        assert meeting.refused(SARA, wire.Act, seat=0, action=6, number=number) == "stale"

    def test_an_action_that_is_still_legal_counts_although_others_have_moved_on(self) -> None:
        meeting = Meeting("clever", options={"players": 3, "first": 0, "picks": 1})
        meeting.begin(SARA, ALI, MINA)
        random = Random(2)
        while not (meeting.table.play and meeting.table.play.match.hidden and len(meeting.table.acting()) > 1):
            meeting.act(random)
        number = meeting.table.number
        play = meeting.table.play
        for seat in meeting.table.acting():
            person = meeting.table.seats[seat].person
            assert person is not None
            meeting.ask(person, wire.Act, seat=seat, action=play.match.legal(seat)[0], number=number)

    def test_undo_takes_back_the_last_decision_until_something_new_is_seen(self) -> None:
        meeting = Meeting("ten", options={"players": 2, "first": 0})
        meeting.begin(SARA, ALI)
        random = Random(3)
        undone = 0
        while meeting.table.phase == "playing" and undone < 12:
            play = meeting.table.play
            assert play is not None
            checksum = play.match.checksum
            seat = meeting.table.acting()[0]
            meeting.act(random)
            number = meeting.table.number
            person = meeting.table.seats[seat].person
            assert person is not None
            other = ALI if person == SARA else SARA
            assert meeting.refused(other, wire.Undo, seat=seat, number=number) == "seat-yours-not"
            if play.hosted.can_undo(seat):
                meeting.ask(person, wire.Undo, seat=seat, number=number)
                assert play.match.checksum == checksum
                assert meeting.refused(person, wire.Undo, seat=seat, number=number) == "stale"
                undone += 1
            else:
                assert meeting.refused(person, wire.Undo, seat=seat, number=number) == "undo-no"
        assert undone == 12

    def test_all_who_are_there_can_stop_a_match(self) -> None:
        meeting = Meeting()
        meeting.begin(SARA, ALI)
        meeting.ask(SARA, wire.Stop)
        meeting.ask(SARA, wire.Stop, wish=False)
        meeting.ask(ALI, wire.Stop)
        assert meeting.table.phase == "playing"
        assert meeting.refused(MINA, wire.Stop) == "watching-only"
        meeting.ask(SARA, wire.Stop)
        assert meeting.table.phase == "over"
        assert meeting.rows is not None
        assert meeting.rows.match is not None
        assert meeting.rows.match.result is None
        assert meeting.rows.match.last == meeting.table.number


class TestBotsAndAbsence:
    def test_a_bot_answers_for_its_own_seat_and_only_at_the_moment_it_was_asked(self) -> None:
        meeting = Meeting(options={"first": 1})
        meeting.ask(SARA, wire.Sit, seat=0)
        meeting.ask(SARA, wire.Bot, seat=1, bot="greedy")
        meeting.ask(SARA, wire.Start)
        meeting.ask(SARA, wire.Contribute, data="00")
        play = meeting.table.play
        assert play is not None
        assert bots_to_move(meeting.table) == [1]
        asked = play.moment(1)
        assert meeting.step(bot_plays(meeting.table, 1, 99, asked, late=False)) == []
        assert meeting.step(bot_plays(meeting.table, 1, 6, asked, late=False))
        assert meeting.step(bot_plays(meeting.table, 1, 6, asked, late=False)) == []

    def test_a_seat_with_several_picks_in_secret_is_asked_for_each_and_for_none_twice(self) -> None:
        """A bonus gives another pick in the same phase; what the others pick meanwhile is no news."""
        random, asked = Random(4), 0
        for seed in range(12):
            meeting = Meeting("clever", options={"players": 3, "first": seed % 3})
            meeting.begin(SARA, ALI, MINA)
            while meeting.table.phase == "playing":
                play = meeting.table.play
                assert play is not None
                before = {seat: play.moment(seat) for seat in meeting.table.acting()}
                hidden, number = play.match.hidden, play.match.number
                meeting.act(random)
                seat = play.match.events[number].seat
                still = [other for other in before if other in meeting.table.acting()]
                if hidden and play.match.hidden and play.match.number == number + 1:
                    assert all((play.moment(other) == before[other]) == (other != seat) for other in still)
                    asked += seat in still
        assert asked > 5

    def test_a_bot_stands_in_for_a_person_who_has_gone_until_they_are_back(self) -> None:
        meeting = Meeting(options={"first": 0})
        meeting.begin(SARA, ALI)
        meeting.step(leave(meeting.table, 0))
        assert meeting.table.seats[0].away
        assert bots_to_move(meeting.table) == [0]
        assert meeting.step(leave(meeting.table, 0)) == []
        meeting.step(come_back(meeting.table, SARA))
        assert bots_to_move(meeting.table) == []
        assert meeting.table.seats[0].person == SARA
        meeting.step(leave(meeting.table, 0))
        meeting.ask(SARA, wire.Act, seat=0, action=6, number=meeting.table.number)
        assert not meeting.table.seats[0].away

    def test_a_bot_s_move_for_a_person_is_not_theirs_to_take_back(self) -> None:
        meeting = Meeting("ten", options={"players": 2, "first": 0})
        meeting.begin(SARA, ALI)
        play = meeting.table.play
        assert play is not None
        meeting.step(bot_plays(meeting.table, 0, play.match.legal(0)[0], play.moment(0), late=True))
        assert not play.hosted.can_undo(0)

    def test_who_leaves_for_good_leaves_a_bot_and_another_may_sit_down_there(self) -> None:
        meeting = Meeting()
        meeting.begin(SARA, ALI)
        meeting.ask(ALI, wire.Stand, seat=1)
        assert meeting.table.seats[1].bot == "greedy"
        meeting.ask(MINA, wire.Sit, seat=1)
        assert (meeting.table.seats[1].person, meeting.table.seats[1].bot) == (MINA, None)

    def test_nobody_takes_the_place_of_a_bot_that_was_there_from_the_start(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Sit, seat=0)
        meeting.ask(SARA, wire.Bot, seat=1, bot="greedy")
        meeting.ask(SARA, wire.Start)
        assert meeting.refused(ALI, wire.Sit, seat=1) == "seat-taken"


class TestTalking:
    def test_phrases_by_default_and_text_where_the_table_allows_it(self) -> None:
        meeting = Meeting()
        meeting.ask(SARA, wire.Say, phrase="hello")
        assert meeting.refused(SARA, wire.Say, phrase="curse") == "phrase-unknown"
        assert meeting.refused(SARA, wire.Say, text="hi") == "free-chat-off"
        meeting.ask(SARA, wire.Configure, chat="free")
        meeting.ask(ALI, wire.Say, text="<b>hi</b>\u202e\x00")
        assert [talk.text for talk in meeting.table.said] == [None, "<b>hi</b>"]
        assert meeting.refused(ALI, wire.Say, text=" \u202e ") == "text-empty"

    def test_the_host_mutes_and_is_not_muted(self) -> None:
        meeting = Meeting()
        assert meeting.refused(ALI, wire.Mute, person=SARA) == "not-host"
        assert meeting.refused(SARA, wire.Mute, person=SARA) == "person-unknown"
        meeting.ask(SARA, wire.Mute, person=ALI)
        assert meeting.refused(ALI, wire.Say, phrase="hello") == "muted"
        meeting.ask(SARA, wire.Mute, person=ALI, muted=False)
        meeting.ask(ALI, wire.Say, phrase="hello")


def test_a_host_who_mutes_without_end_mutes_only_who_is_known_to_be_here() -> None:
    meeting = Meeting()
    for number in range(MOST_MUTED):
        meeting.ask(SARA, wire.Mute, person=f"nobody {number}")
    assert meeting.refused(SARA, wire.Mute, person=ALI) == "person-unknown"
    meeting.ask(ALI, wire.Say, phrase="hello")
    meeting.ask(SARA, wire.Mute, person=ALI)
    meeting.ask(SARA, wire.Mute, person="nobody 1", muted=False)
    assert len(meeting.table.muted) == MOST_MUTED


def test_the_host_hands_over_to_someone_who_sits_there() -> None:
    meeting = Meeting()
    assert meeting.refused(SARA, wire.Hand, person=ALI) == "person-unknown"
    meeting.ask(ALI, wire.Sit, seat=1)
    meeting.ask(SARA, wire.Hand, person=ALI)
    assert meeting.table.host == ALI
    assert meeting.refused(SARA, wire.Hand, person=SARA) == "not-host"


def test_a_forgotten_person_is_nameless_everywhere() -> None:
    meeting = Meeting(chat="free")
    meeting.ask(SARA, wire.Say, text="I am Sara")
    meeting.begin(SARA, ALI)
    meeting.step(forget(meeting.table, SARA))
    assert meeting.table.host == ALI
    assert meeting.table.seats[0].bot == "greedy"
    for data in (as_data(meeting.table), meeting.table.resting[1].decode()):
        assert "سارا" not in str(data)
        assert "I am Sara" not in str(data)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_a_table_read_again_is_the_same_at_every_step(game: Game, seed: int) -> None:
    random = Random(seed)
    meeting = Meeting(game.name, options={"players": 3})
    meeting.begin(SARA, ALI, MINA)
    for _ in range(40):
        if meeting.table.phase != "playing":
            break
        meeting.act(random)
        last = meeting.log[-1].entry
        play = meeting.table.play
        assert play is not None
        undoable = [seat for seat in range(3) if play.hosted.can_undo(seat)]
        if undoable and random.random() < 0.3:
            person = meeting.table.seats[undoable[0]].person
            assert person is not None
            meeting.ask(person, wire.Undo, seat=undoable[0], number=meeting.table.number)
        elif random.random() < 0.2:
            seat = random.randrange(3)
            meeting.step(leave(meeting.table, seat))
        assert last is not None
        assert as_data(meeting.again()) == as_data(meeting.table)


def _first_chances(game: Game, options: dict[str, Any]) -> list[tuple[int, int]]:
    from bazigah.core.match import Match

    return Match(game, options).chances()
