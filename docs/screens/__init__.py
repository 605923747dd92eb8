"""Pictures of the client, and the command that takes them."""
