"""A seat belongs to one person: tabs, leaving, returning, and who is host."""

from __future__ import annotations

import asyncio

import pytest

from backroom.core.game import Clock
from backroom.games.omerta.title import CLOCKS
from tests.support.player import Player
from tests.support.server import Serving

pytestmark = pytest.mark.anyio


async def test_a_seat_open_in_two_tabs_hears_and_plays_in_both(server: Serving) -> None:
    host, guest, _ = await server.company()
    tab = await server.player(token=guest.hello["token"]).enter()
    await host.do("start")
    question = await tab.until(lambda: tab.question)
    await guest.until(lambda: guest.question)
    await tab.do("answer", ask=question["ask"]["id"], move=question["options"][0])
    await guest.until(lambda: guest.update["question"]["answered"] == [1])
    refused = await guest.refused("answer", ask=question["ask"]["id"], move=question["options"][0])
    assert refused == ("ask", "you have answered this")
    await tab.close()
    assert host.update["table"]["seats"][1]["connected"] is True


async def test_the_fifth_tab_of_a_seat_closes_the_oldest(server: Serving) -> None:
    made = await server.make()
    tabs = [await server.player(token=made["tokens"]["0"]).enter() for _ in range(5)]
    assert (await tabs[0].until_closed())["reason"] == "elsewhere"
    for tab in tabs[1:]:
        await tab.do("chat", text="here")


async def test_a_player_who_left_before_the_game_hears_nothing_more_and_their_link_is_void(
    server: Serving,
) -> None:
    host, guest, _ = await server.company()
    tab = await server.player(token=guest.hello["token"]).enter()
    await guest.do("leave")
    for gone in (guest, tab):
        goodbye = await gone.until_closed()
        assert goodbye["reason"] == "no_such_seat"
    again = await server.player(token=guest.hello["token"]).open()
    assert (await again.until_closed())["reason"] == "no_such_seat"
    await host.until(lambda: host.update["table"]["seats"][1]["person"] is None)
    taken = await server.sit(host.update["table"]["code"], "Dan")
    assert taken["seat"] == 1


async def test_a_player_who_left_the_game_sees_none_of_its_cards(server: Serving) -> None:
    company = await server.company(handover="open")
    await company[0].do("start")
    await company[1].until(lambda: company[1].question)
    await company[1].do("leave")
    await company[1].until_closed()
    seen = len(company[1].messages)
    await company[0].until(lambda: company[0].update["table"]["seats"][1]["bot"] == "regular")
    heir = await server.sit(company[0].update["table"]["code"], "Dan")
    assert heir["seat"] == 1
    player = await server.player(token=heir["token"]).enter()
    await company[0].until(lambda: company[0].update["table"]["seats"][1]["person"] == "Dan")
    assert len(company[1].messages) == seen
    await player.do("chat", text="I play now")


async def test_a_seat_that_another_took_is_not_opened_by_its_old_link(
    server: Serving,
) -> None:
    made = await server.make(links=True)
    early = await server.player(token=made["tokens"]["1"]).enter()
    taken = await server.sit(made["code"], "Bob", seat=1)
    assert (await early.until_closed())["reason"] == "no_such_seat"
    late = await server.player(token=made["tokens"]["1"]).open()
    assert (await late.until_closed())["reason"] == "no_such_seat"
    bob = await server.player(token=taken["token"]).enter()
    await bob.do("chat", text="mine")


async def test_the_host_passes_to_the_next_person_and_to_the_first_who_comes(server: Serving) -> None:
    host, guest, third = await server.company()
    await host.do("leave")
    await guest.until(lambda: guest.update["table"]["host"] == 1)
    await guest.do("kick", seat=2)
    assert (await third.until_closed())["reason"] == "kicked"
    await guest.do("leave")
    code = guest.update["table"]["code"]
    heir = await server.player(token=(await server.sit(code, "Dan"))["token"]).enter()
    await heir.until(lambda: heir.update["table"]["host"] == 0)


async def test_the_host_passes_to_somebody_present_if_there_is_anybody(server: Serving) -> None:
    host, guest, third, _ = await server.company(players=4)
    await host.do("start")
    await guest.vanish()
    await host.until(lambda: not host.update["table"]["seats"][1]["connected"])
    await host.do("pause")
    await host.do("leave")
    await third.until(lambda: third.update["table"]["host"] == 2)
    await third.do("resume")


async def test_while_the_host_is_away_the_next_person_present_acts_as_host(server: Serving) -> None:
    host, guest, third = await server.company()
    await host.do("start")
    await host.do("pause")
    await host.vanish()
    await guest.until(lambda: guest.update["table"]["host"] == 1)
    assert await third.refused("resume") == ("table", "only the host may do this")
    await guest.do("resume")
    assert await guest.refused("kick", seat=0) == ("table", "nobody can send the host away")
    only_host = "only the host may send away somebody who is there"
    assert await guest.refused("kick", seat=2) == ("table", only_host)
    code = guest.update["table"]["code"]
    status, problem = await server.ask("DELETE", f"/api/tables/{code}", token=guest.hello["token"])
    assert (status, problem["why"]) == (409, "only the host may do this")
    await host.come_again()
    await guest.until(lambda: guest.update["table"]["host"] == 0)
    assert await guest.refused("pause") == ("table", "only the host may do this")
    for player in (guest, third):
        await player.vanish()
    await host.until(lambda: not host.update["table"]["seats"][2]["connected"])
    assert host.update["table"]["host"] == 0


