"""Bring a database to the newest schema, whatever it was before."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from backroom.complaint import Complaint
from backroom.server.store import schema

FOLDER = Path(__file__).with_name("migrations")
ONE_AT_A_TIME = 0x6261636B726F6F6D  # the number of our lock among PostgreSQL's advisory locks


def is_outdated(connection: Connection) -> bool:
    """Whether the database has to be migrated; refuse one that is newer than us, or not ours."""
    known = revisions()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None:
        refuse_strangers(connection)
    elif current not in known:
        raise Complaint(
            f"The database was made by a newer Backroom (its schema is {current}): "
            "use that one, or restore a backup."
        )
    return current != known[-1]


def migrate(connection: Connection) -> None:
    """Upgrade to the newest schema, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":  # several nodes may start together
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    if is_outdated(connection):
        upgrade(connection, "head")


def upgrade(connection: Connection, revision: str) -> None:
    """Upgrade to a version of the schema."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> list[str]:
    """All versions of the schema that we know, the oldest first."""
    script = ScriptDirectory.from_config(configuration())
    return [known.revision for known in script.walk_revisions()][::-1]


def configuration() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def refuse_strangers(connection: Connection) -> None:
    """A database without a version must not have tables named like ours."""
    if schema.metadata.tables.keys() & set(inspect(connection).get_table_names()):
        raise Complaint("The database has tables that Backroom did not make: name another one.")
