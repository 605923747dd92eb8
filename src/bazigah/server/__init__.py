"""The table server: people meet at tables over a link, and nothing acknowledged is lost."""
