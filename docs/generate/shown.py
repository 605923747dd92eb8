"""Frames as a page shows them: JSON, with what was shown before left out."""

import json
import re
from collections.abc import Mapping
from textwrap import wrap
from typing import Any

WIDTH = 116
ONCE = {"settings", "options", "seats", "chairs", "phrases"}
"""What is shown in full only where it is new."""
TIED = "\N{NO-BREAK SPACE}"


class Shown:
    """One conversation. What was shown before is `…`; of the states of a match only the first is shown."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def frame(self, sign: str, frame: Mapping[str, Any]) -> str:
        """The frame behind a sign, in lines that fit."""
        text = json.dumps(self._brief("", frame), ensure_ascii=False).replace('"…"', "…")
        return folded(text, f"{sign} ")

    def _brief(self, name: str, value: Any) -> Any:
        if name in ONCE or name == "state":
            key = (name, "" if name == "state" else json.dumps(value))
            if key in self._known and value is not None:
                return "…"
            self._known.add(key)
        if isinstance(value, dict):
            return {part: self._brief(part, inner) for part, inner in value.items()}
        if isinstance(value, list):
            return [self._brief("", inner) for inner in value]
        return value


def folded(text: str, indent: str = "") -> str:
    """JSON in lines that fit, the first after the indent; names stay with their values, and numbers together."""
    tied = re.sub(r'(?<=":) |(?<=\d,) (?=-?\d)', TIED, text)
    rest = " " * len(indent)
    lines = wrap(
        tied, WIDTH, initial_indent=indent, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(lines).replace(TIED, " ")
