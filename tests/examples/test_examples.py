"""Every example that needs no server runs as it stands, twice with the same output, and shows what it promises."""

import subprocess
import sys

import pytest

from support.paths import ROOT

SERVED = {"table_bot.py"}
"""Examples with a server, which have tests of their own."""
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py") if path.name not in SERVED)


def printed(name: str) -> str:
    run = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "examples" / name)], capture_output=True, check=False, timeout=120
    )
    assert (run.returncode, run.stderr.decode()) == (0, "")
    return run.stdout.decode()


def test_there_are_examples() -> None:
    assert {"my_bot.py", "read_record.py"} <= {path.name for path in EXAMPLES}


@pytest.mark.slow
@pytest.mark.parametrize("name", [path.name for path in EXAMPLES])
def test_an_example_prints_the_same_twice(name: str) -> None:
    assert printed(name) == printed(name) != ""


@pytest.mark.slow
def test_my_bot_meets_greedy() -> None:
    mine, greedy = printed("my_bot.py").splitlines()
    assert mine.startswith("mine: ")
    assert greedy.startswith("greedy: ")


def test_a_record_is_told_and_verified() -> None:
    out = printed("read_record.py")
    assert "149 Random gave one die to Greedy and won with no dice left." in out
    assert "verified: every event is legal" in out
    assert out.endswith("with another first outcome: dice number=1\n")
