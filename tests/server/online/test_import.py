"""Uploaded records: reviewed, or continued."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.server.operations import time_slices
from tests.support.player import play
from tests.support.server import Serving

pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parents[2] / "golden" / "omerta" / "power-lady.jsonl"


async def test_a_complete_record_can_be_reviewed_and_is_returned_as_it_came(server: Serving) -> None:
    wanted = {"record": RECORD.read_text(), "name": "Ann", "public": True}
    status, made = await server.ask("POST", "/api/records", wanted)
    assert status == 201
    code = made["code"]
    assert await server.ask("GET", f"/api/tables/{code}/record") == (200, RECORD.read_bytes())
    status, replay = await server.ask("GET", f"/api/tables/{code}/replay?eyes=all")
    assert (status, replay["game"]) == (200, "omerta")
    _, listing = await server.ask("GET", "/api/finished")
    assert [table["code"] for table in listing["tables"]] == [code]
    assert (await server.ask("DELETE", f"/api/tables/{code}", token=made["tokens"]["0"]))[0] == 204


@pytest.mark.slow
async def test_an_incomplete_record_is_continued(server: Serving) -> None:
    lines = RECORD.read_text().splitlines()
    most = lines[: len(lines) * 19 // 20]
    wanted = {"record": "\n".join(most), "name": "Ann", "fill": "random", "speed": "untimed"}
    status, made = await server.ask("POST", "/api/records", wanted)
    assert status == 201
    player = await server.player(token=made["tokens"]["0"]).enter()
    assert player.update["table"]["stage"] == "open"
    assert player.update["table"]["imported"], "whoever comes must know that somebody may know the cards"
    await player.do("start")
    await play(player, Random(1), "uniform")  # it calls Omerta soon
    assert player.update["table"]["stage"] == "over"
    _, record = await server.ask("GET", f"/api/tables/{made['code']}/record")
    # the header differs: draws from two secrets cannot be verified
    assert record.decode().splitlines()[1 : len(most)] == most[1:]


async def test_a_custom_board_is_not_in_every_list(server: Serving) -> None:
    made = await server.make("organized_crime", players=2, public=True, setup={"board": BOARD_TEXT})
    _, listing = await server.ask("GET", "/api/tables")
    listed = listing["tables"][0]["about"]["setup"]
    assert (listed["players"], listed["variant"], "board" in listed) == (2, "standard", False)
    _, table = await server.ask("GET", f"/api/tables/{made['code']}")
    assert (table["setup"]["board"], table["imported"]) == (BOARD_TEXT, False)


@pytest.mark.parametrize("record", ["", "nonsense", '{"type":"record","format":99}'])
async def test_a_file_that_is_not_a_record_makes_no_table(server: Serving, record: str) -> None:
    status, problem = await server.ask("POST", "/api/records", {"record": record, "name": "Ann"})
    assert (status, problem["rule"]) == (400, "message")
    assert server.house.rooms == {}


async def test_a_record_with_a_line_that_the_rules_forbid_is_refused_by_its_line(server: Serving) -> None:
    lines = RECORD.read_text().splitlines()
    cut = "\n".join([*lines[:9], *lines[10:-1]])
    status, problem = await server.ask("POST", "/api/records", {"record": cut, "name": "Ann"})
    assert (status, problem["rule"]) == (400, "message")
    assert problem["why"].startswith("line ")
    assert server.house.rooms == {}


@asynccontextmanager
async def turns_of_the_loop() -> AsyncGenerator[list[int]]:
    """How many turns the loop had meanwhile."""
    counted = [0]

    async def count() -> None:
        while True:
            counted[0] += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    yield counted
    counting.cancel()


@pytest.mark.parametrize("cut", [0, 5])
async def test_others_have_their_turn_while_a_long_record_is_read_and_played_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch, cut: int
) -> None:
    """When it becomes a table, and when the table is reloaded into memory."""
    monkeypatch.setattr(time_slices, "A_LITTLE", 1)
    monkeypatch.setattr(time_slices, "A_SLICE", 0.0)
    lines = RECORD.read_text().splitlines()
    entries = len(lines) - 2 - cut
    wanted = {"record": "\n".join(lines[: len(lines) - cut]), "name": "Ann", "speed": "untimed"}
    async with turns_of_the_loop() as counted:
        status, made = await server.ask("POST", "/api/records", wanted)
    assert status == 201
    assert counted[0] >= 2 * entries
    server.house.rooms.clear()
    async with turns_of_the_loop() as counted:
        assert (await server.ask("GET", f"/api/tables/{made['code']}"))[0] == 200
    assert counted[0] >= entries


async def test_a_finished_game_is_reviewed_without_a_table_in_memory(server: Serving) -> None:
    _, made = await server.ask("POST", "/api/records", {"record": RECORD.read_text(), "name": "Ann"})
    server.house.rooms.clear()
    for wanted in ("record", "replay", "highlights"):
        assert (await server.ask("GET", f"/api/tables/{made['code']}/{wanted}"))[0] == 200
    assert server.house.rooms == {}
