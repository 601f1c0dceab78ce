"""The printed data of a table, and the odds of a roll, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.support.player import Player
from tests.support.server import Serving

pytestmark = pytest.mark.anyio


async def first_turn(server: Serving) -> tuple[list[Player], Player, list[Any]]:
    """Two people, one about to name a piece; returns both, that one, and the options."""
    people = await server.company("organized_crime", players=2)
    await people[0].do("start")
    while True:
        for person in people:
            question = person.update["question"]
            if question is None or not question["options"]:
                continue
            options = question["options"]
            if options[0]["type"] != "choose_base":
                return people, person, options
            await person.do("answer", ask=question["ask"]["id"], move=options[0])
        await asyncio.sleep(0.01)  # until the next question has arrived


async def test_odds_are_told_to_the_seat_that_asks_and_to_nobody_else(server: Serving) -> None:
    people, mover, options = await first_turn(server)
    other = next(person for person in people if person is not mover)
    path = f"/api/tables/{mover.update['table']['code']}/outlook"
    ask = mover.update["question"]["ask"]["id"]
    name = next(option for option in options if option["type"] == "name")
    status, outlook = await server.ask("POST", path, {"ask": ask, "moves": [name]}, mover.hello["token"])
    assert status == 200
    assert all(0 < one["throws"] <= 36 for one in outlook["prospects"])
    assert {one["seat"] for one in outlook["prospects"]} == {None}, (
        "nobody stands in the way at the beginning"
    )
    assert name not in outlook["names"], "it is named already"
    refused = {"rule": "C12", "why": "odds are for the one who is about to roll"}
    assert await server.ask("POST", path, {"ask": ask, "moves": [name]}, other.hello["token"]) == (
        409,
        refused,
    )
    status, problem = await server.ask("POST", path, {"ask": ask, "moves": [name]})
    assert (status, problem["rule"]) == (409, "table")
    status, _ = await server.ask("POST", path, {"ask": ask, "moves": [{"type": "fly"}]}, mover.hello["token"])
    assert status == 400
    status, _ = await server.ask("POST", path, {"ask": ask, "moves": [name] * 5}, mover.hello["token"])
    assert status == 400


async def test_a_closed_question_has_no_odds(server: Serving) -> None:
    _, mover, options = await first_turn(server)
    path = f"/api/tables/{mover.update['table']['code']}/outlook"
    name = next(option for option in options if option["type"] == "name")
    ask = mover.update["question"]["ask"]["id"]
    wanted = {"ask": ask, "moves": [name]}
    await mover.do("answer", ask=ask, move=name)
    assert await server.ask("POST", path, wanted, mover.hello["token"]) == (200, None)
    status, _ = await server.ask("POST", path, {"moves": [name]}, mover.hello["token"])
    assert status == 400, "which question?"


async def test_before_the_game_there_are_no_odds(server: Serving) -> None:
    made = await server.make("organized_crime", players=2)
    path, token = f"/api/tables/{made['code']}/outlook", made["tokens"]["0"]
    refused = {"rule": "table", "why": "the game has not begun"}
    assert await server.ask("POST", path, {"ask": 0, "moves": []}, token) == (409, refused)


async def test_what_is_printed_is_for_everybody(server: Serving) -> None:
    made = await server.make("organized_crime", players=2)
    status, printed = await server.ask("GET", f"/api/tables/{made['code']}/printed")
    assert status == 200
    assert len(printed["board"]["bases"]) == 4
    assert printed["figures"]["man"] == 10_000
    assert await server.ask("GET", f"/api/tables/{(await server.make())['code']}/printed") == (200, None)
