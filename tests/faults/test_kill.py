"""The process is killed at every step of everything that is on its way, and started again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bazigah.core.game import game_names
from faults.conftest import Stages
from faults.points import POINTS
from faults.scenes import Scene, perform
from faults.stages import Stage
from faults.stories import STORIES, Story, next_match
from faults.victims import Plan, Zygote

SOME, ALL = 4, 30
"""Deaths of each story that is told; 21 stories are 630."""
TELLINGS = 4
"""How often a story may be told for each death: in some tellings the server does not come to where it is to die."""
MASKS = 4
"""In one of so many runs what is hidden is looked for in all frames, which takes as long as the run itself."""
TOGETHER = 2
"""Servers that live, and die, at once."""

ALL_STORIES = [(game, story) for game in game_names() for story in STORIES]
SOME_STORIES = [
    (game, story)
    for number, (game, story) in enumerate(ALL_STORIES)
    if story in ("plays", "ends") or number % len(game_names()) == 0
]
"""All in which the games differ, and of the others each in one game."""


def stories(told: Sequence[tuple[str, str]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "name"), told, ids=lambda value: value)


class Campaign:
    """A story told again and again, each time with a death at another point."""

    def __init__(self, zygote: Zygote, stage: Stage, story: Story, folder: Path) -> None:
        self.deaths: list[str] = []
        self._zygote = zygote
        self._stage = stage
        self._story = story
        self._folder = folder
        self._told = 0

    async def tell(self, *plans: Plan) -> dict[str, int]:
        """Once; the passages of the server that was left."""
        self._told += 1
        stage = self._stage.copied(self._folder / str(self._told))
        try:
            async with Scene(self._zygote, stage, self._told, **self._story.settings) as scene:
                await scene.serve(*plans)
                await self._story.tell(scene)
                await scene.verdict(masks=self._told % MASKS == 1)
        except BaseException as error:
            error.add_note(f"{self._story.tell.__name__} with {plans}")
            raise
        self.deaths += scene.deaths
        return scene.victim.counts

    async def die(self, kills: int, random: Random, *, again: float) -> None:
        """So many times, at points that lie evenly among all that there are; `again`: how often twice in one story."""
        passages = sorted((await self.tell()).items())
        number = TELLINGS * kills
        plans = iter([Plan(name, random.randint(1, times)) for name, times in _evenly(passages, number, random)])

        async def tell_on() -> None:
            for plan in plans:
                twice = [Plan(random.choice(passages)[0])] if random.random() < again else []
                await self.tell(plan, *twice)
                if len(self.deaths) >= kills:
                    return

        async with asyncio.TaskGroup() as group:
            for _ in range(TOGETHER):
                group.create_task(tell_on())
        assert len(self.deaths) >= kills, f"{len(self.deaths)} deaths in {number} tellings"


def _evenly(passages: Sequence[tuple[str, int]], number: int, random: Random) -> list[tuple[str, int]]:
    """So many of them, spread over the whole; the first part of them alone is spread, too."""
    step = len(passages) / number
    offset = random.random() * step
    spread = [passages[int(offset + index * step)] for index in range(number)]
    return [passage for first in range(TELLINGS) for passage in spread[first::TELLINGS]]


@pytest.mark.slow
def test_an_action_passes_all_points(zygote: Zygote, stages: Stages, tmp_path: Path) -> None:
    """Else the server has changed, and is no longer killed at every step."""
    story = STORIES["plays"]
    campaign = Campaign(zygote, stages("ten", story.stage), story, tmp_path)
    expected = {f"{point} act" for point in POINTS[1:] if "update" not in point}

    async def tell() -> None:
        passages = await campaign.tell()
        assert {*expected, "frame any", "sends-update played", "sent-update played"} <= set(passages)

    perform(tell())


@pytest.mark.slow
@stories(SOME_STORIES)
def test_nothing_is_lost_or_done_twice_when_the_server_is_killed(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str, name: str
) -> None:
    story = STORIES[name]
    campaign = Campaign(zygote, stages(game, story.stage), story, tmp_path)
    perform(campaign.die(SOME, Random(f"{game} {name}"), again=0))


@pytest.mark.soak
@stories(ALL_STORIES)
def test_nothing_is_lost_or_done_twice_wherever_the_server_is_killed(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str, name: str
) -> None:
    story = STORIES[name]
    campaign = Campaign(zygote, stages(game, story.stage), story, tmp_path)
    perform(campaign.die(ALL, Random(f"all {game} {name}"), again=0.2))
    assert len(set(campaign.deaths)) >= ALL * 2 // 3


@pytest.mark.slow
@pytest.mark.parametrize("passage", ["taken act", "committed thought", "view thought"])
def test_bots_in_processes_of_their_own_go_on_after_a_kill(
    zygote: Zygote, stages: Stages, tmp_path: Path, passage: str
) -> None:
    stage = stages("wazabi", "middle").copied(tmp_path / "run")

    async def play() -> None:
        async with Scene(zygote, stage, processes=True) as scene:
            await scene.serve(Plan(passage))
            sara, ali = await scene.come("sara", "ali")
            while not scene.deaths:  # until it has been the bot's turn
                if sara.phase == "over":
                    await next_match(sara, ali)
                await scene.play(5)
            await scene.play(5)
            await scene.verdict()
            assert scene.deaths == [passage]

    perform(play())
