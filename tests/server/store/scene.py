"""Tables to store, and lines to write."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable

from backroom.server.store.store import Head, Store


def a_table(name: str, *, created: int = 0, public: bool = True) -> Head:
    return Head(
        id=name, code=f"code-{name}", game="omerta", created=created, public=public, summary=b'{"seats":4}'
    )


async def with_tables(store: Store, *names: str) -> None:
    for name in names:
        await store.create(a_table(name))


def line_of(table: str, seq: int) -> bytes:
    """The line that tests write there: its length varies, and any half of it would be noticed."""
    digest = hashlib.sha256(f"{table} {seq}".encode()).digest()
    return digest * (1 + digest[0] % 64)


async def outcome(appending: Awaitable[None]) -> str:
    """The outcome of an append: "kept", or the name of the failure."""
    try:
        await appending
    except Exception as failure:  # noqa: BLE001 - its name is what the test compares
        return type(failure).__name__
    return "kept"
