"""What is to be said of a match of TEN, without a language."""

from bazigah.core.contract import CHANCE, SPECTATOR, State
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, Seat, Value, say
from bazigah.games.ten import proposals, rules
from bazigah.games.ten.auction import bidding_means
from bazigah.games.ten.cards import COIN, HASH, NUMBERS, VALUE
from bazigah.games.ten.codes import (
    BANK,
    BID,
    BIDDING,
    BUY,
    BUYING,
    DONE,
    DRAW,
    DRAWING,
    LOT,
    NOBODY,
    PASS,
    PAY_BLACK,
    PAY_CARD,
    PAY_WHITE,
    PAYING,
    REVEALING,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    WHITE_WORTH,
)
from bazigah.games.ten.medals import MEDALS, medal
from bazigah.games.ten.phrases import (
    COLOUR,
    busts,
    card,
    change,
    copies,
    gain,
    gain_from,
    gains,
    holdings,
    how,
    later,
    least_burning,
    means,
    odds,
    others,
    parts,
    points_of,
    tableau,
    used,
    wilds,
    with_card,
    with_drawn,
)
from bazigah.games.ten.runs import written
from bazigah.games.ten.scoring import points, rank

MEDAL_CODES = ("none", "bronze", "silver", "gold")
SEATS = ("actor",)
CARDS = ("card", "from")
"""Values of refusals that are named; others are numbers."""


def automatic(s: State, seat: int) -> bool:
    """Whether the program makes the only legal action by itself: any but a draw and a stop (T2.2, T8)."""
    if s.phase == DRAWING or not rules.may_act(s, seat):
        return False
    return rules.legal(s, seat, [0] * rules.MAX_LEGAL) == 1


# The table


def table(s: State, seat: int) -> list[Say]:
    """The turn first, then the market, one's own cards by colour, everybody's tokens, and the pile.

    What the prompt of a viewer who is asked says is left to it.
    """
    lines = turn_lines(s, seat)
    if sum(s.market):
        lines.append(say("ten-market", cards=copies(s.market)))
    if seat >= 0:
        lines += own_lines(s, seat)
    lines += [seat_line(s, other) for other in clockwise(s, seat) if other != seat]
    if s.phase == BIDDING or not rules.may_act(s, seat):
        lines.append(say("ten-pile", left=s.left))
    return [*lines, say("ten-alone")] if s.players == 1 else lines  # T10


def clockwise(s: State, seat: int) -> list[int]:
    first = max(seat, 0)
    return [(first + step) % s.players for step in range(s.players)]


def turn_lines(s: State, viewer: int) -> list[Say]:
    if s.phase == LOT:
        return [say("ten-wait-lot")]
    if s.phase == DONE:
        return [say("ten-over")]
    asked = rules.may_act(s, viewer)
    lines = [say("ten-final", seat=Seat(s.turn))] if s.final and not asked else []
    if s.phase == BUYING:
        return lines if asked or s.final else [say("ten-buying", seat=Seat(s.actor))]
    if s.phase == PAYING:
        return lines if asked else [*lines, say("ten-due", seat=Seat(s.actor), card=card(s.card), due=s.due)]
    lines += tableau_lines(s, viewer)
    if s.phase in (BANK, BIDDING):
        lines += [*([] if asked else [say("ten-auction", card=card(s.card))]), *bid_lines(s)]
    return lines


def tableau_lines(s: State, viewer: int) -> list[Say]:
    """The cards showing and their total, which is in the prompt of a viewer who drew them. One is as it was told."""
    if viewer != s.turn:
        return [say("ten-tableau", seat=Seat(s.turn), count=s.shown, cards=tableau(s), total=s.total)]
    if s.shown == 1:
        return [say("ten-drew", seat=Seat(viewer), card=card(s.tableau[0]))]
    return [say("ten-tableau-own", cards=tableau(s))] if s.shown else []


def bid_lines(s: State) -> list[Say]:
    """Who bid what so far, in order (T7.1)."""
    if s.players == 1:
        return [say("ten-bank-bid", bid=s.bid)] if s.phase == BIDDING else []
    order = [*others(s), s.turn]
    asked = order[: order.index(s.actor)] if s.phase == BIDDING else order
    return [say("ten-bids", bids=tuple(say("ten-bid", seat=Seat(p), bid=s.offers[p]) for p in asked))] if asked else []


