"""The exact solver of Wazabi: what positions are worth, and who should get the stars.

`two` and `three` solve positions of two and of three players, `positions` reads them from a state. A position is the
number of dice of each player, from the one who is to throw on, and of the centre; colours do not matter (W1.3). Needs
numba and NumPy, which are imported with `two` and `three`. docs/wazabi-exact.md shows it at work.
"""
