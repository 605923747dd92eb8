"""The contract of a rules module: its functions, as every game defines them.

A rules module (`games/<game>/rules.py`) declares

| name | what |
| --- | --- |
| `STATE` | field -> shape, ints or nested lists of ints: `{"phase": (), "hand": (6, 8)}`; holds `players` |
| `VERSION` | int; stored with every match, raised when a rule changes |
| `CLAUSES` | ids of all clauses of the rules page, in its order |
| `REFUSALS` | reason -> (clause, names of the values): `{"not-greater": ("C4", ("number", "last"))}` |
| `MAX_SEATS`, `ACTIONS` | most seats; action ids are 0 .. ACTIONS - 1 |
| `MAX_LEGAL`, `MAX_CHANCES` | room that `legal` and `chances` need in their buffers |

and the functions below but `assign`, over a state `s` with these fields. The bodies here only stand for a game that
is not chosen yet: code that runs any game (playouts, search) imports these names, and `twin` binds them to a game.
Both faces of a game run the same text, so that text keeps to what both understand: ints, tuples of ints as constants,
element-wise access (`s.hand[p][k]`), no int that reaches 2**63, no dicts, strings, `None`, generator expressions,
keyword-only arguments or jitted arguments.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

CHANCE = -1
"""Nature's seat: it throws dice and draws cards."""
OVER = -2
"""`to_move` of a finished match."""
SPECTATOR = -3
"""A viewer without a seat, for `mask`."""

State = Any
"""The full truth at one point: an object with the fields of `STATE` (plain face) or a NumPy record (compiled face)."""
Buffer = MutableSequence[int]

STATES = ("s", "t")
"""Names of parameters that are states; `t` is another state than `s`."""


def assign(s: State, t: State) -> None:
    """Makes `s` equal to `t` and leaves it independent; what search does instead of copying. Written by `twin`."""
    raise NotImplementedError


def setup(s: State, options: Sequence[int]) -> None:
    """Turns a state of zeros into the one before the first event; `options` is what the game's `pack` made."""
    raise NotImplementedError


def to_move(s: State) -> int:
    """The seat that acts, CHANCE, or OVER; where several may act, the first of them clockwise."""
    raise NotImplementedError


def may_act(s: State, seat: int) -> bool:
    """Whether `seat` has a decision now; several at once in simultaneous picks."""
    raise NotImplementedError


def simultaneous(s: State) -> bool:
    """Whether what seats do now stays hidden from the others until this is no longer so."""
    raise NotImplementedError


def legal(s: State, seat: int, out: Buffer) -> int:
    """Fills `out` with the legal actions of `seat`, ascending; how many. Never 0 for a seat that may act."""
    raise NotImplementedError


def chances(s: State, out: Buffer, weight: Buffer) -> int:
    """Fills outcomes, ascending, and their positive integer weights; how many. One die or one card at a time."""
    raise NotImplementedError


def apply(s: State, seat: int, action: int) -> None:
    """Checks, then changes `s`. `seat` may be CHANCE, `action` then an outcome.

    Raises Refusal with the clause, before anything is changed, for any seat and any action that is not legal.
    """
    raise NotImplementedError


def mask(s: State, seat: int) -> None:
    """Hides from `s`, in place, what `seat` (or SPECTATOR) may not see. It stays a state that can be played on."""
    raise NotImplementedError


def points(s: State, seat: int) -> int:
    """The score of a seat as it stands, also before the end."""
    raise NotImplementedError


def rank(s: State, seat: int) -> int:
    """Place 1, 2, ... with the tie rules, as it stands; equal places are shared. Games without places: 1 and 2."""
    raise NotImplementedError
