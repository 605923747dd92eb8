"""What knows Wazabi: bots that play it."""
