"""Everybody has a face, which others see: it tells who thinks, is away, or has a bot sitting in."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE, wait_for_a_question
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOVED = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(this.className);
        return animate.apply(this, how);
    };
}"""


async def choose_a_face(page: Page, portrait: str, colour: str) -> None:
    """Choose in the dialog that the name's field opens."""
    await page.get_by_role("button", name="Choose your face").click()
    await page.get_by_label(portrait).check(force=True)
    await page.get_by_label(colour, exact=True).check(force=True)
    assert await page.evaluate(TOO_WIDE) <= 0
    await page.get_by_role("button", name="Done").click()


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_face_is_chosen_when_sitting_down_and_seen_by_the_others(
    visit: Visit, server: Serving, game: str
) -> None:
    made = await server.make(game, name="Ann", players=3, bots={"2": "rookie"})
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    bob = await visit(f"/t/{made['code']}", width=360)
    await bob.get_by_label("Your name").fill("Bob")
    await choose_a_face(bob, "The singer", "Teal")
    await bob.get_by_role("button", name="Take a seat").click()
    for page in (host, bob):
        face = page.locator(".at-1 .person")
        await expect(face).to_have_attribute("data-portrait", "singer")
        await expect(face).to_have_attribute("data-colour", "teal")
        await expect(page.locator(".at-0 .person")).to_be_visible()
    await host.locator(".start .main").click()
    for page in (host, bob):
        there = page.locator("[data-seat='1'] [data-portrait='singer']").first
        await expect(there).to_be_visible()
        await expect(page.locator("[data-seat='2'] .portrait").first).to_be_visible()
    await bob.reload()
    await expect(bob.locator("[data-seat='1'] [data-portrait='singer']").first).to_be_visible()
    await bob.goto(f"{server.base}/settings")
    await expect(bob.locator(".both [data-portrait='singer']")).to_be_visible()


async def test_who_is_waited_for_away_or_stood_in_for_is_seen_on_the_face(
    visit: Visit, server: Serving
) -> None:
    made = await server.make(name="Ann", players=3, fill="rookie", links=True)
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await page.locator(".start .main").click()
    await wait_for_a_question(page)
    mine = page.locator("[data-seat='0'] .seat-face.thinks")
    await expect(mine).to_be_visible()
    watching = await visit(f"/t/{made['code']}")
    await watching.get_by_role("button", name="Watch").click()
    seen = watching.locator("[data-seat='0'] .seat-face")
    await expect(seen).to_have_attribute("data-state", "here")
    await page.goto("about:blank")
    await expect(seen).to_have_attribute("data-state", "away")
    await expect(watching.locator("[data-seat='0'] .unseen", has_text="away")).to_have_count(1)
    room = server.room(made["code"])
    await room.do(lambda _: room.table.seat_bot(0, "rookie"))
    await expect(seen).to_have_attribute("data-state", "stood-in")
    await expect(watching.locator("[data-seat='0'] .unseen", has_text="bot")).to_have_count(1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_a_reaction_flies_from_the_face_unless_things_stand_still(
    visit: Visit, server: Serving, motion: str
) -> None:
    made = await server.make(name="Ann", players=3, fill="rookie")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", reduced_motion=motion)
    await page.evaluate(f"({MOVED})()")
    await page.locator(".start .main").click()
    await wait_for_a_question(page)
    await page.get_by_role("button", name="Wow!").click()
    await expect(page.locator("[data-seat='0'] .bubble")).to_have_text("Wow!")
    flew = [name for name in await page.evaluate("window.moved") if "bubble" in str(name)]
    assert bool(flew) == (motion == "no-preference")
