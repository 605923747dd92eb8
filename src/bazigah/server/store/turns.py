"""Processes that write to one SQLite file in turn.

SQLite lets whoever asks at the right moment have its lock, and who has to wait asks less and less often: a process was
seen to wait for half a second while its sibling wrote a thousand times. Here they queue, and nobody is overtaken twice.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile

QUEUE, WRITE = 0, 1
"""Bytes of the file: whoever has locked the first one is next, whoever has locked the second one writes."""


class Turns:
    """Made before the processes are divided. A process that ends gives back what it has locked."""

    def __init__(self) -> None:
        self._file = TemporaryFile()  # noqa: SIM115  as long as the process

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Waits for this process's turn. For one thread of it at a time: locks are the process's."""
        from fcntl import LOCK_EX, LOCK_UN, lockf  # where there are several processes there is this

        lockf(self._file, LOCK_EX, 1, QUEUE)
        lockf(self._file, LOCK_EX, 1, WRITE)
        lockf(self._file, LOCK_UN, 1, QUEUE)
        try:
            yield
        finally:
            lockf(self._file, LOCK_UN, 1, WRITE)
