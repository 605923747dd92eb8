"""TEN, T1 .. T5.2: cards, set-up, drawing, stopping."""

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.games.ten import options, view
from bazigah.games.ten.cards import DECKS, HASH, KINDS, NUMBERS, VALUE, WILD
from bazigah.games.ten.codes import BUYING, DRAWING
from support.ten import (
    FACE,
    act,
    draw,
    hand,
    kind,
    market,
    may,
    names,
    outcomes,
    own,
    refused,
    showing,
    start,
)

COLOURS = "RBOG"


def copies(players: int, card: str) -> int:
    return DECKS[players - 1][kind(card)]


# The cards


def test_T1_the_full_deck() -> None:
    for colour in COLOURS:
        assert [copies(5, f"{colour}{rank}") for rank in range(1, 10)] == [3, 3, 3, 3, 3, 3, 1, 1, 1]
        assert copies(5, f"{colour}#") == 2
        own_colour = [f"{colour}{rank}" for rank in range(1, 10)] + [f"{colour}#"]
        assert sum(copies(5, card) for card in own_colour) == 23
    assert [copies(5, f"W{rank}") for rank in range(1, 10)] == [1] * 9
    assert copies(5, "W*") == 1
    assert [copies(5, f"${value}") for value in range(1, 6)] == [5, 5, 5, 6, 6]
    assert sum(DECKS[4]) == 129


def test_T1_not_one_hash_per_colour_and_no_rank_ten() -> None:
    assert sum(DECKS[4][HASH:WILD]) == 8
    assert NUMBERS == 36
    assert max(VALUE) == 9


