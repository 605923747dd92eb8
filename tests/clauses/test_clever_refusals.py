"""Clever: each reason to refuse an action, and the clause and the values that it comes with."""

from collections.abc import Callable
from typing import Any

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.refusal import Refusal
from bazigah.games.clever import notation, rules
from bazigah.games.clever.pieces import ACTIONS
from support.clever import FACE, act, fall, fill, start, throw

ROWS = ("blue", "yellow", "green", "orange", "purple", "white")


def thrown(faces: str = "123456", *tokens: str, **options: Any) -> Any:
    s = start(**options)
    throw(s, faces)
    act(s, *tokens)
    return s


def again(token: str, faces: str) -> Any:
    """Seat 0 has picked and thrown again."""
    s = thrown("222222", token, "throw")
    fall(s, faces)
    return s


def crowded() -> Any:
    """Nothing fits."""
    s = start()
    for name in ROWS:
        fill(s, 0, name, 6)
    fill(s, 0, "purple", 5)
    throw(s, "111111")
    return s


def chained() -> Any:
    """Seat 1 wrote the orange 4 into a white bonus."""
    s = thrown("123456", "B", "stop")
    fill(s, 1, "orange", 1)
    act(s, "O")
    return s


def sharing() -> Any:
    return thrown("123456", "B", "stop", players=3)


def one_done() -> Any:
    s = sharing()
    act(s, "pass", seat=1)
    return s


def at_table() -> Any:
    s = thrown("222222", "B", "stop", players=1)
    fall(s, "312466")
    return s


def over() -> Any:
    s = start()
    fill(s, 0, "blue", 1, 2, 3, 4, 5)
    throw(s, "611111")
    act(s, "B")
    return s


def low() -> Any:
    s = start()
    fill(s, 0, "green", 4)
    throw(s, "123456")
    return s


def full() -> Any:
    s = start()
    fill(s, 0, "green", 1, 2, 2, 3, 4, 4, 5)
    throw(s, "666666")
    return s


WRONG: list[tuple[Callable[[], Any], int, str | int, str, str, tuple[int, ...]]] = [
    (lambda: start(players=3, first="lot"), CHANCE, 3, "C1.2", "no-such-seat", (3,)),
    (lambda: thrown("222222", "B", "throw"), CHANCE, 7, "C3", "no-such-face", ()),
    (start, 0, "B", "C3", "throw-first", ()),
    (thrown, 0, "stop", "C3.1", "pick-first", ()),
    (low, 0, "G", "C4", "too-small", (3, 2, 5)),
    (low, 0, "C>G", "C4", "too-small", (1, 2, 5)),
    (full, 0, "G", "C4", "full", (2,)),
    (full, 0, "W>G", "C4", "full", (2,)),
    (thrown, 0, "B>Y", "C5", "own-colour", (0,)),
    (thrown, 0, "C>W", "C5.2", "clock-not-white", ()),
    (lambda: again("C>G", "33333"), 0, "C>O", "C5.2", "clock-used", ()),
    (lambda: again("Y", "33333"), 0, "C>O", "C5.2", "clock-locked", ()),
    (lambda: again("B", "33333"), 0, "B", "C6", "locked", (0,)),
    (lambda: again("C>G", "33333"), 0, "Y", "C6", "locked", (1,)),
    (lambda: thrown("123456", "W>B", "stop"), 1, "W", "C6.2", "white-aside", ()),
    (lambda: thrown("123456", "B"), 0, "G", "C7", "stop-or-throw", ()),
    (thrown, 0, "red", "C8", "something-fits", ()),
    (crowded, 0, "stop", "C8", "nothing-fits", ()),
    (sharing, 1, "C>G", "C9", "clock-not-shared", ()),
    (at_table, 0, "C>G", "C9", "clock-not-shared", ()),
    (sharing, 2, "stop", "C9", "take-or-pass", ()),
    (chained, 1, "pass", "C10", "bonus-first", ()),
    (chained, 1, "G", "C10", "bonus-first", ()),
    (chained, 1, "+O", "C10.2", "same-die", (3,)),
    (at_table, 0, "W", "C13", "taken-away", (5,)),
    (thrown, CHANCE, 1, "C16", "no-chance", ()),
    (start, 2, "throw", "C16", "no-seat", ()),
    (start, 0, ACTIONS, "C16", "no-action", ()),
    (start, 1, "throw", "C16", "not-now", ()),
    (sharing, 0, "G", "C16", "not-now", ()),
    (one_done, 1, "G", "C16", "done", ()),
    (over, 0, "stop", "C16", "over", ()),
]


@pytest.mark.parametrize(
    ("state", "seat", "action", "clause", "reason", "values"),
    WRONG,
    ids=[f"{i}-{row[4]}" for i, row in enumerate(WRONG)],
)
def test_each_refusal_names_its_clause_reason_and_values(
    state: Callable[[], Any], seat: int, action: str | int, clause: str, reason: str, values: tuple[int, ...]
) -> None:
    s = state()
    before = FACE.fields(s)
    with pytest.raises(Refusal) as caught:
        FACE.apply(s, seat, notation.read(s, seat, action) if isinstance(action, str) else action)
    assert (caught.value.clause, caught.value.reason, caught.value.values) == (clause, reason, values)
    assert FACE.fields(s) == before


def test_every_reason_but_those_of_sheets_is_tried_here() -> None:
    assert {row[4] for row in WRONG} == {reason for reason in rules.REFUSALS if not reason.startswith("sheet-")}
