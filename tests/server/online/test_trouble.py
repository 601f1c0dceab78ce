"""A full disk and a read-only database: players are told, nothing is lost, play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from backroom.core import log
from backroom.core.game import Clock
from backroom.games import GAMES
from backroom.games.omerta.title import CLOCKS
from backroom.server.rooms.command_queue import TIME_TO_RETURN
from backroom.server.store.failures import Unavailable
from tests.server.online.keeping import answer
from tests.support.leaks import Ledger
from tests.support.player import Player, play_out
from tests.support.server import Serving, serving, until
from tests.support.trouble import full_disk, hand_over, ordinary_user

pytestmark = pytest.mark.anyio

NOT_NOW = {"rule": "store", "why": "the server cannot keep anything just now; try again soon"}


async def trouble_and_recovery(player: Player, after: int) -> None:
    """Wait until the trouble is over; its start and its end were each announced once."""
    await player.until(lambda: len(player.of("trouble", after)) == 2)
    assert [one["over"] for one in player.of("trouble", after)] == [False, True]


async def test_on_a_full_disk_a_move_waits_everybody_is_told_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        company = await server.company(setup={"rounds": 1})
        await company[0].do("start")
        question = await company[1].until(lambda: company[1].question)
        before = [len(player.messages) for player in company]
        with full_disk(path):
            answer = asyncio.create_task(
                company[1].ask("answer", ask=question["ask"]["id"], move=question["options"][0])
            )
            for player, seen in zip(company, before, strict=True):
                assert (await player.next("trouble", seen))["over"] is False
            assert not answer.done()
            assert company[0].told("answered") == []  # nobody hears of what is not saved
            status, problem = await server.ask("POST", "/api/tables", {"game": "omerta", "name": "Zoe"})
            assert (status, problem) == (503, NOT_NOW)
            code = company[0].update["table"]["code"]
            for method, path in (("POST", "seats"), ("GET", "told")):
                wanted = {"name": "Zoe"} if method == "POST" else None
                assert await server.ask(method, f"/api/tables/{code}/{path}", wanted) == (503, NOT_NOW)
            assert await server.ask("GET", "/readyz") == (503, b"the store keeps nothing\n")
            assert b"backroom_tables_troubled 1.0" in (await server.ask("GET", "/metrics"))[1]
            late = await server.player(table=company[0].update["table"]["code"]).open()
            assert (await late.next("trouble", 0))["over"] is False
        assert (await answer)["type"] == "ack"
        for player, seen in zip(company, before, strict=True):
            await trouble_and_recovery(player, seen)
        await late.until(lambda: late.update)
        assert await server.ask("GET", "/readyz") == (200, b"ready\n")
        assert b"backroom_tables_troubled 0.0" in (await server.ask("GET", "/metrics"))[1]
        await server.make()
        await finish(server, company)


async def test_a_client_that_gave_up_waiting_for_a_seat_on_a_full_disk_does_not_have_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        made = await server.make()
        room = server.room(made["code"])
        with full_disk(path):
            asking = asyncio.create_task(server.sit(made["code"], "Bob"))
            await until(lambda: room.journal.is_troubled)
            asking.cancel()
            await asyncio.wait([asking])
        await until(lambda: not room.seats.lock.locked())
        assert room.table.seats[1].person is None
        assert (await server.sit(made["code"], "Cid"))["seat"] == 1


async def test_nobody_s_time_runs_out_before_they_were_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next question is not told while the answer to the last one cannot be saved."""
    monkeypatch.setitem(CLOCKS, "turn", Clock(1.0, CLOCKS["turn"].silence_is_absence))
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        company = await server.company(setup={"rounds": 1}, speed="normal")
        await company[0].do("start")
        for player in company[1:]:
            await answer(player)
        room = server.room(company[0].update["table"]["code"])
        with full_disk(path):
            last = asyncio.create_task(answer(company[0]))
            await until(lambda: (due := room.table.deadline()) is not None and due < server.house.now())
        assert (await last)["type"] == "ack"
        question = room.table.question()
        assert question is not None
        asked = company[question.seats[0]]
        await asked.until(lambda: asked.question and asked.question["ask"]["id"] == question.id)
        assert company[0].told("time_ran_out") == []
        assert asked.question is not None
        assert asked.question["deadline"] > server.house.now() + TIME_TO_RETURN / 2
        assert (await answer(asked))["type"] == "ack"


