"""`bazigah simulate`: what it prints, and what it says when something is wrong."""

import json
import os
import re
import signal
import sys

import pytest

from bazigah import cli
from bazigah.cli.summary import Figures
from bazigah.lab import report
from bazigah.lab.simulate import Estimate, Played, Simulation
from bazigah.words.bidi import without_bidi
from bazigah.words.catalogue import Catalogue
from support.commands import Run

SHORT = ["simulate", "wazabi", "--option", "centre=0"]


def test_a_table_with_a_row_for_each_seat(run: Run) -> None:
    status, out, _ = run(*SHORT, "--seats", "random,greedy,random", "--games", "20", "--seed", "3")
    first, _, head, *rows, _, events, time = out.splitlines()
    assert status == 0
    assert first == "Wazabi: 20 matches, seed 3"
    assert head.split() == ["seat", "points", "wins", "best", "worst"]
    assert [re.split(r" {2,}", row)[0] for row in rows] == ["Random 1", "Greedy", "Random 2"]
    assert len({len(row) for row in [head, *rows]}) == 1
    assert re.fullmatch(r"Events in a match: \d+\.\d", events)
    assert re.fullmatch(r"\d+\.\d\d seconds, [\d,]+ events a second, not compiled", time)


def test_the_table_in_persian(run: Run) -> None:
    status, out, _ = run(*SHORT, "--seats", "شانسی،greedy", "--games", "20", "--lang", "fa")
    plain_out = without_bidi(out)
    assert status == 0
    assert plain_out.splitlines()[0] == "وازابی: ۲۰ بازی، بذر ۱"
    assert "حریص" in plain_out
    assert re.search("[۰-۹]٫[۰-۹]+ ± ", plain_out)
    assert not re.search("[0-9a-z]", plain_out)
    assert re.search("[0-9]\\.[0-9] ± ", run(*SHORT, "--lang", "fa", "--digits", "en")[1])


def test_who_plays_alone_wins_nothing(run: Run) -> None:
    _, out, _ = run("simulate", "clever", "--seats", "random", "--games", "3")
    assert out.splitlines()[2].split() == ["seat", "points", "best", "worst"]


def test_one_match_has_no_error(run: Run) -> None:
    _, out, _ = run(*SHORT, "--games", "1")
    assert "one match" in out
    assert "±" not in out


def test_json_has_the_documented_fields(run: Run) -> None:
    status, out, _ = run(*SHORT, "--seats", "greedy,random", "--games", "6", "--seed", "5", "--json")
    summary = json.loads(out)
    documented = re.findall(r"`(\w+)`", "".join(re.findall(r"^ *\| (`.*)$", report.fields.__doc__ or "", re.MULTILINE)))
    assert status == 0
    assert set(summary) <= set(documented)
    assert {*summary["seats"][0], *summary["seats"][0]["points"], *summary["seats"][0]["wins"]} <= set(documented)
    assert {*summary["time"], *summary["events_per_game"]} <= set(documented)
    assert (summary["format"], summary["game"], summary["seed"], summary["games"]) == (report.FORMAT, "wazabi", 5, 6)
    assert summary["options"]["centre"] == 0
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"]["share"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["events"] == pytest.approx(6 * summary["events_per_game"]["mean"])
    assert summary["time"]["compiled"] is False


def test_the_same_seed_gives_the_same_sums(run: Run) -> None:
    first, again, other = (
        run(*SHORT, "--seats", "greedy,random", "--games", "8", "--seed", seed, "--json")[1].partition('"time"')[0]
        for seed in ("5", "۵", "6")
    )
    assert first == again
    assert first.replace('"seed": 5', '"seed": 6') != other


def test_without_numba_it_says_so_once(run: Run) -> None:
    status, out, error = run(*SHORT, "--games", "3")
    assert status == 0
    assert error.count("numba") == 1
    assert 'pip install "bazigah[fast]"' in error
    assert "numba" not in out
    assert 'pip install "bazigah[fast]"' in run(*SHORT, "--games", "3", "--lang", "fa")[2]
    assert run(*SHORT, "--games", "1", "--seats", "greedy,random")[2].count("numba") == 1


def told(error: str) -> list[str]:
    """What is said besides that numba is not there."""
    return [line for line in error.splitlines() if "numba" not in line]


