"""A folder in which work is kept: its settings, and a line for each piece that is done.

Lines are only ever added, in the order of the pieces. A line that was cut off when the machine stopped is dropped, and
its piece done again.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import IO, Self

import msgspec

from bazigah.lab.work import Work

SETTINGS, RESULTS = "settings.json", "results.jsonl"


class OtherWork(Exception):
    """The folder keeps work with other settings; `name` is one that differs, `kept` and `wanted` its values."""

    def __init__(self, name: str, kept: object, wanted: object) -> None:
        super().__init__(f"{name}: {kept!r}, not {wanted!r}")
        self.name = name
        self.kept = str(kept)
        self.wanted = str(wanted)


class NoWork(Exception):
    """The folder keeps none, or none that can be read."""


class InUse(Exception):
    """Another process adds to the folder."""


class Kept:
    """A work's folder, open for adding; used in a `with` block."""

    def __init__(self, folder: Path, work: Work) -> None:
        """Makes the folder, or goes on with it: OtherWork, NoWork, InUse, or OSError if that cannot be."""
        folder.mkdir(parents=True, exist_ok=True)
        settings = folder / SETTINGS
        if settings.exists():
            _compare(_fields(settings), msgspec.to_builtins(work))
        elif any(folder.iterdir()):
            raise NoWork
        self._file = (folder / RESULTS).open("a+b")
        _lock(self._file)
        if not settings.exists():
            settings.write_bytes(msgspec.json.format(msgspec.json.encode(work)) + b"\n")
        self._drop_half_a_line()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._file:
            self._file.flush()
            os.fsync(self._file.fileno())

    def lines(self, most: int) -> Iterator[bytes]:
        """The first `most` lines that are there."""
        self._file.seek(0)
        yield from islice(self._file, most)

    def append(self, lines: bytes) -> None:
        self._file.write(lines)

    def _drop_half_a_line(self) -> None:
        end = self._file.seek(0, os.SEEK_END)
        start = max(0, end - (1 << 20))
        self._file.seek(start)
        self._file.truncate(start + self._file.read().rfind(b"\n") + 1)


def settings(folder: Path) -> bytes:
    """The settings that a folder keeps; NoWork if it keeps none."""
    try:
        return (folder / SETTINGS).read_bytes()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise NoWork from error


def results(folder: Path) -> Iterator[bytes]:
    """The whole lines that a folder keeps."""
    path = folder / RESULTS
    if path.exists():
        with path.open("rb") as file:
            yield from (line for line in file if line.endswith(b"\n"))


def _fields(path: Path) -> Mapping[str, object]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except msgspec.DecodeError as error:
        raise NoWork from error


def _compare(kept: Mapping[str, object], wanted: Mapping[str, object], prefix: str = "") -> None:
    for name in dict.fromkeys([*wanted, *kept]):
        one, other = kept.get(name), wanted.get(name)
        if isinstance(one, dict) and isinstance(other, dict):
            _compare(one, other, f"{prefix}{name}.")
        elif _plain(one) != _plain(other):
            raise OtherWork(prefix + name, one, other)


def _plain(value: object) -> object:
    """Tuples as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _lock(file: IO[bytes]) -> None:
    """For this process alone, until the file is closed; where the system has such locks."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise InUse from error
