"""Parts of sentences about TEN: cards, hands, who gets what, and what would be if."""

from collections.abc import Iterable, Sequence

from bazigah.core.contract import State
from bazigah.core.say import Say, Seat, Value, say
from bazigah.core.twin import copy
from bazigah.games.ten import rules
from bazigah.games.ten.cards import COIN, COLOURS, FULL, HASH, KINDS, NUMBERS, OWNED, RANKS, VALUE, WILD
from bazigah.games.ten.codes import TEN
from bazigah.games.ten.proposals import Payment
from bazigah.games.ten.runs import layout
from bazigah.games.ten.scoring import PART, TOTAL, hand_score

COLOUR = ("red", "blue", "orange", "green")


def card(kind: int) -> Say:
    """A card by its name."""
    if kind < NUMBERS:
        return say("ten-card", sort="number", colour=COLOUR[kind // RANKS], number=VALUE[kind])
    if kind < WILD:
        return say("ten-card", sort="hash", colour=COLOUR[kind - HASH], number=0)
    if kind < FULL:
        return say("ten-card", sort="wild", colour="any", number=kind - WILD + 1)
    if kind == FULL:
        return say("ten-card", sort="full", colour="any", number=0)
    return say("ten-card", sort="currency", colour="none", number=kind - COIN + 1)


def copies(counts: Iterable[int]) -> tuple[Say, ...]:
    """The cards that are there, by kind: what there are several of once, with its number."""
    return tuple(
        say("ten-copies", card=card(kind), count=count) if count > 1 else card(kind)
        for kind, count in enumerate(counts)
        if count
    )


def tableau(s: State) -> tuple[Say, ...]:
    """The cards showing, in the order drawn."""
    return tuple(card(kind) for kind in s.tableau[: s.shown])


def run(s: State, seat: int, colour: int) -> tuple[int | Say, ...]:
    """The ranks that a seat owns of a colour, twins twice, and its wilds."""
    hand = s.hand[seat]
    ranks = [rank + 1 for rank in range(RANKS) for _ in range(hand[colour * RANKS + rank])]
    return (*ranks, *(say("ten-rank-wild", rank=0) for _ in range(hand[HASH + colour])))


def used(s: State, seat: int, colour: int) -> tuple[int | Say, ...]:
    """The ranks of a colour in their order, with what wildcards stand for; last its wilds that stand for none."""
    hand = s.hand[seat]
    stands = dict[int, int]()
    for wild, kind in layout(hand).stands:
        if kind // RANKS == colour:
            stands[kind % RANKS + 1] = wild
    ranks: list[int | Say] = []
    for rank in range(1, RANKS + 1):
        ranks += [rank] * hand[colour * RANKS + rank - 1]
        if rank in stands:
            ranks.append(say("ten-rank-wild", rank=rank))
    idle = hand[HASH + colour] - list(stands.values()).count(HASH + colour)
    return (*ranks, *(say("ten-rank-wild", rank=0) for _ in range(idle)))


def wilds(s: State, seat: int) -> tuple[Say, ...]:
    """The wildcards of any colour that a seat owns."""
    return tuple(card(kind) for kind in range(WILD, OWNED) if s.hand[seat][kind])


def holdings(s: State, seat: int) -> tuple[Say, ...]:
    """All cards of a seat, colour by colour."""
    colours = [(COLOUR[colour], run(s, seat, colour)) for colour in range(COLOURS)]
    return (*(say("ten-ranks", colour=name, ranks=ranks) for name, ranks in colours if ranks), *wilds(s, seat))


def parts(s: State, seat: int) -> list[int]:
    """The points of each colour (T9)."""
    score = hand_score(s.hand[seat])
    return [score >> part & 31 for part in PART]


def points_of(hand: Sequence[int]) -> int:
    return hand_score(hand) >> TOTAL


def with_card(hand: Sequence[int], kind: int, copies: int) -> list[int]:
    """A hand with that many more of a kind."""
    changed = list(hand)
    changed[kind] += copies
    return changed


def gain_from(s: State, seat: int, kind: int) -> Say:
    """How many points a card would add to a hand."""
    hand = s.hand[seat]
    return gain(hand, with_card(hand, kind, 1))


def gain(before: Sequence[int], after: Sequence[int]) -> Say:
    """How many points more a hand would have, and by which runs."""
    old = {run.colour: run.points for run in layout(before).runs}
    runs = layout(after).runs
    more = sum(run.points for run in runs) - sum(old.values())
    longer = tuple(
        say("ten-stretch", colour=COLOUR[run.colour], low=run.low, high=run.high, count=run.high - run.low + 1)
        for run in runs
        if run.points > old.get(run.colour, 0)
    )
    return say("ten-grows", change=change(more), runs=longer) if more > 0 else change(more)


def means(payment: Payment) -> tuple[Say, ...]:
    """What is paid: tokens, and how many cards."""
    parts = [
        say("ten-white", white=payment.white) if payment.white else None,
        say("ten-black", black=payment.black) if payment.black else None,
        say("ten-cards", cards=payment.cards) if payment.cards else None,
    ]
    return tuple(part for part in parts if part)


def change(points: int) -> Say:
    """+3 points, -1 points, no change."""
    signed = say("ten-plus", number=points) if points > 0 else points
    return say("ten-change", change=signed, count=abs(points))


def with_drawn(s: State, kind: int) -> tuple[int, int]:
    """The running total and the currency showing, with a card drawn that is no wildcard."""
    return s.total + VALUE[kind], s.coins + (-VALUE[kind] if kind >= COIN else 0)


def busts(total: int, coins: int) -> bool:
    return total > TEN or coins > TEN


def how(total: int) -> str:
    """Which of the two busts it is."""
    return "number" if total > TEN else "currency"


def burning(s: State) -> int:
    """How many of the cards left would bust the next draw (T4, T4.1)."""
    return sum(s.pile[kind] for kind in range(KINDS) if busts(*with_drawn(s, kind)))


def least_burning(s: State) -> tuple[int, int]:
    """The least number and the least currency left that would bust the next draw; 0 if none would."""
    kinds = [kind for kind in range(KINDS) if s.pile[kind] and busts(*with_drawn(s, kind))]
    numbers = [VALUE[kind] for kind in kinds if kind < NUMBERS]
    return min(numbers, default=0), min((-VALUE[kind] for kind in kinds if kind >= COIN), default=0)


def odds(s: State) -> dict[str, Value]:
    return {"burning": burning(s), "left": s.left}


def gains(s: State, now: State, id: str) -> tuple[Say, ...]:
    """Which of the others have more black tokens now, and how many more; in one phrase if it is the same for all."""
    got = [(seat, now.black[seat] - s.black[seat]) for seat in others(s)]
    counts = {count for _, count in got}
    if len(got) > 1 and len(counts) == 1 and counts != {0}:
        return (say(f"{id}-each", count=counts.pop()),)
    return tuple(say(id, seat=Seat(seat), count=count) for seat, count in got if count > 0)


def others(s: State) -> list[int]:
    """All but the seat whose turn it is, clockwise from its left."""
    return [(s.turn + step) % s.players for step in range(1, s.players)]


def later(s: State, seat: int, action: int) -> State:
    """The state after an event."""
    now = copy(s)
    rules.apply(now, seat, action)
    return now
