"""Wazabi: throw all your dice, give the stars away, and be the first with none left."""
