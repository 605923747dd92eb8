"""Clever: six dice, a sheet of coloured rows, and bonuses that set off bonuses."""
