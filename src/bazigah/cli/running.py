"""What the commands of the laboratory share: who does the work, where it is kept, how it is watched and stopped."""

import errno
import os
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, Self, TypeVar

import click

from bazigah.core.options import whole
from bazigah.core.say import say
from bazigah.lab.cluster import Cluster, NoCluster
from bazigah.lab.crew import MOST as MOST_WORKERS
from bazigah.lab.crew import Crew, Processes, WorkerLost
from bazigah.lab.kept import InUse, Kept, NoWork, OtherWork
from bazigah.lab.run import Runner
from bazigah.lab.work import Work
from bazigah.terminal.trouble import INTERNAL, INTERRUPTED, STORAGE, Trouble
from bazigah.words.catalogue import Catalogue

MOST = 999_999_999
MOMENT = 0.1
"""Seconds between two looks at the progress bar."""
Command = TypeVar("Command", bound=Callable[..., Any])


class How(NamedTuple):
    """As it was asked for: processes, the address of a cluster, a folder."""

    workers: int
    ray: str | None
    out: Path | None

    @classmethod
    def read(cls, workers: str | None, ray: str | None, out: str | None) -> Self:
        if workers is not None and ray is not None:
            raise Trouble(say("lab-workers-or-ray"))
        size = cores() if workers is None else number("--workers", workers, 1, MOST_WORKERS)
        return cls(size, ray, None if out is None else Path(out))


class Ran(NamedTuple):
    """How many pieces there are now, how many of them were kept from before, and how long the others took."""

    done: int
    kept: int
    seconds: float


def hows(command: Command) -> Command:
    """The options of a command that say how work is done; `How.read` takes them."""
    for option in (
        click.option("--out", help="lab-help-out", metavar="FOLDER"),
        click.option("--ray", help="lab-help-ray", metavar="ADDRESS"),
        click.option("--workers", help="lab-help-workers", metavar="N"),
    ):
        command = option(command)
    return command


def cores() -> int:
    """The processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return min(len(affinity(0)) if affinity else os.cpu_count() or 1, MOST_WORKERS)


def number(option: str, text: str, least: int, most: int = MOST) -> int:
    """A whole number from a command line."""
    found = whole(text)
    if found is None or not least <= found <= most:
        raise Trouble(say("cli-replay-number", option=option, number=text[:40], first=least, last=most))
    return found


def run(work: Work, total: int, row: Any, fold: Callable[[Any], None], how: How, catalogue: Catalogue) -> Ran:
    """Does the pieces of a work until all are done or Ctrl-C is pressed; Trouble for what is wrong with `how`."""
    with ExitStack() as stack:
        crew = _crew(how, stack)
        kept = stack.enter_context(_kept(how.out, work)) if how.out else None
        interrupt = stack.enter_context(Interrupt())
        bar = stack.enter_context(Bar(total, catalogue))
        try:
            done = Runner(crew, lambda: interrupt.heard, bar.show).run(work, total, row, fold, kept)
        except WorkerLost as error:
            raise Trouble(say("lab-worker-lost"), INTERNAL) from error
        except OSError as error:
            raise unwritten(error, how.out or Path()) from error
        return Ran(done, bar.kept, perf_counter() - bar.began)


def stopped(done: int, total: int) -> Trouble:
    """What to say of work that Ctrl-C ended."""
    sys.stdout.flush()
    return Trouble(say("lab-stopped", played=done, games=total), INTERRUPTED)


def missing(package: str, extra: str) -> Trouble:
    """What to say where an optional package is not installed."""
    return Trouble(say("lab-extra", package=package, command=f'pip install "bazigah[{extra}]"'))


def unwritten(error: OSError, path: Path) -> Trouble:
    """What to say where a folder or file that was named cannot be written."""
    full = error.errno in {errno.ENOSPC, errno.EDQUOT}
    return Trouble(say("cli-disk-full" if full else "lab-unwritten", path=str(path)), STORAGE)


def _crew(how: How, stack: ExitStack) -> Callable[[], AbstractContextManager[Crew]] | None:
    if how.ray is None:
        return (lambda: Processes(how.workers)) if how.workers > 1 else None
    try:
        cluster = stack.enter_context(Cluster(how.ray))
    except ImportError as error:
        raise missing("ray", "ray") from error
    except NoCluster as error:
        raise Trouble(say("lab-ray-refused", address=how.ray[:80], problem=str(error)[:200])) from error
    return lambda: nullcontext(cluster)


def _kept(folder: Path, work: Work) -> Kept:
    try:
        return Kept(folder, work)
    except OtherWork as error:
        given = {"setting": error.name[:40], "kept": error.kept[:40], "wanted": error.wanted[:40]}
        raise Trouble(say("lab-other-work", folder=str(folder), **given)) from error
    except NoWork as error:
        raise Trouble(say("lab-no-room", folder=str(folder))) from error
    except InUse as error:
        raise Trouble(say("lab-in-use", folder=str(folder))) from error
    except OSError as error:
        raise unwritten(error, folder) from error


class Bar:
    """How far it is and how long it will take, on standard error, if that is a terminal."""

    def __init__(self, total: int, catalogue: Catalogue) -> None:
        label = catalogue.text(say("lab-running"))
        self._bar = click.progressbar(length=total, label=label, file=sys.stderr, hidden=not sys.stderr.isatty())
        self._done = 0
        self.kept = -1

    def __enter__(self) -> Self:
        self._bar.__enter__()
        self.began = self._shown = perf_counter()
        return self

    def __exit__(self, *error: Any) -> None:
        self._bar.update(self._done - self._bar.pos)
        self._bar.__exit__(*error)

    def show(self, done: int) -> None:
        """The first time: with what was kept, which took no time."""
        if self.kept < 0:
            self.kept, self.began = done, perf_counter()
        self._done = done
        if perf_counter() - self._shown > MOMENT:
            self._bar.update(done - self._bar.pos)
            self._shown = perf_counter()


class Interrupt:
    """Ctrl-C is heard between two pieces, so that no sum is half; the second time it does what it always does."""

    heard = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, *_: object) -> None:
        self.heard = True
        signal.signal(signal.SIGINT, self._before)
