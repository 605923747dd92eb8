"""No frame tells what its reader may not know: structure first, and then the same world with another secret in it."""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bazigah.core.contract import SPECTATOR
from bazigah.core.twin import plain
from bazigah.server import door, wire
from bazigah.server.entries import Played
from bazigah.server.rows import Line
from bazigah.server.table import Table
from support.following import differences

if TYPE_CHECKING:
    from faults.stages import Someone
    from support.clients import Client
    from support.ledger import Ledger

Sent = tuple["Client", dict[str, Any]]
"""Who was sent what."""
MOST_TRIED = 4
"""Other picks that are tried, until one looks the same to the others: a bonus that it brings would be seen."""


def check_secrets(ledger: "Ledger", frames: Iterable[str], people: Iterable["Someone"]) -> None:
    """No token, no cookie; no secret of dice but of a match that has ended."""
    private = [text for someone in people for text in someone.private]
    secrets = {match.secret.hex(): match for match in ledger.matches.values()}
    for frame in frames:
        assert not [text for text in private if text in frame], frame
        for secret, row in secrets.items():
            if secret in frame:
                message = json.loads(frame)
                assert row.last is not None
                assert message["number"] >= row.last
                assert message["match"]["id"] == row.id
                assert message["match"]["over"]


def check_hidden(ledger: "Ledger", clients: Sequence["Client"]) -> None:
    """No frame shows a pick that is still hidden, or depends on it."""
    wanted = _by_number(clients)
    for table in ledger.walk():
        if table.number in wanted:
            _check_number(ledger, table, wanted[table.number])


def _by_number(clients: Iterable["Client"]) -> dict[int, list[Sent]]:
    """Welcomes and updates in which something is hidden, or is for one reader, by the number that they lead to."""
    found: dict[int, list[Sent]] = {}
    for client in clients:
        for frame in client.frames:
            if '"hidden":true' in frame or '"turns":[{' in frame:
                message = json.loads(frame)
                found.setdefault(message["number"], []).append((client, message))
    return found


def _check_number(ledger: "Ledger", table: Table, sent: Sequence[Sent]) -> None:
    assert table.play is not None
    for client, message in sent:
        turns = message["you"]["turns"] if message["you"] else ()
        assert {turn["seat"] for turn in turns} <= set(table.seats_of(client.person))
    if table.play.match.hidden and not table.play.over:  # one that was stopped is open: its record shows all
        others = {seat: _other_world(ledger, table, seat) for seat in {_seat(line) for line in table.play.unseen}}
        for client, message in sent:
            _check_masked(table, message)
            _check_worlds(table, others, client, message)


def _check_masked(table: Table, message: dict[str, Any]) -> None:
    """What is for everybody is as a spectator sees it."""
    assert table.play is not None
    match = table.play.match
    public = plain(match.game.rules).fields(match.view(SPECTATOR))
    assert message["position"]["state"] == json.loads(json.dumps(public))
    hidden = {line.number for line in table.play.unseen}
    for line in message.get("lines", ()):
        assert line["number"] not in hidden or line["entry"]["action"] is None


def _check_worlds(table: Table, others: dict[int, Table | None], client: "Client", message: dict[str, Any]) -> None:
    """What the reader knows is what there is, and would be the same if another seat had picked otherwise."""
    truth = _shown(table, client)
    for part in ("match", "position", "you"):
        assert message[part] is None or {**message[part], "left": None} == {**truth[part], "left": None}
    assert message["type"] != "welcome" or message["told"] == truth["told"]
    own = table.seats_of(client.person)
    for seat, other in others.items():
        seen = truth if seat in own or other is None else _shown(other, client)
        assert seen == truth, list(differences("", seen, truth))


def _shown(table: Table, client: "Client") -> dict[str, Any]:
    """A welcome in that world."""
    shown: dict[str, Any] = json.loads(wire.write(door.welcome(table, client.person, [], 0, words=client.words)))
    return shown


def _other_world(ledger: "Ledger", table: Table, seat: int) -> Table | None:
    """A table that differs in the last hidden pick of that seat, and in nothing that may be seen, if there is one."""
    assert table.play is not None
    last = next(line for line in reversed(table.play.unseen) if _seat(line) == seat)
    for choice in range(MOST_TRIED):

        def changed(before: Table, line: Line, choice: int = choice) -> Line:
            return _instead(before, line, choice) if line.number == last.number else line

        other = ledger.otherwise(table, changed)
        if other is None:
            continue
        assert other.play is not None
        differs = other.play.match.events != table.play.match.events
        if differs and other.play.match.hidden and other.acting() == table.acting():
            return other
    return None


def _instead(before: Table, line: Line, choice: int) -> Line:
    """Another action of that seat; the same, if there are no more others."""
    entry = line.entry
    assert isinstance(entry, Played)
    assert before.play is not None
    others = [action for action in before.play.match.legal(entry.seat) if action != entry.action]
    action = others[choice] if choice < len(others) else entry.action
    return Line(line.number, line.at, Played(entry.seat, action, entry.bot), line.person, line.key)


def _seat(line: Line) -> int:
    assert isinstance(line.entry, Played)
    return line.entry.seat
