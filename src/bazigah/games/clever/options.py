"""Options of Clever (C15)."""

from collections.abc import Mapping
from typing import Any

from bazigah.core import options as common
from bazigah.core.contract import State
from bazigah.core.options import Option, Options
from bazigah.games.clever import sheet
from bazigah.games.clever.pieces import BY_LOT, MAX_SEATS


def _last_seat(before: Options) -> int:
    return int(before["players"]) - 1


OPTIONS = (
    Option("players", "C15", low=1, high=MAX_SEATS),
    Option("first", "C15", default="lot", choices=("lot",), low=0, high=_last_seat),
    Option("picks", "C15", default=2, low=1, high=3),
    Option("rounds", "C15", default=6, low=1, high=6),
    Option("table_turn", "C15", default="on", choices=("on", "off")),
    Option("sheet", "C15", default="standard", choices=("standard",), file=True),
)


def resolve(given: Mapping[str, object]) -> dict[str, Any]:
    """All options; a foreign sheet in its full form, so that a record holds all it needs."""
    options = common.resolve(OPTIONS, given, "C15")
    if options["sheet"] != "standard":
        checked = sheet.check(options["sheet"])
        options["sheet"] = "standard" if checked == sheet.standard() else checked
    return options


def pack(options: Options) -> list[int]:
    """players, first, picks, rounds, table turns, whether the sheet is the standard one; then the sheet."""
    standard = options["sheet"] == "standard"
    head = [
        options["players"],
        BY_LOT if options["first"] == "lot" else options["first"],
        options["picks"],
        options["rounds"],
        int(options["table_turn"] == "on"),
        int(standard),
    ]
    return head + sheet.pack(sheet.standard() if standard else options["sheet"])


def rematch(options: Options, s: State) -> dict[str, Any]:  # noqa: ARG001
    """The options of the next match at the same table: the same again."""
    return dict(options)
