"""The lists, and what is stored of a game when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from backroom.core import log
from backroom.core.fair import Verified, verify
from backroom.games import GAMES
from backroom.server.house.room import Room
from backroom.server.http import api
from backroom.server.store.group_commit import OnDurable
from backroom.server.store.store import Head, Seat, Store
from tests.laws.kits import KITS
from tests.server.online.keeping import Gate
from tests.support.player import Json, Player, play_out
from tests.support.server import Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


async def finished(server: Serving, game: str = "omerta", **wanted: Any) -> list[Player]:
    setup = dict(KITS[game].short)
    company = await server.company(game, setup=setup, **wanted)
    for seat, player in enumerate(company):
        await player.do("contribute", given=f"0{seat}")
    await play_out(company)
    for player in company:
        await player.until_stage("over")
    return company


def code_of(player: Player) -> str:
    return player.update["table"]["code"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_can_be_verified_and_replayed_with_any_eyes(server: Serving, game: str) -> None:
    company = await finished(server, game)
    path = f"/api/tables/{code_of(company[0])}"
    status, text = await server.ask("GET", f"{path}/record")
    assert status == 200
    record = log.read(text, GAMES)
    found = verify(record, GAMES[game])
    assert isinstance(found, Verified)
    assert found.finished
    secret = company[0].update["table"]["secret"]
    assert record.reveal is not None
    assert record.reveal.secret == secret == company[2].told("secret_revealed")[0]["secret"]
    for eyes in ("spectator", "0", "2", "all"):
        status, replay = await server.ask("GET", f"{path}/replay?eyes={eyes}")
        assert status == 200
        assert len(replay["moments"]) == len(record.entries)
        assert (replay["moments"][0]["entry"] is None) == (eyes != "all")
    for eyes in ("3", "-1", "10", "everything"):
        status, problem = await server.ask("GET", f"{path}/replay?eyes={eyes}")
        assert (status, problem["rule"]) == (400, "message")


class ShutAtTheEnd(Gate):
    """A store that does not save the end of a game until it is told to."""

    room: Room | None = None

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: OnDurable) -> None:
        if self.room is not None and self.room.table.stage == "over":
            self.open.clear()
        super().append_soon(table, lines, seq=seq, on_durable=on_durable)


async def test_a_review_requested_at_the_very_end_waits_until_it_is_saved(tmp_path: Path) -> None:
    gate = ShutAtTheEnd()
    async with serving(tmp_path / "store.sqlite3", wrap=gate.over) as server:
        company = await server.company(setup={"rounds": 1})
        gate.room = server.room(code_of(company[0]))
        playing = asyncio.create_task(play_out(company))
        await until(lambda: not gate.open.is_set())
        asking = asyncio.create_task(server.ask("GET", f"/api/tables/{code_of(company[0])}/record"))
        early, _ = await asyncio.wait([asking], timeout=0.2)
        gate.open.set()
        status, text = await asking
        await playing
    assert not early, "the end was not kept yet"
    assert status == 200
    found = verify(log.read(text, GAMES), GAMES["omerta"])
    assert isinstance(found, Verified)
    assert found.finished


async def test_before_the_end_there_is_neither_record_nor_replay_nor_secret(server: Serving) -> None:
    company = await server.company()
    path = f"/api/tables/{code_of(company[0])}"
    for stage in ("open", "running"):
        for what in ("record", "replay", "replay?eyes=all"):
            status, problem = await server.ask("GET", f"{path}/{what}")
            assert (status, problem) == (409, {"rule": "table", "why": "the game is not over"})
        status, table = await server.ask("GET", path)
        assert (status, table["stage"], table["secret"]) == (200, stage, None)
        if stage == "open":
            await company[0].do("start")


async def test_only_the_host_deletes_a_table_and_then_it_is_gone(server: Serving) -> None:
    host, guest, _ = await server.company()
    stranger = (await server.company())[0]
    path = f"/api/tables/{code_of(host)}"
    for token in (None, "nonsense", guest.hello["token"], stranger.hello["token"]):
        status, _ = await server.ask("DELETE", path, token=token)
        assert status == 409
    status, _ = await server.ask("DELETE", path, token=host.hello["token"])
    assert status == 204
    assert (await guest.until_closed())["reason"] == "deleted"
    assert (await server.ask("GET", path))[0] == 404
    assert (await server.ask("DELETE", path, token=host.hello["token"]))[0] == 404
    again = await server.player(token=host.hello["token"]).open()
    assert (await again.until_closed())["reason"] == "no_such_seat"
    await stranger.do("chat", text="still here")


def codes(listing: Json) -> list[str]:
    return [table["code"] for table in listing["tables"]]


async def test_the_lobby_shows_public_tables_that_are_not_over(server: Serving) -> None:
    shown = await server.make(public=True)
    await server.make()
    _, lobby = await server.ask("GET", "/api/tables")
    assert codes(lobby) == [shown["code"]]
    about = lobby["tables"][0]["about"]
    assert about["seats"][0] == {"person": "Ann", "bot": None, "cousin": 0, "face": None}
    assert about["stage"] == "open"
    await server.sit(shown["code"], "Bob")
    _, lobby = await server.ask("GET", "/api/tables")
    assert lobby["tables"][0]["about"]["seats"][1]["person"] == "Bob"
    await finished(server, public=True)
    _, lobby = await server.ask("GET", "/api/tables")
    assert codes(lobby) == [shown["code"]]


class Listing:
    """A store that fetches the lists before everything it saves."""

    def __init__(self) -> None:
        self.store: Any = None
        self.looks: int = 0
        self.seen: list[Head] = []

    def over(self, store: Store) -> Listing:
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def look(self) -> None:
        self.looks += 1
        self.seen += [*await self.store.lobby(), *await self.store.finished()]

    async def keep_token(self, digest: bytes, seat: Seat) -> None:
        await self.look()
        await self.store.keep_token(digest, seat)

    async def summarize(self, table: str, summary: bytes) -> None:
        await self.look()
        await self.store.summarize(table, summary)

    async def publish(self, table: str, *, public: bool) -> None:
        await self.look()
        await self.store.publish(table, public=public)


async def test_no_list_shows_a_table_that_is_not_made_yet(tmp_path: Path) -> None:
    """Its host has not sat down: a visitor would be at nobody's table."""
    listing = Listing()
    async with serving(tmp_path / "store.sqlite3", wrap=listing.over) as server:
        made = await server.make(public=True, links=True, bots={"1": "regular"})
        assert listing.looks >= 3
        assert not listing.seen
        _, lobby = await server.ask("GET", "/api/tables")
        assert codes(lobby) == [made["code"]]
        assert lobby["tables"][0]["about"]["seats"][0]["person"] == "Ann"
        await server.ask("DELETE", f"/api/tables/{made['code']}", token=made["tokens"]["0"])
        host = (await finished(server, public=True))[0]
        code = code_of(host)
        listing.seen.clear()
        _, record = await server.ask("GET", f"/api/tables/{code}/record")
        await server.ask("DELETE", f"/api/tables/{code}", token=host.hello["token"])
        brought = {"record": record.decode(), "name": "Eve", "public": True}
        status, made = await server.ask("POST", "/api/records", brought)
        assert status == 201, made
        assert {table.code for table in listing.seen} <= {code}
        _, listed = await server.ask("GET", "/api/finished")
        assert codes(listed) == [made["code"]]


