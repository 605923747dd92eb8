"""Where compiled functions are kept between runs: a folder for each state of the sources, swept when they change."""

import atexit
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import IO, Any


@contextmanager
def keep(name: str, key: str) -> Iterator[bool]:
    """Lets numba keep what is compiled inside the block in a folder of `key`, and removes those of other keys.

    `name` says whose functions these are; copies of the package in other places have folders of their own. Gives
    whether there is a folder to keep things in; without a writable one everything works and nothing is kept.
    """
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    folder = _folder(before, name, key)
    if folder is None:
        yield False
        return
    _sweep(folder)
    config.CACHE_DIR = str(folder)
    try:
        yield True
    finally:
        config.CACHE_DIR = before


def _folder(chosen: str, name: str, key: str) -> Path | None:
    """The folder of `key`, made and locked; in NUMBA_CACHE_DIR where that is set, else in the user's cache."""
    place = sha256(str(Path(__file__).parent).encode()).hexdigest()[:8]
    try:
        root = Path(chosen) if chosen else Path.home() / ".cache"
        folder = root / "bazigah" / place / name / key
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "in-use").open("a")
    except (OSError, RuntimeError):
        return None
    _lock(lock, shared=True)
    atexit.register(lock.close)  # locked while the process lives: a folder that is in use is never swept
    return folder


def _sweep(kept: Path) -> None:
    for other in kept.parent.iterdir():
        if other == kept:
            continue
        with suppress(OSError), (other / "in-use").open("a") as lock:
            if _lock(lock, shared=False):
                rmtree(other)


def _lock(file: IO[str], *, shared: bool) -> bool:
    """Locks the file until it is closed; false where another process holds it or the system has no such locks."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
