"""Why a conversation ends: a permanent reason is stated clearly, and nothing is tried again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientSession

from backroom.client import Gone, Links, connect, make_table
from backroom.client.line import AFTER_GOODBYE, FIRST_WAIT, Line
from backroom.client.link import Link
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.goodbyes import MEANINGS
from backroom.protocol.messages import VERSION, Goodbye, Kick, Reason
from tests.client.serving import SHORT, Server

pytestmark = pytest.mark.anyio


async def a_table(server: Server) -> Links:
    """A table with a seat for a client that does not host it."""
    return await make_table(server.address, game="omerta", setup=SHORT, bots={1: "random"}, links=True)


@asynccontextmanager
async def gone(reason: str, why: str) -> AsyncGenerator[None]:
    """Expect the block to end with this goodbye."""
    with pytest.raises(Gone) as caught:
        yield
    assert (caught.value.reason, caught.value.why) == (reason, why)


async def test_a_kicked_player_is_told(server: Server) -> None:
    links = await a_table(server)
    async with connect(links.seats[0]) as host, connect(links.seats[2], name="Ann") as seat:
        await host.do(Kick(id="out", seat=2))
        async with gone("kicked", "the host has taken your seat from you"):
            await anext(seat)
        async with gone("kicked", "the host has taken your seat from you"):
            await seat.chat("wait")
    async with gone("no_such_seat", "this link no longer opens a seat"), connect(links.seats[2]):
        pass


async def test_a_player_who_leaves_no_longer_has_a_seat(server: Server) -> None:
    links = await a_table(server)
    async with connect(links.seats[2], name="Ann") as seat:
        await seat.leave()
    async with gone("no_such_seat", "this link no longer opens a seat"), connect(links.seats[2]):
        pass


async def test_a_table_that_is_deleted_is_gone(server: Server) -> None:
    links = await a_table(server)
    address, _, token = links.seats[0].partition("#")
    async with connect(links.seats[2]) as seat, ClientSession() as session:
        deleted = await session.delete(
            address.replace("/t/", "/api/tables/"), headers={"Authorization": f"Bearer {token}"}
        )
        assert deleted.status == 204
        async with gone("deleted", "this table was deleted"):
            await anext(seat)


async def test_a_seat_that_is_open_in_too_many_places_is_closed_in_the_oldest(server: Server) -> None:
    links = await a_table(server)
    async with connect(links.seats[0]) as oldest, AsyncExitStack() as others:
        for _ in range(4):
            await others.enter_async_context(connect(links.seats[0]))
        async with gone("elsewhere", "this seat is open in too many places; the newest stay"):
            await anext(oldest)


async def test_another_version_of_the_protocol_is_not_spoken(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = await a_table(server)
    monkeypatch.setattr("backroom.client.line.VERSION", 99)
    why = f"this server speaks version {VERSION}; load the page again"
    async with gone("version", why), connect(links.seats[0]):
        pass


async def test_a_server_that_is_not_there_is_given_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = await a_table(server)
    monkeypatch.setattr("backroom.client.line.LONGEST_SILENCE", 0.0)
    async with connect(links.seats[0]) as seat:
        await server.stop()
        with pytest.raises(Gone, match="nothing was heard of the server for too long"):
            await anext(seat)
    with pytest.raises(Gone, match="the server cannot be reached"):
        await make_table(server.address, game="omerta")


async def test_something_else_at_the_address_is_not_taken_for_a_server(server: Server) -> None:
    with pytest.raises(Refused, match="Not Found"):
        await make_table(f"{server.address}/elsewhere", game="omerta")
    with pytest.raises(Malformed, match="a link looks like"):
        async with connect(server.address):
            pass


async def test_a_full_or_missing_table_refuses(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    with pytest.raises(Refused, match="no seat is free"):
        async with connect(links.table):
            pass
    with pytest.raises(Refused, match="there is no table with this code"):
        async with connect(f"{server.address}/t/BCDFGHJK"):
            pass
    with pytest.raises(Refused, match="there is no game of this name"):
        await make_table(server.address, game="ludo")


def test_every_reason_says_what_it_means() -> None:
    assert set(MEANINGS) == set(Reason.__args__)
    passing = {reason for reason, meaning in MEANINGS.items() if meaning.passes}
    assert passing == {"closing", "moved", "too_fast"}


async def test_a_server_that_is_being_restarted_is_left_a_moment() -> None:
    """Otherwise all its players would knock while it starts."""
    nobody: Any = None
    line = Line(nobody, Link("http://127.0.0.1:1", "BCDFGHJK", "x" * 32), lambda _: None)
    assert line.wait == FIRST_WAIT
    await line.handle(Goodbye("closing", "come back in a moment"), nobody)
    assert line.wait == AFTER_GOODBYE