GROUPS = {
    "ranks 1-3": ([f"{colour}{rank}" for colour in COLOURS for rank in (1, 2, 3)], (2, 3, 3)),
    "ranks 4-6": ([f"{colour}{rank}" for colour in COLOURS for rank in (4, 5, 6)], (2, 2, 3)),
    "ranks 7-9": ([f"{colour}{rank}" for colour in COLOURS for rank in (7, 8, 9)], (1, 1, 1)),
    "#": ([f"{colour}#" for colour in COLOURS], (1, 1, 2)),
    "wilds": ([*(f"W{rank}" for rank in range(1, 10)), "W*"], (1, 1, 1)),
    "$1": (["$1"], (3, 5, 5)),
    "$2": (["$2"], (3, 4, 5)),
    "$3": (["$3"], (3, 4, 5)),
    "$4": (["$4"], (3, 5, 6)),
    "$5": (["$5"], (3, 5, 6)),
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize(("players", "column"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_T1_1_copies_by_the_number_of_players(players: int, column: int, group: str) -> None:
    cards, numbers = GROUPS[group]
    assert {copies(players, card) for card in cards} == {numbers[column]}


@pytest.mark.parametrize(("players", "total"), [(1, 89), (2, 89), (3, 109), (4, 129), (5, 129)])
def test_T1_1_totals(players: int, total: int) -> None:
    s = start(players)
    assert sum(s.pile) == s.left == total
    assert list(s.pile) == list(DECKS[players - 1])


def test_T1_2_a_white_token_is_worth_three_and_a_black_one_one() -> None:
    s = start(2)
    own(s, 0, "", black=1, white=2)
    market(s, "R7 R8")
    draw(s, "R1")
    act(s, "numbers")
    own(s, 0, "", black=0)
    s.hand[0], s.cards[0] = [0] * 50, 0
    assert may(s) == ["pass"]
    own(s, 0, "", black=1)
    assert may(s) == ["pass", "buy:R7"]


def test_T1_2_fifteen_white_tokens() -> None:
    s = start(2)
    for _ in range(16):
        draw(s, "R6 R6")
        s.pile[kind("R6")] = 2
    assert (sum(s.white), s.white_held) == (15, 15)


# Set-up


@pytest.mark.parametrize("players", range(1, 6))
def test_T2_five_black_tokens_no_white_and_an_empty_market(players: int) -> None:
    s = start(players)
    assert s.players == players
    assert s.black == [5] * players + [0] * (5 - players)
    assert s.white == [0] * 5
    assert s.cards == [0] * 5
    assert sum(s.market) == 0
    assert may(s) == ["draw"]


def test_T2_the_first_player_by_lot() -> None:
    s = start(4, first="lot")
    assert FACE.to_move(s) == CHANCE
    assert outcomes(s) == {"0": 1, "1": 1, "2": 1, "3": 1}
    assert refused(s, "4") == "T2 no-such-seat"
    assert refused(s, -1) == "T2 no-such-seat"
    assert refused(s, "draw", 0) == "T2 await-lot"
    act(s, "2")
    assert FACE.to_move(s) == 2


def test_T2_the_first_player_chosen_and_clockwise() -> None:
    s = start(3, first=1)
    order = []
    for _ in range(4):
        order.append(FACE.to_move(s))
        draw(s, "$1")
        act(s, "currency")
        s.pile[kind("$1")] = 3
    assert order == [1, 2, 0, 1]


def test_T2_one_to_five_players() -> None:
    for players in (0, 6):
        with pytest.raises(Refusal) as caught:
            options.resolve({"players": players})
        assert caught.value.clause == "T2"
    with pytest.raises(Refusal) as caught:
        options.resolve({"players": 3, "first": 3})
    assert caught.value.clause == "T2"


def test_T2_options_and_rematch() -> None:
    assert options.resolve({"players": 2}) == {
        "players": 2,
        "first": "lot",
        "auction_cards": "on",
        "empty_reward": "off",
    }
    given = options.resolve({"players": "3", "first": "2", "auction_cards": "off", "empty_reward": "on"})
    assert options.pack(given) == [3, 2, 0, 1]
    assert options.rematch(given, start()) == given


def test_T2_1_cards_are_drawn_from_what_is_left() -> None:
    s = start(2)
    draw(s, "R9")
    act(s, "draw")
    weights = outcomes(s)
    assert "R9" not in weights
    assert sum(weights.values()) == 88
    assert weights["R1"] == 2
    assert refused(s, "R9") == "T2.1 no-such-card"
    assert refused(s, KINDS) == "T2.1 no-such-card"
    assert refused(s, -1) == "T2.1 no-such-card"
    assert refused(s, "draw", 0) == "T2.1 await-card"


def test_T2_1_nothing_is_hidden() -> None:
    s = start()
    draw(s, "R5 $2")
    before = FACE.fields(s)
    for seat in (SPECTATOR, 0, 1, 2):
        FACE.mask(s, seat)
        assert FACE.fields(s) == before
    assert not FACE.simultaneous(s)


def test_T2_2_a_single_legal_action_is_a_decision() -> None:
    s = start()
    assert (may(s), view.automatic(s, 0)) == (["draw"], False)
    draw(s, "W5")
    own(s, 1, "", black=0)
    assert (may(s), view.automatic(s, 1), view.automatic(s, 2)) == (["pass"], True, False)
    act(s, "pass")
    assert not view.automatic(s, 2)


def test_T2_2_out_of_order_is_refused_under_the_clause_of_the_order() -> None:
    s = start()
    assert refused(s, "draw", 1) == "T2 not-your-turn"
    draw(s, "W5")
    assert refused(s, "pass", 0) == "T7.1 not-your-bid"
    act(s, "bid:1 pass pass")
    assert refused(s, "black", 0) == "T6.1 not-your-payment"
    act(s, "black")
    draw(s, "R1")
    act(s, "numbers")
    assert refused(s, "pass", 1) == "T6 not-your-buy"
    assert FACE.legal(s, 1, [0] * 200) == 0
    for seat in (CHANCE, OVER, SPECTATOR, 3, 99):
        assert refused(s, 0, seat) == "T6 not-your-buy"


# Drawing


def test_T3_the_first_reveal_is_compulsory_then_stop_or_go_on() -> None:
    s = start()
    assert may(s) == ["draw"]
    assert refused(s, "numbers") == "T3 must-draw"
    assert refused(s, "currency") == "T3 must-draw"
    assert refused(s, "pass") == "T3 draw-or-stop"
    assert refused(s, -1) == "T3 draw-or-stop"
    assert refused(s, "buy:R5") == "T3 draw-or-stop"
    draw(s, "R2")
    assert may(s) == ["draw", "numbers"]
    draw(s, "$1")
    assert may(s) == ["draw", "numbers", "currency"]
    assert showing(s) == ["R2", "$1"]


def test_T3_1_numbers_less_currency() -> None:
    s = start()
    draw(s, "$5")
    assert (s.total, s.coins, s.phase) == (-5, 5, DRAWING)
    draw(s, "R6 B6 $2")
    assert (s.total, s.coins, s.numbers, s.shown) == (5, 7, 2, 4)


def test_T3_1_exactly_ten_is_safe() -> None:
    s = start()
    draw(s, "R6 B4")
    assert (s.total, s.turn) == (10, 0)
    assert may(s) == ["draw", "numbers"]


def test_T4_eleven_is_a_number_bust() -> None:
    s = start()
    draw(s, "R6 B5")
    assert (s.turn, s.white[0]) == (1, 1)


def test_T4_currency_puts_the_bust_off() -> None:
    s = start()
    draw(s, "R6 $1 B5")
    assert (s.turn, s.total) == (0, 10)


def test_T4_1_eleven_in_currency_is_a_bust() -> None:
    s = start()
    draw(s, "R9 $5 $5 $1")
    assert (s.turn, s.white[0], sum(s.black)) == (1, 1, 15)


def test_T4_1_not_ten_in_currency() -> None:
    s = start()
    draw(s, "$5 $5")
    assert (s.turn, s.coins, s.total) == (0, 10, -10)
    assert may(s) == ["draw", "currency"]


def test_T4_1_the_numbers_do_not_count_against_it() -> None:
    s = start()
    draw(s, "R9 $5 B9 $4 $2")
    assert (s.turn, s.white[0]) == (1, 1)


def test_T4_2_a_number_bust() -> None:
    s = start()
    draw(s, "R3")
    own(s, 0, "B1")
    draw(s, "R3 $2 O9")
    assert names(s.market) == ["R3", "R3", "O9"]
    assert s.black == [5, 7, 7, 0, 0]
    assert (s.white, s.white_held) == ([1, 0, 0, 0, 0], 1)
    assert (FACE.to_move(s), may(s)) == (1, ["draw"])
    assert hand(s, 0) == ["B1"]
    assert s.shown == s.coins == s.total == s.numbers == 0


def test_T4_2_a_currency_bust_pays_nobody() -> None:
    s = start()
    draw(s, "R3 $4 $4 $3")
    assert names(s.market) == ["R3"]
    assert s.black == [5, 5, 5, 0, 0]
    assert s.white == [1, 0, 0, 0, 0]
    assert (FACE.to_move(s), may(s)) == (1, ["draw"])


def test_T4_2_cards_won_this_turn_stay() -> None:
    s = start()
    draw(s, "W4")
    act(s, "pass pass bid:1 black")
    draw(s, "R6 B5")
    assert hand(s, 0) == ["W4"]


def test_T4_2_no_white_token_while_all_are_held() -> None:
    s = start()
    own(s, 1, "", white=8)
    own(s, 2, "", white=7)
    draw(s, "R6 B5")
    assert (s.white[0], s.white_held) == (0, 15)


# Stopping


def test_T5_numbers() -> None:
    s = start()
    draw(s, "R3 $2 B1 R3")
    act(s, "numbers")
    assert hand(s, 0) == ["R3", "R3", "B1"]
    assert s.cards[0] == 3
    assert s.black == [5, 7, 7, 0, 0]
    assert sum(s.market) == 0
    assert (FACE.to_move(s), may(s)) == (0, ["pass"])
    assert s.phase == BUYING
    act(s, "pass")
    assert FACE.to_move(s) == 1


def test_T5_currency() -> None:
    s = start()
    draw(s, "R3 $2 B1 R3")
    act(s, "currency")
    assert hand(s, 0) == []
    assert names(s.market) == ["R3", "R3", "B1"]
    assert s.black == [7, 5, 5, 0, 0]
    assert (FACE.to_move(s), may(s)) == (1, ["draw"])


def test_T5_no_buying_after_currency() -> None:
    s = start()
    market(s, "R1")
    draw(s, "$2")
    act(s, "currency")
    assert s.phase == DRAWING
    assert refused(s, "buy:R1", 0).startswith("T2")


def test_T5_1_a_reward_must_be_there() -> None:
    s = start()
    draw(s, "R3")
    assert may(s) == ["draw", "numbers"]
    assert refused(s, "currency") == "T5.1 no-currency"
    s = start()
    draw(s, "$3")
    assert may(s) == ["draw", "currency"]
    assert refused(s, "numbers") == "T5.1 no-number"


def test_T5_1_with_the_option_empty_rewards() -> None:
    s = start(empty_reward="on")
    market(s, "R1")
    draw(s, "$3")
    assert may(s) == ["draw", "numbers", "currency"]
    act(s, "numbers")
    assert (hand(s, 0), s.black[:3]) == ([], [5, 8, 8])
    assert may(s) == ["pass", "buy:R1"]
    act(s, "pass")
    draw(s, "R3")
    assert may(s) == ["draw", "numbers", "currency"]
    act(s, "currency")
    assert (s.black[1], names(s.market), FACE.to_move(s)) == (8, ["R1", "R3"], 2)
    assert may(s) == ["draw"]


def test_T5_2_ten_black_tokens_not_five() -> None:
    s = start()
    own(s, 1, "", black=9, white=4)
    draw(s, "R1 $3")
    act(s, "numbers pass")
    assert s.black[:3] == [5, 10, 8]
    draw(s, "$3")
    act(s, "currency")
    assert s.black[1] == 10
