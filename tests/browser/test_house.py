"""The house around the tables: settings, about, finished games, one's own tables, codes that lead nowhere."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE, wait_for_a_question
from tests.browser.prepared import a_deal, bring, peeked
from tests.browser.scenes import HANDS
from tests.support.player import PATIENCE
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

UNBRACKETED = r"""() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        // what must not be translated: codes, and the languages' own names, by which editions go too
        if (node.parentElement.closest('script, style, svg, [translate=no], [lang]:not(html)')) continue;
        if (['English', 'Français', 'Nederlands', 'Русский'].includes(node.data.trim())) continue;
        let text = node.data;
        for (let shorter = ''; shorter !== text; ) [shorter, text] = [text, text.replace(/\[[^[\]]*\]/g, '')];
        if (/\p{L}/u.test(text)) found.push(node.data.trim());
    }
    return found;
}"""


async def test_settings_are_kept_in_the_browser(visit: Visit) -> None:
    page = await visit("/settings")
    await page.get_by_label("Nederlands").check()
    await expect(page.locator("html")).to_have_attribute("lang", "nl")
    await page.get_by_label("Licht", exact=True).check()
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "nl")
    await expect(page.get_by_label("Licht", exact=True)).to_be_checked()


async def test_the_about_page_names_the_version_of_the_server(visit: Visit, server: Serving) -> None:
    page = await visit()
    await page.get_by_role("link", name="About").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("About Backroom")
    (_, openapi) = await server.ask("GET", "/openapi.json")
    await expect(page.get_by_text(openapi["info"]["version"])).to_be_visible()


async def test_a_code_that_leads_nowhere_is_said_calmly_and_can_be_corrected(
    visit: Visit, server: Serving
) -> None:
    made = await server.make(name="Ann")
    page = await visit("/t/NOSUCH23", pardoned="404")
    await expect(page.get_by_role("alert")).to_contain_text("There is no table with this code")
    await page.get_by_role("textbox").fill(made["code"].lower())
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


async def test_ones_own_tables_are_on_the_first_page(visit: Visit) -> None:
    page = await visit()
    await page.get_by_role("button", name="Play OMERTA").click()
    await wait_for_a_question(page)
    at_the_table = page.url
    await page.goto(at_the_table.partition("/t/")[0])
    await page.get_by_role("link", name="OMERTA").first.click()
    await page.wait_for_url(at_the_table)
    await wait_for_a_question(page)


async def test_ones_own_tables_say_whose_turn_it_is_and_call_whoever_it_is(
    visit: Visit, server: Serving
) -> None:
    bobs_turn = await bring(server, peeked(a_deal(HANDS, starter=1)))
    my_turn = await countries.found(server, countries.at_the_door(), without_page=())
    page = await bobs_turn.open(visit, width=360)
    await page.goto(server.base + my_turn.address(0))
    await expect(page.locator(".question")).to_be_visible()
    await page.goto(server.base)
    mine = page.get_by_role("region", name="Your tables").get_by_role("link")
    await expect(mine).to_contain_text(["ORGANIZED CRIME your move", "OMERTA Bob to move"])
    await expect(page).to_have_title(re.compile(r"^\(1\) "))
    await expect(page.get_by_role("link", name="ORGANIZED CRIME waits for your move")).to_be_visible()
    assert await page.evaluate(TOO_WIDE) <= 0
    made = await server.make(name="Ann")  # and who waits at a third one is called too
    await page.goto(f"{server.base}/t/{made['code']}#{made['tokens']['0']}")
    await expect(mine).to_contain_text(["ORGANIZED CRIME your move", "OMERTA Bob to move"])


async def until_it_opens_nothing(server: Serving, token: str) -> None:
    """Wait until who took the seat of a link has said that a token of their own has come."""
    async with asyncio.timeout(PATIENCE):
        while await server.house.find_seat(token) is not None:  # noqa: ASYNC110 - nobody here is told of it
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_link_for_a_seat_is_sent_opened_and_taken(visit: Visit, server: Serving, game: str) -> None:
    made = await server.make(game, name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    bob = await visit(f"/t/{made['code']}#{made['tokens']['2']}", width=360)
    await bob.get_by_label("Your name").fill("Bob")
    await expect(bob.get_by_role("button", name="Watch")).to_be_hidden()
    assert await bob.evaluate(TOO_WIDE) <= 0
    await bob.get_by_role("button", name="Take a seat").click()
    await expect(bob.locator(".seat.mine")).to_contain_text("Bob")
    await expect(host.get_by_text("Bob", exact=True)).to_be_visible()
    assert server.room(made["code"]).table.seats[2].person == "Bob", "and no other"
    await bob.reload()
    await expect(bob.locator(".seat.mine")).to_contain_text("Bob")
    await until_it_opens_nothing(server, made["tokens"]["2"])
    late = await visit(f"/t/{made['code']}#{made['tokens']['2']}")
    await expect(late.get_by_role("heading", name="You are no longer at this table")).to_be_visible()


async def test_a_link_for_a_seat_that_is_opened_again_leads_back_to_the_seat(
    visit: Visit, server: Serving
) -> None:
    """It opens nothing any more, but this browser was given something newer; in any tab."""
    made = await server.make(name="Ann", links=True)
    link = f"/t/{made['code']}#{made['tokens']['1']}"
    first = await visit(link)
    second = await first.context.new_page()
    await second.goto(server.base + link)
    await first.get_by_label("Your name").fill("Bob")
    await first.get_by_role("button", name="Take a seat").click()
    for page in (first, second):
        await expect(page.locator(".seat.mine")).to_contain_text("Bob")
    await first.goto(server.base)
    await first.goto(server.base + link)
    await expect(first.locator(".seat.mine")).to_contain_text("Bob")
    await first.reload()
    await expect(first.locator(".seat.mine")).to_contain_text("Bob")
    given = server.room(made["code"]).table.draws.contributions[1]
    assert given is not None, "they have added to the draws"
    await expect(first.get_by_role("alert")).to_be_hidden()


async def test_a_host_who_tries_out_a_link_keeps_their_own_seat(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await expect(host.locator(".seat.mine")).to_contain_text("Ann")
    await host.goto(f"{server.base}/t/{made['code']}#{made['tokens']['1']}")
    await expect(host.locator(".seat.mine")).to_contain_text("Ann")
    assert server.room(made["code"]).table.seats[1].person is None


async def test_only_who_sits_down_by_a_link_adds_to_the_draws(visit: Visit, server: Serving) -> None:
    """It may be open elsewhere too."""
    made = await server.make(name="Ann", links=True)
    link = f"/t/{made['code']}#{made['tokens']['1']}"
    bob, other = await visit(link), await visit(link)
    await expect(other.get_by_role("button", name="Take a seat")).to_be_visible()
    await other.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            window.said = [];
            WebSocket.prototype.send = function (text) { window.said.push(text); send.call(this, text); };
        }"""
    )
    await bob.get_by_label("Your name").fill("Bob")
    await bob.get_by_role("button", name="Take a seat").click()
    await expect(other.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    said = await other.evaluate("window.said")
    assert [text for text in said if "contribute" in text] == []
    await expect(bob.get_by_role("alert")).to_be_hidden()


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_who_opens_the_link_for_a_seat_late_takes_it_from_a_bot(
    visit: Visit, server: Serving, game: str
) -> None:
    made = await server.make(game, name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await host.get_by_role("button", name="Fill with bots").click()
    await host.get_by_role("button", name="Begin").click()
    bob = await visit(f"/t/{made['code']}#{made['tokens']['1']}", width=360)
    await bob.get_by_label("Your name").fill("Bob")
    await bob.get_by_role("button", name="Take over from a bot").click()
    await expect(bob.get_by_role("button", name="Take over from a bot")).to_be_hidden()
    await expect(host.get_by_text("Bob").first).to_be_visible()


async def test_on_a_phone_an_invitation_comes_before_the_seats_until_they_are_full(
    visit: Visit, server: Serving
) -> None:
    made = await server.make(name="Ann")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=360)
    headings = page.get_by_role("heading", level=2)
    await expect(headings.first).to_have_text("Invite others")
    await page.get_by_role("button", name="Fill with bots").click()
    await expect(headings.first).to_have_text("Seats")


async def test_a_person_is_sent_away_only_after_a_second_question(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann")
    guest = await server.sit(made["code"], "Bob")
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=360)
    bob = await visit(f"/t/{made['code']}#{guest['token']}", width=360)
    await host.get_by_role("button", name="Remove Bob").click()
    await expect(host.get_by_text("Remove Bob from this table?")).to_be_visible()
    await host.get_by_role("button", name="Keep them").click()
    await expect(host.get_by_text("Bob", exact=True)).to_be_visible()
    await host.get_by_role("button", name="Remove Bob").click()
    assert await host.evaluate(TOO_WIDE) <= 0
    await host.get_by_role("button", name="Remove", exact=True).click()
    await expect(host.get_by_text("Bob", exact=True)).to_be_hidden()
    await expect(bob.get_by_role("link", name="Back to the house")).to_be_visible()


async def test_the_host_sends_somebody_away_from_a_running_table(visit: Visit, server: Serving) -> None:
    company = await bring(server, peeked(a_deal(HANDS)), without_page=(2,))
    host, bob = await company.open(visit), await company.open(visit, 1)
    await host.get_by_text("Table and settings").click()
    await host.get_by_role("button", name="Remove Bob").click()
    await host.get_by_role("button", name="Remove", exact=True).click()
    await expect(bob.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    await expect(bob.get_by_text("The host has taken this seat from you.")).to_be_visible()
    await expect(host.get_by_role("button", name="Remove Bob")).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/about", "/finished"])
async def test_every_text_of_a_page_is_a_text_and_none_is_too_long(visit: Visit, path: str) -> None:
    page = await visit(f"{path}?lang=pseudo", width=360)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("[")
    assert await page.evaluate(UNBRACKETED) == []
    assert await page.evaluate(TOO_WIDE) <= 0


async def test_every_text_of_a_waiting_room_and_a_table_is_a_text(visit: Visit, server: Serving) -> None:
    made = await server.make(name="[Ann]")
    page = await visit(f"/t/{made['code']}?lang=pseudo#{made['tokens']['0']}", width=360)
    fill = page.get_by_role("button", name="[Fïíll wïíth böótš]")
    await expect(fill).to_be_visible()
    assert await page.evaluate(UNBRACKETED) == []
    assert await page.evaluate(TOO_WIDE) <= 0
    await fill.click()
    await page.get_by_role("button", name="[Béègïíñ]").click()
    await wait_for_a_question(page)
    assert await page.evaluate(UNBRACKETED) == []
    assert await page.evaluate(TOO_WIDE) <= 0
