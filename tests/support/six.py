"""The policy *six* of TEN's known values, as a text for `twin`."""

from bazigah.bots.playout import step, weighted
from bazigah.core.contract import CHANCE, OVER, Buffer, State, apply, chances, to_move
from bazigah.games.ten.cards import COIN, VALUE
from bazigah.games.ten.codes import DRAW, DRAWING, PASS, REVEALING, TAKE_CURRENCY, TAKE_NUMBERS, TEN


def play_six(s: State, rng: int, out: Buffer, weight: Buffer, tally: Buffer) -> None:
    """Plays to the end; adds to `tally`: turns, number busts, currency busts, numbers kept.

    Stop, with the numbers, as soon as the running total is 6 or more with a number showing (with the currency if none
    can be taken), never bid, never buy.
    """
    turn = -1
    seat = to_move(s)
    while seat != OVER:
        if s.turn != turn:
            turn = s.turn
            tally[0] += 1
        if seat == CHANCE:
            rng = step(rng)
            outcome = out[weighted(rng, weight, chances(s, out, weight))]
            if s.phase == REVEALING:
                tally[1] += s.total + VALUE[outcome] > TEN
                tally[2] += outcome >= COIN and s.coins - VALUE[outcome] > TEN
            apply(s, CHANCE, outcome)
        elif s.phase != DRAWING:
            apply(s, seat, PASS)
        elif s.shown == 0 or (s.left > 0 and (s.total < 6 or s.numbers == 0)):
            apply(s, seat, DRAW)
        elif s.numbers > 0:
            tally[3] += s.numbers
            apply(s, seat, TAKE_NUMBERS)
        else:
            apply(s, seat, TAKE_CURRENCY)
        seat = to_move(s)
