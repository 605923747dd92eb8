"""How databases that older versions made come to the present form."""
