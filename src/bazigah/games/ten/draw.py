"""The draw phase: reveal, stop or bust (T3 - T5)."""

from bazigah.core.contract import CHANCE, Buffer, State
from bazigah.core.refusal import Refusal
from bazigah.games.ten.auction import begin_auction
from bazigah.games.ten.cards import COIN, HASH, KINDS, NUMBERS, VALUE
from bazigah.games.ten.codes import (
    DRAW,
    DRAWING,
    MOST_BLACK,
    REVEALING,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TEN,
    WHITE_TOKENS,
)
from bazigah.games.ten.turn import begin_buy, clear_tableau, end_turn


def legal_draws(s: State, out: Buffer) -> int:
    n = 0
    if s.left > 0:  # T8
        out[n] = DRAW
        n += 1
    if s.shown > 0:  # T3
        if s.numbers > 0 or s.empty_reward == 1:  # T5.1
            out[n] = TAKE_NUMBERS
            n += 1
        if s.coins > 0 or s.empty_reward == 1:
            out[n] = TAKE_CURRENCY
            n += 1
    return n


def draw_or_stop(s: State, action: int) -> None:
    if action < DRAW or action > TAKE_CURRENCY:
        raise Refusal("T3", "draw-or-stop")
    if action == DRAW:
        if s.left == 0:
            raise Refusal("T8", "pile-empty")
        s.phase = REVEALING
        s.actor = CHANCE
        return
    if s.shown == 0:
        raise Refusal("T3", "must-draw")
    if action == TAKE_NUMBERS:
        if s.numbers == 0 and s.empty_reward == 0:
            raise Refusal("T5.1", "no-number")
        take_numbers(s)
    else:
        if s.coins == 0 and s.empty_reward == 0:
            raise Refusal("T5.1", "no-currency")
        take_currency(s)


def reveal(s: State, kind: int) -> None:
    if kind < 0 or kind >= KINDS or s.pile[kind] == 0:
        raise Refusal("T2.1", "no-such-card")
    s.pile[kind] -= 1
    s.left -= 1
    if HASH <= kind < COIN:
        begin_auction(s, kind)
        return
    s.tableau[s.shown] = kind
    s.shown += 1
    s.total += VALUE[kind]
    if kind < NUMBERS:
        s.numbers += 1
    else:
        s.coins -= VALUE[kind]
    if s.total > TEN:  # T4
        pay_others(s)
        bust(s)
    elif s.coins > TEN:  # T4.1
        bust(s)
    else:
        s.phase = DRAWING
        s.actor = s.turn


def bust(s: State) -> None:
    """T4.2"""
    feed_market(s)
    if s.white_held < WHITE_TOKENS:
        s.white[s.turn] += 1
        s.white_held += 1
    clear_tableau(s)
    end_turn(s)


def take_numbers(s: State) -> None:
    """T5"""
    for i in range(s.shown):
        kind = s.tableau[i]
        if kind < NUMBERS:
            s.hand[s.turn][kind] += 1
    s.cards[s.turn] += s.numbers
    pay_others(s)
    clear_tableau(s)
    begin_buy(s, s.turn)


def take_currency(s: State) -> None:
    """T5"""
    take_black(s, s.turn)
    feed_market(s)
    clear_tableau(s)
    end_turn(s)


def pay_others(s: State) -> None:
    for seat in range(s.players):
        if seat != s.turn:
            take_black(s, seat)


def take_black(s: State, seat: int) -> None:
    """The value of the currency showing, as far as T5.2 lets it be taken."""
    s.black[seat] = min(MOST_BLACK, s.black[seat] + s.coins)


def feed_market(s: State) -> None:
    for i in range(s.shown):
        kind = s.tableau[i]
        if kind < NUMBERS:
            s.market[kind] += 1
