"""The options of TEN (T2, T5.1, T7.2)."""

from collections.abc import Mapping
from typing import Any

from bazigah.core import options as core
from bazigah.core.contract import State
from bazigah.core.options import Option, Options
from bazigah.games.ten.codes import MAX_SEATS, NOBODY

LOT = "lot"
ON, OFF = "on", "off"

OPTIONS = (
    Option("players", "T2", low=1, high=MAX_SEATS),
    Option(
        "first",
        "T2",
        default=lambda before: 0 if before["players"] == 1 else LOT,
        choices=(LOT,),
        high=lambda before: before["players"] - 1,
    ),
    Option("auction_cards", "T7.2", default=ON, choices=(ON, OFF)),
    Option("empty_reward", "T5.1", default=OFF, choices=(OFF, ON)),
)


def resolve(given: Mapping[str, object]) -> dict[str, Any]:
    return core.resolve(OPTIONS, given, "T2")


def pack(options: Options) -> list[int]:
    """As `rules.setup` reads them."""
    first = options["first"]
    return [
        options["players"],
        NOBODY if first == LOT else first,
        int(options["auction_cards"] == ON),
        int(options["empty_reward"] == ON),
    ]


def rematch(options: Options, s: State) -> dict[str, Any]:  # noqa: ARG001 - nothing passes from match to match
    return dict(options)
