"""A good way to pay: what the table proposes to who has to (T6.1)."""

from typing import NamedTuple

from bazigah.core.contract import State
from bazigah.games.ten.auction import bidding_means
from bazigah.games.ten.cards import NUMBERS, OWNED, RANKS
from bazigah.games.ten.codes import WHITE_WORTH
from bazigah.games.ten.runs import layout


class Payment(NamedTuple):
    """Tokens, and how many cards."""

    white: int
    black: int
    cards: int


def proposal(price: int, black: int, white: int, cards: int) -> Payment:
    """As few cards as can be; then as little lost on white tokens; then as few black ones."""
    ways = []
    for whites in range(min(white, -(-price // WHITE_WORTH)) + 1):
        rest = max(0, price - WHITE_WORTH * whites)
        blacks = min(black, rest)
        if rest - blacks <= cards:
            ways.append(Payment(whites, blacks, rest - blacks))
    return min(ways, key=lambda way: (way.cards, max(0, WHITE_WORTH * way.white - price), way.black))


def for_card(s: State, seat: int, price: int) -> Payment:
    """Of what a seat owns, for a card of the market."""
    return proposal(price, s.black[seat], s.white[seat], s.cards[seat])


def for_bid(s: State, seat: int, bid: int) -> Payment:
    """Of what may pay in an auction."""
    tokens = s.black[seat] + WHITE_WORTH * s.white[seat]
    return proposal(bid, s.black[seat], s.white[seat], bidding_means(s, seat) - tokens)


def going_on(s: State, seat: int) -> tuple[int, list[int], int]:
    """Of a payment that is under way: white tokens, kinds of cards in their order, black tokens."""
    way = proposal(s.due, s.black[seat], 0 if s.white_over else s.white[seat], s.spare)
    return way.white, missed_least(s, seat, way.cards), way.black


def missed_least(s: State, seat: int, count: int) -> list[int]:
    """Cards that may still be paid and take the fewest points with them, beside the card that is paid for."""
    hand = list(s.hand[seat])
    hand[s.card] += 1
    kept = hand[:]
    kept[s.card] -= 1
    chosen = []
    for _ in range(count):
        best = min((kind for kind in range(s.pay_from, OWNED) if kept[kind]), key=lambda kind: _cost(hand, kind))
        chosen.append(best)
        hand[best] -= 1
        kept[best] -= 1
    return sorted(chosen)


def losses(s: State, seat: int) -> tuple[int, ...]:
    """By kind, the points that go with a card that may still be paid; 0 for what may not."""
    hand = list(s.hand[seat])
    payable = [kind >= s.pay_from and hand[kind] > 0 for kind in range(OWNED)]
    hand[s.card] += 1
    return tuple(_cost(hand, kind)[0] if payable[kind] else 0 for kind in range(OWNED))


def _cost(hand: list[int], kind: int) -> tuple[int, bool, bool, int, int]:
    """What goes with a card: points, then a wildcard rather than a number, one without a twin, one of a longer run."""
    less = hand[:]
    less[kind] -= 1
    runs = {run.colour: run.points for run in layout(hand).runs}
    lost = sum(runs.values()) - sum(run.points for run in layout(less).runs)
    return lost, kind >= NUMBERS, hand[kind] == 1, runs.get(kind // RANKS, 0), kind
