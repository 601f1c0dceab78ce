"""Quick pairing: strangers find each other, the game begins by itself, and nobody waits for the absent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.core.game import Pairing
from backroom.core.optional import pairing_of
from backroom.games import GAMES
from backroom.games.omerta.setup import Setup
from backroom.server.house import pairing
from backroom.server.people import gathering
from tests.support.player import Json, Player, play_out
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

CREATED = 201
MALFORMED = 400
QUOTA = 409
LIMITED = 429


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    monkeypatch.setattr(pairing, "EVERY", 0.01)
    monkeypatch.setattr(gathering, "COUNTDOWN", 0.2)
    monkeypatch.setattr(gathering, "FULL", 0.0)
    monkeypatch.setattr(gathering, "AWAY", 30.0)


@asynccontextmanager
async def running(place: Path, **settings: Any) -> AsyncGenerator[Serving]:
    async with serving(place / "store.sqlite3", replace(PATIENT, behind_proxy=True, **settings)) as server:
        yield server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    async with running(tmp_path) as server:
        yield server


async def ask(server: Serving, name: str, *, home: int = 0, **more: Any) -> tuple[int, Json]:
    """Ask for people, each from a network of their own unless they share a home."""
    address = f"192.0.2.{home}" if home else f"198.51.100.{sum(name.encode()) % 250}"
    async with server.http.post(
        f"{server.base}/api/pairings",
        json={"game": "omerta", "name": name} | more,
        headers={"X-Forwarded-For": address},
    ) as response:
        return response.status, await response.json()


async def find(server: Serving, name: str, **how: Any) -> Json:
    status, taken = await ask(server, name, **how)
    assert status == CREATED, taken
    return taken


async def come(server: Serving, taken: Json) -> Player:
    return await server.player(token=taken["token"]).enter()


def stage(server: Serving, taken: Json) -> str:
    return server.room(taken["code"]).table.stage


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_two_strangers_meet_and_bots_take_the_other_seats(server: Serving, game: str) -> None:
    first = await find(server, "Ann", game=game)
    ann = await come(server, first)
    wanted = pairing_of(GAMES[game])
    told = ann.update["table"]
    assert told["public"]
    assert told["stage"] == "open"
    assert told["gathers"] == {"people": wanted.people, "fill": GAMES[game].stand_in, "begins": None}
    second = await find(server, "Bob", game=game)
    assert (second["code"], second["seat"]) == (first["code"], 1)
    bob = await come(server, second)
    begins = await bob.until(lambda: bob.update["table"].get("gathers", {}).get("begins"))
    assert begins > bob.update["now"] - 1
    for one in (ann, bob):
        await one.until(lambda one=one: one.update["table"]["stage"] == "running")
        assert "gathers" not in one.update["table"]
    seats = ann.update["table"]["seats"]
    assert [seat["person"] for seat in seats[:2]] == ["Ann", "Bob"]
    assert {seat["bot"] for seat in seats[2:]} == {GAMES[game].stand_in}
    assert len(seats) == wanted.setup.players


async def test_whoever_comes_at_the_same_time_meets_too(server: Serving) -> None:
    taken = await asyncio.gather(*(find(server, f"P{number}", home=number + 1) for number in range(8)))
    codes = [one["code"] for one in taken]
    assert {codes.count(code) for code in codes} == {4}  # two full tables
    assert len({(one["code"], one["seat"]) for one in taken}) == len(taken)


async def test_a_third_person_who_comes_in_time_plays_too_and_a_full_table_does_not_wait(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "COUNTDOWN", 1000.0)
    people = [await come(server, await find(server, name)) for name in ("Ann", "Bob", "Cid")]
    await people[0].until(lambda: people[0].update["table"]["gathers"]["begins"])
    assert people[0].update["table"]["stage"] == "open"
    await come(server, await find(server, "Dan"))
    await people[0].until(lambda: people[0].update["table"]["stage"] == "running")
    assert [seat["person"] for seat in people[0].update["table"]["seats"]] == ["Ann", "Bob", "Cid", "Dan"]


async def test_if_somebody_goes_before_the_beginning_it_waits_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "COUNTDOWN", 1000.0)
    ann = await come(server, await find(server, "Ann"))
    bob = await come(server, await find(server, "Bob"))
    await ann.until(lambda: ann.update["table"]["gathers"]["begins"])
    await bob.do("leave")
    await ann.until(lambda: ann.update["table"]["gathers"]["begins"] is None)
    assert ann.update["table"]["seats"][1]["person"] is None


async def test_whoever_is_away_for_too_long_loses_the_seat_to_the_next(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await find(server, "Ann")
    ann = await come(server, first)
    gone = await find(server, "Bob")  # and is never there
    monkeypatch.setattr(gathering, "AWAY", 0.0)
    room = server.room(first["code"])
    await until(lambda: room.table.seats[1].person is None)
    assert ann.update["table"]["stage"] == "open"
    again = await server.player(token=gone["token"]).open()
    assert (await again.until_closed())["reason"] == "no_such_seat"


async def test_a_short_absence_costs_nobody_the_seat(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "COUNTDOWN", 1000.0)
    first = await find(server, "Ann")
    ann = await come(server, first)
    second = await find(server, "Bob")
    bob = await come(server, second)
    await bob.close()
    await ann.until(lambda: ann.update["table"]["gathers"]["begins"] is None)
    again = await come(server, second)
    assert again.update["table"]["seats"][1]["person"] == "Bob"
    await ann.until(lambda: ann.update["table"]["gathers"]["begins"])


async def test_a_bot_sits_in_for_whoever_is_away_when_it_begins(server: Serving) -> None:
    people = [await find(server, name) for name in ("Ann", "Bob", "Cid")]
    await come(server, people[0])
    room = server.room(people[0]["code"])
    await come(server, people[1])
    await until(lambda: room.table.stage == "running")
    await until(lambda: room.table.seats[2].is_away)
    assert (room.table.seats[2].person, room.table.seats[2].bot) == ("Cid", "regular")
    await come(server, people[2])
    await until(lambda: room.table.seats[2].bot is None)


async def test_a_table_that_everybody_has_left_is_gone_and_in_no_list(server: Serving) -> None:
    ann = await come(server, await find(server, "Ann"))
    code = ann.update["table"]["code"]
    _, lobby = await server.ask("GET", "/api/tables")
    (listed,) = lobby["tables"]
    assert listed["about"]["access"]["gathers"] == {"people": 2, "fill": "regular"}
    await ann.do("leave")
    await until(lambda: not server.house.rooms)
    _, lobby = await server.ask("GET", "/api/tables")
    assert lobby["tables"] == []
    status, _ = await server.ask("GET", f"/api/tables/{code}")
    assert status == 404
    assert (await find(server, "Bob"))["code"] != code


async def test_games_are_not_mixed(server: Serving) -> None:
    one = await find(server, "Ann")
    other = await find(server, "Bob", game="organized_crime")
    assert one["code"] != other["code"]


async def test_an_ordinary_public_table_begins_when_its_host_says(server: Serving) -> None:
    made = await server.make(players=4, public=True)
    taken = await find(server, "Bob")
    assert taken["code"] != made["code"]
    shown = await server.player(token=made["tokens"]["0"]).enter()
    assert "gathers" not in shown.update["table"]


async def test_a_home_takes_two_seats_of_a_table_and_leaves_the_others_to_others(server: Serving) -> None:
    codes = [(await find(server, name, home=7))["code"] for name in ("Ann", "Bob", "Cid")]
    assert codes[0] == codes[1] != codes[2]
    assert (await find(server, "Dan", home=8))["code"] in codes


async def take_directly(server: Serving, code: str, name: str, *, home: int) -> tuple[int, Json]:
    """Sit down at a table that gathers as from the lobby."""
    async with server.http.post(
        f"{server.base}/api/tables/{code}/seats",
        json={"name": name},
        headers={"X-Forwarded-For": f"192.0.2.{home}"},
    ) as response:
        return response.status, await response.json()


async def test_a_home_takes_no_more_seats_from_the_lobby_nor_by_changing_seats(server: Serving) -> None:
    """Else one address fills every table that gathers with people who never come, and nobody is paired."""
    first = await find(server, "Ann")
    made = [await take_directly(server, first["code"], name, home=7) for name in ("Bob", "Cid", "Dan")]
    assert [status for status, _ in made] == [CREATED, CREATED, QUOTA]
    status, problem = await take_directly(server, first["code"], "Dan", home=7)
    assert (status, problem["why"]) == (QUOTA, gathering.ENOUGH)
    async with server.http.post(
        f"{server.base}/api/tables/{first['code']}/seats",
        json={"name": "Bob", "seat": 3},
        headers={"X-Forwarded-For": "192.0.2.7", "Authorization": f"Bearer {made[0][1]['token']}"},
    ) as response:
        assert response.status == CREATED
    await asyncio.sleep(0.1)  # it is looked at a few times
    assert (await take_directly(server, first["code"], "Dan", home=7))[0] == QUOTA
    assert (await find(server, "Eve"))["code"] == first["code"]


async def test_an_ipv6_site_is_one_home(server: Serving) -> None:
    codes: list[str] = []
    for number in range(3):
        async with server.http.post(
            f"{server.base}/api/pairings",
            json={"game": "omerta", "name": f"P{number}"},
            headers={"X-Forwarded-For": f"2001:db8:1:{number:x}::1"},
        ) as response:
            codes.append((await response.json())["code"])
    assert codes[0] == codes[1] != codes[2]


async def test_a_host_sends_no_stranger_away_but_may_remove_a_bot(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is sent away would be paired to the same table again, which is the fullest or the oldest."""
    monkeypatch.setattr(gathering, "COUNTDOWN", 1000.0)
    host = await come(server, await find(server, "Ann"))
    guest = await come(server, await find(server, "Bob"))
    assert await host.refused("kick", seat=1) == ("table", gathering.STAYS)
    await host.do("seat_bot", seat=2, level="regular")
    await host.do("kick", seat=2)
    assert [seat["person"] for seat in guest.update["table"]["seats"][:2]] == ["Ann", "Bob"]
    assert guest.update["table"]["seats"][2]["bot"] is None


