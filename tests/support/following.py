"""What a client makes of the frames of a table: the rules of docs/protocol.md, and nothing of the server's code."""

from collections.abc import Iterator
from typing import Any

KEPT = 50
"""What was said lately and is kept at hand."""


class Follower:
    """The table as one reader knows it; `lines`: every line that was shown, by number, those with actions preferred.

    `fresh`: the next welcome is the first on a new connection.
    """

    def __init__(self, person: str) -> None:
        self.person = person
        self.number = 0
        self.table: dict[str, Any] | None = None
        self.match: dict[str, Any] | None = None
        self.position: dict[str, Any] | None = None
        self.turns: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.present: set[str] = set()
        self.lines: dict[int, dict[str, Any]] = {}
        self.wrong: list[str] = []
        self.fresh = True
        self.byes: list[str] = []

    def follow(self, message: dict[str, Any]) -> bool:
        """Takes a frame that is no answer; False if something was missed."""
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "update":
                return self._update(message)
            case "presence":
                (self.present.add if message["present"] else self.present.discard)(message["person"])
            case "bye":
                self.byes.append(message["code"])
        return True

    @property
    def phase(self) -> str:
        return self.table["phase"] if self.table else ""

    @property
    def seats(self) -> list[int]:
        """One's own."""
        seats = self.table["seats"] if self.table else []
        return [number for number, seat in enumerate(seats) if seat["person"] == self.person]

    def known(self) -> dict[str, Any]:
        """All that can be compared with what another client knows, or with a welcome."""
        position = self.position and {**self.position, "left": None}
        return {
            "number": self.number, "table": self.table, "match": self.match, "position": position,
            "turns": self.turns, "said": self.said,
        }  # fmt: skip

    def _welcome(self, message: dict[str, Any]) -> None:
        if message["number"] < self.number:
            if self.fresh:
                self.wrong.append(f"{self.person} had seen {self.number}, and now it is {message['number']}")
            return
        self.fresh = False
        self.number = message["number"]
        self.table, self.match, self.position = message["table"], message["match"], message["position"]
        self.turns = message["you"]["turns"]
        self.said = message["said"]
        self.present = set(message["present"])

    def _update(self, message: dict[str, Any]) -> bool:
        self._show(message["lines"])
        if message["number"] <= self.number:
            return True
        if message["after"] != self.number or self.table is None:
            return False
        new = [line["number"] for line in message["lines"] if line["number"] > message["after"]]
        if new != list(range(message["after"] + 1, message["number"] + 1)):
            self.wrong.append(f"lines {new} in an update after {message['after']} to {message['number']}")
        self.number = message["number"]
        self._change(message)
        for line in message["lines"]:
            self._hear(line)
        return True

    def _change(self, message: dict[str, Any]) -> None:
        for part in ("table", "match", "position"):
            if message[part] is not None:
                setattr(self, part, message[part])
        if message["position"] is not None:
            self.turns = message["you"]["turns"] if message["you"] else []
        if self.phase == "lobby":
            self.match = self.position = None
            self.turns = []
        self.turns = [turn for turn in self.turns if turn["seat"] in self.seats]

    def _hear(self, line: dict[str, Any]) -> None:
        entry = line["entry"]
        if entry["kind"] == "said":
            talk = {name: entry[name] for name in ("person", "name", "phrase", "text")}
            self.said = [*self.said, {"number": line["number"], **talk}][-KEPT:]
        if entry["kind"] == "forgotten":
            blank = {"name": "", "text": None}
            self.said = [{**talk, **blank} if talk["person"] == entry["person"] else talk for talk in self.said]

    def _show(self, lines: list[dict[str, Any]]) -> None:
        """A line is always the same, but that an action may be hidden first."""
        for line in lines:
            known = self.lines.get(line["number"])
            if known is None or known["entry"].get("action", 0) is None:
                self.lines[line["number"]] = line
            elif known != line and line["entry"].get("action", 0) is not None:
                self.wrong.append(f"{self.person} was shown two lines: {known} {line}")


def differences(where: str, one: Any, other: Any) -> Iterator[str]:
    """Where two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in {*one, *other}:
            yield from differences(f"{where}.{name}", one.get(name), other.get(name))
    elif one != other:
        yield f"{where}: {str(one)[:300]} instead of {str(other)[:300]}"
