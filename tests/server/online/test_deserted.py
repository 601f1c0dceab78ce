"""Tables that nobody comes back to are deleted after a while, and no others."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from backroom.server.house import clearing
from backroom.server.house.clearing import A_DAY, clear
from backroom.server.rooms.summary import Summary
from tests.support.player import Json, Player, play_out
from tests.support.server import PATIENT, Serving, bots_rest, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

CROWDED = replace(PATIENT, tables=2)  # half full with the first table; more than two are refused


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    async with serving(tmp_path / "crowded.sqlite3", CROWDED) as running:
        yield running


def go_back(server: Serving, days: float) -> None:
    """Pretend from here on that it is this many days earlier."""
    server.house.services.clock.ahead -= days * A_DAY


async def leave(server: Serving, *players: Player) -> None:
    """Leave, and wait until the server has noticed."""
    rooms = [server.room(player.update["table"]["code"]) for player in players]
    for player in players:
        await server.see_off(player)
    await until(lambda: not any(room.audience.all() for room in rooms))


async def started(server: Serving) -> Json:
    """A table with a running game and nobody present."""
    made = await server.make(fill="regular")
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("start")
    await host.until(lambda: host.question)
    await bots_rest(server.room(made["code"]))  # what they do is saved with its time
    await leave(server, host)
    return made


async def is_there(server: Serving, made: Json) -> bool:
    return (await server.ask("GET", f"/api/tables/{made['code']}"))[0] == 200


@pytest.mark.parametrize(("days", "stays"), [(2.9, True), (3.1, False)])
async def test_a_table_at_which_no_game_began_is_deleted_after_three_days(
    server: Serving, days: float, stays: bool
) -> None:
    go_back(server, days)
    made = await server.make()
    await leave(server, await server.player(token=made["tokens"]["0"]).enter())
    go_back(server, -days)
    assert await clear(server.house) == (not stays)
    assert await is_there(server, made) is stays
    _, seats = await server.ask("POST", "/api/seats", {"tokens": [made["tokens"]["0"]]})
    assert (seats != [None]) is stays


@pytest.mark.parametrize(("days", "stays"), [(29.0, True), (31.0, False)])
async def test_a_game_that_is_not_played_on_is_deleted_after_thirty_days(
    server: Serving, days: float, stays: bool
) -> None:
    go_back(server, days)
    made = await started(server)
    go_back(server, -days)
    assert await clear(server.house) == (not stays)
    assert await is_there(server, made) is stays


async def test_the_days_are_those_that_the_operator_chose(tmp_path: Path) -> None:
    settings = replace(CROWDED, days_unstarted=0.5, days_unfinished=2.0)
    async with serving(tmp_path / "backroom.sqlite3", settings) as server:
        go_back(server, 1)
        made, playing = await server.make(), await started(server)
        go_back(server, -1)
        assert await clear(server.house) == 1
        assert not await is_there(server, made)
        assert await is_there(server, playing)


async def test_while_there_is_room_every_table_is_kept(tmp_path: Path) -> None:
    """People who play at home may come back after a year."""
    async with serving(tmp_path / "backroom.sqlite3", replace(PATIENT, tables=3)) as server:
        go_back(server, 400)
        made = await server.make()
        go_back(server, -400)
        assert await clear(server.house) == 0
        other = await server.make()
        assert await clear(server.house) == 1
        assert (await is_there(server, made), await is_there(server, other)) == (False, True)


async def test_when_the_house_is_full_a_table_that_was_made_and_left_makes_room(server: Serving) -> None:
    go_back(server, 0.05)  # more than an hour
    left, playing = await server.make(), await started(server)
    go_back(server, -0.05)
    made = await server.make()
    assert [await is_there(server, one) for one in (left, playing, made)] == [False, True, True]
    full = {"game": "omerta", "name": "Ann"}
    assert (await server.ask("POST", "/api/tables", full))[0] == 503, "the others are not left"


async def test_no_table_with_somebody_present_is_deleted(server: Serving) -> None:
    go_back(server, 100)
    made = await server.make()
    watcher = await server.player(table=made["code"]).enter()
    go_back(server, -100)
    assert await clear(server.house) == 0
    assert watcher.closed is False
    await leave(server, watcher)  # they were there until now
    assert await clear(server.house) == 0


async def test_a_finished_game_and_one_that_goes_on_by_itself_are_kept(server: Serving) -> None:
    go_back(server, 100)
    company = await server.company()
    await play_out(company)
    made = await server.make(fill="regular", speed="normal")
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("start")
    await leave(server, *company, host)
    go_back(server, -100)
    assert await clear(server.house) == 0
    assert await is_there(server, made)
    assert await is_there(server, {"code": company[0].update["table"]["code"]})


async def test_a_clock_that_was_set_deletes_nothing(server: Serving) -> None:
    made = await server.make()
    go_back(server, -100)
    assert await clear(server.house) == 0
    assert await is_there(server, made)


@pytest.mark.parametrize("noted", [True, False])
async def test_when_somebody_was_last_there_is_known_after_a_restart(tmp_path: Path, noted: bool) -> None:
    """From visits and seats taken; where an older server stored none, from what was done and said."""
    path = tmp_path / "backroom.sqlite3"
    async with serving(path, replace(CROWDED, tables=4)) as server:
        go_back(server, 60)
        left, visited, talked = [await started(server) for _ in range(3)]
        taken = await server.make()
        go_back(server, -59)
        await server.sit(taken["code"], "Bob")
        await leave(server, await server.player(table=visited["code"]).enter())
        talker = await server.player(token=talked["tokens"]["0"]).enter()
        await talker.do("chat", text="anybody there?")
        await leave(server, talker)
        go_back(server, -1)
        rooms = list(server.house.rooms.values())
        await until(lambda: all(room.tasks.is_idle for room in rooms))  # comings and goings are stored
        if not noted:
            for room in rooms:
                older = msgspec.json.encode(Summary.of(room.head.summary))
                await server.house.services.store.summarize(room.head.id, older)
    async with serving(path, replace(CROWDED, tables=4)) as server:
        assert await clear(server.house) == (1 if noted else 3)
        assert await is_there(server, talked)
        assert not await is_there(server, left)
        assert await is_there(server, visited) is noted
        assert await is_there(server, taken) is noted


async def test_tables_are_cleared_away_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing, "FIRST", 0.0)
    monkeypatch.setattr(clearing, "EVERY", 0.05)
    async with serving(tmp_path / "backroom.sqlite3", CROWDED) as server:
        made = await server.make()
        server.room(made["code"]).listing.visited -= 5 * A_DAY
        await until(lambda: not server.house.rooms)
