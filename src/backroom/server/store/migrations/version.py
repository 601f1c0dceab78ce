"""The version of a database's schema, and whether the database is one of ours."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from backroom.complaint import Complaint
from backroom.server.store import schema

MIGRATIONS = Path(__file__).parent


def known_versions() -> list[str]:
    """All versions of the schema that we know, oldest first; each migration's file begins with its own."""
    return sorted(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*_*.py"))


def version(connection: Connection) -> str | None:
    """The version that Alembic has recorded in the database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))


def is_outdated(connection: Connection) -> bool:
    """Whether the database has to be migrated; refuse one that is newer than us, or not ours."""
    known = known_versions()
    current = version(connection)
    if current is None:
        refuse_strangers(connection)
    elif current not in known:
        raise Complaint(
            f"The database was made by a newer Backroom (its schema is {current}): "
            "use that one, or restore a backup."
        )
    return current != known[-1]


def refuse_strangers(connection: Connection) -> None:
    """Refuse a database without a version that has tables named like ours."""
    if schema.metadata.tables.keys() & set(inspect(connection).get_table_names()):
        raise Complaint("The database has tables that Backroom did not make: name another one.")
