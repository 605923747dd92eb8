"""Commands as a person gives them."""

from collections.abc import Callable

Run = Callable[..., tuple[int, str, str]]
"""Arguments -> exit status, output, errors."""
