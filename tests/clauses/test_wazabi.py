"""Wazabi, W1 .. W6: the dice and a turn."""

from collections import Counter
from itertools import permutations

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.games.wazabi import view
from bazigah.games.wazabi.options import rematch, resolve
from bazigah.games.wazabi.rules import CROSS, FALL, GIVE, KINDS, NEUTRAL, PICK, READY, STAR, THROW, TRANSPARENT
from support.wazabi import FACE, SMALL, actions, give, hold, outcomes, refused, standard, start, throw

# Material and set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_W1_each_starts_with_ten_dice_of_their_own_colour_and_a_transparent_one(players: int) -> None:
    s = standard(players=players)
    for seat in range(players):
        assert s.hand[seat] == [10 if kind == seat else 1 if kind == TRANSPARENT else 0 for kind in range(KINDS)]
    assert s.held == [11] * players + [0] * (6 - players)
    assert s.players == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_W1_two_to_six_play(players: int) -> None:
    with pytest.raises(Refusal):
        resolve({"players": players})


def test_W1_1_the_centre_starts_with_25_dice_a_player() -> None:
    assert [standard(players=n).centre for n in range(2, 7)] == [50, 75, 100, 125, 150]


def test_W1_1_the_centre_is_finite() -> None:
    assert [standard(players=2, centre=n).centre for n in (0, 1000)] == [0, 1000]
    for centre in (1001, -1, "unlimited", "lot"):
        with pytest.raises(Refusal):
            resolve({"players": 2, "centre": centre})


def test_W1_2_the_lot_is_fair() -> None:
    s = standard(players=5)
    assert FACE.to_move(s) == CHANCE
    assert outcomes(s) == [(seat, 1) for seat in range(5)]
    FACE.apply(s, CHANCE, 3)
    assert FACE.to_move(s) == 3


def test_W1_2_the_starter_can_be_chosen() -> None:
    assert [FACE.to_move(start(first=seat)) for seat in (0, 1, 2)] == [0, 1, 2]


@pytest.mark.parametrize("first", ["lot", 2])
def test_W1_2_the_winner_starts_the_rematch_whatever_first_says(first: object) -> None:
    options = resolve({**SMALL, "first": first})
    s = start(first=1)
    throw(s, CROSS, CROSS)
    assert FACE.to_move(s) == OVER
    assert s.thrower == 1  # the last who threw
    assert rematch(options, s) == {**options, "first": 1}


@pytest.mark.parametrize("kind", [0, 1, 5, NEUTRAL, TRANSPARENT])
def test_W1_3_every_die_has_six_equal_faces(kind: int) -> None:
    s = start()
    hold(s, 0, {kind: 1})
    throw(s)
    assert outcomes(s) == [(face, 1) for face in range(6)]
    assert refused(s, CHANCE, 6) == refused(s, CHANCE, -1) == "W1.3"


@pytest.mark.parametrize("face", range(6))
def test_W1_3_colour_never_changes_an_outcome(face: int) -> None:
    results = set()
    for kind in (0, 2, NEUTRAL, TRANSPARENT):
        s = start(stars="next")
        hold(s, 0, {kind: 1, 1: 1})
        throw(s, *((face, 2) if kind < 1 else (2, face)))
        if s.phase == GIVE:
            give(s, 1)
        results.add((tuple(s.held), s.centre, s.removed, s.asked, s.got))
    assert len(results) == 1


def test_W1_3_no_seat_moves_a_die() -> None:
    s = start()
    throw(s)
    for seat in (0, 1, SPECTATOR):
        assert refused(s, seat, 3) == "W1.3"


# A turn


def test_W2_the_throw_is_an_action_and_the_only_one() -> None:
    s = start()
    assert FACE.to_move(s) == 0
    assert actions(s, 0) == [THROW]
    assert not view.automatic(s, 0)  # people want to throw for themselves
    assert refused(s, 0, 1) == refused(s, 0, 99) == refused(s, 1, THROW) == "W2"
    throw(s, 2, 2)
    assert refused(start(), SPECTATOR, THROW) == "W2"


def test_W2_every_die_is_thrown_at_once() -> None:
    s = start()
    hold(s, 0, {0: 2, 2: 1, NEUTRAL: 3, TRANSPARENT: 1})
    throw(s, *[2] * 6)
    assert s.phase == FALL
    FACE.apply(s, CHANCE, 2)
    assert [sum(faces) for faces in s.faces] == [2, 0, 1, 0, 0, 0, 3, 1]
    assert FACE.to_move(s) == 1


def test_W2_a_throw_is_not_repeated() -> None:
    s = start()
    throw(s, STAR, 2)
    assert refused(s, 0, THROW) == refused(s, 1, 2) == "W2"


