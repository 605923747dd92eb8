"""Playing, replaying and checking matches line by line, as a screen reader likes it."""
