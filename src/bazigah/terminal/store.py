"""Matches on disk: one file each, a record that is written again after every event."""

import os
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bazigah.core import written
from bazigah.core.record import Record, RecordError, record_game
from bazigah.core.say import say
from bazigah.terminal import files
from bazigah.terminal.trouble import Trouble

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
PATTERN = "*.json"


def new_id() -> str:
    """Short enough to type, with no letters that look alike; 2**49 of them."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def folder() -> Path:
    return files.home() / "matches"


def path_of(record: Record) -> Path:
    return folder() / f"{record.id}.json"


def save(record: Record) -> Path:
    path = path_of(record)
    files.write(path, written.to_json(record))
    return path


def load(path: Path) -> Record:
    """The record in that file; RecordError or Trouble if there is none to be had."""
    return written.read(files.read(path))


def saved() -> Iterator[tuple[Path, Record | RecordError | Trouble]]:
    """Every match on disk, the one played last first; those that cannot be played with what is wrong with them."""
    for path in files.listed(folder(), PATTERN):
        try:
            record = load(path)
            record_game(record.game, record.rules)
            yield path, record
        except (RecordError, Trouble) as error:
            yield path, error


def find(name: str) -> Path:
    """The file that a person means: a path, or the id of a saved match or its beginning; Trouble if there is none."""
    path = Path(name)
    if path.suffix or files.is_file(path) or len(path.parts) != 1:
        return path
    matches = [found for found in files.listed(folder(), PATTERN) if found.stem.startswith(name)]
    exact = [found for found in matches if found.stem == name]
    if len(exact or matches) == 1:
        return (exact or matches)[0]
    if matches:
        raise Trouble(say("cli-match-several", id=name, ids=tuple(found.stem for found in sorted(matches))))
    if os.path.lexists(path):
        return path
    raise Trouble(say("cli-match-unknown", id=name[:40]))


def latest_unfinished() -> Path:
    """The unfinished match that was played last; Trouble if there is none."""
    for path, record in saved():
        if isinstance(record, Record) and record.result is None:
            return path
    raise Trouble(say("cli-match-none"))
