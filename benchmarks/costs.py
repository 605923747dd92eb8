"""What it costs to copy a state, and to save and replay a match."""

from collections.abc import Sequence
from random import Random

from bazigah.core import written
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, Record, SeatInfo
from bazigah.core.twin import can_compile, compiled, copy
from benchmarks.measure import median_seconds, table
from benchmarks.play import SEATS

COPIES = 2000
SEED = 1


def show(games: Sequence[str], rounds: int) -> None:
    head = ["game", "state, bytes", "plain", "compiled"]
    table("Copying a state, in microseconds", head, [_copies(find_game(game), rounds) for game in games])
    head = [
        "game",
        "events",
        "JSON, kB",
        "notation, kB",
        "to JSON",
        "from JSON",
        "to notation",
        "from notation",
        "replay",
        "verify",
    ]
    table("Saving and replaying one random match, in milliseconds", head, [_saves(find_game(g), rounds) for g in games])


def _copies(game: Game, rounds: int) -> list[str]:
    match = _random_match(game)
    plain = f"{1e6 * median_seconds(lambda: copy(match.state), rounds, COPIES):.2f}"
    if not can_compile():
        return [game.name, "-", plain, "-"]
    face = compiled(game.rules)
    box = face.new()
    return [game.name, str(box.nbytes), plain, f"{1e6 * median_seconds(lambda: face.copy(box), rounds, COPIES):.2f}"]


def _saves(game: Game, rounds: int) -> list[str]:
    match = _random_match(game)
    seats = [SeatInfo("random", "random")] * SEATS
    record = Record.of(match, id="bench", seats=seats, dice=DiceInfo("table"), date="2026-01-01T00:00:00Z")
    json, notation = written.to_json(record), written.to_notation(record)
    actions = (
        lambda: written.to_json(record),
        lambda: written.from_json(json),
        lambda: written.to_notation(record),
        lambda: written.from_notation(notation),
        record.replay,
        record.verify,
    )
    sizes = [f"{len(text.encode()) / 1000:.1f}" for text in (json, notation)]
    times = [f"{1000 * median_seconds(action, rounds):.1f}" for action in actions]
    return [game.name, str(match.number), *sizes, *times]


def _random_match(game: Game) -> Match:
    match, chance = Match(game, {"players": SEATS}), Random(SEED)
    while not match.over:
        seat = match.to_move()
        if seat == CHANCE:
            outcomes, weights = zip(*match.chances(), strict=True)
            match.play(CHANCE, chance.choices(outcomes, weights)[0])
        else:
            match.play(seat, chance.choice(match.legal(seat)))
    return match