def own_lines(s: State, seat: int) -> list[Say]:
    """One's own cards as runs, with the points of each colour (T9), then wildcards, then tokens."""
    lines = []
    for colour, score in enumerate(parts(s, seat)):
        ranks = used(s, seat, colour)
        if ranks:
            lines.append(say("ten-run", colour=COLOUR[colour], ranks=ranks, points=score))
    if wilds(s, seat):
        lines.append(say("ten-wilds", cards=wilds(s, seat)))
    lines.append(say("ten-own", **tokens(s, seat)))
    return lines


def seat_line(s: State, seat: int) -> Say:
    return say("ten-seat", seat=Seat(seat), holdings=holdings(s, seat), **tokens(s, seat))


def tokens(s: State, seat: int) -> dict[str, Value]:
    return {"points": points(s, seat), "black": s.black[seat], "white": s.white[seat], "cards": s.cards[seat]}


# What may be done


def prompt(s: State, seat: int) -> Say:
    """What `seat` may do now, whom it waits for, or what chance must give.

    For who only watches there is a value more, which no sentence has: what each seat's hand comes to (`runs.written`),
    so that who draws the table need not know how to score.
    """
    asked = waits(s, seat)
    if seat != SPECTATOR:
        return asked
    return Say(asked.id, {**asked.values, "hands": tuple(written(s.hand[other]) for other in range(s.players))})


def waits(s: State, seat: int) -> Say:
    if s.phase == DONE:
        return say("ten-over")
    if s.phase == LOT:
        return say("ten-chance-lot" if seat == CHANCE else "ten-wait-lot")
    if s.phase == REVEALING:
        return say("ten-chance-card" if seat == CHANCE else "ten-wait-card", seat=Seat(s.turn))
    if s.phase == BANK:
        return say("ten-chance-bank" if seat == CHANCE else "ten-wait-bank", card=card(s.card))
    if seat != s.actor:
        acts = {DRAWING: "ten-wait-draw", BIDDING: "ten-wait-bid", PAYING: "ten-wait-pay", BUYING: "ten-wait-buy"}
        return say(acts[s.phase], seat=Seat(s.actor))
    return own_prompt(s, seat)


def own_prompt(s: State, seat: int) -> Say:
    if s.phase == DRAWING:
        if s.shown == 0:
            return say("ten-do-draw", left=s.left)
        if s.left == 0:
            return say("ten-do-stop")
        return say("ten-do-go-on", total=s.total, **odds(s))
    if s.phase == PAYING:
        losses = proposals.losses(s, seat)  # for who draws the table
        return say("ten-do-pay", card=card(s.card), due=s.due, means=proposed(s, seat), losses=losses)
    if s.phase == BIDDING:
        most = bidding_means(s, seat)
        values: dict[str, Value] = {"card": card(s.card), "change": gain_from(s, seat, s.card)}
        return say("ten-do-bid", range=span(s.bid, most), highest=s.bid, least=s.bid + 1, means=most, **values)
    can = rules.legal(s, seat, [0] * rules.MAX_LEGAL) > 1
    return say("ten-do-buy", final="yes" if s.final else "no", can="yes" if can else "no")


def proposed(s: State, seat: int) -> tuple[Say, ...]:
    """With what the rest of a payment may well be paid, in the order in which it would be."""
    white, kinds, black = proposals.going_on(s, seat)
    cards = (card(kind) for kind in kinds)
    return (*means(proposals.Payment(white, 0, 0)), *cards, *means(proposals.Payment(0, black, 0)))


def span(highest: int, means: int) -> str:
    """How many bids are possible."""
    if means <= highest:
        return "none"
    return "one" if means == highest + 1 else "many"


def action(s: State, seat: int, action: int) -> Say:
    """An action as an imperative, an outcome by its name."""
    if seat == CHANCE:
        if s.phase == REVEALING:
            return card(action)
        return say("ten-outcome-lot", seat=Seat(action)) if s.phase == LOT else say("ten-outcome-bank", bid=action)
    if action >= BID:
        return say("ten-act-bid", bid=action - BID)
    if action == PAY_BLACK:
        return say("ten-act-black", count=s.due)
    if action >= PAY_CARD:
        return say("ten-act-card", card=card(action - PAY_CARD))
    if action == PAY_WHITE:
        return say("ten-act-white", worth=WHITE_WORTH)
    if action >= BUY:
        return say("ten-act-buy", card=card(action - BUY), price=VALUE[action - BUY])
    if action == PASS:
        return say("ten-act-pass" if s.phase == BIDDING else "ten-act-no-buy")
    if action == DRAW:
        return say("ten-act-draw")
    return say("ten-act-currency") if action == TAKE_CURRENCY else say("ten-act-numbers", count=s.numbers)


