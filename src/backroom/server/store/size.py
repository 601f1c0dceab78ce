"""The space that a database takes on disk, without free pages that will be reused."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

OF_SQLITE: Final = text(
    "SELECT (page_count - freelist_count) * page_size "
    "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
)
# PostgreSQL does not say how much of a file is free. So rows are measured: all of them, or in a large
# database as many pages as can be read in a moment.
ENOUGH: Final = 128 * 1024 * 1024  # bytes
A_ROW: Final = 80  # bytes of it besides the line, including its index entry
SHARE: Final = text("SELECT least(100.0, 100.0 * :enough / greatest(1, pg_relation_size('journal')))")
OF_POSTGRES: Final = text(
    "SELECT coalesce(sum(pg_column_size(line) + :row), 0) FROM journal TABLESAMPLE SYSTEM (:share)"
)


def size(connection: Connection) -> int:
    """The bytes in use."""
    if connection.dialect.name == "sqlite":
        return int(connection.scalar(OF_SQLITE) or 0)
    share = float(connection.scalar(SHARE, {"enough": ENOUGH}) or 100.0)
    return int(float(connection.scalar(OF_POSTGRES, {"row": A_ROW, "share": share}) or 0) * 100.0 / share)
