"""Who may speak to the server, and what browsers may do with what it sends."""

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from bazigah.server.no import No
from bazigah.server.people import COOKIE
from bazigah.server.security import address_of, check_forgery, check_host, check_origin, marks_cookies_secure, own_url
from bazigah.server.settings import ServerSettings
from support.server import UNLIMITED, InThread, in_thread

pytestmark = pytest.mark.slow  # real servers and databases

OWN = "http://play.example:8448"
FOREIGN = "http://evil.example"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("security"), **UNLIMITED) as served:
        yield served


def scope(method: str = "POST", scheme: str = "http", **headers: str) -> Any:
    """A request to `play.example:8448`; names of headers with `_` for `-`."""
    given = {"host": "play.example:8448", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return {
        "type": "http",
        "method": method,
        "scheme": scheme,
        "client": ("192.0.2.7", 5000),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }


# Requests that other sites' pages make


@pytest.mark.parametrize(
    ("headers", "settings", "allowed"),
    [
        ({}, {}, True),
        ({"cookie": "bazigah=x"}, {}, False),
        ({"cookie": "bazigah=x", "origin": OWN}, {}, True),
        ({"cookie": "bazigah=x", "origin": "https://play.example:8448"}, {}, True),
        ({"cookie": "bazigah=x", "origin": "HTTP://PLAY.example:8448"}, {}, True),
        ({"cookie": "bazigah=x", "origin": "http://play.example"}, {}, False),
        ({"cookie": "bazigah=x", "origin": FOREIGN}, {}, False),
        ({"origin": FOREIGN}, {}, False),
        ({"cookie": "bazigah=x", "origin": "null"}, {}, False),
        ({"origin": "null"}, {}, False),
        ({"origin": ""}, {}, False),
        ({"cookie": "bazigah=x", "origin": f"{OWN}.evil.example"}, {}, False),
        ({"cookie": "bazigah=x", "origin": "http://evil.example/play.example:8448"}, {}, False),
        ({"cookie": "bazigah=x", "origin": "http://play.example:8448@evil.example"}, {}, False),
        ({"cookie": "bazigah=x", "referer": f"{OWN}/t/1?x=y"}, {}, True),
        ({"cookie": "bazigah=x", "referer": f"{FOREIGN}/{OWN}"}, {}, False),
        ({"cookie": "bazigah=x", "referer": f"{OWN}/", "origin": FOREIGN}, {}, False),
        ({"cookie": "bazigah=x", "referer": "nonsense"}, {}, False),
        ({"cookie": "bazigah=x", "sec_fetch_site": "same-origin"}, {}, True),
        ({"cookie": "bazigah=x", "sec_fetch_site": "same-origin", "origin": "null"}, {}, True),
        ({"cookie": "bazigah=x", "sec_fetch_site": "same-site"}, {}, False),
        ({"sec_fetch_site": "cross-site"}, {}, False),
        ({"sec_fetch_site": "none"}, {}, False),
        ({"cookie": "bazigah=x", "authorization": "Bearer y", "origin": FOREIGN}, {}, True),
        ({"cookie": "bazigah=x", "authorization": "Basic y", "origin": FOREIGN}, {}, False),
        ({"cookie": "bazigah=x", "origin": FOREIGN}, {"origins": (FOREIGN,)}, True),
        ({"cookie": "bazigah=x", "origin": "https://a.example"}, {"public_url": "https://a.example"}, True),
    ],
)
def test_what_changes_something_comes_from_our_own_pages(
    headers: dict[str, str], settings: dict[str, Any], allowed: bool
) -> None:
    for method in ("POST", "PATCH", "DELETE", "PUT"):
        asked = scope(method, **headers)
        if allowed:
            check_forgery(asked, ServerSettings(**settings))
        else:
            with pytest.raises(No, match="origin"):
                check_forgery(asked, ServerSettings(**settings))
    check_forgery(scope("GET", **headers), ServerSettings())


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [({}, True), ({"origin": OWN}, True), ({"origin": FOREIGN}, False), ({"origin": "null"}, False)],
)
def test_a_socket_is_not_opened_by_another_sites_page(headers: dict[str, str], allowed: bool) -> None:
    if allowed:
        check_origin(scope("GET", "ws", **headers), ServerSettings())
    else:
        with pytest.raises(No, match="origin"):
            check_origin(scope("GET", "ws", **headers), ServerSettings())


def test_a_page_of_another_site_changes_nothing(served: InThread) -> None:
    browser = served.person("Sara")
    answer = browser.patch("/api/me", json={"name": "Evil"}, headers={"origin": FOREIGN})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert browser.get("/api/me").json()["name"] == "Sara"
    with httpx.Client(base_url=served.url, cookies={COOKIE: browser.cookies[COOKIE]}) as bare:
        assert bare.delete("/api/me").status_code == 403
        assert bare.get("/api/me").status_code == 200


