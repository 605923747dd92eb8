"""Wazabi: known values that are simulated, on the compiled face. Every tolerance is four standard errors."""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

import pytest

from bazigah.bots import faces, playout
from bazigah.core.contract import OVER
from bazigah.core.game import find_game
from bazigah.games.wazabi.options import pack, resolve
from bazigah.games.wazabi.rules import THROW

pytestmark = pytest.mark.slow

WAZABI = find_game("wazabi")

Counts = Sequence[int]
Give = Callable[[int, Counts, Counts], int]
"""To whom a seat gives a star, by the dice that each has and the stars that each got of this throw."""


def level(seat: int, held: Counts, given: Counts) -> int:
    return min([(seat + 1) % 3, (seat + 2) % 3], key=lambda other: held[other])


def all_to_the_fewest(seat: int, held: Counts, given: Counts) -> int:
    return given.index(max(given)) if any(given) else level(seat, held, given)


def always_next(seat: int, held: Counts, given: Counts) -> int:
    return (seat + 1) % 3


def winners(games: int, seed: int, **options: object) -> list[int]:
    """How often each seat wins among random players."""
    face = faces.compiled_face(WAZABI)
    packed, room, weight = face.buffer(pack(resolve(options))), face.buffer(8), face.buffer(8)
    wins = [0] * 6
    for game in range(games):
        s = face.new()
        face.setup(s, packed)
        face.advance(s, playout.scramble(seed * 10**6 + game), 0, 0, 10**9, room, weight)
        for seat in range(6):
            wins[seat] += face.points(s, seat)
    assert sum(wins) == games
    return wins


def lengths(games: int, seed: int, **options: object) -> list[int]:
    """Throws of matches in which only throws are actions."""
    face = faces.compiled_face(WAZABI)
    packed, room, weight = face.buffer(pack(resolve(options))), face.buffer(8), face.buffer(8)
    counts = []
    for game in range(games):
        s = face.new()
        face.setup(s, packed)
        throws = 0
        while True:
            start = playout.scramble((seed * 10**6 + game) * 1000 + throws)
            face.advance(s, start, (1 << 6) - 1, 0, 10**9, room, weight)
            seat = face.to_move(s)
            if seat == OVER:
                break
            face.apply(s, seat, THROW)
            throws += 1
        counts.append(throws)
    return counts


def strategic(games: int, seed: int, give: Give) -> int:
    """Wins of one seat, each in turn, that gives its stars so; the two others are random."""
    face = faces.compiled_face(WAZABI)
    packed, room, weight = face.buffer(pack(resolve({"players": 3}))), face.buffer(8), face.buffer(8)
    wins = 0
    for game in range(games):
        s, mine, step = face.new(), game % 3, 0
        held, given = (s.view(face.layout)[0][name] for name in ("held", "given"))
        face.setup(s, packed)
        while True:
            start = playout.scramble((seed * 10**6 + game) * 1000 + step)
            face.advance(s, start, 1 << mine, 0, 10**9, room, weight)
            if face.to_move(s) != mine:
                break
            face.legal(s, mine, room)
            face.apply(s, mine, THROW if room[0] == THROW else give(mine, held.tolist(), given.tolist()))
            step += 1
        wins += face.points(s, mine)
    return wins


def share(p: float, games: int) -> float:
    """Four standard errors of a share."""
    return 4 * sqrt(p * (1 - p) / games)


def test_two_players_default_centre() -> None:
    games = 30_000
    assert winners(games, 1, players=2, first=0)[0] / games == pytest.approx(0.500331, abs=share(0.5, games))


@pytest.mark.parametrize(
    ("players", "centre", "throws"), [(3, 75, 45.2), (4, 100, 57.3), (5, 125, 69.1), (6, 150, 80.6)]
)
def test_mean_throws_with_random_recipients(players: int, centre: int, throws: float) -> None:
    counts = lengths(8000, players, players=players, centre=centre, stars="random")
    assert fmean(counts) == pytest.approx(throws, abs=0.05 + 4 * stdev(counts) / sqrt(len(counts)))


@pytest.mark.parametrize("players", range(2, 7))
def test_seats_are_nearly_fair_with_random_recipients(players: int) -> None:
    games = 15_000
    for wins in winners(games, players, players=players, first=0, stars="random")[:players]:
        assert wins / games == pytest.approx(1 / players, abs=0.007 + share(1 / players, games))


def test_the_starter_wins_rarely_at_six_and_twenty() -> None:
    games = 25_000
    wins = winners(games, 7, players=6, centre=20, first=0, stars="random")
    assert wins[0] / games == pytest.approx(0.109, abs=0.0005 + share(0.109, games))


@pytest.mark.parametrize(("players", "off"), [(4, 0.010), (5, 0.021), (6, 0.032)])
def test_seats_are_off_when_stars_go_to_the_next(players: int, off: float) -> None:
    games = 25_000
    wins = winners(games, players, players=players, first=0, stars="next")[:players]
    most = max(abs(count / games - 1 / players) for count in wins)
    assert most == pytest.approx(off, abs=0.0005 + share(1 / players, games))


@pytest.mark.parametrize(("give", "expected"), [(level, 0.3658), (all_to_the_fewest, 0.3634), (always_next, 0.2804)])
def test_one_strategic_seat_against_two_random(give: Give, expected: float) -> None:
    games = 6000
    assert strategic(games, 9, give) / games == pytest.approx(expected, abs=share(expected, games))
