"""TEN, T8 .. T10: the end, the score, one player."""

from typing import Any

from bazigah.core.contract import CHANCE, OVER
from bazigah.games.ten.codes import BANK, BIDDING, BUYING, DONE, DRAWING
from bazigah.games.ten.medals import MEDALS, medal
from support.ten import FACE, act, all_pass, draw, hand, market, may, outcomes, own, pile, refused, start


def last(cards: str, rest: str, **given: Any) -> Any:
    """Seat 0 has drawn `cards` when only `rest` is left."""
    s = start(**given)
    draw(s, cards)
    pile(s, rest)
    return s


def points(s: Any, seat: int = 0) -> int:
    return int(FACE.points(s, seat))


def score(cards: str) -> int:
    s = start()
    own(s, 0, cards)
    return points(s)


# The end


def test_T8_after_the_last_card_one_must_stop() -> None:
    s = last("R3 $1", "B2")
    draw(s, "B2")
    assert may(s) == ["numbers", "currency"]
    assert refused(s, "draw") == "T8 pile-empty"
    act(s, "numbers")
    assert (s.phase, FACE.to_move(s), s.final) == (BUYING, 0, 0)
    act(s, "pass")
    assert (s.phase, FACE.to_move(s), s.final) == (BUYING, 1, 1)


def test_T8_currency_of_the_last_turn_has_no_buy_phase_of_its_own() -> None:
    s = last("R3", "$1")
    draw(s, "$1")
    act(s, "currency")
    assert (FACE.to_move(s), s.final) == (1, 1)


def test_T8_a_bust_on_the_last_card_counts() -> None:
    s = last("R6 $2", "B9")
    draw(s, "B9")
    assert (s.white[0], s.black[1], FACE.to_move(s), s.final) == (1, 7, 1, 1)


def test_T8_an_auction_on_the_last_card_is_held_then_one_must_stop() -> None:
    s = last("R3", "W5")
    draw(s, "W5")
    assert s.phase == BIDDING
    act(s, "pass bid:2 pass black")
    assert hand(s, 2) == ["W5"]
    assert (FACE.to_move(s), may(s)) == (0, ["numbers"])


def test_T8_with_an_empty_tableau_the_turn_just_ends_under_every_option() -> None:
    for option in ("off", "on"):
        s = start(empty_reward=option)
        market(s, "R1")
        pile(s, "W5")
        draw(s, "W5")
        all_pass(s)
        assert (s.phase, FACE.to_move(s), s.final) == (BUYING, 1, 1)


def test_T8_a_reward_is_always_there() -> None:
    s = start()
    pile(s, "$5")
    draw(s, "$5")
    assert may(s) == ["currency"]
    s = start(empty_reward="on")
    pile(s, "$5")
    draw(s, "$5")
    assert may(s) == ["numbers", "currency"]


def test_T8_1_one_more_buy_for_everyone_the_drawer_last() -> None:
    s = last("", "R1", first=1)
    market(s, "B1 B2 B3 B4 O1 O1 O2")
    draw(s, "R1")
    act(s, "numbers")
    act(s, "buy:B1 black")
    order = []
    while s.phase != DONE:
        order.append(FACE.to_move(s))
        assert may(s)[:2] == ["pass", f"buy:B{len(order) + 1}"]
        act(s, f"buy:B{len(order) + 1} black")
    assert order == [2, 0, 1]
    assert hand(s, 1) == ["R1", "B1", "B4"]
    assert FACE.to_move(s) == OVER


def test_T8_1_also_after_a_bust_and_each_only_once() -> None:
    s = last("R6", "B6")
    draw(s, "B6")
    assert refused(s, "pass", 0) == "T8.1 not-your-final-buy"
    act(s, "pass pass")
    assert may(s) == ["pass", "buy:R6", "buy:B6"]
    act(s, "buy:B6 white black")
    assert FACE.to_move(s) == OVER
    assert hand(s, 0) == ["B6"]


def test_T8_1_then_it_is_over() -> None:
    s = last("", "$1")
    draw(s, "$1")
    act(s, "currency pass pass pass")
    for seat in (0, 1, CHANCE, OVER):
        assert refused(s, 3, seat) == "T8.1 over"
        assert FACE.legal(s, seat, [0] * 200) == 0
        assert not FACE.may_act(s, seat)
    assert outcomes(s) == {}


# The score


def test_T9_the_longest_run_of_each_colour() -> None:
    assert score("B1 B2 B3 B5 B7") == 3
    assert score("R1 R2 R3 R4 R5 G7 G8 G9 B1 B2 O4") == 11
    assert score("R4") == 1
    assert score("") == 0
    assert score("R1 R1 R1 R2 R2") == 2
    assert score("R1 R2 R4 R5 R6") == 3


def test_T9_a_full_run_scores_ten() -> None:
    assert score("R1 R2 R3 R4 R5 R6 R7 R8") == 8
    assert score("R1 R2 R3 R4 R5 R6 R7 R8 R9") == 10
    assert score("R1 R2 R3 R4 R# R6 R7 W8 R9") == 10
    assert score("R1 R2 R3 R4 R# R6 R7 W8 R9 R# W*") == 12


