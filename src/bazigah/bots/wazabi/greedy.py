"""Levels: every star goes to whoever has the fewest dice, and so is closest to winning."""

from bazigah.core.contract import State
from bazigah.games.wazabi import rules


def choose(s: State, seat: int, seed: int) -> int:  # noqa: ARG001
    """The action of `seat`; of several with the fewest dice, the one who throws first gets the star."""
    room = [0] * rules.MAX_LEGAL
    actions = room[: rules.legal(s, seat, room)]
    if actions == [rules.THROW]:
        return rules.THROW
    return min(actions, key=lambda other: (s.held[other], (other - seat) % s.players))
