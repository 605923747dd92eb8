"""Options as data: what is taken, what is refused, and how it is said."""

import pytest

from bazigah.core.options import Option, resolve, whole
from bazigah.core.refusal import Refusal

PLAYERS = Option("players", "X1", low=1, high=4)
FIRST = Option("first", "X2", default="lot", choices=("lot",), high=lambda before: int(before["players"]) - 1)
SIZE = Option("size", "X3", default=lambda before: 5 * int(before["players"]), high=50)
SHEET = Option("sheet", "X4", default="standard", choices=("standard",), file=True)
ALL = (PLAYERS, FIRST, SIZE, SHEET)


def test_defaults_may_depend_on_what_was_given_before() -> None:
    assert resolve(ALL, {"players": 3}, "X0") == {"players": 3, "first": "lot", "size": 15, "sheet": "standard"}


def test_numbers_may_come_as_text_in_any_digits() -> None:
    assert resolve(ALL, {"players": "۳", "first": "2", "size": "٠"}, "X0")["players"] == 3
    assert whole("12") == 12
    for value in (True, None, 1.0, "1.0", "-1", "", "x", "²", "9" * 5000, [1]):
        assert whole(value) is None


def test_a_file_option_takes_a_mapping_as_it_is() -> None:
    assert resolve(ALL, {"players": 1, "sheet": {"a": [1]}}, "X0")["sheet"] == {"a": [1]}
    with pytest.raises(Refusal):
        resolve(ALL, {"players": 1, "size": {"a": 1}}, "X0")


REFUSED = [
    ({}, "X1", "option-missing", ("players", "1..4")),
    ({"players": 5}, "X1", "option-value", ("players", "5", "1..4")),
    ({"players": 2, "first": 2}, "X2", "option-value", ("first", "2", "lot, 0..1")),
    ({"players": 2, "first": "x" * 99}, "X2", "option-value", ("first", "x" * 39 + "…", "lot, 0..1")),
    ({"players": 2, "colour": 2}, "X0", "option-unknown", ("colour", "players, first, size, sheet")),
    ({"players": 2, "sheet": "other"}, "X4", "option-value", ("sheet", "other", "standard, @FILE")),
]


@pytest.mark.parametrize(("given", "clause", "reason", "values"), REFUSED)
def test_what_is_refused_names_option_value_and_choices(
    given: dict[str, object], clause: str, reason: str, values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal) as refused:
        resolve(ALL, given, "X0")
    assert refused.value.args == (clause, reason, *values)
    assert str(refused.value).startswith(f"{clause}: {reason} ")
