"""The commands: a person is told what was done, or why it was not."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from bazigah.cli import keep
from bazigah.core.game import Game
from bazigah.server import wire
from bazigah.server.records import record_of, verify
from bazigah.server.rows import Batch
from bazigah.server.store import Store
from bazigah.terminal.help import Context
from bazigah.terminal.trouble import NOT_PROVED, STORAGE, USAGE, Trouble
from bazigah.words.catalogue import Catalogue, languages
from support.stored import Recorded, fill, with_store
from support.tables import ALI, SARA

pytestmark = pytest.mark.slow  # real servers and databases

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str) -> Run:
    """Runs a command on the database; what it says."""
    monkeypatch.setattr(Catalogue, "strict", True)

    def invoke(name: str, *arguments: str, database: str = url, language: str = "en") -> str:
        command = getattr(keep, name)
        command.context_class = Context
        given = [*arguments, "--database", database]
        command.main(given, obj=Catalogue(language), standalone_mode=False)
        return capsys.readouterr().out

    return invoke


def refused(run: Run, id: str, status: int, *arguments: str, **given: str) -> None:
    with pytest.raises(Trouble) as caught:
        run(*arguments, **given)
    assert all(Catalogue(language).text(caught.value.sentence) for language in languages())
    assert (caught.value.sentence.id, caught.value.status) == (id, status)


def change(url: str, statement: str) -> None:
    def spoil(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    with_store(url, lambda store: store._ground.write(spoil))


def played(game: str = "wazabi", code: str = "t", seed: int = 1, limit: int = 10_000) -> list[Batch]:
    """A whole match, with what was taken back; or its beginning."""
    meeting, random = Recorded(game), Random(seed)
    meeting.begin(SARA, ALI)
    while meeting.table.phase == "playing" and limit:
        limit -= 1
        meeting.act(random)
        play = meeting.table.play
        assert play is not None
        for seat in range(play.match.players):
            if meeting.table.phase == "playing" and play.hosted.can_undo(seat) and random.random() < 0.3:
                meeting.ask(meeting.table.seats[seat].person or "", wire.Undo, seat=seat, number=meeting.table.number)
                break
    return meeting.at_table(code)


def test_a_backup_goes_from_one_database_into_another(run: Run, url: str, tmp_path: Path) -> None:
    with_store(url, lambda store: fill(store, [*played(), *Recorded().at_table("other")]))
    file, other = str(tmp_path / "backup"), f"sqlite:///{tmp_path / 'other.db'}"
    assert file in run("backup", file)
    assert file in run("restore", file, database=other)
    counts = {"people": 0, "tables": 2, "matches": 1}
    assert with_store(other, lambda store: store.counts()).items() >= counts.items()
    assert run("check", database=other)
    refused(run, "server-keep-there", STORAGE, "backup", file)
    refused(run, "server-keep-not-empty", USAGE, "restore", file)
    (tmp_path / "cut").write_bytes(Path(file).read_bytes()[:-100])
    refused(run, "server-keep-damaged", USAGE, "restore", str(tmp_path / "cut"))


def test_what_cannot_be_is_said(run: Run, url: str, tmp_path: Path) -> None:
    with_store(url, lambda store: store.ready())
    (tmp_path / "text").write_text("hello")
    refused(run, "server-keep-format", USAGE, "restore", str(tmp_path / "text"))
    refused(run, "cli-file-missing", STORAGE, "restore", str(tmp_path / "none"))
    refused(run, "cli-file-directory", STORAGE, "restore", str(tmp_path))
    refused(run, "server-keep-unwritten", STORAGE, "backup", str(tmp_path / "none" / "file"))
    for command in (("backup", str(tmp_path / "file")), ("check",)):
        refused(run, "server-keep-none", USAGE, *command, database=f"sqlite:///{tmp_path / 'none.db'}")
        refused(run, "server-keep-address", USAGE, *command, database="mysql://host/name")
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "file").exists()


def test_a_newer_database_is_said(run: Run, url: str) -> None:
    with_store(url, lambda store: store.ready())
    change(url, "UPDATE alembic_version SET version_num = '999'")
    refused(run, "server-keep-newer", USAGE, "check")


def test_a_sound_database_is_said_to_be_sound(run: Run, url: str) -> None:
    with_store(url, lambda store: store.ready())
    assert "nothing is wrong" in run("check")
    with_store(url, lambda store: fill(store, played()))
    assert "One match" in run("check")
    assert "هیچ ایرادی نبود" in run("check", language="fa")


def test_matches_of_all_games_hold_and_their_records_are_verified(game: Game, file_url: str) -> None:
    """Ended, and in the middle; with decisions that were taken back."""

    async def work(store: Store) -> None:
        for i, limit in enumerate((10_000, 9)):
            await fill(store, played(game.name, f"t{i}", seed=i, limit=limit))
        for id in await store.match_ids():
            found = await store.match(id)
            assert found is not None
            row, lines = found
            match, record = verify(row, lines), record_of(row, lines)
            assert match.number >= len(record.events)
            assert record.verify().over == (row.last is not None) == (record.dice.secret is not None)
            assert record.result is None or record.checksum == row.checksum

    with_store(file_url, work)


ENTRY = "UPDATE lines SET entry = replace(entry, "
FIRST = " WHERE number = {first}"
MIDDLE = " WHERE number = {middle}"
DAMAGE = {
    "an action": (ENTRY + "'\"action\":', '\"action\":1')" + MIDDLE, None),
    "a seat": (ENTRY + "'\"seat\":', '\"seat\":9')", None),
    "options": (ENTRY + "'\"players\":', '\"players\":9')" + FIRST, "record-options"),
    "no JSON": ("UPDATE lines SET entry = substr(entry, 2)" + MIDDLE, "server-keep-unreadable"),
    "another entry": ('UPDATE lines SET entry = \'{{"kind":"undone","seat":0}}\'' + FIRST, "record-field"),
    "a line less": ("DELETE FROM lines" + MIDDLE, None),
    "another checksum": ("UPDATE matches SET checksum = 'x'", "record-checksum"),
    "no checksum": ("UPDATE matches SET checksum = NULL", "record-checksum"),
    "another result": ("UPDATE matches SET result = replace(replace(result, '1', '2'), '0', '3')", "record-result"),
    "no result": ("UPDATE matches SET result = NULL", "record-result"),
    "half a result": ("UPDATE matches SET result = '{{}}'", "server-keep-unreadable"),
    "another secret": ("UPDATE matches SET secret = replace(replace(secret, '0', '1'), '2', '3')", "record-commitment"),
    "no secret": ("UPDATE matches SET secret = ''", "server-keep-unreadable"),
    "another seal": (ENTRY + '\'"commitment":"\', \'"commitment":"0\')' + FIRST, "record-commitment"),
    "another contribution": (ENTRY + '\'"data":"ab"\', \'"data":"ac"\')', "record-dice"),
    "other rules": (ENTRY + "'\"rules\":', '\"rules\":9')" + FIRST, "record-rules"),
    "another version": ("UPDATE matches SET rules = 99", "record-field"),
}
"""What is spoilt, how, and what is said of the match."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_and_named(run: Run, url: str, damage: str) -> None:
    batches = played()
    match = next(one.match for one in reversed(batches) if one.match)
    assert match.last is not None
    with_store(url, lambda store: fill(store, batches))
    statement, kind = DAMAGE[damage]
    change(url, statement.format(first=match.first, middle=(match.first + match.last) // 2))
    refused(run, "server-keep-faults", NOT_PROVED, "check")
    problem = with_store(url, lambda store: keep._problem(store, match.id))
    assert problem is not None
    assert problem.id in (kind or problem.id)


BROKEN = {
    "no snapshot": "UPDATE heads SET snapshot = '{}'",
    "no head": "DELETE FROM heads",
    "an entry of the lobby": "UPDATE lines SET entry = '{}' WHERE number = (SELECT max(number) FROM lines)",
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_table_that_cannot_be_opened_is_named(run: Run, url: str, damage: str) -> None:
    """Also where no match is on: nobody could go to it any more."""
    meeting = Recorded()
    meeting.ask(ALI, wire.Say, phrase="hello")
    with_store(url, lambda store: fill(store, meeting.batches))
    assert "nothing is wrong" in run("check")
    change(url, BROKEN[damage])
    refused(run, "server-keep-faults", NOT_PROVED, "check")


@pytest.mark.parametrize("content", [b"x" * 5000, b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_not_said_to_be_one_that_will_answer(
    run: Run, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "x.db").write_bytes(content)
    for command in (("check",), ("backup", str(tmp_path / "file"))):
        refused(run, "server-serve-database", STORAGE, *command, database=f"sqlite:///{tmp_path / 'x.db'}")


def test_bytes_that_are_no_text_are_found(run: Run, tmp_path: Path) -> None:
    """PostgreSQL takes none."""
    url = f"sqlite:///{tmp_path / 'other.db'}"
    with_store(url, lambda store: fill(store, played()))
    change(url, "UPDATE lines SET entry = CAST(x'ff' || entry AS TEXT) WHERE number = 20")
    refused(run, "server-keep-faults", NOT_PROVED, "check", database=url)
