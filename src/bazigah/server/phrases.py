"""What people say at a table with one press: ids, in the order in which they are offered."""

PHRASES: tuple[str, ...] = (
    "hello",
    "good-luck",
    "nice-move",
    "well-thrown",
    "ouch",
    "your-turn",
    "thinking",
    "one-moment",
    "back",
    "thanks",
    "good-game",
    "again",
    "must-go",
)
"""The sentence of each is `server-phrase-<id>`; stored logs hold the ids, so an id keeps its meaning."""
