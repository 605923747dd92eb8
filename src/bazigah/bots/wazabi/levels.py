"""How the levels think."""

from bazigah.bots.thinker import Budget
from bazigah.bots.wazabi.endgame import known

LEVELS = {
    "easy": Budget(4, depth=1),
    "medium": Budget(100),
    "hard": Budget(1000),
    "best": Budget(10_000, known=known),
}