async def finish(server: Serving, company: list[Player]) -> None:
    """Play on to the end; the record has everything."""
    for player in company:
        question = player.question
        if question is not None:
            await player.ask("answer", ask=question["ask"]["id"], move=question["options"][0])
    code = company[0].update["table"]["code"]
    await play_out(company, start=False)
    status, text = await server.ask("GET", f"/api/tables/{code}/record")
    assert status == 200
    assert log.read(text, GAMES).reveal is not None


async def test_a_server_can_be_stopped_while_the_disk_is_full(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        host = (await server.company())[0]
        token = host.hello["token"]
        with full_disk(path):
            await host.say({"type": "chat", "id": "lost", "text": "x" * 400})
            await host.next("trouble", 0)
            async with asyncio.timeout(60):
                await server.stop()
        assert (await host.until_closed())["reason"] == "closing"
        assert "lost" not in host.replies
    async with serving(path) as server:
        host = await server.player(token=token).enter()
        assert (await host.send({"type": "chat", "id": "lost", "text": "again"}))["type"] == "ack"


@pytest.fixture
async def folder_of_an_ordinary_user(tmp_path: Path) -> AsyncGenerator[Path]:
    async with serving(
        tmp_path / "warm.sqlite3"
    ) as server:  # imports first what an ordinary user may not read
        await server.make(fill="random")
    with tempfile.TemporaryDirectory(prefix="backroom-") as made:
        hand_over(Path(made))
        yield Path(made)


async def test_players_are_told_of_a_read_only_database_and_play_resumes_when_it_is_writable(
    folder_of_an_ordinary_user: Path,
) -> None:
    path = folder_of_an_ordinary_user / "store.sqlite3"
    with ordinary_user():
        async with serving(path) as server:
            company = await server.company(setup={"rounds": 1})
            tokens = [player.hello["token"] for player in company]
            await company[0].do("start")
        sqlite3.connect(path).close()
        path.chmod(0o400)
        async with serving(path) as server:
            assert (await server.ask("GET", "/readyz"))[0] == 503
            company = [await server.player(token=token).enter() for token in tokens]
            question = await company[0].until(lambda: company[0].question)
            answer = asyncio.create_task(
                company[0].ask("answer", ask=question["ask"]["id"], move=question["options"][0])
            )
            assert (await company[2].next("trouble", 0))["over"] is False
            path.chmod(0o600)
            assert (await answer)["type"] == "ack"
            await trouble_and_recovery(company[2], 0)
            assert (await server.ask("GET", "/readyz"))[0] == 200
            await finish(server, company)


class Failing(Ledger):
    """A store that cannot be reached while it is broken."""

    broken: bool = False

    def __getattribute__(self, name: str) -> object:
        if name in {"append", "check", "find_token", "find_by_code", "lobby", "summarize"} and self.broken:
            raise Unavailable("the network is down")
        return super().__getattribute__(name)


async def test_while_the_database_cannot_be_read_newcomers_are_told_to_come_back(tmp_path: Path) -> None:
    store = Failing()
    async with serving(tmp_path / "store.sqlite3", wrap=store.over) as server:
        host = (await server.company())[0]
        store.broken = True
        for hello in ({"token": host.hello["token"]}, {"table": host.update["table"]["code"]}):
            newcomer = await server.player(**hello).open()
            assert (await newcomer.until_closed())["reason"] == "closing"
        assert await server.ask("GET", "/api/tables") == (503, NOT_NOW)
        assert (await server.ask("GET", "/readyz"))[0] == 503
        assert (await server.ask("GET", "/healthz"))[0] == 200
        store.broken = False
        assert (await server.ask("GET", "/readyz"))[0] == 200
        await host.do("chat", text="and on")


async def test_a_server_started_on_a_read_only_database_says_so_to_visitors(
    folder_of_an_ordinary_user: Path,
) -> None:
    """A question whose time has run out meanwhile is given more, which has to be saved first."""
    path = folder_of_an_ordinary_user / "store.sqlite3"
    with ordinary_user():
        async with serving(path) as server:
            host = (await server.company(speed="quick"))[0]
            await host.do("start")
        path.chmod(0o400)
        async with serving(path) as server:
            server.house.services.clock.ahead += 60.0
            back = await server.player(token=host.hello["token"]).open()
            assert (await back.next("trouble", 0))["over"] is False
            path.chmod(0o600)
            await back.until(lambda: back.question)
            await back.do("chat", text="and on")
