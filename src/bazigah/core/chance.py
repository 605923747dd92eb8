"""Fair dice: outcomes that were fixed, and sealed, before anyone played.

Whoever runs a match draws a secret of 32 bytes and shows its SHA-256, the *commitment*, before the first throw. People
at the table may add bytes of their own. Outcome number i of the match (0 is the first) is made from

    HMAC-SHA256(key = secret, message = domain, contributions, match id, i, attempt)

The message is the domain `bazigah dice 1`, the number of contributions, each of them, and the match id, every text and
byte string behind its length, numbers and lengths as 8 bytes, big end first; then i and the attempt, from 0. The first
8 bytes of the HMAC are a number v. With weights of sum W, v is refused and the next attempt is made if it is not below
the greatest multiple of W that fits in 64 bits; else v mod W falls into one of the weights, in the order in which the
rules list the outcomes.
"""

from collections.abc import Sequence
from hashlib import sha256

DOMAIN = b"bazigah dice 1"
SECRET_BYTES = 32
BLOCK, INNER, OUTER = 64, 0x36, 0x5C
"""Of HMAC-SHA256 (RFC 2104): the length that a key is filled up to, and what it is changed by for each hash."""


def commitment(secret: bytes) -> str:
    """What is shown before play: the SHA-256 of the secret, in hex."""
    return sha256(secret).hexdigest()


class FairDice:
    """Outcomes from a secret; the same for anyone who has the secret, the contributions and the match id."""

    def __init__(self, secret: bytes, match_id: str, contributions: Sequence[bytes] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        parts = [_long(DOMAIN), _number(len(contributions)), *map(_long, contributions), _long(match_id.encode())]
        self._secret = secret
        # HMAC is one hash over another. What both begin with is hashed once, and each outcome goes on from a copy: a
        # whole HMAC takes eight times as long, and a server throws thousands of dice a second.
        self._inner = sha256(bytes(byte ^ INNER for byte in secret.ljust(BLOCK, b"\0")) + b"".join(parts))
        self._outer = sha256(bytes(byte ^ OUTER for byte in secret.ljust(BLOCK, b"\0")))

    @property
    def commitment(self) -> str:
        return commitment(self._secret)

    def draw(self, number: int, chances: Sequence[tuple[int, int]]) -> int:
        """Outcome `number` of the match, one of `chances`: (outcome, weight) pairs in the order of the rules."""
        total = sum(weight for _, weight in chances)
        rest = self._below(number, total)
        for outcome, weight in chances:
            if rest < weight:
                return outcome
            rest -= weight
        raise ValueError("no outcome has a weight")

    def _below(self, number: int, total: int) -> int:
        fits = (1 << 64) - (1 << 64) % total
        attempt = 0
        while True:
            value = int.from_bytes(self._hmac(_number(number) + _number(attempt))[:8], "big")
            if value < fits:
                return value % total
            attempt += 1

    def _hmac(self, rest: bytes) -> bytes:
        """HMAC-SHA256 by the secret of the message that ends with `rest`."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(rest)
        outer.update(inner.digest())
        return outer.digest()


def _number(value: int) -> bytes:
    return value.to_bytes(8, "big")


def _long(value: bytes) -> bytes:
    return _number(len(value)) + value
