"""Finished games are replayed in another process, once for everybody, and only when they are over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from backroom.core import log
from backroom.core.game import Over
from backroom.core.optional import view_of_all
from backroom.games import GAMES
from backroom.server.review import reviewer as reviewing
from backroom.server.review.messages import Job
from backroom.server.review.worker import attempt
from tests.server.online.test_finished import code_of, finished
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", GAMES)
async def test_with_all_cards_open_every_draw_says_what_was_asked(server: Serving, game: str) -> None:
    path = f"/api/tables/{code_of((await finished(server, game))[0])}"
    _, text = await server.ask("GET", f"{path}/record")
    record = log.read(text, GAMES)
    _, replay = await server.ask("GET", f"{path}/replay?eyes=all")
    state = GAMES[game].start(record.header.setup)
    assert replay["beginning"] == as_json(view_of_all(state))
    for moment, entry in zip(replay["moments"], record.entries, strict=True):
        assert moment["asked"] == as_json(state.pending())
        assert moment["entry"] == as_json(entry)
        state.advance(entry)
        assert moment["view"] == as_json(view_of_all(state))
    over = state.pending()
    assert isinstance(over, Over)
    assert (replay["winners"], replay["scores"]) == (list(over.winners), list(over.scores))


@pytest.mark.parametrize("eyes", ["0", "2", "spectator"])
async def test_with_the_eyes_of_a_seat_nothing_is_seen_that_it_did_not_see(
    server: Serving, eyes: str
) -> None:
    path = f"/api/tables/{code_of((await finished(server))[0])}"
    _, text = await server.ask("GET", f"{path}/record")
    record = log.read(text, GAMES)
    game, seat = GAMES["omerta"], int(eyes) if eyes.isdecimal() else None
    _, replay = await server.ask("GET", f"{path}/replay?eyes={eyes}")
    state = game.start(record.header.setup)
    for moment, entry in zip(replay["moments"], record.entries, strict=True):
        heard = [game.tell(event, seat) for event in state.apply(entry)]
        assert moment["events"] == [as_json(one) for one in heard if one is not None]
        assert moment["view"] == as_json(state.view(seat))
        assert (moment["asked"], moment["entry"]) == (None, None)


async def test_the_highlights_have_the_times_that_the_table_measured(server: Serving) -> None:
    company = await finished(server)
    path = f"/api/tables/{code_of(company[0])}"
    status, found = await server.ask("GET", f"{path}/highlights")
    assert status == 200
    assert [curve["name"] for curve in found["curves"]] == ["stocks", "totals"]
    rulings = [one["ruling"]["finishes"] for one in company[0].told("race_judged")]
    won = {ruling[0]["milliseconds"] for ruling in rulings}
    quick = [one for one in found["moments"] if one["type"] == "quick_snap"]
    assert len(quick) == min(3, len(company[0].told("snapped")))
    assert all(one["milliseconds"] in won for one in quick)


async def test_before_the_end_there_are_no_highlights(server: Serving) -> None:
    company = await server.company()
    await company[0].do("start")
    status, problem = await server.ask("GET", f"/api/tables/{code_of(company[0])}/highlights")
    assert (status, problem["why"]) == (409, "the game is not over")


async def test_an_answer_is_made_once_and_the_process_may_die_in_between(server: Serving) -> None:
    path = f"/api/tables/{code_of((await finished(server))[0])}/replay"
    reviewer = server.house.services.reviewer
    both = await asyncio.gather(*(server.ask("GET", f"{path}?eyes=all") for _ in range(2)))
    assert both[0] == both[1]
    assert len(reviewer.kept) == 1
    assert reviewer.child.process is not None
    first = reviewer.child.process.pid
    reviewer.child.process.kill()
    await reviewer.child.process.wait()
    assert (await server.ask("GET", f"{path}?eyes=all"))[0] == 200
    assert (await server.ask("GET", f"{path}?eyes=0"))[0] == 200
    assert reviewer.child.process.pid != first


async def test_a_client_without_gzip_gets_it_plain(server: Serving) -> None:
    path = f"{server.base}/api/tables/{code_of((await finished(server))[0])}/highlights"
    found: list[Any] = []
    for coding in ("gzip", "identity"):
        async with server.http.get(path, headers={"Accept-Encoding": coding}) as response:
            assert response.headers.get("Content-Encoding") == ("gzip" if coding == "gzip" else None)
            found.append(await response.json())
    assert found[0] == found[1]


async def test_only_so_many_wait_and_the_others_are_asked_to_come_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{code_of((await finished(server))[0])}/replay"
    queue = server.house.services.reviewer.queue
    for bound, answered in (("most", 503), ("most_each", 429)):
        monkeypatch.setattr(queue, bound, 0)
        status, problem = await server.ask("GET", path)
        assert (status, problem["rule"]) == (answered, "limit")


async def test_the_least_recently_requested_answer_is_made_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{code_of((await finished(server))[0])}/replay"
    monkeypatch.setattr(reviewing, "KEPT", 1)
    for eyes in ("0", "1"):
        await server.ask("GET", f"{path}?eyes={eyes}")
    assert [wanted.eyes for wanted in server.house.services.reviewer.kept] == ["1"]


async def test_a_game_played_again_counts_as_several_requests(tmp_path: Path) -> None:
    settings = replace(PATIENT, requests_burst=13, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        code = (await server.make())["code"]  # which counts as five
        statuses = [(await server.ask("GET", f"/api/tables/{code}/replay"))[0] for _ in range(3)]
        assert statuses == [409, 409, 429]


def test_a_failed_job_says_where_and_an_impossible_one_says_why() -> None:
    assert attempt(Job("replay", "omerta", ())).refused == "there is nothing in this journal"
    failed = attempt(Job("replay", "chess", ())).failed
    assert failed is not None
    assert failed.startswith("KeyError at worker.py:")
