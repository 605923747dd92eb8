"""A simulation told as JSON, for programs."""

import json
from dataclasses import asdict
from typing import Any

from bazigah.lab.findings import Findings, Point
from bazigah.lab.simulate import Simulation, Tally
from bazigah.lab.standings import Standings
from bazigah.lab.told import read

FORMAT = "bazigah simulation 1"


def fields(simulation: Simulation, tally: Tally, seconds: float, kept: int = 0) -> dict[str, Any]:
    """The summary as JSON values. All but `time` are the same on every machine.

    | field | what |
    | --- | --- |
    | `format` | "bazigah simulation 1" |
    | `game`, `rules`, `options`, `seed` | what was played: name, rules version, all options |
    | `games` | how many matches were played to their end |
    | `seats` | for each seat: `bot`; `points`: `mean`, `error`, `best`, `worst`; `wins`: `share`, `error` |
    | `events` | of all matches together, chance outcomes included |
    | `events_per_game` | `mean`, `error` |
    | `time` | `seconds`, `events_per_second` (null where some matches were kept from before), `compiled` |

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
            "events_per_second": None if kept else round(tally.all_events / seconds),
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


def as_json(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, indent=2)


STANDINGS = "bazigah tournament 1"


def standings(standings: Standings) -> dict[str, Any]:
    """A tournament as JSON values, the same on every machine.

    | field | what |
    | --- | --- |
    | `format` | "bazigah tournament 1" |
    | `game`, `rules`, `options`, `seed` | what was played: name, rules version, all options |
    | `matches`, `blocks` | how many; the matches of a block have the same bots and the same start of chance |
    | `bots` | the best first; for each: `bot`, `entrant`, `rating`, `share`, `points`, `against` |
    | `entrant` | its place in the list of bots that were asked for, from 0 |
    | `rating` | `mean` and `reach`: half the width of its 95 % interval |
    | `share` | of its meetings won, a shared place counting half: `mean`, `low` and `high` of the 95 % interval |
    | `points` | `mean` and `error`, the standard error of the mean |
    | `against` | the same as `share` against each `entrant` that it met |
    """
    work = standings.tournament
    return {
        "format": STANDINGS,
        "game": work.game,
        "rules": work.rules,
        "options": work.options,
        "seed": work.seed,
        "matches": standings.matches,
        "blocks": standings.blocks,
        "bots": [_entrant(standings, entrant) for entrant in standings.order()],
    }


def _entrant(standings: Standings, one: int) -> dict[str, Any]:
    met = [(other, standings.against(one, other)) for other in range(len(standings.tournament.bots)) if other != one]
    share, points = standings.share(one), standings.points(one)
    return {
        "bot": standings.tournament.bots[one],
        "entrant": one,
        "rating": asdict(standings.rating(one)),
        "share": asdict(share) if share else None,
        "points": asdict(points) if points else None,
        "against": [{"entrant": other, **asdict(share)} for other, share in met if share],
    }


FINDINGS = "bazigah sweep 1"


def findings(findings: Findings) -> dict[str, Any]:
    """A sweep as JSON values, the same on every machine.

    | field | what |
    | --- | --- |
    | `format` | "bazigah sweep 1" |
    | `game`, `rules`, `bots`, `seed`, `vary` | name, rules version, bots in turn order, option -> values |
    | `points` | for each setting: `options`, `matches` and the rest |
    | `options` | all of them, those that do not vary too |
    | `events`, `decisions`, `turns`, `spread` | of a match, `mean` and `error`; see docs/lab.md for what they are |
    | `score` | points of any seat: `mean` and `deviation` |
    | `shared` | matches that several won: `mean`, `low` and `high` of the 95 % interval |
    | `seats` | by seat: `wins` with `mean`, `low`, `high` (shared by k: a k-th each); `points`, `mean` and `error` |
    | `told` | other matches in which kinds were counted; `decisions` and `turns` are theirs, null without any |
    | `uses` | `kind` (choice, outcome, effect), sentence `id` and `values`, `per_match`, `share` of matches with it |
    """
    work = findings.sweep
    return {
        "format": FINDINGS,
        "game": work.game,
        "rules": work.rules,
        "bots": list(work.bots),
        "seed": work.seed,
        "vary": {name: list(values) for name, values in work.vary.items()},
        "points": [_point(point) for point in findings.points if point.matches],
    }


def _point(point: Point) -> dict[str, Any]:
    mean, deviation = point.score()
    return {
        "options": point.options,
        "matches": point.matches,
        "events": asdict(point.events.estimate()),
        "decisions": asdict(point.decisions.estimate()) if point.told else None,
        "turns": asdict(point.turns.estimate()) if point.told else None,
        "spread": asdict(point.spread.estimate()),
        "score": {"mean": mean, "deviation": deviation},
        "shared": asdict(point.shared),
        "seats": [
            {"wins": asdict(point.wins(seat)), "points": asdict(point.scores[seat].estimate())}
            for seat in range(point.seats)
        ],
        "told": point.told,
        "uses": [_use(point, kind) for kind, _ in point.uses.most_common()],
    }


def _use(point: Point, kind: str) -> dict[str, Any]:
    group, sentence = read(kind)
    return {
        "kind": group,
        "id": sentence.id,
        "values": json.loads(kind)[2],
        "per_match": point.per_match(kind),
        "share": point.used_in[kind] / point.told,
    }
