"""The process: it starts soon, stops gracefully, and loses nothing between."""

import socket
from contextlib import closing
from pathlib import Path
from time import monotonic

import httpx
import pytest
from websockets.sync.client import connect

from bazigah.server import wire
from bazigah.server.app import bound, serve
from bazigah.server.people import COOKIE
from bazigah.server.settings import ServerSettings
from support.server import QUICK, UNLIMITED, in_process

pytestmark = pytest.mark.slow


def test_a_server_stops_within_five_seconds_and_tells_its_clients(tmp_path: Path) -> None:
    with in_process(tmp_path, **UNLIMITED, **QUICK) as served:
        browser = served.person()
        code = browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}}).json()["code"]
        headers = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}", "origin": served.url}
        with connect(served.socket_url(code), additional_headers=headers) as table:
            assert isinstance(wire.read_reply(table.recv(10)), wire.Welcome)
            began = monotonic()
            served.process.terminate()
            said = [wire.read_reply(frame) for frame in table]
            assert table.close_code == 1001
        assert isinstance(said[-1], wire.Bye)
        assert (said[-1].code, said[-1].again) == ("stopping", True)
        assert served.process.wait(10) == 0
        assert monotonic() - began < 5
        assert "fault" not in served.log.read_text()


def test_a_reader_who_does_not_listen_does_not_hold_the_server_up(tmp_path: Path) -> None:
    with in_process(tmp_path, **UNLIMITED, **QUICK) as served:
        browser = served.person()
        code = browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}}).json()["code"]
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: 127.0.0.1:{served.port}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"cookie: {COOKIE}={browser.cookies[COOKIE]}\r\n\r\n"
        )
        with closing(socket.create_connection(("127.0.0.1", served.port))) as deaf:
            deaf.sendall(head.encode())
            assert deaf.recv(12) == b"HTTP/1.1 101"
            began = monotonic()
            assert served.stop() == 0
            assert monotonic() - began < 5


def test_people_and_tables_are_there_again_after_a_kill(tmp_path: Path) -> None:
    with in_process(tmp_path, **UNLIMITED, **QUICK) as served:
        browser = served.person("Sara")
        cookie = browser.cookies[COOKIE]
        code = browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}}).json()["code"]
        sit = {"type": "sit", "id": "a", "seat": 0}
        ack = browser.post(f"/api/tables/{code}/requests", json=sit).json()
        served.kill()
    with in_process(tmp_path, **UNLIMITED, **QUICK) as served:
        headers = {"origin": served.url}
        with httpx.Client(base_url=served.url, cookies={COOKIE: cookie}, headers=headers) as browser:
            assert browser.get("/api/me").json()["name"] == "Sara"
            assert browser.get(f"/api/tables/{code}").json()["table"]["seats"][0]["name"] == "Sara"
            assert browser.post(f"/api/tables/{code}/requests", json=sit).json() == ack


def test_answers_are_sent_at_once() -> None:
    with bound("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP  # else asyncio leaves TCP_NODELAY out: 40 ms an answer


def test_a_port_that_is_taken_is_an_error_of_the_system(tmp_path: Path) -> None:
    with bound("127.0.0.1", 0) as taken, pytest.raises(OSError, match="in use"):
        serve(ServerSettings(home=str(tmp_path), port=taken.getsockname()[1]))
    assert not (tmp_path / "server.db").exists()


def test_a_database_that_is_none_is_an_error_of_the_store(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_text("this is no database, and not ours to overwrite" * 100)
    with pytest.raises(Exception, match=r".") as caught:
        serve(ServerSettings(home=str(tmp_path), port=0))
    assert type(caught.value).__module__.startswith("bazigah.server.store"), repr(caught.value)


def test_starting_imports_neither_what_plays_nor_what_makes_examples() -> None:
    import subprocess
    import sys

    code = "import sys, bazigah.server.app; print(*sys.modules)"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    assert not loaded & {"numba", "numpy", "faker", "polyfactory", "pydantic", "httpx", "fluent.runtime"}


def test_a_first_page_comes_soon(tmp_path: Path) -> None:
    began = monotonic()
    with in_process(tmp_path) as served:
        assert served.get("/").status_code == 200
        assert monotonic() - began < 10  # measured: 1.5 s on a quiet machine; benchmarks hold the 2 s
