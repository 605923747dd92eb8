"""Clever, C14 .. C16: sheets, options, and who may act."""

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER
from bazigah.core.refusal import Refusal
from bazigah.games.clever import options, rules, sheet
from bazigah.games.clever.pieces import END
from support.clever import FACE, act, all_pass, fall, fill, may, play_turn, points, refused, start, throw

TEXT = files("bazigah.games.clever").joinpath("sheets/standard.toml").read_text("utf-8")
COLOURED = sheet.COLOURED
TINY: dict[str, Any] = {
    **{name: {"boxes": 6, "threshold": 1} for name in COLOURED},
    "white": {"boxes": 1, "scores": [9]},
}


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The standard sheet with a change."""
    given = tomllib.loads(TEXT)
    change(given)
    return given


def why(given: Any) -> tuple[str, tuple[int | str, ...]]:
    """The reason for which a sheet is refused under C14, and its values."""
    with pytest.raises(Refusal) as caught:
        options.resolve({"players": 2, "sheet": given})
    clause, names = rules.REFUSALS[caught.value.reason]
    assert (clause, caught.value.clause) == ("C14", "C14")
    assert len(names) == len(caught.value.values)
    return caught.value.reason, caught.value.values


def test_C14_the_standard_sheet_is_data_and_the_one_of_the_rules_page() -> None:
    standard = sheet.standard()
    assert {name: (row["boxes"], row["repeat"]) for name, row in standard.items()} == {
        "blue": (6, []), "yellow": (7, [4]), "green": (7, [3, 6]), "orange": (6, []), "purple": (8, [2, 5, 8]),
        "white": (6, []),
    }  # fmt: skip
    assert {name: row["bonus"] for name, row in standard.items()} == {
        "blue": {"3": "white", "5": 3}, "yellow": {"2": 2, "4": "white"}, "green": {"3": "white", "5": 3},
        "orange": {"2": "white", "4": 3}, "purple": {"2": 2, "4": "white", "6": 3},
        "white": {"2": 1, "3": "white", "5": "white", "6": 5},
    }  # fmt: skip
    assert [standard[name]["threshold"] for name in COLOURED] == [4, 4, 5, 4, 5]
    assert standard["white"]["scores"] == [1, 3, 6, 10, 15, 21]


def test_C14_the_steps_of_the_standard_sheet() -> None:
    steps = {
        name: [box - sum(repeat <= box for repeat in row["repeat"]) for box in range(1, row["boxes"] + 1)]
        for name, row in sheet.standard().items()
    }
    assert steps["yellow"] == [1, 2, 3, 3, 4, 5, 6]
    assert steps["green"] == [1, 2, 2, 3, 4, 4, 5]
    assert steps["purple"] == [1, 1, 2, 3, 3, 4, 5, 5]
    assert steps["blue"] == [1, 2, 3, 4, 5, 6]


BROKEN: list[tuple[Callable[[dict[str, Any]], object], str, tuple[int | str, ...]]] = [
    (lambda s: s.pop("green"), "sheet-section-missing", ("green",)),
    (lambda s: s.pop("white"), "sheet-section-missing", ("white",)),
    (lambda s: s.update(red={}), "sheet-section-unknown", ("red",)),
    (lambda s: s.update(blue=6), "sheet-section-shape", ("blue",)),
    (lambda s: s["blue"].pop("boxes"), "sheet-field-missing", ("blue", "boxes")),
    (lambda s: s["blue"].pop("threshold"), "sheet-field-missing", ("blue", "threshold")),
    (lambda s: s["white"].pop("scores"), "sheet-field-missing", ("white", "scores")),
    (lambda s: s["blue"].update(scores=[1]), "sheet-field-unknown", ("blue", "scores")),
    (lambda s: s["white"].update(threshold=1), "sheet-field-unknown", ("white", "threshold")),
    (lambda s: s["blue"].update(boxes=6.0), "sheet-field-value", ("blue", "boxes", "6.0")),
    (lambda s: s["blue"].update(boxes="6"), "sheet-field-value", ("blue", "boxes", "6")),
    (lambda s: s["blue"].update(boxes=True), "sheet-field-value", ("blue", "boxes", "True")),
    (lambda s: s["blue"].update(threshold=[]), "sheet-field-value", ("blue", "threshold", "list")),
    (lambda s: s["blue"].update(repeat=3), "sheet-field-value", ("blue", "repeat", "3")),
    (lambda s: s["blue"].update(repeat=["3"]), "sheet-field-value", ("blue", "repeat", "3")),
    (lambda s: s["blue"].update(bonus=["white"]), "sheet-field-value", ("blue", "bonus", "list")),
    (lambda s: s["blue"].update(bonus={"x": 3}), "sheet-field-value", ("blue", "bonus", "x")),
    (lambda s: s["white"].update(scores=21), "sheet-field-value", ("white", "scores", "21")),
    (lambda s: s["blue"].update(boxes=5), "sheet-boxes-few", ("blue", 5, 6)),
    (lambda s: s["white"].update(boxes=0, scores=[]), "sheet-boxes-few", ("white", 0, 1)),
    (lambda s: s["blue"].update(boxes=7), "sheet-boxes-many", ("blue", 7, 6)),
    (lambda s: s["purple"].update(boxes=10), "sheet-boxes-many", ("purple", 10, 9)),
    (lambda s: s["white"].update(boxes=7, scores=[1] * 7), "sheet-boxes-many", ("white", 7, 6)),
    (lambda s: s["white"].update(repeat=[2]), "sheet-repeat-white", ()),
    (lambda s: s["green"].update(repeat=[1, 3]), "sheet-repeat-place", ("green", 1, 7)),
    (lambda s: s["green"].update(repeat=[3, 8]), "sheet-repeat-place", ("green", 8, 7)),
    (lambda s: s["green"].update(repeat=[3, 3]), "sheet-repeat-twice", ("green", 3)),
    (lambda s: s["blue"].update(bonus={"0": 1}), "sheet-bonus-place", ("blue", 0, 6)),
    (lambda s: s["blue"].update(bonus={"7": 1}), "sheet-bonus-place", ("blue", 7, 6)),
    (lambda s: s["blue"].update(bonus={"6": 1}), "sheet-bonus-last", ("blue", 6)),
    (lambda s: s["blue"].update(bonus={"3": 1, 3: "white"}), "sheet-bonus-twice", ("blue", 3)),
    (lambda s: s["blue"].update(bonus={"3": 0}), "sheet-bonus-kind", ("blue", 3, "0")),
    (lambda s: s["blue"].update(bonus={"3": -2}), "sheet-bonus-kind", ("blue", 3, "-2")),
    (lambda s: s["blue"].update(bonus={"3": "black"}), "sheet-bonus-kind", ("blue", 3, "black")),
    (lambda s: s["blue"].update(bonus={"3": True}), "sheet-bonus-kind", ("blue", 3, "True")),
    (lambda s: s["blue"].update(bonus={"3": ["white", 3]}), "sheet-bonus-kind", ("blue", 3, "list")),
    (lambda s: s["blue"].update(bonus={"3": 10**30}), "sheet-number-large", ("blue", 1_000_000)),
    (lambda s: s["white"].update(scores=[10**5000] * 6), "sheet-number-large", ("white", 1_000_000)),
    (lambda s: s["blue"].update(threshold=0), "sheet-threshold", ("blue", 0, 6)),
    (lambda s: s["blue"].update(threshold=7), "sheet-threshold", ("blue", 7, 6)),
    (lambda s: s["white"].update(scores=[1, 2]), "sheet-scores", (2, 6)),
    (lambda s: s["white"].update(scores=[0, 1, 3, 6, 10, 15, 21]), "sheet-scores", (7, 6)),
]


@pytest.mark.parametrize(
    ("change", "reason", "values"), BROKEN, ids=[f"{i}-{case[1]}" for i, case in enumerate(BROKEN)]
)
def test_C14_a_sheet_that_breaks_a_rule_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], reason: str, values: tuple[int | str, ...]
) -> None:
    assert why(changed(change)) == (reason, values)


def test_C14_every_reason_is_one_of_these() -> None:
    assert {case[1] for case in BROKEN} == {reason for reason in rules.REFUSALS if reason.startswith("sheet-")}


def test_C14_a_foreign_sheet_lies_whole_in_the_options_and_standard_stays_a_word() -> None:
    assert options.resolve({"players": 2})["sheet"] == "standard"
    assert options.resolve({"players": 2, "sheet": tomllib.loads(TEXT)})["sheet"] == "standard"
    resolved = options.resolve({"players": 2, "sheet": TINY})
    assert resolved["sheet"]["blue"] == {"boxes": 6, "repeat": [], "bonus": {}, "threshold": 1}
    again = options.resolve(json.loads(json.dumps(resolved)))
    assert again == resolved
    assert options.pack(again) == options.pack(resolved)
    assert start(sheet=TINY).standard == 0
    assert start(sheet=tomllib.loads(TEXT)).standard == 1


def test_C14_the_given_sheet_is_not_changed() -> None:
    given = changed(lambda s: s["purple"].update(repeat=[8, 2, 5]))
    kept = deepcopy(given)
    assert sheet.check(given)["purple"]["repeat"] == [2, 5, 8]
    assert given == kept


def test_C14_a_tiny_sheet_is_played() -> None:
    s = start(sheet=TINY)
    throw(s, "666663")
    act(s, "W")
    assert (points(s), s.least[0][5]) == (9, 7)
    act(s, "throw")
    fall(s, "666666")
    assert "W" not in may(s)
    assert refused(s, "W") == "C4"
    act(s, "B")
    assert points(s) == 9 + 1 + 6  # threshold 1


def test_C14_white_scores_are_those_of_the_sheet() -> None:
    s = start(sheet=changed(lambda s: s["white"].update(boxes=3, scores=[5, -2, 0], bonus={"3": 7})))
    fill(s, 0, "white", 2, 4)
    assert points(s) == -2
    throw(s, "111116")
    act(s, "W")
    assert points(s) == 0 + 7  # a bonus in the last white box


LONG = 60


def test_C14_a_section_may_be_longer_than_anybody_can_fill() -> None:
    """At most 36 numbers come into a section: 3 picks of one's own and 3 of others in each of 6 rounds."""
    long = {"boxes": LONG, "repeat": list(range(2, LONG - 4)), "threshold": 36, "bonus": {str(LONG - 1): 2}}
    s = start(players=4, picks=3, sheet=changed(lambda s: s.update(blue=long)))
    while s.phase != END:
        throw(s, "111111")
        for token in ("W>B", "W>B"):
            act(s, token, "throw")
            fall(s, "111111")
        act(s, "B")
        for seat in range(4):
            if FACE.may_act(s, seat):
                act(s, "W>B", seat=seat)
    assert [s.filled[seat][0] for seat in range(4)] == [36] * 4
    assert points(s) == 36 + 36
    assert s.least[0][0] == 1


