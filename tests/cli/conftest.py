"""Commands of the laboratory, run in this process."""

from pathlib import Path

import pytest

from bazigah import cli
from bazigah.bots import faces
from bazigah.words.catalogue import Catalogue
from support.commands import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command on the plain face: status, output, errors."""
    monkeypatch.setenv("BAZIGAH_HOME", str(tmp_path))
    monkeypatch.setenv("BAZIGAH_LANG", "en")
    monkeypatch.setattr(Catalogue, "strict", True)
    monkeypatch.setattr(faces, "fastest_face", faces.plain_face)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = cli.run([*arguments])
        return (status, *capsys.readouterr())

    return run
