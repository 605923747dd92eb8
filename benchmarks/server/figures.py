"""What a load measures: how many, how long each took."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct


class Spread(Struct):
    """Latencies in milliseconds."""

    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Spread | None":
        """None of nothing."""
        if not seconds:
            return None
        inorder = sorted(seconds)
        p50, p99 = (inorder[min(len(inorder) - 1, int(len(inorder) * share))] for share in (0.5, 0.99))
        return cls(1000 * p50, 1000 * p99, 1000 * inorder[-1])


class Outcome(Struct):
    """One measured stretch. `rate`: done a second; `acks`, `all`: from when an action was due to its answer, and to the
    last of the table's updates; `unfinished`: what was due and had no answer in the end; `refused`: by code.
    """

    rate: float
    acks: Spread | None
    all: Spread | None
    megabytes: float
    cpu: float
    unfinished: int
    lost: int
    refused: dict[str, int]


@dataclass
class Figures:
    """What is counted while it goes on; times in seconds. `latest`: when the latest answer came."""

    latest: float = 0.0
    acks: list[float] = field(default_factory=list)
    all: list[float] = field(default_factory=list)
    bytes: int = 0
    lost: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def acknowledged(self, due: float, at: float) -> None:
        self.latest = at
        self.acks.append(at - due)

    def outcome(self, seconds: float, taken: float, cpu: float) -> Outcome:
        """For actions of some seconds; bytes and processor time are of the time `taken`."""
        return Outcome(
            rate=len(self.acks) / seconds,
            acks=Spread.of(self.acks),
            all=Spread.of(self.all),
            megabytes=self.bytes / 1e6 / taken,
            cpu=cpu / taken,
            unfinished=0,
            lost=self.lost,
            refused=dict(self.refused),
        )
