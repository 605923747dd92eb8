"""Clever, C11 .. C13: the end, the score, and playing alone."""

from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.games.clever import scoring, view
from bazigah.games.clever.pieces import AWAY, END, OTHERS, ROLL, TABLE
from support.clever import FACE, act, fall, fill, may, play_turn, points, refused, row, seen, start, throw

ROWS = ("blue", "yellow", "green", "orange", "purple", "white")


def shared(players: int = 3, faces: str = "123456", pick: str = "B") -> Any:
    """Seat 0 has picked and stopped: the others pick."""
    s = start(players=players)
    throw(s, faces)
    act(s, pick, "stop")
    return s


def test_C11_a_round_is_a_turn_of_each_player_and_the_last_one_ends_the_game() -> None:
    for players, rounds in ((1, 6), (2, 3), (3, 1), (4, 2)):
        s = start(players=players, rounds=rounds, table_turn="off")
        turns = 0
        while s.phase != END:
            play_turn(s, "111111")
            turns += 1
        assert turns == players * rounds
        assert FACE.to_move(s) == OVER


def test_C11_1_the_active_player_ends_the_game_at_once() -> None:
    for token in ("B", "W>B", "C>B"):
        s = start()
        s.clock = 6
        fill(s, 0, "blue", 1, 2, 3, 4, 5)
        throw(s, "611116")
        act(s, token)
        assert (s.phase, FACE.to_move(s)) == (END, OVER)
        assert not any(FACE.may_act(s, seat) for seat in range(2))
        assert refused(s, "stop", 0) == refused(s, "pass", 1) == "C16"


def test_C11_1_others_end_it_after_all_picks_and_chains_are_written() -> None:
    s = shared(faces="163456")
    fill(s, 1, "yellow", 1, 2, 3, 3, 4, 5)
    fill(s, 2, "orange", 1)
    act(s, "Y", seat=1)
    assert s.phase == OTHERS
    assert seen(s, 2).filled[1][1] == 6
    act(s, "O", seat=2)
    assert s.phase == OTHERS
    act(s, "+P", seat=2)
    assert (s.phase, row(s, 2, "white")) == (END, [5])


def test_C11_1_several_may_fill_at_once() -> None:
    s = shared(faces="163456")
    for seat in (1, 2):
        fill(s, seat, "yellow", 1, 2, 3, 3, 4, 5)
        act(s, "Y", seat=seat)
    assert s.phase == END


def test_C11_1_a_full_white_section_does_not_end_the_game() -> None:
    s = start()
    fill(s, 0, "white", 1, 2, 3, 4, 5)
    throw(s, "123456")
    act(s, "W")
    assert may(s) == {"throw", "stop"}


def test_C12_a_coloured_section_scores_boxes_and_from_its_threshold_on_its_numbers() -> None:
    s = start()
    assert s.threshold[:5] == [4, 4, 5, 4, 5]
    fill(s, 0, "green", 2, 3, 3, 5, 6)
    fill(s, 0, "blue", 3, 5, 6)
    assert scoring.section_points(s, 0, 2) == 5 + 19
    assert scoring.section_points(s, 0, 0) == 3
    assert points(s) == 27


def test_C12_1_white_scores_triangular_numbers() -> None:
    s = start()
    scores = []
    for count in range(7):
        fill(s, 0, "white", *range(1, count + 1))
        scores.append(points(s))
    assert scores == [0, 1, 3, 6, 10, 15, 21]


def test_C12_2_total_and_places() -> None:
    s = start(players=4)
    fill(s, 0, "blue", 1, 2, 3, 4)
    s.bonus[:] = [0, 19, 14, 9]
    s.red[:] = [1, 1, 0, 0]
    fill(s, 0, "orange", 1)
    fill(s, 3, "white", 1, 2)
    fill(s, 3, "green", 1, 2)
    assert [points(s, seat) for seat in range(4)] == [10, 14, 14, 14]
    assert [FACE.rank(s, seat) for seat in range(4)] == [4, 3, 2, 1]  # fewer red boxes, then more white boxes


def test_C12_2_then_the_win_is_shared() -> None:
    s = start(players=3)
    s.bonus[:3] = [7, 7, 6]
    assert [FACE.rank(s, seat) for seat in range(3)] == [1, 1, 3]
    s.red[0], s.bonus[0] = 1, 11
    fill(s, 0, "white", 1)
    assert [points(s, seat) for seat in range(3)] == [7, 7, 6]
    assert [FACE.rank(s, seat) for seat in range(3)] == [2, 1, 3]  # red boxes come before white ones


