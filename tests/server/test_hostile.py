"""What hostile or broken clients send: each is refused in words, none is a fault, and nobody else notices."""

import socket as network
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from bazigah.server import http
from support.server import QUICK, UNLIMITED, InThread, in_thread, until
from support.sockets import Guest, table

pytestmark = pytest.mark.slow  # real servers and databases

UPGRADE = (
    "Host: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("hostile"), **UNLIMITED, **QUICK) as served:
        yield served


@pytest.fixture(autouse=True)
def no_faults(served: InThread) -> Iterator[None]:
    """No fault of the server is counted meanwhile."""
    before = faults(served)
    yield
    assert faults(served) == before


def faults(served: InThread) -> str:
    lines = served.get("/api/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("bazigah_faults_total"))


def asked(served: InThread, request: str, seconds: float = 10.0) -> bytes:
    """What the server sends until it closes the connection."""
    with network.create_connection(("127.0.0.1", served.port), seconds) as connection:
        connection.sendall(request.encode())
        return b"".join(iter(lambda: connection.recv(65536), b""))


def guest(served: InThread) -> Guest:
    browser = served.person()
    found = Guest(served, browser, table(browser))
    found.until("welcome")
    return found


# Requests


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "http://[::1]x", "//", "/"])
@pytest.mark.parametrize("header", ["origin", "referer"])
@pytest.mark.parametrize("path", ["/api/me", "/nothing"])
def test_an_origin_that_is_none_is_a_foreign_one(served: InThread, path: str, header: str, origin: str) -> None:
    answer = httpx.post(served.url + path, headers={"cookie": "bazigah=x", header: origin}, json={})
    assert answer.status_code == 403


@pytest.mark.parametrize("name", ["index.css%00", "x" * 300, "a/" * 300, "%ff", "..%2fapp.py", "%0a"])
def test_no_file_has_such_a_name(served: InThread, name: str) -> None:
    assert served.get(f"/assets/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/", "/me", "/rules/ten", "/api/health", "/api/games", "/nothing"])
def test_a_head_is_that_of_the_page(served: InThread, path: str) -> None:
    full, head = served.get(path), httpx.head(served.url + path)
    assert (head.status_code, head.content) == (full.status_code, b"")
    assert head.headers["content-type"] == full.headers["content-type"]


@pytest.mark.parametrize("name", ["%00", "%ff", "1%002", "%F0%9F%8E%B2", "%5cu0000", "-1", "0"])
def test_there_is_no_table_and_no_match_of_such_a_name(served: InThread, name: str) -> None:
    for path in (f"/api/tables/{name}", f"/api/matches/{name}/record"):
        assert served.get(path).status_code == 404


def test_a_code_may_be_typed_in_the_address(served: InThread) -> None:
    browser = served.person("Sara")
    code = table(browser)
    persian = code.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    for typed in (persian, f"{code[:3]} {code[3:6]}-{code[6:]}"):
        assert Guest(served, browser, typed).until("welcome")["table"]["code"] == code


