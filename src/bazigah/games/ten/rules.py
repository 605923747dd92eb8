"""The rules of TEN; clause ids are those of the rules page.

A turn is a draw phase of single cards, cut by an auction at each wildcard, and after taking *numbers* a buy phase.
`phase` says what is to be decided and `actor` who decides it; what could be counted again from the cards (the running
total, the currency showing, cards left, cards owned) is carried along in fields instead.
"""

from bazigah.core.contract import CHANCE, Buffer, State
from bazigah.core.refusal import Refusal
from bazigah.games.ten.auction import bank_bids, legal_bids, offer
from bazigah.games.ten.buying import buy_or_pass, legal_buys, legal_payments, pay
from bazigah.games.ten.cards import DECKS, KINDS, NUMBERS, OWNED
from bazigah.games.ten.codes import (
    ACTIONS,
    BANK,
    BANK_BIDS,
    BIDDING,
    BUYING,
    DONE,
    DRAWING,
    HIGHEST_BID,
    LOT,
    MAX_SEATS,
    MOST_SHOWN,
    NOBODY,
    PAYING,
    REVEALING,
    START_BLACK,
)
from bazigah.games.ten.draw import draw_or_stop, legal_draws, reveal
from bazigah.games.ten.scoring import points, rank
from bazigah.games.ten.turn import begin_turn, draw_lot

__all__ = ["ACTIONS", "MAX_SEATS", "points", "rank"]

VERSION = 1
MAX_LEGAL = HIGHEST_BID + 1  # to pass, or to bid
MAX_CHANCES = KINDS
CLAUSES = (
    "T1", "T1.1", "T1.2", "T2", "T2.1", "T2.2", "T3", "T3.1", "T4", "T4.1", "T4.2", "T5", "T5.1", "T5.2", "T6", "T6.1",
    "T6.2", "T6.3", "T7", "T7.1", "T7.2", "T7.3", "T7.4", "T8", "T8.1", "T9", "T9.1", "T10",
)  # fmt: skip

STATE: dict[str, tuple[int, ...]] = {
    "players": (),
    "auction_cards": (),  # T7.2
    "empty_reward": (),  # T5.1
    "phase": (),
    "actor": (),  # whose decision it is: a seat, CHANCE or OVER
    "turn": (),  # whose turn it is; in the final buys, who drew the last card
    "final": (),  # T8.1: 1 in the final buys
    "pile": (KINDS,),  # copies left to draw, by kind
    "left": (),  # all of them together
    "tableau": (MOST_SHOWN,),  # kinds of the cards showing, in the order drawn
    "shown": (),  # how many
    "numbers": (),  # how many of them are number cards
    "coins": (),  # value of the currency showing
    "total": (),  # T3.1
    "market": (NUMBERS,),  # copies by kind
    "hand": (MAX_SEATS, OWNED),  # copies by kind
    "cards": (MAX_SEATS,),  # how many a player owns
    "black": (MAX_SEATS,),
    "white": (MAX_SEATS,),
    "white_held": (),  # white tokens of all players
    "card": (),  # the wildcard that is auctioned, or the card that is paid for
    "bid": (),  # the highest bid
    "leader": (),  # who made it; NOBODY: nobody, or the bank
    "offers": (MAX_SEATS,),  # bids in this auction; 0: passed, or not yet asked
    "due": (),  # what is left to pay
    "white_over": (),  # 1 once a card was paid: white tokens go first
    "pay_from": (),  # the lowest kind of card that may still be paid; OWNED: cards may not pay
    "spare": (),  # cards owned of that kind and above
}

