"""Clever: the values that any right implementation shows, and what holds in every match."""

import random
import re
from collections import Counter
from importlib import import_module
from itertools import pairwise
from math import comb, sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bazigah.games.clever as folder
from bazigah.bots import faces, playout
from bazigah.core.contract import CHANCE, OVER
from bazigah.core.game import find_game
from bazigah.core.refusal import Refusal
from bazigah.games.clever import options, rules, sheet
from bazigah.games.clever.pieces import BOXES, END
from bazigah.games.clever.refusals import check_number
from bazigah.games.clever.writing import write
from support.clever import FACE, may, row, start, throw


def contents(s: Any, section: int, ways: Counter[tuple[int, ...]], full: list[int], numbers: tuple[int, ...]) -> None:
    """Walks all ways to go on filling a row by the rules' own check and its own writing."""
    ways[numbers] += 1
    if s.filled[0][section] == s.boxes[section]:
        full[0] += 1
    for number in range(1, 7):
        try:
            check_number(s, 0, number, section)
        except Refusal:
            continue
        twin = FACE.copy(s)
        write(twin, 0, number, section)
        contents(twin, section, ways, full, (*numbers, number))


@pytest.mark.parametrize(
    ("name", "reachable", "complete"),
    [("blue", 64, 1), ("yellow", 106, 1), ("green", 149, 8), ("orange", 64, 1), ("purple", 199, 9), ("white", 64, 1)],
)
def test_reachable_contents_and_ways_to_fill_a_section(name: str, reachable: int, complete: int) -> None:
    section = sheet.NAMES.index(name)
    ways: Counter[tuple[int, ...]] = Counter()
    full = [0]
    contents(start(), section, ways, full, ())
    assert (len(ways), full[0]) == (reachable, complete)
    assert set(ways.values()) == {1}
    printed = sheet.standard()[name]
    repeats = [sum(box <= k for box in printed["repeat"]) for k in range(printed["boxes"] + 1)]
    assert reachable == sum(comb(6 + r, k) for k, r in enumerate(repeats))
    assert complete == comb(6 + repeats[-1], printed["boxes"])


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """Any sheet that C14 allows, long ones too."""
    made: dict[str, Any] = {}
    for name in sheet.COLOURED:
        boxes = draw(st.integers(6, 45))
        least = max(0, boxes - 6)
        repeat = draw(st.permutations(range(2, boxes + 1)))[: draw(st.integers(least, boxes - 1))]
        bonus = draw(st.dictionaries(st.integers(1, boxes - 1).map(str), kinds, max_size=5))
        made[name] = {"boxes": boxes, "repeat": repeat, "bonus": bonus, "threshold": draw(st.integers(1, boxes))}
    boxes = draw(st.integers(1, 6))
    scores = draw(st.lists(st.integers(-20, 20), min_size=boxes, max_size=boxes))
    bonus = draw(st.dictionaries(st.integers(1, boxes).map(str), kinds, max_size=3))
    return {**made, "white": {"boxes": boxes, "bonus": bonus, "scores": scores}}


kinds = st.just("white") | st.integers(1, 9)


@given(sheets(), st.integers(1, 4), st.integers(1, 3), st.integers(0, 2**32))
def test_rows_rise_with_equality_only_in_repeat_boxes_on_any_sheet(
    given_sheet: dict[str, Any], players: int, picks: int, seed: int
) -> None:
    s = start(players=players, picks=picks, sheet=given_sheet)
    random_play(s, random.Random(seed))
    for seat in range(players):
        gained = 0
        for section, name in enumerate(sheet.NAMES):
            numbers = row(s, seat, name)
            repeats, bonus = given_sheet[name].get("repeat", []), given_sheet[name]["bonus"]
            assert len(numbers) == s.filled[seat][section] <= given_sheet[name]["boxes"]
            assert len(numbers) < BOXES
            for box, (before, number) in enumerate(pairwise(numbers), 2):
                assert number > before or (number == before and box in repeats)
            gained += sum(
                bonus.get(str(box), 0) for box in range(1, len(numbers) + 1) if bonus.get(str(box)) != "white"
            )
        assert s.bonus[seat] == gained


def random_play(s: Any, rng: random.Random, check: bool = False) -> None:
    out, weight = [0] * rules.MAX_LEGAL, [0] * rules.MAX_CHANCES
    while (seat := FACE.to_move(s)) != OVER:
        if seat == CHANCE:
            FACE.apply(s, CHANCE, out[rng.randrange(FACE.chances(s, out, weight))])
            continue
        seat = rng.choice([other for other in range(s.players) if FACE.may_act(s, other)])
        legal = out[: FACE.legal(s, seat, out)]
        if check:
            assert_apply_takes_exactly(s, seat, legal)
        FACE.apply(s, seat, rng.choice(legal))