def consequence(s: State, seat: int, action: int) -> tuple[Say, ...]:
    """What a legal action or an outcome brings."""
    if seat == CHANCE:
        return card_brings(s, action) if s.phase == REVEALING else ()
    if action >= BID:
        return (say("ten-brings-payment", means=means(proposals.for_bid(s, seat, action - BID))),)
    if action == DRAW:
        return draw_brings(s)
    if action in (TAKE_NUMBERS, TAKE_CURRENCY):
        return reward_brings(s, action)
    if action == PASS:
        return pass_brings(s)
    if s.phase == BUYING:
        pays = means(proposals.for_card(s, seat, VALUE[action - BUY]))
        return (gain_from(s, seat, action - BUY), say("ten-brings-payment", means=pays))
    return payment_brings(s, seat, action)


def draw_brings(s: State) -> tuple[Say, ...]:
    """Which cards would bust; how many they are is in the prompt."""
    number, coin = least_burning(s)
    if not number and not coin:
        return ()
    burns = "both" if number and coin else "numbers" if number else "currency"
    return (say("ten-brings-burning", burns=burns, number=number, coin=coin),)


def card_brings(s: State, kind: int) -> tuple[Say, ...]:
    if HASH <= kind < COIN:
        return (say("ten-brings-auction"),)
    total, coins = with_drawn(s, kind)
    if busts(total, coins):
        return (say("ten-brings-bust", how=how(total), total=total, coins=coins),)
    return (say("ten-brings-total", total=total),)


def reward_brings(s: State, action: int) -> tuple[Say, ...]:
    now = later(s, s.turn, action)
    if action == TAKE_NUMBERS:
        more = gain(s.hand[s.turn], now.hand[s.turn])
        buy = () if automatic(now, s.turn) else (say("ten-brings-buy"),)
        return (more, *gains(s, now, "ten-brings-gain"), *buy)
    after = now.black[s.turn]
    black = say("ten-brings-black", count=after - s.black[s.turn], black=after)
    market = (say("ten-brings-market", count=s.numbers),) if s.numbers else ()
    return (black, *market, say("ten-brings-no-buy"))


def pass_brings(s: State) -> tuple[Say, ...]:
    if s.phase == BIDDING and s.actor == s.turn:
        if s.leader == NOBODY:
            return (say("ten-brings-discarded"),)
        return (say("ten-brings-sold", seat=Seat(s.leader), bid=s.bid),)
    return ()


def sold(s: State, now: State) -> Say:
    """How an auction ends: with the highest bid in `now`, of what is auctioned in `s`."""
    if now.leader != NOBODY:
        return say("ten-sold", seat=Seat(now.leader), card=card(s.card), bid=now.bid)
    return say("ten-discarded", card=card(s.card), bank="yes" if s.bid else "no")


def payment_brings(s: State, seat: int, action: int) -> tuple[Say, ...]:
    """What a white token loses, or a card takes from the points."""
    if action == PAY_WHITE:
        return (say("ten-brings-lost", lost=WHITE_WORTH - s.due),) if s.due < WHITE_WORTH else ()
    if action == PAY_BLACK:
        return ()
    coming = with_card(s.hand[seat], s.card, 1)
    return (change(points_of(with_card(coming, action - PAY_CARD, -1)) - points_of(coming)),)


# What happened


def event(s: State, seat: int, action: int, after: State | None = None) -> Say | None:
    """What happened, from the state before it, with what followed by itself. A draw is told by its card. `after`: the
    state after it, if it is at hand.
    """
    first = happened(s, seat, action)
    now = after or later(s, seat, action)
    if first is None:
        return say("ten-over") if now.phase == DONE else None
    if s.phase == BIDDING and now.phase != BIDDING:
        return say("ten-then", first=first, then=sold(s, now))
    if now.phase == DONE:
        return say("ten-then", first=first, then=say("ten-over"))
    if s.phase == REVEALING and now.left == 0:
        return say("ten-then", first=first, then=say("ten-last-card"))
    return first