async def test_a_rematch_waits_for_nobody_else(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    short = Pairing(Setup(players=3, rounds=1), people=2)
    monkeypatch.setattr(type(GAMES["omerta"]), "pairing", short)
    people = [await come(server, await find(server, name)) for name in ("Ann", "Bob")]
    await people[0].until(lambda: people[0].update["table"]["stage"] == "running")
    await play_out(people, start=False)
    await people[0].do("rematch")
    invited = await people[0].until(lambda: people[0].of("invited") or None)
    again = await server.player(token=invited[0]["token"]).enter()
    assert again.update["table"]["stage"] == "open"
    assert "gathers" not in again.update["table"]
    assert all(seat["person"] or seat["bot"] for seat in again.update["table"]["seats"])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "name": "Ann"},
        {"game": "omerta", "name": ""},
        {"game": "omerta", "name": "x" * 41},
        {"game": "omerta"},
        {"game": "omerta", "name": "Ann", "fill": "don"},
    ],
)
async def test_what_makes_no_sense_is_refused_and_makes_no_table(server: Serving, body: Json) -> None:
    status, problem = await server.ask("POST", "/api/pairings", body)
    assert (status, problem["rule"]) == (MALFORMED, "message")
    assert not server.house.rooms


async def test_a_pairing_counts_as_a_new_table_and_is_bounded_as_one(tmp_path: Path) -> None:
    async with running(tmp_path, requests_burst=10, requests_per_second=0.01) as server:
        statuses = [(await ask(server, "Ann", home=1))[0] for _ in range(3)]
        assert statuses == [CREATED, CREATED, LIMITED]


async def test_nobody_gathers_people_beyond_the_quota_but_everybody_may_join(tmp_path: Path) -> None:
    async with running(tmp_path, tables_per_address=1) as server:
        made = [await ask(server, name, home=1) for name in ("Ann", "Bob", "Cid")]
        assert [status for status, _ in made] == [CREATED, CREATED, QUOTA]
        assert made[2][1]["rule"] == "quota"
        joined = await find(server, "Dan", home=2)
        assert joined["code"] == made[0][1]["code"]


async def test_after_a_restart_people_are_still_gathered(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        first = await find(server, "Ann")
        await come(server, first)
    async with running(tmp_path) as server:
        second = await find(server, "Bob")
        assert second["code"] == first["code"]
        people = [await come(server, taken) for taken in (first, second)]
        for one in people:
            await one.until(lambda one=one: one.update["table"]["stage"] == "running")


async def test_with_the_disk_in_trouble_nobody_is_seated_and_the_next_try_works(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await come(server, await find(server, "Ann"))
    room = server.room(ann.update["table"]["code"])
    monkeypatch.setattr(room.journal, "is_troubled", True)
    assert (await find(server, "Bob"))["code"] != ann.update["table"]["code"]
