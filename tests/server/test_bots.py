"""Bots in processes of their own: the same moves, whatever happens to the processes."""

import asyncio
import os
import subprocess
import sys
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from signal import SIGINT, SIGKILL, SIGTERM
from time import monotonic
from typing import Any

import pytest
import uvloop
from structlog.testing import capture_logs

from bazigah.bots.bot import bot_names, find_bot, seed_of
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.core.twin import plain
from bazigah.server.bots import Bots, Closed
from support import strange_bots
from support.play import actors, step

pytestmark = pytest.mark.slow  # processes

PATIENCE = 20.0
GAME = "ten"
SEAT = 0


@asynccontextmanager
async def opened(workers: int = 1, **others: Any) -> AsyncIterator[Bots]:
    bots = Bots(workers, **others)
    try:
        yield bots
    finally:
        await bots.close()


@asynccontextmanager
async def strange(folder: Path, workers: int = 1, **others: Any) -> AsyncIterator[Bots]:
    """Bots that misbehave; for them the seed is the action."""
    async with opened(workers, command=(sys.executable, strange_bots.__file__, str(folder)), **others) as bots:
        yield bots


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Callable[..., Any]:
    return request.param


def position() -> Match:
    """A decision with several actions of seat 0."""
    match = Match(find_game(GAME), {"players": 2, "first": SEAT})
    random = Random(1)
    while len(match.legal(SEAT)) < 2:
        step(match, random)
    return match


def ask(bots: Bots, bot: str, seed: int) -> Awaitable[int]:
    return bots.choose(GAME, bot, fields(position(), SEAT), SEAT, seed)


def fields(match: Match, seat: int) -> dict[str, Any]:
    return plain(match.game.rules).fields(match.view(seat))


def at_random(seed: int) -> int:
    return find_bot(find_game(GAME), "random").choose(position().view(SEAT), SEAT, seed)


def decisions(game: Game, seed: int, every: int = 7, most: int = 400) -> Iterator[tuple[Match, int]]:
    """Decisions of a random match of three, each with the seat that has it."""
    random = Random(seed)
    match = Match(game, {"players": 3})
    while not match.over and match.number < most:
        if match.number % every == 0:
            yield from ((match, seat) for seat in actors(match) if seat >= 0)
        step(match, random)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def asked(folder: Path) -> int:
    file = folder / "asked"
    return file.stat().st_size if file.exists() else 0


