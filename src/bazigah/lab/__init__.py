"""Many games at once, and what they say about rules and bots."""
