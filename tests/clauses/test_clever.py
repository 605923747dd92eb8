"""Clever, C1 .. C7: the dice and one's own turn."""

import pytest

from bazigah.core.contract import CHANCE, OVER
from bazigah.core.refusal import Refusal
from bazigah.games.clever.pieces import END, ROLL
from support.clever import FACE, act, all_pass, fall, fill, may, play_turn, refused, row, start, throw


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_C1_one_to_four_players_have_a_sheet_each_and_six_dice(players: int) -> None:
    s = start(players=players)
    assert (s.players, len(s.face)) == (players, 6)
    assert all(may(s, seat) == ({"throw"} if seat == 0 else set()) for seat in range(players))
    throw(s, "123456")
    act(s, "B")
    assert [row(s, seat, "blue") for seat in range(players)] == [[1], [], [], []][:players]


@pytest.mark.parametrize("players", [0, 5])
def test_C1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refusal):
        start(players=players)


def test_C1_1_the_number_of_the_clock_die_is_that_of_the_round() -> None:
    s = start(rounds=3)
    for number in (1, 2, 3):
        throw(s, "666666")
        act(s, "C>Y", "stop")
        all_pass(s)
        play_turn(s)
        assert row(s, 0, "yellow") == list(range(1, number + 1))


def test_C1_1_the_clock_die_is_never_thrown_and_shows_the_round() -> None:
    s = start()
    shown = []
    while s.phase != END:
        shown.append(s.clock)
        play_turn(s)
    assert shown == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert (s.phase, s.clock) == (END, 6)


def test_C1_2_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    out, weight = [0] * 6, [0] * 6
    s = start(players=3, first="lot")
    assert FACE.to_move(s) == CHANCE
    n = FACE.chances(s, out, weight)
    assert (out[:n], weight[:n]) == ([0, 1, 2], [1, 1, 1])
    assert refused(s, 3, CHANCE) == refused(s, -1, CHANCE) == "C1.2"
    FACE.apply(s, CHANCE, 2)
    assert (s.first, FACE.to_move(s)) == (2, 2)
    assert FACE.to_move(start(players=4, first=3)) == 3


def test_C1_2_play_is_clockwise() -> None:
    s = start(players=3, first=1, rounds=2)
    order = []
    while FACE.to_move(s) != OVER:
        order.append(FACE.to_move(s))
        play_turn(s)
    assert order == [1, 2, 0, 1, 2, 0]


def test_C2_a_row_is_filled_from_left_to_right() -> None:
    s = start(picks=3)
    assert s.boxes == [6, 7, 7, 6, 8, 6]
    throw(s, "111112")
    act(s, "G", "throw")
    fall(s, "11112")
    act(s, "W>G", "throw")
    fall(s, "11114")
    assert s.filled[0] == [0, 0, 2, 0, 0, 0]
    act(s, "W>G")
    assert row(s, 0, "green") == [1, 2, 4]


def test_C3_the_throw_is_an_action_and_the_number_of_the_picked_die_is_written() -> None:
    s = start()
    assert may(s) == {"throw"}
    assert refused(s, "B") == refused(s, "stop") == refused(s, "red") == "C3"
    act(s, "throw")
    out, weight = [0] * 6, [0] * 6
    for face in (3, 1, 4, 1, 5, 2):
        assert FACE.to_move(s) == CHANCE
        assert FACE.chances(s, out, weight) == 6
        assert (out, weight) == ([1, 2, 3, 4, 5, 6], [1] * 6)
        assert refused(s, 0, CHANCE) == refused(s, 7, CHANCE) == "C3"
        FACE.apply(s, CHANCE, face)
    assert s.face == [3, 1, 4, 1, 5, 2]
    act(s, "G")
    assert row(s, 0, "green") == [4]


def test_C3_1_a_throw_is_followed_by_a_pick_and_there_is_no_pass() -> None:
    s = start()
    throw(s, "123456")
    assert may(s) == {*"BYGOPW", "W>B", "W>Y", "W>G", "W>O", "W>P", "C>B", "C>Y", "C>G", "C>O", "C>P"}
    for token in ("pass", "stop", "throw", "skip", "+B"):
        assert refused(s, token) == "C3.1"


def test_C4_a_number_must_be_greater_than_the_one_before() -> None:
    s = start()
    fill(s, 0, "blue", 3)
    for face, fits in ((2, False), (3, False), (4, True), (6, True)):
        twin = FACE.copy(s)
        throw(twin, f"{face}11111")
        assert ("B" in may(twin)) is fits
        if not fits:
            assert refused(twin, "B") == "C4"


