"""How many appends a second a store makes durable: `python -m backroom.lab.bench.store [ADDRESS]`.

A number of tables append one line each, again and again, as they do while people play. In the same run and in
turns with the store as it is, the same store commits every append separately.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from backroom.server.store.opening import open_store
from backroom.server.store.store import Head, Store

ROUNDS = 5
TABLES = 100
LINE = secrets.token_bytes(150)  # as long as most moves

Append = Callable[[str, int], Awaitable[None]]


class Measured(Struct, frozen=True):
    """Appends a second, and how many times as many there are with shared commits."""

    tables: int
    grouped: float
    one_by_one: float
    ratio: float
    appends_per_batch: float


class Bench:
    """Tables of a store, and the lengths of their journals."""

    def __init__(self, store: Store, tables: int) -> None:
        self.store = store
        self.lengths = {secrets.token_hex(16): 0 for _ in range(tables)}
        self.turn = asyncio.Lock()

    async def grouped(self, table: str, seq: int) -> None:
        """Append as the server does."""
        await self.store.append(table, [LINE], seq=seq)

    async def one_by_one(self, table: str, seq: int) -> None:
        """Append with a commit of its own."""
        async with self.turn:
            await self.store.append(table, [LINE], seq=seq)

    async def rate(self, append: Append, seconds: float) -> float:
        """Let every table append for this long."""
        began = time.perf_counter()
        appended = await asyncio.gather(
            *(self.play(table, append, began + seconds) for table in self.lengths)
        )
        return sum(appended) / (time.perf_counter() - began)

    async def play(self, table: str, append: Append, until: float) -> int:
        first = self.lengths[table]
        while time.perf_counter() < until:
            await append(table, self.lengths[table])
            self.lengths[table] += 1
        return self.lengths[table] - first

    async def measure(self, seconds: float) -> Measured:
        """Measure both in turns, this many seconds together: what disturbs one disturbs the other."""
        for table in self.lengths:
            await self.store.create(
                Head(id=table, code=table, game="bench", created=0, public=False, summary=b"{}")
            )
        rates: list[tuple[float, float]] = []
        batches: list[float] = []
        figures = self.store.figures
        for _ in range(ROUNDS):
            before = figures.appends, figures.batches
            grouped = await self.rate(self.grouped, seconds / ROUNDS / 2)
            batches.append((figures.appends - before[0]) / (figures.batches - before[1]))
            rates.append((grouped, await self.rate(self.one_by_one, seconds / ROUNDS / 2)))
        for table in self.lengths:
            await self.store.delete(table)
        return Measured(
            tables=len(self.lengths),
            grouped=round(median([grouped for grouped, _ in rates])),
            one_by_one=round(median([one for _, one in rates])),
            ratio=round(median([grouped / one for grouped, one in rates]), 2),
            appends_per_batch=round(median(batches), 1),
        )


async def run(address: str | Path, *, tables: int = TABLES, seconds: float = 10.0) -> Measured:
    """Measure the store at an address; whatever it writes there is deleted again."""
    store = await open_store(address)
    try:
        return await Bench(store, tables).measure(seconds)
    finally:
        await store.close()


def main() -> None:
    """Measure the store that is named, or SQLite in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        address = sys.argv[1] if len(sys.argv) > 1 else Path(folder) / "bench.sqlite3"
        for tables in (1, TABLES):
            print(msgspec.json.encode(asyncio.run(run(address, tables=tables))).decode(), flush=True)


if __name__ == "__main__":
    main()
