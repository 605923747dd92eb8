"""TEN: draw without passing ten, bid for wildcards, buy from the market, build the longest run of each colour."""
