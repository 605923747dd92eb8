"""Clever, C8 .. C10.3: red boxes, the others, and bonuses."""

from typing import Any

from bazigah.core.contract import SPECTATOR
from bazigah.games.clever.pieces import NO_DIE, TABLE
from support.clever import FACE, act, all_pass, fall, fill, may, play_turn, points, refused, row, seen, start, throw

ROWS = ("blue", "yellow", "green", "orange", "purple", "white")


def test_C8_nothing_fits_is_a_red_box_and_ends_the_turn() -> None:
    s = start()
    throw(s, "222222")
    act(s, "W>B", "throw")
    for name in ("blue", "yellow", "green", "orange", "purple", "white"):
        fill(s, 0, name, 6)
    fill(s, 0, "purple", 5)
    fall(s, "111114")
    assert may(s) == {"red"}
    for token, clause in (("B", "C4"), ("W", "C4"), ("C>B", "C4"), ("stop", "C8"), ("throw", "C8"), ("pass", "C8")):
        assert refused(s, token) == clause
    act(s, "red")
    assert (s.red, row(s, 0, "blue"), FACE.to_move(s)) == ([1, 0, 0, 0], [6], 1)


def test_C8_no_red_box_while_something_fits() -> None:
    s = start()
    throw(s, "123456")
    assert refused(s, "red") == "C8"


def test_C8_if_only_the_clock_die_fits_it_must_be_picked() -> None:
    s = start()
    s.clock = 6
    for name in ("blue", "yellow", "green", "orange", "purple", "white"):
        fill(s, 0, name, 5)
    throw(s, "111111")
    assert may(s) == {"C>B", "C>Y", "C>G", "C>O", "C>P"}


def test_C8_a_used_or_locked_clock_die_does_not_count() -> None:
    for token in ("C>O", "Y"):
        s = start()
        s.clock = 6
        throw(s, "666666")
        act(s, token, "throw")
        for name in ("blue", "yellow", "green", "orange", "purple", "white"):
            fill(s, 0, name, 5)
        fall(s, "11111")
        assert may(s) == {"red"}


def test_C8_throwing_again_commits_to_a_pick() -> None:
    s = start()
    throw(s, "222222")
    act(s, "B", "throw")
    fall(s, "33333")
    assert refused(s, "stop") == "C3.1"


def test_C8_1_a_red_box_is_worth_minus_five() -> None:
    s = start()
    s.red[0] = 3
    assert points(s) == -15


def shared(players: int = 3, faces: str = "123456", pick: str = "B") -> Any:
    """Seat 0 has picked and stopped: the others pick."""
    s = start(players=players)
    throw(s, faces)
    act(s, pick, "stop")
    return s


def test_C9_each_other_player_may_write_one_die_from_the_table() -> None:
    s = shared()
    assert may(s, 1) == may(s, 2) == {"pass", *"YGOPW", "W>B", "W>Y", "W>G", "W>O", "W>P"}
    assert may(s, 0) == set()
    act(s, "G", seat=1)
    assert may(s, 1) == set()
    act(s, "W>B", seat=2)
    assert (row(s, 1, "green"), row(s, 2, "blue")) == ([3], [6])


def test_C9_never_the_clock_die() -> None:
    s = shared()
    assert refused(s, "C>G") == "C9"


def test_C9_what_fits_is_the_same_and_other_colours_stay_in_their_rows() -> None:
    s = shared()
    fill(s, 1, "green", 3)
    assert refused(s, "G") == "C4"
    assert refused(s, "G>Y") == "C5"
    for token in ("throw", "stop", "red", "skip", "+Y"):
        assert refused(s, token) == "C9"


def test_C9_passing_costs_nothing() -> None:
    s = shared(players=2)
    act(s, "pass")
    assert (points(s, 1), s.red[1], s.active) == (0, 0, 1)


def test_C9_1_picks_are_simultaneous_in_any_order() -> None:
    s = shared(players=4)
    assert FACE.simultaneous(s)
    assert [FACE.may_act(s, seat) for seat in range(4)] == [False, True, True, True]
    act(s, "W>P", seat=3)
    assert FACE.to_move(s) == 1  # the first clockwise that is not done
    act(s, "pass", seat=1)
    assert FACE.to_move(s) == 2
    assert FACE.simultaneous(s)
    act(s, "Y", seat=2)
    assert not FACE.simultaneous(s)
    assert (s.active, FACE.to_move(s)) == (1, 1)


def test_C9_1_the_first_not_done_is_counted_from_the_active_player() -> None:
    s = start(players=3, first=1)
    throw(s, "123456")
    act(s, "B", "stop")
    assert FACE.to_move(s) == 2


