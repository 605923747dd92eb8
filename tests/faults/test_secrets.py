"""What is asked for without a socket tells no more than the socket does."""

import asyncio
from pathlib import Path

import pytest

from bazigah.core.game import game_names
from bazigah.core.written import read
from faults.conftest import Stages
from faults.scenes import Scene, perform
from faults.stages import Stage
from faults.victims import Zygote
from support.ledger import Ledger

READERS = ("sara", "ali", "mina")


async def pages(scene: Scene, match: str) -> list[str]:
    """All that the server shows of the table and its match, to those who play and to one who does not."""
    code = scene.stage.code
    paths = [
        f"/api/tables/{code}", f"/api/tables/{code}?words=false", f"/t/{code}", "/api/tables", "/api/me/tables",
        "/api/me/export", f"/api/matches/{match}/record", f"/api/matches/{match}/record?form=notation", "/",
    ]  # fmt: skip
    answers = [await scene.http(name, "GET", path) for name in READERS for path in paths]
    assert {answer.status_code for answer in answers} <= {200, 403}
    return [answer.text for answer in answers]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_no_answer_over_http_tells_a_secret_before_the_match_has_ended(
    zygote: Zygote, stages: Stages, tmp_path: Path, game: str
) -> None:
    perform(look(zygote, stages(game, "middle").copied(tmp_path / "run")))


async def look(zygote: Zygote, stage: Stage) -> None:
    async with Scene(zygote, stage) as scene:
        await scene.serve()
        sara, ali, _ = await scene.come("sara", "ali", "mina")
        for _ in range(3):
            await scene.play(5)
            await scene.quiet()
            ledger = await Ledger.read(stage.url, stage.code)
            (row,) = ledger.matches.values()
            texts = await pages(scene, row.id)
            private = [row.secret.hex(), *(text for someone in stage.people.values() for text in someone.private)]
            assert not [text for text in texts for secret in private if secret in text]
            await check_record(scene, row.id, ledger)
        await asyncio.gather(sara.does("stop"), ali.does("stop"))
        record = read((await scene.http("mina", "GET", f"/api/matches/{row.id}/record")).text)
        assert record.dice.secret == row.secret.hex()
        record.verify()


async def check_record(scene: Scene, match: str, ledger: Ledger) -> None:
    """The record of a match that goes on ends before what is hidden."""
    play = ledger.folded().play
    assert play is not None
    record = read((await scene.http("sara", "GET", f"/api/matches/{match}/record")).text)
    assert len(record.events) == play.match.number - play.hosted.held
    record.verify()
