"""Medals for a match of one player (T10), set from the points of the project's own bots; README.md says how."""

MEDALS = (32, 37, 40)
"""The points from which there is bronze, silver, gold."""


def medal(points: int) -> int:
    """How many of the medals' numbers are reached."""
    return sum(points >= least for least in MEDALS)
