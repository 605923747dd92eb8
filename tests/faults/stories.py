"""What people do at a table. Each story goes on to its end, however often the server dies meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from faults.scenes import Scene
from support.clients import Client

Tale = Callable[[Scene], Awaitable[None]]


class Story(NamedTuple):
    """`stage`: from which point on; `settings`: of the server."""

    stage: str
    tell: Tale
    settings: dict[str, Any]


async def gathers(scene: Scene) -> None:
    """From an empty table into a match: seats, a bot, settings, talk, and who is the host."""
    sara, ali, mina = await scene.come("sara", "ali", "mina", words=["ali"])
    await sara.does("sit", seat=0)
    await asyncio.gather(ali.does("sit", seat=1), mina.does("say", phrase="hello"))
    await mina.does("sit", seat=2)
    await mina.does("stand", seat=2)
    await sara.does("configure", name="Kitchen", chat="free")
    await asyncio.gather(sara.does("bot", seat=2, bot="random"), ali.does("say", text="a few words"))
    await sara.does("mute", person=mina.person)
    await sara.does("hand", person=ali.person)
    await ali.does("hand", person=sara.person)
    await ali.does("ready", ready=True)
    await sara.does("ready", ready=True)
    await _contribute(sara, ali)
    await scene.play(6)


async def begins(scene: Scene) -> None:
    """The host begins; one adds to the dice, the other does not, and the clock begins without."""
    sara, ali = await scene.come("sara", "ali")
    await asyncio.gather(sara.does("sit", seat=0), ali.does("sit", seat=1))
    await sara.does("bot", seat=2, bot="greedy")
    await sara.does("start")
    await asyncio.gather(*(who.until(lambda who=who: who.phase == "playing") for who in (sara, ali)))  # type: ignore[misc]
    await scene.play(4)


async def plays(scene: Scene) -> None:
    """In the middle of a match."""
    sara, _, _ = await scene.come("sara", "ali", "mina", words=["mina"])
    await asyncio.gather(sara.does("stop"), scene.play(10, undo=0.4))
    await asyncio.gather(sara.does("stop", wish=False), sara.does("say", phrase="thinking"), scene.play(6))


async def ends(scene: Scene) -> None:
    """The last decisions, and the next match."""
    sara, ali = await scene.come("sara", "ali", words=["sara"])
    await scene.play(10_000)
    await ali.does("say", phrase="good-game")
    await next_match(sara, ali)
    await scene.play(3)


async def next_match(sara: Client, ali: Client) -> None:
    await sara.does("rematch", shuffle=True)
    await sara.does("start")
    await _contribute(sara, ali)


async def stops(scene: Scene) -> None:
    """A match that is stopped; ready for the next without a word more."""
    sara, ali = await scene.come("sara", "ali")
    await asyncio.gather(sara.does("stop"), ali.does("stop"))
    await asyncio.gather(*(who.until(lambda who=who: who.phase == "over") for who in (sara, ali)))  # type: ignore[misc]
    await asyncio.gather(sara.does("ready", ready=True), ali.does("ready", ready=True))
    await _contribute(sara, ali)
    await scene.play(3)


async def leaves(scene: Scene) -> None:
    """People go away, bots play for them, someone else is the host, and they come back."""
    (sara,) = await scene.come("sara")
    await sara.until(lambda: _away(sara, 1))
    (ali,) = await scene.come("ali")
    await sara.until(lambda: not _away(sara, 1))
    await scene.play(3)
    await scene.goes("sara")
    await ali.until(lambda: _away(ali, 0) and ali.table is not None and ali.table["host"] == ali.person)
    (sara,) = await scene.come("sara")
    await ali.until(lambda: not _away(ali, 0))
    await scene.play(3)


async def forgets(scene: Scene) -> None:
    """Two people are deleted: one who sits, one who only spoke."""
    sara, ali, mina = await scene.come("sara", "ali", "mina")
    await asyncio.gather(sara.does("sit", seat=0), ali.does("sit", seat=1), mina.does("say", phrase="thanks"))
    for name in ("ali", "mina"):
        await scene.goes(name)
        gone = await scene.http(name, "DELETE", "/api/me")
        assert gone.status_code in (204, 401), gone.text  # 401: the server died before it could say so
    await sara.does("say", phrase="hello")
    await sara.does("sit", seat=2)


async def _contribute(*people: Client) -> None:
    async def contribute(client: Client) -> None:
        await client.until(lambda: client.phase == "opening")
        await client.does("contribute", data="0123456789")

    await asyncio.gather(*map(contribute, people))
    for client in people:
        await client.until(lambda client=client: client.phase != "opening")  # type: ignore[misc]


def _away(client: Client, seat: int) -> bool:
    return client.table is not None and bool(client.table["seats"][seat]["away"])


STORIES = {
    "gathers": Story("lobby", gathers, {}),
    "begins": Story("lobby", begins, {"contributing": 0.05}),
    "plays": Story("middle", plays, {}),
    "ends": Story("end", ends, {}),
    "stops": Story("middle", stops, {}),
    "leaves": Story("middle", leaves, {"grace": 0.05}),
    "forgets": Story("lobby", forgets, {}),
}
