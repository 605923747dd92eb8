"""How fast the browser's client is: `python -m benchmarks.client`, or `make bench-client`. See ../README.md.

The way to each screen, and the hands that play, are those of the tests.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
