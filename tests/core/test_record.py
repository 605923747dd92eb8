"""Records: what is damaged, edited or foreign is refused with a reason; a changed bit anywhere is found."""

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bazigah.core.game import Game, find_game, game_names
from bazigah.core.match import Event
from bazigah.core.record import DiceInfo, Record, RecordError, Result, SeatInfo
from bazigah.core.written import from_json, from_notation, read, to_json, to_notation
from support.paths import ROOT
from support.play import any_settings, fair_record

SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))


@cache
def short_record(game: Game) -> Record:
    """The shortest of some whole matches."""
    return min(
        (fair_record(game, any_settings(game, Random(seed)), seed) for seed in range(6)), key=lambda r: len(r.events)
    )


def refused(text: str) -> str:
    """Why the record of this text is not believed; empty if it is."""
    try:
        read(text).verify()
    except RecordError as error:
        return error.code
    return ""


def flipped(data: bytes, bit: int) -> bytes:
    return data[: bit // 8] + bytes([data[bit // 8] ^ 1 << bit % 8]) + data[bit // 8 + 1 :]


def believes(data: bytes) -> bool:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return not refused(text)


@pytest.mark.parametrize("write", [to_json, pytest.param(to_notation, marks=pytest.mark.slow)])
def test_one_changed_bit_anywhere_is_found(game: Game, write: Any) -> None:
    record = short_record(game)
    begun = Record.of(record.replay(50), id=record.id, seats=record.seats, dice=record.dice)
    data = write(begun).encode()
    assert believes(data)
    bits = Random(1).sample(range(len(data) * 8), 200)
    assert [bit for bit in bits if believes(flipped(data, bit))] == []


@pytest.mark.slow
@pytest.mark.parametrize("write", [to_json, to_notation])
def test_every_changed_bit_of_a_whole_record_is_found(write: Any) -> None:
    record = min((short_record(find_game(name)) for name in game_names()), key=lambda r: len(r.events))
    data = write(record).encode()
    assert [bit for bit in range(len(data) * 8) if believes(flipped(data, bit))] == []


def test_a_record_can_be_laid_out_anew(game: Game) -> None:
    record = short_record(game)
    assert read(json.dumps(json.loads(to_json(record)), indent=4, sort_keys=True)) == record
    assert read(to_notation(record).replace("\n", "\r\n")) == record


def test_records_fit_the_published_schema(game: Game) -> None:
    Draft202012Validator.check_schema(SCHEMA)
    record = short_record(game)
    unfinished = Record.of(record.replay(1), id="m", seats=record.seats, dice=record.dice).sealed
    for each in (record, unfinished):
        Draft202012Validator(SCHEMA).validate(json.loads(to_json(each)))
    broken = json.loads(to_json(record)) | {"seal": "x"}
    assert not Draft202012Validator(SCHEMA).is_valid(broken)


def test_an_unfinished_record_without_its_secret_is_checked_as_far_as_it_goes(game: Game) -> None:
    record = short_record(game)
    match = record.replay(len(record.events) // 2)
    part = Record.of(match, id=record.id, seats=record.seats, dice=record.dice).sealed
    assert part.dice.secret is None
    assert part.result is None
    assert read(to_json(part)).verify().number == len(record.events) // 2
    with pytest.raises(RecordError, match="sealed"):
        part.dice.dice(part.id)


def test_each_kind_of_edit_has_its_reason(game: Game) -> None:
    record = short_record(game)
    chance = next(i for i, event in enumerate(record.events) if event.seat == -1)
    other = next(outcome for outcome, _ in record.replay(chance).chances() if outcome != record.events[chance].action)
    points = tuple(n + 1 for n in (record.result or Result((), ())).points)
    edits = {
        "dice": replace(record, events=(*record.events[:chance], Event(-1, other), *record.events[chance + 1 :])),
        "event": replace(record, events=(*record.events, Event(0, 0))),
        "checksum": replace(record, checksum="0" * 64),
        "result": replace(record, result=Result(points, points)),
        "commitment": replace(record, dice=replace(record.dice, commitment="0" * 64)),
        "seats": replace(record, seats=(*record.seats, SeatInfo("one too many"))),
        "rules": replace(record, rules=99),
        "game": replace(record, game="chess"),
        "options": replace(record, options=record.options | {"players": 77}),
    }
    for code, edited in edits.items():
        assert refused(to_json(edited)) == code
    without_first = {name: value for name, value in record.options.items() if name != "first"}
    assert refused(to_json(replace(record, options=without_first))) == "options-form"
    assert refused(to_json(replace(record, result=None))) == "result"
    assert refused(to_json(replace(record, dice=DiceInfo("table")))) == ""


def fields(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(to_json(record))
    return loaded


WRONG = {
    "id": 1, "game": None, "rules": True, "date": [], "options": [], "seats": {}, "dice": "fair", "events": 3,
    "result": "won", "checksum": 0, "seal": None,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), WRONG.items())
def test_a_field_of_a_wrong_type_or_missing_is_named(name: str, value: object) -> None:
    record = short_record(find_game(game_names()[0]))
    for broken in (fields(record) | {name: value}, {k: v for k, v in fields(record).items() if k != name}):
        with pytest.raises(RecordError) as error:
            read(json.dumps(broken))
        assert error.value.code == "field"
        assert error.value.values == {"name": name}


PARTS: list[tuple[str, object]] = [
    ("seats", ["x"]),
    ("seats", [{"name": "x"}]),
    ("seats", [{"name": 1, "bot": None}]),
    ("seats", [{"name": "x", "bot": 3}]),
    ("events", [[]]),
    ("events", [[0]]),
    ("events", [[0, "1"]]),
    ("events", ["throw"]),
    ("events", [[0, 1.0]]),
    ("dice", {}),
    ("dice", {"kind": "loaded", "commitment": None, "contributions": [], "secret": None}),
    ("dice", {"kind": "fair", "commitment": None, "contributions": [], "secret": None}),
    ("dice", {"kind": "fair", "commitment": "0" * 64, "contributions": ["A"], "secret": None}),
    ("dice", {"kind": "fair", "commitment": "0" * 64, "contributions": ["0g"], "secret": None}),
    ("dice", {"kind": "fair", "commitment": "0" * 64, "contributions": [], "secret": "00"}),
    ("dice", {"kind": "table", "commitment": None, "contributions": ["00"], "secret": None}),
    ("dice", {"kind": "table", "commitment": "0" * 64, "contributions": [], "secret": None}),
]


@pytest.mark.parametrize(("name", "value"), PARTS)
def test_a_field_with_a_wrong_part_is_named(name: str, value: object) -> None:
    record = short_record(find_game(game_names()[0]))
    with pytest.raises(RecordError, match=f"field name={name}"):
        read(json.dumps(fields(record) | {name: value}))


def test_a_result_is_of_whole_numbers_and_a_name_is_known() -> None:
    record = short_record(find_game(game_names()[0]))
    with pytest.raises(RecordError, match="field name=result"):
        read(json.dumps(fields(record) | {"result": {"points": ["1"], "ranks": [1]}}))
    with pytest.raises(RecordError, match="field name=colour"):
        read(json.dumps(fields(record) | {"colour": "red"}))


NO_JSON = [
    "",
    "{",
    "nonsense",
    "[]",
    '"text"',
    '{"a":1,"a":2}',
    '{"a":NaN}',
    "[" * 100_000,
    '{"a":"\\ud800"}',
    "9" * 5000,
]


@pytest.mark.parametrize("text", NO_JSON, ids=range(len(NO_JSON)))
def test_what_is_no_json_is_refused_in_one_piece(text: str) -> None:
    with pytest.raises(RecordError, match=r"json|format"):
        read(text)


def test_another_format_is_named() -> None:
    with pytest.raises(RecordError, match="format"):
        from_json('{"format": "bazigah record 99"}')


def test_options_nested_without_end_are_refused() -> None:
    record = fields(short_record(find_game(game_names()[0])))
    deep: dict[str, Any] = {}
    for _ in range(450):
        deep = {"x": deep}
    with pytest.raises(RecordError, match=r"field name=options|seal"):
        read(json.dumps(record | {"options": deep}))


def test_what_looks_like_the_end_of_a_line_in_a_name_is_none(game: Game) -> None:
    record = short_record(game)
    strange = replace(record, seats=tuple(replace(seat, name="a\u2028b\x85c\x0bd") for seat in record.seats))
    for write in (to_json, to_notation):
        assert read(write(strange)) == strange


def test_notation_names_the_line_that_it_cannot_read(game: Game) -> None:
    record = short_record(game)
    lines = to_notation(record).split("\n")
    start = lines.index("") + 1
    for broken, reason in [("   1 0 xyzzy", "notation"), ("   1", "notation"), ("nonsense", "notation")]:
        with pytest.raises(RecordError) as error:
            from_notation("\n".join([*lines[:start], broken, *lines[start + 1 :]]))
        assert error.value.code == reason
        assert error.value.values == {"line": start + 1}
    with pytest.raises(RecordError, match="notation line=2"):
        from_notation("\n".join([lines[0], "id: {", *lines[2:]]))
    with pytest.raises(RecordError):
        from_notation("\n".join([*lines[:start], *lines[start + 1 :]]))
    with pytest.raises(RecordError, match="notation-form"):
        from_notation("\n".join([*lines[:start], "", *lines[start:]]))
