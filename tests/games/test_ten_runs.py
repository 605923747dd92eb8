"""TEN: the runs of a hand, where its wildcards stand, and what is proposed to who pays."""

from random import Random

import pytest

from bazigah.games.ten.cards import DECKS, FULL, HASH, NUMBERS, OWNED, RANKS, WILD
from bazigah.games.ten.proposals import Payment, proposal
from bazigah.games.ten.runs import layout, written
from bazigah.games.ten.scoring import TOTAL, hand_score
from support.ten import kind


def hand(cards: str) -> list[int]:
    copies = [0] * OWNED
    for card in cards.split():
        copies[kind(card)] += 1
    return copies


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        ("", ""),
        ("R2", "R2-2=1"),
        ("R1 R2 R3 R5 R6 W4", "R1-6=6 W4:R4"),
        ("R1 R3 B3 B5 W4 R#", "R1-3=3 B3-5=3 R#:R2 W4:B4"),
        ("G# G#", "G1-2=2 G#:G1 G#:G2"),
        ("O1 O2 O3 O4 O6 O7 O8 O9 W*", "O1-9=10 W*:O5"),
        ("O1 O2 O3 O4 O5 O6 O7 O8 O9 O#", "O1-9=10"),
        ("R1 R2 R3 W2 B1", "R1-3=3 B1-2=2 W2:B2"),
    ],
)
def test_layouts(cards: str, laid: str) -> None:
    assert written(hand(cards)) == laid


def test_a_layout_is_worth_what_the_hand_is_worth() -> None:
    random = Random(1)
    for _ in range(1500):
        cards = hand("")
        wild = random.random() / 2
        for _ in range(random.randint(0, 24)):
            drawn = random.randrange(*((NUMBERS, OWNED) if random.random() < wild else (0, NUMBERS)))
            cards[drawn] = min(DECKS[4][drawn], cards[drawn] + 1)
        runs, stands = layout(cards)
        assert sum(run.points for run in runs) == hand_score(cards) >> TOTAL
        held = {card for card in range(NUMBERS) if cards[card]} | {card for _, card in stands}
        for run in runs:
            assert {run.colour * RANKS + rank - 1 for rank in range(run.low, run.high + 1)} <= held
        for wildcard, card in stands:
            assert [wildcard for wildcard, _ in stands].count(wildcard) <= cards[wildcard]
            assert wildcard in (FULL, HASH + card // RANKS, WILD + card % RANKS)
            assert not cards[card]


@pytest.mark.parametrize(
    ("price", "black", "white", "cards", "pays"),
    [
        (4, 5, 0, 0, Payment(0, 4, 0)),
        (6, 5, 1, 4, Payment(1, 3, 0)),
        (2, 5, 1, 0, Payment(0, 2, 0)),
        (2, 1, 1, 9, Payment(1, 0, 0)),
        (5, 0, 1, 9, Payment(1, 0, 2)),
        (5, 0, 2, 9, Payment(2, 0, 0)),
        (7, 2, 0, 5, Payment(0, 2, 5)),
        (9, 10, 9, 0, Payment(3, 0, 0)),
    ],
)
def test_proposals(price: int, black: int, white: int, cards: int, pays: Payment) -> None:
    assert proposal(price, black, white, cards) == pays
