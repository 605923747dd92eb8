"""Fair dice: known values, uniformity, independence of everything but the secret."""

import hmac
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.core.chance import FairDice, commitment

SECRET = bytes(range(32))
DIE = [(face, 1) for face in range(1, 7)]


def by_hand(secret: bytes, match_id: bytes, contributions: list[bytes], number: int, attempt: int) -> int:
    """The number that the documentation describes, written out once more."""

    def long(value: bytes) -> bytes:
        return len(value).to_bytes(8, "big") + value

    message = long(b"bazigah dice 1") + len(contributions).to_bytes(8, "big")
    message += b"".join(long(part) for part in contributions) + long(match_id)
    message += number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    return int.from_bytes(hmac.new(secret, message, sha256).digest()[:8], "big")


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert FairDice(SECRET, "m").commitment == sha256(SECRET).hexdigest()


@given(st.integers(0, 10**6), st.lists(st.integers(1, 50), min_size=1, max_size=8), st.binary(max_size=4))
def test_an_outcome_is_what_the_documentation_says(number: int, weights: list[int], part: bytes) -> None:
    value = by_hand(SECRET, "بازی".encode(), [part, b"x"], number, 0) % sum(weights)
    below = [sum(weights[:i]) for i in range(len(weights))]
    expected = max(i for i in range(len(weights)) if below[i] <= value)
    assert FairDice(SECRET, "بازی", [part, b"x"]).draw(number, list(enumerate(weights))) == expected


def test_a_number_above_the_last_whole_multiple_is_drawn_again() -> None:
    half = (1 << 63) + 1  # only one multiple fits: about half of all numbers are refused
    dice = FairDice(SECRET, "m")
    refused = 0
    for number in range(200):
        tries = [by_hand(SECRET, b"m", [], number, attempt) for attempt in range(64)]
        taken = next(value for value in tries if value < half)
        refused += tries[0] >= half
        assert dice.draw(number, [(0, 1), (1, half - 1)]) == (0 if taken == 0 else 1)
    assert 60 < refused < 140


def test_what_is_said_in_parts_cannot_be_mistaken_for_other_parts() -> None:
    tables = [("ab", [b"c"]), ("a", [b"bc"]), ("ab", [b"c", b""]), ("", [b"c", b"ab"]), ("abc", [])]
    draws = {tuple(FairDice(SECRET, m, parts).draw(i, DIE) for i in range(40)) for m, parts in tables}
    assert len(draws) == len(tables)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(b"short", "m")


def surprise(seen: list[int], expected: list[int]) -> float:
    """Chi-square."""
    return sum((count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True))


def test_faces_are_uniform_and_follow_their_weights() -> None:
    dice = FairDice(SECRET, "chi")
    faces = [0] * 6
    for i in range(12_000):
        faces[dice.draw(i, DIE) - 1] += 1
    assert surprise(faces, [2000] * 6) < 20.5  # of 5 degrees of freedom: one in 1000
    weights = [5, 1, 3, 1]
    drawn = [0] * 4
    for i in range(10_000):
        drawn[dice.draw(i, list(enumerate(weights)))] += 1
    assert surprise(drawn, [1000 * weight for weight in weights]) < 16.3  # of 3
