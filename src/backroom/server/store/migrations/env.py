"""Runs migrations for Alembic, on the connection that it is given and in its transaction."""

from alembic import context

from backroom.server.store import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata)
context.run_migrations()
