"""Compiled functions are kept on disk, never stale, and swept when sources change."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bazigah.core.cache import keep
from support.paths import ROOT

pytestmark = pytest.mark.slow

PRINT_RANKS = """
from bazigah.core.game import find_game, game_names
from bazigah.core.twin import compiled
game = find_game(game_names()[-1])
face = compiled(game.rules)
s = face.new()
face.setup(s, face.buffer(game.pack(game.resolve({"players": 2}))))
print(face.rank(s, 0), sum(face.rank.stats.cache_hits.values()))
"""


@pytest.fixture
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    import numba

    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    return tmp_path


def chosen() -> str:
    import numba

    return str(numba.config.CACHE_DIR)


def folders(place: Path) -> set[str]:
    return {folder.name for folder in place.glob("bazigah/*/rules/*")}


def test_only_the_folder_of_the_present_sources_stays(kept_in: Path) -> None:
    left = kept_in / "bazigah"
    with keep("rules", "old") as kept:
        assert kept
        assert Path(chosen()).name == "old"
    assert chosen() == str(kept_in)
    lock_holder = next(left.glob("*/rules/old/in-use"))
    with keep("rules", "new"):
        pass
    assert folders(kept_in) == {"old", "new"}, "a folder that a process uses is not swept"
    other = "import sys; from bazigah.core.cache import keep\nwith keep('rules', sys.argv[1]): pass"
    shutil.rmtree(lock_holder.parent)
    for key in ("third", "fourth"):
        environment = {**os.environ, "NUMBA_CACHE_DIR": str(kept_in)}
        subprocess.run([sys.executable, "-c", other, key], env=environment, check=True)
    assert folders(kept_in) == {"new", "fourth"}


def test_without_a_place_to_write_nothing_is_kept_and_all_works(kept_in: Path) -> None:
    (kept_in / "bazigah").write_text("a file in the way")
    with keep("rules", "key") as kept:
        assert not kept


def test_a_change_in_any_source_is_seen_by_the_next_process(tmp_path: Path) -> None:
    package = tmp_path / "bazigah"
    shutil.copytree(ROOT / "src" / "bazigah", package, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}

    def ranks() -> list[str]:
        run = [sys.executable, "-c", PRINT_RANKS]
        return subprocess.run(run, env=environment, check=True, capture_output=True, text=True).stdout.split()

    assert ranks() == ["1", "0"]
    assert ranks() == ["1", "1"], "the second process reads what the first one kept"
    rules = max((package / "games").glob("*/rules.py"))
    source = rules.read_text("utf-8")
    rules.write_text(
        source + "\n\ndef rank(s, seat):\n    return seventh(s)\n\n\ndef seventh(s):\n    return 7\n", "utf-8"
    )
    assert ranks() == ["7", "0"]
    rules.write_text(rules.read_text("utf-8").replace("return 7", "return 8"), "utf-8")
    assert ranks() == ["8", "0"]
    assert len(list((tmp_path / "cache").glob("bazigah/*/*/*"))) == 1
