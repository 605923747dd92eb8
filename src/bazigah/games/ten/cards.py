"""The cards of TEN as data (T1, T1.1).

A card is its kind, one number: 36 number cards by colour and rank, 4 colour wilds "#", 9 number wilds, the full wild,
and 5 values of currency. The first 50 kinds can be owned, the first 36 lie in the market.
"""

COLOURS = 4
"""0 red, 1 blue, 2 orange, 3 green."""
RANKS = 9
NUMBERS = COLOURS * RANKS
"""Kinds 0 .. NUMBERS - 1 are number cards: colour * RANKS + rank - 1."""
HASH = NUMBERS
"""HASH + colour: that colour, any number."""
WILD = HASH + COLOURS
"""WILD + rank - 1: that number, any colour."""
FULL = WILD + RANKS
"""Any colour and any number."""
OWNED = FULL + 1
"""Kinds 0 .. OWNED - 1 can be owned; HASH .. OWNED - 1 are the wildcards."""
COIN = OWNED
"""COIN + value - 1: currency."""
COIN_VALUES = 5
KINDS = COIN + COIN_VALUES

# T3.1: what a card adds to the running total. Of a number card it is the price too (T6).
VALUE = tuple(range(1, RANKS + 1)) * COLOURS + (0,) * (OWNED - NUMBERS) + (-1, -2, -3, -4, -5)

# T1.1: copies of each kind. Ranks 1-9 of a colour, "#", number wilds and the full wild, currency 1-5.
_UP_TO_TWO = (2, 2, 2, 2, 2, 2, 1, 1, 1) * COLOURS + (1,) * COLOURS + (1,) * 10 + (3, 3, 3, 3, 3)
_THREE = (3, 3, 3, 2, 2, 2, 1, 1, 1) * COLOURS + (1,) * COLOURS + (1,) * 10 + (5, 4, 4, 5, 5)
_FROM_FOUR = (3, 3, 3, 3, 3, 3, 1, 1, 1) * COLOURS + (2,) * COLOURS + (1,) * 10 + (5, 5, 5, 6, 6)
DECKS = (_UP_TO_TWO, _UP_TO_TWO, _THREE, _FROM_FOUR, _FROM_FOUR)
"""By the number of players, less one."""
