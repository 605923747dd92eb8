"""Random play: its numbers are spread as they should be, the same on both faces, and never leave 63 bits."""

from math import sqrt
from random import Random
from typing import Any

import pytest

from bazigah.bots import faces, playout
from bazigah.bots.playout import MULTIPLIER, below, scramble, step, weighted
from bazigah.core.contract import CHANCE, OVER
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.core.twin import Plain
from support.play import any_settings, player_counts
from support.play import step as event

MODULUS = (MULTIPLIER << 32) - 1
"""A walk multiplies by 2**-32 modulo this number."""


def test_a_walk_is_as_long_as_can_be() -> None:
    """The modulus is a safe prime, so the order of 2**32, which is no power of -1, is at least half of it."""
    for number in (MODULUS, (MODULUS - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))
    assert pow(1 << 32, 2, MODULUS) != 1


def test_a_walk_is_multiplication_modulo_a_prime() -> None:
    for rng in (1, 2**32, 2**62, MODULUS - 1, *(scramble(i) for i in range(100))):
        assert step(rng) << 32 == rng + MODULUS * (rng & playout.LOW_32)


def test_no_step_reaches_2_to_63() -> None:
    assert MULTIPLIER * playout.LOW_32 + (MODULUS >> 32) < 1 << 63
    assert playout.LOW_32 * playout.LOW_31 < 1 << 63
    assert (playout.LOW_31 + playout.ROUNDS) * playout.MIX < 1 << 63
    assert MODULUS > 1 << 62


def test_starts_are_in_range_and_all_different() -> None:
    starts = [scramble(base + i) for base in (0, 2**31, 2**61) for i in range(2000)]
    assert len(set(starts)) == len(starts)
    assert 0 < min(starts) <= max(starts) <= 2**62


def test_one_bit_of_a_number_changes_half_of_its_start() -> None:
    random = Random(1)
    numbers = [*range(100), *(random.getrandbits(62) for _ in range(100))]
    changed = [((scramble(n) - 1) ^ (scramble(n ^ (1 << bit)) - 1)).bit_count() for n in numbers for bit in range(62)]
    assert sum(changed) / len(changed) == pytest.approx(31, abs=0.2)  # 31 ± 0.04 for ideal ones
    assert min(changed) > 5


STARTS = [2239728569853959912, 3549082805970642683, 624150578775421232]
WALK = [2, 6, 2, 3, 2, 3, 1, 4, 2, 1, 3, 2]


def test_streams_stay_what_they_are() -> None:
    """Simulations promise the same sums for the same seed; a change here must be a decision."""
    assert [scramble(i) for i in (0, 1, 2**62 - 1)] == STARTS
    rng, walk = scramble(7), []
    for _ in range(12):
        rng = step(rng)
        walk.append(below(rng, 6) + 1)
    assert walk == WALK


