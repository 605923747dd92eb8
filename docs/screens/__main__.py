"""`python -m docs.screens [FOLDER]` takes the pictures of the client's screens again, here or into a folder.

The client has to be built (`python hatch_build.py`), and Debian's Chromium has to be there. The way to each screen is
that of the tests.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests"))

from support.pictures import take_all  # noqa: E402  only now it can be found

if __name__ == "__main__":
    take_all(*map(Path, sys.argv[1:] or [str(HERE)]))
