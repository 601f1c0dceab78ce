"""What is asked of the database beside the append, in the same words of both."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Select, Update, select, tuple_
from sqlalchemy.exc import IntegrityError

from backroom.server.store import schema
from backroom.server.store.failures import NoSuchTable, Taken
from backroom.server.store.store import End, Seat, Table

TABLES = schema.tables.c
JOURNAL = schema.journal.c
TOKENS = schema.tokens.c


def journal(connection: Connection, table: str, since: int) -> list[bytes]:
    """The lines of a table from a number on."""
    asked = select(JOURNAL.line).where(JOURNAL.table_id == table, JOURNAL.seq >= since).order_by(JOURNAL.seq)
    return list(connection.scalars(asked))


def create(connection: Connection, table: Table) -> None:
    """Insert a table; it may be there already, if the answer was lost the first time."""
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    try:
        with connection.begin_nested():
            connection.execute(schema.tables.insert().values(values))
    except IntegrityError:
        if one(connection, TABLES.id == table.id) != table:
            raise Taken("another table has this code or this id") from None


def one(connection: Connection, where: ColumnElement[bool]) -> Table | None:
    """The table that is so."""
    found = listed(connection, select(schema.tables).where(where))
    return found[0] if found else None


def listed(connection: Connection, asked: Select[*tuple[object, ...]]) -> list[Table]:
    """The rows of a question as tables."""
    return [Table(**row) for row in connection.execute(asked).mappings()]


def unfinished(connection: Connection) -> list[Table]:
    """Every table that is not finished, the oldest first."""
    asked = select(schema.tables).where(TABLES.finished.is_(None))
    return listed(connection, asked.order_by(TABLES.created, TABLES.id))


def lobby(connection: Connection, limit: int) -> list[Table]:
    """The public ones of them, the newest first."""
    asked = select(schema.tables).where(TABLES.finished.is_(None), TABLES.public)
    return listed(connection, asked.order_by(TABLES.created.desc(), TABLES.id.desc()).limit(limit))


def finished(connection: Connection, *, private: bool, before: End | None, limit: int) -> list[Table]:
    """A page of the finished tables, the last to end first."""
    asked = select(schema.tables).where(TABLES.finished.is_not(None))
    if not private:
        asked = asked.where(TABLES.public)
    if before is not None:
        asked = asked.where(tuple_(TABLES.finished, TABLES.id) < tuple_(before.finished, before.id))
    return listed(connection, asked.order_by(TABLES.finished.desc(), TABLES.id.desc()).limit(limit))


def change(connection: Connection, table: str, **values: object) -> None:
    """Set columns of a table."""
    changed: Update = schema.tables.update().where(TABLES.id == table).values(**values)
    if connection.execute(changed).rowcount == 0:
        raise NoSuchTable("there is no such table")


def delete(connection: Connection, table: str) -> None:
    """Delete a table; its journal and its tokens go with it."""
    connection.execute(schema.tables.delete().where(TABLES.id == table))


def keep_token(connection: Connection, digest: bytes, seat: Seat) -> None:
    """Insert a token, in the place of an older one of the same digest."""
    connection.execute(schema.tokens.delete().where(TOKENS.digest == digest))
    values = {"digest": digest, "table_id": seat.table, "seat": seat.seat}
    try:
        connection.execute(schema.tokens.insert().values(values))
    except IntegrityError:
        raise NoSuchTable("there is no such table") from None


def find_token(connection: Connection, digest: bytes) -> Seat | None:
    """The seat of a token."""
    asked = select(TOKENS.table_id, TOKENS.seat).where(TOKENS.digest == digest)
    row = connection.execute(asked).one_or_none()
    return None if row is None else Seat(*row)


def forget_tokens(connection: Connection, seat: Seat, but: bytes | None) -> bool:
    """Delete the tokens of a seat, or all others; whether there were any."""
    here = (TOKENS.table_id == seat.table) & (TOKENS.seat == seat.seat)
    if but is not None:
        here &= TOKENS.digest != but
    return connection.execute(schema.tokens.delete().where(here)).rowcount > 0
