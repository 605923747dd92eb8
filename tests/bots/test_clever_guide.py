"""Clever: the guide takes what pays and stops when rows close."""

import random
from time import process_time
from typing import Any

import pytest

from bazigah.bots.bot import find_bot
from bazigah.core.contract import CHANCE, OVER
from bazigah.core.game import find_game
from bazigah.games.clever import notation, rules
from bazigah.games.clever.pieces import COPY, PASS, STOP, THROW
from support.clever import FACE, act, fall, fill, seen, start, throw

greedy = find_bot(find_game("clever"), "greedy")


def play(players: int, bots: set[int], rng: random.Random) -> Any:
    """A match of greedy and random seats."""
    s, out, weight = start(players=players, first=rng.randrange(players)), [0] * rules.MAX_LEGAL, [0] * rules.MAX_LEGAL
    while (seat := FACE.to_move(s)) != OVER:
        if seat in bots:
            FACE.apply(s, seat, greedy.choose(seen(s, seat), seat, 1))
        else:
            n = FACE.chances(s, out, weight) if seat == CHANCE else FACE.legal(s, seat, out)
            FACE.apply(s, seat, out[rng.randrange(n)])
    return s


@pytest.mark.slow
def test_it_beats_random_players() -> None:
    rng = random.Random(11)
    matches = [(play(2, {seat}, rng), seat) for seat in (0, 1) for _ in range(100)]
    assert sum(FACE.rank(s, seat) == 1 and FACE.rank(s, 1 - seat) == 2 for s, seat in matches) >= 185


@pytest.mark.parametrize("players", [1, 4])
def test_it_plays_whole_matches_and_always_the_same(players: int) -> None:
    ends = [FACE.fields(play(players, set(range(players)), random.Random(3))) for _ in range(2)]
    assert ends[0] == ends[1]


def test_it_takes_what_pays_and_stops_when_rows_close() -> None:
    s = start()
    fill(s, 0, "orange", 1)
    throw(s, "615255")
    assert notation.write(s, 0, greedy.choose(FACE.copy(s), 0, 1)) == "O"  # a tight number and a white bonus
    act(s, "O")
    assert greedy.choose(FACE.copy(s), 0, 1) == COPY + 1  # the least number costs white the least
    act(s, "+Y")
    assert greedy.choose(FACE.copy(s), 0, 1) == THROW
    act(s, "throw")
    for name in ("blue", "yellow", "green"):
        fill(s, 0, name, 5)
    fall(s, "66611")
    act(s, "B")
    assert greedy.choose(FACE.copy(s), 1, 1) != PASS
    t = start()
    throw(t, "666666")
    for name in ("blue", "yellow", "green", "orange", "purple"):
        fill(t, 0, name, 5)
    act(t, "B")
    assert greedy.choose(t, 0, 1) == STOP


def test_it_is_quick() -> None:
    s = start()
    throw(s, "123456")
    began = process_time()
    for _ in range(200):
        greedy.choose(s, 0, 1)
    assert (process_time() - began) / 200 < 0.002
