"""The options of Wazabi (W10)."""

from collections.abc import Mapping
from typing import Any

from bazigah.core import options as core
from bazigah.core.contract import State
from bazigah.core.options import Option
from bazigah.games.wazabi.rules import CHOOSE, DRAWN, NEXT, RANDOM

STARS = {"choose": CHOOSE, "random": RANDOM, "next": NEXT}

OPTIONS = (
    Option("players", "W10", low=2, high=6),
    Option("first", "W10", default="lot", choices=("lot",), high=lambda before: int(before["players"]) - 1),
    Option("centre", "W10", default=lambda before: 25 * int(before["players"]), high=1000),
    Option("coloured", "W10", default=10, low=1, high=30),
    Option("transparent", "W10", default=1, high=3),
    Option("stars", "W10", default="choose", choices=tuple(STARS)),
)


def resolve(given: Mapping[str, object]) -> dict[str, Any]:
    """All options, those not given at their defaults; Refusal (W10) for others and for values outside."""
    return core.resolve(OPTIONS, given, "W10")


def pack(options: Mapping[str, Any]) -> list[int]:
    """Resolved options as `setup` reads them."""
    first = DRAWN if options["first"] == "lot" else options["first"]
    numbers = (options[name] for name in ("centre", "coloured", "transparent"))
    return [options["players"], first, *numbers, STARS[options["stars"]]]


def rematch(options: Mapping[str, Any], s: State) -> dict[str, Any]:
    """The options of the next match of the same seats: whoever won `s` starts (W1.2)."""
    return {**options, "first": int(s.turn)}
