"""Whoever asks for too much hears when to come back; nobody else is touched."""

from contextlib import ExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.server import limits
from bazigah.server.limits import Limits, Rate, network
from bazigah.server.no import No
from bazigah.server.settings import ServerSettings

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_rate_gives_all_at_once_and_then_one_by_one(clock: Clock) -> None:
    rate = Rate(4, 8.0, clock)
    assert [rate.take("a") for _ in range(4)] == [0.0] * 4
    assert rate.take("a") == pytest.approx(2.0)
    assert rate.take("b") == 0.0
    clock.now += 2.0
    assert rate.take("a") == 0.0
    assert rate.take("a") == pytest.approx(2.0)
    clock.now += 8.0
    assert [rate.take("a") for _ in range(4)] == [0.0] * 4


@given(st.integers(1, 20), st.lists(st.floats(0, 3), max_size=200))
def test_no_more_is_given_in_any_time_than_was_said(many: int, pauses: list[float]) -> None:
    clock, seconds, given = Clock(), 10.0, []
    rate = Rate(many, seconds, clock)
    for pause in pauses:
        clock.now += pause
        if not rate.take():
            given.append(clock.now)
    for index, start in enumerate(given):
        inside = [at for at in given[index:] if at < start + seconds]
        assert len(inside) <= 2 * many  # a full bucket, and what has flowed in since
    for start, end in zip(given, given[2 * many :], strict=False):
        assert end - start > seconds - 1e-6


def test_no_limit_is_no_limit(clock: Clock) -> None:
    rate = Rate(0, 1.0, clock)
    assert not any(rate.take("a") for _ in range(10_000))


def test_what_is_remembered_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    rate = Rate(1, 60.0, clock)
    for key in range(100):
        rate.take(key)
    assert len(rate._full) == 10
    assert rate.wait(99) > 0
    assert rate.wait(0) == 0


@pytest.mark.parametrize(
    ("setting", "many", "code"),
    [
        ("http_per_minute", 5, "too-fast"),
        ("people_per_address", 5, "too-many-people"),
        ("code_misses", 5, "too-many-misses"),
        ("tables_per_person", 5, "too-many-tables"),
        ("tables_per_address", 5, "too-many-tables"),
    ],
)
def test_each_limit_refuses_one_too_many_and_nobody_else(setting: str, many: int, code: str, clock: Clock) -> None:
    found = Limits(ServerSettings(**{setting: many}), clock)

    def ask(address: str, person: str = "anna") -> None:
        found.http(address)
        found.newcomer(address)
        found.code(address)
        found.missed(address)
        found.table(person, address)

    for _ in range(many):
        ask(HERE)
    with pytest.raises(No) as caught:
        ask(HERE)
    assert caught.value.code == code
    seconds = caught.value.sentence.values["seconds"]
    assert isinstance(seconds, int)
    assert 0 < seconds <= 3600
    ask(THERE, "sara")
    clock.now += seconds
    ask(HERE)


def test_a_new_table_that_is_refused_costs_nothing(clock: Clock) -> None:
    found = Limits(ServerSettings(tables_per_person=1, tables_per_address=2), clock)
    found.table("anna", HERE)
    for _ in range(5):
        with pytest.raises(No):
            found.table("anna", HERE)
    found.table("sara", HERE)
    with pytest.raises(No):
        found.table("mina", HERE)


@pytest.mark.parametrize("setting", ["sockets", "sockets_per_person", "sockets_per_address"])
def test_sockets_are_counted_while_they_are_open(setting: str) -> None:
    found = Limits(ServerSettings(**{setting: 2}))
    with ExitStack() as open_sockets:
        for _ in range(2):
            open_sockets.enter_context(found.socket("anna", HERE))
        assert (found.sockets, found.present) == (2, 1)
        with pytest.raises(No) as caught, found.socket("anna", HERE):
            pass
        assert caught.value.code == "too-many-sockets"
        assert found.sockets == 2
    assert (found.sockets, found.present) == (0, 0)
    with found.socket("anna", HERE):
        assert found.sockets == 1
    assert set(found._open) <= {""}


def test_requests_on_a_socket_have_a_rate(clock: Clock) -> None:
    found = Limits(ServerSettings(requests_per_second=10, requests_at_once=3), clock)
    with found.socket("anna", HERE) as rate, found.socket("anna", HERE) as other:
        assert [rate.take() for _ in range(3)] == [0.0] * 3
        assert rate.take() == pytest.approx(0.1)
        assert other.take() == 0.0
        clock.now += 0.1
        assert rate.take() == 0.0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:0:0:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::1", "::2", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_one_line_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same
