"""`bazigah tournament`, and what all commands of the laboratory have: workers, clusters, folders."""

import json
import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from bazigah.cli import running
from bazigah.lab import report
from bazigah.lab import run as running_work
from bazigah.lab.kept import RESULTS
from bazigah.words.bidi import without_bidi
from support.commands import Run

SHORT = ["tournament", "wazabi", "--option", "centre=0"]


def test_a_row_for_each_bot_the_best_first(run: Run) -> None:
    status, out, error = run("tournament", "clever", "--games", "20")
    first, _, head, *rows, _, note = out.splitlines()
    assert (status, error) == (0, "")
    assert first == "Clever: 20 matches of 2 seats in 10 blocks, seed 1"
    assert re.split(r" {2,}", head) == ["bot", "rating", "share, %", "points"]
    assert [row.split()[0] for row in rows] == ["Greedy", "Random"]
    assert re.fullmatch(r"Greedy +\d+\.\d ± \d+\.\d +\d+\.\d \(\d+\.\d–\d+\.\d\) +\d+\.\d+ ± \d+\.\d+", rows[0])
    assert "95 of 100 cases" in note


def test_three_bots_have_a_cross_table(run: Run) -> None:
    _, out, _ = run(*SHORT, "--bots", "random,greedy,random", "--games", "12")
    head, *rows = out.split("so much of 100:\n")[1].splitlines()[:4]
    assert "Random 1" in head
    assert all(row.count("·") == 1 and row.count("(") == 2 for row in rows)


def test_the_tables_in_persian(run: Run) -> None:
    _, out, _ = run(*SHORT, "--bots", "شانسی،greedy،random", "--games", "12", "--lang", "fa")
    plain = without_bidi(out)
    assert plain.splitlines()[0] == "وازابی: ۱۲ بازی با ۲ صندلی در ۶ دسته، بذر ۱"
    assert "حریص" in plain
    assert not re.search("[0-9a-z]", plain)


def test_json_has_the_documented_fields(run: Run) -> None:
    status, out, _ = run(*SHORT, "--option", "players=3", "--games", "20", "--json")
    told = json.loads(out)
    rows = "".join(re.findall(r"^ *\| (`.*)$", report.standings.__doc__ or "", re.MULTILINE))
    documented = set(re.findall(r"`(\w+)`", rows))
    assert status == 0
    assert {*told, *told["bots"][0], *told["bots"][0]["rating"], *told["bots"][0]["share"]} <= documented
    assert (told["format"], told["matches"], told["blocks"]) == (report.STANDINGS, 24, 4)
    assert {bot["bot"] for bot in told["bots"]} == {"random", "greedy"}
    assert sum(bot["share"]["mean"] for bot in told["bots"]) == pytest.approx(1)


def test_a_folder_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    whole = run(*SHORT, "--games", "24", "--out", str(tmp_path / "whole"))[1]
    run(*SHORT, "--games", "10", "--out", str(tmp_path / "parts"))
    assert run(*SHORT, "--games", "24", "--out", str(tmp_path / "parts"))[1] == whole
    assert (tmp_path / "parts" / RESULTS).read_bytes() == (tmp_path / "whole" / RESULTS).read_bytes()


def test_simulations_too_are_gone_on_with(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", *SHORT[1:], "--seats", "random,greedy", "--out", str(tmp_path / "out")]
    run(*arguments, "--games", "7")
    again = run(*arguments, "--games", "15")[1].splitlines()
    whole = run(*arguments[:-2], "--games", "15")[1].splitlines()
    assert again[:-1] == whole[:-1]
    assert again[-1] == "7 matches were kept from before."
    told = json.loads(run(*arguments, "--games", "15", "--json")[1])
    assert told["time"]["events_per_second"] is None


def test_ctrl_c_keeps_what_was_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    show = running.Bar.show

    def pressing(self: running.Bar, done: int) -> None:
        show(self, done)
        if done == 5:
            os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patch:
        patch.setattr(running.Bar, "show", pressing)
        status, out, error = run(*SHORT, "--games", "40", "--out", str(tmp_path / "out"))
    assert status == 130
    assert error == "Stopped after 10 matches of 40.\n"
    assert "10 matches of 2 seats in 5 blocks" in out
    assert len((tmp_path / "out" / RESULTS).read_bytes().splitlines()) == 5
    whole = run(*SHORT, "--games", "40")[1]
    assert run(*SHORT, "--games", "40", "--out", str(tmp_path / "out"))[1] == whole


WRONG: dict[str, tuple[list[str], str, str]] = {
    "one bot": (["--bots", "random"], "takes 2 to 12 bots, not 1", "۲ تا ۱۲ ربات است، نه ۱"),
    "thirteen": (["--bots", ",".join(["random"] * 13)], "takes 2 to 12 bots, not 13", "نه ۱۳"),
    "no bot": (["--bots", "random,deepblue"], "There is no bot “deepblue”", "رباتی به نام «deepblue» ندارد"),
    "no games": (["--games", "0"], "--games takes a number from 1", "گزینهٔ --games عددی"),
    "no workers": (["--workers", "0"], "--workers takes a number from 1 to 256, not “0”", "گزینهٔ --workers عددی"),
    "workers of words": (["--workers", "all"], "not “all”", "نه «all»"),
    "both": (["--workers", "2", "--ray", "auto"], "give one of them", "یکی را بده"),
    "an option": (["--option", "wind=1"], "here is no option “wind”", "wind"),
}


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fa"])
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_bad_input_gets_one_sentence(run: Run, wrong: tuple[list[str], str, str], language: int) -> None:
    arguments, *sentences = wrong
    status, out, error = run(*SHORT, *arguments, "--lang", ("en", "fa")[language])
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert sentences[language] in without_bidi(error)


def test_who_plays_alone_is_no_tournament(run: Run) -> None:
    assert "two seats or more" in run("tournament", "clever", "--option", "players=1")[2]
    assert "دو صندلی یا بیشتر" in run("tournament", "clever", "--option", "players=1", "--lang", "fa")[2]


def test_folders_that_are_not_for_this(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "out")
    run(*SHORT, "--games", "2", "--out", folder)
    status, _, error = run(*SHORT, "--games", "2", "--seed", "2", "--out", folder)
    assert (status, error.count("\n")) == (2, 1)
    assert "seed is “1” there, not “2”" in error
    assert "آن‌جا seed «1» است، نه «2»" in without_bidi(
        run(*SHORT, "--games", "2", "--seed", "2", "--out", folder, "--lang", "fa")[2]
    )
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "one.txt").write_text("mine")
    assert "has other files in it" in run(*SHORT, "--out", str(tmp_path / "thesis"))[2]
    status, _, error = run(*SHORT, "--out", str(tmp_path / "thesis" / "one.txt"))
    assert (status, error.count("\n")) == (3, 1)
    assert "cannot be written" in error


