"""The real program in processes of its own: terminals, signals, pipes, and a kill at any moment."""

import fcntl
import os
import pty
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bazigah.core import written
from bazigah.core.record import Record
from bazigah.core.teller import retell
from bazigah.terminal.layout import width
from bazigah.words.catalogue import Catalogue

pytestmark = pytest.mark.slow  # processes

BAZIGAH = [sys.executable, "-m", "bazigah"]
PLAY = ["play", "wazabi", "--seats", "Sara,greedy,random"]
PATIENCE = 20.0


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BAZIGAH", "LC_", "LANG", "VTE"))}
    return {**kept, "BAZIGAH_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8", "TERM": "xterm"}


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, arguments: list[str], environment: dict[str, str], columns: int = 80) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.process = subprocess.Popen(
            [*BAZIGAH, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  the test has no threads
        )  # fmt: skip
        os.close(slave)
        self.text, self.seen = "", 0

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, part: str) -> None:
        """Reads until this was printed behind what was waited for before."""
        deadline = time.monotonic() + PATIENCE
        while (found := self.text.find(part, self.seen)) < 0:
            assert time.monotonic() < deadline, self.text
            if not self._read():
                raise AssertionError(self.text)
        self.seen = found + len(part)

    def end(self) -> int:
        """Reads the rest; the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._read() and time.monotonic() < deadline:
            pass
        status = self.process.wait(PATIENCE)
        os.close(self.master)
        return status

    def stop(self, key: str) -> int:
        """Presses a key until the program ends: a signal just before readline waits is heard with the next key only."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.type(key)
            pause = time.monotonic() + 2
            while self._read() and time.monotonic() < pause:
                pass
        return self.end()

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 0.1)
        try:
            more = os.read(self.master, 65536) if ready else b""
        except OSError:
            return False
        self.text += more.decode(errors="replace")
        return bool(more) or self.process.poll() is None


def saved(environment: dict[str, str]) -> Iterator[Path]:
    return (Path(environment["BAZIGAH_HOME"]) / "matches").glob("*.json")


def run(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BAZIGAH, *arguments], env=environment, input=typed, capture_output=True, encoding="utf-8", check=False,
        timeout=PATIENCE,
    )  # fmt: skip


