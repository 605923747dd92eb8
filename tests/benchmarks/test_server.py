"""The benchmark of the server measures what it says: its players really play, its stored matches are matches."""

import asyncio
from contextlib import closing
from math import inf
from pathlib import Path

import pytest
from benchmarks.server import dead, processes, rounds, stored
from benchmarks.server.crowd import Order
from benchmarks.server.guests import ROUND, Door
from benchmarks.server.rounds import Round

from bazigah.server.saving import folded
from bazigah.server.store import Store

pytestmark = pytest.mark.slow

SOCKETS = 5 * len(ROUND)
PACE = 60.0


def check(part: Round, pace: float = inf) -> None:
    """How fast it went is for the benchmark to say: a machine may be slow, but none gets ahead of the clock."""
    outcome = part.outcome
    assert 0 < outcome.rate < pace * 1.1
    assert (outcome.unfinished, outcome.lost, outcome.refused) == (0, 0, {})
    assert outcome.acks
    assert 0 < outcome.acks.p50 <= outcome.acks.p99 <= outcome.acks.most
    assert part.memory > 10
    assert 10 < part.proportional <= part.memory * 1.05


@pytest.mark.parametrize("many", [1, 2])
def test_players_of_every_game_play_at_tables(tmp_path: Path, many: int) -> None:
    with processes.tables(tmp_path, many) as server, rounds.players("tables", server.port) as crowd:
        server.until("/", "/api/health")
        with closing(Door(server.port)) as door:
            crowd.do(Order("attend", tables=door.gatherings(SOCKETS)))
        for words in (False, True):
            crowd.do(Order("connect", words=words))
            paced = rounds.stretch(server, crowd, Order("paced", rate=PACE, seconds=1))
            check(paced, PACE)
            assert paced.lines >= 1
            assert paced.outcome.all
            assert paced.outcome.all.p50 >= paced.outcome.acks.p50 / 2
            check(rounds.stretch(server, crowd, Order("hurry", seconds=0.5)))
            crowd.do(Order("leave"))


def test_echoes_come_back() -> None:
    with processes.echo() as server, rounds.players("echo", server.port) as crowd:
        server.until("/")
        crowd.do(Order("attend", sockets=SOCKETS))
        crowd.do(Order("connect"))
        check(rounds.stretch(server, crowd, Order("paced", rate=PACE, seconds=1), counted=False), PACE)
        check(rounds.stretch(server, crowd, Order("hurry", seconds=0.5), counted=False))


def test_the_dead_come_and_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dead, "LONGEST", 0.0)
    deaths = dead.measured(20, 0.5)
    assert deaths.gone is None
    assert deaths.during == []
    check(deaths.after, dead.PACE)


def test_stored_matches_are_whole_and_each_their_own(tmp_path: Path) -> None:
    many = 3 * stored.PLAYED

    async def look() -> list[str]:
        store = await Store.open(f"sqlite:///{tmp_path / 'server.db'}")
        try:
            counts = await store.counts()
            assert (counts["matches"], counts["tables"]) == (many, many)
            rows = [await store.table(str(code)) for code in range(stored.FIRST_CODE, stored.FIRST_CODE + 10 * many)]
            tables = [folded(found) for found in rows if found]
        finally:
            await store.close()
        assert len({table.play.opened.match for table in tables if table.play}) == many
        return [table.phase for table in tables]

    lines = stored.fill(tmp_path, many)
    phases = asyncio.run(look())
    assert lines > 20 * many
    assert sorted(set(phases)) == ["over", "playing"]
    assert len(phases) == many


def test_a_load_process_that_ends_is_noticed() -> None:
    with rounds.players("echo", processes.free_port()) as crowd:
        crowd.do(Order("attend", sockets=5))
        with pytest.raises(SystemExit):
            crowd.do(Order("connect"))
