"""Messages get lost, come twice, late and in another order, and connections break."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bazigah.core.game import game_names
from faults.conftest import Stages
from faults.points import POINTS
from faults.scenes import Scene, perform
from faults.stages import Stage
from faults.stories import next_match
from faults.victims import Plan, Zygote
from faults.weather import Weather

SOME, ALL = 200, 3_500
"""Messages that are disturbed in each game, those not counted that only lossy connections need; in all 10,500."""
DEATHS = 25
EVERY_ACTION = [f"{point} act" for point in POINTS if point != "frame" and "update" not in point]

games = pytest.mark.parametrize("game", game_names())


async def play(zygote: Zygote, stage: Stage, weather: Weather, messages: int, plans: Sequence[Plan] = ()) -> None:
    """Match after match, until so many messages have been disturbed, and the server has died as planned."""
    async with Scene(zygote, stage) as scene:
        await scene.serve(*plans)
        sara, ali, *_ = await scene.come("sara", "ali", "mina", words=["ali"], opened=weather.opened)
        while weather.disturbed < messages or not weather.varied or len(scene.deaths) < len(plans):
            await scene.play(20)
            if sara.phase == "over":
                await next_match(sara, ali)
        await scene.verdict()
        await weather.clear()


@pytest.mark.slow
@games
def test_all_come_to_the_same_point_in_bad_weather(zygote: Zygote, stages: Stages, tmp_path: Path, game: str) -> None:
    perform(play(zygote, stages(game, "middle").copied(tmp_path / "run"), Weather(1), SOME))


@pytest.mark.soak
@games
def test_all_come_to_the_same_point_in_long_bad_weather(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str
) -> None:
    perform(play(zygote, stages(game, "middle").copied(tmp_path / "run"), Weather(2), ALL))


@pytest.mark.soak
@games
def test_all_come_to_the_same_point_in_bad_weather_when_the_server_is_killed_again_and_again(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str
) -> None:
    random = Random(game)
    plans = [Plan(random.choice(EVERY_ACTION), random.randint(1, 20)) for _ in range(DEATHS)]
    perform(play(zygote, stages(game, "middle").copied(tmp_path / "run"), Weather(3), SOME, plans))
