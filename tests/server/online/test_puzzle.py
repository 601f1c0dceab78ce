"""The puzzle of the day: the same for everybody, and what the search found for whoever has chosen."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from backroom.puzzles.shelf import day_at, shelf
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


async def puzzle(server: Serving, query: str = "") -> dict[str, Any]:
    status, shown = await server.ask("GET", f"/api/puzzle{query}")
    assert status == 200, shown
    return shown


async def test_everybody_gets_the_puzzle_of_today_until_midnight(server: Serving) -> None:
    today = day_at(server.house.services.clock.now())
    shown = await puzzle(server)
    assert shown == await puzzle(server, f"?day={today.isoformat()}")
    name, kept = shelf().of(today)
    assert (shown["puzzle"], shown["day"], shown["today"]) == (name, today.isoformat(), today.isoformat())
    assert (shown["game"], shown["seat"], len(shown["options"])) == (kept.game, kept.seat, len(kept.found))
    async with server.request("GET", "/api/puzzle", None, None) as response:
        cached, _, seconds = response.headers["Cache-Control"].partition("max-age=")
        assert cached == "public, "
        assert day_at(server.house.services.clock.now() + int(seconds) + 2) == today + timedelta(days=1)


async def test_what_was_found_does_not_come_with_the_puzzle(server: Serving) -> None:
    shown = await puzzle(server)
    assert set(shown) == {
        *("puzzle", "day", "today", "first", "game", "setup", "seat", "told", "view", "ask", "options"),
    }


async def test_other_days_have_other_puzzles(server: Serving) -> None:
    today = await puzzle(server)
    first = await puzzle(server, f"?day={today['first']}")
    assert first["puzzle"] != today["puzzle"]
    assert first["today"] == today["day"]


async def test_days_to_come_and_days_long_gone_are_refused(server: Serving) -> None:
    today = day_at(server.house.services.clock.now())
    for days in (1, -len(shelf().kept), -400_000):
        day = today + timedelta(days=days)
        status, problem = await server.ask("GET", f"/api/puzzle?day={day.isoformat()}")
        assert (status, problem["rule"]) == (409, "puzzle"), day


@pytest.mark.parametrize("day", ["", "yesterday", "2026-13-01", "2026-11-190", "%00"])
async def test_what_is_no_day_is_said_so(server: Serving, day: str) -> None:
    status, problem = await server.ask("GET", f"/api/puzzle?day={day}")
    assert (status, problem["rule"]) == (400, "message")


async def test_whoever_has_chosen_hears_what_the_search_found(server: Serving) -> None:
    shown = await puzzle(server)
    kept = shelf().called(shown["puzzle"])
    assert kept is not None
    for option in range(len(shown["options"])):
        status, found = await server.ask("POST", "/api/puzzle", {"puzzle": shown["puzzle"], "option": option})
        assert status == 200
        assert found["best"] == kept.puzzle.best
        assert [one["chance"] for one in found["found"]] == [one.chance for one in kept.puzzle.found]
        assert found["usual"] == kept.puzzle.usual
        assert found["reason"]["code"] == kept.puzzle.reason.code


@pytest.mark.parametrize(
    ("choice", "status"),
    [
        ({"puzzle": "nothing", "option": 0}, 409),
        ({"option": 59}, 409),
        ({"option": 60}, 400),
        ({"option": -1}, 400),
        ({"option": 0, "puzzle": "x" * 13}, 400),
        ({"option": 0, "name": "Ann"}, 400),
    ],
)
async def test_what_cannot_be_chosen_is_refused(server: Serving, choice: dict[str, Any], status: int) -> None:
    shown = await puzzle(server)
    said, problem = await server.ask("POST", "/api/puzzle", {"puzzle": shown["puzzle"]} | choice)
    assert said == status, problem
