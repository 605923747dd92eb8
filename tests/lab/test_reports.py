"""Plots and tables: what they show, and that the same values give the same file."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from pyarrow import parquet

from bazigah.bots import faces
from bazigah.core.game import find_game
from bazigah.lab import plots, tables
from bazigah.lab.estimates import Share
from bazigah.lab.kept import Kept, NoWork
from bazigah.lab.plots import Row
from bazigah.lab.run import Runner
from bazigah.lab.simulate import Counts
from bazigah.lab.standings import Standings
from bazigah.lab.sweep import Sweep
from bazigah.lab.tournament import Tournament
from bazigah.lab.work import Matches, simulation
from bazigah.lab.works import ROWS, opened, pieces

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


@pytest.fixture(autouse=True)
def on_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "fastest_face", faces.plain_face)


def persian(value: float) -> str:
    return f"{value:g}".translate(PERSIAN)


def texts(svg: str) -> list[str]:
    return ["".join(found.itertext()).strip() for found in ET.fromstring(svg).iter() if "text" in found.tag]


def test_a_plot_of_intervals_is_a_picture_with_text_of_ones_own() -> None:
    rows = [Row("حریص", [Share(60, 55, 65), None]), Row("شانسی", [Share(40, 35, 45), Share(20, 10, 30)])]
    svg = plots.intervals(rows, persian, line=50)
    assert svg == plots.intervals(rows, persian, line=50)
    assert {"حریص", "شانسی"} <= set(texts(svg))
    assert not re.search("[0-9]", "".join(texts(svg)))
    assert not re.search(r'<g id="|<metadata|<\?xml|https?://(?!www\.w3\.org)', svg)


def test_a_distribution_has_a_line_for_each_series() -> None:
    one, other = Counts([1, 1, 2, 5]), Counts([3])
    few, both = plots.distributions([one], persian), plots.distributions([one, other], persian)
    assert few != both
    assert both == plots.distributions([one, other], persian)
    assert plots.COLOURS[1] in both
    assert plots.COLOURS[1] not in few
    assert plots.distributions([Counts(range(0, 5000, 7))], persian)


def test_every_series_has_a_mark_and_a_line_for_its_key() -> None:
    assert len({plots.mark(series) for series in range(len(plots.MARKS))}) == len(plots.MARKS)
    assert len({plots.stroke(series) for series in range(6)}) == 6


def works() -> list[Any]:
    game = find_game("wazabi")
    return [
        Matches.of(simulation("wazabi", {"centre": 0}, ("random", "greedy"), 5)),
        Tournament.of(game, {"players": 3, "centre": 0}, ("random", "greedy"), 5),
        Sweep.of(game, {"coloured": 3}, {"centre": (0, 9), "players": (2, 3)}, ("random", "greedy"), 5, 1),
    ]


def keep(folder: Path, work: Any, total: int = 8) -> list[Any]:
    found: list[Any] = []
    with Kept(folder, work) as kept:
        Runner().run(work, total, ROWS[type(work)], found.append, kept)
    return found


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_folder_is_read_as_it_was_kept(tmp_path: Path, kind: int) -> None:
    work = works()[kind]
    played = keep(tmp_path, work)
    assert opened(tmp_path) == work
    assert list(pieces(tmp_path, work)) == played


def test_damaged_folders_are_none(tmp_path: Path) -> None:
    with pytest.raises(NoWork):
        opened(tmp_path / "nothing")
    work = works()[0]
    keep(tmp_path, work)
    (tmp_path / "results.jsonl").write_text("[1]\n")
    with pytest.raises(NoWork):
        list(pieces(tmp_path, work))
    (tmp_path / "settings.json").write_text('{"work": "cooking"}')
    with pytest.raises(NoWork):
        opened(tmp_path)


def table(tmp_path: Path, work: Any, name: str = "one.parquet") -> list[dict[str, Any]]:
    played = keep(tmp_path / "kept", work)
    tables.write(tmp_path / name, work, played)
    rows: list[dict[str, Any]] = parquet.read_table(tmp_path / name).to_pylist()
    return rows


def test_a_table_has_a_row_for_each_seat_of_each_match(tmp_path: Path) -> None:
    work = works()[0]
    rows = table(tmp_path, work)
    assert len(rows) == 16
    assert {tuple(row) for row in rows} == {("piece", "match", "seat", "bot", "points", "rank", "events")}
    for number, played in enumerate(keep(tmp_path / "kept", work)):
        assert [row["points"] for row in rows if row["piece"] == number] == list(played.points)
        assert [row["rank"] for row in rows if row["piece"] == number] == list(played.ranks)
    metadata = parquet.read_schema(tmp_path / "one.parquet").metadata
    assert json.loads(metadata[b"bazigah"])["seats"] == ["random", "greedy"]


def test_the_table_of_a_tournament_says_who_sat_where(tmp_path: Path) -> None:
    work = works()[1]
    rows = table(tmp_path, work)
    assert len(rows) == 8 * 6 * 3
    assert all(row["bot"] == work.bots[row["entrant"]] for row in rows)
    standings = Standings(work)
    for block in keep(tmp_path / "kept", work):
        standings.add(block)
    won = [row["points"] for row in rows if row["entrant"] == 1]
    points = standings.points(1)
    assert points is not None
    # Both tables equally often, and the bot has one seat at one of them and two at the other.
    by_block = [[row["points"] for row in rows if row["entrant"] == 1 and row["piece"] == block] for block in range(8)]
    assert points.mean == pytest.approx(sum(sum(block) / len(block) for block in by_block) / 8)
    assert len(won) == 8 * 9


def test_the_table_of_a_sweep_says_under_which_setting(tmp_path: Path) -> None:
    rows = table(tmp_path, works()[2])
    first = {row["piece"]: (row["option_centre"], row["option_players"]) for row in rows}
    assert [first[piece] for piece in range(4)] == [("0", "2"), ("0", "3"), ("9", "2"), ("9", "3")]
    assert len(rows) == 2 * (2 + 3 + 2 + 3)
    assert all(row["seat"] < int(row["option_players"]) for row in rows)


def test_large_tables_are_written_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table(tmp_path, works()[0])
    monkeypatch.setattr(tables, "BATCH", 5)
    assert table(tmp_path, works()[0], "two.parquet") == whole
