"""Names of people and bots: cleaned on the way in, shown in the reader's language. What people type, in one form."""

import unicodedata
from collections.abc import Sequence

from bazigah.core.record import SeatInfo
from bazigah.core.say import say
from bazigah.words.catalogue import Catalogue

LONGEST = 24
JOINERS = "\u200c\u200d"
"""ZWNJ and ZWJ, which Persian names need."""
BLANK = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"))
"""Letters, marks and signs that show nothing: fillers of Hangul, Braille without dots and the like."""
ARABIC_LETTERS = str.maketrans("يىك", "ییک")
"""As some keyboards type them, and as Persian is written."""


def tidy(text: str) -> str:
    """The text in one form: Latin digits, Persian letters, small letters, single spaces."""
    latin = "".join(str(unicodedata.digit(c)) if c.isdecimal() else c for c in unicodedata.normalize("NFC", text))
    return " ".join(latin.translate(ARABIC_LETTERS).casefold().split())


def clean(name: str, longest: int = LONGEST) -> str:
    """The name without control, direction and other invisible characters, with single spaces, not too long."""
    text = unicodedata.normalize("NFC", name).translate(BLANK)
    seen = (c for c in text if c in JOINERS or not unicodedata.category(c).startswith(("C", "Zl", "Zp")) or c.isspace())
    cleaned = " ".join("".join(seen).split())[:longest].strip(JOINERS + " ")
    return cleaned if any(unicodedata.category(c)[0] in "LNPS" for c in cleaned) else ""  # marks alone are no name


def heard(name: str) -> str:
    """The same for names that nobody can tell apart."""
    return tidy(name.translate(dict.fromkeys(map(ord, JOINERS))))


def shown(seats: Sequence[SeatInfo], catalogue: Catalogue) -> list[str]:
    """The names as people read them: bots in the reader's language, numbered where there are several of a kind."""
    bots = [seat.bot for seat in seats]
    names = []
    for index, seat in enumerate(seats):
        if seat.bot is None or not catalogue.has(f"bot-{seat.bot}"):
            names.append(clean(seat.name) or catalogue.text(say("seat-unnamed", number=index + 1)))
            continue
        bot = say(f"bot-{seat.bot}")
        number = bots[: index + 1].count(seat.bot)
        several = bots.count(seat.bot) > 1
        names.append(catalogue.text(say("bot-numbered", bot=bot, number=number) if several else bot))
    return names
