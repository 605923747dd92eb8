"""The two forms of a record's file: JSON for programs, notation for people."""

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from bazigah.core.contract import CHANCE
from bazigah.core.match import Event, Match
from bazigah.core.record import FORMAT, DiceInfo, Record, RecordError, Result, SeatInfo
from bazigah.core.refusal import Refusal

TITLE = "bazigah notation 1"
CHANCE_WORD = "chance"
FIELDS = (
    "format", "id", "game", "rules", "date", "options", "seats", "dice", "events", "result", "checksum", "seal",
)  # fmt: skip


def to_json(record: Record) -> str:
    """The record as JSON, a field and a row of events a line; `docs/record.schema.json` describes it."""
    lines = [f"{_key(name)} {_json(value)}" for name, value in _sealed_fields(record).items() if name != "events"]
    rows = ",\n".join(f"    {_json(row)}" for row in record.rows())
    lines.insert(FIELDS.index("events"), f'"events": [\n{rows}\n  ]' if rows else '"events": []')
    return "{\n" + ",\n".join(f"  {line}" for line in lines) + "\n}\n"


def to_notation(record: Record) -> str:
    """The record as text: a field a line in JSON, and the moves, numbered, in the words of the game."""
    fields = _sealed_fields(record)
    head = [f"{name}: {_json(fields[name])}" for name in FIELDS[1 : FIELDS.index("events")]]
    tail = [f"{name}: {_json(fields[name])}" for name in FIELDS[FIELDS.index("events") + 1 :]]
    return "\n".join([TITLE, *head, "", *_moves(record), "", *tail, ""])


def read(text: str) -> Record:
    """A record from either form; RecordError says what is wrong with it."""
    return from_notation(text) if text.startswith(TITLE) else from_json(text)


def from_json(text: str) -> Record:
    """A record from its JSON; RecordError if it is damaged. Whether its events are legal is seen on replay."""
    try:
        fields = _loads(text)
    except ValueError as error:
        raise RecordError("json", line=getattr(error, "lineno", 1), column=getattr(error, "colno", 1)) from error
    if not isinstance(fields, dict):
        raise RecordError("json", line=1, column=1)
    if fields.get("format") != FORMAT:
        raise RecordError("format", known=FORMAT)
    rows = _field(fields, "events", list)
    return _record(fields, [event for row in rows for event in _row_events(row)])


def from_notation(text: str) -> Record:
    """A record from its notation, which must be exactly as `to_notation` writes it."""
    text = text.replace("\r\n", "\n")
    fields: dict[str, Any] = {"format": FORMAT, "events": []}
    moves: list[tuple[int, str]] = []
    for line_number, line in enumerate(text.split("\n")[1:], 2):
        name, colon, value = line.partition(": ")
        if colon and name in FIELDS:
            fields[name] = _line_value(value, line_number)
        elif line:
            moves.append((line_number, line))
    empty = _record(fields, [], check_seal=False)
    match = empty.start()
    for line_number, line in moves:
        _play_line(match, line, line_number)
    record = _record(fields, match.events)
    if to_notation(record) != text:
        raise RecordError("notation-form")
    return record


def _sealed_fields(record: Record) -> dict[str, Any]:
    return {**record.fields(), "seal": record.seal}


def _moves(record: Record) -> list[str]:
    match = record.start()
    lines = []
    for seat, *actions in record.rows():
        number, words = match.number + 1, []
        for action in actions:
            words.append(match.game.notation.write(match.state, seat, action))
            match.play(seat, action)
        who = CHANCE_WORD if seat == CHANCE else str(seat)
        lines.append(f"{number:>4} {who} {' '.join(words)}")
    return lines


def _play_line(match: Match, line: str, line_number: int) -> None:
    try:
        _, who, *words = line.split()
        seat = CHANCE if who == CHANCE_WORD else int(who)
        for word in words:
            match.play(seat, match.game.notation.read(match.state, seat, word))
    except Refusal as refusal:
        raise RecordError("event", number=match.number + 1, clause=refusal.clause) from refusal
    except ValueError as error:
        raise RecordError("notation", line=line_number) from error


def _record(fields: Mapping[str, Any], events: list[Event], *, check_seal: bool = True) -> Record:
    """The record of these fields, each checked for its type; RecordError names the first that is wrong."""
    for name in fields:
        if name not in FIELDS:
            raise RecordError("field", name=name[:40])
    result = None if fields.get("result", ...) is None else _field(fields, "result", dict)
    record = Record(
        id=_field(fields, "id", str),
        game=_field(fields, "game", str),
        rules=_field(fields, "rules", int),
        date=_field(fields, "date", str),
        options=_field(fields, "options", dict),
        seats=tuple(_seat(seat) for seat in _field(fields, "seats", list)),
        dice=_dice(_field(fields, "dice", dict)),
        events=tuple(events),
        result=None if result is None else _result(result),
        checksum=_field(fields, "checksum", str),
    )
    if check_seal and _seal(record) != _field(fields, "seal", str):
        raise RecordError("seal")
    return record


def _seal(record: Record) -> str:
    try:
        return record.seal
    except RecursionError as error:  # options are the one field that can be nested at will
        raise RecordError("field", name="options") from error


def _seat(value: Any) -> SeatInfo:
    if not isinstance(value, dict) or set(value) != {"name", "bot"}:
        raise RecordError("field", name="seats")
    if type(value["name"]) is not str or not isinstance(value["bot"], str | None):
        raise RecordError("field", name="seats")
    return SeatInfo(value["name"], value["bot"])


def _result(value: dict[str, Any]) -> Result:
    if set(value) != {"points", "ranks"} or not all(_is_whole_numbers(part) for part in value.values()):
        raise RecordError("field", name="result")
    return Result(tuple(value["points"]), tuple(value["ranks"]))


def _dice(value: dict[str, Any]) -> DiceInfo:
    if set(value) != {"kind", "commitment", "contributions", "secret"} or value["kind"] not in ("fair", "table"):
        raise RecordError("field", name="dice")
    parts = _field(value, "contributions", list)
    fair = value["kind"] == "fair"
    sizes = {"commitment": 64 if fair else None, "secret": 64 if value["secret"] is not None else None}
    fits = all(_is_hex(value[name], size) if size else value[name] is None for name, size in sizes.items())
    if not fits or not all(_is_hex(part) for part in parts) or (not fair and (parts or value["secret"])):
        raise RecordError("field", name="dice")
    return DiceInfo(value["kind"], value["commitment"], tuple(parts), value["secret"])


def _is_hex(value: Any, size: int | None = None) -> bool:
    if not isinstance(value, str) or (size is not None and len(value) != size):
        return False
    return len(value) % 2 == 0 and set(value) <= set("0123456789abcdef")


def _field(fields: Mapping[str, Any], name: str, kind: type) -> Any:
    value = fields.get(name)
    if type(value) is not kind:
        raise RecordError("field", name=name)
    return value


def _is_whole_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(number) is int for number in value)


def _row_events(row: Any) -> list[Event]:
    if not _is_whole_numbers(row) or len(row) < 2:
        raise RecordError("field", name="events")
    seat, *actions = row
    return [Event(seat, action) for action in actions]


def _line_value(text: str, line_number: int) -> Any:
    try:
        return _loads(text)
    except ValueError as error:
        raise RecordError("notation", line=line_number) from error


def _loads(text: str) -> Any:
    """The value of a JSON text; ValueError also for what JSON leaves open: doubled names, NaN, half characters."""
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return fields


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _key(name: str) -> str:
    return f"{_json(name)}:"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
