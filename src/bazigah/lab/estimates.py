"""Shares with intervals, from blocks that are independent of one another."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from bazigah.lab.simulate import Counts

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Share:
    """A part of 1, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def share(values: Counts, unit: int) -> Share:
    """The mean of independent values from 0 to `unit`, as a part of `unit`.

    Agresti and Coull's interval, for values between 0 and 1 as well as for these two: z²/2 values of 0 and as many of 1
    are added before mean and variance are taken. Where all values are the same it does not shrink to nothing, as the
    standard error would.
    """
    n = values.total() + Z * Z
    total = sum(value * times for value, times in values.items()) / unit
    squares = sum(value * value * times for value, times in values.items()) / (unit * unit)
    middle = (total + Z * Z / 2) / n
    reach = Z * sqrt(((squares + Z * Z / 2) / n - middle * middle) / n)
    return Share(total / values.total(), max(0.0, middle - reach), min(1.0, middle + reach))