REFUSALS: dict[str, tuple[str, tuple[str, ...]]] = {
    "await-lot": ("T2", ()),
    "no-such-seat": ("T2", ("seat", "players")),
    "not-your-turn": ("T2", ("actor",)),
    "await-card": ("T2.1", ()),
    "no-such-card": ("T2.1", ()),
    "draw-or-stop": ("T3", ()),
    "must-draw": ("T3", ()),
    "no-number": ("T5.1", ()),
    "no-currency": ("T5.1", ()),
    "pile-empty": ("T8", ()),
    "not-your-buy": ("T6", ("actor",)),
    "buy-or-pass": ("T6", ()),
    "not-in-market": ("T6", ("card",)),
    "too-dear": ("T6.1", ("card", "price", "means")),
    "twin": ("T6.2", ("card",)),
    "not-your-payment": ("T6.1", ("actor",)),
    "pay-first": ("T6.1", ("due",)),
    "no-white": ("T6.1", ()),
    "white-first": ("T6.1", ()),
    "not-owned": ("T6.1", ("card",)),
    "card-order": ("T6.1", ("card", "from")),
    "cards-short": ("T6.1", ("card", "due")),
    "black-short": ("T6.1", ("due", "black")),
    "tokens-only": ("T7.2", ()),
    "not-your-bid": ("T7.1", ("actor",)),
    "bid-or-pass": ("T7.1", ()),
    "bid-too-low": ("T7.1", ("bid", "highest")),
    "bid-beyond-means": ("T7.2", ("bid", "means")),
    "not-your-final-buy": ("T8.1", ("actor",)),
    "over": ("T8.1", ()),
    "await-bank": ("T10", ()),
    "no-such-bank-bid": ("T10", ("bid",)),
}


def setup(s: State, options: Buffer) -> None:
    """T2; options: players, first seat (NOBODY: by lot), auction_cards, empty_reward."""
    s.players = options[0]
    s.auction_cards = options[2]
    s.empty_reward = options[3]
    s.leader = NOBODY
    for kind in range(KINDS):
        s.pile[kind] = DECKS[s.players - 1][kind]
        s.left += s.pile[kind]
    for seat in range(s.players):
        s.black[seat] = START_BLACK
    if options[1] != NOBODY:
        begin_turn(s, options[1])
    elif s.players == 1:  # T10: no lot
        begin_turn(s, 0)
    else:
        s.phase = LOT
        s.actor = CHANCE


def to_move(s: State) -> int:
    return int(s.actor)


def may_act(s: State, seat: int) -> bool:
    return bool(seat >= 0 and seat == s.actor)


def simultaneous(s: State) -> bool:
    return False


def mask(s: State, seat: int) -> None:
    """T2.1: everything is public, and the order of the pile does not exist."""
    return


def legal(s: State, seat: int, out: Buffer) -> int:
    if seat != s.actor:
        return 0
    if s.phase == DRAWING:
        return legal_draws(s, out)
    if s.phase == BIDDING:
        return legal_bids(s, seat, out)
    if s.phase == PAYING:
        return legal_payments(s, seat, out)
    if s.phase == BUYING:
        return legal_buys(s, seat, out)
    return 0


def chances(s: State, out: Buffer, weight: Buffer) -> int:
    if s.phase == REVEALING:
        n = 0
        pile = s.pile
        for kind in range(KINDS):  # without a branch: kinds with no copy left are overwritten by the next
            out[n] = kind
            weight[n] = pile[kind]
            n += pile[kind] > 0
        return n
    n = 0
    if s.phase == LOT:
        n = s.players
    elif s.phase == BANK:
        n = BANK_BIDS
    for i in range(n):
        out[i] = i
        weight[i] = 1
    return n


def apply(s: State, seat: int, action: int) -> None:
    if seat != s.actor:
        refuse_order(s)
    if s.phase == REVEALING:
        reveal(s, action)
    elif s.phase == BIDDING:
        offer(s, seat, action)
    elif s.phase == DRAWING:
        draw_or_stop(s, action)
    elif s.phase == PAYING:
        pay(s, seat, action)
    elif s.phase == BUYING:
        buy_or_pass(s, seat, action)
    elif s.phase == BANK:
        bank_bids(s, action)
    elif s.phase == LOT:
        draw_lot(s, action)
    else:
        raise Refusal("T8.1", "over")


def refuse_order(s: State) -> None:
    """T2.2: under the clause that gives the order."""
    if s.phase == LOT:
        raise Refusal("T2", "await-lot")
    if s.phase == REVEALING:
        raise Refusal("T2.1", "await-card")
    if s.phase == BANK:
        raise Refusal("T10", "await-bank")
    if s.phase == DRAWING:
        raise Refusal("T2", "not-your-turn", s.actor)
    if s.phase == BIDDING:
        raise Refusal("T7.1", "not-your-bid", s.actor)
    if s.phase == PAYING:
        raise Refusal("T6.1", "not-your-payment", s.actor)
    if s.phase == DONE:
        raise Refusal("T8.1", "over")
    if s.final == 1:
        raise Refusal("T8.1", "not-your-final-buy", s.actor)
    raise Refusal("T6", "not-your-buy", s.actor)
