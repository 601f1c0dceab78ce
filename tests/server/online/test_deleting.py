"""A deleted table exists until it is gone from the disk, and for nobody after that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from backroom.server.house.clearing import A_DAY, is_deserted
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Store
from tests.support.player import PATIENCE, Json, Player, play_out
from tests.support.server import Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


class Slow:
    """A store that deletes only when told to, or fails."""

    def __init__(self) -> None:
        self.store: Any = None
        self.asked: asyncio.Event = asyncio.Event()
        self.begin: asyncio.Event = asyncio.Event()
        self.end: asyncio.Event = asyncio.Event()
        self.broken: bool = False

    def over(self, store: Store) -> Slow:
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def delete(self, table: str) -> None:
        self.asked.set()
        await self.begin.wait()
        if self.broken:
            raise Unavailable("the disk is full")
        await self.store.delete(table)
        await self.end.wait()


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
async def server(tmp_path: Path, slow: Slow) -> AsyncGenerator[Serving]:
    async with serving(tmp_path / "store.sqlite3", wrap=slow.over) as running:
        yield running


async def looks(server: Serving, made: Json) -> list[int]:
    """What every way of looking for a table answers."""
    path, token = f"/api/tables/{made['code']}", made["tokens"]["0"]
    statuses = [(await server.ask("GET", path))[0], (await server.ask("GET", f"{path}/printed"))[0]]
    _, seats = await server.ask("POST", "/api/seats", {"tokens": [token]})
    _, lobby = await server.ask("GET", "/api/tables")
    there = [seats[0] is not None, bool(lobby["tables"])]
    return [*statuses, *(200 if one else 404 for one in there)]


async def test_a_deleted_table_is_never_seen_again(server: Serving, slow: Slow) -> None:
    made = await server.make(public=True)
    path, token = f"/api/tables/{made['code']}", made["tokens"]["0"]
    host = await server.player(token=token).enter()
    deleting = asyncio.create_task(server.ask("DELETE", path, token=token))
    await slow.asked.wait()
    assert await looks(server, made) == [200] * 4  # it exists for everybody until the store has forgotten it
    slow.begin.set()
    async with asyncio.timeout(PATIENCE):
        while (await server.ask("GET", path))[0] == 200:
            pass
    for _ in range(5):  # the store has, but the deleter has not heard yet
        assert await looks(server, made) == [404] * 4
    comer = await server.player(token=token).open()
    assert (await comer.until_closed())["reason"] == "no_such_seat"
    assert not deleting.done()
    slow.end.set()
    assert (await deleting)[0] == 204
    assert (await host.until_closed())["reason"] == "deleted"
    assert await looks(server, made) == [404] * 4
    assert server.house.rooms == {}


async def test_a_person_on_the_way_in_when_a_table_is_deleted_stays_out(server: Serving, slow: Slow) -> None:
    made = await server.make()
    path, token = f"/api/tables/{made['code']}", made["tokens"]["0"]
    room = server.room(made["code"])
    deleting = asyncio.create_task(server.ask("DELETE", path, token=token))
    await slow.asked.wait()
    comer = await server.player(token=token).open()
    watcher = await server.player(table=made["code"]).open()
    await until(lambda: room.entrance.arriving == 2)
    seating = asyncio.create_task(server.ask("POST", f"{path}/seats", {"name": "Bob"}))
    slow.begin.set()
    slow.end.set()
    assert (await deleting)[0] == 204
    for player in (comer, watcher):
        assert (await player.until_closed())["reason"] in {"closing", "no_such_seat", "no_such_table"}
    assert (await seating)[0] in {404, 503}
    assert server.house.rooms == {}
    assert room.audience.all() == []


async def test_a_table_that_cannot_be_deleted_goes_on(server: Serving, slow: Slow) -> None:
    made = await server.make()
    path, token = f"/api/tables/{made['code']}", made["tokens"]["0"]
    host = await server.player(token=token).enter()
    slow.broken = True
    slow.begin.set()
    assert (await server.ask("DELETE", path, token=token))[0] == 503
    await host.do("chat", text="still here")
    assert (await server.ask("GET", path))[0] == 200
    slow.broken = False
    slow.end.set()
    assert (await server.ask("DELETE", path, token=token))[0] == 204
    assert (await host.until_closed())["reason"] == "deleted"


async def test_a_table_that_somebody_visits_before_it_is_cleared_away_stays(
    server: Serving, slow: Slow
) -> None:
    made = await server.make()
    room, house = server.room(made["code"]), server.house
    slow.begin.set()
    slow.end.set()
    deserted = partial(is_deserted, house, seconds=-A_DAY)
    assert deserted(room)
    async with room.exclusive.access():
        clearing = asyncio.create_task(house.delete(room, if_still=deserted))
        comer = await server.player(token=made["tokens"]["0"]).open()
        await until(lambda: room.entrance.arriving == 1)
    assert await clearing is False
    await comer.until(lambda: comer.update)
    assert not slow.asked.is_set()


async def test_an_idle_finished_table_is_dropped_from_memory(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    await play_out(company, level="uniform")
    room = server.room(company[0].update["table"]["code"])
    async with room.exclusive.access():  # something is being saved
        await gone(server, *company)
        server.house.forget(room)
        assert server.house.rooms == {room.head.id: room}
    await until(lambda: not room.is_in_use())
    server.house.forget(room)
    assert server.house.rooms == {}


async def gone(server: Serving, *players: Player) -> None:
    """Leave, and wait until the server has noticed."""
    for player in players:
        await server.see_off(player)
