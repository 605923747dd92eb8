"""The kinds of work there are, and folders that keep them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bazigah.core.game import find_game
from bazigah.core.refusal import Refusal
from bazigah.lab import kept
from bazigah.lab.simulate import Played
from bazigah.lab.sweep import Sweep, Swept
from bazigah.lab.tournament import Block, Tournament
from bazigah.lab.work import Matches

AnyWork = Matches | Tournament | Sweep
ROWS: dict[type, Any] = {Matches: Played, Tournament: Block, Sweep: Swept}
"""What a piece of each is."""


def read(settings: bytes) -> AnyWork:
    """A work from its settings as JSON; msgspec.DecodeError if it is none."""
    return msgspec.json.decode(settings, type=AnyWork)


def opened(folder: Path) -> AnyWork:
    """The work that a folder keeps; NoWork if it keeps none that can be played, UnknownGame if its game is not here."""
    try:
        work = read(kept.settings(folder))
        if isinstance(work, Sweep):
            assert work.settings
        else:
            find_game(work.game).resolve(work.options)
    except (msgspec.DecodeError, Refusal) as error:
        raise kept.NoWork from error
    return work


def pieces(folder: Path, work: AnyWork) -> Iterator[Any]:
    """Its pieces, as far as they are done, in the order of their numbers; NoWork if one of them is damaged."""
    decode = msgspec.json.Decoder(ROWS[type(work)]).decode
    try:
        yield from map(decode, kept.results(folder))
    except msgspec.DecodeError as error:
        raise kept.NoWork from error
