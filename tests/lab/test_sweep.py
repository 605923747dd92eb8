"""Sweeps: every setting with the same chance, and events counted in the game's own words."""

from collections import Counter
from math import comb
from random import Random

import pytest

from bazigah.bots import faces
from bazigah.bots.bot import find_bot
from bazigah.core.game import Game, find_game
from bazigah.core.refusal import Refusal
from bazigah.core.say import Seat, say
from bazigah.lab import run
from bazigah.lab.crew import Processes
from bazigah.lab.findings import Findings
from bazigah.lab.run import Runner
from bazigah.lab.simulate import Played
from bazigah.lab.sweep import Sweep, Swept
from bazigah.lab.told import CHOICE, EFFECT, OUTCOME, Told, kind, kinds, read, tell
from bazigah.lab.work import simulation
from bazigah.words.catalogue import Catalogue
from support.play import random_match

SHORT = {"first": 0, "coloured": 3}


@pytest.fixture(autouse=True)
def on_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "fastest_face", faces.plain_face)


def wazabi(told: int = 2, bots: tuple[str, ...] = ("random", "greedy"), **vary: tuple[int | str, ...]) -> Sweep:
    return Sweep.of(find_game("wazabi"), SHORT, vary or {"centre": (0, 9)}, bots, 3, told)


def swept(work: Sweep, matches: int) -> Findings:
    findings = Findings(work)
    Runner().run(work, matches * len(work.points), Swept, findings.add)
    return findings


def test_settings_are_all_combinations_the_last_option_fastest() -> None:
    work = wazabi(players=(2, 3), stars=("choose", "next"))
    assert [tuple(point.values()) for point in work.points] == [
        (2, "choose"),
        (2, "next"),
        (3, "choose"),
        (3, "next"),
    ]
    assert [options["centre"] for options in work.settings] == [50, 50, 75, 75]  # W10: 25 for each player
    assert work.seats(work.settings[3]) == ("random", "greedy", "random")
    assert [point.seats for point in Findings(work).points] == [2, 2, 3, 3]


def test_values_that_the_game_does_not_allow_are_refused() -> None:
    with pytest.raises(Refusal, match="option-value"):
        wazabi(centre=(0, 1001))
    with pytest.raises(Refusal, match="option-unknown"):
        wazabi(wind=(1, 2))


