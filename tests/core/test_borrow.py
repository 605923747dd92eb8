"""Arrays without an owner: the same numbers, and their owner is left as it was."""

import sys
from typing import Any

import pytest


@pytest.fixture(scope="module")
def double() -> Any:
    """A compiled function that changes a borrowed array through another function."""
    import numba

    from bazigah.core.borrow import borrowed

    @numba.njit
    def inner(array: Any, times: int) -> int:
        for i in range(len(array)):
            array[i] *= times
        return len(array)

    @numba.njit
    def double(array: Any, times: int) -> int:
        return inner(borrowed(array), borrowed(times)) + inner(borrowed(array), 1)

    return double


@pytest.mark.slow
def test_a_borrowed_array_is_the_same_array(double: Any) -> None:
    import numpy as np

    array = np.arange(5)
    assert double(array, 2) == 10
    assert array.tolist() == [0, 2, 4, 6, 8]
    assert double(array[1:3], 10) == 4
    assert array.tolist() == [0, 20, 40, 6, 8]


@pytest.mark.slow
def test_its_owner_is_counted_as_before(double: Any) -> None:
    import numpy as np

    array = np.arange(5)
    before = sys.getrefcount(array)
    for _ in range(100):
        double(array, 1)
    assert sys.getrefcount(array) == before
