"""What ends a command early: one sentence for the person and an exit status."""

from collections.abc import Sequence

from bazigah.core.say import Say

USAGE = 2
"""What was typed or given is not right: unknown game, wrong seats, damaged record, no such file."""
STORAGE = 3
"""The disk does not let us read or write."""
TERMINAL = 4
"""The terminal cannot show the game: no UTF-8, too narrow."""
END_OF_INPUT = 5
"""The input ended in the middle of a match; the match is saved."""
NOT_PROVED = 6
"""`verify` found that a record does not hold."""
INTERNAL = 70
"""A mistake in the program itself; what happened is written to a file."""
INTERRUPTED = 130
"""Ctrl-C; the match is saved."""
BROKEN_PIPE = 141
"""Whoever read our output went away; the match is saved."""


class Trouble(Exception):
    """`sentence` goes to standard error, `status` is how the program ends."""

    def __init__(self, sentence: Say, status: int = USAGE, names: Sequence[str] = ()) -> None:
        super().__init__(sentence.id)
        self.sentence = sentence
        self.status = status
        self.names = tuple(names)
