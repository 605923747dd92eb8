"""Commands of the laboratory, run in this process."""

from pathlib import Path

import pytest

from bazigah import cli
from bazigah.core.twin import plain
from bazigah.lab import simulate
from bazigah.words.catalogue import Catalogue
from support.commands import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command on the plain face: status, output, errors."""
    monkeypatch.setenv("BAZIGAH_HOME", str(tmp_path))
    monkeypatch.setenv("BAZIGAH_LANG", "en")
    monkeypatch.setattr(Catalogue, "strict", True)
    monkeypatch.setattr(simulate, "fastest", plain)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = cli.run([*arguments])
        return (status, *capsys.readouterr())

    return run
