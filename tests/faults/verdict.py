"""What must hold when all is quiet: nothing lost, nothing doubled, everyone at the same point, no secret told."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from bazigah.server import door, wire
from bazigah.server.clock import now
from bazigah.server.table import Table
from faults.masks import check_hidden, check_secrets
from faults.stages import Stage
from support.clients import Client
from support.following import Follower, differences
from support.ledger import Ledger
from support.tally import TALLY

NOTHING_TO_DO = {"sit", "ready", "bot", "hand", "mute", "stop", "configure", "sync"}
"""Requests that may be acknowledged without a line: things are so already."""
UNKNOWN = {"database"}
"""Refusals after which it is open whether it was stored: the database went away at the worst moment."""


def check_answers(ledger: Ledger, client: Client) -> None:
    """What was acknowledged is there once, what was refused is not there, and the same was always answered the same."""
    made = {line.key: line.number for line in ledger.lines if line.person == client.person and line.key is not None}
    for id, answers in client.answers.items():
        request = client.requests[id]
        numbers = {answer["number"] for answer in answers if answer["type"] == "ack"}
        codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
        said = f"{request} {answers} is line {made.get(id)}"
        if numbers:
            assert not codes - UNKNOWN - {"disk-full"}, said
            assert numbers == {made[id]} if id in made else request["type"] in NOTHING_TO_DO, said
        else:
            assert id not in made or codes <= UNKNOWN, said


def check_client(ledger: Ledger, client: Client, truth: Table) -> None:
    """It knows what is stored, and was never shown anything else."""
    assert not client.wrong, client.wrong
    assert not client.faults, client.faults
    welcome = wire.write(door.welcome(truth, client.person, [], now(), words=client.words))
    told = Follower(client.person)
    told.follow(json.loads(welcome))
    ours, theirs = told.known(), client.known()
    assert ours == theirs, f"{client!r}\n" + "\n".join(differences("", theirs, ours))
    gone = {line.entry.person for line in ledger.lines if type(line.entry).__name__ == "Forgotten"}  # type: ignore[union-attr]
    for number, line in client.lines.items():
        stored = ledger.lines[number - 1]
        entry = msgspec.json.decode(msgspec.json.encode(stored.entry))
        if entry["kind"] == "played" and line["entry"]["action"] is None:
            entry["action"] = None
        if not _people_in(entry) & gone:
            assert line == {"number": number, "at": stored.at, "entry": entry}


def _people_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["person"]} if isinstance(value.get("person"), str) else set()
        return own.union(*(_people_in(part) for part in value.values()))
    return set().union(*(_people_in(part) for part in value)) if isinstance(value, list | tuple) else set()


async def check(stage: Stage, clients: Sequence[Client], gone: Sequence[Client] = (), *, masks: bool = True) -> Ledger:
    """All of it; `gone`: clients that did not stay to the end."""
    ledger = await Ledger.read(stage.url, stage.code)
    ledger.check()
    truth = ledger.folded()
    for client in clients:
        check_client(ledger, client, truth)
    for client in (*clients, *gone):
        check_answers(ledger, client)
        check_secrets(ledger, client.frames, stage.people.values())
        TALLY["frames searched for secrets"] += len(client.frames)
    if masks:
        check_hidden(ledger, [*clients, *gone])
    return ledger
