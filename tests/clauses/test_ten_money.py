"""TEN, T6 .. T7.4: buying, paying, auctions."""

from collections import Counter
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bazigah.core.contract import CHANCE
from bazigah.games.ten import notation, rules
from bazigah.games.ten.cards import FULL, NUMBERS, OWNED
from bazigah.games.ten.codes import BIDDING, BUYING, DRAWING, PAYING
from support.ten import FACE, act, all_pass, draw, hand, kind, market, may, names, own, refused, start


def shop(cards: str = "R1", goods: str = "", black: int = 5, white: int = 0, **given: Any) -> Any:
    """Seat 0 has just taken the numbers and may buy."""
    s = start(**given)
    own(s, 0, "", black=black, white=white)
    market(s, goods)
    draw(s, cards)
    act(s, "numbers")
    assert s.phase == BUYING
    return s


def auction(card: str = "W5", **given: Any) -> Any:
    s = start(**given)
    draw(s, card)
    return s


# Buying


def test_T6_one_card_or_none_at_the_price_of_its_number() -> None:
    s = shop(goods="B2 B4 O6 G9")
    assert may(s) == ["pass", "buy:B2", "buy:B4", "buy:O6"]
    act(s, "buy:B4 black")
    assert (hand(s, 0), s.cards[0], s.black[0]) == (["R1", "B4"], 2, 1)
    assert names(s.market) == ["B2", "O6", "G9"]
    assert (FACE.to_move(s), may(s)) == (1, ["draw"])


def test_T6_what_is_not_in_the_market() -> None:
    s = shop(goods="B2")
    assert refused(s, "buy:B3") == "T6 not-in-market"
    assert refused(s, "draw") == "T6 buy-or-pass"
    assert refused(s, "white") == "T6 buy-or-pass"
    assert refused(s, -5) == "T6 buy-or-pass"


def test_T6_no_buying_after_a_bust() -> None:
    s = start()
    market(s, "R1")
    draw(s, "R6 R5")
    assert (FACE.to_move(s), s.phase) == (1, DRAWING)


def test_T6_of_two_copies_one_is_left() -> None:
    s = shop(goods="B2 B2")
    act(s, "buy:B2 black")
    assert names(s.market) == ["B2"]


def test_T6_1_too_dear() -> None:
    s = shop(goods="G8 G9", black=4, white=1)
    assert may(s) == ["pass", "buy:G8"]
    assert refused(s, "buy:G9") == "T6.1 too-dear"


def test_T6_1_cards_are_worth_one_each_whatever_their_number() -> None:
    s = shop(cards="R9", goods="B2", black=1)
    act(s, "buy:B2")
    assert may(s) == ["pay:R9"]
    act(s, "pay:R9")
    assert may(s) == ["black"]
    act(s, "black")
    assert (hand(s, 0), s.black[0], s.cards[0]) == (["B2"], 0, 1)
    assert (s.pile[kind("R9")], names(s.market)) == (0, [])  # what is paid never returns


def test_T6_1_tokens_go_back_to_the_supply() -> None:
    s = shop(goods="B4", black=1, white=2)
    act(s, "buy:B4 white")
    assert (s.white[0], s.white_held) == (1, 1)
    assert may(s) == ["white", "pay:R1", "black"]
    act(s, "white")
    assert (s.white_held, s.black[0], FACE.to_move(s)) == (0, 1, 1)


def test_T6_1_white_tokens_alone_may_lose_though_the_exact_sum_is_there() -> None:
    s = shop(goods="B1", black=5, white=1)
    act(s, "buy:B1")
    assert may(s) == ["white", "pay:R1", "black"]
    act(s, "white")
    assert (s.black[0], s.white[0], hand(s, 0)) == (5, 0, ["R1", "B1"])


def test_T6_1_nothing_that_could_be_left_out() -> None:
    s = shop(goods="B4", black=5, white=2)
    act(s, "buy:B4 pay:R1")
    assert may(s) == ["black"]
    assert refused(s, "white") == "T6.1 white-first"


def test_T6_1_refusals_of_payments() -> None:
    s = shop(cards="R1 R2", goods="B5", black=3)
    own(s, 0, "G9")
    act(s, "buy:B5")
    assert may(s) == ["pay:R1", "pay:R2"]
    assert refused(s, "pass") == "T6.1 pay-first"
    assert refused(s, "bid:3") == "T6.1 pay-first"
    assert refused(s, "white") == "T6.1 no-white"
    assert refused(s, "pay:O3") == "T6.1 not-owned"
    assert refused(s, "pay:G9") == "T6.1 cards-short"
    assert refused(s, "black") == "T6.1 black-short"
    act(s, "pay:R2")
    assert refused(s, "pay:R1") == "T6.1 card-order"
    assert may(s) == ["pay:G9"]
    act(s, "pay:G9 black")
    assert (hand(s, 0), s.black[0]) == (["R1", "B5"], 0)