def chi_square(counts: list[int], expected: list[float]) -> float:
    """In standard deviations from what chance would give."""
    value = sum((count - want) ** 2 / want for count, want in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    return (value - freedom) / sqrt(2 * freedom)


@pytest.mark.slow
@pytest.mark.parametrize("n", [2, 6, 7, 36, 100])
def test_numbers_along_a_walk_are_even_in_pairs(n: int) -> None:
    rng, counts, draws = scramble(n), [0] * (n * n), 20 * n * n
    for _ in range(draws):
        rng = step(rng)
        first = below(rng, n)
        rng = step(rng)
        counts[first * n + below(rng, n)] += 1
    assert abs(chi_square(counts, [draws / (n * n)] * (n * n))) < 4


@pytest.mark.slow
@pytest.mark.parametrize("later", [1, 2, 30])
def test_numbers_of_neighbouring_streams_are_even_in_pairs(later: int) -> None:
    counts, previous = [0] * 36, 0
    for stream in range(20_000):
        rng = scramble(stream)
        for _ in range(later):
            rng = step(rng)
        drawn = below(rng, 6)
        counts[previous * 6 + drawn] += 1
        previous = drawn
    assert abs(chi_square(counts, [20_000 / 36] * 36)) < 4


@pytest.mark.parametrize("weights", [[1, 1, 1, 1, 1, 1], [5], [1, 2, 3, 4], [54, 1, 9], [1, 1, 7]])
def test_outcomes_come_in_proportion_to_their_weights(weights: list[int]) -> None:
    rng, counts, draws = scramble(len(weights)), [0] * len(weights), 20_000
    for _ in range(draws):
        rng = step(rng)
        counts[weighted(rng, weights, len(weights))] += 1
    for count, weight in zip(counts, weights, strict=True):
        share = weight / sum(weights)
        assert abs(count - draws * share) <= 4 * sqrt(draws * share * (1 - share))


def test_only_the_first_n_weights_count() -> None:
    assert {weighted(scramble(i), [1, 2, 50, 50], 2) for i in range(50)} == {0, 1}


def test_equal_weights_give_what_their_multiples_give() -> None:
    for i in range(200):
        assert weighted(scramble(i), [1] * 6, 6) == weighted(scramble(i), [3] * 6, 6)


class Table:
    """A match on the plain face, to be advanced."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.face: Plain = faces.plain_face(game)
        self.s = self.face.new()
        self.face.setup(self.s, game.pack(options))
        self.out = self.face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES))
        self.weight = self.face.buffer(game.rules.MAX_CHANCES)

    def advance(self, rng: int, seats: int = 0, limit: int = 1 << 40, guided: int = 0) -> int:
        return int(self.face.advance(self.s, rng, seats, guided, limit, self.out, self.weight))


def test_a_match_is_advanced_to_its_end(game: Game) -> None:
    table = Table(game, any_settings(game, Random(3)))
    assert table.advance(scramble(1)) > 0
    assert table.face.to_move(table.s) == OVER
    assert table.advance(scramble(2)) == 0


def test_a_match_is_advanced_by_a_limit_of_legal_events(game: Game) -> None:
    """Each event is one of those that the rules offer, drawn by the walk."""
    options = any_settings(game, Random(4))
    table, match, rng = Table(game, options), Match(game, options), scramble(5)
    walk = rng
    while match.number < 60 and not match.over:
        walk = step(walk)
        seat = match.to_move()
        if seat == CHANCE:
            outcomes, weights = zip(*match.chances(), strict=True)
            match.play(CHANCE, outcomes[weighted(walk, list(weights), len(weights))])
        else:
            legal = match.legal(seat)
            match.play(seat, legal[below(walk, len(legal))])
    assert table.advance(rng, limit=match.number) == match.number
    assert table.face.fields(table.s) == table.face.fields(match.state)


def test_seats_that_think_stop_it(game: Game) -> None:
    players = player_counts(game)[-1]
    for seat in range(players):
        table = Table(game, game.resolve({"players": players}))
        table.advance(scramble(seat), seats=1 << seat)
        assert table.face.to_move(table.s) in (seat, OVER)


def test_it_goes_on_from_any_state(game: Game) -> None:
    random = Random(6)
    options = any_settings(game, random)
    match, table = Match(game, options), Table(game, options)
    for _ in range(40):
        if not match.over:
            event(match, random)
    table.s = table.face.copy(match.state)
    table.advance(scramble(8))
    assert table.face.to_move(table.s) == OVER


def test_standing_is_points_and_ranks(game: Game) -> None:
    table = Table(game, game.resolve({"players": player_counts(game)[-1]}))
    table.advance(scramble(9))
    match = Match(game, game.resolve({"players": player_counts(game)[-1]}))
    match.state = table.s
    found = [0] * (2 * match.players)
    table.face.standing(table.s, found)
    assert found == match.points() + match.ranks()


@pytest.mark.slow
def test_compiled_numbers_are_the_plain_ones() -> None:
    import numba

    fast = {f.__name__: numba.njit(f) for f in (step, below, scramble)}
    random = Random(10)
    for number in (0, 1, 2**31 - 1, 2**62 - 1, *(random.getrandbits(62) for _ in range(3000))):
        rng = scramble(number)
        assert fast["scramble"](number) == rng
        assert fast["step"](rng) == step(rng)
        assert fast["below"](rng, 2**31 - 1) == below(rng, 2**31 - 1)
    assert fast["step"](MODULUS - 1) == step(MODULUS - 1)


@pytest.mark.slow
def test_wazabi_at_random_takes_as_long_as_it_did() -> None:
    """A wrong driver would show: 400 matches of two have 514 ± 3 events on average."""
    game = find_game("wazabi")
    lengths = [Table(game, game.resolve({"players": 2})).advance(scramble(i)) for i in range(400)]
    assert sum(lengths) / len(lengths) == pytest.approx(514, abs=12)
