"""Matches on disk: one file each, a record that is written again after every event."""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bazigah.core import written
from bazigah.core.record import Record, RecordError
from bazigah.core.say import say
from bazigah.terminal import files
from bazigah.terminal.trouble import Trouble

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


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


def saved() -> Iterator[tuple[Path, Record | RecordError]]:
    """Every match on disk, the one played last first; damaged ones with what is wrong with them."""
    paths = folder().glob("*.json") if folder().is_dir() else iter(())
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            yield path, load(path)
        except RecordError as error:
            yield path, error


def find(name: str) -> Path:
    """The file that a person means: a path, or the id of a saved match or its beginning; Trouble if there is none."""
    path = Path(name)
    if path.suffix or path.is_file() or len(path.parts) != 1:
        return path
    matches = [found for found in folder().glob("*.json") if found.stem.startswith(name)] if folder().is_dir() else []
    exact = [found for found in matches if found.stem == name]
    if len(exact or matches) == 1:
        return (exact or matches)[0]
    if matches:
        raise Trouble(say("cli-match-several", id=name, ids=tuple(found.stem for found in sorted(matches))))
    if path.is_dir():
        return path
    raise Trouble(say("cli-match-unknown", id=name))


def latest_unfinished() -> Path:
    """The unfinished match that was played last; Trouble if there is none."""
    for path, record in saved():
        if isinstance(record, Record) and record.result is None:
            return path
    raise Trouble(say("cli-match-none"))
