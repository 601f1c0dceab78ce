"""The versions of the schema, as Alembic runs them."""