def test_W2_a_throw_clears_the_table_of_the_one_before() -> None:
    s = start()
    throw(s, STAR, 5)
    give(s, 2)
    assert (s.given[2], s.asked, s.got) == (1, 5, 5)
    throw(s)
    assert (s.given, s.asked, s.got, s.faces) == ([0] * 6, 0, 0, [[0] * 6] * KINDS)


def test_W2_everything_is_public() -> None:
    s = start()
    throw(s, STAR, 3)
    before = FACE.fields(s)
    for seat in (0, 1, SPECTATOR):
        FACE.mask(s, seat)
    assert FACE.fields(s) == before
    assert not FACE.simultaneous(s)


def test_W2_1_dice_fall_by_owner_then_neutral_then_transparent() -> None:
    s = start()
    hold(s, 0, {TRANSPARENT: 1, NEUTRAL: 1, 2: 2, 0: 1, 1: 1})
    FACE.apply(s, 0, THROW)
    fallen = []
    while s.phase == FALL:
        fallen.append(s.kind)
        FACE.apply(s, CHANCE, STAR)
    assert fallen == [0, 1, 2, 2, NEUTRAL, TRANSPARENT]
    given = []
    while s.phase == GIVE:
        given.append(s.kind)
        give(s, 1)
    assert given == fallen


def test_W2_1_a_die_out_of_order_is_refused() -> None:
    s = start()
    assert refused(s, CHANCE, 3) == "W2.1"
    throw(s, STAR, 2)
    assert refused(s, CHANCE, 2) == "W2.1"


def test_W2_1_dice_of_a_kind_are_not_told_apart() -> None:
    states = []
    for faces in permutations([STAR, CROSS, 4]):
        s = start(coloured=3)
        throw(s, *faces)
        states.append(FACE.fields(s))
    assert all(state == states[0] for state in states)


def test_W3_all_faces_lie_before_the_first_star_is_given() -> None:
    s = start(coloured=4)
    throw(s, STAR, 3, CROSS)
    assert s.phase == FALL
    FACE.apply(s, CHANCE, STAR)
    assert s.phase == GIVE
    assert s.faces[0] == [2, 1, 0, 1, 0, 0]


def test_W3_stars_then_numbers_then_crosses() -> None:
    s = start(coloured=4)
    throw(s, STAR, 3, CROSS, STAR)
    give(s, 1)
    assert (s.held[0], s.centre, s.removed) == (3, 10, 0)  # numbers and X wait for the last star
    give(s, 2)
    assert (s.held, s.centre, s.removed) == ([4, 5, 5, 0, 0, 0], 7, 1)


def test_W3_the_order_of_gifts_cannot_change_a_result() -> None:
    states = []
    for seats in permutations([1, 2, 2]):
        s = start(coloured=5)
        throw(s, STAR, STAR, STAR, CROSS, 2)
        give(s, *seats)
        states.append(FACE.fields(s))
    assert all(state == states[0] for state in states)


def test_W4_a_star_must_be_given_to_another() -> None:
    s = start(players=4, first=2)
    throw(s, STAR, 5)
    assert FACE.to_move(s) == 2
    assert actions(s, 2) == [0, 1, 3]
    assert refused(s, 2, 2) == refused(s, 2, 4) == refused(s, 2, -1) == "W4"
    assert actions(s, 0) == []  # nobody is asked whether they take it
    assert not FACE.may_act(s, 0)
    give(s, 3)
    assert s.hand[3][2] == 1
    assert s.hand[2][2] == 1


@pytest.mark.parametrize("seats", [(1, 1, 1), (2, 2, 2), (1, 2, 1), (2, 1, 1)])
def test_W4_each_star_apart_to_one_or_many(seats: tuple[int, ...]) -> None:
    s = start(coloured=3, centre=0)
    hold(s, 0, {0: 4})
    throw(s, STAR, STAR, STAR, 2)
    give(s, *seats)
    assert s.given == [Counter(seats)[seat] for seat in range(6)]
    assert [s.held[seat] for seat in range(3)] == [1, *(3 + seats.count(seat) for seat in (1, 2))]


def test_W4_a_transparent_star_never_stays() -> None:
    s = start(transparent=1)
    throw(s, 2, 2, STAR)
    assert actions(s, 0) == [1, 2]
    assert refused(s, 0, 0) == "W4"


def test_W4_with_two_players_the_recipient_is_forced_and_nobody_is_asked() -> None:
    s = start(players=2)
    throw(s, STAR, 4)
    assert actions(s, 0) == [1]
    assert view.automatic(s, 0)
    assert not view.automatic(s, 1)
    assert refused(s, 0, 0) == refused(s, 0, 2) == "W4"


def test_W4_with_three_players_who_choose_the_giver_is_asked() -> None:
    s = start()
    throw(s, STAR, 4)
    assert not view.automatic(s, 0)


