"""Wazabi, W7 .. W10.1: transparent dice, the end, options and refusals."""

from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.games.wazabi import rules, view
from bazigah.games.wazabi.options import resolve
from bazigah.games.wazabi.rules import CROSS, END, FALL, GIVE, NEUTRAL, READY, STAR, THROW, TRANSPARENT
from support.wazabi import FACE, give, hold, possible, refusal, start, throw


def key(s: Any) -> tuple[object, ...]:
    """What matters for the rest of the match."""
    hands = tuple(tuple(hand) for hand in s.hand)
    if s.phase == READY:
        return (s.turn, s.centre, hands)
    return (s.phase, s.turn, s.centre, s.kind, s.left, hands, tuple(tuple(faces) for faces in s.faces))


def test_W7_transparent_dice_change_hands_and_gather() -> None:
    s = start(transparent=1)
    throw(s, 2, 2, STAR)
    give(s, 1)
    assert [s.hand[seat][TRANSPARENT] for seat in range(3)] == [0, 2, 1]
    throw(s, 2, 2, CROSS, 2)
    assert [s.hand[seat][TRANSPARENT] for seat in range(3)] == [0, 1, 1]  # only the die that shows X


def test_W7_a_transparent_die_counts_for_the_win() -> None:
    s = start(transparent=1)
    throw(s, CROSS, CROSS, 2)
    assert FACE.to_move(s) == 1
    s = start(transparent=1)
    throw(s, CROSS, CROSS, CROSS)
    assert FACE.to_move(s) == OVER


def test_W7_there_may_be_none_or_three() -> None:
    for number in (0, 3):
        s = start(transparent=number)
        assert [s.hand[seat][TRANSPARENT] for seat in range(3)] == [number] * 3
    s = start(transparent=0)
    throw(s, 2, 2)
    assert FACE.to_move(s) == 1


def test_W7_1_the_transparent_die_brings_one_more_face_and_no_other_action() -> None:
    s = start(transparent=1, centre=9)
    throw(s, 2, 2)
    assert s.phase == FALL
    FACE.apply(s, CHANCE, 5)
    assert s.asked == 9
    assert FACE.to_move(s) == 1


def test_W7_1_it_is_told_apart_in_table_and_log() -> None:
    s = start(transparent=1)
    throw(s, STAR, 2)
    shows = Say(
        "wazabi-shows-both",
        {
            "faces": (
                Say("wazabi-faces", {"count": 1, "face": "star"}),
                Say("wazabi-faces", {"count": 1, "face": "two"}),
            ),
            "transparent": (Say("wazabi-faces", {"count": 1, "face": "five"}),),
        },
    )
    told = view.event(s, CHANCE, 5)
    assert told is not None
    assert told.values["shows"] == shows
    FACE.apply(s, CHANCE, 5)
    assert view.table(s, 1)[0].values["shows"] == shows


def test_W8_the_turn_passes_clockwise() -> None:
    s = start()
    turns = []
    for _ in range(5):
        turns.append(s.turn)
        throw(s, *[2] * s.held[s.turn])
    assert turns == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("seat", range(3))
def test_W9_no_dice_after_the_own_turn_wins_at_once(seat: int) -> None:
    s = start(first=seat)
    throw(s, CROSS, CROSS)
    assert FACE.to_move(s) == OVER
    assert [FACE.points(s, p) for p in range(3)] == [int(p == seat) for p in range(3)]
    assert [FACE.rank(s, p) for p in range(3)] == [1 if p == seat else 2 for p in range(3)]  # no places behind


def test_W9_with_stars_and_x_only_the_stars_are_given_first_and_the_giver_is_asked() -> None:
    s = start(coloured=3)
    throw(s, STAR, CROSS, STAR)
    assert s.phase == GIVE
    assert possible(s) == [1, 2]
    FACE.apply(s, 0, 2)
    assert possible(s) == [1, 2]
    assert FACE.points(s, 0) == 0
    FACE.apply(s, 0, 1)
    assert FACE.to_move(s) == OVER
    assert s.removed == 1
    assert s.held[:3] == [0, 4, 4]
    assert FACE.points(s, 0) == 1