def test_T6_2_no_twin() -> None:
    s = shop(cards="R2 R1", goods="R2 B2")
    assert may(s) == ["pass", "buy:B2"]
    assert refused(s, "buy:R2") == "T6.2 twin"


def test_T6_2_giving_the_twin_does_not_help() -> None:
    s = shop(cards="R1", goods="R1", black=0)
    assert may(s) == ["pass"]
    assert refused(s, "buy:R1") == "T6.2 twin"


def test_T6_2_wildcards_never_block() -> None:
    s = shop(goods="R2 B5")
    own(s, 0, "R# W5 W* B#")
    assert may(s) == ["pass", "buy:R2", "buy:B5"]


def test_T6_3_cards_just_taken_may_pay() -> None:
    s = shop(cards="R3 R2", goods="B2", black=0)
    act(s, "buy:B2 pay:R2 pay:R3")
    assert hand(s, 0) == ["B2"]


def test_T6_3_the_market_has_no_limit_and_number_cards_only() -> None:
    s = start()
    for cards in ("R6 $1 R6", "B9 $4 O9", "R4 R4 $1 R3 G3 $5", "B1 B2 B3 $2", "O6 O6", "G6 G6"):
        draw(s, cards)
        if s.shown:
            act(s, "currency")
    assert sum(s.market) == 15
    assert len(names(s.market)) == 15


# Auctions


def test_T7_any_wildcard_is_auctioned_at_once() -> None:
    for card in ("R#", "G#", "W1", "W9", "W*"):
        s = start()
        draw(s, f"R3 {card}")
        assert s.phase == BIDDING
        assert (s.total, s.shown, sum(s.market)) == (3, 1, 0)
        all_pass(s)
        assert (s.total, s.shown, sum(s.market), s.numbers) == (3, 1, 0, 1)


def test_T7_1_from_the_left_round_to_the_drawer_once_each() -> None:
    s = auction(first=1)
    order = []
    for _ in range(3):
        order.append(FACE.to_move(s))
        act(s, "pass")
    assert order == [2, 0, 1]
    assert (s.phase, s.turn) == (DRAWING, 1)


def test_T7_1_more_than_the_highest_bid() -> None:
    s = auction()
    assert may(s) == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    assert refused(s, "bid:0") == "T7.1 bid-too-low"
    assert refused(s, "draw") == "T7.1 bid-or-pass"
    act(s, "bid:3")
    assert may(s) == ["pass", "bid:4", "bid:5"]
    assert refused(s, "bid:3") == "T7.1 bid-too-low"
    act(s, "pass bid:5")
    assert (s.phase, FACE.to_move(s), s.due) == (PAYING, 0, 5)
    assert s.offers == [5, 3, 0, 0, 0]


def test_T7_2_means_are_tokens_and_cards() -> None:
    s = auction()
    own(s, 1, "R1 R2 W3", black=4, white=2)
    assert may(s)[-1] == "bid:13"
    assert refused(s, "bid:14") == "T7.2 bid-beyond-means"
    assert refused(s, "bid:999999999") == "T7.2 bid-beyond-means"
    act(s, "bid:13 pass pass white white pay:R1 pay:R2 pay:W3 black")
    assert (names(s.market), s.left) == ([], 128 - 20)  # what is paid never returns
    assert (hand(s, 1), s.black[1], s.white[1], s.cards[1]) == (["W5"], 0, 0, 1)
    assert (FACE.to_move(s), may(s)) == (0, ["draw"])


def test_T7_2_tokens_only_with_the_option_off() -> None:
    s = auction(auction_cards="off")
    own(s, 1, "R1 R2 W3", black=4, white=2)
    assert may(s)[-1] == "bid:10"
    act(s, "bid:4 pass pass")
    assert may(s) == ["white", "black"]
    assert refused(s, "pay:R1") == "T7.2 tokens-only"
    act(s, "white")
    assert may(s) == ["white", "black"]
    assert refused(s, "pay:R1") == "T7.2 tokens-only"
    act(s, "black")
    assert (hand(s, 1), s.black[1]) == (["R1", "R2", "W3", "W5"], 3)


def test_T7_2_cards_always_pay_for_a_buy() -> None:
    s = shop(goods="B1", black=0, auction_cards="off")
    act(s, "buy:B1 pay:R1")
    assert hand(s, 0) == ["B1"]


def test_T7_2_the_others_pay_nothing() -> None:
    s = auction()
    act(s, "bid:2 bid:4 pass black")
    assert s.black[:3] == [5, 5, 1]


def test_T7_2_neither_the_wildcard_nor_the_tableau_pays() -> None:
    s = start()
    draw(s, "R1 R2 W5")
    own(s, 0, "", black=1)
    act(s, "pass pass")
    assert may(s) == ["pass", "bid:1"]
    act(s, "bid:1")
    assert may(s) == ["black"]


