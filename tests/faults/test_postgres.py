"""The same on PostgreSQL: killed servers, a database that goes away, and two servers on one database."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from os import environ
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from faults.scenes import Scene, perform
from faults.stages import Stage, prepare
from faults.stories import STORIES
from faults.test_disk import speak
from faults.verdict import check
from faults.victims import Plan, Zygote
from support import postgres
from support.ledger import Ledger
from support.tally import TALLY

PASSAGES = {
    "gathers": ["written sit", "inserted contribute", "begun ready", "sends-ack ready", "sent-ack say"],
    "plays": ["inserted act", "written act", "written stop", "settles thought", "sends-update played", "view act"],
    "ends": ["written end", "written rematch", "inserted end", "written contribute", "sends-ack rematch"],
    "forgets": ["inserted erase", "written erase", "written forget"],
}
SOME = 2
"""The server dies at the first of these, and at all of them when there is more time."""
GAME = "clever"

all_stories = pytest.mark.parametrize(
    ("name", "stage"), [(name, STORIES[name].stage) for name in PASSAGES], indirect=["stage"], ids=PASSAGES
)


@pytest.fixture(autouse=True)
def _server() -> None:
    postgres.required()


@pytest.fixture
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stage]:
    """A prepared database of the stage that the test names; others are copied from it."""
    with postgres.database() as url:
        yield prepare(tmp_path, GAME, request.param, url)


@asynccontextmanager
async def copied(stage: Stage) -> AsyncIterator[Stage]:
    """The same, for one run."""
    server, _, name = stage.url.rpartition("/")
    copy = f"test_{token_hex(8)}"
    await postgres._execute(environ[postgres.VARIABLE], f"CREATE DATABASE {copy} TEMPLATE {name}")
    try:
        yield Stage(stage.folder, f"{server}/{copy}", stage.code, stage.people)
    finally:
        await postgres._execute(environ[postgres.VARIABLE], f"DROP DATABASE {copy} WITH (FORCE)")


async def tell(zygote: Zygote, stage: Stage, name: str, passages: Sequence[str]) -> None:
    """The story, once with a death at each passage."""
    story = STORIES[name]
    for passage in passages:
        async with copied(stage) as own, Scene(zygote, own, **story.settings) as scene:
            await scene.serve(Plan(passage))
            await story.tell(scene)
            await scene.verdict(masks=False)
            assert scene.deaths == [passage]


@pytest.mark.slow
@all_stories
def test_nothing_is_lost_or_done_twice_when_the_server_is_killed(zygote: Zygote, stage: Stage, name: str) -> None:
    perform(tell(zygote, stage, name, PASSAGES[name][:SOME]))


@pytest.mark.soak
@all_stories
def test_nothing_is_lost_or_done_twice_wherever_the_server_is_killed(zygote: Zygote, stage: Stage, name: str) -> None:
    perform(tell(zygote, stage, name, PASSAGES[name]))


@pytest.fixture
def own_server() -> Iterator[postgres.Server]:
    """A server that may be stopped; its folder is open to the user who runs it."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    server = postgres.Server(folder / "server")
    server.create()
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.mark.slow
def test_a_database_that_goes_away_is_said_and_play_goes_on_when_it_is_back(
    zygote: Zygote, tmp_path: Path, own_server: postgres.Server
) -> None:
    stage = prepare(tmp_path, GAME, "middle", own_server.url)

    async def play() -> None:
        async with Scene(zygote, stage) as scene:
            await scene.serve()
            sara, ali, _ = await scene.come("sara", "ali", "mina")
            for _ in range(2):
                await scene.play(5)
                moving = asyncio.create_task(scene.play(1_000, refused=frozenset({"database"})))
                await asyncio.to_thread(own_server.stop)
                await asyncio.gather(speak(sara, "database"), speak(ali, "database"))
                TALLY["databases stopped"] += 1
                await asyncio.to_thread(own_server.start)
                moving.cancel()
                await asyncio.gather(moving, return_exceptions=True)
                await scene.play(5)
            await scene.verdict()

    perform(play())


@pytest.mark.slow
@pytest.mark.parametrize("stage", ["middle"], indirect=True)
def test_two_servers_on_one_database_do_everything_once(zygote: Zygote, stage: Stage) -> None:
    async def play() -> None:
        async with Scene(zygote, stage) as one, Scene(zygote, stage) as other:
            await asyncio.gather(one.serve(), other.serve())
            sara, mina = await one.come("sara", "mina")
            (ali,) = await other.come("ali")
            hints = asyncio.create_task(hint(stage, one, other))
            await asyncio.gather(
                one.play(40), other.play(40), *(client.does("say", phrase="hello") for client in (sara, ali, mina))
            )
            await asyncio.gather(one.quiet(), other.quiet())
            await check(stage, [sara, mina, ali])
            hints.cancel()
            await asyncio.gather(hints, return_exceptions=True)

    perform(play())


async def hint(stage: Stage, *scenes: Scene) -> None:
    """What Redis does: all hear of a new line, some time after it, and of some lines never."""
    random, told = Random(1), 0
    while True:
        await asyncio.sleep(random.random() * 0.02)
        number = (await Ledger.read(stage.url, stage.code)).number
        if number > told:
            told = number
            for scene in scenes:
                await scene.victim.does(f"hint {stage.code} {number}")
