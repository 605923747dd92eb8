"""What a result is worth, in the units of `guide.evaluate`, for games of points."""

from bazigah.bots.guide import ONE
from bazigah.core.contract import Buffer, State, points, rank


def by_points(s: State, span: int, most: int, out: Buffer) -> None:
    """Half for the first place, shared if it is; half by the margin, all for a lead of `span` points over the best
    other, none for being so far behind. Who plays alone gets a share of ONE, in proportion to points up to `most`.
    """
    for seat in range(s.players):
        out[seat] = points(s, seat)
    if s.players == 1:
        out[0] = ONE * max(0, min(most, out[0])) // most
        return
    leader = 0
    for seat in range(1, s.players):
        if out[seat] > out[leader]:
            leader = seat
    second, ties = -1, 0
    for seat in range(s.players):
        if seat != leader and (second < 0 or out[seat] > out[second]):
            second = seat
        if out[seat] == out[leader]:
            ties += 1
    best, next_best = out[leader], out[second]
    winners = winners_of(s) if ties > 1 else 1 << leader
    shares = 0
    for seat in range(s.players):
        shares += (winners >> seat) & 1
    for seat in range(s.players):
        lead = out[seat] - (next_best if seat == leader else best)
        out[seat] = (ONE // 2) * (max(-span, min(span, lead)) + span) // (2 * span)
        if (winners >> seat) & 1:
            out[seat] += ONE // (2 * shares)


def winners_of(s: State) -> int:
    """Who is first, as bits: ties of points may be broken by something else."""
    winners = 0
    for seat in range(s.players):
        if rank(s, seat) == 1:
            winners |= 1 << seat
    return winners