def lives(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of it until somebody asks."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return found.stdout.strip() not in ("", "Z", "Z+", "ZN")


def test_the_names_are_those_of_the_game(game: Game) -> None:
    assert Bots(1).names(game.name) == bot_names(game)


def test_two_processes_give_the_same_legal_moves_as_the_bot_itself(game: Game) -> None:
    async def play() -> None:
        async with opened() as one, opened() as other:
            for match, seat in decisions(game, 3):
                for name in bot_names(game):
                    question = (game.name, name, fields(match, seat), seat, seed_of("m", match.number, seat))
                    moves = await asyncio.gather(one.choose(*question), other.choose(*question))
                    itself = find_bot(game, name).choose(match.view(seat), seat, question[-1])
                    assert moves == [itself, itself]
                    assert itself in match.legal(seat)

    asyncio.run(play())


def hidden_twins(game: Game) -> Iterator[tuple[int, list[Any]]]:
    """A seat, and true states that differ only in what another seat has done in secret."""
    face = plain(game.rules)
    for match, seat in decisions(game, 8, every=1):
        for other in [other for other in actors(match) if match.hidden and other != seat]:
            truths = []
            for action in match.legal(other):
                true = face.copy(match.state)
                face.apply(true, other, action)
                truths += [true] if face.may_act(true, seat) and not face.may_act(true, other) else []
            if len(truths) > 1:
                yield seat, truths


def test_what_a_seat_does_not_see_changes_no_move(game: Game) -> None:
    face = plain(game.rules)

    async def move(bots: Bots, bot: str, true: Any, seat: int) -> int:
        seen = face.copy(true)
        face.mask(seen, seat)
        return await bots.choose(game.name, bot, face.fields(seen), seat, 5)

    async def play() -> int:
        compared = 0
        async with opened(2) as bots:
            for seat, truths in hidden_twins(game):
                assert face.fields(truths[0]) != face.fields(truths[1])
                for bot in bots.names(game.name):
                    moves = await asyncio.gather(*(move(bots, bot, true, seat) for true in truths[:3]))
                    assert len(set(moves)) == 1
                compared += 1
        return compared

    assert bool(asyncio.run(play())) == any(match.hidden for match, _ in decisions(game, 8, every=1))


def test_a_move_is_made_once_more_where_the_process_died(tmp_path: Path) -> None:
    async def play() -> int:
        async with strange(tmp_path) as bots:
            return await ask(bots, "dies_once", position().legal(SEAT)[1])

    assert asyncio.run(play()) == position().legal(SEAT)[1]
    assert asked(tmp_path) == 2


def test_a_process_killed_in_the_middle_of_a_thought_is_replaced(tmp_path: Path, run: Callable[..., Any]) -> None:
    async def play() -> int:
        async with strange(tmp_path) as bots:
            thought = asyncio.ensure_future(ask(bots, "waits", position().legal(SEAT)[1]))
            await until(lambda: asked(tmp_path) == 1)
            os.kill(bots.processes[0], SIGKILL)
            await until(lambda: asked(tmp_path) == 2)
            (tmp_path / "go").touch()
            return await thought

    assert run(play()) == position().legal(SEAT)[1]


def test_a_process_killed_while_it_waits_is_replaced() -> None:
    async def play() -> None:
        async with opened() as bots:
            for _ in range(5):
                assert await ask(bots, "random", 9) == at_random(9)
                pid = bots.processes[0]
                os.kill(pid, SIGKILL)
                await until(lambda pid=pid: not lives(pid))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "trouble"), [("dies", "died"), ("raises", "no idea"), ("illegal", "99"), ("nobody", "nobody")]
)
def test_a_bot_that_cannot_move_is_replaced_by_chance_and_logged_once(tmp_path: Path, bot: str, trouble: str) -> None:
    async def play() -> list[int]:
        async with strange(tmp_path) as bots:
            return [await ask(bots, bot, seed) for seed in (4, 5)]

    with capture_logs() as logs:
        assert asyncio.run(play()) == [at_random(4), at_random(5)]
    assert [(line["event"], line["bot"], line["seed"]) for line in logs] == [("bot.failed", bot, s) for s in (4, 5)]
    assert all(trouble in line["trouble"] for line in logs)
    assert asked(tmp_path) == (6 if bot == "dies" else 0)


def test_a_command_that_is_not_there_leaves_moves_to_chance() -> None:
    async def play() -> int:
        async with opened(command=("/no/such/program",)) as bots:
            return await ask(bots, "greedy", 4)

    with capture_logs() as logs:
        assert asyncio.run(play()) == at_random(4)
    assert len(logs) == 1


def test_a_thought_that_takes_too_long_is_ended(tmp_path: Path, run: Callable[..., Any]) -> None:
    async def play() -> None:
        async with strange(tmp_path, limit=0.5) as bots:
            assert await ask(bots, "waits", 4) == at_random(4)
            assert bots.processes == ()
            assert await ask(bots, "random", 5) == at_random(5)

    with capture_logs() as logs:
        run(play())
    assert [line["trouble"] for line in logs] == ["no move within 0.5 s"]


def test_a_slow_thought_holds_up_neither_the_server_nor_other_tables(tmp_path: Path) -> None:
    async def play() -> None:
        async with strange(tmp_path, workers=2) as bots:
            slow = asyncio.ensure_future(ask(bots, "waits", position().legal(SEAT)[0]))
            await until(lambda: asked(tmp_path) == 1)
            assert [await ask(bots, "random", seed) for seed in range(20)] == [at_random(seed) for seed in range(20)]
            assert not slow.done()
            (tmp_path / "go").touch()
            assert await slow == position().legal(SEAT)[0]

    asyncio.run(play())


def test_questions_are_answered_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def play() -> list[int]:
        order: list[int] = []

        async def table(number: int) -> None:
            await ask(bots, "random", number)
            order.append(number)

        async with strange(tmp_path) as bots:
            first = asyncio.ensure_future(ask(bots, "waits", position().legal(SEAT)[0]))
            await until(lambda: asked(tmp_path) == 1)
            tables = [asyncio.create_task(table(number)) for number in range(30)]
            await asyncio.sleep(0)
            (tmp_path / "go").touch()
            await asyncio.gather(first, *tables)
        return order

    assert asyncio.run(play()) == list(range(30))


