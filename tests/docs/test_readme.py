"""The match that the README shows is played as it shows it."""

from pathlib import Path

import pytest

from bazigah.core.game import find_game
from bazigah.terminal.trouble import Trouble
from support.paths import ROOT
from support.talk import Talk


def test_the_match_of_the_readme_is_what_the_program_says(tmp_path: Path) -> None:
    shown = (ROOT / "README.md").read_text("utf-8").split("```text\n")[1].split("```")[0]
    typed = [line.removeprefix("> ") for line in shown.splitlines() if line.startswith("> ")]
    talk = Talk(find_game("clever"), ["Sara", "greedy"], tmp_path, {"first": 0})
    with pytest.raises(Trouble):
        talk.run(typed)
    rest = talk.text
    for part in shown.split("…\n"):
        assert part in rest
        rest = rest[rest.index(part) + len(part) :]
