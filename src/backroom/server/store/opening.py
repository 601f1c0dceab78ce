"""Which database is meant by an address."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from platformdirs import user_data_path

from backroom.complaint import Complaint
from backroom.server.store.store import Store

FILE = "backroom.sqlite3"
POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def default_path() -> Path:
    """The file in the user's data folder."""
    return user_data_path("backroom", appauthor=False) / FILE


def held_alone(address: str | Path | None = None) -> AbstractContextManager[None]:
    """Let no second server open the file at an address until the block ends, or raise `Complaint`.

    A PostgreSQL is for more than one some day, and its keys keep them apart.
    """
    if isinstance(address, str) and address.startswith(POSTGRES):
        return nullcontext()
    from backroom.server.store.one_server import alone  # noqa: PLC0415

    return alone(default_path() if address is None else path_of(address))


async def open_store(address: str | Path | None = None) -> Store:
    """Open the database at an address, making it or bringing it up to date; or raise `Complaint`.

    An address is a path, `sqlite:///PATH` or `postgresql://…`; without one it is the user's own file.
    """
    if address is None:
        address = default_path()
    if isinstance(address, str) and address.startswith(POSTGRES):
        from backroom.server.store.postgres import PostgresStore  # noqa: PLC0415 - most never need its driver

        return await PostgresStore.open(address)
    from backroom.server.store.sqlite import SqliteStore  # noqa: PLC0415

    return await SqliteStore.open(path_of(address))


def path_of(address: str | Path) -> Path:
    """The file that is meant."""
    if isinstance(address, Path):
        return address
    path = address.removeprefix(SQLITE)
    if "://" in path or not path:
        raise Complaint(
            "The database must be a path of a file, sqlite:///PATH or postgresql://USER@HOST/NAME."
        )
    return Path(path).expanduser()
