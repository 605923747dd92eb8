"""Score sheets: data of the form of `sheets/standard.toml`, checked (C14), and packed for the rules."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from bazigah.core.options import shown, whole
from bazigah.core.refusal import Refusal
from bazigah.games.clever.pieces import BOXES, FACES, WHITE_BONUS

Row = dict[str, Any]
"""A section: boxes, repeat, bonus, and threshold or scores."""
Sheet = dict[str, Row]

COLOURED = ("blue", "yellow", "green", "orange", "purple")
NAMES = (*COLOURED, "white")
MOST = 1_000_000
"""No bonus or score is further from 0: sums must fit into 64 bits."""


@cache
def _standard() -> str:
    return files(__package__).joinpath("sheets/standard.toml").read_text("utf-8")


def standard() -> Sheet:
    """The sheet that the rules page shows."""
    return check(tomllib.loads(_standard()))


def check(given: Mapping[Any, Any]) -> Sheet:
    """The sheet in its full form, all values JSON; Refusal (C14) if it breaks a rule."""
    for name in given:
        if name not in NAMES:
            raise Refusal("C14", "sheet-section-unknown", _shown(name))
    return {name: _section(name, given.get(name)) for name in NAMES}


def pack(sheet: Sheet) -> list[int]:
    """A checked sheet as the ints that the rules lay out: of boxes past `BOXES` only the number matters."""
    packed = []
    for row in sheet.values():
        kinds = [row["bonus"].get(str(box), 0) for box in range(1, BOXES + 1)]
        packed += [row["boxes"], row.get("threshold", 0)]
        packed += [int(box in row["repeat"]) for box in range(1, BOXES + 1)]
        packed += [WHITE_BONUS if kind == "white" else kind for kind in kinds]
    scores = sheet["white"]["scores"]
    return [*packed, 0, *scores, *[0] * (FACES - len(scores))]


def _section(name: str, given: object) -> Row:
    if given is None:
        raise Refusal("C14", "sheet-section-missing", name)
    if not isinstance(given, Mapping):
        raise Refusal("C14", "sheet-section-shape", name)
    last = "scores" if name == "white" else "threshold"
    for field in given:
        if field not in ("boxes", "repeat", "bonus", last):
            raise Refusal("C14", "sheet-field-unknown", name, _shown(field))
    for field in ("boxes", last):
        if field not in given:
            raise Refusal("C14", "sheet-field-missing", name, field)
    repeat = _numbers(name, "repeat", given.get("repeat", []))
    boxes = _boxes(name, _number(name, "boxes", given["boxes"]), repeat)
    bonus = _bonuses(name, given.get("bonus", {}), boxes)
    row: Row = {"boxes": boxes, "repeat": repeat, "bonus": bonus}
    row[last] = (_scores if name == "white" else _threshold)(name, given[last], boxes)
    return row


def _boxes(name: str, boxes: int, repeat: list[int]) -> int:
    least = 1 if name == "white" else 6
    if boxes < least:
        raise Refusal("C14", "sheet-boxes-few", name, boxes, least)
    if name == "white" and repeat:
        raise Refusal("C14", "sheet-repeat-white")
    for before, box in pairwise([0, *repeat]):
        if not 2 <= box <= boxes:
            raise Refusal("C14", "sheet-repeat-place", name, box, boxes)
        if box == before:
            raise Refusal("C14", "sheet-repeat-twice", name, box)
    if boxes > FACES + len(repeat):
        raise Refusal("C14", "sheet-boxes-many", name, boxes, FACES + len(repeat))
    return boxes


def _bonuses(name: str, given: object, boxes: int) -> dict[str, int | str]:
    if not isinstance(given, Mapping):
        raise Refusal("C14", "sheet-field-value", name, "bonus", _shown(given))
    bonuses: dict[int, int | str] = {}
    for key, kind in given.items():
        box = whole(key)
        if box is None:
            raise Refusal("C14", "sheet-field-value", name, "bonus", _shown(key))
        if not 1 <= box <= boxes:
            raise Refusal("C14", "sheet-bonus-place", name, box, boxes)
        if name != "white" and box == boxes:
            raise Refusal("C14", "sheet-bonus-last", name, box)
        if box in bonuses:
            raise Refusal("C14", "sheet-bonus-twice", name, box)
        bonuses[box] = _bonus(name, box, kind)
    return {str(box): bonuses[box] for box in sorted(bonuses)}


def _bonus(name: str, box: int, kind: object) -> int | str:
    if kind == "white":
        return "white"
    if type(kind) is not int or kind < 1:
        raise Refusal("C14", "sheet-bonus-kind", name, box, _shown(kind))
    return _bounded(name, kind)


def _threshold(name: str, given: object, boxes: int) -> int:
    threshold = _number(name, "threshold", given)
    if not 1 <= threshold <= boxes:
        raise Refusal("C14", "sheet-threshold", name, threshold, boxes)
    return threshold


def _scores(name: str, given: object, boxes: int) -> list[int]:
    scores = _numbers(name, "scores", given)
    if len(scores) != boxes:
        raise Refusal("C14", "sheet-scores", len(scores), boxes)
    return scores


def _numbers(name: str, field: str, given: object) -> list[int]:
    if not isinstance(given, list | tuple):
        raise Refusal("C14", "sheet-field-value", name, field, _shown(given))
    numbers = [_number(name, field, value) for value in given]
    return sorted(numbers) if field == "repeat" else numbers


def _number(name: str, field: str, given: object) -> int:
    if type(given) is not int:
        raise Refusal("C14", "sheet-field-value", name, field, _shown(given))
    return _bounded(name, given)


def _bounded(name: str, number: int) -> int:
    if abs(number) > MOST:
        raise Refusal("C14", "sheet-number-large", name, MOST)
    return number


def _shown(value: object) -> str:
    """A foreign value for a sentence; of what may be large or deep only its kind."""
    small = isinstance(value, str | float) or (isinstance(value, int) and abs(value) <= MOST)
    return shown(value) if small else type(value).__name__
