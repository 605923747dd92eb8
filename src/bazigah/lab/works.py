"""The kinds of work there are."""

import msgspec

from bazigah.lab.sweep import Sweep
from bazigah.lab.tournament import Tournament
from bazigah.lab.work import Matches

AnyWork = Matches | Tournament | Sweep


def read(settings: bytes) -> AnyWork:
    """A work from its settings as JSON; msgspec.DecodeError if it is none."""
    return msgspec.json.decode(settings, type=AnyWork)
