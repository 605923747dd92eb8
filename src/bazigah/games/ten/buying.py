"""The buy phase, and payments for it and for auctions (T6).

A payment goes in small steps: white tokens, then cards in the order of their kinds, then the rest in black. A step is
legal if what comes after it in this order can still pay the rest, so that every payment of T6.1 is made in one way.
"""

from bazigah.core.contract import Buffer, State
from bazigah.core.refusal import Refusal
from bazigah.games.ten.cards import NUMBERS, OWNED, VALUE
from bazigah.games.ten.codes import BUY, PASS, PAY_BLACK, PAY_CARD, PAY_WHITE, WHITE_WORTH
from bazigah.games.ten.turn import begin_payment, end_buy, resume


def buying_means(s: State, seat: int) -> int:
    return int(s.black[seat] + WHITE_WORTH * s.white[seat] + s.cards[seat])


def legal_buys(s: State, seat: int, out: Buffer) -> int:
    out[0] = PASS
    n = 1
    means = buying_means(s, seat)
    market = s.market
    hand = s.hand[seat]
    for kind in range(NUMBERS):
        if market[kind] > 0 and hand[kind] == 0 and VALUE[kind] <= means:
            out[n] = BUY + kind
            n += 1
    return n


def buy_or_pass(s: State, seat: int, action: int) -> None:
    if action == PASS:
        end_buy(s, seat)
        return
    kind = action - BUY
    if kind < 0 or kind >= NUMBERS:
        raise Refusal("T6", "buy-or-pass")
    if s.market[kind] == 0:
        raise Refusal("T6", "not-in-market", kind)
    if s.hand[seat][kind] > 0:
        raise Refusal("T6.2", "twin", kind)
    if VALUE[kind] > buying_means(s, seat):
        raise Refusal("T6.1", "too-dear", kind, VALUE[kind], buying_means(s, seat))
    s.card = kind
    begin_payment(s, seat, VALUE[kind], True)


def legal_payments(s: State, seat: int, out: Buffer) -> int:
    n = 0
    if s.white_over == 0 and s.white[seat] > 0:
        out[n] = PAY_WHITE
        n += 1
    hand = s.hand[seat]
    spare = s.spare
    least = max(1, s.due - s.black[seat])  # how many cards from a kind on make one of that kind payable
    for kind in range(s.pay_from, OWNED):
        if spare < least:
            break
        if hand[kind] > 0:
            out[n] = PAY_CARD + kind
            n += 1
            spare -= hand[kind]
    if s.due <= s.black[seat]:
        out[n] = PAY_BLACK
        n += 1
    return n


def pay(s: State, seat: int, action: int) -> None:
    if action < PAY_WHITE or action > PAY_BLACK:
        raise Refusal("T6.1", "pay-first", s.due)
    if action == PAY_WHITE:
        pay_white(s, seat)
    elif action == PAY_BLACK:
        if s.due > s.black[seat]:
            raise Refusal("T6.1", "black-short", s.due, s.black[seat])
        s.black[seat] -= s.due
        s.due = 0
    else:
        pay_card(s, seat, action - PAY_CARD)
    if s.due <= 0:
        obtain(s, seat)


def pay_white(s: State, seat: int) -> None:
    if s.white[seat] == 0:
        raise Refusal("T6.1", "no-white")
    if s.white_over == 1:
        raise Refusal("T6.1", "white-first")
    s.white[seat] -= 1
    s.white_held -= 1
    s.due -= WHITE_WORTH


def pay_card(s: State, seat: int, kind: int) -> None:
    if s.pay_from == OWNED:
        raise Refusal("T7.2", "tokens-only")
    if s.hand[seat][kind] == 0:
        raise Refusal("T6.1", "not-owned", kind)
    if kind < s.pay_from:
        raise Refusal("T6.1", "card-order", kind, s.pay_from)
    spare = s.spare
    for passed in range(s.pay_from, kind):
        spare -= s.hand[seat][passed]
    if s.black[seat] + spare < s.due:
        raise Refusal("T6.1", "cards-short", kind, s.due)
    s.hand[seat][kind] -= 1
    s.cards[seat] -= 1
    s.due -= 1
    s.white_over = 1
    s.pay_from = kind
    s.spare = spare - 1


def obtain(s: State, seat: int) -> None:
    """What is paid for becomes the payer's."""
    s.hand[seat][s.card] += 1
    s.cards[seat] += 1
    if s.card < NUMBERS:
        s.market[s.card] -= 1
        end_buy(s, seat)
    else:
        resume(s)