def test_help_starts_fast_and_without_numba(environment: dict[str, str]) -> None:
    code = (
        "import sys; from bazigah import cli; cli.run(['--help']);"
        "assert not {'numba', 'numpy', 'fluent.runtime'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL)
    times = []
    for _ in range(3):
        before = cpu_seconds()
        assert run(environment, "--help").returncode == 0
        times.append(cpu_seconds() - before)
    assert min(times) < 0.3  # of its own: on a machine that does nothing else this is the time that it takes


def cpu_seconds() -> float:
    """What programs that were started here, and have ended, have used of the processor."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def test_no_utf8_is_an_english_sentence_in_ascii(environment: dict[str, str]) -> None:
    for language in ("en", "fa"):
        answer = run({**environment, "PYTHONIOENCODING": "ascii", "BAZIGAH_LANG": language}, *PLAY)
        assert answer.returncode == 4
        assert answer.stdout == ""
        assert answer.stderr.startswith("Bazigah needs UTF-8")
        assert answer.stderr.isascii()


def test_a_narrow_terminal_is_refused(environment: dict[str, str]) -> None:
    terminal = Terminal(PLAY, environment, columns=39)
    assert terminal.end() == 4
    assert "The terminal is 39 columns wide; Bazigah needs 40." in " ".join(terminal.text.split())
    assert not list(saved(environment))


@pytest.mark.parametrize("arguments", [["plya"], ["rules", "ten", "T99"], ["rules", "clever", "C99"]])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_is_wrong_fits_the_terminal(environment: dict[str, str], arguments: list[str], language: str) -> None:
    terminal = Terminal([*arguments, "--lang", language], environment, columns=50)
    assert terminal.end() == 2
    lines = terminal.text.splitlines()
    assert len(lines) > 1
    assert all(width(line) <= 50 for line in lines), lines


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["rules", "wazabi"], PLAY, ["matches"], ["simulate"]])
def test_an_output_that_nobody_reads_has_its_own_status(environment: dict[str, str], arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    answer = subprocess.run(
        [*BAZIGAH, *arguments], env=environment, input=b"1\n" * 9, stdout=writer, stderr=subprocess.PIPE, check=False,
        timeout=PATIENCE,
    )  # fmt: skip
    os.close(writer)
    assert answer.returncode == (2 if arguments == ["simulate"] else 141)
    assert answer.stderr.count(b"\n") <= 1


def test_a_reader_that_goes_away_leaves_the_match_saved(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*BAZIGAH, *PLAY], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.write(b"1\n" * 1000)
        process.stdin.close()
    error = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(PATIENCE) == 141
    assert "Traceback" not in error
    assert "Exception" not in error
    (path,) = saved(environment)
    written.read(path.read_text("utf-8")).verify()


@pytest.mark.parametrize("arguments", [["--help"], ["rules", "wazabi"]])
def test_a_page_into_a_closed_pipe_is_quiet(environment: dict[str, str], arguments: list[str]) -> None:
    command = " ".join([*BAZIGAH, *arguments, "| true"])
    answer = subprocess.run(command, shell=True, env=environment, capture_output=True, check=False, timeout=PATIENCE)
    assert answer.stderr == b""


@pytest.mark.parametrize(
    ("command", "status", "sentence"),
    [
        ("--help > /dev/full", 3, "The output cannot be written"),
        ("play wazabi --seats Sara,greedy > /dev/full", 3, "The output cannot be written"),
        ("play wazabi --seats Sara,greedy < /dev/null >&-", 5, "The input has ended"),
        ("play wazabi --seats Sara,greedy <&-", 5, "The input has ended"),
        ("matches 2>&- >&-", 0, ""),
        ("play $(printf '\\377')", 2, "There is no game"),
        ("play wazabi --seats $(printf 'a\\377,b\\377') < /dev/null", 5, "The input has ended"),
        ("verify $(printf '\\377')", 2, "There is no saved match"),
    ],
)
def test_strange_streams_and_arguments(environment: dict[str, str], command: str, status: int, sentence: str) -> None:
    whole = f"{' '.join(BAZIGAH)} {command}"
    answer = subprocess.run(whole, shell=True, env=environment, capture_output=True, check=False, timeout=PATIENCE)
    assert answer.returncode == status, answer
    error = answer.stderr.decode()
    assert error.startswith(sentence)
    assert error.count("\n") <= 1


@pytest.mark.parametrize(
    ("key", "status", "words"), [("\x03", 130, "Stopped, and"), ("\x04", 5, "The input has ended")]
)
def test_a_key_stops_the_match_and_it_goes_on_later(
    environment: dict[str, str], key: str, status: int, words: str
) -> None:
    terminal = Terminal(PLAY, environment)
    terminal.wait_for("> ")
    terminal.type("1\r")
    terminal.wait_for("> ")
    assert terminal.stop(key) == status
    assert "Traceback" not in terminal.text
    (path,) = saved(environment)
    assert f"bazigah resume {path.stem}" in " ".join(terminal.text.split())
    again = Terminal(["resume", path.stem], environment)
    again.wait_for("> ")
    again.type("quit\r")
    assert again.end() == 0


def test_a_newcomer_is_playing_after_a_few_keys(environment: dict[str, str]) -> None:
    terminal = Terminal(["play"], environment)
    for key in ("2", "1"):
        terminal.wait_for("> ")
        terminal.type(f"{key}\r")
    terminal.wait_for("نامت")
    terminal.wait_for("> ")
    terminal.type("سارا\r")
    terminal.wait_for("حالا تو")
    terminal.wait_for("> ")
    terminal.type("خروج\r")
    assert terminal.end() == 0
    again = Terminal(["play"], environment)
    again.wait_for("کدام بازی")
    again.wait_for("> ")
    again.type("1\r")
    again.wait_for("سارا")
    assert again.stop("\x03") == 130


def told_lines(record: Record) -> set[str]:
    catalogue, names = Catalogue("en"), ["Sara", "Greedy", "Random"]
    _, told = retell(record.replay())
    return {catalogue.text(sentence, names) for sentences in told for sentence in sentences}


def killed_after(environment: dict[str, str], size: int) -> tuple[list[str], Record | None]:
    """What had been shown, and what was on disk, when a match was killed after so many bytes."""
    process = subprocess.Popen(
        [*BAZIGAH, *PLAY], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdin
    assert process.stdout
    with suppress(BrokenPipeError):
        process.stdin.write(b"1\n" * 400)
        process.stdin.flush()
    shown = process.stdout.read(size)
    process.send_signal(signal.SIGKILL)
    process.wait()
    shown += process.stdout.read()
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.close()
    paths = list(saved(environment))
    lines = shown.decode(errors="ignore").split("\n")[:-1]  # the last may be cut
    return lines, written.read(paths[0].read_text("utf-8")) if paths else None


def test_a_kill_at_any_moment_loses_nothing_that_was_shown(environment: dict[str, str], tmp_path: Path) -> None:
    random, with_events = Random(5), 0
    for number in range(12):
        home = {**environment, "BAZIGAH_HOME": str(tmp_path / f"home{number}")}
        lines, record = killed_after(home, random.randrange(1, 9000))
        events = [line for line in lines if line.startswith(("Sara threw", "Greedy threw", "Random threw"))]
        if record is None:
            assert not lines
            continue
        assert set(events) <= told_lines(record)
        with_events += bool(events)
        answer = run(home, "resume", typed="quit\n")
        assert answer.returncode == 0 or record.result is not None
    assert with_events > 2