def test_C9_1_picks_stay_hidden_until_all_are_done() -> None:
    s = shared(faces="123455")
    fill(s, 1, "orange", 1)
    before = {seat: seen(s, seat) for seat in (0, 2, SPECTATOR)}
    act(s, "O", seat=1)  # +O brings a white bonus
    assert may(s, 1) == {"skip", "+Y", "+G", "+P", "+W"}
    for viewer, old in before.items():
        assert FACE.fields(seen(s, viewer)) == FACE.fields(old)  # that a bonus is pending is hidden, too
    act(s, "+Y", seat=1)
    for viewer, old in before.items():
        old.task[1] = 0  # only "done" is shown
        assert FACE.fields(seen(s, viewer)) == FACE.fields(old)
    assert row(seen(s, 1), 1, "white") == [2]
    act(s, "pass", seat=2)
    assert row(seen(s, 0), 1, "orange") == [1, 4]
    assert row(seen(s, SPECTATOR), 1, "white") == [2]


def test_C9_1_bonus_points_and_a_pick_into_white_are_taken_back_too() -> None:
    s = shared(faces="123455")
    fill(s, 1, "white", 1)
    s.bonus[1] = 4
    act(s, "W", seat=1)
    masked = seen(s, 2)
    assert (row(masked, 1, "white"), masked.bonus[1], masked.least[1][5], points(masked, 1)) == ([1], 4, 2, 5)
    assert (row(s, 1, "white"), s.bonus[1]) == ([1, 5], 5)


def test_C9_1_what_was_written_before_stays_to_be_seen() -> None:
    s = shared()
    fill(s, 1, "green", 1, 2)
    fill(s, 1, "white", 1, 2, 3, 4)
    act(s, "G", seat=1)  # box 3 brings a white bonus
    act(s, "+W", seat=1)  # box 5 another, that fits nowhere
    masked = seen(s, 0)
    assert (row(masked, 1, "green"), row(masked, 1, "white"), masked.least[1][2]) == ([1, 2], [1, 2, 3, 4], 2)
    assert row(masked, 0, "blue") == [1]  # the active player's pick was made in the open


def test_C9_1_nothing_is_hidden_outside_simultaneous_picks() -> None:
    s = start()
    throw(s, "123456")
    act(s, "B")
    assert FACE.fields(seen(s, 1)) == FACE.fields(s)
    assert not FACE.simultaneous(s)


def test_C9_1_several_players_may_use_the_same_die() -> None:
    s = shared()
    act(s, "W", seat=1)
    act(s, "W", seat=2)
    assert row(s, 1, "white") == row(s, 2, "white") == [6]


def test_C9_1_who_is_done_is_done() -> None:
    s = shared()
    act(s, "pass", seat=1)
    assert refused(s, "G", 1) == refused(s, "pass", 1) == "C16"


def test_C9_2_after_a_red_box_all_dice_on_the_table() -> None:
    s = start()
    for name in ROWS:
        fill(s, 0, name, 6)
    fill(s, 0, "purple", 5)
    throw(s, "123414")
    act(s, "red")
    assert may(s, 1) == {"pass", *"BYGOPW", "W>B", "W>Y", "W>G", "W>O", "W>P"}


def test_C9_2_after_a_stop_the_other_unlocked_dice_of_that_throw() -> None:
    s = shared(pick="Y")
    assert {"B", "G", "O", "P", "W"} < may(s, 1)
    assert refused(s, "Y", 1) == "C6"


def bonus_at(row_name: str, *numbers: int, players: int = 2, faces: str = "345666") -> Any:
    """Seat 0 has thrown and has these numbers in the row."""
    s = start(players=players)
    fill(s, 0, row_name, *numbers)
    throw(s, faces)
    return s


def test_C10_a_bonus_fires_at_once_before_stop_or_throw() -> None:
    s = bonus_at("orange", 1)
    act(s, "O")
    assert may(s) == {"skip", "+B", "+Y", "+G", "+P", "+W"}
    for token in ("stop", "throw", "G", "pass", "red"):
        assert refused(s, token) == "C10"
    act(s, "+B")
    assert may(s) == {"throw", "stop"}


def test_C10_after_the_last_pick_before_the_others_pick() -> None:
    s = bonus_at("orange", 1)
    act(s, "B", "throw")
    fall(s, "23452")
    act(s, "O")
    assert (FACE.to_move(s), FACE.may_act(s, 1)) == (0, False)
    act(s, "+Y")
    assert FACE.to_move(s) == 1


def test_C10_each_box_fires_once() -> None:
    s = bonus_at("purple", 1, faces="345626")
    act(s, "P", "stop")
    assert s.bonus[0] == 2
    all_pass(s)
    play_turn(s)
    throw(s, "111166")
    act(s, "W>P")
    assert s.bonus[0] == 2


