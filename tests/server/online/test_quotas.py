"""How much of the house one address may take, and all of them together: on both stores, across restarts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from msgspec.structs import replace

from backroom.server.house import quotas as quotas_file
from backroom.server.house.clearing import A_DAY, clear, is_unattended
from backroom.server.settings import Settings, without_limits
from tests.server.online.test_deserted import go_back, is_there, leave, started
from tests.support.player import PATIENCE, Json, play_out
from tests.support.postgres import Postgres
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

RECORD = (Path(__file__).parents[2] / "golden" / "omerta" / "power-lady.jsonl").read_text()
NEW = {"game": "omerta", "name": "Ann"}
HOME, SCHOOL = "192.0.2.1", "192.0.2.2"
A_RECORD = quotas_file.SMALLEST / quotas_file.MEGABYTE  # megabytes that a short one counts as


@pytest.fixture
def sqlite_place(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def postgres_place(postgres: Postgres) -> Generator[str]:
    name = f"test_{uuid4().hex}"
    yield postgres.create(name)
    postgres.sql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite_place", "postgres_place"], ids=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Path | str:
    """Where a server stores its tables."""
    return request.getfixturevalue(request.param)


@asynccontextmanager
async def running(place: Path | str, **settings: Any) -> AsyncGenerator[Serving]:
    async with serving(place, replace(PATIENT, behind_proxy=True, **settings)) as server:
        yield server


async def ask(server: Serving, address: str, path: str, body: Json) -> tuple[int, Json]:
    """A request from an address."""
    headers = {"X-Forwarded-For": address}
    async with server.http.post(
        server.base + path, data=msgspec.json.encode(body), headers=headers
    ) as response:
        return response.status, await response.json()


async def make(server: Serving, address: str = HOME, **wanted: Any) -> Json:
    status, made = await ask(server, address, "/api/tables", NEW | {"speed": "untimed"} | wanted)
    return made | {"status": status}


async def bring(server: Serving, address: str = HOME, record: str = RECORD) -> Json:
    status, made = await ask(server, address, "/api/records", {"record": record, "name": "Ann"})
    return made | {"status": status}


async def delete(server: Serving, made: Json) -> None:
    path = f"/api/tables/{made['code']}"
    assert (await server.ask("DELETE", path, token=made["tokens"]["0"]))[0] == 204


async def figure(server: Serving, name: str) -> float:
    _, text = await server.ask("GET", "/metrics")
    figures = dict(line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#"))
    return float(figures[name])


async def test_an_address_has_so_many_unfinished_tables_also_after_a_restart(place: Path | str) -> None:
    async with running(place, tables_per_address=2) as server:
        first, second, third = [await make(server) for _ in range(3)]
        assert [first["status"], second["status"]] == [201, 201]
        assert (third["status"], third["rule"]) == (409, "quota")
        assert third["why"] == "this address has 2 unfinished tables; finish or delete some"
        assert (await make(server, SCHOOL))["status"] == 201, "another address is not hindered"
        assert await figure(server, 'backroom_tables_refused_total{quota="tables_of_address"}') == 1
    async with running(place, tables_per_address=2) as server:
        assert (await make(server))["status"] == 409
        await delete(server, first)
        assert (await make(server))["status"] == 201, "what was deleted gives its place back"
        assert (await make(server))["status"] == 409


async def test_tables_that_are_made_together_are_no_more_than_those_made_one_after_the_other(
    place: Path | str,
) -> None:
    async with running(place, tables_per_address=3) as server:
        made = await asyncio.gather(*(make(server) for _ in range(12)))
        assert sorted(one["status"] for one in made) == [201] * 3 + [409] * 9


async def test_a_game_that_is_over_gives_its_place_back_and_nobody_knows_who_made_its_table(
    place: Path | str,
) -> None:
    async with running(place, tables_per_address=1) as server:
        company = await server.company(setup={"rounds": 1})
        status, problem = await server.ask("POST", "/api/tables", NEW)
        assert (status, problem["rule"]) == (409, "quota")
        await play_out(company)
        head = await server.house.find_head(company[0].update["table"]["code"])
        assert head is not None
        assert (head.maker, head.fleeting) == (None, False)
        assert (await server.ask("POST", "/api/tables", NEW))[0] == 201


async def test_a_rematch_counts_for_the_address_that_made_the_first_table(place: Path | str) -> None:
    async with running(place, tables_per_address=1) as server:
        company = await server.company(setup={"rounds": 1})
        await play_out(company)
        assert (await server.ask("POST", "/api/tables", NEW))[0] == 201
        assert (await company[0].refused("rematch"))[0] == "quota"


async def test_no_address_is_in_the_database_in_the_clear(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3") as server:
        made = await make(server, "198.51.100.77")
        head = await server.house.find_head(made["code"])
        assert head is not None
        assert head.maker is not None
        assert len(head.maker) == 16
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"198.51.100.77" not in written
    assert head.maker in written


async def test_an_address_uploads_so_many_bytes_of_records_also_after_a_restart(place: Path | str) -> None:
    async with running(place, imports_per_address=2.5 * A_RECORD) as server:
        first, second, third = [await bring(server) for _ in range(3)]
        assert [first["status"], second["status"]] == [201, 201]
        assert (third["status"], third["rule"]) == (409, "quota")
        assert (await bring(server, SCHOOL))["status"] == 201
        assert (await make(server))["status"] == 201, "which is no record"
        assert await figure(server, "backroom_imports") == 3
        assert await figure(server, "backroom_import_bytes") == 3 * quotas_file.SMALLEST
    async with running(place, imports_per_address=2.5 * A_RECORD) as server:
        assert (await bring(server))["status"] == 409
        await delete(server, first)
        assert (await bring(server))["status"] == 201


async def test_a_record_beyond_the_quota_is_not_even_read(place: Path | str) -> None:
    async with running(place, imports_per_address=0.5 * A_RECORD) as server:
        refused = await bring(server, record="nonsense")
        assert (refused["status"], refused["rule"]) == (409, "quota")


async def test_all_records_together_have_so_many_bytes_and_the_longest_unvisited_makes_room(
    place: Path | str,
) -> None:
    async with running(place, imports=2.5 * A_RECORD) as server:
        go_back(server, 2)
        left, visited = await bring(server), await bring(server)
        go_back(server, -2)
        assert (await server.ask("GET", f"/api/tables/{visited['code']}/replay"))[0] == 200
        third = await bring(server)
        assert third["status"] == 201
        assert [await is_there(server, one) for one in (left, visited, third)] == [False, True, True]
        fourth = await bring(server)
        assert (fourth["status"], fourth["rule"]) == (503, "house"), "the others were visited lately"
        assert (await make(server))["status"] == 201
        assert await figure(server, 'backroom_tables_cleared_total{kind="finished"}') == 1


@pytest.mark.parametrize(("days", "stays"), [(6.9, True), (7.1, False)])
async def test_an_uploaded_finished_game_goes_when_nobody_visits_it_for_seven_days(
    place: Path | str, days: float, stays: bool
) -> None:
    async with running(place) as server:
        go_back(server, days)
        made = await bring(server)
        go_back(server, -days)
        assert await clear(server.house) == (not stays)
        assert await is_there(server, made) is stays


async def noted(server: Serving, made: Json) -> None:
    """Wait until a visit is stored."""
    async with asyncio.timeout(PATIENCE):
        while True:
            head = await server.house.find_head(made["code"])
            assert head is not None
            if head.visited > head.created + 1000 * A_DAY:
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("how", ["replay", "record", "socket"])
async def test_a_visit_keeps_it(place: Path | str, how: str) -> None:
    async with running(place) as server:
        go_back(server, 8)
        made = await bring(server)
        go_back(server, -5)
        if how == "socket":
            await leave(server, await server.player(table=made["code"]).enter())
            await noted(server, made)
        else:
            assert (await server.ask("GET", f"/api/tables/{made['code']}/{how}"))[0] == 200
    async with running(place) as server:
        assert await clear(server.house) == 0
        go_back(server, -0.5)
        assert await is_there(server, made)


async def test_while_somebody_is_there_it_is_not_deleted(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3") as server:
        go_back(server, 8)
        made = await bring(server)
        watcher = await server.player(table=made["code"]).enter()
        go_back(server, -8)
        assert await clear(server.house) == 0
        assert watcher.closed is False
        await server.see_off(watcher)


async def test_games_that_people_played_to_their_end_are_kept(place: Path | str) -> None:
    async with running(place) as server:
        go_back(server, 400)
        company = await server.company(setup={"rounds": 1})
        await play_out(company)
        await leave(server, *company)
        go_back(server, -400)
        assert await clear(server.house) == 0
        assert await is_there(server, {"code": company[0].update["table"]["code"]})


async def played(server: Serving) -> Json:
    """A game that people finished and left."""
    company = await server.company(setup={"rounds": 1})
    await play_out(company)
    code = company[0].update["table"]["code"]
    await leave(server, *company)
    return {"code": code}


@pytest.mark.parametrize(("days", "stays"), [(89, True), (91, False)])
async def test_an_operator_may_let_games_that_people_played_go_too(
    place: Path | str, days: float, stays: bool
) -> None:
    async with running(place, days_finished=90.0) as server:
        go_back(server, days)
        made = await played(server)
        go_back(server, -days)
        assert await clear(server.house) == (not stays)
        assert await is_there(server, made) is stays


async def test_when_the_disk_is_full_the_longest_unvisited_game_of_people_makes_room_last(
    place: Path | str,
) -> None:
    """After everything else, and only if nobody has looked at it for a month; never one that is on."""
    async with running(place) as server:
        go_back(server, 40)
        old, visited, running_game = await played(server), await played(server), await started(server)
        go_back(server, -20)
        newer = await played(server)
        go_back(server, -20)
        keep = await server.player(token=running_game["tokens"]["0"]).enter()
        assert (await server.ask("GET", f"/api/tables/{visited['code']}/replay"))[0] == 200
        brought = await bring(server)
        quotas = server.house.quotas
        quotas.settings = replace(PATIENT, disk=1e-9)
        await quotas.measure()
        assert (await make(server))["status"] == 503
        rooms = (old, visited, newer, running_game, brought)
        assert [await is_there(server, one) for one in rooms] == [False, True, True, True, True]
        assert await figure(server, 'backroom_tables_cleared_total{kind="played"}') == 1
        await server.see_off(keep)


async def test_as_long_as_other_things_make_room_no_game_of_people_goes(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(place) as server:
        go_back(server, 40)
        game, brought = await played(server), await bring(server)
        go_back(server, -40)
        quotas = server.house.quotas

        async def size() -> int:
            return 10 if await server.house.find_head(brought["code"]) else 0

        monkeypatch.setattr(quotas.store, "size", size)
        quotas.settings = replace(PATIENT, disk=5e-9)
        await quotas.measure()
        assert (await make(server))["status"] == 201
        assert [await is_there(server, one) for one in (game, brought)] == [True, False]


@pytest.mark.parametrize("jump", [40 * A_DAY, -40 * A_DAY])
async def test_after_a_start_by_a_clock_that_was_set_an_upload_has_the_days_that_it_had(
    place: Path | str, jump: float
) -> None:
    real = time.time
    async with running(place) as server:
        go_back(server, 6)
        made = await bring(server)
        go_back(server, -6)
    for restarts in range(2):
        with pytest.MonkeyPatch.context() as setting:
            setting.setattr(time, "time", lambda: real() + jump)
            async with running(place) as server:
                await until(lambda server=server: server.house.is_time_known)
                assert await clear(server.house) == 0
                go_back(server, -0.9)
                assert await clear(server.house) == 0, "it has a day left"
                go_back(server, 0.9)
                assert await is_there(server, made)
                if restarts:
                    setting.setattr(time, "time", lambda: real() + jump + 1.5 * A_DAY)
                    go_back(server, -1.5)
                    assert await clear(server.house) == 1, "and no more than that"


async def test_until_the_ages_of_things_are_known_nothing_goes_to_make_room(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3", imports=1.5 * A_RECORD) as server:
        go_back(server, 2)
        left = await bring(server)
        go_back(server, -2)
        server.house.is_time_known = False
        assert (await bring(server))["status"] == 503
        assert await is_there(server, left)
        await clear(server.house)
        assert (await bring(server))["status"] == 201
        assert not await is_there(server, left)


async def test_a_game_that_only_bots_finished_goes_like_a_record(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3") as server:
        go_back(server, 8)
        made = await make(server, fill="random", setup={"players": 3, "rounds": 1})
        host = await server.player(token=made["tokens"]["0"]).enter()
        room = server.room(made["code"])
        await host.do("start")
        await host.do("leave")
        await until(lambda: room.head.finished is not None)
        await until(lambda: is_unattended(room))
        go_back(server, -8)
        assert room.head.fleeting
        assert await clear(server.house) == 1
        assert not await is_there(server, made)


async def test_an_uploaded_record_takes_no_memory(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3", tables=1) as server:
        for _ in range(3):
            assert (await bring(server))["status"] == 201
        assert server.house.rooms == {}


async def test_from_so_many_bytes_on_no_table_is_made_and_games_go_on(place: Path | str) -> None:
    async with running(place) as server:
        host, guest, _ = await server.company()
        server.house.quotas.settings = replace(PATIENT, disk=1e-9)
        await server.house.quotas.measure()
        for refused in (await make(server), await bring(server)):
            assert (refused["status"], refused["rule"]) == (503, "house")
            assert refused["why"] == "the disk of the house is full; games go on, but no table can be made"
        await host.do("start")
        await guest.until(lambda: guest.question)
        assert await figure(server, 'backroom_tables_refused_total{quota="disk"}') == 2
        assert await figure(server, "backroom_database_bytes") > 1


async def test_when_the_disk_is_full_abandoned_tables_make_room(place: Path | str) -> None:
    """Tables whose game never began, stopped games, and records; nothing used recently."""
    async with running(place) as server:
        go_back(server, 4)
        left, playing, brought = await make(server), await started(server), await bring(server)
        go_back(server, -4)
        lately, just_brought = await make(server), await bring(server)
        quotas = server.house.quotas
        quotas.settings = replace(PATIENT, disk=1e-9)
        await quotas.measure()
        assert (await make(server))["status"] == 503
        there = [await is_there(server, one) for one in (left, playing, brought, lately, just_brought)]
        assert there == [False, False, False, True, True]
        quotas.settings = PATIENT
        assert (await make(server))["status"] == 201


async def test_when_the_house_is_full_a_game_that_nobody_attends_goes_after_those_that_never_began(
    place: Path | str,
) -> None:
    async with running(place, tables=3) as server:
        go_back(server, 5)
        older = await started(server)
        go_back(server, -1)
        left = await make(server)
        go_back(server, -4)
        await make(server)
        there: list[list[bool]] = []
        for expected in (201, 201, 503):
            assert (await make(server))["status"] == expected
            there.append([await is_there(server, one) for one in (left, older)])
            go_back(server, -0.01)  # some minutes later
        assert there == [[False, True], [False, False], [False, False]]


async def test_without_limits_nothing_of_this_is_bounded() -> None:
    bounded, free = Settings(), without_limits(Settings())
    for name in ("tables", "tables_per_address", "imports", "imports_per_address", "disk"):
        assert getattr(free, name) > 1000 * getattr(bounded, name)


async def test_tables_are_counted_by_their_stage(tmp_path: Path) -> None:
    async with running(tmp_path / "store.sqlite3") as server:
        await make(server)
        await started(server)
        for stage, count in (("open", 1), ("running", 1), ("over", 0)):
            assert await figure(server, f'backroom_tables_by_stage{{stage="{stage}"}}') == count
