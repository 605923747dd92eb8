"""TEN: the values that any right implementation shows."""

from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from bazigah.bots.playout import scramble
from bazigah.core.contract import CHANCE
from bazigah.core.twin import fastest
from bazigah.games.ten import rules
from bazigah.games.ten.cards import COIN, HASH, KINDS
from bazigah.games.ten.codes import REVEALING
from bazigah.games.ten.options import pack, resolve
from support import six as source
from support.ten import FACE, act, start

ODDS = {2: 4, 3: 8, 4: 12, 5: 24, 6: 36, 7: 48, 8: 60, 9: 72, 10: 84}
"""Cards of the fresh 129 that are a number bust at a running total, of the 111 that are no wildcards."""


@pytest.mark.parametrize("total", range(-10, 11))
def test_odds_of_a_number_bust(total: int) -> None:
    s = start(4)
    act(s, "draw")
    s.total, s.numbers = total, 1
    assert s.phase == REVEALING
    out, weight = [0] * KINDS, [0] * KINDS
    n = FACE.chances(s, out, weight)
    busts = cards = 0
    for kind, copies in zip(out[:n], weight[:n], strict=True):
        if not HASH <= kind < COIN:
            after = FACE.copy(s)
            FACE.apply(after, CHANCE, kind)
            cards += copies
            busts += copies * after.white[0]
    assert Fraction(busts, cards) == Fraction(ODDS.get(total, 0), 111)


def six(players: int, games: int) -> tuple[list[list[int]], list[list[int]]]:
    """What the policy counts, and the points, of every game."""
    face: Any = fastest(rules, source)
    out, weight = face.buffer(rules.MAX_LEGAL), face.buffer(rules.MAX_CHANCES)
    fresh = face.new()
    face.setup(fresh, face.buffer(pack(resolve({"players": players, "first": 0}))))
    tallies, points = [], []
    for game in range(games):
        s, tally = face.copy(fresh), face.buffer(4)
        face.play_six(s, scramble(game), out, weight, tally)
        tallies.append([int(count) for count in tally])
        points.append([int(face.points(s, seat)) for seat in range(players)])
    return tallies, points


def near(values: list[int], expected: float, known_to: float) -> bool:
    """Whether the mean is the expected one, to four standard errors of both."""
    error = stdev(values) / sqrt(len(values))
    return abs(fmean(values) - expected) < 4 * sqrt(error**2 + known_to**2)


@pytest.mark.slow
def test_policy_six_on_129_cards() -> None:
    """20,000 games: errors of 0.015 turns, 0.04 and 0.03 percent, 0.002 numbers."""
    tallies, _ = six(4, 20_000)
    turns, numbers, currency, kept = (sum(column) for column in zip(*tallies, strict=True))
    assert near([tally[0] for tally in tallies], 37.26, 0.005)
    assert abs(100 * numbers / turns - 10.65) < 0.10
    assert abs(100 * currency / turns - 5.75) < 0.08
    assert abs(kept / turns - 1.834) < 0.006


@pytest.mark.slow
def test_policy_six_with_two_players() -> None:
    """20,000 games: an error of 0.02 points a seat; the known values are right to 0.07."""
    _, points = six(2, 20_000)
    for seat, expected in ((0, 13.60), (1, 13.18)):
        assert near([score[seat] for score in points], expected, 0.035)
    assert fmean(score[0] - score[1] for score in points) > 0.2
