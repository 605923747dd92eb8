"""Positions of Wazabi read from a state, and what a star is worth to whom."""

from typing import Any

import pytest

from bazigah.bots.wazabi.exact.positions import chances, position, recipient, solved, worths
from bazigah.bots.wazabi.exact.three import Trio
from bazigah.bots.wazabi.exact.turn import Giving
from bazigah.bots.wazabi.exact.two import Pair
from bazigah.games.wazabi.rules import CHOOSE, CROSS, NEXT, STAR, THROW
from support.wazabi import FACE, give, held, throw

TRIO = Trio(14, 3, others=Giving.RANDOM)


def threw(*faces: int, hands: tuple[int, ...] = (4, 1, 9), centre: int = 0) -> Any:
    s = held(hands, CHOOSE, centre)
    throw(s, *faces)
    return s


def test_before_a_throw_it_is_what_lies_there() -> None:
    assert position(held((3, 1, 2), CHOOSE, 5)) == ((3, 1, 2), 5, 0)


def test_while_stars_are_given_it_is_what_will_lie_there() -> None:
    s = threw(STAR, CROSS, STAR, 5, centre=3)  # a 5 asks for more than there is
    assert position(s) == ((4, 1, 9), 0, 2)
    give(s, 1)
    assert position(s) == ((4, 2, 9), 0, 1)
    assert position(threw(STAR, CROSS, 2, 2, centre=9)) == ((6, 1, 9), 5, 1)


def test_while_dice_fall_and_after_the_end_there_is_none() -> None:
    s = held((1, 1, 1), CHOOSE)
    FACE.apply(s, 0, THROW)
    assert position(s) is None
    FACE.apply(s, -1, CROSS)
    assert position(s) is None
    assert chances(s, Trio(4)) == (1.0, 0.0, 0.0)
    with pytest.raises(ValueError, match="no choice"):
        worths(s, TRIO)


def test_seats_are_counted_from_the_mover() -> None:
    s = held((2, 3, 1), CHOOSE)
    s.turn = 2
    assert position(s) == ((1, 2, 3), 0, 0)
    mover, next_, last = Trio(6, own=Giving.RANDOM).chances((1, 2, 3))
    assert chances(s, Trio(6, own=Giving.RANDOM)) == (next_, last, mover)


def test_it_says_what_is_solved() -> None:
    assert solved(held((4, 5, 5), CHOOSE), TRIO)
    assert not solved(held((4, 5, 6), CHOOSE), TRIO)
    assert not solved(held((1, 1, 1), CHOOSE, 4), TRIO)
    assert solved(threw(STAR, 4, 4, 4, centre=0), TRIO)
    assert not solved(threw(STAR, 4, 4, 4, hands=(4, 2, 9)), TRIO)
    assert not solved(held((1, 1), NEXT), TRIO)
    assert not solved(held((1, 1, 1, 1), CHOOSE), TRIO)
    with pytest.raises(ValueError, match="not solved"):
        chances(held((1, 1), NEXT), TRIO)


def test_two_players_have_their_chances_while_the_star_is_given() -> None:
    pair = Pair(6)
    s = held((3, 2), NEXT)
    assert chances(s, pair) == pair.chances((3, 2))
    throw(s, STAR, CROSS, 4)
    assert chances(s, pair) == pair.chances((3, 1))[::-1]


def test_a_star_is_worth_most_where_it_stops_someone() -> None:
    """The next player has one die and wins at once in a third of the cases; the last has nine."""
    s = threw(STAR, 4, 4, 4)
    found = worths(s, TRIO)
    assert found == {1: TRIO.chance(2, (2, 9, 3)), 2: TRIO.chance(2, (1, 10, 3))}
    assert found[1] > found[2]
    assert recipient(s, TRIO) == 1
    assert recipient(threw(STAR, 4, 4, 4, hands=(4, 9, 1)), TRIO) == 2


def test_stars_one_by_one_come_to_the_best_split() -> None:
    for hands in ((6, 1, 2), (6, 3, 1), (6, 2, 2)):
        s = held(hands, CHOOSE)
        throw(s, STAR, STAR, STAR, STAR, 3, 3)
        best = max(TRIO.chance(2, (hands[1] + i, hands[2] + 4 - i, 2)) for i in range(5))
        for _ in range(4):
            assert max(worths(s, TRIO).values()) == best
            give(s, recipient(s, TRIO))
        assert TRIO.chance(2, (s.held[1], s.held[2], s.held[0])) == best


def test_who_gives_all_away_wins_whoever_gets_them() -> None:
    s = threw(STAR, CROSS, STAR, STAR)
    assert worths(s, TRIO) == {1: 1.0, 2: 1.0}
    assert chances(s, Trio(14)) == (1.0, 0.0, 0.0)
    assert recipient(s, TRIO) == 1