def test_pages_of_allowed_sites_may_read_and_others_may_not(tmp_path: Any) -> None:
    with in_thread(tmp_path, **UNLIMITED, origins=("https://a.example",)) as served:
        asked = {"origin": "https://a.example"}
        assert served.get("/api/tables", headers=asked).headers["access-control-allow-origin"] == ("https://a.example")
        answer = served.get("/api/tables", headers={"origin": FOREIGN})
        assert "access-control-allow-origin" not in answer.headers


# Where a request comes from


@pytest.mark.parametrize(
    ("proxies", "passed", "address"),
    [
        (0, "203.0.113.9", "192.0.2.7"),
        (1, "", "192.0.2.7"),
        (1, "203.0.113.9", "203.0.113.9"),
        (1, "10.9.9.9, 203.0.113.9", "203.0.113.9"),
        (2, "10.9.9.9, 203.0.113.9, 198.51.100.1", "203.0.113.9"),
        (3, "203.0.113.9, 198.51.100.1", "203.0.113.9"),
    ],
)
def test_only_trusted_proxies_say_where_a_request_comes_from(proxies: int, passed: str, address: str) -> None:
    headers = {"x_forwarded_for": passed} if passed else {}
    assert address_of(scope(**headers), ServerSettings(proxies=proxies)) == address


@pytest.mark.parametrize(
    ("settings", "scheme", "passed", "url", "secure"),
    [
        ({}, "http", "", OWN, False),
        ({}, "https", "", "https://play.example:8448", True),
        ({}, "wss", "", "https://play.example:8448", True),
        ({}, "http", "https", OWN, False),
        ({"proxies": 1}, "http", "https", "https://play.example:8448", True),
        ({"proxies": 1}, "http", "http, https", "https://play.example:8448", True),
        ({"proxies": 1}, "http", "", OWN, False),
        ({"public_url": "https://a.example"}, "http", "", "https://a.example", True),
        ({"secure_cookie": "on"}, "http", "", OWN, True),
        ({"secure_cookie": "off"}, "https", "", "https://play.example:8448", False),
    ],
)
def test_links_and_cookies_are_for_the_way_that_people_come(
    settings: dict[str, Any], scheme: str, passed: str, url: str, secure: bool
) -> None:
    asked = scope(scheme=scheme, **({"x_forwarded_proto": passed} if passed else {}))
    assert own_url(asked, ServerSettings(**settings)) == url
    assert marks_cookies_secure(asked, ServerSettings(**settings)) is secure


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("play.example", True),
        ("127.0.0.1:8448", True),
        ("[::1]:8448", True),
        ("[2001:db8::1]", True),
        ("", False),
        ("play.example/x", False),
        ("a b", False),
        ('"><script>', False),
        ("user@host", False),
        ("a:b", False),
    ],
)
def test_a_host_that_cannot_be_is_refused(host: str, good: bool) -> None:
    if good:
        check_host(scope(host=host))
    else:
        with pytest.raises(No):
            check_host(scope(host=host))


# What browsers are told


@pytest.mark.parametrize("path", ["/api/version", "/api/nothing", "/", "/nothing", "/icon.svg"])
def test_every_answer_is_guarded(path: str, served: InThread) -> None:
    headers = served.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


# Heads that do not end


def raw(served: InThread, *parts: bytes) -> bytes:
    """What the server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as connection:
        try:
            for part in parts:
                connection.sendall(part)
            return connection.recv(4096)
        except ConnectionError:
            return b""


def test_a_head_that_does_not_end_is_cut_off(served: InThread) -> None:
    endless = (b"x-%d: " % number + b"y" * 1000 + b"\r\n" for number in range(100))
    answer = raw(served, b"GET /api/version HTTP/1.1\r\nhost: a\r\n", *endless)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400")
    assert served.get("/api/version").status_code == 200


def test_a_head_that_does_not_come_is_not_waited_for(served: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bazigah.server.http.PATIENCE", 0.2)
    assert raw(served, b"") == b""
    assert raw(served, b"GET /api/version HTTP/1.1\r\nhost") == b""
    whole = b"GET /api/version HTTP/1.1\r\nhost: a\r\n\r\n"
    assert raw(served, whole).startswith(b"HTTP/1.1 200")


def test_what_is_no_http_is_refused_and_harms_nobody(served: InThread) -> None:
    for junk in (b"\x16\x03\x01\x00\xa5", b"GET\r\n\r\n", b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n"):
        assert raw(served, junk).startswith(b"HTTP/1.1 400")
    assert served.get("/api/version").status_code == 200
