"""Somebody to meet: two strangers press one button each, see each other wait, and play."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from backroom.server.people import gathering
from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NAMED = "localStorage.setItem('backroom.settings', JSON.stringify({name: '%s'}))"


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_two_strangers_meet_by_one_press_each(
    visit: Visit, server: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "COUNTDOWN", 4.0)
    ann = await visit(script=NAMED % "Ann")
    await ann.locator(f"[data-meet={game}]").click()
    await expect(ann.get_by_text("begins by itself as soon as 2 people are here")).to_be_visible()
    bob = await visit(script=NAMED % "Bob", width=360)
    lobby = bob.get_by_role("region", name="Waiting for players")
    await expect(lobby.locator("a[href^='/t/']")).to_contain_text("Ann")
    await expect(lobby.locator("a[href^='/t/']")).to_contain_text("1 of 4 seats taken")
    await expect(lobby.locator("a[href^='/t/']")).to_contain_text("begins with 2 people, bots fill in")
    await expect(lobby.locator("a[href^='/t/']")).to_contain_text("now")
    assert await bob.evaluate(TOO_WIDE) <= 0
    await bob.locator(f"[data-meet={game}]").click()
    await expect(bob).to_have_url(ann.url)
    for page in (ann, bob):
        await expect(page.get_by_text("The game begins in")).to_be_visible()
    assert await bob.evaluate(TOO_WIDE) <= 0
    for page in (ann, bob):
        await expect(page.locator("[data-full]")).to_be_attached()
    seats = server.room(ann.url.partition("/t/")[2]).table.seats
    assert [seat.person for seat in seats] == ["Ann", "Bob", None, None]


async def test_whoever_sees_somebody_wait_sits_down_by_one_press(visit: Visit, server: Serving) -> None:
    ann = await visit(script=NAMED % "Ann")
    await ann.locator("[data-meet=omerta]").click()
    await expect(ann.get_by_text("begins by itself as soon as 2 people are here")).to_be_visible()
    bob = await visit(script=NAMED % "Bob")
    await (
        bob.get_by_role("region", name="Waiting for players")
        .get_by_role("button", name="Take a seat")
        .click()
    )
    await expect(bob).to_have_url(ann.url)
    await expect(bob.get_by_text("The game begins in")).to_be_visible()


async def test_whoever_waits_already_does_not_wait_twice(visit: Visit, server: Serving) -> None:
    ann = await visit(script=NAMED % "Ann")
    await ann.locator("[data-meet=omerta]").click()
    await expect(ann.get_by_text("begins by itself as soon as 2 people are here")).to_be_visible()
    waiting = ann.url
    await ann.goto(server.base)
    await expect(ann.get_by_role("region", name="Your tables").get_by_role("link")).to_be_visible()
    await ann.locator("[data-meet=omerta]").click()
    await expect(ann).to_have_url(waiting)
    room = server.room(waiting.partition("/t/")[2])
    assert [seat.person for seat in room.table.seats] == ["Ann", None, None, None]


async def test_whoever_will_not_wait_begins_with_bots(visit: Visit, server: Serving) -> None:
    ann = await visit(script=NAMED % "Ann", width=360)
    await ann.locator("[data-meet=omerta]").click()
    await ann.get_by_role("button", name="Begin now, with bots").click()
    await expect(ann.locator("[data-full]")).to_be_attached()
    seats = server.room(ann.url.partition("/t/")[2]).table.seats
    assert [seat.bot for seat in seats] == [None, "regular", "regular", "regular"]


async def test_whoever_leaves_is_seen_to_wait_no_more(visit: Visit, server: Serving) -> None:
    ann = await visit(script=NAMED % "Ann")
    await ann.locator("[data-meet=omerta]").click()
    bob = await visit()
    lobby = bob.get_by_role("region", name="Waiting for players")
    await expect(lobby.locator("a[href^='/t/']")).to_contain_text("Ann")
    await ann.get_by_role("button", name="Leave").click()
    await bob.reload()
    await expect(lobby.get_by_text("Nobody is waiting just now")).to_be_visible()
