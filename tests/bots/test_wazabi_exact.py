"""The exact solver of Wazabi: values of the rules page, and one turn through the rules from any small position."""

from itertools import product
from typing import Any

import pytest

from bazigah.bots.wazabi import guide
from bazigah.bots.wazabi.exact.three import CLOSE, Trio
from bazigah.bots.wazabi.exact.turn import Giving
from bazigah.bots.wazabi.exact.two import Pair
from bazigah.games.wazabi.rules import CHOOSE, END, NEXT, RANDOM
from support.wazabi import held
from support.wazabi_turns import worth_of_turn

SMALL = [(a, b, c, centre) for a, b, c, centre in product((1, 2, 3), (1, 2), (1, 3), (0, 1, 4)) if a + centre < 7]

# Two players


def test_two_players_few_dice() -> None:
    pair = Pair(8)
    assert pair.chances((1, 1)) == pytest.approx((0.6, 0.4), abs=1e-15)
    assert [round(pair.chances((n, n))[0], 5) for n in (2, 3, 4)] == [0.56113, 0.54361, 0.53235]


@pytest.mark.parametrize(("centre", "first"), [(0, 0.507054), (20, 0.493522), (50, 0.500331), (100, 0.499367)])
def test_two_players_eleven_dice_each(centre: int, first: float) -> None:
    assert Pair(22 + centre, centre).chances((11, 11), centre)[0] == pytest.approx(first, abs=6e-7)


@pytest.mark.slow
def test_two_players_eleven_dice_each_and_two_hundred() -> None:
    assert Pair(222, 200).chances((11, 11), 200)[0] == pytest.approx(0.500009, abs=6e-7)


def test_two_players_one_turn_is_as_the_rules_have_it() -> None:
    pair = Pair(16, 8)

    def at_end(s: Any) -> float:
        return 1.0 if s.phase == END else pair.chances((s.held[1], s.held[0]), s.centre)[1]

    for a, b, centre in product((1, 2, 3, 4), (1, 3), (0, 1, 2, 5, 8)):
        by_rules = worth_of_turn(held((a, b), NEXT, centre), at_end, lambda _, worths: next(iter(worths.values())))
        assert pair.chances((a, b), centre)[0] == pytest.approx(by_rules, abs=1e-12)


# Three players


def test_three_players_two_dice_each_all_random() -> None:
    found = Trio(6, own=Giving.RANDOM).chances((2, 2, 2))
    assert [round(chance, 8) for chance in found] == [0.41060061, 0.32748924, 0.26191015]


@pytest.mark.parametrize(("own", "share"), [(Giving.BEST, 0.36522), (Giving.LEVEL, 0.36476)])
def test_one_among_two_random_players(own: Giving, share: float) -> None:
    assert Trio(33, own=own, others=Giving.RANDOM).mean(11) == pytest.approx(share, abs=6e-6)


@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("own", [Giving.RANDOM, Giving.NEXT, Giving.LEVEL, Giving.BEST])
def test_three_players_one_turn_is_as_the_rules_have_it(own: Giving, turn: int) -> None:
    """Of what follows, one plane; `own` gives as it says, at a centre of any size, with all faces in sight (W3)."""
    trio = Trio(12, 4, own=own, others=Giving.RANDOM)

    def at_end(s: Any) -> float:
        if s.phase == END:
            return float(turn == 0)
        return trio.chance((turn - 1) % 3, (s.held[1], s.held[2], s.held[0]), s.centre)

    def choose(s: Any, worths: dict[int, float]) -> float:
        if own is Giving.BEST:
            return max(worths.values())
        return worths[guide.decide(s, 0, 0, []) if own is Giving.LEVEL else 1]

    stars = RANDOM if turn > 0 or own is Giving.RANDOM else CHOOSE
    for *hands, centre in SMALL:
        by_rules = worth_of_turn(held(tuple(hands), stars, centre), at_end, choose)
        assert trio.chance(turn, tuple(hands), centre) == pytest.approx(by_rules, abs=1e-11)


def test_who_is_mixed_in_no_throw_or_in_all_is_not_mixed() -> None:
    ends = [Trio(6, own=Giving.LEVEL, others=others) for others in (Giving.RANDOM, Giving.LEVEL)]
    never, always = (Trio(6, own=Giving.LEVEL, others=Giving.MIXED, level=level) for level in (0.0, 1.0))
    for mixed, pure in zip((never, always), ends, strict=True):
        assert mixed.planes == pytest.approx(pure.planes, abs=1e-12)


def test_all_alike_have_one_win_among_them_and_a_third_each() -> None:
    for way in (Giving.RANDOM, Giving.NEXT, Giving.LEVEL):
        trio = Trio(12, 3, own=way)
        assert trio.planes.sum(0) == pytest.approx(1.0, abs=1e-11)
        assert trio.mean(3, 3) == pytest.approx(1 / 3, abs=1e-11)
        assert trio.distance <= CLOSE


def test_what_is_best_against_others_is_better_than_all_else_everywhere() -> None:
    for others in (Giving.RANDOM, Giving.LEVEL):
        best = Trio(20, others=others)
        for own in (Giving.RANDOM, Giving.NEXT, Giving.LEVEL, best):
            played = Trio(20, own=own, others=others)
            assert (best.planes - played.planes).min() > -1e-9
        assert played.planes == pytest.approx(best.planes, abs=1e-9)


def test_where_all_play_to_win_nobody_gains_much_by_another_way() -> None:
    """It settles but for 7 dice in all (see `three`); what can be gained there is less than 0.1 points."""
    assert Trio(6).distance <= CLOSE
    equilibrium = Trio(33)
    gains = Trio(33, others=equilibrium).planes - Trio(33, own=equilibrium).planes
    assert gains.min() > -1e-9
    assert gains.max() < 0.001


@pytest.mark.slow
def test_the_default_match_of_three() -> None:
    """As it was simulated, to 0.03 points (rules page)."""
    assert Trio(108, 75, own=Giving.LEVEL, others=Giving.RANDOM).mean(11, 75) == pytest.approx(0.3658, abs=3e-4)


# What is asked for


def test_a_position_that_is_not_covered_is_refused() -> None:
    pair, trio = Pair(8, 2), Trio(8, 2, own=Giving.LEVEL)
    for hands, centre in [((5, 4), 0), ((4, 3), 2), ((1, 1), 3), ((0, 2), 0), ((1, 1, 1), 0)]:
        with pytest.raises(IndexError):
            pair.chances(hands, centre)
    for hands, centre in [((4, 4, 1), 0), ((3, 3, 1), 2), ((1, 1, 1), 3), ((1, 0, 2), 0), ((1, 1), 0)]:
        with pytest.raises(IndexError):
            trio.chances(hands, centre)


def test_one_among_others_has_no_chances_of_all_three() -> None:
    with pytest.raises(ValueError, match="one among others"):
        Trio(4, others=Giving.LEVEL).chances((1, 1, 1))


def test_a_solution_is_played_like_one_of_its_size_and_others_are_known() -> None:
    with pytest.raises(ValueError, match="size"):
        Trio(5, own=Trio(4))
    with pytest.raises(ValueError, match="of its own"):
        Trio(4, others=Giving.BEST)
