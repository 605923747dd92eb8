"""Play of any game without looking ahead, at random or by its guide, as a text that `twin` binds to a game.

Randomness is a number that is carried along, and the same in both faces. No step of it may pass 2**63: there ints of
the plain face go on growing, and compiled ones have no promised value (numba tells its compiler that ints never
overflow, so a mask that cuts an overflow is optimised away).
"""

from bazigah.bots.guide import decide
from bazigah.core.contract import CHANCE, OVER, Buffer, State, apply, chances, legal, points, rank, to_move

LOW_31 = (1 << 31) - 1
LOW_32 = (1 << 32) - 1
MULTIPLIER = 0x76B8E089  # MULTIPLIER * 2**32 - 1 and half of it are prime: a walk meets 2**61 numbers and more
MIX = 0x6A09E667  # odd, irregular
ROUNDS = 6


def scramble(number: int) -> int:
    """A start for a walk from a number below 2**62: no two numbers give the same, and neighbours nothing alike.

    A Feistel network over halves of 31 bits. Streams of their own come from it: `scramble(start + i)`.
    """
    high, low = (number >> 31) & LOW_31, number & LOW_31
    for turn in range(ROUNDS):
        mixed = (low + turn) * MIX
        high, low = low, high ^ ((mixed ^ (mixed >> 31)) & LOW_31)
    return (high << 31) + low + 1  # a walk from 0 would stay there


def step(rng: int) -> int:
    """The next number of a walk: Marsaglia's multiply with carry, the carry in the upper half."""
    return MULTIPLIER * (rng & LOW_32) + (rng >> 32)


def below(rng: int, n: int) -> int:
    """A number 0 .. n - 1, evenly to one part in 2**32 / n; n below 2**31."""
    return (((rng ^ (rng >> 32)) & LOW_32) * n) >> 32


def weighted(rng: int, weight: Buffer, n: int) -> int:
    """An index below n, with probability in proportion to its weight."""
    total = 0
    for i in range(n):
        total += weight[i]
    rest = below(rng, total)
    if total == n:  # each weighs 1
        return rest
    i = 0
    while rest >= weight[i]:
        rest -= weight[i]
        i += 1
    return i


def advance(s: State, rng: int, stops: int, guided: int, limit: int, out: Buffer, weight: Buffer) -> int:
    """Plays chance, the seats in the bit set `guided` by the guide and others at random, until a seat in the bit set
    `stops` must act, the match is over, or `limit` events were made. Gives how many were made.

    `rng` is where a walk starts; every call should have one of its own, from `scramble`.
    """
    made = 0
    while made < limit:
        seat = to_move(s)
        if seat == OVER:
            break
        rng = step(rng)
        if seat == CHANCE:
            n = chances(s, out, weight)
            action = out[weighted(rng, weight, n)]
        elif (stops >> seat) & 1:
            break
        elif (guided >> seat) & 1:
            action = decide(s, seat, rng, out)
        else:
            action = out[below(rng, legal(s, seat, out))]
        apply(s, seat, action)  # once: compiled code has all of it where it is called
        made += 1
    return made


def guided(s: State, seat: int, rng: int, out: Buffer) -> int:
    """What the guide does."""
    return decide(s, seat, rng, out)


def standing(s: State, out: Buffer) -> None:
    """Fills `out` with the points of each seat, then with its rank."""
    for seat in range(s.players):
        out[seat] = points(s, seat)
        out[s.players + seat] = rank(s, seat)
