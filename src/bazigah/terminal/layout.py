"""Lines that fit a terminal, in logical order: widths, and breaking between words without breaking bidi isolates."""

import re
import unicodedata
from collections.abc import Iterator

from bazigah.words.bidi import ISOLATE, POP


def width(text: str) -> int:
    """Columns that a terminal uses for it: marks, joiners and isolates take none, wide characters two."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def wrap(text: str, columns: int, indent: str = "") -> Iterator[str]:
    """Lines of at most `columns`, broken at spaces, all but the first after `indent`. 0 columns: one line.

    An isolate that is open where a line ends is closed there and opened again: terminals treat each line by itself.
    """
    line, used, depth = "", 0, 0
    for word in re.findall(r"\S+", text) if columns else [text]:
        room = used + 1 + width(word)
        if line and columns and room > columns:
            yield line + POP * depth
            line, used = indent + ISOLATE * depth + word, width(indent) + width(word)
        else:
            line, used = (f"{line} {word}", room) if line else (word, width(word))
        depth += word.count(ISOLATE) - word.count(POP)
    yield line
