"""Your own seats, by their tokens; and changing to another before the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.online.races import a_race
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


async def held(server: Serving, *tokens: str) -> list[Any]:
    status, seats = await server.ask("POST", "/api/seats", {"tokens": tokens})
    assert status == 200, seats
    return seats


async def test_each_token_tells_how_its_table_stands_and_no_other_opens_anything(server: Serving) -> None:
    made = await server.make(fill="regular")
    waiting, nothing, again = await held(
        server, made["tokens"]["0"], "no-such-token-at-all", made["tokens"]["0"]
    )
    assert nothing is None
    assert waiting == again
    assert (waiting["code"], waiting["game"], waiting["seat"]) == (made["code"], "omerta", 0)
    assert waiting["about"]["stage"] == "open"
    assert waiting["asked"] == []


async def test_each_holder_is_told_who_is_awaited(server: Serving) -> None:
    made = await server.make()
    bea = await server.sit(made["code"], "Bea")
    cid = await server.sit(made["code"], "Cid")
    ann = await server.player(token=made["tokens"]["0"]).enter()
    await ann.do("start")
    question = await ann.until(lambda: ann.question)
    assert question["ask"]["mode"] == "sealed"
    seats = await held(server, made["tokens"]["0"], bea["token"], cid["token"])
    assert [seat["asked"] for seat in seats] == [[0, 1, 2]] * 3
    await ann.do("answer", ask=question["ask"]["id"], move=question["options"][0])
    assert [seat["asked"] for seat in await held(server, bea["token"])] == [[1, 2]]


async def test_nobody_learns_by_a_token_that_a_race_is_on_before_it_is_shown(server: Serving) -> None:
    """Otherwise a second device would reveal a discarded bottle before everybody sees it together."""
    company = await server.company(players=3)
    await company[0].do("start")
    room, _ = await a_race(server, company, ())
    question = room.table.question()
    assert question is not None
    assert question.mode == "race"
    tokens = [player.hello["token"] for player in company]
    assert [seat["asked"] for seat in await held(server, *tokens)] == [[], [], []]


async def test_too_many_tokens_are_not_looked_up(server: Serving) -> None:
    status, problem = await server.ask("POST", "/api/seats", {"tokens": ["no-such-token-at-all"] * 51})
    assert (status, problem["rule"]) == (400, "message")


async def test_a_host_changes_seats_before_the_game_and_stays_host(server: Serving) -> None:
    made = await server.make()
    code, mine = made["code"], made["tokens"]["0"]
    await server.sit(code, "Bea")
    body = {"name": "Ann", "seat": 2}
    status, taken = await server.ask("POST", f"/api/tables/{code}/seats", body, token=mine)
    assert (status, taken["seat"]) == (201, 2)
    table = (await server.ask("GET", f"/api/tables/{code}"))[1]
    assert [seat["person"] for seat in table["seats"]] == [None, "Bea", "Ann"]
    assert table["host"] == 2
    assert taken["token"] == mine
    assert (await held(server, mine))[0]["seat"] == 2


async def test_after_changing_seats_the_old_one_hears_nothing_more(server: Serving) -> None:
    made = await server.make()
    code, mine = made["code"], made["tokens"]["0"]
    ann = await server.player(token=mine).enter()
    status, _ = await server.ask("POST", f"/api/tables/{code}/seats", {"name": "Ann", "seat": 2}, token=mine)
    assert status == 201
    assert (await ann.until_closed())["reason"] == "moved"


@pytest.mark.parametrize("wanted", [0, 1, None, 7])
async def test_no_seat_is_changed_to_one_that_cannot_be_taken(server: Serving, wanted: int | None) -> None:
    made = await server.make()
    await server.sit(made["code"], "Bea")
    body = {"name": "Ann", "seat": wanted}
    path = f"/api/tables/{made['code']}/seats"
    status, _ = await server.ask("POST", path, body, token=made["tokens"]["0"])
    assert status in (400, 409)
    table = (await server.ask("GET", f"/api/tables/{made['code']}"))[1]
    assert [seat["person"] for seat in table["seats"]] == ["Ann", "Bea", None]
    assert (await held(server, made["tokens"]["0"]))[0]["seat"] == 0


async def test_no_seat_is_changed_once_the_game_is_on(server: Serving) -> None:
    made = await server.make(fill="regular")
    ann = await server.player(token=made["tokens"]["0"]).enter()
    await ann.do("start")
    body = {"name": "Ann", "seat": 1}
    path = f"/api/tables/{made['code']}/seats"
    status, problem = await server.ask("POST", path, body, token=made["tokens"]["0"])
    assert (status, problem["why"]) == (409, "whoever had a seat in this game gets no other")


async def test_a_table_may_allow_notes_and_keeps_it_for_the_rematch(server: Serving) -> None:
    with_notes, without = await server.make(notes=True), await server.make()
    for made, allowed in ((with_notes, True), (without, False)):
        assert (await server.ask("GET", f"/api/tables/{made['code']}"))[1]["notes"] is allowed
        assert (await held(server, made["tokens"]["0"]))[0]["about"]["access"]["notes"] is allowed
