"""A command that is sent again runs once, even if the server was restarted in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from backroom.core.game import Clock
from backroom.games.omerta.title import CLOCKS
from backroom.server.rooms.listing import Listing
from backroom.server.store.store import Head
from tests.support.player import Json, Player, play_out
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio


async def send_twice(player: Player, command: Json) -> None:
    for _ in range(2):
        assert (await player.send(command))["type"] == "ack"


async def test_every_kind_of_command_runs_once(server: Serving) -> None:
    host, guest, _ = await server.company()
    await send_twice(guest, {"type": "chat", "id": "a", "text": "once"})
    await send_twice(guest, {"type": "contribute", "id": "b", "given": "00"})
    await send_twice(host, {"type": "kick", "id": "c", "seat": 2})
    await send_twice(host, {"type": "seat_bot", "id": "d", "seat": 2, "level": "random"})
    await send_twice(host, {"type": "start", "id": "e"})
    question = await guest.until(lambda: guest.question)
    answer = {"type": "answer", "id": "f", "ask": question["ask"]["id"], "move": question["options"][0]}
    await send_twice(guest, answer)
    await send_twice(host, {"type": "pause", "id": "g"})
    await send_twice(host, {"type": "resume", "id": "h"})
    tab = await server.player(token=guest.hello["token"]).enter()
    await send_twice(tab, answer)
    assert len(tab.of("said")) == 1
    await host.until(lambda: host.told("table_resumed"))
    for kind in ("contribution_taken", "seat_left", "game_started", "table_paused", "table_resumed"):
        assert len(host.told(kind)) == 1
    assert [one["seat"] for one in host.told("answered")].count(1) == 1


async def test_a_command_resent_after_thirty_others_runs_once(server: Serving) -> None:
    _, guest, _ = await server.company()
    first = {"type": "chat", "id": "first", "text": "once"}
    assert (await guest.send(first))["type"] == "ack"
    for _ in range(30):
        await guest.do("chat", text="more")
    assert (await guest.send(first))["type"] == "ack"
    assert [said["text"] for said in guest.of("said")].count("once") == 1


async def test_a_refused_command_may_be_sent_again_and_run(server: Serving) -> None:
    made = await server.make()
    host = await server.player(token=made["tokens"]["0"]).enter()
    start = {"type": "start", "id": "s"}
    assert (await host.send(start))["type"] == "refused"
    await host.do("fill", level="random")
    assert (await host.send(start))["type"] == "ack"


Restart = Callable[[Callable[[Serving], Awaitable[None]]], Awaitable[None]]


@pytest.fixture
def lives(tmp_path: Path) -> Restart:
    """Runs something in a life of the server, on the file of the life before."""

    async def live(happen: Callable[[Serving], Awaitable[None]]) -> None:
        async with serving(tmp_path / "store.sqlite3") as server:
            await happen(server)

    return live


async def test_an_acknowledged_command_survives_a_restart_and_does_not_run_again(lives: Restart) -> None:
    tokens: list[str] = []
    answer: Json = {}

    async def first(server: Serving) -> None:
        company = await server.company(players=4, speed="calm")
        await company.pop(0).do("leave")
        await company[0].until(lambda: company[0].update["table"]["host"] == 1)
        tokens.extend(player.hello["token"] for player in company)
        await company[0].do("seat_bot", seat=0, level="random")
        await company[1].send({"type": "chat", "id": "c", "text": "hello"})
        await company[0].do("start")
        question = await company[1].until(lambda: company[1].question)
        answer.update(type="answer", id="a", ask=question["ask"]["id"], move=question["options"][0])
        assert (await company[1].send(answer))["type"] == "ack"

    async def second(server: Serving) -> None:
        company = [await server.player(token=token).enter() for token in tokens]
        guest = company[1]
        assert 2 in guest.update["question"]["answered"]
        assert guest.update["question"]["options"] == []
        assert company[0].update["table"]["host"] == 1
        await send_twice(guest, answer)
        await send_twice(guest, {"type": "chat", "id": "c", "text": "hello"})
        assert [said["text"] for said in guest.of("said")] == ["hello"]
        for player in (company[0], company[2]):
            question = await player.until(lambda player=player: player.question)
            await player.do("answer", ask=question["ask"]["id"], move=question["options"][0])
        await guest.until(lambda: guest.update["question"]["ask"]["id"] > answer["ask"])

    await lives(first)
    await lives(second)


async def test_after_a_restart_a_question_is_open_long_enough_to_return(
    lives: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "peek", Clock(8))
    seen: list[Player] = []

    async def first(server: Serving) -> None:
        host = (await server.company(speed="quick"))[0]
        await host.do("start")
        await host.until(lambda: host.question)
        seen.append(host)

    async def second(server: Serving) -> None:
        host = await server.player(token=seen[0].hello["token"], last=seen[0].last).enter()
        assert host.update["now"] + 19 < host.update["question"]["deadline"] < host.update["now"] + 21

    await lives(first)
    await lives(second)


async def test_a_server_that_stopped_while_a_table_was_made_starts_again(lives: Restart) -> None:
    """The table exists without its first line; nobody has a link to it yet, so it can go."""
    codes: list[str] = []

    async def first(server: Serving) -> None:
        codes.append((await server.make())["code"])
        room = server.room(codes[0])
        half = Head(
            id="half", code="HHHHHHHH", game="omerta", created=0, public=True, summary=room.head.summary
        )
        await server.house.services.store.create(half)

    async def second(server: Serving) -> None:
        assert (await server.ask("GET", f"/api/tables/{codes[0]}"))[0] == 200
        assert (await server.ask("GET", "/api/tables/HHHHHHHH"))[0] == 404
        _, lobby = await server.ask("GET", "/api/tables")
        assert lobby["tables"] == []

    await lives(first)
    await lives(second)


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_closed(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        broken, sound = await server.make(), await server.make()
        room = server.room(broken["code"])
        await server.house.services.store.append(
            room.head.id, [b'{"type":"nonsense"}'], seq=room.journal.pages
        )
    async with serving(path, may_fail={"table.unreadable"}) as server:
        assert (await server.ask("GET", f"/api/tables/{sound['code']}"))[0] == 200
        status, problem = await server.ask("GET", f"/api/tables/{broken['code']}")
        assert (status, problem["rule"]) == (404, "table")
        player = await server.player(token=broken["tokens"]["0"]).open()
        assert (await player.until_closed())["reason"] == "no_such_seat"


async def test_a_host_who_left_just_before_the_server_stopped_is_no_longer_host(lives: Restart) -> None:
    """The next person is host, although there was no time to save that."""
    tokens: list[str] = []

    async def first(server: Serving) -> None:
        company = await server.company()
        room = server.room(company[0].update["table"]["code"])
        await room.do(lambda _: room.table.leave(0))
        tokens.append(company[1].hello["token"])

    async def second(server: Serving) -> None:
        guest = await server.player(token=tokens[0]).enter()
        assert guest.update["table"]["host"] == 1
        await guest.do("seat_bot", seat=0, level="random")

    await lives(first)
    await lives(second)


async def test_what_was_missed_before_a_restart_is_told_after_it(lives: Restart) -> None:
    seen: Json = {}

    async def first(server: Serving) -> None:
        host, guest, _ = await server.company()
        await guest.vanish()
        seen.update(token=guest.hello["token"], last=guest.last)
        await host.do("contribute", given="00")
        seen["now"] = host.last

    async def second(server: Serving) -> None:
        guest = await server.player(token=seen["token"], last=seen["last"]).enter()
        assert guest.of("welcome")[0]["missed"] is True
        assert [told["number"] for told in guest.events] == list(range(seen["last"] + 1, seen["now"] + 1))
        assert guest.told("contribution_taken") == [{"type": "contribution_taken", "seat": 0}]

    await lives(first)
    await lives(second)


async def test_a_game_that_was_over_just_before_the_server_stopped_is_finished_in_the_lists(
    lives: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str] = []

    async def forget(_: Listing) -> None:
        """The server stops just before it does this."""

    async def first(server: Serving) -> None:
        company = await server.company(setup={"rounds": 1}, public=True)
        codes.append(company[0].update["table"]["code"])
        with monkeypatch.context() as stopping:
            stopping.setattr(Listing, "update", forget)
            await play_out(company, level="uniform")
        assert (await server.ask("GET", "/api/finished"))[1]["tables"] == []

    async def second(server: Serving) -> None:
        async with asyncio.timeout(30):
            while not (listed := (await server.ask("GET", "/api/finished"))[1]["tables"]):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert [one["code"] for one in listed] == codes
        assert listed[0]["about"]["winners"]

    await lives(first)
    await lives(second)
