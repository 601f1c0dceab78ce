"""The house around the tables: settings, about, finished games, your own tables, unknown codes."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from backroom.games import GAMES, HOUSE
from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE, wait_for_a_question
from tests.browser.prepared import a_deal, bring, peeked
from tests.browser.scenes import HANDS
from tests.support.languages import LANGUAGES
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MANY_SELECTS = 6
# A select shows what is chosen in as many lines as it takes, so every word has to have room.
CUT_OFF = """() => [...document.querySelectorAll('select')].flatMap((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const pieces = [...select.options].flatMap(
        ({text}) => style.whiteSpace === 'normal' ? text.split(' ') : [text]
    );
    return pieces.filter((piece) => pen.measureText(piece).width > room);
})"""
TEXT_ID = re.compile(r"\b(house|omerta|seat|table)-[a-z]")  # shown where a text is missing
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_browser_is_spoken_to_in_its_language(visit: Visit, language: str) -> None:
    page = await visit("/settings", locale=language)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await expect(page.locator("[name=language]:checked + span")).to_have_attribute("lang", language)
    await page.goto(page.url.removesuffix("/settings"))
    await page.get_by_role("button", name="OMERTA").first.click()
    await wait_for_a_question(page)
    assert not TEXT_ID.search(await page.inner_text("body"))


async def test_the_about_page_names_the_version_of_the_server(visit: Visit, server: Serving) -> None:
    page = await visit()
    await page.get_by_role("link", name="About").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("About Backroom")
    (_, openapi) = await server.ask("GET", "/openapi.json")
    await expect(page.get_by_text(openapi["info"]["version"])).to_be_visible()


async def test_an_unknown_code_is_reported_calmly_and_can_be_corrected(visit: Visit, server: Serving) -> None:
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


async def test_ones_own_tables_say_whose_turn_it_is_and_call_that_player(
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
    await expect(page.get_by_role("link", name="ORGANIZED CRIME is waiting for your move")).to_be_visible()
    assert await page.evaluate(TOO_WIDE) <= 0
    made = await server.make(name="Ann")  # a player waiting at a third one is called too
    await page.goto(f"{server.base}/t/{made['code']}#{made['tokens']['0']}")
    await expect(mine).to_contain_text(["ORGANIZED CRIME your move", "OMERTA Bob to move"])


async def test_on_a_phone_an_invitation_comes_before_the_seats_until_they_are_full(
    visit: Visit, server: Serving
) -> None:
    made = await server.make(name="Ann")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=360)
    headings = page.get_by_role("heading", level=2)
    await expect(headings.first).to_have_text("Invite others")
    await page.get_by_role("button", name="Fill with bots").click()
    await expect(headings.first).to_have_text("Seats")


async def test_on_a_phone_the_host_sees_the_button_that_begins_the_game(
    visit: Visit, server: Serving
) -> None:
    made = await server.make(setup={"players": 5}, fill="regular")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=360, locale="fr-FR")
    begin = page.get_by_role("button", name="Commencer")
    await expect(begin).to_be_enabled()
    await page.evaluate("scrollTo(0, 0)")
    await expect(begin).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Copier le lien")).to_be_attached()


@pytest.mark.parametrize("language", ["fr", "ru"])  # the longest words
async def test_nothing_that_can_be_chosen_is_cut_off_on_the_smallest_phone(
    visit: Visit, language: str
) -> None:
    page = await visit("/new", width=320, locale=language)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await page.locator("summary").click()
    assert await page.locator("select").count() > MANY_SELECTS
    assert await page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/about", "/finished"])
async def test_every_text_of_a_page_is_a_text_and_none_is_too_long(visit: Visit, path: str) -> None:
    page = await visit(f"{path}?lang=pseudo", width=360)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("[")
    wordless = {name.replace("_", " ").capitalize() for name in GAMES.keys() - HOUSE.keys()}
    assert set(await page.evaluate(UNBRACKETED)) <= wordless
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