def test_a_body_that_never_comes_is_not_waited_for(served: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PATIENCE_BODY", 0.2)
    head = "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"
    asked(served, head)


def test_a_socket_begins_with_get_or_not_at_all(served: InThread) -> None:
    asked(served, f"POST /api/tables/1/socket HTTP/1.1\r\n{UPGRADE}Content-Length: 0\r\n\r\n")


# Frames


FLOODS: dict[str, list[Frame]] = {
    "pings": [Frame(Opcode.PING, b"")] * 2000,
    "pings that nobody reads the answers of": [Frame(Opcode.PING, b"x" * 125)] * 2000,
    "pongs": [Frame(Opcode.PONG, b"")] * 2000,
    "parts of nothing": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 2000],
    "messages that are none": [Frame(Opcode.TEXT, b"x")] * 2000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_its_own_socket_and_holds_nobody_up(served: InThread, flood: str) -> None:
    victim, flooder = guest(served), guest(served)
    piece = b"".join(frame.serialize(mask=True) for frame in FLOODS[flood])
    with flooder.socket.socket.dup() as raw, pytest.raises(ConnectionError):
        raw.sendall(piece * 1000)  # were it taken, this would be a minute's work for the server
    began = time.monotonic()
    victim.send("sync")
    victim.until("welcome")
    assert time.monotonic() - began < 20
    victim.close()


def test_text_that_is_no_utf_8_is_refused_as_no_text(served: InThread) -> None:
    someone = guest(served)
    someone.socket.send([b"\xc3", b"\x28"], text=True)
    assert someone.until("refused")["code"] == "not-text"
    someone.socket.send([b'{"type":"sync","id":"', b'x"}'], text=True)
    assert someone.until("welcome")
    someone.close()


def test_the_usual_pings_and_parts_are_no_flood(served: InThread) -> None:
    someone = guest(served)
    for _ in range(30):
        assert someone.socket.ping().wait(5)
    someone.socket.send(['{"type":', ' "sync",', ' "id": "x"}'])
    assert someone.until("welcome")
    someone.close()


def test_what_comes_after_the_last_frame_is_not_done(served: InThread) -> None:
    someone = guest(served)
    code = someone.frames[0]["table"]["code"]
    for _ in range(60):
        someone.socket.send("x")
    someone.send("sit", seat=0)
    status, bye = someone.closed()
    assert bye is not None
    assert (status, bye["code"]) == (1008, "too-fast")
    assert served.get(f"/api/tables/{code}").json()["number"] == 1


# Persons


def test_a_new_name_is_the_one_that_an_open_socket_speaks_under(served: InThread) -> None:
    browser = served.person("Old")
    someone = Guest(served, browser, table(browser))
    someone.until("welcome")
    browser.patch("/api/me", json={"name": "New"}).raise_for_status()
    said: list[str] = []

    def renamed() -> bool:
        someone.send("say", phrase="hello")
        said.append(someone.until("update")["lines"][0]["entry"]["name"])
        return said[-1] == "New"

    until(renamed)
    assert set(said) <= {"Old", "New"}
    someone.close()


def test_tokens_are_dropped_one_by_one_and_their_sockets_closed(served: InThread) -> None:
    browser = served.person()
    tokens = [browser.post("/api/me/tokens").json()["token"] for _ in range(2)]
    programs = [served.browser(authorization=f"Bearer {token}") for token in tokens]
    code = table(browser)
    with_cookie = Guest(served, browser, code)
    sockets = [with_token(served, program, code) for program in programs]
    first, second = browser.get("/api/me/tokens").json()
    other = served.person()
    assert other.delete(f"/api/me/tokens/{first['id']}").status_code == 404
    assert browser.delete(f"/api/me/tokens/{first['id']}").status_code == 204
    assert browser.delete(f"/api/me/tokens/{first['id']}").status_code == 404
    assert browser.get("/api/me/tokens").json() == [second]
    assert sorted(program.get("/api/me").status_code for program in programs) == [200, 401]
    status, bye = sockets[0].closed()
    assert (status, (bye or {})["code"]) == (1008, "token")
    for left in (with_cookie, sockets[1]):
        left.send("sync")
        assert left.until("welcome")
        left.close()


def with_token(served: InThread, program: httpx.Client, code: str) -> Guest:
    found = Guest(served, program, code, headers={"authorization": program.headers["authorization"]})
    found.until("welcome")
    return found


def test_whoever_renews_their_link_puts_other_devices_out_and_no_programs(served: InThread) -> None:
    browser = served.person()
    token = browser.post("/api/me/tokens").json()["token"]
    code = table(browser)
    program = with_token(served, served.browser(authorization=f"Bearer {token}"), code)
    device = Guest(served, browser, code)
    browser.post("/api/me/renew").raise_for_status()
    assert device.closed()[0] == 1008
    program.send("sync")
    assert program.until("welcome")
    program.close()


def test_whoever_sits_down_by_a_page_is_here(served: InThread) -> None:
    """Else a bot would play for them at once, where they have been gone for long, and a wish to stop be unanimous."""
    host, browser = served.person(), served.person()
    code = table(host)
    assert browser.post(f"/api/tables/{code}/requests", json={"type": "sit", "id": "a", "seat": 0}).status_code == 200
    assert browser.get("/api/me").json()["id"] in host.get(f"/api/tables/{code}").json()["present"]


# Other servers


def test_what_another_server_has_stored_counts_at_once_although_nobody_tells_of_it(tmp_path: Path) -> None:
    """Two servers on one database without a way to each other, as where Redis is lost."""
    with in_thread(tmp_path, **UNLIMITED, **QUICK) as one, in_thread(tmp_path, **UNLIMITED, **QUICK) as two:
        sara_s, ali_s = one.person("Sara"), one.person("Ali")
        code = table(sara_s)
        sara, ali = Guest(one, sara_s, code), Guest(two, ali_s, code)
        assert [sara.ask("sit", seat=0)["type"], ali.ask("sit", seat=1)["type"]] == ["ack", "ack"]
        assert sara.ask("start")["type"] == "ack"  # refused, were Ali not there
        ali.send("sync")
        assert ali.phase("playing")
        assert ali.ask("start")["code"] in ("match-on", "not-host")
        sara.close()
        ali.close()