def test_W4_1_a_given_die_is_thrown_on_the_next_turn_of_its_new_holder() -> None:
    s = start()
    throw(s, STAR, 4)
    give(s, 2)
    assert s.hand[2] == [1, 0, 2, 0, 0, 0, 0, 0]
    throw(s, 2, 2)  # seat 1
    throw(s, STAR, CROSS, 2)  # seat 2, the given die first
    assert s.thrower == 2
    assert s.kind == 0
    assert s.left == 1


def test_W4_2_next_gives_every_star_to_the_next_player() -> None:
    s = start(stars="next", first=2)
    throw(s, STAR, STAR)
    assert actions(s, 2) == [0]
    assert view.automatic(s, 2)
    assert refused(s, 2, 1) == "W4.2"
    assert refused(s, 2, 2) == refused(s, 2, 3) == "W4"
    give(s, 0, 0)
    assert s.held[:3] == [4, 2, 0]


def test_W4_2_random_lets_chance_pick_evenly_among_the_others() -> None:
    s = start(players=4, stars="random", first=1)
    throw(s, STAR, STAR)
    assert FACE.to_move(s) == CHANCE
    assert outcomes(s) == [(0, 1), (2, 1), (3, 1)]
    assert not FACE.may_act(s, 1)
    assert actions(s, 1) == []
    assert refused(s, 1, 0) == refused(s, 1, 1) == "W4.2"
    assert refused(s, 1, THROW) == refused(s, 0, 2) == "W2"
    assert refused(s, CHANCE, 1) == refused(s, CHANCE, 4) == refused(s, CHANCE, -1) == "W4"
    FACE.apply(s, CHANCE, 3)
    assert s.phase == PICK
    FACE.apply(s, CHANCE, 0)
    assert s.given == [1, 0, 0, 1, 0, 0]


def test_W4_2_with_two_players_all_settings_are_the_same_game() -> None:
    tables = [start(players=2, coloured=3, stars=stars) for stars in ("choose", "random", "next")]
    for step in range(60):
        fields = [FACE.fields(s) for s in tables]
        assert fields[0] == fields[1] == fields[2]
        seat = FACE.to_move(tables[0])
        if seat == OVER:
            break
        event = (seat, step * 5 % 6) if seat == CHANCE else (seat, actions(tables[0], seat)[0])
        for s in tables:
            FACE.apply(s, *event)  # the same event fits all: a forced give is no chance event
    assert step > 20


@pytest.mark.parametrize(("players", "stars"), [(2, "choose"), (2, "random"), (3, "next"), (3, "random")])
def test_W4_2_forced_gives_are_events_too(players: int, stars: str) -> None:
    s = start(players=players, stars=stars)
    throw(s, STAR, STAR)
    giver = CHANCE if stars == "random" and players > 2 else 0
    FACE.apply(s, giver, 1)
    assert s.phase != READY
    FACE.apply(s, giver, 1)
    assert s.given[1] == 2


def test_W5_numbers_stay_and_bring_their_sum() -> None:
    s = start(centre=30, coloured=4)
    throw(s, 2, 3, 4, 5)
    assert s.hand[0] == [4, 0, 0, 0, 0, 0, 14, 0]
    assert (s.asked, s.got, s.centre, s.held[0]) == (14, 14, 16, 18)


def test_W5_moved_dice_are_not_thrown_this_turn() -> None:
    s = start()
    throw(s, 5, CROSS)
    assert FACE.to_move(s) == 1
    assert sum(map(sum, s.faces)) == 2


def test_W5_asked_and_got_are_on_record_even_for_nothing() -> None:
    s = start(centre=0)
    throw(s, 5)
    told = view.event(s, CHANCE, 4)
    assert told is not None
    took = told.values["then"].values["parts"][0]  # type: ignore[union-attr, index]
    assert took == Say("wazabi-took", {"asked": 9, "got": 0, "how": "none"})
    FACE.apply(s, CHANCE, 4)
    assert (s.asked, s.got) == (9, 0)


@pytest.mark.parametrize(("centre", "got"), [(20, 9), (9, 9), (8, 8), (1, 1), (0, 0)])
def test_W5_1_who_asks_for_more_than_there_is_takes_what_there_is(centre: int, got: int) -> None:
    s = start(centre=centre)
    throw(s, 4, 5)
    assert (s.asked, s.got, s.centre, s.held[0]) == (9, got, centre - got, 2 + got)


def test_W6_an_x_die_leaves_for_ever() -> None:
    s = start(coloured=3)
    hold(s, 0, {0: 2, NEUTRAL: 1})
    throw(s, CROSS, 2, CROSS)
    assert s.hand[0] == [1, 0, 0, 0, 0, 0, 2, 0]
    assert (s.removed, s.centre) == (2, 8)  # not back in the centre
    throw(s, CROSS, 2, 2)
    assert s.removed == 3
