"""What the server tells its operator: one event a line on standard error, JSON, or coloured on a terminal.

No line holds a token, a cookie, a secret, what people wrote, or a full address. Whoever logs leaves these out; what
still looks like one of them in a text is masked here.
"""

import io
import logging
import re
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, Processor

from bazigah.server.addresses import block

SECRETIVE = re.compile(r"(?=[\w-]*\d)[\w-]{20,}")
"""A long run of letters and digits: tokens, secrets and signatures are, ids and words are not."""
MASK = "…"


def begin(stream: TextIO | None = None) -> None:
    """From now on everything that is logged, libraries included, goes to the stream (standard error)."""
    out = cast("TextIO", _Lossy(stream or sys.stderr))
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        careful,
    ]
    last = _pretty() if out.isatty() else structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[bare, last]))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class _Lossy(io.TextIOBase):
    """A stream that loses what cannot be written: a full disk under the log must not stop the tables."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def write(self, text: str, /) -> int:
        with suppress(OSError, ValueError):  # ValueError: it was closed
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()


def _pretty() -> Processor:
    """For a terminal; tracebacks without the values of variables, which may be secrets."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def careful(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Masks what looks like a secret in any text of the event."""
    return {name: SECRETIVE.sub(MASK, value) if isinstance(value, str) else value for name, value in event.items()}


def shortened(address: str) -> str:
    """An address without what tells one person from another: the /24 or, of IPv6, the /48."""
    return block(address, 24, 48) or "?"
