"""The command that serves, in processes of its own."""

import logging
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import structlog

from bazigah.cli import run
from bazigah.cli.serve import _trouble
from bazigah.server.settings import ServerSettings
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import Catalogue
from support.server import PATIENCE, until

pytestmark = pytest.mark.slow  # real servers and databases

BAZIGAH = [sys.executable, "-m", "bazigah"]
ADDRESS = re.compile(r"http://[\w.\[\]:]+:(\d+)")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    left_out = ("BAZIGAH", "LC_", "LANG", "DISPLAY", "WAYLAND", "BROWSER", "CI")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    return {**kept, "BAZIGAH_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8", "TERM": "xterm"}


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """The command tells logs to go to its standard error, which is gone after a test."""
    before, handlers = structlog.get_config(), list(logging.root.handlers)
    yield
    structlog.configure(**before)
    logging.root.handlers[:] = handlers


class Running:
    """The command at a terminal, or with its output in a file."""

    def __init__(self, process: subprocess.Popen[str], output: Path) -> None:
        self.process = process
        self.output = output

    @property
    def text(self) -> str:
        return self.output.read_text("utf-8")

    def up(self) -> int:
        """Waits until it answers; its port."""
        until(lambda: self.process.poll() is not None or "Ctrl-C" in self.text)
        found = ADDRESS.search(self.text)
        assert found, self.text
        return int(found[1])

    def stop(self, number: int) -> int:
        self.process.send_signal(number)
        return self.process.wait(10.0)


@contextmanager
def running(environment: dict[str, str], folder: Path, *arguments: str) -> Iterator[Running]:
    folder.mkdir(parents=True, exist_ok=True)
    output = folder / f"output-{len(list(folder.iterdir()))}.txt"
    with output.open("w") as file:
        process = subprocess.Popen(
            [*BAZIGAH, *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file, text=True
        )
    try:
        yield Running(process, output)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_stopped(environment: dict[str, str], tmp_path: Path, number: int) -> None:
    with running(environment, tmp_path, "serve", "--port", "0") as server:
        port = server.up()
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
        assert server.stop(number) == 0
        assert "Stopped" in server.text
        assert "Traceback" not in server.text
    assert (tmp_path / "home" / "server.db").is_file()


@pytest.mark.slow
def test_it_speaks_persian_and_shows_a_square_to_phones(environment: dict[str, str], tmp_path: Path) -> None:
    port = free_port()
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*BAZIGAH, "--lang", "fa", "serve", "--lan", "--port", str(port)],
        env={**environment, "BAZIGAH_HOST": "127.0.0.1"}, stdin=slave, stdout=slave, stderr=slave,
    )  # fmt: skip
    os.close(slave)
    text = ""
    try:
        while "Ctrl-C" not in text:
            part = os.read(master, 4096).decode("utf-8", "replace")
            assert part, text
            text += part
        assert f"http://localhost:{port}" in text
        reached = [found[0] for found in ADDRESS.finditer(text) if "localhost" not in found[0]]
        if reached:  # there is a network
            assert "█▀" in text
            assert httpx.get(reached[0], headers={"accept-language": "fa"}).status_code == 200
            squares = [line for line in text.splitlines() if "█" in line]
            assert max(len(re.sub("\x1b\\[[0-9;]*m", "", line)) for line in squares) <= 80
            assert "«" in text.split("█")[-1]
        process.send_signal(signal.SIGINT)
        assert process.wait(10.0) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)
        os.close(master)


@pytest.mark.slow
def test_a_port_in_use_is_passed_over_or_said(environment: dict[str, str], tmp_path: Path) -> None:
    usual = ServerSettings().port
    with running(environment, tmp_path, "serve") as first:
        port = first.up()
        assert usual <= port < usual + 20
        with running(environment, tmp_path, "serve") as second:
            assert port < second.up() < usual + 20
            assert second.stop(signal.SIGTERM) == 0
        with running(environment, tmp_path, "serve", "--port", str(port)) as third:
            assert third.process.wait(PATIENCE) == 2
            assert third.text == f"Port {port} is in use. Choose another one with --port.\n"
        assert first.stop(signal.SIGTERM) == 0


@pytest.mark.slow
def test_a_browser_opens_where_there_is_one(environment: dict[str, str], tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    graphical = {**environment, "BROWSER": f"{browser} %s", "DISPLAY": ":99"}
    with running(graphical, tmp_path, "serve", "--port", "0", "--open") as server:
        port = server.up()
        until(lambda: opened.is_file() and opened.read_text().strip())
        assert opened.read_text().strip() == f"http://localhost:{port}"
        assert server.stop(signal.SIGTERM) == 0
    opened.unlink()
    with running({**graphical, "CI": "true"}, tmp_path, "serve", "--port", "0", "--open") as server:
        server.up()
        assert server.stop(signal.SIGTERM) == 0
    assert not opened.exists()


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("--port", "80000"), 2, "“--port” cannot be “80000”; it can be 0..65535."),
        (("--port", "x"), 2, "“--port” cannot be “x”"),
        (("--host", "nowhere.invalid"), 2, "cannot listen on the address nowhere.invalid"),
        (("--host", "192.0.2.99"), 2, "cannot listen on the address 192.0.2.99"),
        (("--database", "mysql://user:secret@host/name"), 2, "no address of a database"),
        (("--database", "sqlite:////dev/null/x.db"), 3, "/dev/null/x.db cannot be opened"),
        (("--database", "postgresql://user:secret@127.0.0.1:1/name"), 3, "127.0.0.1:1/name cannot be opened"),
        (("--surprise",), 2, "--surprise"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    arguments: tuple[str, ...],
    status: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BAZIGAH_HOME", str(tmp_path))
    monkeypatch.setenv("BAZIGAH_PORT", "0")
    assert run(["--lang", "en", "serve", *arguments]) == status
    printed = capfd.readouterr()
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1
    assert "secret" not in printed.err
    assert not printed.out


def test_a_setting_of_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BAZIGAH_GRACE", "soon")
    assert run(["--lang", "en", "serve"]) == 2
    assert "BAZIGAH_GRACE" in capfd.readouterr().err


def test_a_folder_that_may_not_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BAZIGAH_HOME", "/dev/null/home")
    monkeypatch.setenv("BAZIGAH_PORT", "0")
    assert run(["--lang", "en", "serve"]) == 3
    assert "/dev/null/home" in capfd.readouterr().err


def test_a_package_that_is_missing_is_named() -> None:
    trouble = _trouble(ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"), ServerSettings())
    assert isinstance(trouble, Trouble)
    assert "bazigah[postgres]" in Catalogue("fa").text(trouble.sentence)
    mistake = KeyError("ours")
    assert _trouble(mistake, ServerSettings()) is mistake
