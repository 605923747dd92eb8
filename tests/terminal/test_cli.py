"""The command line: help, languages, and one sentence for whatever is wrong."""

import errno
import io
import json
import os
import signal
from dataclasses import replace
from datetime import datetime
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from bazigah import cli
from bazigah.core import written
from bazigah.core.game import find_game
from bazigah.core.match import Event
from bazigah.core.record import Record
from bazigah.terminal import files
from bazigah.terminal.settings import Settings, spoken
from bazigah.words.catalogue import Catalogue
from support.play import fair_record

PLAY = ["play", "wazabi", "--seats", "Sara,greedy"]


class Answer:
    """What a command printed, and how it ended."""

    def __init__(self, status: int, out: str, error: str) -> None:
        self.status, self.out, self.error = status, out, error


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        self.capsys, self.monkeypatch, self.home = capsys, monkeypatch, home

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = cli.run(list(arguments))
        return Answer(status, *self.capsys.readouterr())

    def saved(self) -> list[Path]:
        return sorted((self.home / "matches").glob("*.json"))


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    home = tmp_path / "home"
    monkeypatch.setenv("BAZIGAH_HOME", str(home))
    for name in ("BAZIGAH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Catalogue, "strict", True)
    return Shell(capsys, monkeypatch, home)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished match."""
    game = find_game("wazabi")
    path = tmp_path_factory.mktemp("records") / "record.json"
    path.write_text(written.to_json(fair_record(game, game.resolve({"players": 2, "centre": 0}), 3)), "utf-8")
    return path


def test_help_names_every_command(shell: Shell) -> None:
    for arguments in (["--help"], []):
        answer = shell(*arguments)
        assert answer.status == 0
        for name in ("play", "resume", "matches", "replay", "verify", "rules"):
            assert f"  {name}\n" in answer.out


@pytest.mark.parametrize("command", ["play", "resume", "matches", "replay", "verify", "rules"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_command_has_help(shell: Shell, command: str, language: str) -> None:
    answer = shell(command, "--help", "--lang", language)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out.startswith(("Usage: " if language == "en" else "طرز کار: ") + f"bazigah {command}")
    assert all(len(line) <= 80 for line in answer.out.splitlines())


def test_help_has_a_short_name(shell: Shell) -> None:
    assert shell("play", "-h").out == shell("play", "--help").out
    assert shell("-h").out == shell().out


def test_a_second_interruption_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run", interrupted)
    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit) as end:
            cli.main([])
    finally:
        signal.signal(signal.SIGINT, before)
    assert end.value.code == 130


def test_version(shell: Shell) -> None:
    assert shell("--version").out.startswith("bazigah ")


@pytest.mark.parametrize("arguments", [["--lang", "fa", "matches"], ["matches", "--lang=fa"]])
def test_the_language_may_stand_anywhere(shell: Shell, arguments: list[str]) -> None:
    assert "هنوز بازی ذخیره‌شده‌ای نیست" in shell(*arguments).out


def test_digits_are_chosen_apart_from_the_language(shell: Shell) -> None:
    assert "۱۱ dice" in shell(*PLAY, "--option", "first=0", "--digits", "fa").out
    assert "\u206811\u2069 تاس را بریز" in shell(*PLAY, "--option", "first=0", "--lang", "fa", "--digits", "en").out


@pytest.mark.parametrize(
    ("environment", "saved", "language"),
    [
        ({}, "", "en"),
        ({"LANG": "fa_IR.UTF-8"}, "", "fa"),
        ({"LANG": "de_DE.UTF-8"}, "", "en"),
        ({"LC_ALL": "C", "LANG": "fa_IR"}, "", "en"),
        ({"LANG": "en_US.UTF-8"}, "fa", "fa"),
        ({"BAZIGAH_LANG": "en", "LANG": "fa_IR"}, "fa", "en"),
        ({"BAZIGAH_LANG": "tlh"}, "fa", "fa"),
    ],
)
def test_the_language_is_found(environment: dict[str, str], saved: str, language: str) -> None:
    assert spoken(Settings(language=saved), environment) == language


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"language": 3}', '{"language": "tlh", "digits": "x"}', "\0", "[" * 99999]
)
def test_damaged_settings_are_no_settings(shell: Shell, text: str) -> None:
    shell.home.mkdir()
    (shell.home / "settings.json").write_text(text, "utf-8")
    assert Settings.load() == Settings()


WRONG: dict[str, tuple[list[str], int]] = {
    "no such command": (["plya"], 2),
    "no such option": (["play", "--sets", "a"], 2),
    "an option without its value": (["play", "wazabi", "--seats"], 2),
    "a flag with a value": (["replay", "{record}", "--step=2"], 2),
    "too many arguments": (["rules", "wazabi", "W1", "W2"], 2),
    "a missing argument": (["verify"], 2),
    "no such language": (["--lang", "tlh", "matches"], 2),
    "no language": (["matches", "--lang"], 2),
    "no such digits": (["--digits=x", "matches"], 2),
    "no such game": (["play", "ludo"], 2),
    "no game and nobody to ask": (["play"], 2),
    "rules of no such game": (["rules", "ludo"], 2),
    "no such clause": (["rules", "wazabi", "W77"], 2),
    "too many seats": (["play", "wazabi", "--seats", "a,b,c,d,e,f,g"], 2),
    "too few seats": (["play", "wazabi", "--seats", "a"], 2),
    "a seat without a name": (["play", "wazabi", "--seats", "a,,b"], 2),
    "a seat of direction marks": (["play", "wazabi", "--seats", "a,\u202e\u200f"], 2),
    "no seats": (["play", "wazabi", "--seats", ""], 2),
    "one name twice": (["play", "wazabi", "--seats", "Ali,ali"], 2),
    "no such option of the game": (["play", "wazabi", "--option", "dice=3"], 2),
    "an option out of its values": (["play", "wazabi", "--option", "coloured=99"], 2),
    "an option that is none": (["play", "wazabi", "--option", "coloured"], 2),
    "an option twice": (["play", "wazabi", "--option", "coloured=1", "--option", "coloured=2"], 2),
    "a missing option file": (["play", "wazabi", "--option", "coloured=@/nowhere"], 2),
    "an option file that is no JSON": (["play", "wazabi", "--option", "coloured=@{garbage}"], 2),
    "players that are not the seats": (["play", "wazabi", "--seats", "a,b", "--option", "players=3"], 2),
    "no such dice": (["play", "wazabi", "--dice", "loaded"], 2),
    "nothing to resume": (["resume"], 2),
    "resuming what is over": (["resume", "{record}"], 2),
    "no such match": (["resume", "zzz"], 2),
    "a name of two lines": (["resume", "a\nb"], 2),
    "a name that moves the cursor": (["play", "\x1b[2J\u202e"], 2),
    "a name longer than any file's": (["verify", "x" * 5000], 2),
    "a file name longer than any": (["replay", "x" * 5000 + ".json"], 3),
    "a device without an end": (["verify", "/dev/zero"], 2),
    "an option file without an end": (["play", "clever", "--option", "sheet=@/dev/zero"], 2),
    "an option file that is no TOML": (["play", "clever", "--option", "sheet=@{toml}"], 2),
    "a sheet that is only named": (["play", "clever", "--option", "sheet=mine"], 2),
    "a number as long as a book": (["replay", "{record}", "--at", "9" * 5000], 2),
    "resuming what was edited": (["resume", "{sealed}"], 2),
    "resuming what was forged": (["resume", "{forged}"], 2),
    "resuming another version": (["resume", "{version}"], 2),
    "no such file": (["replay", "/nowhere/x.json"], 2),
    "a file name with a NUL": (["replay", "a\0.json"], 2),
    "a folder": (["replay", "{folder}"], 2),
    "an event that is none": (["replay", "{record}", "--at", "x"], 2),
    "an event past the end": (["replay", "{record}", "--at", "99999"], 2),
    "no record": (["verify", "{garbage}"], 2),
    "an empty file": (["verify", "{empty}"], 2),
    "a binary file": (["verify", "{binary}"], 2),
    "JSON that is no record": (["verify", "{json}"], 2),
    "a broken seal": (["verify", "{sealed}"], 2),
    "a changed outcome under a new seal": (["verify", "{forged}"], 6),
    "another version of the rules": (["replay", "{version}"], 2),
    "an unknown game in a record": (["replay", "{game}"], 2),
}


@pytest.fixture(scope="session")
def paths(tmp_path_factory: pytest.TempPathFactory, record: Path) -> dict[str, str]:
    """Files that are wrong in one way each."""
    text = record.read_text("utf-8")
    files: dict[str, Any] = {
        "garbage": "{ no json", "empty": "", "binary": b"\xff\xfe\0\1", "json": '{"a": 1}',
        "sealed": text.replace("سارا", "دارا"),
        "forged": resealed(text, lambda fields: fields["events"][2].__setitem__(1, fields["events"][2][1] ^ 1)),
        "version": resealed(text, lambda fields: fields.update(rules=99)),
        "game": resealed(text, lambda fields: fields.update(game="ludo")),
    }  # fmt: skip
    folder = tmp_path_factory.mktemp("wrong")
    for name, content in files.items():
        path = folder / f"{name}.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    toml = folder / "deep.toml"
    toml.write_text("a = " + "[" * 9999, "utf-8")
    return {
        "toml": str(toml),
        **{name: str(folder / f"{name}.json") for name in files},
        "record": str(record),
        "folder": str(folder),
    }


def resealed(text: str, change: Any) -> str:
    """The record with a change, under a seal that fits it: what someone who knows the format would make."""
    fields = json.loads(text)
    change(fields)
    rows = [(seat, action) for seat, *actions in fields["events"] for action in actions]
    made: Record = written.read(text)
    changed = replace(made, game=fields["game"], rules=fields["rules"], events=tuple(Event(*row) for row in rows))
    return written.to_json(changed)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_is_wrong_is_one_sentence(shell: Shell, paths: dict[str, str], wrong: str, language: str) -> None:
    arguments, status = WRONG[wrong]
    language_option = [] if "--lang" in arguments else ["--lang", language]
    filled = [
        argument.format(**paths) if argument.startswith("{") or "=@{" in argument else argument
        for argument in arguments
    ]
    answer = shell(*language_option, *filled)
    assert answer.status == status, answer.error
    assert answer.out == ""
    assert answer.error.count("\n") == 1
    assert 20 < len(answer.error) < 1000
    assert not {"\x1b", "\u202e"} & set(answer.error)
    assert not shell.saved()
    if language == "fa" and language_option:
        assert any("ا" <= letter <= "ی" for letter in answer.error)


def test_what_is_wrong_with_a_command_points_to_its_own_help(shell: Shell) -> None:
    for arguments in (["--seats"], ["--sets", "a"], ["wazabi", "--seats"], ["wazabi", "a", "b"]):
        assert shell("play", *arguments).error.rstrip().endswith("bazigah play --help"), arguments


def test_a_sheet_in_the_form_of_the_standard_one(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    standard = resources.files("bazigah.games.clever").joinpath("sheets/standard.toml").read_text("utf-8")
    path.write_text(standard.replace("boxes = 7", "boxes = 6", 1), "utf-8")
    assert shell("play", "clever", "--option", f"sheet=@{path}").status == 5
    (saved,) = shell.saved()
    assert json.loads(saved.read_text("utf-8"))["options"]["sheet"]["yellow"]["boxes"] == 6


class TestSaving:
    def test_the_end_of_input_saves_and_says_so(self, shell: Shell) -> None:
        answer = shell(*PLAY, typed="\n")
        (path,) = shell.saved()
        assert answer.status == 5
        assert answer.error == f"The input has ended, and the match is saved. Go on with: bazigah resume {path.stem}\n"

    def test_a_match_goes_on_by_its_id_or_alone(self, shell: Shell) -> None:
        shell(*PLAY, typed="\n")
        (path,) = shell.saved()
        before = written.read(path.read_text("utf-8")).events
        for arguments in ([path.stem], [path.stem[:4]], [str(path)], []):
            answer = shell("resume", *arguments)
            assert "Going on after" in answer.out
            assert written.read(path.read_text("utf-8")).events[: len(before)] == before

    def test_two_windows_do_not_undo_one_another(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        shell(*PLAY, "--option", "first=0")
        (path,) = shell.saved()
        other = path.read_text("utf-8") + "\n"
        typed = iter(["", None])

        def ask(*_: object) -> str:
            files.write(path, other)
            return str(next(typed))

        monkeypatch.setattr("bazigah.terminal.screen.Screen.ask", ask)
        answer = shell("resume", path.stem)
        assert answer.status == 3
        assert "another window" in answer.error
        assert "Sara threw" not in answer.out
        assert path.read_text("utf-8") == other

    def test_interruption_saves_and_says_so(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupt(*_: object) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr("bazigah.terminal.screen.Screen.ask", interrupt)
        answer = shell(*PLAY)
        assert answer.status == 130
        assert "bazigah resume" in answer.error

    def test_a_full_disk_is_said_and_what_was_saved_stays(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        shell(*PLAY, "--option", "first=0")
        (path,) = shell.saved()
        before = path.read_bytes()

        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        answer = shell("resume", typed="\n\n\n")
        assert answer.status == 3
        assert answer.error.startswith("The disk is full")
        assert "Sara threw" not in answer.out
        assert path.read_bytes() == before
        assert len(list(path.parent.iterdir())) == 1

    def test_a_folder_that_may_not_be_written(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        def denied(*_: object, **__: object) -> None:
            raise PermissionError(errno.EACCES, "Permission denied")

        monkeypatch.setattr("tempfile.mkstemp", denied)
        answer = shell(*PLAY)
        assert answer.status == 3
        assert "may not be written" in answer.error

    @pytest.mark.parametrize("command", [["matches"], ["resume"]])
    def test_what_a_killed_save_left_is_removed(self, shell: Shell, command: list[str]) -> None:
        shell(*PLAY)
        (path,) = shell.saved()
        left, young, other = (
            path.parent / name for name in (f".{path.name}.abcdefgh", f".{path.name}.now_0000", ".mine")
        )
        for file in (left, young, other):
            file.write_text("", "utf-8")
        for file in (left, other):
            os.utime(file, (0, 0))
        shell(*command)
        assert {file.name for file in path.parent.iterdir()} == {path.name, young.name, other.name}

    def test_a_home_longer_than_any_path(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("BAZIGAH_HOME", "x" * 3000)
        for arguments in (PLAY, ["matches"]):
            answer = shell(*arguments)
            assert answer.status == 3
            assert "xxx" in answer.error

    def test_a_home_that_is_a_file(self, shell: Shell) -> None:
        shell.home.write_text("", "utf-8")
        assert shell(*PLAY).status == 3

    def test_a_file_that_may_not_be_read(self, shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def denied(self: Path, *arguments: Any, **named: Any) -> Any:
            if self == record:
                raise PermissionError(errno.EACCES, "Permission denied")
            return open_file(self, *arguments, **named)

        open_file = Path.open
        monkeypatch.setattr(Path, "open", denied)
        answer = shell("verify", str(record))
        assert answer.status == 3
        assert "may not be read" in answer.error

    def test_an_enormous_file(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "large.json"
        with path.open("wb") as file:
            file.truncate(17 * 1024 * 1024)
        assert "far too large" in shell("verify", str(path)).error

    def test_a_mistake_of_ours_is_written_to_a_file(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("bazigah.terminal.records.matches", broken)
        answer = shell("matches")
        assert answer.status == 70
        assert answer.error.count("\n") == 1
        assert "ZeroDivisionError" in (shell.home / "crash.txt").read_text("utf-8")


class TestRecords:
    def test_matches_are_listed(self, shell: Shell) -> None:
        shell(*PLAY, typed="\n")
        (path,) = shell.saved()
        (path.parent / "broken.json").write_text("{", "utf-8")
        assert shell("resume").status == 5  # with the one that holds
        lines = shell("matches").out.splitlines()
        began = datetime.fromisoformat(written.read(path.read_text("utf-8")).date).astimezone()
        listed = f"{path.stem}: Wazabi with Sara and Greedy, {began:%Y-%m-%d %H:%M}, after"
        assert any(line.startswith(listed) for line in lines)
        for name, change in {"foreign": {"game": "\x1b[2J/../ludo" + "x" * 999}, "old": {"rules": 99}}.items():
            changed = resealed(path.read_text("utf-8"), lambda fields, change=change: fields.update(change))
            (path.parent / f"{name}.json").write_text(changed, "utf-8")
        (path.parent / "folder.json").mkdir()
        (path.parent / "link.json").symlink_to("nowhere")
        os.mkfifo(path.parent / "pipe.json")
        lines = shell("matches").out.splitlines()
        assert len(lines) == 4
        assert any(line.startswith("foreign: the record is of a game") and "\x1b" not in line for line in lines)
        assert any(line.startswith("old: the record is of version 99") for line in lines)
        assert any(line.startswith("broken: this is no record, or a damaged one") for line in lines)

    def test_a_replay_tells_the_events_and_the_table(self, shell: Shell, record: Path) -> None:
        answer = shell("replay", str(record))
        last = len(written.read(record.read_text("utf-8")).events)
        assert answer.status == 0
        assert f"\n{last}. " in answer.out
        assert f"\nAfter {last} events:\n" in answer.out

    @pytest.mark.parametrize("at", ["0", "1", "۷"])
    def test_a_replay_stops(self, shell: Shell, record: Path, at: str) -> None:
        answer = shell("replay", str(record), "--at", at)
        assert {"0": "Before the first event:", "1": "After one event:", "۷": "After 7 events:"}[at] in answer.out

    def test_a_replay_waits(self, shell: Shell, record: Path) -> None:
        whole = shell("replay", str(record), "--step", typed="\n" * 10_000).out
        assert len(whole) > len(shell("replay", str(record), "--step", typed="\nq\n").out)

    def test_notation_is_a_record_too(self, shell: Shell, record: Path, tmp_path: Path) -> None:
        path = tmp_path / "match.txt"
        path.write_text(written.to_notation(written.read(record.read_text("utf-8"))), "utf-8")
        assert shell("replay", str(path)).out == shell("replay", str(record)).out

    def test_a_pipe_is_read_like_a_file(self, shell: Shell, record: Path) -> None:
        reader, writer = os.pipe()
        os.write(writer, b"\xef\xbb\xbf" + record.read_bytes())  # with the mark that some editors put first
        os.close(writer)
        assert shell("verify", f"/dev/fd/{reader}").status == 0
        os.close(reader)

    def test_verify_says_what_is_proved_and_what_is_not(self, shell: Shell, record: Path) -> None:
        answer = shell("verify", str(record))
        assert answer.status == 0
        for part in ("events are legal", "The checksum is right", "Points and places", "follow from the secret",
                     "What that shows", "What it does not show"):  # fmt: skip
            assert part in answer.out

    def test_verify_of_table_dice_proves_no_dice(self, shell: Shell) -> None:
        shell(*PLAY, "--dice", "table", "--option", "first=0", typed="\n2 2 2\n")
        answer = shell("verify", shell.saved()[0].stem)
        assert "typed in by people at a real table" in answer.out
        assert "What that shows" not in answer.out
        assert "not over yet" in answer.out

    def test_rules(self, shell: Shell) -> None:
        page = shell("rules", "wazabi").out
        assert all(f"\n{clause}. " in page for clause in find_game("wazabi").rules.CLAUSES)
        assert shell("rules", "wazabi", "w5").out.count("\n") == shell("rules", "wazabi", "5").out.count("\n") == 2


class TestRematch:
    def play(self, shell: Shell, answer: str) -> Answer:
        """Two bots and nobody else, then an answer to "once more?"."""
        arguments = ["play", "wazabi", "--seats", "greedy,random", "--option", "coloured=2", "--option", "centre=0"]
        return shell(*arguments, typed=answer)

    def test_once_more(self, shell: Shell) -> None:
        answer = self.play(shell, "y\nبله\nno\n")
        assert answer.status == 0
        assert answer.out.count("Wazabi: Greedy and Random.") == 3
        records = [written.read(path.read_text("utf-8")) for path in shell.saved()]
        assert len({record.id for record in records}) == 3
        assert len({record.dice.commitment for record in records}) == 3
        assert all(record.result for record in records)

    @pytest.mark.parametrize("answer", ["", "\n", "n\n", "what\n"])
    def test_enough(self, shell: Shell, answer: str) -> None:
        assert len(self.play(shell, answer).out.split("Once more?")) == 2


class TestHandOver:
    def test_secret_picks_are_told_together(self, shell: Shell) -> None:
        arguments = ["play", "clever", "--seats", "Sara,Ali,Mina", "--option", "first=0", "--option", "picks=1"]
        out = shell(*arguments, typed="1\n1\n\npass\n\npass\n").out
        assert out.index("Now Ali, without the others looking.") < out.index("Now Mina, without the others looking.")
        assert out.index("Now Mina, without the others looking.") < out.index("Ali passed.")
        assert "Now Sara, without" not in out