@pytest.mark.parametrize("face", range(1, 7))
def test_C4_the_first_box_takes_any_number(face: int) -> None:
    s = start()
    throw(s, str(face) * 6)
    assert set("BYGOPW") <= may(s)


def test_C4_white_numbers_rise_too_and_a_full_row_takes_nothing() -> None:
    s = start()
    fill(s, 0, "white", 2, 3)
    throw(s, "111113")
    assert "W" not in may(s)
    assert refused(s, "W") == "C4"
    fill(s, 0, "white", 1, 2, 3, 4, 5, 6)
    assert refused(s, "W") == "C4"
    s = start()
    fill(s, 0, "green", 1, 2, 2, 3, 4, 4, 5)  # full, though 6 is greater than 5
    throw(s, "666666")
    assert not {"G", "W>G"} & may(s)
    assert refused(s, "G") == refused(s, "W>G") == "C4"


def test_C4_1_a_repeat_box_takes_an_equal_number() -> None:
    s = start()
    fill(s, 0, "yellow", 1, 3, 5)  # the next box, 4, is a repeat box
    throw(s, "155555")
    assert "Y" in may(s)
    act(s, "Y")
    assert row(s, 0, "yellow") == [1, 3, 5, 5]
    assert s.least[0][1] == 6  # box 5 is none


def test_C4_1_other_boxes_and_smaller_numbers_are_refused() -> None:
    s = start()
    fill(s, 0, "yellow", 1, 3)
    fill(s, 0, "green", 3, 4)  # box 3 is a repeat box
    throw(s, "133111")
    assert refused(s, "Y") == refused(s, "G") == "C4"


def test_C4_1_the_printed_step_is_no_rule() -> None:
    s = start()
    throw(s, "622222")
    act(s, "B")  # box 1 of blue shows 1 and takes a 6
    assert row(s, 0, "blue") == [6]
    fill(s, 1, "green", 5)
    act(s, "stop")
    assert "G" not in may(s, 1)  # box 2 shows 2, and still needs more than 5


def test_C4_1_repeat_boxes_are_those_of_the_sheet() -> None:
    s = start()
    repeats = {(section, box + 1) for section in range(6) for box in range(37) if s.repeats[section][box]}
    assert repeats == {(1, 4), (2, 3), (2, 6), (4, 2), (4, 5), (4, 8)}


def test_C5_a_coloured_die_goes_into_its_own_row() -> None:
    s = start()
    throw(s, "123456")
    for token in ("B>Y", "Y>B", "G>W", "O>P", "P>O"):
        assert refused(s, token) == "C5"


def test_C5_1_the_white_die_goes_anywhere_it_fits() -> None:
    s = start()
    fill(s, 0, "green", 4)
    fill(s, 0, "yellow", 3)
    throw(s, "111114")
    assert {token for token in may(s) if token[0] == "W"} == {"W", "W>B", "W>Y", "W>O", "W>P"}
    assert refused(s, "W>G") == "C4"
    act(s, "W>Y")
    assert row(s, 0, "yellow") == [3, 4]


def test_C5_2_the_clock_die_goes_into_coloured_rows_only() -> None:
    s = start()
    s.clock = 3
    fill(s, 0, "blue", 3)
    throw(s, "666666")
    assert {token for token in may(s) if token[0] == "C"} == {"C>Y", "C>G", "C>O", "C>P"}
    assert refused(s, "C>W") == "C5.2"
    assert refused(s, "C>B") == "C4"
    act(s, "C>P")
    assert row(s, 0, "purple") == [3]


def test_C5_2_the_clock_die_may_be_any_pick_but_once_a_turn() -> None:
    s = start(picks=3)
    throw(s, "222222")
    act(s, "B", "throw")
    fall(s, "22222")
    assert "C>G" in may(s)
    act(s, "C>G", "throw")
    fall(s, "2222"[: s.place.count(0)])
    assert not {token for token in may(s) if token[0] == "C"}
    assert refused(s, "C>O") == "C5.2"


def test_C5_2_the_clock_die_needs_yellow_unlocked() -> None:
    s = start()
    throw(s, "222222")
    act(s, "Y", "throw")
    fall(s, "22222")
    assert refused(s, "C>G") == "C5.2"
    assert not {token for token in may(s) if token[0] == "C"}


def test_C5_2_the_clock_die_is_there_again_in_the_next_turn() -> None:
    s = start()
    throw(s, "222222")
    act(s, "C>G", "stop")
    all_pass(s)
    throw(s, "222222")
    assert "C>G" in may(s)


