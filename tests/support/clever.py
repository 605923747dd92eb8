"""A table of Clever for tests: throws as digits, actions in notation, rows filled by hand."""

from typing import Any

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.refusal import Refusal
from bazigah.core.twin import plain
from bazigah.games.clever import notation, options, rules
from bazigah.games.clever.pieces import IN_HAND, OTHERS, ROLL, THROW, TO_TAKE, TO_THROW, TURN
from bazigah.games.clever.sheet import NAMES
from bazigah.games.clever.writing import least_after

FACE = plain(rules)


def start(**given: Any) -> Any:
    """A table of two with seat 0 to throw, unless the options say otherwise."""
    s = FACE.new()
    FACE.setup(s, options.pack(options.resolve({"players": 2, "first": 0, **given})))
    return s


def fall(s: Any, faces: str) -> None:
    """The dice that are thrown fall one by one: their digits in the order blue .. white."""
    for face in faces:
        FACE.apply(s, CHANCE, int(face))
    assert s.phase != ROLL


def throw(s: Any, faces: str) -> None:
    FACE.apply(s, s.active, THROW)
    assert len(faces) == s.place.count(IN_HAND)
    fall(s, faces)


def act(s: Any, *tokens: str, seat: int | None = None) -> None:
    """Actions in notation, of the seat or of whoever comes first."""
    for token in tokens:
        who = FACE.to_move(s) if seat is None else seat
        FACE.apply(s, who, notation.read(s, who, token))


def may(s: Any, seat: int | None = None) -> set[str]:
    """What the seat may do, in notation."""
    who = FACE.to_move(s) if seat is None else seat
    out = [0] * rules.MAX_LEGAL
    return {notation.write(s, who, action) for action in out[: FACE.legal(s, who, out)]}


def refused(s: Any, token: str | int, seat: int | None = None) -> str:
    """The clause that refuses it, nothing being changed."""
    who = FACE.to_move(s) if seat is None else seat
    before = FACE.fields(s)
    with pytest.raises(Refusal) as caught:
        FACE.apply(s, who, notation.read(s, who, token) if isinstance(token, str) else token)
    assert FACE.fields(s) == before
    clause, names = rules.REFUSALS[caught.value.reason]
    assert clause == caught.value.clause
    assert len(names) == len(caught.value.values)
    return clause


def fill(s: Any, seat: int, row: str, *numbers: int) -> None:
    """Makes these the numbers of a row."""
    section = NAMES.index(row)
    s.tally[seat][section] = [numbers.count(number) for number in range(7)]
    s.filled[seat][section] = len(numbers)
    s.least[seat][section] = least_after(s, section, len(numbers), numbers[-1] if numbers else 0)


def row(s: Any, seat: int, row: str) -> list[int]:
    tally = s.tally[seat][NAMES.index(row)]
    return [number for number in range(7) for _ in range(tally[number])]


def all_pass(s: Any) -> None:
    while s.phase == OTHERS:
        for seat in range(s.players):
            if s.task[seat] == TO_TAKE:
                act(s, "pass", seat=seat)


def play_turn(s: Any, faces: str = "123456") -> None:
    """A turn with one pick, without bonuses and without picks of the others."""
    seat = s.active
    throw(s, faces)
    while s.phase == TURN and s.active == seat and s.task[seat] != TO_THROW:
        possible = may(s)
        act(s, next((token for token in ("stop", "skip") if token in possible), max(possible)))
    all_pass(s)


def seen(s: Any, seat: int) -> Any:
    """The state as a seat may see it."""
    twin = FACE.copy(s)
    FACE.mask(twin, seat)
    return twin


def points(s: Any, seat: int = 0) -> int:
    return int(FACE.points(s, seat))
