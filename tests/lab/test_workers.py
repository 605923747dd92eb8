"""The same pieces from one process, from several, and in several goes."""

import os
import signal
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bazigah.core.game import find_game
from bazigah.lab import run
from bazigah.lab.cluster import Cluster, NoCluster
from bazigah.lab.crew import Processes, WorkerLost
from bazigah.lab.kept import RESULTS, InUse, Kept, NoWork, OtherWork, results
from bazigah.lab.run import Runner
from bazigah.lab.simulate import Played
from bazigah.lab.tournament import Block, Tournament
from bazigah.lab.work import Matches, lines, simulation
from bazigah.lab.works import read

PIECES = 24


def short(seed: int = 5, **options: Any) -> Matches:
    """Short matches that are played in plain Python: nothing to compile."""
    return Matches.of(simulation("wazabi", {"centre": 0} | options, ("random", "greedy"), seed))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are called after the first piece, and asked for few at a time."""
    for limit in ("ALONE", "WORTH", "STRETCH"):
        monkeypatch.setattr(run, limit, 0.0)


def played(runner: Runner, work: Any = None, total: int = PIECES, row: Any = Played, **more: Any) -> list[Any]:
    found: list[Any] = []
    assert runner.run(work or short(), total, row, found.append, **more) == len(found)
    return found


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_any_number_of_workers_plays_the_same(size: int) -> None:
    direct = simulation("wazabi", {"centre": 0}, ("random", "greedy"), 5)
    assert played(Runner(lambda: Processes(size))) == [direct.play(number) for number in range(PIECES)]


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
def test_a_tournament_is_the_same_with_workers() -> None:
    work = Tournament.of(find_game("wazabi"), {"players": 3, "centre": 0}, ("random", "greedy"), 3)
    alone = played(Runner(), work, 8, Block)
    assert played(Runner(lambda: Processes(2)), work, 8, Block) == alone


class Here:
    """A crew of this process, that remembers for which pieces it was asked; each takes `seconds`."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self.asked: list[range] = []

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None: ...

    def send(self, settings: bytes, first: int, last: int) -> range:
        self.asked.append(range(first, last))
        return self.asked[-1]

    def ready(self, asked: range, seconds: float) -> bool:
        return True

    def take(self, asked: range) -> tuple[bytes, float]:
        return lines(short().begin(), asked.start, asked.stop), self.seconds * len(asked)


def test_stretches_are_as_long_as_their_pieces_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """And they get shorter, so that workers end together; each piece is asked for once, in order."""
    for limit in ("ALONE", "WORTH", "COMING"):
        monkeypatch.setattr(run, limit, 0.0)
    alone = played(Runner(), total=300)
    slow, quick = Here(2, 1.0), Here(2, 0.001)
    for crew in (slow, quick):
        assert played(Runner(lambda crew=crew: crew), total=300) == alone  # type: ignore[misc]
        every = [number for asked in crew.asked for number in asked]
        assert every == list(range(every[0], 300))
    assert {len(asked) for asked in slow.asked[-50:]} == {1}
    assert max(len(asked) for asked in quick.asked) > 20
    assert len(quick.asked[-1]) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
def test_workers_end_with_the_crew_whatever_they_are_at() -> None:
    with Processes(2) as crew:
        endless = crew.send(msgspec.json.encode(short()), 0, 10**9)
        assert not crew.ready(endless, 0.2)
        pids = list(crew._pool._processes)
        assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
def test_a_lost_worker_is_told() -> None:
    with Processes(1) as crew:
        assert crew.take(crew.send(msgspec.json.encode(short()), 0, 1))[0]
        asked = crew.send(msgspec.json.encode(short()), 0, 10**9)
        for pid in crew._pool._processes:
            os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerLost):
            crew.take(asked)


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
def test_stopping_keeps_the_first_pieces_whole() -> None:
    shown: list[int] = []
    some = played(Runner(lambda: Processes(2), lambda: bool(shown and shown[-1] >= 5), shown.append))
    assert 5 <= len(some) < PIECES
    assert some == played(Runner())[: len(some)]


def test_settings_come_back_as_they_were_written() -> None:
    for work in (short(), Tournament.of(find_game("ten"), {"players": 2}, ("random", "greedy"), 2**61)):
        assert read(msgspec.json.encode(work)) == work


def stop_after(pieces: int) -> Runner:
    shown: list[int] = []
    return Runner(None, lambda: bool(shown and shown[-1] >= pieces), shown.append)


def test_several_goes_leave_the_file_of_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    with Kept(whole, short()) as kept:
        at_once = played(Runner(), kept=kept)
    for pieces in (0, 3, 4, 11, PIECES):
        with Kept(parts, short()) as kept:
            some = played(stop_after(pieces), kept=kept)
    assert some == at_once
    assert [path.name for path in sorted(parts.iterdir())] == [path.name for path in sorted(whole.iterdir())]
    for path in whole.iterdir():
        assert path.read_bytes() == (parts / path.name).read_bytes()
    assert len(list(results(whole))) == PIECES


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Kept(tmp_path, short()) as kept:
        before = played(Runner(), kept=kept)

    def never(self: Matches) -> Callable[[int], object]:
        raise AssertionError

    monkeypatch.setattr(Matches, "begin", never)
    with Kept(tmp_path, short()) as kept:
        assert played(Runner(), kept=kept) == before
        assert played(Runner(), total=5, kept=kept) == before[:5]


@pytest.mark.parametrize("cut", [1, 7])
def test_a_line_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    with Kept(tmp_path, short()) as kept:
        before = played(Runner(), kept=kept)
    whole = (tmp_path / RESULTS).read_bytes()
    (tmp_path / RESULTS).write_bytes(whole[:-cut])
    assert len(list(results(tmp_path))) == PIECES - 1
    with Kept(tmp_path, short()) as kept:
        assert played(Runner(), kept=kept) == before
    assert (tmp_path / RESULTS).read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (short(seed=6), "seed"),
        (short(stars="next"), "options.stars"),
        (Tournament.of(find_game("wazabi"), {"players": 2, "centre": 0}, ("random", "greedy"), 5), "work"),
        (msgspec.structs.replace(short(), bazigah="0.0.1"), "bazigah"),
        (msgspec.structs.replace(short(), seats=("greedy", "random")), "seats"),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, other: Any, setting: str) -> None:
    with Kept(tmp_path, short()):
        pass
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(OtherWork) as refused:
        Kept(tmp_path, other)
    assert refused.value.name == setting
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_of_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(NoWork):
        Kept(tmp_path, short())
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(NoWork):
        Kept(tmp_path, short())


def test_one_process_writes_into_a_folder(tmp_path: Path) -> None:
    with Kept(tmp_path, short()), pytest.raises(InUse):
        Kept(tmp_path, short())


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("at_once")
def test_a_ray_cluster_plays_the_same() -> None:
    assert played(Runner(lambda: Cluster("local"))) == played(Runner())
    with pytest.raises(NoCluster), Cluster("nonsense://nowhere"):
        pass
