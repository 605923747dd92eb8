"""Several processes serve as one: nobody sees whose a table is, and a process that dies takes nothing along."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from bazigah.server import processes
from bazigah.server.crew import CONNECTION, HINTS, LARGEST, Crew, inbox
from bazigah.server.people import COOKIE
from bazigah.server.settings import ServerSettings
from support.clients import Client
from support.ledger import Ledger
from support.server import PATIENCE, QUICK, UNLIMITED, InProcess, in_process, until
from support.sockets import Guest, table

pytestmark = pytest.mark.slow  # real servers and databases

MANY = 2
LATE = {"stale", "not-your-turn", "match-over", "no-match"}
"""Refusals of what was possible when it was chosen."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[InProcess]:
    with in_process(tmp_path, **UNLIMITED, **QUICK, processes=MANY) as served:
        yield served


def workers(served: InProcess) -> list[int]:
    """The ids of its workers."""
    found = subprocess.run(["pgrep", "-P", f"{served.process.pid}"], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


def measured(served: InProcess, name: str) -> list[float]:
    """A measurement of each worker, summed over its other labels."""
    values = [0.0] * MANY
    for line in served.get("/api/metrics").text.splitlines():
        key, _, value = line.rpartition(" ")
        if key.partition("{")[0] == name:
            values[int(key.partition('worker="')[2].partition('"')[0])] += float(value)
    return values


def one_each(browser: httpx.Client, **fields: Any) -> list[str]:
    """The codes of new tables: one of each worker's."""
    codes: dict[int, str] = {}
    while len(codes) < MANY:
        code = table(browser, **fields)
        codes.setdefault(int(code) % MANY, code)
    return [codes[number] for number in range(MANY)]


def client(served: InProcess, browser: httpx.Client, code: str) -> Client:
    """A device of that person at a table; to be made on an event loop."""
    person = browser.get("/api/me").json()["id"]
    return Client(lambda: served.socket_url(code), person, f"{COOKIE}={browser.cookies[COOKIE]}")


async def begin(clients: list[Client]) -> None:
    """Everyone sits down, and the match begins."""
    for seat, someone in enumerate(clients):
        await someone.does("sit", seat=seat)
    await clients[0].does("start")
    await asyncio.gather(*(someone.until(lambda one=someone: one.phase == "playing") for someone in clients))  # type: ignore[misc]


async def play(someone: Client) -> None:
    """Acts whenever there is something to do, to the end of the match."""
    while True:
        await someone.until(lambda: someone.phase == "over" or bool(someone.turns))
        if someone.phase == "over":
            return
        turn = someone.turns[0]
        action = someone.random.choice(turn["legal"])
        answer = await someone.ask("act", seat=turn["seat"], action=action, number=someone.number)
        assert answer["type"] == "ack" or answer["code"] in LATE, answer


def check(served: InProcess, home: Path, clients: list[Client], code: str) -> None:
    """Everything that was acknowledged is in the log, once, and everyone knows the same."""
    ledger = Ledger.of_file(f"sqlite:///{home / 'server.db'}", code)
    ledger.check()
    stored = {(line.person, line.key): line.number for line in ledger.lines if line.key is not None}
    for someone in clients:
        assert not someone.wrong
        assert someone.number == ledger.number
        assert someone.table == clients[0].table
        assert someone.match == clients[0].match
        for id, answers in someone.answers.items():
            for answer in answers:
                assert answer["type"] != "ack" or stored[someone.person, id] == answer["number"]
    log = served.log.read_text().splitlines()
    assert not [line for line in log if '"level": "error"' in line and "worker.died" not in line]


class TestPlay:
    def test_a_whole_match_of_five_at_tables_of_all_workers(self, served: InProcess, tmp_path: Path) -> None:
        people = [served.person(f"Person {number}") for number in range(5)]
        codes = one_each(people[0], game="ten", players=5)

        async def meet(code: str) -> None:
            clients = [client(served, browser, code) for browser in people]
            await begin(clients)
            await asyncio.gather(*map(play, clients))
            last = max(someone.number for someone in clients)
            for someone in clients:
                await someone.until(lambda one=someone: one.number == last)  # type: ignore[misc]
            assert clients[0].match is not None
            check(served, tmp_path, clients, code)
            assert [someone.lives for someone in clients] == [1] * 5
            for someone in clients:
                await someone.close()

        async def both() -> None:
            await asyncio.gather(*map(meet, codes))

        asyncio.run(asyncio.wait_for(both(), 60))
        assert all(measured(served, "bazigah_batches_total"))

    def test_a_worker_that_is_killed_takes_nothing_along(self, served: InProcess, tmp_path: Path) -> None:
        people = [served.person(f"Person {number}") for number in range(3)]
        codes = one_each(people[0], game="ten", players=3)
        before = workers(served)
        assert len(before) == MANY

        async def meet(code: str) -> list[Client]:
            clients = [client(served, browser, code) for browser in people]
            await begin(clients)
            return clients

        async def both() -> None:
            tables = await asyncio.gather(*map(meet, codes))
            playing = [asyncio.create_task(play(someone)) for clients in tables for someone in clients]
            for clients in tables:
                await clients[0].until(lambda one=clients[0]: one.number > 25)  # type: ignore[misc]
            os.kill(before[0], signal.SIGKILL)
            await asyncio.gather(*playing)
            for code, clients in zip(codes, tables, strict=True):
                last = max(someone.number for someone in clients)
                for someone in clients:
                    await someone.until(lambda one=someone, last=last: one.number >= last)  # type: ignore[misc]
                check(served, tmp_path, clients, code)
            lives = sorted(max(someone.lives for someone in clients) for clients in tables)
            assert lives[0] == 1  # at the other worker's table nobody noticed
            assert lives[1] > 1
            await asyncio.gather(*(someone.close() for clients in tables for someone in clients))

        asyncio.run(asyncio.wait_for(both(), 60))
        after = workers(served)
        assert len(after) == MANY
        assert len(set(after) & set(before)) == MANY - 1
        assert served.log.read_text().count("worker.died") == 1

    def test_who_signs_out_is_out_at_all_workers(self, served: InProcess) -> None:
        browser = served.person()
        guests = [Guest(served, browser, code) for code in one_each(browser)]
        for guest in guests:
            guest.until("welcome")
        assert measured(served, "bazigah_sockets") == [1, 1]
        browser.delete("/api/me").raise_for_status()
        for guest in guests:
            code, bye = guest.closed()
            assert code == 1008
            assert bye is not None
            assert bye["code"] == "token"


class TestConnections:
    def test_one_connection_moves_between_tables_of_different_workers(self, served: InProcess) -> None:
        browser = served.person()
        codes = one_each(browser)
        before = measured(served, "bazigah_http_total")
        headers = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}", "origin": served.url}
        with closing(HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)) as connection:
            connection.connect()
            own = connection.sock
            for number in range(20):
                code = codes[number // 2 % MANY]
                body = json.dumps({"type": "say", "id": f"said-{number}", "phrase": "hello"})
                given = {**headers, "content-type": "application/json"}
                connection.request("POST", f"/api/tables/{code}/requests", body, given)
                answer = connection.getresponse()
                assert (answer.status, json.load(answer)["id"]) == (200, f"said-{number}")
                connection.request("GET", f"/api/tables/{code}?x", headers=headers)
                answer = connection.getresponse()
                assert (answer.status, json.load(answer)["table"]["code"]) == (200, code)
            assert connection.sock is own  # it was never closed
        after = measured(served, "bazigah_http_total")
        assert all(now - then >= 20 for now, then in zip(after, before, strict=True))

    def test_a_request_that_comes_in_pieces_or_with_the_next_one_is_answered(self, served: InProcess) -> None:
        browser = served.person()
        codes = one_each(browser)
        cookie = f"host: 127.0.0.1:{served.port}\r\norigin: {served.url}\r\ncookie: {COOKIE}={browser.cookies[COOKIE]}"
        body = json.dumps({"type": "say", "id": "said", "phrase": "hello"}) + " " * 10_000
        for code in codes:
            get = f"GET /api/tables/{code} HTTP/1.1\r\n{cookie}\r\n\r\n"
            post = (
                f"POST /api/tables/{code}/requests HTTP/1.1\r\n{cookie}\r\n"
                f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            )
            for pieces in ([post, body], [post + body], [post + body[:20], body[20:]], [get[:18], get[18:]]):
                assert _answers(served, pieces, 1) == [200]
            others = "".join(f"GET /api/tables/{other} HTTP/1.1\r\n{cookie}\r\n\r\n" for other in reversed(codes))
            assert _answers(served, [get + others], 3) == [200] * 3
            assert _answers(served, [post + body + get, others], 4) == [200] * 4

    def test_a_table_is_awake_at_its_own_worker_only(self, served: InProcess) -> None:
        browser = served.person()
        for _ in range(6):
            browser.get(f"/api/tables/{table(browser)}").raise_for_status()
        assert sum(measured(served, "bazigah_tables_awake")) == 6

    def test_all_workers_answer_for_the_server(self, served: InProcess) -> None:
        for path in ("/api/health", "/api/ready"):
            for _ in range(8):
                assert served.get(path).json() == {"status": "ok"}, path
        text = served.get("/api/metrics").text
        assert text.count("# TYPE bazigah_commits_total counter") == 1
        for worker in range(MANY):
            assert f'bazigah_sockets{{worker="{worker}"}} 0.0' in text
            assert f'bazigah_action_seconds_bucket{{le="0.001",worker="{worker}"}}' in text


def _answers(served: InProcess, pieces: list[str], many: int) -> list[int]:
    """The statuses of answers on one connection, to what is sent in pieces."""
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            connection.sendall(piece.encode())
            if piece is not pieces[-1]:
                served.get("/api/health")  # meanwhile it has been read
        with connection.makefile("rb") as answers:
            return [_status(answers) for _ in range(many)]


def _status(answers: Any) -> int:
    status = int(answers.readline().split()[1])
    length = 0
    while line := answers.readline().strip():
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    answers.read(length)
    return status


class TestEnds:
    def test_all_stop_within_five_seconds_and_tell_their_clients(self, served: InProcess) -> None:
        browser = served.person()
        guests = [Guest(served, browser, code) for code in one_each(browser)]
        for guest in guests:
            guest.until("welcome")
        there = workers(served)
        began = monotonic()
        served.process.terminate()
        for guest in guests:
            code, bye = guest.closed()
            assert code == 1001
            assert bye is not None
            assert (bye["code"], bye["again"]) == ("stopping", True)
        assert served.process.wait(10) == 0
        assert monotonic() - began < 5
        assert not any(map(_lives, there))
        assert '"error"' not in served.log.read_text()

    def test_workers_end_with_the_process_that_sees_to_them(self, served: InProcess) -> None:
        there = workers(served)
        served.kill()
        until(lambda: not any(map(_lives, there)))
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(("127.0.0.1", served.port))

    def test_a_database_that_is_none_is_an_error_before_there_are_workers(self, tmp_path: Path) -> None:
        (tmp_path / "server.db").write_text("this is no database, and not ours to overwrite" * 100)
        with pytest.raises(Exception, match=r".") as caught:
            processes.serve(ServerSettings(home=str(tmp_path), port=0, processes=2), lambda _: None)
        assert type(caught.value).__module__.startswith("bazigah.server.store"), repr(caught.value)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_where_processes_cannot_be_divided_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(processes.CannotDivide):
        processes.serve(ServerSettings(home=str(tmp_path), processes=2), lambda _: None)


def test_a_turn_is_given_back_by_whoever_dies() -> None:
    code = """
import os, signal, time
from bazigah.server.store.turns import Turns
turns = Turns()
reading, writing = os.pipe()
child = os.fork()
if not child:
    with turns.taken():
        os.write(writing, b"1")
        time.sleep(60)
os.read(reading, 1)
waiting = os.fork()
if not waiting:
    with turns.taken():
        os._exit(7)
assert os.waitpid(waiting, os.WNOHANG) == (0, 0)
os.kill(child, signal.SIGKILL)
assert os.waitstatus_to_exitcode(os.waitpid(waiting, 0)[1]) == 7
with turns.taken():
    print("taken")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout == "taken\n"


def test_an_inbox_that_is_full_holds_nobody_up() -> None:
    with ExitStack() as stack:
        inboxes = [inbox() for _ in range(2)]
        for end in (end for box in inboxes for end in box):
            stack.enter_context(end)
        one, other = (Crew(number, inboxes) for number in range(2))
        sent = 0
        while one.send(1, HINTS, b"x" * 1000):
            sent += 1
        assert 50 < sent < 100_000
        assert not one.send(1, CONNECTION, b"GET", [0])
        assert not other.send(0, CONNECTION, b"x" * LARGEST)
        got: list[bytes] = []
        other.on(HINTS, lambda message, _: got.append(message))

        async def read() -> None:
            other.listen()
            async with asyncio.timeout(PATIENCE):
                while len(got) < sent:
                    await asyncio.sleep(0)
            other.close()

        asyncio.run(read())
        assert one.send(1, CONNECTION, b"GET", [0])
