"""The disk is full, or fails; then it is not any more."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bazigah.core.game import game_names
from faults.conftest import Stages
from faults.scenes import Scene, chances, perform
from faults.stages import Stage
from faults.stories import next_match
from faults.victims import Zygote
from support.clients import Client
from support.tally import TALLY

TROUBLES = {"fill": ("clear", "disk-full"), "break": ("mend", "database")}
"""What happens to the disk, what makes it good again, and what is said meanwhile."""
TOLD = {"fill": "disks filled", "break": "disks broken"}
SOME, MANY = 2, 20
"""How often the disk is bad in one match after another."""
FILLING = 500
"""Things that are said until a disk is full that has some bytes left in its last pages."""


async def speak(client: Client, code: str) -> None:
    """Until it is refused."""
    for _ in range(FILLING):
        if not done(await client.ask("say", phrase="ouch"), code):
            return
    raise AssertionError("the disk is not full")


def done(answer: dict[str, Any], code: str) -> bool:
    """Whether it is done; if not, it must have been the disk."""
    assert answer["type"] == "ack" or answer["code"] == code, answer
    return bool(answer["type"] == "ack")


async def act(client: Client, code: str) -> None:
    if client.turns and chances(client):
        seat, action = chances(client)[0]
        done(await client.ask("act", seat=seat, action=action, number=client.number), code)


all_troubles = pytest.mark.parametrize("trouble", TROUBLES)
games = pytest.mark.parametrize("game", game_names())


async def play(zygote: Zygote, stage: Stage, trouble: str, times: int) -> None:
    """Play goes on between the troubles; meanwhile all is refused."""
    mended, code = TROUBLES[trouble]
    async with Scene(zygote, stage) as scene:
        await scene.serve()
        sara, ali, _ = await scene.come("sara", "ali", "mina")
        for _ in range(times):
            await scene.play(5)
            await scene.victim.does(trouble)
            await asyncio.gather(speak(sara, code), speak(ali, code))
            await asyncio.gather(act(sara, code), act(ali, code))
            TALLY[TOLD[trouble]] += 1
            await scene.victim.does(mended)
            await asyncio.gather(sara.does("say", phrase="back"), scene.play(5))
            if sara.phase == "over":
                await next_match(sara, ali)
        await scene.verdict()


@pytest.mark.slow
@games
@all_troubles
def test_what_a_bad_disk_does_not_take_is_refused_and_all_goes_on_when_it_is_good_again(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str, trouble: str
) -> None:
    perform(play(zygote, stages(game, "middle").copied(tmp_path / "run"), trouble, SOME))


@pytest.mark.soak
@games
@all_troubles
def test_what_a_bad_disk_does_not_take_is_refused_however_often_it_is_bad(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str, trouble: str
) -> None:
    perform(play(zygote, stages(game, "middle").copied(tmp_path / "run"), trouble, MANY))


@pytest.mark.slow
def test_a_log_that_cannot_be_written_harms_nobody(zygote: Zygote, stages: Stages, tmp_path: Path) -> None:
    stage = stages("ten", "middle").copied(tmp_path / "run")

    async def play() -> None:
        async with Scene(zygote, stage, log=str(tmp_path / "log")) as scene:
            await scene.serve()
            sara, _ = await scene.come("sara", "ali")
            await scene.victim.does("break")
            await speak(sara, "database")
            TALLY[TOLD["break"]] += 1
            await scene.victim.does("mend")
            await scene.play(5)
            await scene.verdict()

    perform(play())
