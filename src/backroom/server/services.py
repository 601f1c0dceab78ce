"""What every table needs from the house: the store, the clock, the processes, the log."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from backroom.server.bots.pool import BotPool
from backroom.server.clock import Clock
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.time_slices import TimeSlices
from backroom.server.reading.reader import Reader
from backroom.server.review.reviewer import Reviewer
from backroom.server.rooms.command_queue import Scheduler
from backroom.server.settings import Settings
from backroom.server.sockets.connection import Reveals
from backroom.server.store.store import Store


class Services(Struct, frozen=True):
    """Holds what all tables share."""

    store: Store
    scheduler: Scheduler
    clock: Clock
    bot_pool: BotPool
    reviewer: Reviewer
    reader: Reader
    settings: Settings
    log: Any  # a structlog logger
    metrics: Metrics
    reveals: Reveals
    time_slices: TimeSlices
    rng: Random  # for the pace of bots, and nothing that matters
