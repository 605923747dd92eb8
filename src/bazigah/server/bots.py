"""Bots think in processes of their own: a slow thought holds up neither the server nor, past one process, other bots.

The processes are started when they are first needed and stay. One that dies is replaced and the question asked again:
the same seed, so the same answer. Where that does not help, a move at random is made: a table never waits for ever.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from os import environ
from typing import Any

import msgspec
import structlog

from bazigah.bots.bot import bot_names
from bazigah.core.game import find_game
from bazigah.server import thinking
from bazigah.server.thinking import Answer, Question

LIMIT = 10.0
"""Seconds that a thought may take."""
PREPARATION = 180.0
"""Seconds that a bot may take before its first thought in a process: compiling, on a machine that never did."""
TRIES = 3
"""Processes that one question may cost."""
AT_RANDOM = "random"
COMMAND = (sys.executable, "-P", "-m", thinking.__name__)
OWN = "BAZIGAH_"
"""The server's settings in the environment, such as the password of its database: not for bots."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode
_PREPARING = _encode(thinking.PREPARING) + b"\n"


class Closed(Exception):
    """The server stops: no bot moves any more."""


class Died(Exception):
    """The process ended before it had answered."""


class Bots:
    """`workers` processes at most, one thought at a time in each; questions are taken in the order in which they come.

    `limit`: seconds for a thought; `command` starts a process that does what `thinking` does.
    """

    def __init__(self, workers: int, *, limit: float = LIMIT, command: Sequence[str] = COMMAND) -> None:
        self._workers = [Worker(command) for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the latest is warm
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thoughts: set[asyncio.Task[int]] = set()
        self._limit = limit
        self._closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that there are."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def names(self, game: str) -> tuple[str, ...]:
        """The bots that play the game, weakest first."""
        return bot_names(find_game(game))

    async def choose(self, game: str, bot: str, state_fields: dict[str, Any], seat: int, seed: int) -> int:
        """A legal action of the seat, the same for the same question; Closed if the server stops.

        `state_fields`: the state as the seat sees it. Who is cancelled while waiting leaves the thought to itself.
        """
        worker = await self._free.get()
        question = Question(game, bot, state_fields, seat, seed)
        thought = asyncio.create_task(self._think(worker, question))
        self._thoughts.add(thought)
        return await asyncio.shield(thought)

    async def close(self) -> None:
        """Ends all processes; whoever waits for a move gets Closed."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._workers))
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _think(self, worker: "Worker", question: Question) -> int:
        try:
            return await self._answer(worker, question)
        finally:
            self._free.put_nowait(worker)
            self._thoughts.discard(asyncio.current_task())

    async def _answer(self, worker: "Worker", question: Question) -> int:
        line = _encode(question) + b"\n"
        trouble = "died"
        for _ in range(TRIES):
            if self._closed:
                raise Closed
            with suppress(Died):
                answer = await worker.ask(line, self._limit)
                if answer.action is not None:
                    return answer.action
                trouble = answer.trouble
                break
        if self._closed:
            raise Closed
        return self._at_random(question, trouble)

    def _at_random(self, question: Question, trouble: str) -> int:
        """The move of the bot that cannot fail."""
        where = {"game": question.game, "bot": question.bot, "seat": question.seat, "seed": question.seed}
        structlog.get_logger().error("bot.failed", **where, trouble=trouble)
        answer = thinking.answer(msgspec.structs.replace(question, bot=AT_RANDOM))
        if answer.action is None:
            raise ValueError(f"no move of seat {question.seat}: {answer.trouble}")
        return answer.action


class Worker:
    """A process, replaced when it has died; for one thought at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, line: bytes, limit: float) -> Answer:
        """The answer to a question; Died if there is none. After `limit` seconds the process is ended."""
        try:
            async with asyncio.timeout(limit):
                reply = await self._exchange(line)
            if reply == _PREPARING:
                limit = PREPARATION
                async with asyncio.timeout(limit):
                    reply = await self._reply()
        except TimeoutError:
            await self._end()
            return Answer(None, f"no move within {limit:g} s")
        except OSError as error:  # no process could be started
            raise Died from error
        if not reply.endswith(b"\n"):
            await self._end()
            raise Died
        return _decode(reply)

    async def close(self) -> None:
        """Ends the process; there will be no other."""
        self._closed = True
        await self._end()

    async def _exchange(self, line: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin
        process.stdin.write(line)
        return await self._reply()

    async def _reply(self) -> bytes:
        if self._process is None:  # ended meanwhile
            raise Died
        assert self._process.stdout
        return await self._process.stdout.readline()

    async def _start(self) -> Process:
        own = {name: value for name, value in environ.items() if not name.startswith(OWN)}
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=own)
        self._process = process
        if self._closed:  # meanwhile
            await self._end()
            raise Died
        return process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
