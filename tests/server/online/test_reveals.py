"""Nobody sees the card of a race before its time, whatever else their connections do meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

from backroom.server.house.room import Room
from backroom.server.store import sqlite
from backroom.table.race import ALLOWANCE, LEAD
from tests.server.online.races import a_race, is_about
from tests.support.player import Heard
from tests.support.server import serving

pytestmark = pytest.mark.anyio

EARLY: Final = 0.05


def shows(room: Room, heard: Sequence[Heard]) -> list[float]:
    """How long before the reveal each message that contains the race came."""
    assert room.table.armed is not None
    assert room.table.armed.reveal is not None
    reveal, ahead = room.table.armed.reveal, room.services.clock.ahead
    asked = room.table.armed.ask
    updates = [(one.at, msgspec.json.decode(one.text)) for one in heard]
    return [reveal - (ahead + at) for at, said in updates if is_about(said, asked)]


async def test_a_tab_opened_before_the_reveal_waits_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        await company[0].do("start")
        room, actor = await a_race(server, company, ())
        late = await server.player(**company[actor].hello).enter()
        before = shows(room, late.heard)
        assert before
        assert max(before) < EARLY


async def test_a_tab_that_sends_something_with_a_discard_is_not_shown_the_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 60.0)  # so that commits are made on the loop
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        tabs = [await server.player(**player.hello).enter() for player in company]
        await company[0].do("start")
        room, actor = await a_race(server, company, tabs)
        await tabs[actor].until(lambda: shows(room, tabs[actor].heard) or None)
        assert max(shows(room, tabs[actor].heard)) < EARLY


async def test_no_tab_of_a_seat_is_shown_the_card_sooner_than_its_nearest_may_be(tmp_path: Path) -> None:
    """Otherwise a person would see it in a tab that seems far away, and claim in the near one."""
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        tabs = [await server.player(**player.hello).enter() for player in company]
        await company[0].do("start")
        room, actor = await a_race(server, company, ())
        for tab in (company[(actor + 1) % 3], tabs[(actor + 1) % 3]):
            await tab.until(lambda tab=tab: shows(room, tab.heard) or None)
            assert max(shows(room, tab.heard)) < EARLY


async def test_a_distant_player_is_sent_the_card_before_the_others_see_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        await company[0].do("start")
        room, actor = await a_race(server, company, ())
        reveal, far = room.table.reveal(), (actor + 1) % 3
        assert room.table.send_at(far) == pytest.approx(reveal - ALLOWANCE, abs=1e-6)
        assert room.broadcast.wait_for_reveal(far) <= LEAD - ALLOWANCE
        assert room.table.send_at(actor) == reveal
        await company[far].until(lambda: shows(room, company[far].heard) or None)


@pytest.mark.parametrize("who", ["player", "spectator"])
async def test_what_was_told_over_http_has_no_card_before_the_reveal(tmp_path: Path, who: str) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        await company[0].do("start")
        room, actor = await a_race(server, company, ())
        token = company[actor].hello["token"] if who == "player" else None
        status, story = await server.ask("GET", f"/api/tables/{room.head.code}/told", token=token)
        assert status == 200
        assert story["last"] == room.table.counts[actor if who == "player" else None], "the card is in it"
        assert room.table.armed is not None
        assert room.table.armed.reveal is not None
        assert room.services.clock.now() >= room.table.armed.reveal


async def test_while_a_card_is_held_back_the_store_knows_that_nothing_may_keep_the_loop(
    tmp_path: Path,
) -> None:
    """Otherwise a slow disk would show it to one player before the others."""
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        await company[0].do("start")
        is_pressing = server.house.services.store.figures.is_pressing
        assert is_pressing is not None
        assert not is_pressing()
        room, _ = await a_race(server, company, ())
        assert is_pressing()
        for player in company:
            await player.until(lambda player=player: shows(room, player.heard) or None)
        assert not is_pressing()
