"""What one turn of Wazabi is worth, through the rules: every throw, die by die."""

from collections.abc import Callable
from typing import Any

from bazigah.games.wazabi.rules import END, GIVE, NEUTRAL, READY, THROW
from support.wazabi import FACE, outcomes, possible

Worth = Callable[[Any], float]
Choose = Callable[[Any, dict[int, float]], float]
"""What a choice is worth to somebody, from what each of its actions is worth to them."""


def worth_of_turn(s: Any, at_end: Worth, choose: Choose) -> float:
    """The mean of `at_end` over the states that the next turn leads to, when stars are given as `choose` says."""
    return _worth(s, at_end, choose, {}, started=False)


def _worth(s: Any, at_end: Worth, choose: Choose, known: dict[Any, float], *, started: bool) -> float:
    if s.phase == END or (started and s.phase == READY):
        return at_end(s)
    if s.phase == READY:
        return _worth(after(s, THROW), at_end, choose, known, started=True)
    key = (s.phase, s.left, tuple(s.held), tuple(s.faces[NEUTRAL]))  # dice of a kind are alike
    if key not in known:
        actions = possible(s)
        worths = {action: _worth(after(s, action), at_end, choose, known, started=True) for action in actions}
        if s.phase == GIVE:
            known[key] = choose(s, worths)
        else:
            assert {weight for _, weight in outcomes(s)} == {1}
            known[key] = sum(worths.values()) / len(worths)
    return known[key]


def after(s: Any, action: int) -> Any:
    following = FACE.copy(s)
    FACE.apply(following, FACE.to_move(s), action)
    return following
