"""The tables of the database, the same in SQLite and PostgreSQL. A change here comes with a migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("finished", BigInteger),
    Column("maker", LargeBinary),
    Column("record", BigInteger, nullable=False, server_default="0"),
    Column("fleeting", Boolean, nullable=False, server_default=false()),
    Column("visited", BigInteger, nullable=False, server_default="0"),
    UniqueConstraint("code", name="tables_code"),
    Index("tables_finished", "finished", "id"),
    Index("tables_maker", "maker", "finished"),
    Index("tables_visited", "fleeting", "visited"),
)

# Stored in the order of its key, so that a table's journal lies together.
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Index("tokens_seat", "table_id", "seat"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

moments = Table(
    "moments",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)
