"""Bounds the tables, records and bytes on disk of one address, and of all together."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import Counter
from typing import Final, Literal, NoReturn, get_args

from backroom.core.refusal import Refused
from backroom.server.operations.limits import site_of
from backroom.server.operations.metrics import Metrics
from backroom.server.settings import Settings
from backroom.server.store.store import Head, Store, Used
from backroom.table.table_state import Stage

KEY: Final = "makers"  # the name of the secret that addresses are hashed with
KEY_BYTES: Final = 32
HASH: Final = 16  # bytes
SMALLEST: Final = 4096  # bytes that a record counts as at least: its table takes space too
A_WHILE: Final = 30.0  # seconds for which a measured size is believed
MEGABYTE: Final = 1_000_000
GIGABYTE: Final = 1_000_000_000

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
Why = Literal["tables_of_address", "imports_of_address", "imports", "disk", "house"]


class Quotas:
    """Decides whether one more table may be made, and counts what there is."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Store = store
        self.settings: Settings = settings
        self.metrics: Metrics = metrics
        self.key: bytes = b""
        self.all: Used = Used(0, 0, 0)
        self.bytes: int = 0  # of the database, when it was last measured
        self.measured: float | None = None  # when that was

    async def open(self) -> None:
        """Begin with what is in the database."""
        self.key = await self.store.secret(KEY, secrets.token_bytes(KEY_BYTES))
        await self.measure()

    async def measure(self) -> None:
        """Measure what there is now."""
        self.all = await self.store.used()
        self.bytes = await self.store.size()
        self.measured = time.monotonic()

    def maker_of(self, address: str) -> bytes:
        """The hash of an address or its site, by which the database knows it without revealing it."""
        owner = site_of(address) or address
        return hmac.digest(self.key, owner.encode(), hashlib.sha256)[:HASH]

    async def check(self, maker: bytes | None, record: int) -> None:
        """Raise `Refused` if this maker may not have one more table, from a record of this many bytes."""
        if maker is not None:
            self.check_own(await self.store.used(maker), record)
        if self.measured is None or time.monotonic() - self.measured > A_WHILE:
            await self.measure()

    def check_own(self, used: Used, record: int) -> None:
        """Raise `Refused` if one more table or record would exceed the maker's own quota."""
        settings = self.settings
        if used.tables >= settings.tables_per_address:
            self.refuse(
                "tables_of_address",
                Refused("quota", f"this address has {used.tables} unfinished tables; finish or delete some"),
            )
        if record and used.bytes + max(record, SMALLEST) > settings.imports_per_address * MEGABYTE:
            self.refuse(
                "imports_of_address",
                Refused(
                    "quota", "this address has brought too many records; delete some, or come back later"
                ),
            )

    def lacks(self, record: int) -> Why | None:
        """What there is too little of for one more table, made from a record of this many bytes."""
        if record and self.all.bytes + max(record, SMALLEST) > self.settings.imports * MEGABYTE:
            return "imports"
        return "disk" if self.bytes + record > self.settings.disk * GIGABYTE else None

    def refuse(self, why: Why, refusal: Refused) -> NoReturn:
        """Count a refusal, and raise it."""
        self.metrics.refused.labels(why).inc()
        raise refusal

    def show(self, stages: Counter[Stage]) -> None:
        """Show in the metrics what there is: tables in memory by stage, records, bytes on disk."""
        self.metrics.tables.set(stages.total())
        for stage in STAGES:
            self.metrics.stages.labels(stage).set(stages[stage])
        self.metrics.imports.set(self.all.records)
        self.metrics.import_bytes.set(self.all.bytes)
        self.metrics.database_bytes.set(self.bytes)

    def made(self, head: Head) -> None:
        """Count a new table."""
        if head.record:
            tables, records, size = self.all
            self.all = Used(tables, records + 1, size + head.record)
            self.bytes += head.record
