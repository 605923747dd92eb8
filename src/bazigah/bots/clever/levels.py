"""How the levels think."""

from bazigah.bots.thinker import Budget

LEVELS = {
    "easy": Budget(4, depth=1),
    "medium": Budget(100),
    "hard": Budget(1000),
    "best": Budget(10_000),
}