@pytest.mark.parametrize(("package", "extra"), [("openskill", "lab"), ("ray", "ray")])
def test_what_is_not_installed_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, package: str, extra: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setitem(sys.modules, f"{package}.models", None)
    more = ["--ray", "auto"] if package == "ray" else []
    status, out, error = run(*SHORT, "--games", "2", *more)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert f'This needs {package}, which is not installed. This installs it: pip install "bazigah[{extra}]"' in error
    assert f'pip install "bazigah[{extra}]"' in run(*SHORT, "--games", "2", *more, "--lang", "fa")[2]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["nonsense://nowhere", "127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:99999"])
def test_a_cluster_that_is_not_there(run: Run, address: str) -> None:
    with socket() as free:
        free.bind(("127.0.0.1", 0))  # and does not listen
        address = address.format(free.getsockname()[1])
        status, out, error = run(*SHORT, "--games", "2", "--ray", address)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert f"No Ray cluster answers at {address}: " in error


@pytest.mark.slow
def test_workers_print_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run(*SHORT, "--games", "60", "--workers", "1")
    monkeypatch.setattr(running_work, "ALONE", 0.0)
    monkeypatch.setattr(running_work, "WORTH", 0.0)
    for workers in ("2", "3"):
        assert run(*SHORT, "--games", "60", "--workers", workers) == alone


def started(folder: Path) -> subprocess.Popen[bytes]:
    """A tournament without end on two workers that has kept a hundred kilobytes."""
    arguments = [*SHORT, "--games", "100000000", "--workers", "2", "--out", str(folder), "--bots", "random,greedy"]
    command: list[Any] = [sys.executable, "-m", "bazigah", *arguments, "--lang", "en"]
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    while not (folder / RESULTS).exists() or (folder / RESULTS).stat().st_size < 100_000:
        assert process.poll() is None
        os.sched_yield()
    return process


@pytest.mark.slow
def test_ctrl_c_ends_the_workers_too(tmp_path: Path) -> None:
    """Pressed in a terminal, it reaches all processes of the command at once."""
    folder = tmp_path / "out"
    process = started(folder)
    os.killpg(process.pid, signal.SIGINT)
    out, error = (stream.decode() for stream in process.communicate())  # no process has them open any more
    assert process.returncode == 130
    assert re.search(r"^Stopped after \d+ matches of 100000000\.$", error), error
    matches = int(re.findall(r"after (\d+)", error)[0])
    assert f"Wazabi: {matches} matches" in out
    assert len((folder / RESULTS).read_bytes().splitlines()) == matches // 2


@pytest.mark.slow
def test_workers_end_when_the_command_is_killed(run: Run, tmp_path: Path) -> None:
    """What was kept so far can be gone on with, and is what one go would have kept."""
    folder = tmp_path / "out"
    process = started(folder)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()  # until no process has its output open any more
    games = 2 * len((folder / RESULTS).read_bytes().splitlines()) + 10
    arguments = [*SHORT, "--bots", "random,greedy", "--games", str(games)]
    assert run(*arguments, "--out", str(folder))[1] == run(*arguments)[1]


def test_help_in_both_languages(run: Run) -> None:
    for language in ("en", "fa"):
        status, out, error = run("tournament", "--help", "--lang", language)
        assert (status, error) == (0, "")
        assert all(option in out for option in ("--bots", "--games", "--seed", "--workers", "--ray", "--out", "--json"))
