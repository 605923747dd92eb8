"""What knows TEN: bots that play it."""
