"""Compiled functions of the exact solver, kept on disk as long as its sources stay the same; needs numba."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from bazigah.core.cache import keep

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The same function, compiled when it is first called with a kind of argument; the lock of Python is not held."""
    with keep(__package__ or "", _key()) as kept:
        jitted: Any = numba.njit(cache=kept, nogil=True)(function)
    return cast("F", jitted)


def _key() -> str:
    """Sources and versions: numba looks at one file when it looks a function up; what it calls may be in another."""
    texts = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))]
    return sha256("\0".join([numba.__version__, np.__version__, *texts]).encode()).hexdigest()[:16]