async def test_finished_public_games_are_listed_in_pages_newest_first(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "PAGE", 2)
    ended = [code_of((await finished(server, public=True))[0]) for _ in range(3)]
    await finished(server)
    _, first = await server.ask("GET", "/api/finished")
    assert codes(first) == [ended[2], ended[1]]
    assert first["tables"][0]["about"]["stage"] == "over"
    assert len(first["tables"][0]["about"]["scores"]) == 3
    _, second = await server.ask("GET", f"/api/finished?before={first['next']}")
    assert codes(second) == [ended[0]]
    assert second["next"] is None
    for wrong in ("x", "1", "-", "x-y", "9" * 30 + "-x", "1-%00", "1-g", "%D9%A1-a"):
        assert (await server.ask("GET", f"/api/finished?before={wrong}"))[0] == 400


async def test_a_game_that_ended_is_finished_after_a_restart_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await finished(server, public=True)
        code, token = code_of(company[0]), company[0].hello["token"]
    async with serving(tmp_path / "store.sqlite3") as server:
        _, listing = await server.ask("GET", "/api/finished")
        assert codes(listing) == [code]
        assert (await server.ask("GET", f"/api/tables/{code}/replay?eyes=all"))[0] == 200
        player = await server.player(token=token).enter()
        assert player.update["table"]["secret"] is not None


async def test_two_who_ask_for_a_rematch_at_once_are_invited_to_the_same_table(server: Serving) -> None:
    company = await finished(server)
    watcher = await server.watcher(company[0])
    await asyncio.gather(*(player.do("rematch") for player in company))
    await watcher.until(lambda: watcher.of("invited"))
    invitations = [player.of("invited")[0] for player in company]
    assert len({one["code"] for one in [*invitations, watcher.of("invited")[0]]}) == 1
    assert watcher.of("invited")[0]["token"] is None
    assert len({one["token"] for one in invitations}) == 3
    again = [await server.player(token=one["token"]).enter() for one in invitations]
    seats = again[0].update["table"]["seats"]
    assert [seat["person"] for seat in seats] == ["Ann", "Bob", "Cid"]
    assert again[0].update["table"]["commitment"] != company[0].update["table"]["commitment"]
    await play_out(again, seed=2)
    late = await server.player(token=company[2].hello["token"]).enter()
    await late.until(lambda: late.of("invited"))
    assert late.of("invited")[0] == invitations[2]


async def test_a_rematch_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await finished(server)
        await company[0].do("rematch")
        for player in company:
            await player.until(lambda player=player: player.of("invited"))
        invitations = [player.of("invited")[0] for player in company]
        leaving = await server.player(token=invitations[2]["token"]).enter()
        await leaving.do("leave")
    async with serving(tmp_path / "store.sqlite3") as server:
        host, guest, left = [await server.player(token=one.hello["token"]).enter() for one in company]
        for player in (host, guest, left):
            (invited,) = await player.until(lambda player=player: player.of("invited"))
            assert invited["code"] == invitations[0]["code"]
        assert left.of("invited")[0]["token"] is None, "whoever gave up the seat does not get it back"
        await host.do("rematch")
        for seat, player in enumerate((host, guest)):
            again = await server.player(token=player.of("invited")[0]["token"]).enter()
            assert again.messages[0]["seat"] == seat
            assert again.update["table"]["code"] == invitations[0]["code"]
        before = await server.player(token=invitations[1]["token"]).enter()
        assert before.messages[0]["seat"] == 1


async def test_a_missing_table_is_reported_in_a_sentence(server: Serving) -> None:
    for path in ("/api/tables/BCDFGHJK", "/api/tables/%FF%00/replay", "/api/tables/x/record", "/nothing"):
        status, problem = await server.ask("GET", path)
        assert status == 404
        assert problem["why"]
    assert (await server.ask("PUT", "/api/tables"))[0] == 405