def test_W9_a_number_keeps_its_die_and_prevents_the_win_even_at_an_empty_centre() -> None:
    s = start(centre=0)
    throw(s, CROSS, 2)
    assert FACE.to_move(s) == 1


def test_W9_nobody_is_behind_before_the_end() -> None:
    s = start()
    throw(s, CROSS, 5)
    assert [FACE.rank(s, seat) for seat in range(3)] == [1, 1, 1]
    assert [FACE.points(s, seat) for seat in range(3)] == [0, 0, 0]


def test_W9_a_finished_match_takes_nothing_more() -> None:
    s = start()
    throw(s, CROSS, CROSS)
    for seat, action in ((0, THROW), (1, THROW), (CHANCE, 2), (1, 0)):
        wrong = refusal(s, seat, action)
        assert (wrong.clause, wrong.values) == ("W9", (0,))
    assert not FACE.may_act(s, OVER)


def test_W9_1_no_dice_at_the_start_of_the_own_turn_wins() -> None:
    s = start()
    hold(s, 1, {})
    throw(s, 2, 2)
    assert FACE.to_move(s) == OVER
    assert [FACE.points(s, seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "coloured": 1, "transparent": 1, "centre": 0},
        pytest.param({"players": 2, "coloured": 1, "transparent": 0, "centre": 3}, marks=pytest.mark.slow),
        {"players": 3, "coloured": 1, "transparent": 0, "centre": 1},
        {"players": 3, "coloured": 1, "transparent": 0, "centre": 1, "stars": "random"},
    ],
)
def test_W9_1_is_unreachable_in_small_games(options: dict[str, object]) -> None:
    first = start(**options)
    seen, todo = {key(first)}, [first]
    while todo:
        s = todo.pop()
        if s.phase == READY:
            assert all(s.held[seat] > 0 for seat in range(s.players))
        if s.phase == END:
            assert s.turn == s.thrower  # by W9, never by W9.1
            continue
        for action in possible(s):
            after = FACE.copy(s)
            FACE.apply(after, FACE.to_move(s), action)
            if key(after) not in seen:
                seen.add(key(after))
                todo.append(after)
    assert len(seen) > 100


def test_W9_2_every_match_ends_with_one_winner() -> None:
    for players in range(2, 7):
        s = start(players=players, coloured=3, centre=20)
        dice = players * 3 + 20
        step = players
        while FACE.to_move(s) != OVER:
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            actions = possible(s)
            FACE.apply(s, FACE.to_move(s), actions[(step >> 16) % len(actions)])
            assert s.held == [sum(hand) for hand in s.hand]
            assert sum(s.held) + s.centre + s.removed == dice
        assert sorted(FACE.points(s, seat) for seat in range(players)) == [0] * (players - 1) + [1]


def test_W9_2_a_hand_of_1193_dice_can_be_thrown() -> None:
    s = start(players=6, coloured=30, transparent=3, centre=1000)
    everything = sum(s.held) + s.centre
    most = everything - 5  # the others hold at least one each, or the match is over (W9, W9.1)
    assert most == 1193
    for seat in range(6):
        hold(s, seat, {seat: 1})
    hold(s, 0, {NEUTRAL: most})
    s.centre = 0
    throw(s, *[5] * most)
    assert s.held[0] == most
    assert (s.asked, s.got) == (5 * most, 0)


def test_W10_the_defaults_are_those_of_the_table() -> None:
    expected = {"players": 4, "first": "lot", "centre": 100, "coloured": 10, "transparent": 1, "stars": "choose"}
    assert resolve({"players": 4}) == resolve({"players": "4"}) == expected


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("players", 2, 6), ("first", 0, 2), ("centre", 0, 1000), ("coloured", 1, 30), ("transparent", 0, 3)],
)
def test_W10_numbers_have_limits(name: str, low: int, high: int) -> None:
    for value in (low, high, str(low)):
        assert resolve({"players": 3, name: value})[name] == int(value)
    bad: tuple[Any, ...] = (low - 1, high + 1, "some", 2.0, None if name == "players" else [], True)
    for wrong in bad:
        with pytest.raises(Refusal) as caught:
            resolve({"players": 3, name: wrong})
        assert caught.value.clause == "W10"


