"""`bazigah report`: a page that stands alone, in both languages, and tables."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bazigah.lab.kept import RESULTS
from bazigah.words.bidi import without_bidi
from support.commands import Run

KINDS = {
    "simulate": ["wazabi", "--option", "centre=0", "--seats", "random,greedy,greedy", "--games", "12"],
    "tournament": ["wazabi", "--option", "centre=0", "--bots", "random,greedy,random", "--games", "12"],
    "sweep": ["wazabi", "--option", "coloured=3", "--vary", "centre=0,9", "--games", "6", "--told", "2"],
}
ALONE = {"meta", "path", "use", "br"}


class Parts(HTMLParser):
    """What a page has, and whether its tags close."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.attributes += attrs
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        if tag not in ALONE:
            assert self.open.pop() == tag


@pytest.fixture(params=KINDS)
def folder(request: pytest.FixtureRequest, run: Run, tmp_path: Path) -> Path:
    """Each kind of work, kept."""
    assert run(request.param, *KINDS[request.param], "--out", str(tmp_path / "out"))[0] == 0
    return tmp_path / "out"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_page_stands_alone(run: Run, folder: Path, language: str) -> None:
    status, out, error = run("report", str(folder), "--lang", language)
    assert (status, error) == (0, "")
    assert "report.html" in out
    html = (folder / "report.html").read_text("utf-8")
    parts = Parts(html)
    assert parts.open == []
    assert parts.counts["figure"] >= 2
    assert parts.counts["table"] >= 2
    assert not {"script", "link", "img", "iframe"} & set(parts.counts)
    assert not [value for name, value in parts.attributes if name in {"src", "href"} and value and value[0] != "#"]
    assert f'<html lang="{language}" dir="{"rtl" if language == "fa" else "ltr"}">' in html
    run("report", str(folder), "-o", str(folder / "again.html"), "--lang", language)
    assert (folder / "again.html").read_text("utf-8") == html


def test_figures_are_in_the_digits_of_the_reader(run: Run, folder: Path) -> None:
    for digits, wrong in (("fa", "[0-9]"), ("en", "[۰-۹]")):
        run("report", str(folder), "--lang", "fa", "--digits", digits)
        html = (folder / "report.html").read_text("utf-8")
        inside = re.findall(r"<text[^>]*>(.*?)</text>", html)
        numbers = [text for text in inside if re.fullmatch(r"[-−0-9۰-۹.٫,٬]+", text.strip())]
        assert numbers
        assert not [text for text in numbers if re.search(wrong, text)]


def test_a_page_says_what_was_played(run: Run, folder: Path) -> None:
    run("report", str(folder))
    html = without_bidi((folder / "report.html").read_text("utf-8"))
    assert "Wazabi" in html
    assert "random, " in html
    assert html.count('class="how"') >= 3


def test_a_table_beside_the_page(run: Run, folder: Path, tmp_path: Path) -> None:
    page, table = tmp_path / "page.html", tmp_path / "matches.parquet"
    status, out, _ = run("report", str(folder), "-o", str(page), "-o", str(table))
    assert (status, len(out.splitlines())) == (0, 2)
    assert table.read_bytes()[:4] == table.read_bytes()[-4:] == b"PAR1"
    assert page.exists()


def test_many_settings_are_drawn_in_part(run: Run, tmp_path: Path) -> None:
    values = ",".join(map(str, range(9)))
    run(
        "sweep",
        "wazabi",
        "--option",
        "coloured=2",
        "--vary",
        f"centre={values}",
        "--games",
        "2",
        "--out",
        str(tmp_path),
    )
    run("report", str(tmp_path))
    assert "Of 9 settings the first 6 are drawn." in without_bidi((tmp_path / "report.html").read_text("utf-8"))


def test_who_plays_alone_has_no_seats_to_compare(run: Run, tmp_path: Path) -> None:
    run("simulate", "clever", "--seats", "greedy", "--games", "3", "--out", str(tmp_path / "out"))
    assert run("report", str(tmp_path / "out"))[0] == 0
    assert "<h2>Seats</h2>" not in (tmp_path / "out" / "report.html").read_text("utf-8")


def test_nothing_that_a_folder_says_is_markup(run: Run, folder: Path) -> None:
    settings = folder / "settings.json"
    told = settings.read_text("utf-8")
    settings.write_text(re.sub('"bazigah": "[^"]*"', '"bazigah": "<b onclick=x>"', told), "utf-8")
    assert run("report", str(folder))[0] == 0
    html = (folder / "report.html").read_text("utf-8")
    assert "<b onclick" not in html
    assert "&lt;b onclick=x&gt;" in html


def test_options_that_the_game_does_not_have_are_no_work(run: Run, folder: Path) -> None:
    settings = folder / "settings.json"
    settings.write_text(settings.read_text("utf-8").replace('"options": {', '"options": {"wind": 3, '), "utf-8")
    assert run("report", str(folder))[0] == 2
    settings.write_text(settings.read_text("utf-8").replace('"wazabi"', '"chess"'), "utf-8")
    assert "There is no game “chess”" in run("report", str(folder))[2]


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fa"])
def test_bad_input_gets_one_sentence(run: Run, tmp_path: Path, language: int) -> None:
    out = tmp_path / "out"
    run("simulate", *KINDS["simulate"], "--out", str(out))
    (tmp_path / "empty").mkdir()
    wrong = {
        (str(tmp_path / "empty"),): ("keeps nothing that can be reported", "چیزی نیست که بشود گزارشش کرد"),
        (str(tmp_path / "nowhere"),): ("keeps nothing that can be reported", "چیزی نیست که بشود گزارشش کرد"),
        (str(out), "-o", "report.pdf"): ("the endings are .html, .parquet", ".html, .parquet"),
        (str(out), "-o", str(tmp_path / "no" / "a.html")): ("cannot be written", "نوشته نمی‌شود"),
        (str(out), "-o", str(tmp_path / "no" / "a.parquet")): ("cannot be written", "نوشته نمی‌شود"),
    }
    for arguments, sentences in wrong.items():
        status, printed, error = run("report", *arguments, "--lang", ("en", "fa")[language])
        assert (status in (2, 3), printed, error.count("\n")) == (True, "", 1)
        assert sentences[language] in without_bidi(error)
    (out / RESULTS).write_text("")
    assert "keeps nothing" in run("report", str(out))[2]


@pytest.mark.parametrize(("package", "ending"), [("matplotlib", "html"), ("pyarrow", "parquet")])
def test_what_is_not_installed_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, ending: str
) -> None:
    run("simulate", *KINDS["simulate"], "--out", str(tmp_path / "out"))
    monkeypatch.setitem(sys.modules, package, None)
    status, out, error = run("report", str(tmp_path / "out"), "-o", str(tmp_path / f"a.{ending}"))
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert f'This needs {package}, which is not installed. This installs it: pip install "bazigah[lab]"' in error
