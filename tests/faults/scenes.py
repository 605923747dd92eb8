"""A server, the people at one of its tables, and what they do there, whatever happens meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Self

import httpx

from faults.stages import Stage
from faults.verdict import check
from faults.victims import Plan, Victim, Zygote
from support.clients import PATIENCE, Client, Open, plain
from support.ledger import Ledger, last_number
from support.tally import KILLED, TALLY

LATE = frozenset({"stale", "not-your-turn", "undo-no", "match-over", "no-match", "rule"})
"""Refusals of what was possible when it was chosen, and is not any more."""
AGAIN = 0.08
"""Seconds after which one asks again, where messages get lost."""
QUIET = 0.03
"""Seconds for which nothing must have happened."""
LONGEST = 600.0
"""Seconds that all the scenes of a test may take; each wait in them is bounded, too."""


def perform(scenes: Coroutine[Any, Any, None]) -> None:
    """Does all of it, on an event loop of its own, in bounded time."""
    asyncio.run(asyncio.wait_for(scenes, LONGEST))


class Scene:
    """People at a table of a server that is started again whenever it dies. `deaths`: at which passages it did;
    `seed`: of what people do.
    """

    def __init__(self, zygote: Zygote, stage: Stage, seed: int = 0, **settings: Any) -> None:
        self.stage = stage
        self.deaths: list[str] = []
        self.clients: dict[str, Client] = {}
        self.gone: list[Client] = []
        self._zygote = zygote
        self._seed = seed
        self._settings = {"contributing": 60.0, "database": stage.url, **settings}
        self._victim: Victim | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._plans: list[Plan] = []
        self._port = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        while kind is None and self._keeper and not self._keeper.done() and self.victim.gone.done():
            await asyncio.sleep(QUIET)  # it is just being started again
        if self._keeper is not None:
            if self._keeper.done():
                self._keeper.result()  # it says why the server is not there any more
            self._keeper.cancel()
        await asyncio.gather(*(client.close() for client in self.clients.values()), return_exceptions=kind is not None)
        if self._victim is not None:
            await self._victim.end()
            if kind is None:
                self._check_log(self._victim.log)

    @property
    def victim(self) -> Victim:
        assert self._victim is not None
        return self._victim

    async def serve(self, *plans: Plan) -> None:
        """Starts the server, and keeps it up: the first one dies by the first plan, the next by the next."""
        self._plans = list(plans)
        self._victim = await self._start()
        self._keeper = asyncio.create_task(self._keep(), name="keeper")

    async def come(
        self, *names: str, words: Sequence[str] = (), opened: Callable[[str], Open] | None = None
    ) -> list[Client]:
        """People open the table; with `opened`, by name, over connections that lose messages."""
        for name in names:
            someone = self.stage.people[name]
            self.clients[name] = Client(
                self.where, someone.id, someone.header,
                words=name in words, seed=f"{name} {self._seed}",
                opened=opened(name) if opened else plain, again=AGAIN if opened else None,
            )  # fmt: skip
        came = [self.clients[name] for name in names]
        for client in came:
            await client.until(lambda client=client: client.table is not None)  # type: ignore[misc]
        return came

    async def goes(self, name: str) -> None:
        """Someone closes the table, for good or for now."""
        client = self.clients.pop(name)
        await client.close()
        self.gone.append(client)

    def where(self) -> str:
        return f"ws://127.0.0.1:{self._port}/api/tables/{self.stage.code}/socket"

    async def _start(self) -> Victim:
        while True:
            plan = self._plans.pop(0) if self._plans else None
            victim = await self._zygote.serve(self.stage.folder, plan, **self._settings)
            if victim.port:
                self._port = victim.port
                return victim
            self._died(victim)  # before it could listen

    async def _keep(self) -> None:
        while True:
            await asyncio.shield(self.victim.gone)
            self._died(self.victim)
            self._victim = await self._start()

    def _died(self, victim: Victim) -> None:
        assert victim.killed is not None, f"{victim} {victim.log}"
        self._check_log(victim.log)
        self.deaths.append(victim.killed)
        TALLY[KILLED + victim.killed] += 1

    def _check_log(self, log: str) -> None:
        """A server may die, but it makes no mistakes, and its log tells no secrets."""
        errors = [line for line in log.splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert not errors, errors
        for someone in self.stage.people.values():
            assert not [text for text in someone.private if text in log]

    # What people do

    async def play(self, decisions: int, undo: float = 0.15, refused: frozenset[str] = frozenset()) -> None:
        """All who sit here decide at random, so often together, or to the end of the match. `refused`: codes of
        refusals that may be, besides those of what comes too late.
        """
        budget = [decisions]
        allowed = LATE | refused
        async with asyncio.TaskGroup() as group:
            for client in self.clients.values():
                group.create_task(self._decide(client, budget, undo, allowed))

    async def _decide(self, client: Client, budget: list[int], undo: float, allowed: frozenset[str]) -> None:
        def ended() -> bool:
            return budget[0] <= 0 or client.phase in ("over", "lobby")

        while True:
            await client.until(lambda: ended() or (not client.unanswered and bool(chances(client))))
            if ended():
                return
            budget[0] -= 1
            back = [seat for seat in client.position["undo"] if seat in client.seats] if client.position else []
            if back and client.random.random() < undo:
                answer = await client.ask("undo", seat=back[0], number=client.number)
            else:
                seat, action = client.random.choice(chances(client))
                answer = await client.ask("act", seat=seat, action=action, number=client.number)
            assert answer["type"] == "ack" or answer["code"] in allowed, answer

    async def http(self, name: str, method: str, path: str, **given: Any) -> httpx.Response:
        """An answer, of whichever server is up; what was not answered is asked again."""
        headers = {"cookie": self.stage.people[name].header}
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE, verify=False) as browser:
            while True:
                url = f"http://127.0.0.1:{self._port}"
                try:
                    return await browser.request(method, url + path, headers={**headers, "origin": url}, **given)
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    async def quiet(self) -> None:
        """Until nothing happens any more, and everyone knows all of it."""
        async with asyncio.timeout(PATIENCE):
            before = -1
            while (number := await self._stored()) != before or not self._all_know(number):
                before = number
                await asyncio.sleep(QUIET)

    def _all_know(self, number: int) -> bool:
        return all(
            client.number == number and not client.unanswered and not _waits(client) for client in self.clients.values()
        )

    async def _stored(self) -> int:
        return await last_number(self.stage.url, self.stage.code)

    async def verdict(self, *, masks: bool = True) -> Ledger:
        """When it is quiet, all must hold; also for someone who comes only now."""
        try:
            await self.quiet()
        except TimeoutError:
            raise AssertionError(f"it does not become quiet: {list(self.clients.values())}") from None
        await self.come("reza")
        return await check(self.stage, list(self.clients.values()), self.gone, masks=masks)


def chances(client: Client) -> list[tuple[int, int]]:
    """What one may do, by seat."""
    return [(turn["seat"], action) for turn in client.turns for action in turn["legal"]]


def _waits(client: Client) -> bool:
    """Whether the table waits for no person, but for a bot or the clock."""
    if client.table is None or client.phase != "playing" or client.position is None:
        return client.table is None
    seats = client.table["seats"]
    return any(seats[seat]["bot"] for seat in client.position["acting"])
