"""A table of TEN for tests: cards and actions in notation, hands and piles laid by hand."""

from collections.abc import Iterable
from typing import Any

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.refusal import Refusal
from bazigah.core.twin import plain
from bazigah.games.ten import notation, options, rules
from bazigah.games.ten.cards import KINDS
from bazigah.games.ten.codes import DRAW, DRAWING, REVEALING

FACE = plain(rules)


def kind(card: str) -> int:
    return notation.CARDS.index(card)


def start(players: int = 3, **given: Any) -> Any:
    """A table of three with seat 0 to draw, unless the options say otherwise."""
    s = FACE.new()
    FACE.setup(s, options.pack(options.resolve({"players": players, "first": 0, **given})))
    return s


def draw(s: Any, cards: str) -> None:
    """The player whose turn it is draws these cards, one after the other."""
    for card in cards.split():
        if s.phase == DRAWING:
            FACE.apply(s, s.turn, DRAW)
        assert s.phase == REVEALING
        FACE.apply(s, CHANCE, kind(card))


def act(s: Any, tokens: str, seat: int | None = None) -> None:
    """Actions in notation, of the seat or of whoever is to act."""
    for token in tokens.split():
        who = FACE.to_move(s) if seat is None else seat
        FACE.apply(s, who, notation.read(s, who, token))


def may(s: Any, seat: int | None = None) -> list[str]:
    """What the seat may do, in notation, in order."""
    who = FACE.to_move(s) if seat is None else seat
    out = [0] * rules.MAX_LEGAL
    return [notation.write(s, who, action) for action in out[: FACE.legal(s, who, out)]]


def outcomes(s: Any) -> dict[str, int]:
    """What chance may give, in notation, and its weights."""
    out, weight = [0] * rules.MAX_CHANCES, [0] * rules.MAX_CHANCES
    n = FACE.chances(s, out, weight)
    return {notation.write(s, CHANCE, out[i]): weight[i] for i in range(n)}


def refused(s: Any, token: str | int, seat: int | None = None) -> str:
    """The clause and the reason that refuse it, nothing being changed."""
    who = FACE.to_move(s) if seat is None else seat
    before = FACE.fields(s)
    with pytest.raises(Refusal) as caught:
        FACE.apply(s, who, notation.read(s, who, token) if isinstance(token, str) else token)
    assert FACE.fields(s) == before
    clause, names = rules.REFUSALS[caught.value.reason]
    assert clause == caught.value.clause
    assert len(names) == len(caught.value.values)
    return f"{clause} {caught.value.reason}"


def own(s: Any, seat: int, cards: str, black: int | None = None, white: int | None = None) -> None:
    """Adds cards to a hand; sets its tokens where they are given."""
    for card in cards.split():
        s.hand[seat][kind(card)] += 1
        s.cards[seat] += 1
    if black is not None:
        s.black[seat] = black
    if white is not None:
        s.white_held += white - s.white[seat]
        s.white[seat] = white


def market(s: Any, cards: str) -> None:
    """Adds cards to the market."""
    for card in cards.split():
        s.market[kind(card)] += 1


def pile(s: Any, cards: str) -> None:
    """Leaves only these cards to draw."""
    names = cards.split()
    for index in range(KINDS):
        s.pile[index] = names.count(notation.CARDS[index])
    s.left = len(names)


def names(counts: Iterable[int]) -> list[str]:
    """The cards that are there, each as often as it is."""
    return [notation.CARDS[index] for index, count in enumerate(counts) for _ in range(count)]


def hand(s: Any, seat: int) -> list[str]:
    return names(s.hand[seat])


def showing(s: Any) -> list[str]:
    return [notation.CARDS[index] for index in s.tableau[: s.shown]]


def all_pass(s: Any) -> None:
    act(s, "pass " * s.players)
