"""The queries besides the append, the same for both databases."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    case,
    func,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.exc import IntegrityError

from backroom.server.store import schema
from backroom.server.store.failures import NoSuchTable, Taken
from backroom.server.store.store import End, Head, Seat, Used


class NotKept(Exception):  # noqa: N818 - an answer, not an error
    """A value in the database cannot be one we wrote: SQLite stores any type in any column."""


KINDS = {
    "id": str, "code": str, "game": str, "created": int, "public": bool, "summary": bytes,
    "finished": int | None, "maker": bytes | None, "record": int, "fleeting": bool, "visited": int,
}  # fmt: skip
TABLES = schema.tables.c
JOURNAL = schema.journal.c
TOKENS = schema.tokens.c
SECRETS = schema.secrets.c
MOMENTS = schema.moments.c
LAST_RUN = "last_run"


def journal(connection: Connection, table: str, since: int) -> list[bytes]:
    """The lines of a table from a number on."""
    asked = select(JOURNAL.line).where(JOURNAL.table_id == table, JOURNAL.seq >= since).order_by(JOURNAL.seq)
    lines = list(connection.scalars(asked))
    for line in lines:
        if type(line) is not bytes:
            raise NotKept
    return lines


def create(connection: Connection, table: Head) -> None:
    """Insert a table; it may exist already, if the answer was lost the first time."""
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    try:
        with connection.begin_nested():
            connection.execute(schema.tables.insert().values(values))
    except IntegrityError:
        if one(connection, TABLES.id == table.id) != table:
            raise Taken("another table has this code or this id") from None


def one(connection: Connection, where: ColumnElement[bool]) -> Head | None:
    """The table that meets a condition."""
    found = listed(connection, select(schema.tables).where(where))
    return found[0] if found else None


def listed(connection: Connection, asked: Select[*tuple[object, ...]]) -> list[Head]:
    """The rows of a query as tables."""
    tables = [Head(**row) for row in connection.execute(asked).mappings()]
    for table in tables:
        if not all(isinstance(getattr(table, name), kind) for name, kind in KINDS.items()):
            raise NotKept
    return tables


def unfinished(connection: Connection) -> list[Head]:
    """Every table that is not finished, the oldest first."""
    asked = select(schema.tables).where(TABLES.finished.is_(None))
    return listed(connection, asked.order_by(TABLES.created, TABLES.id))


def lobby(connection: Connection, limit: int) -> list[Head]:
    """The public unfinished tables, the newest first."""
    asked = select(schema.tables).where(TABLES.finished.is_(None), TABLES.public)
    return listed(connection, asked.order_by(TABLES.created.desc(), TABLES.id.desc()).limit(limit))


def finished(connection: Connection, *, private: bool, before: End | None, limit: int) -> list[Head]:
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


def finish(connection: Connection, *, table: str, summary: bytes, at: int, fleeting: bool) -> None:
    """Record that a game has ended; if it was played here, who made its table is forgotten."""
    change(
        connection,
        table,
        summary=summary,
        finished=at,
        visited=at,
        maker=case((TABLES.record > 0, TABLES.maker)),
        fleeting=or_(TABLES.record > 0, literal(fleeting)),
    )


def visit(connection: Connection, table: str, at: int) -> None:
    """Set when a table was last looked at."""
    connection.execute(schema.tables.update().where(TABLES.id == table).values(visited=at))


def unvisited(connection: Connection, *, before: int, limit: int, fleeting: bool) -> list[Head]:
    """Finished tables of one kind that were last visited before, the longest unvisited first."""
    asked = select(schema.tables).where(
        TABLES.fleeting == fleeting, TABLES.finished.is_not(None), TABLES.visited < before
    )
    return listed(connection, asked.order_by(TABLES.visited, TABLES.id).limit(limit))


def last_run(connection: Connection) -> int | None:
    """When a server last reported that it was running."""
    at = connection.scalar(select(MOMENTS.at).where(MOMENTS.name == LAST_RUN))
    if at is not None and type(at) is not int:
        raise NotKept
    return at


def note_running(connection: Connection, *, at: int, longest: int) -> int:
    """Record that a server is running; return by how much visits were shifted after a gap."""
    last = last_run(connection)
    if last is None:
        connection.execute(schema.moments.insert().values(name=LAST_RUN, at=at))
        return 0
    connection.execute(schema.moments.update().where(MOMENTS.name == LAST_RUN).values(at=at))
    if abs(at - last) <= longest:
        return 0
    shifted = schema.tables.update().where(TABLES.finished.is_not(None))
    connection.execute(shifted.values(visited=TABLES.visited + (at - last)))
    return at - last


def used(connection: Connection, maker: bytes | None) -> Used:
    """What one maker has, or all together."""
    asked = select(
        func.count().filter(TABLES.finished.is_(None)),
        func.count().filter(TABLES.record > 0),
        func.coalesce(func.sum(TABLES.record), 0),
    )
    if maker is not None:
        asked = asked.where(TABLES.maker == maker)
    tables, records, size = connection.execute(asked).one()
    return Used(tables, records, int(size))


def secret(connection: Connection, name: str, proposed: bytes) -> bytes:
    """The secret with this name, inserted if there is none."""
    found = connection.scalar(select(SECRETS.value).where(SECRETS.name == name))
    if found is None:
        connection.execute(schema.secrets.insert().values(name=name, value=proposed))
        return proposed
    if type(found) is not bytes:
        raise NotKept
    return found


def delete(connection: Connection, table: str) -> None:
    """Delete a table, and with it its journal and tokens."""
    connection.execute(schema.tables.delete().where(TABLES.id == table))


def keep_token(connection: Connection, digest: bytes, seat: Seat) -> None:
    """Insert a token, in place of an older one with the same digest."""
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
    if row is None:
        return None
    if (type(row[0]), type(row[1])) != (str, int):
        raise NotKept
    return Seat(*row)


def forget_tokens(connection: Connection, seat: Seat, but: bytes | None) -> bool:
    """Delete the tokens of a seat, or all but one; return whether there were any."""
    here = (TOKENS.table_id == seat.table) & (TOKENS.seat == seat.seat)
    if but is not None:
        here &= TOKENS.digest != but
    return connection.execute(schema.tokens.delete().where(here)).rowcount > 0