def test_C6_a_picked_colour_is_locked_for_the_turn_and_for_the_others() -> None:
    s = start(picks=3)
    throw(s, "222222")
    act(s, "B", "throw")
    fall(s, "33333")
    assert refused(s, "B") == "C6"
    act(s, "G", "stop")
    assert refused(s, "B") == refused(s, "G") == "C6"
    assert may(s) == {"pass", "Y", "O", "P", "W", "W>B", "W>Y", "W>G", "W>O", "W>P"}
    all_pass(s)
    throw(s, "222222")
    assert {"B", "G"} <= may(s)


def test_C6_the_clock_die_locks_yellow() -> None:
    s = start()
    throw(s, "222222")
    act(s, "C>P", "throw")
    fall(s, "33333")  # five dice: yellow is out
    assert refused(s, "Y") == "C6"
    act(s, "B")
    assert refused(s, "Y") == "C6"
    assert "G" in may(s)


def test_C6_1_the_white_die_locks_nothing() -> None:
    s = start()
    throw(s, "222221")
    act(s, "W>B", "throw")
    fall(s, "333333")  # all six
    assert {*"BYGOPW", "W>B", "C>Y"} <= may(s)
    act(s, "B")
    assert row(s, 0, "blue") == [1, 3]


def test_C6_1_a_lock_takes_out_dice_not_rows() -> None:
    s = start(picks=3)
    s.clock = 4
    throw(s, "222222")
    act(s, "B", "throw")
    fall(s, "33333")
    assert {"W>B", "C>B"} <= may(s)
    assert "C>Y" in may(s)  # the clock number into yellow, too
    act(s, "W>B", "throw")
    fall(s, "33333")
    act(s, "C>Y")
    assert (row(s, 0, "blue"), row(s, 0, "yellow")) == ([2, 3], [4])


def test_C6_1_the_lock_falls_before_the_bonus() -> None:
    s = start()
    fill(s, 0, "orange", 1)
    throw(s, "333333")
    s.clock = 2
    act(s, "C>O")  # box 2: a white bonus, and yellow is out
    assert may(s) == {"skip", "+B", "+G", "+O", "+P", "+W"}
    assert refused(s, "+Y") == "C6"


def test_C6_1_a_bonus_that_only_the_locked_die_would_fit_is_lost() -> None:
    s = start()
    s.clock = 2
    fill(s, 0, "orange", 1)
    fill(s, 0, "white", 5)
    throw(s, "161111")
    act(s, "C>O")
    assert may(s) == {"throw", "stop"}


def test_C6_2_on_the_table_is_the_last_throw_without_picked_and_locked_dice() -> None:
    s = start(players=3)
    throw(s, "222222")
    act(s, "W>B")
    assert refused(s, "W") == "C7"
    act(s, "stop")
    assert refused(s, "W") == "C6.2"
    assert may(s) == {"pass", *"BYGOP"}


def test_C6_2_white_picked_first_and_thrown_again_lies_there_like_any_other() -> None:
    s = start()
    throw(s, "222222")
    act(s, "W", "throw")
    fall(s, "333333")
    act(s, "B")
    assert {"W", "W>B"} <= may(s)
    assert s.face[5] == 3


def test_C6_2_dice_set_aside_do_not_come_back() -> None:
    s = start()
    throw(s, "222222")
    act(s, "B", "throw")
    fall(s, "33333")
    act(s, "G")
    assert may(s) == {"pass", "Y", "O", "P", "W", "W>B", "W>Y", "W>G", "W>O", "W>P"}


def test_C7_two_picks_unless_the_option_says_otherwise() -> None:
    for picks, s in ((1, start(picks=1)), (2, start()), (3, start(picks=3))):
        throw(s, "111111")
        for number, token in enumerate(["B", "G", "O"][:picks], 1):
            act(s, token)
            if number < picks:
                assert may(s) == {"throw", "stop"}
                act(s, "throw")
                fall(s, "1" * s.place.count(0))
        assert FACE.to_move(s) == 1


def test_C7_thrown_again_are_dice_neither_picked_nor_locked_and_white_always() -> None:
    for token, thrown in (("B", 5), ("Y", 5), ("C>B", 5), ("W", 6), ("W>G", 6)):
        s = start()
        throw(s, "111111")
        act(s, token, "throw")
        assert s.place.count(0) == thrown, token
    s = start(picks=3)
    throw(s, "111111")
    act(s, "C>B", "throw")
    fall(s, "11111")
    act(s, "P", "throw")
    assert (s.place.count(0), s.phase) == (4, ROLL)  # blue, green, orange, white


def test_C7_only_stop_or_throw_after_a_pick() -> None:
    s = start()
    throw(s, "123456")
    act(s, "B")
    for token in ("G", "pass", "red", "skip", "+G"):
        assert refused(s, token) == "C7"
