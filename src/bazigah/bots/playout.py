"""Uniformly random play of any game, as a text that `twin` binds to a game.

Randomness is a number of 63 bits that is carried along, so that both faces draw the same: ints of the plain face are
kept below 2**63 by hand, ints of the compiled one wrap and lose the same upper bits.
"""

from bazigah.core.contract import CHANCE, OVER, Buffer, State, apply, chances, legal, to_move

LOW_63 = (1 << 63) - 1
STEP = 0x1E3779B97F4A7C15  # odd: the walk meets every number once
MIX_1 = 0x3F58476D1CE4E5B9
MIX_2 = 0x14D049BB133111EB


def scramble(rng: int) -> int:
    """A well mixed number of 63 bits from the walk's position (the finaliser of SplitMix, cut to 63 bits)."""
    z = rng
    z = ((z ^ (z >> 30)) * MIX_1) & LOW_63
    z = ((z ^ (z >> 27)) * MIX_2) & LOW_63
    return z ^ (z >> 31)


def below(rng: int, n: int) -> int:
    """A number 0 .. n - 1, evenly to one part in 2**31 / n; n below 2**31."""
    return ((scramble(rng) >> 32) * n) >> 31


def weighted(rng: int, weight: Buffer, n: int) -> int:
    """An index below n, with probability in proportion to its weight."""
    total = 0
    for i in range(n):
        total += weight[i]
    rest = below(rng, total)
    i = 0
    while rest >= weight[i]:
        rest -= weight[i]
        i += 1
    return i


def advance(s: State, rng: int, seats: int, limit: int, out: Buffer, weight: Buffer) -> int:
    """Plays chance and the seats that are not in the bit set `seats` at random, until one of those must act, the match
    is over, or `limit` events were made. Gives how many were made; the walk has then taken as many steps.
    """
    made = 0
    while made < limit:
        seat = to_move(s)
        if seat == OVER:
            break
        rng = (rng + STEP) & LOW_63
        if seat == CHANCE:
            n = chances(s, out, weight)
            apply(s, CHANCE, out[weighted(rng, weight, n)])
        else:
            if (seats >> seat) & 1:
                break
            n = legal(s, seat, out)
            apply(s, seat, out[below(rng, n)])
        made += 1
    return made
