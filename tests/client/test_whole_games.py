"""Whole games over real sockets, by clients and bots of the house."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from backroom.client import connect, make_table
from backroom.games.omerta.view import View
from backroom.table.notices import ContributionTaken, GameStarted, SecretRevealed
from tests.client.players import play, sit_and_play, until
from tests.client.serving import SHORT, Server, of_the_game

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_two_clients_and_a_bot_play_a_game_of_omerta(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots={1: "regular"})
    async with connect(links.seats[0], name="ignored: the host has a name") as host:
        assert host.table.seats[0].person == "Host"
        assert host.view is None
        guest = asyncio.create_task(sit_and_play(links.table, "Ann", 1))
        await until(host, lambda: ContributionTaken(2) in host.told)
        await host.start()
        heard = await play(host, Random(2))
        assert isinstance(host.view, View)
        assert host.view.seat == host.number == 0
    of_guest = await guest
    record = await server.record(links.table)
    fairness = record.header.fairness
    assert fairness is not None
    assert [given is not None for given in fairness.contributions] == [True, False, True]
    assert GameStarted(fairness) in heard
    assert isinstance(heard[-1], SecretRevealed)
    room = await server.room(links.table)
    assert of_the_game(heard) == await room.stories.told_so_far(0)
    assert of_the_game(of_guest) == await room.stories.told_so_far(2)


async def test_two_clients_play_a_game_of_organized_crime_with_its_floor(server: Server) -> None:
    setup = {"players": 2, "variant": "short", "rounds": 2}
    links = await make_table(server.address, game="organized_crime", setup=setup, links=True)
    async with connect(links.seats[0]) as one, connect(links.seats[1], name="Bea") as two:
        assert two.table.seats[1].person == "Bea"
        await one.start()
        told = await asyncio.gather(play(one, Random(6)), play(two, Random(7)))
    record = await server.record(links.table)
    room = await server.room(links.table)
    assert [of_the_game(heard) for heard in told] == [await room.stories.told_so_far(seat) for seat in (0, 1)]
    assert len(record.entries) > 20
