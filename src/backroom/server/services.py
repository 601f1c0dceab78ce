"""What every table needs of the house: the store, the clock, the processes, the log."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from backroom.server.clock import Clock
from backroom.server.metrics import Metrics
from backroom.server.reading.reader import Reader
from backroom.server.reveals import Reveals
from backroom.server.reviewing.reviewer import Reviewer
from backroom.server.settings import Settings
from backroom.server.store.store import Store
from backroom.server.thinking.pool import Thinkers
from backroom.server.turns import Turns


class Services(Struct, frozen=True):
    """Shared by all tables."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    reviewer: Reviewer
    reader: Reader
    settings: Settings
    log: Any  # a structlog logger
    metrics: Metrics
    reveals: Reveals
    turns: Turns
    rng: Random  # for the pace of bots, and nothing that matters
