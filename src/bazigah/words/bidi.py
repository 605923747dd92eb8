"""Isolates where they are needed, and no others.

Fluent isolates every value. Only what could run the other way needs it: numbers, Latin words and notation in a Persian
sentence, a Persian name in an English one. Elsewhere an isolate changes nothing, and some terminals show it as a box.
"""

import unicodedata

ISOLATE, POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that only steer the direction of text."""
RIGHT_TO_LEFT_MARK = "\N{RIGHT-TO-LEFT MARK}"
STEERING = frozenset({"Cc", "Cs", "Co"})
"""Controls, halves of characters, and private ones, which stand for finished texts while a sentence is made."""
LONGEST = 500
"""Characters of a text from outside; Fluent would refuse to write down very long ones."""
NEUTRAL = frozenset({"NSM", "BN", "CS", "ON", "WS", "B", "S"})
RIGHTWARD, LEFTWARD = frozenset({"L", "EN", "ES", "ET"}), frozenset({"R", "AL"})


def without_bidi(text: str) -> str:
    return "".join(character for character in text if character not in BIDI)


def harmless(text: str) -> str:
    """Text from outside, fit to stand in a sentence: one line, not too long, with nothing that steers a terminal or the
    direction of what stands around it.
    """
    if text.isprintable() and len(text) <= LONGEST:
        return text
    line = " ".join(without_bidi(text[:LONGEST]).split()) + ("…" if len(text) > LONGEST else "")
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c) in STEERING else c for c in line)


def pruned(text: str, *, right_to_left: bool) -> str:
    """The text, which runs in this direction, without isolates around what runs so by itself."""
    parts: list[list[str]] = [[]]
    for character in text:
        if character == ISOLATE:
            parts.append([])
        elif character == POP and len(parts) > 1:
            inner = "".join(parts.pop())
            parts[-1].append(inner if _needs_none(inner, right_to_left) else f"{ISOLATE}{inner}{POP}")
        else:
            parts[-1].append(character)
    return ISOLATE.join("".join(part) for part in parts)


def _needs_none(inner: str, right_to_left: bool) -> bool:
    """Whether all that is not isolated within runs in the direction of the text, or has none of its own.

    Where it has none, as in a list of isolated numbers, an isolate would even turn the list round.
    """
    depth, bare = 0, set()
    for character in inner:
        depth += (character == ISOLATE) - (character == POP)
        if depth == 0 and character != POP:
            bare.add(unicodedata.bidirectional(character))
    return bare <= NEUTRAL | (LEFTWARD if right_to_left else RIGHTWARD)


def starts_left_to_right(line: str) -> bool:
    """Whether a terminal that knows no isolates would take the line for a left-to-right one."""
    for character in line:
        direction = unicodedata.bidirectional(character)
        if direction in {"L", "R", "AL"}:
            return direction == "L"
    return False
