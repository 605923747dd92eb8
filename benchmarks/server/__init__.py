"""What the table server can do: `python -m benchmarks.server`, or `make bench-server`. See ../README.md."""
