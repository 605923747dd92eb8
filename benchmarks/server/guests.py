"""People and tables for a load, made by the HTTP interface."""

from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.server.processes import HOST, PATIENCE

ROUND = (("ten", 5), ("wazabi", 5), ("clever", 4))
"""The games that tables play in turn, with their players; the fifth at a table of four watches."""
CIRCLE = 5
AT_ONCE = 20
"""Sockets that are opened at the same time."""


class Guest(Struct):
    """A person, by the header that says who they are."""

    cookie: str


class Gathering(Struct):
    """A table with its people, the first of them the host; those past `players` watch."""

    code: str
    game: str
    players: int
    guests: list[Guest]


class Door:
    """One connection to the server."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection(HOST, port, timeout=PATIENCE)
        self._origin = f"http://{HOST}:{port}"

    def guest(self, name: str) -> Guest:
        """A new person."""
        _, headers = self._post("/api/me", {"name": name, "language": "fa"}, {})
        return Guest(headers["set-cookie"].partition(";")[0])

    def gathering(self, number: int) -> Gathering:
        """A new table, and five people for it."""
        game, players = ROUND[number % len(ROUND)]
        guests = [self.guest(f"{game} {number} {seat}") for seat in range(CIRCLE)]
        asked = {"game": game, "options": {"players": players}, "name": f"{game} {number}", "listed": True}
        body, _ = self._post("/api/tables", asked, {"cookie": guests[0].cookie, "origin": self._origin})
        return Gathering(msgspec.json.decode(body)["code"], game, players, guests)

    def gatherings(self, sockets: int) -> list[Gathering]:
        """Tables for so many."""
        return [self.gathering(number) for number in range(sockets // CIRCLE)]

    def close(self) -> None:
        self._connection.close()

    def _post(self, path: str, body: dict[str, Any], headers: dict[str, str]) -> tuple[bytes, dict[str, str]]:
        headers = {"content-type": "application/json", **headers}
        self._connection.request("POST", path, msgspec.json.encode(body), headers)
        answer = self._connection.getresponse()
        told = answer.read()
        if answer.status not in (200, 201):
            raise SystemExit(f"{path} answers {answer.status}: {told.decode()}")
        return told, {name.lower(): value for name, value in answer.getheaders()}
