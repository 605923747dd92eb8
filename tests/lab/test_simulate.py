"""Simulations: the same sums from the same seed, whoever plays, on either face, in any order."""

import os
import subprocess
import sys
from statistics import fmean, stdev
from typing import Any

import pytest

from bazigah.bots import faces
from bazigah.bots.bot import Bot, find_bot
from bazigah.core.game import Game, find_game
from bazigah.core.refusal import Refusal
from bazigah.core.twin import plain
from bazigah.lab import simulate
from bazigah.lab.simulate import Counts, Estimate, Played, Simulation, Tally
from support.play import player_counts

WAZABI = {"centre": 0}
"""Short matches."""


@pytest.fixture
def on_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if numba were not installed."""
    monkeypatch.setattr(faces, "fastest_face", faces.plain_face)


def bots(game: Game, *names: str) -> list[Bot]:
    return [find_bot(game, name) for name in names]


def wazabi(*names: str, seed: int = 1, **options: Any) -> Simulation:
    game = find_game("wazabi")
    return Simulation(game, WAZABI | options, bots(game, *names), seed)


def first_seat(s: Any, seat: int, seed: int) -> int:
    """A bot of no thought: the first legal action."""
    rules = find_game("wazabi").rules
    room = [0] * rules.MAX_LEGAL
    rules.legal(s, seat, room)
    return room[0]


@pytest.mark.usefixtures("on_plain")
def test_a_match_depends_on_seed_and_number_only() -> None:
    first = wazabi("random", "random", "random")
    forwards = [first.play(number) for number in range(12)]
    again = wazabi("random", "random", "random")
    backwards = [again.play(number) for number in reversed(range(12))][::-1]
    assert forwards == backwards
    assert len(set(forwards)) > 6
    assert forwards != [wazabi("random", "random", "random", seed=2).play(number) for number in range(12)]


@pytest.mark.usefixtures("on_plain")
def test_every_game_is_played_to_its_end(game: Game) -> None:
    players = player_counts(game)[-1]
    played = Simulation(game, {}, bots(game, *["random"] * players), 3).play(0)
    assert len(played.points) == len(played.ranks) == players
    assert played.events > 0
    assert all(1 <= rank <= max(2, players) for rank in played.ranks)


@pytest.mark.slow
def test_plain_and_compiled_play_the_same_matches(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in player_counts(game):
        seats = bots(game, *["random", "greedy", "random", "greedy", "random", "random"][:players])
        compiled = Simulation(game, {}, seats, 4)
        assert compiled.is_compiled
        with monkeypatch.context() as patch:
            patch.setattr(faces, "fastest_face", faces.plain_face)
            slow = Simulation(game, {}, seats, 4)
        assert not slow.is_compiled
        assert [compiled.play(number) for number in range(5)] == [slow.play(number) for number in range(5)]


@pytest.mark.usefixtures("on_plain")
@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")])
def test_bots_play_every_game(game: Game, seats: tuple[str, str]) -> None:
    first, again = (Simulation(game, {}, bots(game, *seats), 5) for _ in range(2))
    assert first.play(2) == again.play(2)


@pytest.mark.usefixtures("on_plain")
def test_bots_see_a_masked_copy_and_a_seed_of_their_own(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = find_bot(game, "greedy").choose
    honest = Simulation(game, {}, [Bot("mine", greedy)] * 2, 6).play(0)
    masked: list[tuple[Any, int]] = []
    seeds: list[int] = []
    face = plain(game.rules)
    mask = face.mask

    def masking(s: Any, seat: int) -> None:
        masked.append((s, seat))
        mask(s, seat)

    def watching(s: Any, seat: int, seed: int) -> int:
        assert masked[-1][0] is s
        assert masked[-1][1] == seat
        seeds.append(seed)
        action = greedy(face.copy(s), seat, seed)
        for name in game.rules.STATE:
            setattr(s, name, None)
        return action

    monkeypatch.setattr(face, "mask", masking)
    assert Simulation(game, {}, [Bot("mine", watching)] * 2, 6).play(0) == honest
    assert len(set(seeds)) == len(seeds) > 0


@pytest.mark.usefixtures("on_plain")
def test_a_bot_of_ones_own_may_sit_anywhere() -> None:
    game = find_game("wazabi")
    simulation = Simulation(game, WAZABI, [*bots(game, "random"), Bot("mine", first_seat), *bots(game, "random")], 7)
    assert set(simulation.thinking) == {1}
    assert sum(simulation.play(0).points) == 1


@pytest.mark.usefixtures("on_plain")
def test_an_illegal_action_of_a_bot_is_refused() -> None:
    game = find_game("wazabi")
    simulation = Simulation(game, WAZABI, [Bot("mine", lambda *_: 5)] * 2, 7)
    with pytest.raises(Refusal):
        simulation.play(0)


@pytest.mark.usefixtures("on_plain")
def test_long_matches_are_cut_and_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is heard between stretches; a match of many is played to its end all the same."""
    monkeypatch.setattr(simulate, "LONGEST", 7)
    simulation = wazabi("random", "random")
    played = simulation.play(0)
    assert played.events > 14
    assert sum(played.points) == 1
    assert played == simulation.play(0)


