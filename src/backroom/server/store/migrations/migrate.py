"""Upgrades a database to the newest schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from backroom.server.store.migrations.version import MIGRATIONS, is_outdated

ONE_AT_A_TIME = 0x6261636B726F6F6D  # the number of our lock among PostgreSQL's advisory locks


def migrate(connection: Connection) -> None:
    """Upgrade to the newest schema, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":  # several nodes may start together
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    if is_outdated(connection):
        upgrade(connection, "head")


def upgrade(connection: Connection, version: str) -> None:
    """Upgrade to a version of the schema."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, version)
