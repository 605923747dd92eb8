"""The auction of a wildcard (T7) and the bank that bids against one player (T10)."""

from bazigah.core.contract import CHANCE, Buffer, State
from bazigah.core.refusal import Refusal
from bazigah.games.ten.codes import BANK, BANK_BIDS, BID, BIDDING, NOBODY, PASS, WHITE_WORTH
from bazigah.games.ten.turn import begin_payment, left_of, resume


def begin_auction(s: State, kind: int) -> None:
    s.card = kind
    s.bid = 0
    s.leader = NOBODY
    for seat in range(s.players):
        s.offers[seat] = 0
    if s.players == 1:  # T10
        s.phase = BANK
        s.actor = CHANCE
    else:
        s.phase = BIDDING
        s.actor = left_of(s, s.turn)


def bank_bids(s: State, bid: int) -> None:
    if bid < 0 or bid >= BANK_BIDS:
        raise Refusal("T10", "no-such-bank-bid", bid)
    s.bid = bid
    s.phase = BIDDING
    s.actor = s.turn


def bidding_means(s: State, seat: int) -> int:
    """T7.2: what a seat can pay in an auction."""
    return int(s.black[seat] + WHITE_WORTH * s.white[seat] + s.auction_cards * s.cards[seat])


def legal_bids(s: State, seat: int, out: Buffer) -> int:
    out[0] = PASS
    n = 1
    for action in range(BID + s.bid + 1, BID + bidding_means(s, seat) + 1):
        out[n] = action
        n += 1
    return n


def offer(s: State, seat: int, action: int) -> None:
    if action != PASS:
        bid = action - BID
        if bid < 0:
            raise Refusal("T7.1", "bid-or-pass")
        if bid <= s.bid:
            raise Refusal("T7.1", "bid-too-low", bid, s.bid)
        if bid > bidding_means(s, seat):
            raise Refusal("T7.2", "bid-beyond-means", bid, bidding_means(s, seat))
        s.bid = bid
        s.leader = seat
        s.offers[seat] = bid
    if seat != s.turn:
        s.actor = left_of(s, seat)
    elif s.leader == NOBODY:  # T7.3, T10: discarded
        resume(s)
    else:
        begin_payment(s, s.leader, s.bid, s.auction_cards == 1)
