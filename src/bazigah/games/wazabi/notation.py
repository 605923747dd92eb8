"""Moves as short words: `throw`, `*2` (a star to seat 2); for chance a face (`*`, `X`, `2` .. `5`) or a seat."""

from bazigah.core.contract import CHANCE, State
from bazigah.games.wazabi.rules import LOT, MAX_SEATS, PICK, THROW

FACES = ("*", "X", "2", "3", "4", "5")
SEATS = tuple(str(seat) for seat in range(MAX_SEATS))
MOVES = (*("*" + seat for seat in SEATS), "throw")
"""By action, seats' numbers first; a star picked by chance is written as one that was given."""


def write(s: State, seat: int, action: int) -> str:
    """The word for a legal action or an outcome."""
    return words(s, seat)[action]


def read(s: State, seat: int, token: str) -> int:
    """The action that a word stands for, legal or not; ValueError if it is no word of the game."""
    word = token.strip()
    known = words(s, seat)
    for action, name in enumerate(known):
        if word.casefold() == name.casefold():
            return action
    raise ValueError(token)


def words(s: State, seat: int) -> tuple[str, ...]:
    """What `seat`, or chance, can say now, by action."""
    if seat != CHANCE:
        return MOVES
    if s.phase == PICK:
        return MOVES[:THROW]
    return SEATS if s.phase == LOT else FACES