def test_W10_words_have_their_values() -> None:
    for stars in ("choose", "random", "next"):
        assert resolve({"players": 2, "stars": stars})["stars"] == stars
    for given in ({"players": 2, "stars": "all"}, {"players": 2, "colours": 3}, {}):
        with pytest.raises(Refusal) as caught:
            resolve(given)
        assert caught.value.clause == "W10"


def test_W10_dice_keep_their_colour_and_those_of_the_centre_are_neutral() -> None:
    s = start()
    throw(s, STAR, 3)
    FACE.apply(s, 0, 1)
    assert s.hand[0] == [1, 0, 0, 0, 0, 0, 3, 0]
    assert s.hand[1] == [1, 2, 0, 0, 0, 0, 0, 0]


def test_W10_a_given_centre_is_a_total() -> None:
    assert [start(players=players, centre=40).centre for players in (2, 6)] == [40, 40]


def lot() -> Any:
    return start(first="lot")


def ready() -> Any:
    return start()


def falling() -> Any:
    s = start()
    throw(s, STAR)
    return s


def giving(**options: object) -> Any:
    s = start(**options)
    throw(s, STAR, STAR)
    return s


def won() -> Any:
    s = start()
    throw(s, CROSS, CROSS)
    return s


WRONG = [
    (lot, 0, THROW, "lot-first", ()),
    (lot, CHANCE, 3, "lot-seat", (3, 2)),
    (falling, 0, 2, "by-hand", ()),
    (falling, CHANCE, 6, "no-face", (6,)),
    (ready, 1, THROW, "not-your-turn", (0,)),
    (giving, 2, 1, "not-your-turn", (0,)),
    (ready, 0, 1, "throw-first", ()),
    (giving, 0, THROW, "thrown", ()),
    (ready, CHANCE, 2, "no-die", ()),
    (giving, CHANCE, 2, "no-die", ()),
    (giving, 0, 3, "no-seat", (3, 2)),
    (giving, 0, 0, "oneself", ()),
    (lambda: giving(stars="next"), 0, 2, "not-next", (1,)),
    (lambda: giving(stars="random"), 0, 1, "chance-gives", ()),
    (won, 1, THROW, "over", (0,)),
]


@pytest.mark.parametrize(("state", "seat", "action", "reason", "values"), WRONG)
def test_W10_1_each_refusal_names_its_clause(
    state: Any, seat: int, action: int, reason: str, values: tuple[int, ...]
) -> None:
    wrong = refusal(state(), seat, action)
    clause, names = rules.REFUSALS[reason]
    assert (wrong.reason, wrong.clause, wrong.values) == (reason, clause, values)
    assert len(names) == len(values)


def test_W10_1_every_refusal_is_tried_here() -> None:
    assert {row[3] for row in WRONG} == set(rules.REFUSALS)


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"stars": "next"}, {"stars": "random"}, {"first": "lot"}])
def test_W10_1_what_is_not_legal_is_refused_with_nothing_changed(options: dict[str, object]) -> None:
    s = start(**options)
    for step in range(60):
        mover, before = FACE.to_move(s), FACE.fields(s)
        allowed = [] if mover == OVER else possible(s)
        for seat in (CHANCE, SPECTATOR, OVER, *range(7), 2**40):
            assert FACE.may_act(s, seat) == (seat == mover >= 0)
            for action in (-(2**40), -1, *range(rules.ACTIONS + 1), 2**40):
                if seat != mover or action not in allowed:
                    with pytest.raises(Refusal) as caught:
                        FACE.apply(s, seat, action)
                    assert caught.value.clause in rules.CLAUSES
        assert FACE.fields(s) == before
        if mover == OVER:
            break
        for action in allowed:
            FACE.apply(FACE.copy(s), mover, action)
        FACE.apply(s, mover, allowed[step * 7 % len(allowed)])


def test_W10_1_the_buffers_stay_empty_for_who_may_not_move() -> None:
    room, weight = [0] * 8, [0] * 8
    for s in (lot(), ready(), falling(), giving(stars="random"), won()):
        movers = [seat for seat in range(3) if FACE.legal(s, seat, room)]
        assert movers == [seat for seat in range(3) if FACE.may_act(s, seat)]
        assert (FACE.chances(s, room, weight) > 0) == (FACE.to_move(s) == CHANCE)
