"""Bots that think in the process that asks: the same moves, without a process to start."""

import asyncio
from typing import Any

from bazigah.server import thinking
from bazigah.server.thinking import Question


class NearBots:
    """See `bazigah.server.thoughts.Thinker`."""

    async def choose(self, game: str, bot: str, state_fields: dict[str, Any], seat: int, seed: int) -> int:
        await asyncio.sleep(0)
        answer = thinking.answer(Question(game, bot, state_fields, seat, seed))
        assert answer.action is not None, answer.trouble
        return answer.action

    async def close(self) -> None:
        pass