def test_T7_2_the_highest_bid_that_can_be_paid() -> None:
    for players, most in ((2, 128), (3, 140), (5, 156)):
        s = start(players)
        draw(s, "W5")
        s.hand[1] = [s.pile[index] for index in range(OWNED)]
        s.cards[1] = sum(s.hand[1])
        own(s, 1, "", black=10, white=15)
        s.pile, s.left = [0] * 55, 0
        assert may(s)[-1] == f"bid:{most}"
        assert len(may(s)) <= rules.MAX_LEGAL


def test_T7_3_if_all_pass_the_wildcard_is_discarded() -> None:
    s = auction()
    all_pass(s)
    assert sum(s.cards) == 0
    assert s.pile[kind("W5")] == 0
    assert sum(s.market) == 0


def test_T7_3_an_earlier_auction_leaves_nothing_behind() -> None:
    s = auction()
    act(s, "bid:3 pass pass black")
    draw(s, "W6")
    assert (s.bid, s.offers, may(s)) == (0, [0] * 5, ["pass", "bid:1", "bid:2", "bid:3"])  # seat 1 has 2 and a card
    all_pass(s)
    assert (hand(s, 1), FACE.to_move(s), may(s)) == (["W5"], 0, ["draw"])


def test_T7_4_the_turn_goes_on() -> None:
    s = auction()
    all_pass(s)
    assert (FACE.to_move(s), may(s)) == (0, ["draw"])
    draw(s, "R3 W6")
    all_pass(s)
    assert (FACE.to_move(s), may(s)) == (0, ["draw", "numbers"])
    draw(s, "$1 W7")
    act(s, "bid:1 pass pass black")
    assert (FACE.to_move(s), may(s)) == (0, ["draw", "numbers", "currency"])


# Payments as small steps: exactly those of T6.1, each in one way, without dead ends


def payments(black: int, white: int, cards: Counter[int], due: int) -> Counter[tuple[int, ...]]:
    """All that T6.1 allows, by definition: covers the price, and no item could be left out."""
    found: Counter[tuple[int, ...]] = Counter()
    kinds = sorted(cards)
    for amounts in product(range(black + 1), range(white + 1), *(range(cards[card] + 1) for card in kinds)):
        worth = amounts[0] + 3 * amounts[1] + sum(amounts[2:])
        least = 3 if not amounts[0] and not any(amounts[2:]) else 1
        if due <= worth < due + least:
            found[amounts] += 1
    return found


def reached(s: Any, seat: int) -> Counter[tuple[int, ...]]:
    """All that can be paid in small steps, and in how many ways."""
    kinds = [index for index in range(OWNED) if s.hand[seat][index]]
    before = [s.black[seat], s.white[seat], *(s.hand[seat][index] for index in kinds)]
    found: Counter[tuple[int, ...]] = Counter()
    waiting = [s]
    while waiting:
        now = waiting.pop()
        actions = may(now)
        assert actions
        for action in actions:
            after = FACE.copy(now)
            act(after, action)
            if after.phase == PAYING:
                waiting.append(after)
            else:
                after.hand[seat][s.card] -= 1
                left = [after.black[seat], after.white[seat], *(after.hand[seat][index] for index in kinds)]
                found[tuple(a - b for a, b in zip(before, left, strict=True))] += 1
    return found


HOLDINGS = st.tuples(
    st.integers(0, 4),
    st.integers(0, 3),
    st.lists(st.sampled_from([0, 1, 9, 20, 35, 36, 40, FULL]), max_size=5),
)


@given(holding=HOLDINGS, due=st.integers(1, 12))
def test_T6_1_small_steps_reach_every_payment_of_an_auction_once(holding: Any, due: int) -> None:
    black, white, cards = holding
    s = auction("B#")
    own(s, 1, " ".join(notation.CARDS[index] for index in cards), black=black, white=white)
    due = min(due, black + 3 * white + len(cards))
    if due:
        act(s, f"bid:{due} pass pass")
        assert reached(s, 1) == payments(black, white, Counter(cards), due)


@given(holding=HOLDINGS, price=st.integers(1, 9))
def test_T6_1_small_steps_reach_every_payment_of_a_buy_once(holding: Any, price: int) -> None:
    black, white, cards = holding
    s = shop(goods=f"O{price}", black=black, white=white)
    s.hand[0][0], s.cards[0] = 0, 0
    own(s, 0, " ".join(notation.CARDS[index] for index in cards if index != kind(f"O{price}")))
    held = Counter(index for index in range(OWNED) for _ in range(s.hand[0][index]))
    if black + 3 * white + s.cards[0] >= price:
        act(s, f"buy:O{price}")
        assert reached(s, 0) == payments(black, white, held, price)


def test_T6_1_every_legal_action_and_no_other_is_taken() -> None:
    s = shop(cards="R1 R2", goods="B5", black=3, white=1)
    own(s, 0, "G9 W*")
    act(s, "buy:B5")
    allowed = {notation.read(s, 0, token) for token in may(s)}
    for action in range(-2, rules.ACTIONS + 2):
        if action not in allowed:
            assert refused(s, action).startswith("T6.1")
    assert NUMBERS == 36
    assert CHANCE == -1
