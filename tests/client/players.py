"""Clients that play a whole game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from backroom.client import Seat, connect
from backroom.games.omerta.moves import CallOmerta
from tests.table.playing import choose


async def until(seat: Seat, happened: Callable[[], bool]) -> None:
    """Wait until something is true of a seat."""
    async with asyncio.timeout(60):
        while not happened():
            seat.changed.clear()
            await seat.changed.wait()


async def play(seat: Seat, rng: Random) -> list[Any]:
    """Answer until the game is over; returns everything that was told."""
    heard: list[Any] = []
    async for question in seat:
        assert question.complete
        heard += question.told
        await seat.answer(question, choose(seat.game, question.options, rng))
    return [*heard, *seat.told]


async def let_everything_go_by(seat: Seat) -> None:
    """Answer with the default, as for a player who says nothing."""
    async for question in seat:
        await seat.answer(question, seat.game.default(question.options))


async def play_soon_over(seat: Seat) -> list[Any]:
    """Pass on everything, and call Omerta as soon as possible."""
    heard: list[Any] = []
    async for question in seat:
        heard += question.told
        call = CallOmerta() in question.options
        await seat.answer(question, CallOmerta() if call else seat.game.default(question.options))
    return [*heard, *seat.told]


async def sit_and_play(link: str, name: str, seed: int) -> list[Any]:
    """Take a seat by a link and play."""
    async with connect(link, name=name) as seat:
        return await play(seat, Random(seed))