@pytest.mark.usefixtures("on_plain")
def test_wrong_options_are_refused() -> None:
    with pytest.raises(Refusal, match="option-value"):
        wazabi("random")
    with pytest.raises(Refusal, match="option-unknown"):
        wazabi("random", "random", wind=3)


def test_estimates_are_mean_and_standard_error() -> None:
    values = [3, 3, -4, 10, 0, 7]
    counts = Counts(values)
    estimate = counts.estimate()
    assert estimate.mean == pytest.approx(fmean(values))
    assert estimate.error == pytest.approx(stdev(values) / len(values) ** 0.5)
    assert counts.estimate(2) == Estimate(estimate.mean / 2, pytest.approx((estimate.error or 0) / 2))
    assert Counts([5]).estimate() == Estimate(5.0, None)
    assert Counts([5, 5]).estimate() == Estimate(5.0, 0.0)


@pytest.mark.usefixtures("on_plain")
def test_shared_wins_count_as_fractions() -> None:
    tally = Tally(wazabi("random", "random", "random"))
    tally.add(Played((9, 9, 2), (1, 1, 3), 40))
    tally.add(Played((5, 5, 5), (1, 1, 1), 20))
    tally.add(Played((1, 2, 3), (3, 2, 1), 60))
    assert [tally.wins(seat).mean for seat in range(3)] == pytest.approx([5 / 18, 5 / 18, 8 / 18])
    assert tally.wins(0).error == pytest.approx(stdev([1 / 2, 1 / 3, 0]) / 3**0.5)
    assert tally.points[0].estimate().mean == 5
    assert (max(tally.points[2]), min(tally.points[2])) == (5, 2)
    assert (tally.played, tally.all_events, tally.events.estimate().mean) == (3, 120, 40)


@pytest.mark.usefixtures("on_plain")
def test_a_match_that_nobody_won_is_no_win() -> None:
    tally = Tally(wazabi("random", "random"))
    tally.add(Played((0, 0), (2, 2), 10))
    assert tally.wins(0).mean == 0


@pytest.mark.usefixtures("on_plain")
def test_sums_do_not_depend_on_the_order_of_matches() -> None:
    simulation = wazabi("random", "random", "random", seed=9)
    one, other = Tally(simulation), Tally(simulation)
    for number in range(10):
        one.add(simulation.play(number))
    for number in (5, 6, 7, 8, 9, 4, 3, 2, 1, 0):
        other.add(simulation.play(number))
    for seat in range(3):
        assert one.points[seat].estimate() == other.points[seat].estimate()
        assert one.wins(seat) == other.wins(seat)
    assert one.events.estimate() == other.events.estimate()


@pytest.mark.slow
def test_two_processes_with_other_hash_seeds_print_the_same() -> None:
    command = "from bazigah.cli import main; main()"
    arguments = ["simulate", "wazabi", "--seats", "random,greedy", "--option", "centre=0", "--games", "20", "--json"]
    printed = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", command, *arguments], env=environment, capture_output=True, check=True
        )
        printed.append(run.stdout.decode().partition('"time"')[0])
    assert printed[0] == printed[1]
    assert '"games": 20' in printed[0]