def assert_apply_takes_exactly(s: Any, seat: int, legal: list[int]) -> None:
    assert legal == sorted(set(legal))
    assert legal
    before = FACE.fields(s)
    for action in set(range(-1, rules.ACTIONS + 1)) - set(legal):
        with pytest.raises(Refusal) as caught:
            FACE.apply(s, seat, action)
        clause, names = rules.REFUSALS[caught.value.reason]
        assert (clause, len(names)) == (caught.value.clause, len(caught.value.values))
    assert FACE.fields(s) == before
    for action in legal:
        FACE.apply(FACE.copy(s), seat, action)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_apply_takes_what_is_legal_and_nothing_else(players: int) -> None:
    random_play(start(players=players, picks=3), random.Random(players), check=True)


def test_what_is_masked_can_be_played_on() -> None:
    rng = random.Random(5)
    s, out = start(players=4), [0] * rules.MAX_LEGAL
    while FACE.to_move(s) != OVER:
        if FACE.simultaneous(s):
            for viewer in range(4):
                masked = FACE.copy(s)
                FACE.mask(masked, viewer)
                own = out[: FACE.legal(s, viewer, out)]
                assert may(masked, viewer) == may(s, viewer)
                assert [FACE.may_act(masked, seat) for seat in range(4)] == [FACE.may_act(s, seat) for seat in range(4)]
                if own:
                    FACE.apply(masked, viewer, own[0])
                if rng.random() < 0.3:
                    random_play(masked, rng)
                    assert masked.phase == END
        step(s, rng)


def step(s: Any, rng: random.Random) -> None:
    out, weight = [0] * rules.MAX_LEGAL, [0] * rules.MAX_CHANCES
    seat = FACE.to_move(s)
    n = FACE.chances(s, out, weight) if seat == CHANCE else FACE.legal(s, seat, out)
    FACE.apply(s, seat, out[rng.randrange(n)])


def test_the_readme_leads_from_every_clause_to_functions_that_exist() -> None:
    table = (Path(str(folder.__file__)).parent / "README.md").read_text("utf-8").partition("| clause |")[2]
    rows = [line.split("|")[1:3] for line in table.partition("## ")[0].splitlines() if line.startswith("| C")]
    assert tuple(clause for clauses, _ in rows for clause in clauses.strip().split(", ")) == rules.CLAUSES
    for module, name in re.findall(r"`(\w+)\.(\w+)`", "".join(where for _, where in rows)):
        assert hasattr(import_module(f"bazigah.games.clever.{module}"), name), (module, name)


def test_legal_and_chances_are_empty_for_those_who_have_nothing_to_say() -> None:
    s, out = start(), [0] * rules.MAX_LEGAL
    assert FACE.legal(s, 1, out) == FACE.legal(s, -3, out) == FACE.legal(s, 2, out) == 0
    assert FACE.chances(s, out, out) == 0
    throw(s, "123456")
    assert FACE.legal(s, 0, out) == 16 == rules.MAX_LEGAL


BOXES_OF_COLOURS = (6, 7, 7, 6, 8)


def simulate(players: int, games: int) -> tuple[float, float, float, float]:
    """Mean points of random players, its standard error, and the shares of games in which the active player, and in
    which anybody, had a full section at the end.
    """
    face = faces.compiled_face(find_game("clever"))
    first = face.new()
    face.setup(first, face.buffer(options.pack(options.resolve({"players": players}))))
    out, weight = face.buffer(rules.MAX_LEGAL), face.buffer(rules.MAX_CHANCES)
    standing = face.buffer(2 * players)
    total = squares = 0.0
    own = full = 0
    for game in range(games):
        s = face.copy(first)
        face.advance(s, playout.scramble(game), 0, 0, 10_000, out, weight)
        face.standing(s, standing)
        score = sum(int(points) for points in standing[:players]) / players
        total += score
        squares += score * score
        record = s.view(face.layout)[0]
        filled = [any(map(int.__eq__, row, BOXES_OF_COLOURS)) for row in record["filled"].tolist()]
        own += filled[record["active"]]
        full += any(filled)
    mean = total / games
    return mean, sqrt((squares / games - mean * mean) / games), own / games, full / games


@pytest.mark.slow
def test_two_random_players_score_23_87_and_a_full_section_ends_one_game_in_400() -> None:
    """The page: mean 23.87 +- 0.04; 0.21 % of games ended by a full section. Here +- 0.025 and +- 0.015 %.

    0.21 % is what the active player ends. With the others, who end it too (C11.1), it is 0.245 %: another program,
    written from the page alone, gave 23.851 +- 0.004 points, 0.205 +- 0.002 % and 0.2445 +- 0.0025 % in 4e6 games.
    """
    games = 100_000
    mean, error, own, full = simulate(2, games)
    assert error < 0.03
    assert abs(mean - 23.87) < 0.04 + 3 * error
    assert abs(own - 0.0021) < 4 * sqrt(0.0021 / games)
    assert abs(full - 0.002445) < 4 * sqrt(0.002445 / games)


@pytest.mark.slow
def test_one_random_player_with_table_turns_scores_22_48() -> None:
    """The page: mean 22.48 +- 0.05. Here +- 0.03."""
    mean, error, _, _ = simulate(1, 100_000)
    assert error < 0.035
    assert abs(mean - 22.48) < 0.05 + 3 * error
