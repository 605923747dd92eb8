"""Random play of our games, on both faces."""

from collections.abc import Mapping, Sequence
from itertools import cycle

from bazigah.bots import playout
from bazigah.bots.faces import compiled_face, plain_face
from bazigah.core.game import Game, find_game
from bazigah.core.twin import Face, can_compile
from benchmarks.measure import Contender, Rates, figure, table

SEATS = 2
STREAMS = 1000
"""Starts of random streams, drawn beforehand: they are the same for all."""
TOO_LONG = 1 << 40


def contenders(name: str) -> list[Contender]:
    """The game on each face that there is, two seats, all options at their defaults."""
    game = find_game(name)
    faces = [("plain", plain_face, 1)]
    if can_compile():
        faces = [("compiled", compiled_face, 20), *faces]
    return [_contender(game, face(game), kind, batch) for kind, face, batch in faces]


def _contender(game: Game, face: Face, kind: str, size: int) -> Contender:
    streams = cycle([playout.scramble(i) for i in range(STREAMS)])
    start = started(game, face)
    out = face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES))
    weight = face.buffer(game.rules.MAX_CHANCES)

    def batch() -> tuple[int, int]:
        events = 0
        for _ in range(size):
            events += face.advance(face.copy(start), next(streams), 0, 0, TOO_LONG, out, weight)
        return size, events

    return Contender(f"{game.name} {kind}", batch)


def started(game: Game, face: Face, **options: object) -> object:
    """The state before the first event."""
    s = face.new()
    face.setup(s, face.buffer(game.pack(game.resolve({"players": SEATS, **options}))))
    return s


def show(games: Sequence[str], rates: Mapping[str, Rates]) -> None:
    head = [
        "game",
        "events a match",
        "compiled: events/s",
        "matches/s",
        "plain: events/s",
        "matches/s",
        "compiled / plain",
    ]
    table("Random play, one core, two seats", head, [_row(game, rates) for game in games])
    if not can_compile():
        print('  numba is not installed, so nothing is compiled; this installs it: pip install "bazigah[fast]"')


def _row(game: str, rates: Mapping[str, Rates]) -> list[str]:
    slow = rates[f"{game} plain"]
    fast = rates.get(f"{game} compiled")
    columns = [figure(fast.events), figure(fast.matches)] if fast else ["-", "-"]
    ratio = f"{fast.times(slow):.0f} x" if fast else "-"
    return [game, figure(slow.length), *columns, figure(slow.events), figure(slow.matches), ratio]