def test_who_is_cancelled_leaves_no_answer_to_the_next(tmp_path: Path, run: Callable[..., Any]) -> None:
    async def play() -> None:
        async with strange(tmp_path) as bots:
            thought = asyncio.ensure_future(ask(bots, "waits", position().legal(SEAT)[0]))
            await until(lambda: asked(tmp_path) == 1)
            waiting = asyncio.ensure_future(ask(bots, "random", 1))
            await asyncio.sleep(0)
            for task in (thought, waiting):
                task.cancel()
            (tmp_path / "go").touch()
            assert await ask(bots, "prints", position().legal(SEAT)[1]) == position().legal(SEAT)[1]
            assert thought.cancelled()
            assert waiting.cancelled()

    run(play())


def test_closing_is_quick_and_leaves_nobody_behind(tmp_path: Path, run: Callable[..., Any]) -> None:
    async def play() -> None:
        bots = Bots(2, command=(sys.executable, strange_bots.__file__, str(tmp_path)))
        thoughts = [asyncio.ensure_future(ask(bots, "waits", 0)) for _ in range(5)]
        await until(lambda: asked(tmp_path) == 2)
        pids, began = bots.processes, monotonic()
        await bots.close()
        assert monotonic() - began < 5
        assert len(pids) == 2
        assert not any(lives(pid) for pid in pids)
        assert [type(e) for e in await asyncio.gather(*thoughts, return_exceptions=True)] == [Closed] * 5
        await bots.close()
        with pytest.raises(Closed):
            await ask(bots, "random", 1)
        assert bots.processes == ()

    run(play())


def test_closing_while_a_process_is_being_started_leaves_nobody_behind(run: Callable[..., Any]) -> None:
    async def play(pauses: int) -> None:
        bots = Bots(2)
        thoughts = [asyncio.ensure_future(ask(bots, "random", 1)) for _ in range(2)]
        for _ in range(pauses):
            await asyncio.sleep(0)
        await bots.close()
        assert bots.processes == ()
        assert [type(e) for e in await asyncio.gather(*thoughts, return_exceptions=True)] == [Closed] * 2

    for pauses in range(1, 10):
        run(play(pauses))


PARENT = """
import asyncio, sys
from test_bots import ask, strange, until, asked
from pathlib import Path
async def main(folder):
    async with strange(folder, workers=2) as bots:
        thoughts = [asyncio.ensure_future(ask(bots, "waits", 0))]
        await until(lambda: asked(folder) == 1)
        await ask(bots, "random", 1)
        print(*bots.processes, flush=True)
        await asyncio.gather(*thoughts)
asyncio.run(main(Path(sys.argv[1])))
"""


def test_processes_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    """One of them thinks, the other waits."""
    paths = os.pathsep.join([str(Path(__file__).parent), str(Path(__file__).parents[1])])
    command = [sys.executable, "-c", PARENT, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": paths}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(lives(pid) for pid in pids)
        parent.kill()
    asyncio.run(until(lambda: not any(lives(pid) for pid in pids)))


def test_processes_are_polite_deaf_to_signals_and_know_no_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BAZIGAH_DATABASE", "postgresql://somebody:secret@host/tables")

    async def play() -> None:
        async with opened() as bots:
            await ask(bots, "random", 1)
            (pid,) = bots.processes
            for number in (SIGINT, SIGTERM):
                os.kill(pid, number)
            assert await ask(bots, "random", 2) == at_random(2)
            assert bots.processes == (pid,)
            assert os.getpriority(os.PRIO_PROCESS, pid) >= 10
            shown = subprocess.run(["ps", "eww", "-p", str(pid)], capture_output=True, text=True, check=True)
            assert "thinking" in shown.stdout
            assert "secret" not in shown.stdout

    asyncio.run(play())


def test_hundreds_at_once_are_all_answered() -> None:
    async def play() -> list[int]:
        async with opened(2) as bots:
            return await asyncio.gather(*(ask(bots, "random", seed) for seed in range(400)))

    assert asyncio.run(play()) == [at_random(seed) for seed in range(400)]


def test_questions_leave_nothing_behind_in_the_server() -> None:
    async def play() -> int:
        async with opened(2) as bots:
            for _ in range(2):
                before = tracemalloc.get_traced_memory()[0]
                for _ in range(20):
                    await asyncio.gather(*(ask(bots, "random", seed) for seed in range(10)))
            return tracemalloc.get_traced_memory()[0] - before

    tracemalloc.start()
    try:
        assert asyncio.run(play()) < 20_000
    finally:
        tracemalloc.stop()
