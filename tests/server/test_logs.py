"""What the server tells its operator: enough to act on, nothing that is nobody's business."""

import errno
import io
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from bazigah.server import logs
from bazigah.server.people import COOKIE
from support.server import QUICK, UNLIMITED, in_thread, until

pytestmark = pytest.mark.slow  # real servers and databases


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Everything that is logged, as the server's own lines; afterwards all is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    written = io.StringIO()
    logs.begin(written)
    yield written
    structlog.reset_defaults()
    root.handlers[:], root.level = handlers, level


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_a_line_of_json(stream: io.StringIO) -> None:
    structlog.get_logger().info("refused", code="too-fast", table="482913057")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request %s.", "received")
    logging.getLogger("uvicorn.error").info("a connection with its address")
    first, second = lines(stream)
    assert (first["event"], first["level"], first["code"], first["table"]) == (
        "refused", "info", "too-fast", "482913057",
    )  # fmt: skip
    assert (second["event"], second["level"]) == ("Invalid HTTP request received.", "warning")
    assert first["timestamp"].endswith("Z")


def test_what_looks_like_a_secret_is_masked_wherever_it_stands(stream: io.StringIO) -> None:
    secret = "dGhpcyBpcyBhIHNlY3JldA0"
    structlog.get_logger().error("fault", path=f"/me/{secret}", note=f"token={secret};")
    try:
        int(secret)
    except ValueError:
        structlog.get_logger().exception("fault")
        logging.getLogger("a.library").exception("could not use %s", secret)
    assert len(lines(stream)) == 3
    assert secret not in stream.getvalue()
    assert "ValueError" in stream.getvalue()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("nonsense", "?"),
        ("", "?"),
    ],
)
def test_addresses_are_shortened(address: str, shown: str) -> None:
    assert logs.shortened(address) == shown


def test_a_session_leaves_no_secret_in_the_log(stream: io.StringIO, tmp_path: Path) -> None:
    with in_thread(tmp_path, **UNLIMITED, **QUICK, proxies=1) as served:
        browser = served.browser(**{"x-forwarded-for": "203.0.113.77"})
        browser.post("/api/me", json={"name": "Zarathustra"}).raise_for_status()
        link = browser.post("/api/me/link").json()["token"]
        token = browser.post("/api/me/tokens").json()["token"]
        code = browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}, "chat": "free"}).json()[
            "code"
        ]
        words = {"type": "say", "id": "w", "text": "a word of mine"}
        browser.post(f"/api/tables/{code}/requests", json=words).raise_for_status()
        secrets = [link, token, browser.cookies[COOKIE]]
        for secret in secrets:
            browser.get(f"/api/tables/{secret}")
            browser.get(f"/api/{secret}?token={secret}")
            browser.get(f"/me/{secret}")
            browser.post("/api/me/move", json={"token": secret + "x"})
            browser.get("/api/me", headers={"authorization": f"Bearer {secret}y"})
            browser.patch(
                "/api/me", json={"name": "Zarathustra"}, headers={"origin": f"http://{secret.lower()}.example"}
            )
        for bad in (b"GET /" + token.encode() + b" HTTP/9\r\n\r\n",):
            httpx.request("GET", served.url, content=bad)
    text = stream.getvalue()
    assert len(lines(stream)) >= 10
    for secret in [*secrets, "Zarathustra", "a word of mine", "203.0.113.77"]:
        assert secret not in text
    assert "203.0.113.0/24" in text
    assert {line["event"] for line in lines(stream)} <= {"refused", "page.refused"}


def test_who_goes_away_in_the_middle_of_a_request_is_no_fault(stream: io.StringIO, tmp_path: Path) -> None:
    with in_thread(tmp_path, **UNLIMITED) as served:
        head = b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        with socket.create_connection(("127.0.0.1", served.port)) as connection:
            connection.sendall(head)
        until(lambda: lines(stream))
    assert [(line["event"], line["code"]) for line in lines(stream)] == [("refused", "shape")]


def test_a_fault_is_logged_once_and_told_by_its_id(stream: io.StringIO, tmp_path: Path) -> None:
    with in_thread(tmp_path, **UNLIMITED) as served:
        served.services.people.come = None  # type: ignore[assignment, method-assign]
        answer = served.browser().post("/api/me", json={})
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    (fault,) = lines(stream)
    assert (fault["event"], fault["level"], fault["path"]) == ("fault", "error", "/api/me")
    assert fault["id"] == answer.json()["say"]["values"]["id"]
    assert "TypeError" in fault["exception"]
    assert "TypeError" not in answer.text


@pytest.mark.usefixtures("stream")
def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    """A full disk, or a terminal that is gone."""

    class Full(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(errno.ENOSPC, "no space left on device")

    for stream in (Full(), io.StringIO()):
        logs.begin(stream)
        stream.close()
        structlog.get_logger().error("fault", id="1")
        logging.getLogger("uvicorn.error").error("fault")
