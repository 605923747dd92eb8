"""Positions of Wazabi, made by playing to them."""

from typing import Any

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.refusal import Refusal
from bazigah.core.twin import plain
from bazigah.games.wazabi import rules
from bazigah.games.wazabi.options import pack, resolve
from bazigah.games.wazabi.rules import KINDS, NEUTRAL, READY, THROW

FACE = plain(rules)
SMALL = {"players": 3, "first": 0, "coloured": 2, "transparent": 0, "centre": 10}


def start(**options: object) -> Any:
    """A small table, unless the options say otherwise: seat 0 is to throw two dice."""
    return standard(**{**SMALL, **options})


def standard(**options: object) -> Any:
    s = FACE.new()
    FACE.setup(s, pack(resolve(options)))
    return s


def held(hands: tuple[int, ...], stars: int, centre: int = 0) -> Any:
    """Seat 0 is to throw; all dice are neutral."""
    s = FACE.new()
    s.players, s.stars, s.phase, s.centre = len(hands), stars, READY, centre
    for seat, count in enumerate(hands):
        hold(s, seat, {NEUTRAL: count})
    return s


def hold(s: Any, seat: int, dice: dict[int, int]) -> None:
    """Puts these dice, by kind, in front of a seat."""
    s.hand[seat] = [dice.get(kind, 0) for kind in range(KINDS)]
    s.held[seat] = sum(dice.values())


def throw(s: Any, *faces: int) -> None:
    FACE.apply(s, s.turn, THROW)
    for face in faces:
        FACE.apply(s, CHANCE, face)


def give(s: Any, *seats: int) -> None:
    for seat in seats:
        FACE.apply(s, s.turn, seat)


def actions(s: Any, seat: int) -> list[int]:
    room = [0] * rules.MAX_LEGAL
    return room[: FACE.legal(s, seat, room)]


def outcomes(s: Any) -> list[tuple[int, int]]:
    """With their weights."""
    room, weight = [0] * rules.MAX_CHANCES, [0] * rules.MAX_CHANCES
    n = FACE.chances(s, room, weight)
    return list(zip(room[:n], weight[:n], strict=True))


def possible(s: Any) -> list[int]:
    """What whoever moves, a seat or chance, can do."""
    seat = FACE.to_move(s)
    return [outcome for outcome, _ in outcomes(s)] if seat == CHANCE else actions(s, seat)


def refusal(s: Any, seat: int, action: int) -> Refusal:
    """What the rules raise, with nothing changed."""
    before = FACE.fields(s)
    with pytest.raises(Refusal) as caught:
        FACE.apply(s, seat, action)
    assert FACE.fields(s) == before
    return caught.value


def refused(s: Any, seat: int, action: int) -> str:
    """The clause under which the rules refuse, with nothing changed."""
    return refusal(s, seat, action).clause
