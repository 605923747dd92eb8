"""The wheel holds all that is needed: in an environment with nothing else it plays a whole match."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from bazigah.core.game import game_names
from support.paths import ROOT


def run(*command: str | Path, home: Path, lines: str = "") -> str:
    environment = {**os.environ, "HOME": str(home), "BAZIGAH_HOME": str(home), "LANG": "C.UTF-8"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=home, env=environment, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT]
    run(*build, home=tmp_path)
    wheel = next(tmp_path.glob("*.whl"))
    names = ZipFile(wheel).namelist()
    assert [name for name in names if not name.startswith(("bazigah/", "bazigah-"))] == []
    venv.create(tmp_path / "empty", with_pip=True)
    bin_folder = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(bin_folder / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel, home=tmp_path)
    assert "numba" not in run(bin_folder / "python", "-m", "pip", "list", home=tmp_path)
    for game in game_names():
        told = run(bin_folder / "bazigah", "play", game, "--seats", "greedy,random", "--lang", "fa", home=tmp_path)
        assert told.count("\n") > 20
        played = run(bin_folder / "bazigah", "simulate", game, "--games", "5", "--json", home=tmp_path)
        assert '"compiled": false' in played
