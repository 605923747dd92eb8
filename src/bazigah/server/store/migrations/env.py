"""Alembic runs this to migrate over the connection it was handed."""

from alembic import context

from bazigah.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
