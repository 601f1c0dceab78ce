"""Everything that was told so far, for a player who comes back after days."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.server.rooms.audience import REMEMBERED
from tests.browser.countries import at_the_door, found, session
from tests.support.player import Json, Player, play
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio


async def test_a_returning_player_is_told_everything_they_were_told_and_nothing_else(server: Serving) -> None:
    company = await found(server, session())
    path = f"/api/tables/{company.code}/told"

    async def story(token: str | None) -> list[dict[str, Any]]:
        status, answer = await server.ask("GET", path, token=token)
        assert status == 200, answer
        return answer["events"]

    def drawn(events: list[dict[str, Any]], seat: int) -> list[str | None]:
        return [one["card"] for one in events if one["type"] == "drew" and one["seat"] == seat]

    ann, bob, watching = [await story(token) for token in (*company.tokens[:2], None)]
    assert ann[0]["type"] == "rolled", "from the first throw"
    assert ann[-1]["type"] == "session_opened"
    assert (drawn(ann, 0), drawn(ann, 1)) == (["one_hit"], [None])
    assert (drawn(bob, 0), drawn(bob, 1)) == ([None], ["money"])
    assert (drawn(watching, 0), drawn(watching, 1)) == ([None], [None])


async def test_what_is_told_later_has_higher_numbers(server: Serving) -> None:
    company = await found(server, session())
    status, before = await server.ask("GET", f"/api/tables/{company.code}/told", token=company.tokens[1])
    assert status == 200
    await company.answer(1, "cash")
    bob = company.players[1]
    await bob.until(lambda: any(one["event"]["type"] == "cashed" for one in bob.events))
    later = [one for one in bob.events if one["number"] > before["last"]]
    assert later[0]["event"] == {"type": "cashed", "seat": 1}


async def test_a_story_is_for_seats_and_where_people_may_watch(server: Serving) -> None:
    made = await server.make("organized_crime", players=2, spectators=False)
    path = f"/api/tables/{made['code']}/told"
    status, problem = await server.ask("GET", path)
    assert (status, problem["why"]) == (409, "this table does not allow spectators")
    status, problem = await server.ask("GET", path, token=made["tokens"]["0"])
    assert (status, problem["why"]) == (409, "the game has not begun")


def has_drawn_lately(player: Player) -> bool:
    """Whether, by what is surely remembered, they know a card that the others do not."""
    lately = [told["event"] for told in player.events[-REMEMBERED // 4 :]]
    return any(event["type"] == "drew" and event["card"] is not None for event in lately)


async def some_rounds(server: Serving) -> tuple[str, list[str]]:
    """A game of OMERTA in which more was told than is remembered."""
    company = await server.company(setup={"snap": "sealed", "rounds": 20})
    await company[0].do("start")
    playing = [asyncio.create_task(play(player, Random(seat))) for seat, player in enumerate(company)]
    await company[0].until(lambda: company[0].last > 3 * REMEMBERED and has_drawn_lately(company[0]))
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return company[0].update["table"]["code"], [player.hello["token"] for player in company]


async def a_purchase(server: Serving) -> tuple[str, list[str]]:
    """A game of ORGANIZED CRIME in which somebody has bought a card."""
    company = await found(server, at_the_door(), without_page=(0,))
    await company.answer(0, "buy_power")
    await company.players[0].until_told("drew")
    return company.code, company.tokens


@pytest.mark.parametrize("happen", [some_rounds, a_purchase])
async def test_after_a_restart_each_is_told_again_what_they_were_told_last(
    tmp_path: Path, happen: Callable[[Serving], Awaitable[tuple[str, list[str]]]]
) -> None:
    path = tmp_path / "backroom.sqlite3"
    async with serving(path) as first:
        code, tokens = await happen(first)
        room = first.room(code)
    ears = room.audience.ears
    told = {seat: msgspec.json.decode(msgspec.json.encode(list(ear.recent))) for seat, ear in ears.items()}
    assert len({str(heard) for heard in told.values()}) > 1, (
        "only the player who drew a card is told what it is"
    )
    async with serving(path) as second:
        for seat, heard in told.items():
            who: Json = {"table": code} if seat is None else {"token": tokens[seat]}
            everything = await second.player(**who).enter()
            assert everything.events == heard
            some = await second.player(**who, last=heard[-1]["number"] - 3).enter()
            assert some.of("welcome")[0]["missed"] is True
            assert some.events == heard[-3:]
