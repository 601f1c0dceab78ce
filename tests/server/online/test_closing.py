"""Shutdown: all tables close together, even with mute clients, and nothing that was sent is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from backroom.server.house.room import Room
from backroom.server.sockets import websocket as wire
from tests.support.mute import listen_without_reading
from tests.support.server import PATIENT, serving, until

pytestmark = pytest.mark.anyio

PATIENCE_WITH_ONE = 1.5  # seconds
TABLES = 8


async def test_tables_with_a_mute_client_take_as_long_as_one_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "TIME_FOR_GOODBYE", PATIENCE_WITH_ONE)
    async with serving(tmp_path / "backroom.sqlite3") as server:
        mute: list[asyncio.StreamWriter] = []
        for _ in range(TABLES):
            made = await server.make()
            mute.append(await listen_without_reading(server.base, made["tokens"]["0"]))
        await until(lambda: all(room.audience.all() for room in server.house.rooms.values()))
        began = time.monotonic()
        await server.stop()
        took = time.monotonic() - began
        for writer in mute:
            writer.close()
    assert PATIENCE_WITH_ONE <= took < TABLES * PATIENCE_WITH_ONE / 2


async def test_a_command_sent_during_shutdown_is_saved_or_not_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "backroom.sqlite3"
    async with serving(path) as server:
        hosts = [(await server.company())[0] for _ in range(TABLES)]
        for number in range(20):
            for host in hosts:
                await host.say({"type": "chat", "id": str(number), "text": f"line {number}"})
        await server.stop()
        for host in hosts:
            assert (await host.until_closed())["reason"] == "closing"
    async with serving(path) as server:
        for host in hosts:
            again = await server.player(token=host.hello["token"]).enter()
            kept = [said["text"] for said in again.of("said")]
            assert kept == [f"line {number}" for number in range(len(kept))]
            assert {f"line {number}" for number in host.replies} <= set(kept)


async def test_a_table_that_cannot_be_closed_keeps_no_other_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = Room.close

    async def fail(room: Room, reason: str, why: str) -> None:
        if room.head.code == broken:
            raise ZeroDivisionError
        await close(room, "closing", why)

    async with serving(tmp_path / "backroom.sqlite3", PATIENT, may_fail=["room.failed"]) as server:
        broken = (await server.make())["code"]
        company = await server.company()
        monkeypatch.setattr(Room, "close", fail)
        await server.stop()
        assert [(await player.until_closed())["reason"] for player in company] == ["closing"] * 3
        assert [failure["event"] for failure in server.failures()] == ["room.failed"]
