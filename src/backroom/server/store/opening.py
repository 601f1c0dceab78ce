"""Opens the database at an address."""

from __future__ import annotations

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


async def open_store(address: str | Path | None = None, *, alone: bool = False) -> Store:
    """Open the database at an address, creating or upgrading it; or raise `Complaint`.

    An address is a path, `sqlite:///PATH` or `postgresql://…`; without one it is the user's own file. A
    server opens it `alone`: no second server can until it is closed.
    """
    if address is None:
        address = default_path()
    if isinstance(address, str) and address.startswith(POSTGRES):
        from backroom.server.store.postgres import PostgresStore  # noqa: PLC0415 - most never need its driver

        return await PostgresStore.open(address, alone=alone)
    from backroom.server.store.sqlite import SqliteStore  # noqa: PLC0415

    return await SqliteStore.open(path_of(address), alone=alone)


def path_of(address: str | Path) -> Path:
    """The file that an address means."""
    if isinstance(address, Path):
        return address
    path = address.removeprefix(SQLITE)
    if "://" in path or not path:
        raise Complaint(
            "The database must be a path of a file, sqlite:///PATH or postgresql://USER@HOST/NAME."
        )
    return Path(path).expanduser()