def refused_options(**given: object) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        options.resolve(given)
    return caught.value.clause, caught.value.reason


def test_C15_players_must_be_given_and_the_rest_has_defaults() -> None:
    assert refused_options() == ("C15", "option-missing")
    assert options.resolve({"players": 3}) == {
        "players": 3, "first": "lot", "picks": 2, "rounds": 6, "table_turn": "on", "sheet": "standard",
    }  # fmt: skip


@pytest.mark.parametrize(
    "given",
    [
        {"players": 0}, {"players": 5}, {"players": "five"}, {"players": 2, "first": 2}, {"players": 2, "first": -1},
        {"players": 1, "first": 1}, {"players": 2, "picks": 0}, {"players": 2, "picks": 4}, {"players": 2, "rounds": 0},
        {"players": 2, "rounds": 7}, {"players": 2, "table_turn": "maybe"}, {"players": 2, "table_turn": True},
        {"players": 2, "sheet": "mine"}, {"players": 2, "sheet": 3}, {"players": 2, "sheet": ["blue"]},
    ],
)  # fmt: skip
def test_C15_other_values_are_refused(given: dict[str, object]) -> None:
    assert refused_options(**given) == ("C15", "option-value")


def test_C15_other_options_are_refused() -> None:
    assert refused_options(players=2, jokers=1) == ("C15", "option-unknown")


