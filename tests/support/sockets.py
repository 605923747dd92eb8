"""Someone at a table over a real socket, one frame after another."""

import json
from itertools import count
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server import Served

PATIENCE = 20.0


class Guest:
    """A person's socket. Frames are kept in `frames` as they came."""

    def __init__(
        self,
        served: Served,
        browser: httpx.Client,
        code: str,
        *,
        words: bool = False,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.id: str = browser.get("/api/me").json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        given = headers or {"cookie": cookies}
        self.socket: ClientConnection = connect(
            served.socket_url(quote(code), words=words), additional_headers=given, origin=served.url,  # type: ignore[arg-type]
        ).__enter__()  # fmt: skip
        self.frames: list[dict[str, Any]] = []
        self.number = 0
        self._ids = count(1)

    def next(self) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.frames.append(frame)
        self.number = frame["number"] if frame["type"] in ("welcome", "update") else self.number
        return frame

    def until(self, type: str, **fields: Any) -> dict[str, Any]:
        """The next frame of that type with these fields."""
        while True:
            frame = self.next()
            if frame["type"] == type and all(frame[name] == value for name, value in fields.items()):
                return frame

    def phase(self, phase: str) -> dict[str, Any]:
        """The next welcome or update that says that the table is in this phase."""
        while True:
            frame = self.next()
            if frame.get("table") and frame["table"]["phase"] == phase:
                return frame

    def send(self, type: str, id: str | None = None, **fields: Any) -> str:
        id = id or f"r{next(self._ids)}"
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """The answer to a request; updates that come before are kept."""
        id = self.send(type, id, **fields)
        while True:
            frame = self.next()
            if frame["type"] in ("ack", "refused") and frame["id"] == id:
                return frame

    def closed(self) -> tuple[int, dict[str, Any] | None]:
        """Reads to the end: the close code, and the `bye` if there was one."""
        bye = None
        while True:
            try:
                frame = self.next()
            except ConnectionClosed as end:
                return (end.rcvd.code if end.rcvd else 1006), bye
            bye = frame if frame["type"] == "bye" else bye

    def close(self) -> None:
        self.socket.close()


def table(browser: httpx.Client, game: str = "wazabi", players: int = 2, **fields: Any) -> str:
    """The code of a new table of that person."""
    options = {"players": players, **fields.pop("options", {})}
    made = browser.post("/api/tables", json={"game": game, "options": options, **fields})
    made.raise_for_status()
    code: str = made.json()["code"]
    return code
