"""A latecomer is told the whole game in slices, between which everybody else at the server plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw

from backroom.core.log import read, steps
from backroom.games import GAMES
from backroom.server.clock import Clock
from backroom.server.operations import time_slices
from backroom.server.operations.time_slices import TimeSlices
from backroom.server.review.story import Stories
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import ENCODER, Wrote
from backroom.server.rooms.journal_writer import JournalWriter
from backroom.table.journal import Opened, Options, Played
from backroom.table.table import Table

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden" / "organized_crime" / "end-limit.jsonl"


class Stored:
    """A journal of which everything is stored, at a table where nothing happens."""

    def __init__(self, lines: list[Any]) -> None:
        self.table: str = "a"
        self.all: list[bytes] = [
            ENCODER.encode_lines([Wrote(Raw(msgspec.json.encode(line)))]) for line in lines
        ]
        self.pages: int = len(self.all)

    async def read(self) -> list[bytes]:
        return self.all

    async def idle_soon(self) -> None:
        """Nothing is being written."""


async def test_the_story_of_a_long_game_yields_to_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "A_SLICE", 0.0)  # else a quick machine needs few of them
    record = read(GOLDEN.read_bytes(), GAMES)
    game = GAMES[record.header.game]
    opened = Opened(0.0, game.name, game.rules, record.header.setup, Options(), bytes(32).hex())
    stored = Stored([opened, *(Played(entry) for entry in record.entries)])
    table: Table[Any, Any, Any, Any] = Table(game, opened)
    stories = Stories(
        table,
        cast("Exclusive", stored),
        cast("JournalWriter", stored),
        time_slices=TimeSlices(),
        clock=Clock(),
    )
    telling = asyncio.create_task(stories.story(None))
    turns = 0
    while not telling.done():
        await asyncio.sleep(0)
        turns += 1
    told = [game.tell(event, None) for step in steps(record, game) for event in step.events]
    assert list(telling.result().events) == [event for event in told if event is not None]
    assert turns >= len(record.entries) / time_slices.A_LITTLE
