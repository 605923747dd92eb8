"""A simulation told as JSON, for programs."""

import json
from dataclasses import asdict
from typing import Any

from bazigah.lab.simulate import Simulation, Tally

FORMAT = "bazigah simulation 1"


def fields(simulation: Simulation, tally: Tally, seconds: float) -> dict[str, Any]:
    """The summary as JSON values. All but `time` are the same on every machine.

    | field | what |
    | --- | --- |
    | `format` | "bazigah simulation 1" |
    | `game`, `rules`, `options`, `seed` | what was played: name, rules version, all options |
    | `games` | how many matches were played to their end |
    | `seats` | for each seat: `bot`; `points`: `mean`, `error`, `best`, `worst`; `wins`: `share`, `error` |
    | `events` | of all matches together, chance outcomes included |
    | `events_per_game` | `mean`, `error` |
    | `time` | `seconds`, `events_per_second`, `compiled` |

    `error` is the standard error of the mean or share before it, null after a single match. A win that k seats share
    counts as a k-th for each.
    """
    return {
        "format": FORMAT,
        "game": simulation.game.name,
        "rules": simulation.game.rules.VERSION,
        "options": simulation.options,
        "seed": simulation.seed,
        "games": tally.played,
        "seats": [_seat(bot.name, seat, tally) for seat, bot in enumerate(simulation.seats)],
        "events": tally.all_events,
        "events_per_game": asdict(tally.events.estimate()),
        "time": {
            "seconds": seconds,
            "events_per_second": round(tally.all_events / seconds),
            "compiled": simulation.is_compiled,
        },
    }


def _seat(bot: str, seat: int, tally: Tally) -> dict[str, Any]:
    points, wins = tally.points[seat], tally.wins(seat)
    return {
        "bot": bot,
        "points": {**asdict(points.estimate()), "best": max(points), "worst": min(points)},
        "wins": {"share": wins.mean, "error": wins.error},
    }


def as_json(simulation: Simulation, tally: Tally, seconds: float) -> str:
    return json.dumps(fields(simulation, tally, seconds), ensure_ascii=False, indent=2)