BONUSES = {
    ("blue", 3): "white", ("blue", 5): 3, ("yellow", 2): 2, ("yellow", 4): "white", ("green", 3): "white",
    ("green", 5): 3, ("orange", 2): "white", ("orange", 4): 3, ("purple", 2): 2, ("purple", 4): "white",
    ("purple", 6): 3, ("white", 2): 1, ("white", 3): "white", ("white", 5): "white", ("white", 6): 5,
}  # fmt: skip


def test_C10_1_points_in_a_circle_are_added() -> None:
    sheet = start()
    prizes = {
        (name, box + 1): "white" if prize == -1 else prize
        for name, prizes in zip(ROWS, sheet.prize, strict=True)
        for box, prize in enumerate(prizes)
        if prize
    }
    assert prizes == BONUSES
    s = bonus_at("yellow", 1)
    act(s, "Y")
    assert s.bonus[0] == 2
    assert points(s) == 2 + 2


def test_C10_2_a_white_bonus_copies_a_die_from_the_table_that_fits() -> None:
    s = bonus_at("orange", 1)
    fill(s, 0, "white", 4)
    act(s, "O")
    assert may(s) == {"skip", "+G", "+P", "+W"}
    assert refused(s, "+B") == refused(s, "+Y") == "C4"
    act(s, "+G")
    assert row(s, 0, "white") == [4, 5]


def test_C10_2_not_the_die_that_began_the_chain() -> None:
    s = shared(players=2, faces="123456")
    fill(s, 1, "orange", 1)
    act(s, "O")
    assert may(s) == {"skip", "+Y", "+G", "+P", "+W"}
    assert refused(s, "+O") == "C10.2"
    own = bonus_at("orange", 1)
    act(own, "O")
    assert refused(own, "+O") == "C10.2"  # it lies aside, anyhow


def test_C10_2_the_copy_uses_nothing_up_and_locks_nothing() -> None:
    s = bonus_at("orange", 1)
    act(s, "O", "+B")
    assert s.place.count(TABLE) == 5
    act(s, "stop")
    assert "B" in may(s, 1)


def test_C10_2_it_may_be_let_go() -> None:
    s = bonus_at("orange", 1)
    act(s, "O", "skip")
    assert (row(s, 0, "white"), may(s), s.chain[0]) == ([], {"throw", "stop"}, NO_DIE)


def test_C10_2_if_none_fits_it_is_lost_without_a_decision() -> None:
    s = bonus_at("orange", 1)
    fill(s, 0, "white", 6)
    act(s, "O")
    assert may(s) == {"throw", "stop"}
    s = shared(players=2, faces="111311", pick="G")
    fill(s, 1, "orange", 1)
    fill(s, 1, "white", 1)
    act(s, "O", seat=1)  # of the table only the 3 would fit, and it began the chain
    assert (FACE.to_move(s), row(s, 1, "white")) == (1, [1])
    assert may(s, 1) == {"throw"}


def test_C10_2_what_others_chose_does_not_matter() -> None:
    s = shared()
    fill(s, 2, "orange", 1)
    act(s, "G", seat=1)
    act(s, "O", seat=2)
    assert "+G" in may(s, 2)


def test_C10_2_white_picked_into_a_bonus_box_is_not_copied_itself() -> None:
    s = bonus_at("white", 1, 2, faces="123453")
    act(s, "W")
    assert may(s) == {"skip", "+O", "+P"}
    assert refused(s, "+W") == "C10.2"


def test_C10_3_a_white_number_in_a_bonus_box_fires_that_bonus() -> None:
    s = bonus_at("orange", 1)
    fill(s, 0, "white", 1, 2)
    act(s, "O", "+B")  # white box 3: white again
    assert may(s) == {"skip", "+Y", "+G", "+P", "+W"}
    act(s, "+Y")
    assert may(s) == {"throw", "stop"}
    s = bonus_at("orange", 1)
    fill(s, 0, "white", 1, 2, 3, 4)
    act(s, "O", "+G", "+P")  # box 5: white; box 6: +5
    assert (row(s, 0, "white"), s.bonus[0], may(s)) == ([1, 2, 3, 4, 5, 6], 5, {"throw", "stop"})


def test_C10_3_the_chain_of_another_player_excludes_its_first_die_to_the_end() -> None:
    s = shared(players=2, faces="113456", pick="B")
    fill(s, 1, "orange", 1)
    fill(s, 1, "white", 1, 2)
    act(s, "O", "+G")
    assert may(s) == {"skip", "+P", "+W"}
    assert refused(s, "+O") == "C10.2"