def test_matches_are_those_of_a_simulation_with_the_same_seed() -> None:
    work, found = wazabi(), []
    Runner().run(work, 8, Swept, found.append)
    for point, options in enumerate(work.settings):
        direct = simulation("wazabi", options, ("random", "greedy"), 3)
        assert [one.played for one in found[point::2]] == [direct.play(number) for number in range(4)]
    assert [one.told is not None for one in found] == [True] * 4 + [False] * 4


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 3])
def test_any_number_of_workers_finds_the_same(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    alone: list[Swept] = []
    Runner().run(wazabi(), 20, Swept, alone.append)
    monkeypatch.setattr(run, "ALONE", 0.0)
    monkeypatch.setattr(run, "WORTH", 0.0)
    crew: list[Swept] = []
    Runner(lambda: Processes(size)).run(wazabi(), 20, Swept, crew.append)
    assert crew == alone


def test_a_match_is_told_event_by_event(game: Game) -> None:
    """Each event is one choice or one outcome, and with the same seed it is the same match."""
    options = game.resolve({"players": 2})
    seats = [find_bot(game, "greedy")] * 2
    told = tell(game, options, seats, 1, 0)
    groups = Counter[str]()
    for key, times in told.uses.items():
        groups[read(key)[0]] += times
    assert set(groups) == {CHOICE, OUTCOME, EFFECT}
    assert groups[CHOICE] == told.decisions
    assert 0 < told.turns <= told.decisions
    assert told == tell(game, options, seats, 1, 0)
    assert told != tell(game, options, seats, 1, 1)
    assert told != tell(game, options, seats, 2, 0)


def test_faces_are_counted_as_often_as_dice_show_them() -> None:
    """Chi squared of 6 faces with 5 degrees of freedom: above 20.5 once in a thousand."""
    game, faces = find_game("wazabi"), Counter[str]()
    options = game.resolve({"players": 2, **SHORT})
    for number in range(20):
        for key, times in tell(game, options, [find_bot(game, "greedy")] * 2, 5, number).uses.items():
            group, sentence = read(key)
            if group == OUTCOME and sentence.id == "wazabi-face":
                faces[str(sentence.values["face"])] += times
    mean = faces.total() / 6
    assert set(faces) == {"star", "cross", "two", "three", "four", "five"}
    assert sum((times - mean) ** 2 / mean for times in faces.values()) < 20.5


def test_kinds_leave_numbers_seats_and_lists_open() -> None:
    key = kind(CHOICE, say("x", count=3, to=Seat(1), all=(say("y"), 2), code="blue", part=say("z", number=4)))
    group, sentence = read(key)
    assert group == CHOICE
    assert sentence == say("x", count="…", to="…", all="…", code="blue", part=say("z", number="…"))
    assert key == kind(CHOICE, say("x", count=9, to=Seat(0), all=(), code="blue", part=say("z", number=0)))
    assert key != kind(CHOICE, say("x", count=3, to=Seat(1), all=(), code="red", part=say("z", number=4)))


def test_kinds_of_all_games_read_well_in_both_languages(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
    options = game.resolve({"players": 3})
    match, state = random_match(game, options, Random(1).randrange(100), 400), random_match(game, options, 1, 0)
    found = set()
    for event in match.events:
        found |= set(kinds(game, state.state, *event))
        state.play(*event)
    assert len(found) > 8
    for key in found:
        for language in ("en", "fa"):
            text = Catalogue(language).text(read(key)[1])
            assert text.strip("… "), (key, text)


def played(*points: int) -> Played:
    ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Played(points, ranks, 10 * max(points))


def test_findings_are_those_of_the_matches() -> None:
    point = Findings(wazabi(told=1)).points[0]
    point.add(Swept(played(3, 1), Told(9, 4, {"a": 2, "b": 1})))
    point.add(Swept(played(2, 2), Told(11, 6, {"a": 4})))
    point.add(Swept(played(1, 5), None))
    assert (point.matches, point.told) == (3, 2)
    assert point.events.estimate().mean == pytest.approx(100 / 3)
    assert point.turns.estimate().mean == 5
    assert point.spread.estimate().mean == 2
    assert point.shared.mean == pytest.approx(1 / 3)
    assert [point.wins(seat).mean for seat in (0, 1)] == [0.5, 0.5]
    mean, deviation = point.score()
    assert mean == pytest.approx(14 / 6)
    assert deviation**2 == pytest.approx(sum((x - 14 / 6) ** 2 for x in (3, 1, 2, 2, 1, 5)) / 6)
    assert (point.per_match("a"), point.per_match("b"), point.used_in["a"], point.used_in["b"]) == (3, 0.5, 2, 1)


def test_one_throw_wins_as_often_as_its_dice_say() -> None:
    """One coloured die, no other but the transparent one, and an empty centre: the first to throw wins at once if both
    dice show a star or an X. That is 1 in 9, and the interval of 300 matches holds it.
    """
    game = find_game("wazabi")
    options = {"first": 0, "coloured": 1, "transparent": 1}
    work = Sweep.of(game, options, {"centre": (0,)}, ("random", "random"), 1, 150)
    point = swept(work, 150).points[0]
    seats = [find_bot(game, "random")] * 2
    every = [tell(game, work.settings[0], seats, 8, number) for number in range(300)]
    won = sum(told.uses.get(kind(CHOICE, say("wazabi-act-throw", count=2)), 0) == 1 for told in every)
    assert sum(comb(300, k) * 8 ** (300 - k) / 9**300 for k in range(won)) < 0.999
    assert sum(comb(300, k) * 8 ** (300 - k) / 9**300 for k in range(won + 1)) > 0.001
    assert sum(point.wins(seat).mean for seat in (0, 1)) == pytest.approx(1)