def alone(**options: Any) -> Any:
    s = start(players=1, **options)
    throw(s, "222222")
    act(s, "B")
    return s


def test_C13_after_each_own_turn_all_six_dice_are_thrown_and_the_two_highest_taken_away() -> None:
    s = alone()
    act(s, "stop")
    assert FACE.to_move(s) == CHANCE
    fall(s, "263361")
    assert s.place == [TABLE, AWAY, TABLE, TABLE, AWAY, TABLE]
    assert refused(s, "Y") == refused(s, "P") == "C13"


@pytest.mark.parametrize(
    ("faces", "away"),
    [("555555", "BY"), ("123456", "PW"), ("166661", "YG"), ("511166", "PW"), ("511161", "BP"), ("111115", "BW")],
)
def test_C13_among_equal_ones_first_the_earlier(faces: str, away: str) -> None:
    s = alone()
    act(s, "stop")
    fall(s, faces)
    assert {"BYGOPW"[die] for die in range(6) if s.place[die] == AWAY} == set(away)


def test_C13_no_lock_holds_and_one_die_may_be_written_or_none() -> None:
    s = alone()
    act(s, "stop")
    fall(s, "312466")
    assert may(s) == {"pass", "B", "Y", "G", "O"}
    assert refused(s, "C>G") == "C9"
    assert refused(s, "W") == "C13"
    assert not FACE.simultaneous(s)
    assert FACE.fields(seen(s, SPECTATOR)) == FACE.fields(s)
    act(s, "B")
    assert (row(s, 0, "blue"), s.clock, may(s)) == ([2, 3], 2, {"throw"})
    throw(s, "456666")  # an own turn again, with all that belongs to it
    assert {*"BYGOPW", "C>G"} <= may(s)


def test_C13_a_white_bonus_may_copy_one_of_the_remaining_three() -> None:
    s = alone()
    fill(s, 0, "orange", 1)
    act(s, "stop")
    fall(s, "312466")
    act(s, "O")
    assert may(s) == {"skip", "+B", "+Y", "+G"}
    assert refused(s, "+P") == "C13"


def test_C13_after_a_red_box_and_in_the_last_round_too() -> None:
    s = start(players=1, rounds=1)
    for name in ROWS:
        fill(s, 0, name, 6)
    fill(s, 0, "purple", 5)
    throw(s, "111114")
    act(s, "red")
    fall(s, "111111")
    assert may(s) == {"pass"}
    act(s, "pass")
    assert (s.phase, s.red[0]) == (END, 1)


def test_C13_not_after_a_turn_that_ended_the_game_and_it_may_end_it() -> None:
    s = start(players=1)
    fill(s, 0, "blue", 1, 2, 3, 4, 5)
    throw(s, "611111")
    act(s, "B")
    assert s.phase == END
    s = start(players=1)
    throw(s, "111111")
    act(s, "Y", "stop")
    fill(s, 0, "blue", 1, 2, 3, 4, 5)
    fall(s, "666666")
    fill(s, 0, "green", 1, 2, 2, 3, 4, 4)
    act(s, "G")
    assert s.phase == END


def test_C13_table_turns_may_be_off() -> None:
    s = alone(table_turn="off")
    act(s, "stop")
    assert (s.clock, may(s)) == (2, {"throw"})
    assert s.phase != ROLL


@pytest.mark.parametrize(
    ("total", "medal"),
    [(49, 0), (50, 1), (64, 1), (65, 2), (74, 2), (75, 3), (84, 3), (85, 4), (94, 4), (95, 5), (200, 5), (-5, 0)],
)
def test_C13_the_total_earns_a_medal(total: int, medal: int) -> None:
    s = start(players=1)
    s.bonus[0] = total
    assert (scoring.gives_medals(s), scoring.medal(s)) == (True, medal)


OTHER_SHEET = {
    "white": {"boxes": 6, "scores": [1, 2, 3, 4, 5, 6]},
    **{name: {"boxes": 6, "threshold": 4} for name in ROWS[:5]},
}


def test_C13_medals_only_with_the_standard_sheet_two_picks_six_rounds_and_table_turns() -> None:
    others: list[dict[str, Any]] = [
        {"players": 2}, {"picks": 3}, {"picks": 1}, {"rounds": 5}, {"table_turn": "off"}, {"sheet": OTHER_SHEET}
    ]  # fmt: skip
    for options in others:
        s = start(**{"players": 1, **options})
        s.bonus[0] = 99
        assert not scoring.gives_medals(s), options
        assert not any(line.id.startswith("clever-medal") for line in view.result(s))
