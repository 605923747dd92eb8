"""TEN: the guide takes what brings points now."""

from random import Random
from statistics import fmean
from time import thread_time

import pytest

from bazigah.bots.bot import find_bot
from bazigah.core.contract import CHANCE
from bazigah.core.game import find_game
from bazigah.core.match import Match
from bazigah.games.ten import notation
from support.play import any_settings, step
from support.ten import act, draw, market, own, pile, start

TEN = find_game("ten")
greedy = find_bot(TEN, "greedy")


def chosen(s: object, seat: int = 0) -> str:
    return notation.write(s, seat, greedy.choose(s, seat, 0))


def test_draws_while_it_is_fairly_safe() -> None:
    s = start()
    assert chosen(s) == "draw"
    draw(s, "R3")
    assert chosen(s) == "draw"
    draw(s, "B6")
    assert chosen(s) == "numbers"


def test_takes_the_better_reward() -> None:
    s = start()
    own(s, 0, "R6 B3", black=0)
    draw(s, "R6 $5 B3 $5")
    pile(s, "R9")
    s.total = 10
    assert chosen(s) == "currency"
    own(s, 0, "", black=10)
    assert chosen(s) == "numbers"


def test_takes_what_there_is_after_the_last_card() -> None:
    s = start()
    pile(s, "$2")
    draw(s, "$2")
    assert chosen(s) == "currency"
    s = start(empty_reward="on")
    pile(s, "R2")
    draw(s, "R2")
    assert chosen(s) == "numbers"


def test_bids_by_points_from_tokens() -> None:
    s = start()
    own(s, 1, "R1 R2 R4 R5")
    draw(s, "R#")
    assert chosen(s, 1) == "bid:1"
    act(s, "bid:4")
    own(s, 2, "G1")
    assert chosen(s, 2) == "pass"
    s = start()
    own(s, 1, "R1 R2 R4 R5 W7 W3", white=2)
    draw(s, "W*")
    assert chosen(s, 1) == "bid:1"


def test_buys_what_brings_points() -> None:
    s = start()
    own(s, 0, "B4 O1", black=10)
    market(s, "B5 G9 O2 B1")
    draw(s, "R2")
    act(s, "numbers")
    assert chosen(s) == "buy:O2"
    s.market = [0] * 36
    market(s, "B1 G9")
    assert chosen(s) == "pass"


def test_pays_with_what_is_missed_least() -> None:
    s = start()
    own(s, 0, "B4 B4 O1 W5 W6", black=1, white=1)
    draw(s, "R5")
    market(s, "R6")
    act(s, "numbers buy:R6")
    assert chosen(s) == "white"
    act(s, "white")
    assert chosen(s) == "pay:B4"
    act(s, "pay:B4")
    assert chosen(s) == "pay:B4"
    s = start()
    draw(s, "R5")
    market(s, "R4")
    act(s, "numbers buy:R4")
    assert chosen(s) == "black"


def test_with_one_legal_action_takes_it() -> None:
    s = start()
    own(s, 1, "", black=0)
    draw(s, "W5")
    assert chosen(s, 1) == "pass"


def test_plays_legally_the_same_and_quickly_under_any_options() -> None:
    random, times = Random(5), []
    for _ in range(8):
        match = Match(TEN, any_settings(TEN, random))
        while not match.over:
            seat = match.to_move()
            if seat == CHANCE:
                step(match, random)
                continue
            began = thread_time()
            action = greedy.choose(match.view(seat), seat, 1)
            times.append(thread_time() - began)
            assert action == greedy.choose(match.view(seat), seat, 2)
            match.play(seat, action)
    assert fmean(times) < 0.001


@pytest.mark.slow
def test_beats_random_nearly_always() -> None:
    random_bot, random, wins = find_bot(TEN, "random").choose, Random(1), 0
    for game in range(60):
        match = Match(TEN, {"players": 2})
        while not match.over:
            seat = match.to_move()
            if seat == CHANCE:
                step(match, random)
            elif seat == game % 2:
                match.play(seat, greedy.choose(match.view(seat), seat, 0))
            else:
                match.play(seat, random_bot(match.view(seat), seat, random.getrandbits(30)))
        wins += match.ranks()[game % 2] == 1
    assert wins >= 0.9 * 60
