"""`python -m docs.generate [FOLDER]` writes the generated parts of the pages in `docs/` and the types of the client, in
place or into a folder.

A part stands between `<!-- written by make protocol: NAME -->` and `<!-- end -->`; everything around it is written by
people.
"""

import json
import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path

import structlog
from docs.generate import conversation, reference, types
from docs.generate.shown import Shown, folded

from bazigah.server import wire

DOCS = Path(__file__).parents[1]
PAGES = ("protocol.md", "serving.md")
TYPES = DOCS.parent / "client" / "src" / "wire" / "messages.ts"
PART = re.compile(r"(<!-- written by make protocol: (\S+) -->\n)(?:.*?\n)??(<!-- end -->)", re.DOTALL)


def main(folder: Path | None = None) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for name in PAGES:
        text = PART.sub(_filled, (DOCS / name).read_text("utf-8"))
        ((folder or DOCS) / name).write_text(text, "utf-8")
    (folder / TYPES.name if folder else TYPES).write_text(types.typescript(), "utf-8")


def _filled(part: re.Match[str]) -> str:
    before, name, after = part.groups()
    return f"{before}{PARTS[name]()}\n{after}"


def introduction() -> str:
    return (wire.__doc__ or "").strip()


def match() -> str:
    """The short match, what was said and what it means in turn."""
    shown = Shown()
    told = []
    for exchange in conversation.short_match():
        frames = [shown.frame(">", frame) for frame in exchange.asked]
        frames += [shown.frame("<", frame) for frame in exchange.got]
        told.append(f"{exchange.heading}\n\n{_block('text', *frames)}")
    return "\n\n".join(told)


def hidden() -> str:
    """What Mina is sent of Ali's pick and of her own."""
    shown = Shown()
    frames = [frame for name, frame in conversation.hidden_pick() if name == "Mina"]
    brief = [{key: frame[key] for key in ("type", "after", "number", "lines")} for frame in frames]
    return _block("text", *(shown.frame("<", frame) for frame in brief))


def dice() -> str:
    """The dice of the short match, checked."""
    frames = [frame for exchange in conversation.short_match() for frame in exchange.got if frame["type"] == "update"]
    match, events = frames[-1]["match"], [line["entry"] for frame in frames for line in frame["lines"]]
    drawn = [entry["action"] for entry in events if entry["kind"] == "played" and entry["seat"] == -1]
    return _block(
        "python",
        ">>> from bazigah.core.chance import FairDice",
        f'>>> secret = bytes.fromhex("{match["secret"]}")',
        f">>> contributions = [bytes.fromhex(data) for data in {match['contributions']}]",
        f'>>> dice = FairDice(secret, "{match["id"]}", contributions)',
        ">>> dice.commitment",
        f"'{match['commitment']}'",
        ">>> die = [(face, 1) for face in range(6)]",
        f">>> [dice.draw(number, die) for number in range({len(drawn)})]",
        f"{drawn}",
        "",
    )


def words() -> str:
    turn = conversation.turn_in_words()
    return _block("text", folded(json.dumps({**turn, "choices": turn["choices"][:2]}, ensure_ascii=False)))


def _block(language: str, *lines: str) -> str:
    return "\n".join([f"```{language}", *lines, "```"])


PARTS: dict[str, Callable[[], str]] = {
    "introduction": introduction,
    "match": match,
    "hidden": hidden,
    "dice": dice,
    "words": words,
    "requests": reference.requests,
    "replies": reference.replies,
    "parts": reference.parts,
    "entries": reference.log_entries,
    "refusals": reference.refusals,
    "phrases": reference.phrases,
    "settings": reference.settings,
    "metrics": reference.metrics,
}

if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