def test_C15_values_may_come_as_text() -> None:
    given = {"players": "3", "first": "2", "picks": "۳", "rounds": "1", "table_turn": "off"}
    resolved = options.resolve(given)
    assert resolved == {
        "players": 3, "first": 2, "picks": 3, "rounds": 1, "table_turn": "off", "sheet": "standard",
    }  # fmt: skip
    s = start(**given)
    assert (s.players, s.first, s.active, s.picks, s.rounds, s.table_turns) == (3, 2, 2, 3, 1, 0)


def test_C15_alone_no_lot_is_drawn() -> None:
    s = start(players=1, first="lot")
    assert FACE.to_move(s) == 0


def test_C15_table_turn_says_nothing_with_several_players() -> None:
    for table_turn in ("on", "off"):
        s = start(players=2, table_turn=table_turn)
        throw(s, "123456")
        act(s, "B", "stop")
        assert FACE.to_move(s) == 1
        assert s.at_table == 0


def test_C15_a_rematch_has_the_same_options() -> None:
    resolved = options.resolve({"players": 3})
    assert options.rematch(resolved, start(players=3)) == resolved


def test_C16_a_red_box_and_a_pass_are_actions_even_when_forced() -> None:
    s = start()
    for seat in range(2):
        for name in (*COLOURED, "white"):
            fill(s, seat, name, 6)
        fill(s, seat, "purple", 5)
    throw(s, "111111")
    assert may(s) == {"red"}
    act(s, "red")
    assert may(s) == {"pass"}
    act(s, "pass")
    assert s.active == 1


def test_C16_a_seat_without_a_decision_is_refused() -> None:
    s = start(players=3)
    for seat in (-3, 1, 2, 3, 99):
        for action in range(rules.ACTIONS):
            assert refused(s, action, seat) == "C16"
    act(s, "throw")
    assert refused(s, "B", 0) == "C16"  # the dice fall
    fall(s, "123456")
    assert refused(s, 3, CHANCE) == "C16"
    act(s, "B", "stop")
    assert refused(s, "pass", 0) == "C16"
    all_pass(s)
    while s.phase != END:
        play_turn(s)
    assert FACE.to_move(s) == OVER
    for seat in (CHANCE, 0, 1, 2):
        assert refused(s, 0, seat) == "C16"


@pytest.mark.parametrize("action", [-1, -11, rules.ACTIONS, 10**30])
def test_C16_unknown_actions_are_refused(action: int) -> None:
    s = start()
    assert refused(s, action, 0) == "C16"
    throw(s, "123456")
    assert refused(s, action, 0) == "C16"
