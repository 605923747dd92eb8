"""How fast it is: `python -m benchmarks`, or `make bench`. What each figure means is in README.md."""
