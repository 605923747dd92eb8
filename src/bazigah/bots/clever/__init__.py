"""Bots that know Clever."""
