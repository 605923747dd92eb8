"""Some functions of two states, as a text for `twin`."""

from bazigah.bots.guide import decide
from bazigah.core.contract import Buffer, State, assign


def become(s: State, t: State) -> None:
    assign(s, t)


def asked(s: State, out: Buffer) -> int:
    return decide(s, 0, 1, out)