async def test_a_resent_kick_does_not_hit_whoever_sits_there_now(server: Serving) -> None:
    host, _, _ = await server.company()
    kick = {"type": "kick", "id": "k", "seat": 1}
    assert (await host.send(kick))["type"] == "ack"
    taken = await server.sit(host.update["table"]["code"], "Dan")
    dan = await server.player(token=taken["token"]).enter()
    assert (await host.send(kick))["type"] == "ack"
    await dan.do("chat", text="still here")
    again = await server.player(token=taken["token"]).enter()
    await again.do("chat", text="and here")


async def test_two_changes_of_seat_at_once_leave_nobody_behind(server: Serving) -> None:
    """The token moves along, so a second change with it starts from the new seat."""
    made = await server.make(players=5)
    bob = await server.sit(made["code"], "Bob", seat=1)
    path = f"/api/tables/{made['code']}/seats"
    wanted = [{"name": "Bob", "seat": seat} for seat in (2, 3)]
    answers = await asyncio.gather(*[server.ask("POST", path, one, token=bob["token"]) for one in wanted])
    assert [(status, taken["token"]) for status, taken in answers] == [(201, bob["token"])] * 2
    seats = server.room(made["code"]).table.seats
    (seat,) = [number for number, seat in enumerate(seats) if seat.person == "Bob"]
    player = await server.player(token=bob["token"]).enter()
    assert player.messages[0]["seat"] == seat


async def test_seats_are_filled_once_however_often_it_is_said(server: Serving) -> None:
    made = await server.make()
    host = await server.player(token=made["tokens"]["0"]).enter()
    fill = {"type": "fill", "id": "f", "level": "random"}
    assert (await host.send(fill))["type"] == "ack"
    await host.do("kick", seat=1)
    assert (await host.send(fill))["type"] == "ack"
    assert [seat.is_taken for seat in server.room(made["code"]).table.seats] == [True, False, True]


@pytest.fixture
def short_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave hardly any time to those who do not answer."""
    for name in ("peek", "turn", "power", "snap", "killer"):
        monkeypatch.setitem(CLOCKS, name, Clock(0.3, CLOCKS[name].silence_is_absence))


async def miss_two_clocks(company: list[Player]) -> None:
    """Play while seat 1 says nothing, until a bot stands in for it."""
    host = company[0]
    await host.do("start")
    sat_in = await host.until_told("bot_sat_in")
    assert sat_in == {"type": "bot_sat_in", "seat": 1, "level": "regular"}
    assert sum(1 in told["seats"] for told in host.told("time_ran_out")) >= 2
    assert host.update["table"]["seats"][1] == {
        "person": "Bob", "bot": "regular", "connected": not company[1].closed, "left": None, "cousin": 0,
    }  # fmt: skip


async def keep_answering(player: Player) -> None:
    """Answer with the first option, whenever there is one."""
    asked = -1
    while True:
        question = await player.until(
            lambda asked=asked: (new := player.question) and new["ask"]["id"] != asked and new
        )
        asked = question["ask"]["id"]
        move = next(option for option in question["options"] if option["type"] != "omerta")
        await player.ask("answer", ask=asked, move=move)


@pytest.mark.usefixtures("short_clocks")
async def test_a_bot_stands_in_after_two_missed_clocks_until_the_person_is_back(server: Serving) -> None:
    company = await server.company(speed="normal", setup={"snap": "sealed"})
    guest = company[1]
    await guest.vanish()
    playing = [asyncio.create_task(keep_answering(player)) for player in (company[0], company[2])]
    await miss_two_clocks(company)
    code = guest.update["table"]["code"]
    status, problem = await server.ask("POST", f"/api/tables/{code}/seats", {"name": "Zoe", "seat": 1})
    assert (status, problem["why"]) == (409, "this seat is taken")
    await guest.come_again()
    await company[0].until_told("person_returned")
    assert company[0].update["table"]["seats"][1] == {
        "person": "Bob", "bot": None, "connected": True, "left": None, "cousin": 0,
    }  # fmt: skip
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


@pytest.mark.usefixtures("short_clocks")
async def test_a_present_player_who_was_too_slow_takes_the_seat_back_with_one_command(
    server: Serving,
) -> None:
    company = await server.company(speed="normal", setup={"snap": "sealed"})
    playing = [asyncio.create_task(keep_answering(player)) for player in (company[0], company[2])]
    await miss_two_clocks(company)
    refused = await company[1].refused("answer", ask=0, move={"type": "pass"})
    assert refused == ("table", "a bot plays here")
    await company[1].do("come_back")
    await company[0].until_told("person_returned")
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def test_two_tabs_that_come_back_at_once_are_both_let_in(server: Serving) -> None:
    host, guest, _ = await server.company()
    await host.do("start")
    await guest.vanish()
    await host.do("seat_bot", seat=1, level="random")
    await host.until_told("bot_sat_in")
    tabs = [server.player(token=guest.hello["token"]) for _ in range(3)]
    await asyncio.gather(*(tab.enter() for tab in tabs))
    await host.until_told("person_returned")
    for tab in tabs:
        await tab.do("chat", text="back")
    assert len(host.told("person_returned")) == 1
