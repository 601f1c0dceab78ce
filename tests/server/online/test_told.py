"""Everything that was told so far, for who comes back after days."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.countries import found, session
from tests.support.server import Serving

pytestmark = pytest.mark.anyio


async def test_who_comes_back_is_told_everything_they_were_told_and_nothing_else(server: Serving) -> None:
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
    assert (status, problem["why"]) == (409, "this table is not for watching")
    status, problem = await server.ask("GET", path, token=made["tokens"]["0"])
    assert (status, problem["why"]) == (409, "the game has not begun")