def happened(s: State, seat: int, action: int) -> Say | None:
    who = Seat(seat)
    if s.phase == LOT:
        return say("ten-starts", seat=Seat(action))
    if s.phase == BANK:
        return say("ten-bank-bid", bid=action)
    if s.phase == REVEALING:
        return drew(s, action)
    if s.phase == BIDDING:
        return say("ten-bid-made", seat=who, bid=0 if action == PASS else action - BID)
    if s.phase == BUYING:
        if action == PASS:
            return None if automatic(s, seat) else say("ten-bought-nothing", seat=who)
        return say("ten-bought", seat=who, card=card(action - BUY), price=VALUE[action - BUY])
    if s.phase == PAYING:
        return paid(s, seat, action)
    return None if action == DRAW else took(s, action)


def drew(s: State, kind: int) -> Say:
    who, what = Seat(s.turn), card(kind)
    if HASH <= kind < COIN:
        return say("ten-drew-wildcard", seat=who, card=what)
    total, coins = with_drawn(s, kind)
    if not busts(total, coins):
        return say("ten-drew", seat=who, card=what)
    now = later(s, CHANCE, kind)
    got = gains(s, now, "ten-gain")
    white = "yes" if now.white[s.turn] > s.white[s.turn] else "no"
    bust = say("ten-drew-bust", seat=who, card=what, how=how(total), total=total, coins=coins, white=white)
    return say("ten-then", first=bust, then=say("ten-got", gains=got)) if got else bust


def took(s: State, action: int) -> Say:
    now, who = later(s, s.turn, action), Seat(s.turn)
    if action == TAKE_CURRENCY:
        count = now.black[s.turn] - s.black[s.turn]
        return say("ten-took-currency", seat=who, count=count, black=now.black[s.turn], market=s.numbers)
    numbers = tuple(card(kind) for kind in s.tableau[: s.shown] if kind < NUMBERS)
    taken = say("ten-took-numbers", seat=who, count=s.numbers, cards=numbers)
    got = gains(s, now, "ten-gain")
    return say("ten-then", first=taken, then=say("ten-got", gains=got)) if got else taken


def paid(s: State, seat: int, action: int) -> Say:
    if action == PAY_WHITE:
        return say("ten-paid-white", seat=Seat(seat))
    if action == PAY_BLACK:
        return say("ten-paid-black", seat=Seat(seat), count=s.due)
    return say("ten-paid-card", seat=Seat(seat), card=card(action - PAY_CARD))


# The end


def result(s: State) -> list[Say]:
    """Points by colour, the best first, then who won, and by what (T9.1)."""
    lines = []
    for seat in sorted(range(s.players), key=lambda seat: rank(s, seat)):
        scores = zip(COLOUR, parts(s, seat), strict=True)
        runs = tuple(say("ten-part", colour=colour, points=points) for colour, points in scores)
        lines.append(say("ten-result", seat=Seat(seat), parts=runs, **tokens(s, seat)))
    if s.players == 1:
        return [*lines, medal_line(s)]
    winners = [seat for seat in range(s.players) if rank(s, seat) == 1]
    if len(winners) > 1:
        return [*lines, say("ten-shared", seats=tuple(Seat(seat) for seat in winners))]
    return [*lines, say("ten-won", seat=Seat(winners[0]), by=decided_by(s, winners[0]))]


def decided_by(s: State, winner: int) -> str:
    """What put the winner ahead of the next best."""
    rivals = [seat for seat in range(s.players) if seat != winner and points(s, seat) == points(s, winner)]
    if not rivals:
        return "points"
    return "cards" if max(s.black[seat] for seat in rivals) == s.black[winner] else "black"


def medal_line(s: State) -> Say:
    reached = medal(points(s, 0))
    if reached == len(MEDALS):
        return say("ten-medal", medal=MEDAL_CODES[reached])
    return say("ten-medal-next", medal=MEDAL_CODES[reached], next=MEDAL_CODES[reached + 1], least=MEDALS[reached])


def refusal(s: State, refusal: Refusal) -> Say:  # noqa: ARG001
    """Why not."""
    values: dict[str, Value] = {}
    for name, value in zip(rules.REFUSALS[refusal.reason][1], refusal.values, strict=True):
        number = int(value)
        values[name] = Seat(number) if name in SEATS else card(number) if name in CARDS else number
    return say(f"ten-no-{refusal.reason}", **values)
