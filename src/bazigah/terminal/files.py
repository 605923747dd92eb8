"""Files of ours: written whole or not at all, for nobody else to read."""

import errno
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path
from time import time

from bazigah.core.say import say
from bazigah.terminal.trouble import STORAGE, USAGE, Trouble

LARGEST = 16 * 1024 * 1024
ABANDONED = 60
"""Seconds after which no save goes on any more."""


def home() -> Path:
    """Where settings and matches are kept: BAZIGAH_HOME, else the place for a user's data on this system."""
    chosen = os.environ.get("BAZIGAH_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # not needed when the place is given

    return user_data_path("bazigah", appauthor=False)


def program() -> str:
    """What a person types to start this program again: its name, or the path under which it was started."""
    if shutil.which("bazigah"):
        return "bazigah"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return "python -m bazigah"
    return os.path.relpath(started) if started.stem == "bazigah" else "bazigah"


def write(path: Path, text: str) -> None:
    """Puts `text` in place of what `path` held, in one step and durably; a crash leaves the old or the new."""
    temporary = ""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # mode 0600
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        raise Trouble(say(_written(error), path=str(path)), STORAGE) from error
    finally:
        if temporary:
            Path(temporary).unlink(missing_ok=True)


def stamp(path: Path) -> tuple[int, int]:
    """Changes whenever the file is written by anyone; (0, 0) if there is none."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_ino, found.st_mtime_ns)


def read(path: Path) -> str:
    """The text of a file that a person named; Trouble in a sentence if it cannot be had."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)  # what is no file may have no end
        if len(content) > LARGEST:
            raise Trouble(say("cli-file-large", path=str(path)))
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble(say("cli-file-not-text", path=str(path))) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise Trouble(say(_read(error), path=str(path)), _status(error)) from error
    return text


def is_file(path: Path) -> bool:
    """Whether a file lies there; False also for a name that no file can have."""
    with suppress(OSError, ValueError):
        return path.is_file()
    return False


def listed(folder: Path, pattern: str) -> list[Path]:
    """The files of that form in a folder, the one written last first; Trouble if the folder is not for us to read."""
    sweep(folder, pattern)
    try:
        paths = list(folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise Trouble(say(_read(error), path=str(folder)), STORAGE) from error
    found = [path for path in paths if fnmatchcase(path.name, pattern) and is_file(path)]
    return sorted(found, key=lambda path: stamp(path)[1], reverse=True)


def sweep(folder: Path, pattern: str) -> None:
    """Removes what saves of such files have left that were killed; one that goes on in another window is younger."""
    with suppress(OSError):
        for path in folder.glob(f".{pattern}.{'?' * 8}"):  # as mkstemp names them
            if time() - path.stat().st_mtime > ABANDONED:
                path.unlink()


def _written(error: OSError) -> str:
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return "cli-disk-full"
    return "cli-write-permission" if isinstance(error, PermissionError) else "cli-write-failed"


def _read(error: Exception) -> str:
    if isinstance(error, IsADirectoryError):
        return "cli-file-directory"
    if isinstance(error, PermissionError):
        return "cli-file-permission"
    known = isinstance(error, FileNotFoundError | NotADirectoryError | ValueError)
    return "cli-file-missing" if known else "cli-file-failed"


def _status(error: Exception) -> int:
    known = isinstance(error, FileNotFoundError | NotADirectoryError | IsADirectoryError | ValueError)
    return USAGE if known else STORAGE