def test_T9_a_wildcard_fills_a_gap_lengthens_or_is_a_run() -> None:
    assert score("R1 R2 R# R4") == 4
    assert score("R1 R2 R#") == 3
    assert score("R#") == score("W5") == score("W*") == 1
    assert score("R8 R9 R#") == 3
    assert score("R1 R2 W7") == 3
    assert score("R1 R2 R4 W3") == 4


def test_T9_a_wildcard_is_one_card_only() -> None:
    assert score("R1 R2 B1 B2 W3") == 5
    assert score("R1 R2 B1 B2 W*") == 5
    assert score("R1 R2 R# B1 B2") == 5


def test_T9_only_what_it_allows() -> None:
    assert score("B1 B2 R#") == 3
    assert score("R1 R2 W2") == 3
    assert score("R1 R2 W9 R4") == 3
    assert score("R1 R2 R4 W3 W5") == 5


def test_T9_the_best_assignment() -> None:
    assert score("R1 R2 R4 B1 B2 W3 W* ") == 7
    assert score("W1 W2 W3 W4 W5 W6 W7 W8 W9") == 10
    assert score("W1 W2 W3 W4 W5 W6 W7 W8 W9 W* R#") == 12
    assert score("R1 R3 B2 W2 W3") == 5


def test_T9_forty_is_the_most() -> None:
    everything = " ".join(f"{colour}{rank}" for colour in "RBOG" for rank in range(1, 10))
    assert score(everything) == 40
    assert score(f"{everything} W* W1 W5 R# B# G#") == 40


def test_T9_1_points_then_black_then_fewest_cards_then_shared() -> None:
    s = start(4)
    for seat, cards, black in ((0, "R1 R2", 3), (1, "G4 G5", 4), (2, "G4 G5 G5", 4), (3, "O1", 10)):
        own(s, seat, cards, black=black, white=seat)
    assert [FACE.rank(s, seat) for seat in range(4)] == [3, 1, 2, 4]
    own(s, 1, "B9")
    own(s, 2, "B9")
    s.black[2] = 5
    assert [FACE.rank(s, seat) for seat in range(4)] == [3, 2, 1, 4]
    s.black[2], s.hand[2][33 + 1 - 1] = 4, s.hand[2][33]
    own(s, 1, "G4")
    assert [FACE.rank(s, seat) for seat in range(4)] == [3, 1, 1, 4]


# One player


def test_T10_no_lot_and_89_cards() -> None:
    for first in (0, "lot"):
        s = start(1, first=first)
        assert (FACE.to_move(s), s.left) == (0, 89)


def test_T10_the_bank_bids_first_evenly_from_0_to_5() -> None:
    s = start(1)
    draw(s, "W5")
    assert (s.phase, FACE.to_move(s)) == (BANK, CHANCE)
    assert outcomes(s) == {str(bid): 1 for bid in range(6)}
    assert refused(s, "6") == "T10 no-such-bank-bid"
    assert refused(s, -1) == "T10 no-such-bank-bid"
    assert refused(s, "pass", 0) == "T10 await-bank"


def test_T10_the_player_bids_more_or_passes() -> None:
    s = start(1)
    draw(s, "W5")
    act(s, "3")
    assert may(s) == ["pass", "bid:4", "bid:5"]
    assert refused(s, "bid:3") == "T7.1 bid-too-low"
    act(s, "bid:4 black")
    assert (hand(s, 0), s.black[0], s.phase) == (["W5"], 1, DRAWING)


def test_T10_what_the_bank_wins_is_discarded() -> None:
    for bid in ("0", "5"):
        s = start(1)
        draw(s, "W5")
        act(s, f"{bid} pass")
        assert (hand(s, 0), s.black[0], sum(s.pile), may(s)) == ([], 5, 88, ["draw"])


def test_T10_a_bank_that_passes_can_be_outbid_with_one() -> None:
    s = start(1)
    draw(s, "R3 W5")
    act(s, "0")
    assert may(s)[:2] == ["pass", "bid:1"]


def test_T10_nobody_is_paid_and_the_bank_never_buys() -> None:
    s = start(1)
    pile(s, "R6 $2 R9")
    draw(s, "R6 $2 R9")
    assert s.black == [5, 0, 0, 0, 0]
    assert (FACE.to_move(s), s.final) == (0, 1)
    act(s, "buy:R6 white black")
    assert FACE.to_move(s) == OVER
    assert FACE.rank(s, 0) == 1


def test_T10_turns_follow_one_another() -> None:
    s = start(1)
    draw(s, "R1")
    act(s, "numbers pass")
    assert (FACE.to_move(s), may(s)) == (0, ["draw"])


def test_T10_medals() -> None:
    assert sorted(MEDALS) == list(MEDALS)
    assert [medal(least - 1) for least in MEDALS] == [0, 1, 2]
    assert [medal(least) for least in MEDALS] == [1, 2, 3]
