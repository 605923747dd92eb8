"""`bazigah sweep`: what it prints, and what it says when something is wrong."""

import json
import re
from pathlib import Path

import pytest

from bazigah.lab import report
from bazigah.lab.kept import RESULTS
from bazigah.words.bidi import without_bidi
from support.commands import Run

SHORT = ["sweep", "wazabi", "--option", "coloured=3", "--games", "6", "--told", "3", "--vary", "centre=0,9"]


def test_a_row_for_each_setting_and_for_each_kind(run: Run) -> None:
    status, out, error = run(*SHORT, "--vary", "stars=choose,next")
    first, _, head, *rows = out.splitlines()
    assert (status, error) == (0, "")
    assert first == "Wazabi: 24 matches under 4 settings, seed 1"
    assert re.split(r" {2,}", head)[:5] == ["setting", "events", "turns", "spread", "shared, %"]
    assert [row.split("   ")[0].strip() for row in rows[:4]] == [
        "centre=0 stars=choose",
        "centre=0 stars=next",
        "centre=9 stars=choose",
        "centre=9 stars=next",
    ]
    assert "What seats did, counted in 3 matches:" in out
    assert re.search(r"^Throw all … dice( +\d+\.\d\d){4}$", out, re.MULTILINE)
    assert re.search(r"^Star( +\d+\.\d\d){4}$", out, re.MULTILINE)


def test_the_tables_in_persian(run: Run) -> None:
    out = without_bidi(run(*SHORT, "--lang", "fa", "--seats", "شانسی,greedy")[1])
    assert out.startswith("وازابی: ۱۲ بازی با ۲ تنظیم، بذر ۱\n")
    assert "برد صندلی ۲، ٪" in out
    assert re.search("^ستاره( +[۰-۹]+٫[۰-۹]+){2}$", out, re.MULTILINE)


def test_many_settings_have_no_table_of_kinds(run: Run) -> None:
    assert "Star" not in run(*SHORT[:-1], "centre=0,1,2,3,4,5,6")[1]
    assert "Star" not in run(*SHORT, "--told", "0")[1]


def test_without_settings_to_vary_there_is_one(run: Run) -> None:
    out = run(*SHORT[:-2])[1]
    assert out.startswith("Wazabi: 6 matches under one setting, seed 1\n")
    assert "as usual" in out


def test_json_has_the_documented_fields(run: Run) -> None:
    told = json.loads(run(*SHORT, "--json")[1])
    rows = "".join(re.findall(r"^ *\| (`.*)$", report.findings.__doc__ or "", re.MULTILINE))
    documented = set(re.findall(r"`(\w+)`", rows))
    point = told["points"][0]
    assert {*told, *point, *point["events"], *point["score"], *point["seats"][0], *point["uses"][0]} <= documented
    assert told["vary"] == {"centre": [0, 9]}
    assert [one["options"]["centre"] for one in told["points"]] == [0, 9]
    assert sum(seat["wins"]["mean"] for seat in point["seats"]) == pytest.approx(1)
    assert {"kind": "outcome", "id": "wazabi-face", "values": {"face": "star"}}.items() <= next(
        use for use in point["uses"] if use["values"] == {"face": "star"} and use["kind"] == "outcome"
    ).items()


def test_a_folder_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    whole = run(*SHORT, "--out", str(tmp_path / "whole"))[1]
    run(*SHORT, "--games", "2", "--out", str(tmp_path / "parts"))
    assert run(*SHORT, "--out", str(tmp_path / "parts"))[1] == whole
    assert (tmp_path / "parts" / RESULTS).read_bytes() == (tmp_path / "whole" / RESULTS).read_bytes()
    error = run(*SHORT, "--told", "4", "--out", str(tmp_path / "parts"))[2]
    assert "told is “3” there, not “4”" in error


WRONG = {
    "no values": (["--vary", "stars"], "“stars” is no list of values", "«stars» فهرست مقدارها نیست"),
    "an empty value": (["--vary", "stars=choose,,next"], "is no list of values", "فهرست مقدارها نیست"),
    "twice": (["--vary", "centre=3"], "The option “centre” is given twice", "«centre» دو بار"),
    "both": (["--option", "centre=3"], "The option “centre” is given twice", "«centre» دو بار"),
    "a value": (["--vary", "stars=all"], "“stars” cannot be “all”", "all"),
    "an option": (["--vary", "wind=1,2"], "here is no option “wind”", "wind"),
    "too many": (["--vary", f"coloured={','.join(map(str, range(501)))}"], "1002 settings; 1000 is", "۱۰۰۲ تنظیم"),
    "told": (["--told", "-1"], "--told takes a number from 0", "گزینهٔ --told عددی"),
    "no bot": (["--seats", "deepblue"], "There is no bot “deepblue”", "«deepblue» ندارد"),
}


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fa"])
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_bad_input_gets_one_sentence(run: Run, wrong: tuple[list[str], str, str], language: int) -> None:
    arguments, *sentences = wrong
    status, out, error = run(*SHORT, *arguments, "--lang", ("en", "fa")[language])
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert sentences[language] in without_bidi(error)


def test_help_in_both_languages(run: Run) -> None:
    for language in ("en", "fa"):
        status, out, error = run("sweep", "--help", "--lang", language)
        assert (status, error) == (0, "")
        assert all(option in out for option in ("--vary", "--seats", "--games", "--told", "--seed", "--out"))
