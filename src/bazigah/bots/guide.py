"""What a text over any game asks of knowledge of the game: a simple player, and the value of a position.

Like `core.contract`, these functions only stand for those of a game that is not chosen yet: the module `guide` of a
game's folder here declares `STANDS_FOR = "bazigah.bots.guide"` and defines them, in text that both faces understand.
"""

from bazigah.core.contract import Buffer, State

ONE = 1 << 20
"""A whole win, in the units of `evaluate`."""


def decide(s: State, seat: int, rng: int, out: Buffer) -> int:
    """A legal action of `seat`, which has a decision: what a simple player does who looks no move ahead.

    `rng` is a random number for those who vary their play; `out` has room for MAX_LEGAL ints.
    """
    raise NotImplementedError


def evaluate(s: State, out: Buffer) -> None:
    """Fills `out` with what each seat may hope for, 0 .. ONE; at the end of a match, with what it has got.

    With several seats it is near the chance to win, and adds up to ONE; for one who plays alone it grows with points.
    """
    raise NotImplementedError
