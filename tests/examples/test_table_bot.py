"""The network bot plays whole matches at a real server, with its own kind, with people's tokens, through restarts."""

import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bazigah.core.game import game_names
from bazigah.core.record import Record
from bazigah.core.written import read
from bazigah.server import door, wire
from support.paths import ROOT
from support.server import PATIENCE, QUICK, UNLIMITED, in_process, until
from support.tables import ALI, MINA, SARA, Meeting

BOT = ROOT / "examples" / "table_bot.py"
RESULT = re.compile(r"^(\w+): (-?\d+) points, place (\d+)$", re.MULTILINE)
SOON = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"}
"""Bots try again soon when the server is not there."""
KILLED_AT = (20, 90)
"""Numbers of the table at which the server is killed; a match of Clever for two has some 170."""


def at_its_turn() -> tuple[Any, dict[str, Any], dict[str, Any]]:
    """A player of the example who has just been welcomed, the welcome, and the act that it wants to send."""
    meeting = Meeting("ten")
    meeting.begin(SARA, ALI)
    person = meeting.table.seats[meeting.table.acting()[0]].person
    assert person is not None
    welcome = json.loads(wire.write(door.welcome(meeting.table, person, [], meeting.at, words=False)))
    player = runpy.run_path(str(BOT))["Player"]("random")
    act = player.hear(welcome)
    assert (act["type"], act["number"]) == ("act", welcome["number"])
    return player, welcome, act


def test_what_was_not_answered_is_sent_again_after_a_lost_connection() -> None:
    player, welcome, act = at_its_turn()
    assert player.hear(welcome) is act
    assert player.hear(refused(act, "database")) is act


def test_nothing_is_chosen_on_a_position_that_an_ack_says_is_old() -> None:
    player, welcome, act = at_its_turn()
    assert player.hear({"type": "ack", "id": act["id"], "number": act["number"] + 1}) is None
    assert player.hear({"type": "presence", "person": "mina", "present": True}) is None
    new = player.hear({**welcome, "number": act["number"] + 1})
    assert (new["type"], new["number"], new["id"] != act["id"]) == ("act", act["number"] + 1, True)


def test_a_gap_and_a_stale_choice_are_looked_at_anew_once() -> None:
    player, welcome, _ = at_its_turn()
    assert player.hear({"type": "update", "after": welcome["number"] + 1})["type"] == "sync"
    assert player.hear({"type": "update", "after": welcome["number"] + 2}) is None
    again = player.hear(welcome)
    assert again["type"] == "act"
    assert player.hear(refused(again, "stale"))["type"] == "sync"


def test_it_gives_up_where_trying_again_would_not_help() -> None:
    player, _, act = at_its_turn()
    with pytest.raises(RuntimeError, match="seat-yours-not"):
        player.hear(refused(act, "seat-yours-not"))


def test_at_a_full_table_it_says_once_that_it_waits_for_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    meeting = Meeting("ten")
    meeting.begin(SARA, ALI)
    welcome = json.loads(wire.write(door.welcome(meeting.table, MINA, [], meeting.at, words=False)))
    player = runpy.run_path(str(BOT))["Player"]("random")
    assert player.hear(welcome) is None
    assert player.hear(welcome) is None
    assert capsys.readouterr().out == "no seat is free: waiting for one\n"


def refused(request: dict[str, Any], code: str) -> dict[str, Any]:
    return {"type": "refused", "id": request["id"], "code": code}


@contextmanager
def bot(url: str, *arguments: str, pause: float = 0) -> Iterator[subprocess.Popen[str]]:
    """The bot as a process that is on its way to a table."""
    command = [sys.executable, "-W", "error", str(BOT), url, "--pause", str(pause), *arguments]
    process = subprocess.Popen(
        command, env={**os.environ, **SOON}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=PATIENCE)


def outcome(process: subprocess.Popen[str]) -> tuple[str, int, int]:
    """The match, the points and the place that a bot tells at its end."""
    out, errors = process.communicate(timeout=2 * PATIENCE)
    assert (process.returncode, errors) == (0, ""), out
    found = RESULT.search(out)
    assert found is not None, out
    return found[1], int(found[2]), int(found[3])


def new_table(person: httpx.Client, game: str) -> str:
    """The code of a table for two."""
    made = person.post("/api/tables", json={"game": game, "options": {"players": 2}}).raise_for_status().json()
    return str(made["code"])


def new_token(person: httpx.Client) -> str:
    return str(person.post("/api/me/tokens").raise_for_status().json()["token"])


def record_of_match(bots: list[subprocess.Popen[str]], person: httpx.Client) -> Record:
    """The record of the match that the bots play to its end; what they tell of it is what it says."""
    told = [outcome(process) for process in bots]
    (match,) = {match for match, _, _ in told}
    record = read(person.get(f"/api/matches/{match}/record").raise_for_status().text)
    assert record.result is not None
    assert sorted(zip(record.result.points, record.result.ranks, strict=True)) == sorted(one[1:] for one in told)
    return record


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_two_network_bots_play_a_match_to_its_end(game: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(in_process(tmp_path, **UNLIMITED, **QUICK))
        host = stack.enter_context(closing(server.person()))
        url = f"{server.url}/t/{new_table(host, game)}"
        arguments = [("--token", new_token(host), "--bot", "random"), ()]
        bots = [stack.enter_context(bot(url, *given)) for given in arguments]
        record = record_of_match(bots, host)
        assert sorted(seat.name for seat in record.seats) == ["Robin", "Sara"]
        assert len(record.dice.contributions) == 2
        assert record.verify().over


@pytest.mark.slow
def test_a_match_survives_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    with ExitStack() as stack:
        port, url, bots = 0, "", list[subprocess.Popen[str]]()
        for number in KILLED_AT:
            with in_process(tmp_path, port=port, **UNLIMITED, **QUICK) as server, closing(server.person()) as host:
                if not bots:
                    port, url = server.port, f"{server.url}/t/{new_table(host, 'clever')}"
                    bots = [stack.enter_context(bot(url, pause=0.02)) for _ in range(2)]
                until_number(host, url, number)
                server.kill()
        server = stack.enter_context(in_process(tmp_path, port=port, **UNLIMITED, **QUICK))
        record = record_of_match(bots, stack.enter_context(closing(server.person())))
        assert record.verify().over


def until_number(person: httpx.Client, url: str, number: int) -> None:
    """Waits until the match at the table has come so far; it must not be over."""

    def reached() -> bool:
        table = person.get(url.replace("/t/", "/api/tables/"), params={"words": False}).raise_for_status().json()
        assert table["table"]["phase"] != "over"
        return bool(table["number"] >= number)

    until(reached)