WRONG = {
    "no game": (["simulate", "chess"], "There is no game “chess”"),
    "no games": ([*SHORT, "--games", "0"], "--games takes a number from 1 to 999999999, not “0”"),
    "games below 0": ([*SHORT, "--games", "-4"], "not “-4”"),
    "games of words": ([*SHORT, "--games", "many"], "not “many”"),
    "seed below 0": ([*SHORT, "--seed", "-1"], "--seed takes a number from 0 to 999999999"),
    "large seed": ([*SHORT, "--seed", "1000000000"], "not “1000000000”"),
    "no bot": ([*SHORT, "--seats", "random,deepblue"], "There is no bot “deepblue” for this game; there are random"),
    "empty seat": ([*SHORT, "--seats", "random,,random"], "A seat has no name"),
    "one seat": ([*SHORT, "--seats", "random"], "“players” cannot be “1”"),
    "seven seats": ([*SHORT, "--seats", ",".join(["random"] * 7)], "“players” cannot be “7”"),
    "other seats": ([*SHORT, "--option", "players=3"], "The option players is “3”"),
    "players are words": ([*SHORT, "--option", "players=all"], "The option players is “all”"),
    "no option": ([*SHORT, "--option", "wind=1"], "here is no option “wind”"),
    "a value": (["simulate", "wazabi", "--option", "centre=lots"], "“centre” cannot be “lots”"),
    "no value": ([*SHORT, "--option", "stars"], "“stars” is no option"),
    "too much": ([*SHORT, "more"], "This is too much: “more”"),
    "nothing": (["simulate"], "GAME is missing"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG)
def test_bad_input_gets_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    status, out, error = run(*arguments)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert sentence in error


def interrupted(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """Ctrl-C is pressed while match `at` is played."""
    play = Simulation.play

    def pressing(self: Simulation, number: int) -> Played:
        if number == at:
            os.kill(os.getpid(), signal.SIGINT)
        return play(self, number)

    monkeypatch.setattr(Simulation, "play", pressing)


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_ctrl_c_prints_what_was_done(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    interrupted(monkeypatch, 4)
    before = signal.getsignal(signal.SIGINT)
    status, out, error = run(*SHORT, "--seats", "greedy,random", "--games", "50", *arguments)
    assert status == 130
    assert told(error) == ["Stopped after 5 matches of 50."]
    assert ('"games": 5' if arguments else "Wazabi: 5 matches") in out
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_twice_stops_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, 1)
    interrupted(monkeypatch, 1)
    status, out, _ = run(*SHORT, "--seats", "greedy,random", "--games", "50")
    assert (status, out) == (130, "")


def test_ctrl_c_before_the_first_match_prints_no_sums(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def hear(self: object) -> object:
        self.heard = True  # type: ignore[attr-defined]
        return self

    monkeypatch.setattr("bazigah.cli.running.Interrupt.__enter__", hear)
    monkeypatch.setattr("bazigah.cli.running.Interrupt.__exit__", lambda *_: None)
    status, out, error = run(*SHORT, "--seats", "greedy,random")
    assert (status, out, told(error)) == (130, "", ["Stopped before the first match was over."])


def test_progress_is_shown_on_a_terminal_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bazigah.cli.running.MOMENT", 0.0)
    assert told(run(*SHORT, "--seats", "greedy,random", "--games", "9")[2]) == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    status, out, error = run(*SHORT, "--seats", "greedy,random", "--games", "9")
    assert status == 0
    assert "Playing" in error
    assert "100%" in error
    assert "100%" not in out


def test_help_in_both_languages(run: Run) -> None:
    for language in ("en", "fa"):
        status, out, error = run("simulate", "--help", "--lang", language)
        assert (status, error) == (0, "")
        assert all(option in out for option in ("--seats", "--games", "--seed", "--option", "--json"))


@pytest.mark.slow
def test_random_seats_are_compiled_where_that_is_possible(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = run(*SHORT, "--games", "30", "--json")[1]
    monkeypatch.undo()
    monkeypatch.setenv("BAZIGAH_LANG", "en")
    assert cli.run([*SHORT, "--games", "30", "--json"]) == 0
    fast, error = capsys.readouterr()
    assert error == ""
    assert json.loads(fast)["time"]["compiled"] is True
    assert slow.partition('"time"')[0] == fast.partition('"time"')[0]


def test_figures_have_as_many_decimals_as_their_error_allows() -> None:
    english, persian = Figures(Catalogue("en")), Figures(Catalogue("fa"))
    assert english.estimate(Estimate(31.26, 0.52)) == "31.3 ± 0.5"
    assert english.estimate(Estimate(31.26, 0.052)) == "31.26 ± 0.05"
    assert english.estimate(Estimate(31.26, 0.00001)) == "31.260 ± 0.000"
    assert english.estimate(Estimate(1234.5, 12.0)) == "1,234.5 ± 12.0"
    assert english.estimate(Estimate(-3.0, 0.0)) == "−3.0 ± 0.0"
    assert english.estimate(Estimate(4.0, None)) == "4.0"
    assert english.share(Estimate(0.5, 0.0123)) == "50.0 ± 1.2 %"
    assert persian.decimal(-1234.5, 1) == "−۱٬۲۳۴٫۵"
