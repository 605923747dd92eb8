"""Actions of Clever as words, and back.

`throw`, `stop`, `red` (box), `pass`, `skip` (let a bonus go); dice and sections are B Y G O P W, the clock die is C.
`B` writes the blue die into its own row, `W>Y` white into yellow, `C>G` the clock die into green; `+B` copies the blue
die into white. Chance says a face, or the seat that the lot fell on.
"""

from bazigah.core.contract import CHANCE, State
from bazigah.core.options import whole
from bazigah.games.clever.pieces import CLOCK, COPY, LET_GO, PICK, SECTIONS

WORDS = ("throw", "stop", "red", "pass", "skip")
LETTERS = "BYGOPWC"


def write(s: State, seat: int, action: int) -> str:  # noqa: ARG001
    if seat == CHANCE:
        return str(action)
    if action <= LET_GO:
        return WORDS[action]
    if action < PICK:
        return f"+{LETTERS[action - COPY]}"
    die, section = divmod(action - PICK, SECTIONS)
    return LETTERS[die] if die == section else f"{LETTERS[die]}>{LETTERS[section]}"


def read(s: State, seat: int, token: str) -> int:  # noqa: ARG001
    """The action that the token names, legal or not; ValueError if it names none."""
    if seat == CHANCE:
        return _outcome(token)
    if token.lower() in WORDS:
        return WORDS.index(token.lower())
    text = token.upper()
    if text.startswith("+"):
        return COPY + _piece(text[1:], LETTERS[:CLOCK])
    die, arrow, section = text.partition(">")
    own = _piece(die, LETTERS)
    return PICK + SECTIONS * own + _piece(section if arrow else die, LETTERS[:SECTIONS])


def _outcome(token: str) -> int:
    number = whole(token)
    if number is None:
        raise ValueError(f"{token!r} is no face and no seat")
    return number


def _piece(text: str, letters: str) -> int:
    if len(text) != 1 or text not in letters:
        raise ValueError(f"{text!r} is none of {letters}")
    return letters.index(text)
