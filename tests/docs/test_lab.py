"""The commands that docs/lab.md shows run as they stand there, one after the other."""

import re
import shlex
from pathlib import Path

import pytest

from bazigah import cli
from support.paths import ROOT

COMMANDS = [
    line
    for part in re.findall(r"```sh\n(.*?)```", (ROOT / "docs/lab.md").read_text("utf-8"), re.DOTALL)
    for line in part.splitlines()
    if line.startswith("bazigah ")
]


@pytest.mark.slow
def test_the_commands_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BAZIGAH_HOME", str(tmp_path))
    assert COMMANDS
    for command in COMMANDS:
        status = cli.run(shlex.split(command)[1:])
        out, error = capsys.readouterr()
        assert (status, error) == (0, ""), command
        assert out, command
