"""`python -m bazigah`."""

from bazigah.cli import main

main()
