"""Moves and cards as short words.

Cards: `R5 B1 O9 G3` numbers, `R#` a colour's wild, `W7` a number's wild, `W*` the full wild, `$3` currency. Moves:
`draw numbers currency pass bid:7 buy:R5 white pay:R5 black`; the first letter, `$` for currency, the bid's number or
the card will do.
Outcomes: a card, a seat's number, the bank's bid.
"""

from bazigah.core.contract import CHANCE, State
from bazigah.core.options import whole
from bazigah.games.ten.cards import COIN_VALUES, COLOURS, KINDS, NUMBERS, OWNED, RANKS
from bazigah.games.ten.codes import (
    BID,
    BUY,
    DRAW,
    PASS,
    PAY_BLACK,
    PAY_CARD,
    PAY_WHITE,
    PAYING,
    REVEALING,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
)

LETTERS = "RBOG"
CARDS = (
    *(f"{LETTERS[colour]}{rank}" for colour in range(COLOURS) for rank in range(1, RANKS + 1)),
    *(f"{letter}#" for letter in LETTERS),
    *(f"W{rank}" for rank in range(1, RANKS + 1)),
    "W*",
    *(f"${value}" for value in range(1, COIN_VALUES + 1)),
)
"""By kind."""
MOVES = {
    DRAW: "draw",
    TAKE_NUMBERS: "numbers",
    TAKE_CURRENCY: "currency",
    PASS: "pass",
    PAY_WHITE: "white",
    PAY_BLACK: "black",
}


def write(s: State, seat: int, action: int) -> str:
    """The word for a legal action or an outcome."""
    if seat == CHANCE:
        return CARDS[action] if s.phase == REVEALING else str(action)
    if action in MOVES:
        return MOVES[action]
    if action >= BID:
        return f"bid:{action - BID}"
    if action >= PAY_CARD:
        return f"pay:{CARDS[action - PAY_CARD]}"
    return f"buy:{CARDS[action - BUY]}"


def read(s: State, seat: int, token: str) -> int:
    """The action that a word stands for, legal or not; ValueError if it is no word of the game."""
    word = token.strip().casefold()
    if seat == CHANCE:
        return card(word, KINDS) if s.phase == REVEALING else number(word)
    for action, name in MOVES.items():
        if word in (name, name[0]):
            return action
    if word == "$":
        return TAKE_CURRENCY
    verb, colon, what = word.rpartition(":")
    if not colon:
        verb = "bid" if whole(what) is not None else "pay" if s.phase == PAYING else "buy"
    if verb == "bid":
        return BID + number(what)
    if verb == "pay":
        return PAY_CARD + card(what, OWNED)
    if verb == "buy":
        return BUY + card(what, NUMBERS)
    raise ValueError(f"no word: {token!r}")


def card(word: str, kinds: int) -> int:
    """The kind of a card, among the first `kinds`."""
    for kind in range(kinds):
        if CARDS[kind].casefold() == word:
            return kind
    raise ValueError(f"no card: {word!r}")


def number(word: str) -> int:
    value = whole(word)
    if value is None:
        raise ValueError(f"no number: {word!r}")
    return value
