"""A player who changes seats before the game never loses both, whenever the connection breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from backroom.server.people.entrance import Entrance
from backroom.server.rooms.listing import Listing
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from tests.support.player import Json
from tests.support.server import Serving, serving, until

pytestmark = pytest.mark.anyio

MOMENTS = ["forget", "clear_seat", "do", "keep", "update"]
PLACES: dict[str, type] = {
    "forget": SeatTokens, "clear_seat": Entrance, "do": TableSeats, "keep": SeatTokens, "update": Listing,
}  # fmt: skip


async def seated(server: Serving, **wanted: Any) -> tuple[str, Json]:
    """A table of five, and Bob in its second seat."""
    made = await server.make(players=5, **wanted)
    return made["code"], await server.sit(made["code"], "Bob", seat=1)


def bobs(server: Serving, code: str) -> list[int]:
    return [number for number, seat in enumerate(server.room(code).table.seats) if seat.person == "Bob"]


async def change(server: Serving, code: str, token: str, seat: int) -> Any:
    wanted = {"name": "Bob", "seat": seat}
    return await server.ask("POST", f"/api/tables/{code}/seats", wanted, token)


async def test_the_token_moves_to_the_new_seat(server: Serving) -> None:
    code, bob = await seated(server)
    tabs = [await server.player(token=bob["token"]).enter() for _ in range(2)]
    status, taken = await change(server, code, bob["token"], 3)
    assert (status, taken["seat"], taken["token"]) == (201, 3, bob["token"])
    for tab in tabs:
        assert (await tab.until_closed())["reason"] == "moved"
        await tab.close()
        await tab.come_again()
        assert tab.of("welcome")[-1]["seat"] == 3
    assert bobs(server, code) == [3]


async def test_a_player_who_came_by_a_link_gets_their_own_token_and_keeps_the_link_until_it_arrives(
    server: Serving,
) -> None:
    made = await server.make(links=True, players=5)
    link = made["tokens"]["1"]
    guest = await server.player(token=link).enter()
    assert (await guest.send({"type": "sit", "id": "s", "name": "Bob"}))["type"] == "ack"
    status, taken = await change(server, made["code"], link, 3)
    assert status == 201
    assert taken["token"] != link
    assert (await server.player(token=link).enter()).messages[0]["seat"] == 3, "the answer may be lost"
    assert (await server.player(token=taken["token"]).enter()).messages[0]["seat"] == 3
    await until(lambda: server.room(made["code"]).tasks.is_idle)
    again = await server.player(token=link).open()
    assert (await again.until_closed())["reason"] == "no_such_seat", "it has come"


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("before", [True, False])
async def test_a_broken_connection_costs_nobody_a_seat(
    server: Serving, monkeypatch: pytest.MonkeyPatch, moment: str, before: bool
) -> None:
    code, bob = await seated(server)
    place = PLACES[moment]
    act: Callable[..., Awaitable[Any]] = getattr(place, moment)
    reached, cut = asyncio.Event(), asyncio.Event()

    async def linger(*args: Any, **more: Any) -> Any:
        if before:
            reached.set()
            await cut.wait()
            return await act(*args, **more)
        done = await act(*args, **more)
        reached.set()
        await cut.wait()
        return done

    monkeypatch.setattr(place, moment, linger)
    async with ClientSession() as broken:
        headers = {"Authorization": f"Bearer {bob['token']}"}
        path = f"{server.base}/api/tables/{code}/seats"
        asking = asyncio.create_task(broken.post(path, json={"name": "Bob", "seat": 3}, headers=headers))
        await reached.wait()
        asking.cancel()
        await asyncio.wait([asking])
    cut.set()
    await until(lambda: not server.room(code).seats.lock.locked())
    monkeypatch.undo()
    (seat,) = bobs(server, code)
    player = await server.player(token=bob["token"]).enter()
    assert player.messages[0]["seat"] == seat
    assert player.update["table"]["seats"][seat]["person"] == "Bob"


class Stopped(Exception):  # noqa: N818 - it says what happened
    """Raised as if the process had ended here."""


@pytest.mark.parametrize("host", [True, False])
async def test_a_server_that_stops_before_the_token_moved_moves_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: bool
) -> None:
    async with serving(tmp_path / "store.sqlite3", may_fail={"request.failed"}) as server:
        code, token = "", ""
        if host:
            made = await server.make(players=5)
            code, token = made["code"], made["tokens"]["0"]
        else:
            code, bob = await seated(server)
            token = bob["token"]

        async def stop(*_: Any) -> None:
            raise Stopped

        monkeypatch.setattr(SeatTokens, "keep", stop)
        status, _ = await change(server, code, token, 3)
        assert status == 500
        monkeypatch.undo()
    async with serving(tmp_path / "store.sqlite3") as server:
        room = server.room(code)
        await until(lambda: room.tasks.is_idle)
        player = await server.player(token=token).enter()
        assert player.messages[0]["seat"] == 3
        assert bobs(server, code) == [3]
        assert room.host.seat == (3 if host else 0)
