"""Levels: every star goes to whoever has the fewest dice, and so is closest to winning."""

from bazigah.bots import guide
from bazigah.bots.guide import ONE
from bazigah.core.contract import Buffer, State
from bazigah.games.wazabi.rules import END, NEXT, READY, THROW

STANDS_FOR = guide.__name__


def decide(s: State, seat: int, rng: int, out: Buffer) -> int:  # noqa: ARG001
    """Of several with the fewest dice, the one who throws first gets the star."""
    if s.phase == READY:
        return THROW
    best = seat + 1 if seat + 1 < s.players else 0
    if s.stars == NEXT:
        return best
    other = best
    for _ in range(s.players - 2):
        other = other + 1 if other + 1 < s.players else 0
        if s.held[other] < s.held[best]:
            best = other
    return best


def evaluate(s: State, out: Buffer) -> None:
    """Whoever has few dice may hope for more: in proportion to 1 / (dice + 1), which is rough."""
    if s.phase == END:
        for seat in range(s.players):
            out[seat] = ONE if seat == s.turn else 0
        return
    total = 0
    for seat in range(s.players):
        out[seat] = ONE // (s.held[seat] + 1)
        total += out[seat]
    for seat in range(s.players):
        out[seat] = out[seat] * ONE // total
