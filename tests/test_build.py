"""Building the client is quiet: whoever wants to play reads of it only what went wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT

sys.path.insert(0, str(ROOT))

from hatch_build import npm

pytestmark = pytest.mark.slow  # Node


def test_npm_is_heard_only_when_it_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    scripts = '{"build": "echo all the files", "fail": "echo this is why && exit 3"}'
    (tmp_path / "package.json").write_text(f'{{"scripts": {scripts}}}', "utf-8")
    npm(tmp_path, "run", "build")
    assert capfd.readouterr() == ("", "")
    with pytest.raises(subprocess.CalledProcessError):
        npm(tmp_path, "run", "fail")
    assert "this is why" in capfd.readouterr().err
    npm(tmp_path, "run", "build", aloud=True)
    assert "all the files" in capfd.readouterr().out
