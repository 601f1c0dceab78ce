"""Games without drawings, at the generic table: those from outside, and one that asks in every way."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from backroom.games import GAMES, HOUSE
from backroom.games.outside import NAMED_IN
from backroom.server.http.games import offers
from tests.browser import market
from tests.browser.chromium import AXE
from tests.browser.conftest import BOTS, PATIENCE, Visit
from tests.browser.looking import picture
from tests.browser.test_accessible import RULES, RUN, SETTLE
from tests.laws.kits import KITS
from tests.support.languages import LANGUAGES
from tests.support.player import Player
from tests.support.server import Serving, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
OUTSIDE = sorted(GAMES.keys() - HOUSE.keys())  # games that bring nothing for the browser
SENTENCE = re.compile(r"(Ann|Bot \d) – [a-z]")
UPRIGHT, LYING = (390, 844), (844, 390)
NEXT = """(after) => {
    const panel = document.querySelector('.question');
    if (panel?.dataset.stage === 'over') return 'over';
    return panel?.dataset.asked === 'true' && panel.dataset.ask !== after ? panel.dataset.ask : null;
}"""


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Serving]:
    """With the market too, in each process of the server."""
    monkeypatch.setenv(NAMED_IN, f"{os.environ[NAMED_IN]},{market.__name__}")
    monkeypatch.setitem(GAMES, "market", market.GAME)
    offers.cache_clear()
    async with serving(tmp_path / "backroom.sqlite3", BOTS) as running:
        yield running
    offers.cache_clear()


async def asked(page: Page, after: str | None = None) -> str:
    """The next question to this page, or that the game is over."""
    return str(await (await page.wait_for_function(NEXT, arg=after, timeout=60_000)).json_value())


async def axe_finds_nothing(page: Page) -> None:
    await page.evaluate(AXE.read_text())
    for scheme, rules in RULES.items():
        await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await page.locator(f"html[data-theme={scheme}]").wait_for()
        await page.evaluate(SETTLE)
        assert await page.evaluate(RUN, rules) == []


# A whole game


def name_of(game: str) -> str:
    """As the page makes it from the name of the engine."""
    return game.replace("_", " ").capitalize()


async def play_on(page: Page, rng: Random) -> int:
    """Answer with anything that may be said, until the game is over: how often."""
    question, answers = await asked(page), 0
    while question != "over":
        moves = page.locator(".question [data-move]")
        await moves.nth(rng.randrange(await moves.count())).click()
        answers += 1
        question = await asked(page, question)
    return answers


@pytest.mark.parametrize("game", OUTSIDE)
async def test_a_game_without_drawings_is_found_played_to_its_end_and_looked_back_at(
    server: Serving, visit: Visit, game: str
) -> None:
    page = await visit("/")
    await page.get_by_label("Your name").fill("Ann")
    await page.get_by_role("article", name=name_of(game)).get_by_role("button").first.click()
    await asked(page)
    await expect(page.get_by_role("heading", name=name_of(game))).to_be_visible()
    await expect(page.get_by_role("heading", name="Your move")).to_be_visible()
    await expect(page.locator(".tree .hidden").first).to_have_text("hidden")
    await picture(page, "generic-1440")
    assert await play_on(page, Random(3))
    await expect(page.locator(".question .winners")).to_contain_text("win")
    await expect(page.locator("ol.log")).to_contain_text(SENTENCE)
    await picture(page, "generic-over-1440")

    await page.get_by_role("link", name="Review the game").click()
    slider = page.get_by_role("slider")
    await expect(slider).to_be_visible(timeout=PATIENCE)
    await page.keyboard.press("Home")
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await expect(page.locator(".tree .hidden")).to_have_count(0)  # from all eyes
    await page.get_by_label("Seen by").select_option(label="Ann")
    await expect(page.locator(".tree .hidden").first).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".told")).to_contain_text(SENTENCE)
    await expect(page.locator(".tree .changed").first).to_be_visible()
    await page.locator("[data-line] button").first.click()
    await expect(slider).to_have_value("1")
    await picture(page, "generic-review-1440", whole=False)
    await axe_finds_nothing(page)


@pytest.mark.parametrize("game", OUTSIDE)
async def test_a_rematch_is_offered_and_taken(server: Serving, visit: Visit, game: str) -> None:
    setup = {**KITS[game].short, "players": 2}
    made = await server.make(game, players=2, setup=setup, fill="random")
    page = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await page.get_by_role("button", name="Begin").click()
    await play_on(page, Random(5))
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_function("(code) => !location.pathname.endsWith(code)", arg=made["code"])
    await asked(page)


# Every kind of question


async def at_the_market(server: Serving, visit: Visit, **how: Any) -> tuple[Page, Player]:
    """Ann's page, and Bob, who answers without one; the game is on."""
    company = await server.company("market", players=2)
    code, token = company[0].update["table"]["code"], company[0].hello["token"]
    await server.see_off(company[0])
    page = await visit(f"/t/{code}#{token}", **how)
    await page.get_by_role("button", name="Begin").click()
    await asked(page)
    return page, company[1]


async def at_question(page: Page, number: int) -> None:
    await page.locator(f".question[data-ask='{number}'][data-asked=true]").wait_for()


async def test_every_kind_of_question_is_answered(server: Serving, visit: Visit) -> None:
    page, bob = await at_the_market(server, visit)
    await expect(page.locator(".question")).to_contain_text("Everybody answers in secret")
    await page.get_by_label("Coins", exact=True).first.fill("1700")
    await page.get_by_label("Coins", exact=True).first.press("Tab")
    for _ in range(3):
        await page.get_by_role("button", name="More: Red apples").click()
    await expect(page.get_by_role("button", name="More: Red apples")).to_be_disabled()
    await page.get_by_role("button", name="More: Pears").click()
    pledge = "Pledge: coins 1500, goods red apples, red apples, red apples, pears"
    await page.get_by_role("button", name=pledge).click()
    await expect(page.get_by_role("heading", name="You have answered.")).to_be_visible()
    await expect(page.locator("li[data-seat='1']")).to_contain_text("to move")
    await bob.do("answer", ask=0, move={"type": "pledge", "coins": 500, "goods": []})

    await at_question(page, 1)
    log = page.locator("ol.log")
    await expect(log).to_contain_text("Ann – done: what pledge (coins 1500")
    await expect(log.get_by_role("listitem").first).to_have_text("Bob – done")  # what he pledged is his
    await page.get_by_role("group", name="Start").get_by_label("3").check()
    await page.get_by_role("group", name="End").get_by_label("7").check()
    await page.get_by_role("group", name="Start").get_by_label("7").check()  # then 7 can no longer be the end
    await expect(page.locator("[data-field=end] input")).to_have_count(7)
    await page.get_by_role("button", name="Walk: start 7, end 6").click()

    await at_question(page, 2)
    await expect(page.locator(".question")).to_contain_text("The quickest answer counts.")
    await bob.do("answer", ask=2, move={"type": "let_go"})  # first: a claim soon ends the race
    await page.get_by_role("button", name="Grab").click()

    await at_question(page, 3)
    await page.get_by_text("What you may do at any time").click()
    await page.get_by_role("button", name="Shout: word thief").click()
    await expect(log).to_contain_text("Ann – done: what shout (word thief)")
    await expect(page.locator("[data-path='/odd/shouts/0']")).to_have_text(re.compile("thief"))
    price = page.locator("[data-field=price] input[type=number]")
    await price.fill("1250000")
    await price.press("Tab")
    await page.get_by_role("button", name="Haggle: to Bob, price 1,250,000").click()
    await expect(log).to_contain_text("Ann – done: what haggle (to Bob, price 1,250,000)")
    await at_question(page, 3)  # the floor is still open
    await bob.do("answer", ask=3, move={"type": "shut_up_shop"})
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await expect(page.locator("[aria-live=polite]").last).to_contain_text("Shop shut: winners Bob")


async def test_a_table_is_paused_talked_at_watched_and_come_back_to(server: Serving, visit: Visit) -> None:
    page, bob = await at_the_market(server, visit)
    code = bob.update["table"]["code"]
    watching = await visit(f"/t/{code}")
    await watching.get_by_role("button", name="Watch").click()
    await expect(watching.get_by_role("heading", name="What everybody sees")).to_be_visible()
    await expect(watching.locator("[data-path='/hands/0/0']")).to_have_text("hidden")
    await expect(watching.locator(".question button")).to_have_count(0)
    await page.get_by_role("tab", name="Table").click()
    await expect(page.get_by_role("tabpanel", name="Table")).to_contain_text("Stalls")
    await page.get_by_role("button", name="Pause the game").click()
    await expect(watching.get_by_role("heading", name="The game is paused")).to_be_visible()
    await page.locator(".question").get_by_role("button", name="Resume").click()
    await asked(page)
    await bob.do("chat", text="Good morning")
    await expect(page.locator("li[data-seat='1']")).to_contain_text("Good morning")
    await page.get_by_role("tab", name=re.compile("Chat")).click()
    await expect(page.get_by_role("tabpanel", name="Chat")).to_contain_text("Good morning")
    await page.reload()
    await asked(page)
    await expect(page.locator("[data-path='/hands/0/0']")).to_have_text("king")


async def test_the_view_is_opened_and_closed_by_keys_and_nothing_in_it_is_html(
    server: Serving, visit: Visit
) -> None:
    page, _ = await at_the_market(server, visit)
    tree = page.locator(".tree")
    await expect(tree).to_contain_text("<script>nothing()</script>")
    assert "{" not in await tree.inner_text()
    ledger = tree.locator("summary", has_text="Ledger")
    await ledger.focus()
    await page.keyboard.press("ArrowRight")
    await expect(tree.locator("[data-path='/ledger/49/line']")).to_be_visible()
    await tree.get_by_role("button", name="Show more (250)").click()
    await expect(tree.locator("[data-path='/ledger/99/line']")).to_be_visible()
    await ledger.focus()
    await page.keyboard.press("ArrowLeft")
    await expect(tree.locator("[data-path='/ledger/0/line']")).to_have_count(0)
    await page.keyboard.press("ArrowDown")
    await expect(tree.locator("summary", has_text="Deep")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(tree.locator("summary", has_text="Below").first).to_be_focused()
    await page.get_by_role("button", name="Close all").click()
    await expect(tree.locator("details[open]")).to_have_count(0)
    await page.get_by_role("button", name="Open all").click()
    await expect(tree).to_contain_text("the bottom")
    await tree.get_by_role("button", name="Show all of it").click()
    await expect(tree).to_contain_text("x" * 400)
    await axe_finds_nothing(page)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_fits_on_a_phone_in_every_language(server: Serving, visit: Visit, language: str) -> None:
    company = await server.company("market", players=3)
    for player in company:
        await player.do("contribute", given="00")
    await company[0].do("start")
    code, token = company[0].update["table"]["code"], company[0].hello["token"]
    await server.see_off(company[0])
    page = await visit(f"/t/{code}#{token}", width=390, locale=language)
    await asked(page)
    for width, height in (UPRIGHT, LYING):
        await page.set_viewport_size({"width": width, "height": height})
        await picture(page, f"generic-{width}-{language}", whole=False)
    for tab in await page.get_by_role("tab").all():
        await tab.click()
        assert not re.search(r"\b(generic|table|option|seat)-[a-z]", await page.inner_text("body"))


async def test_a_table_is_made_with_the_fields_of_its_setup(server: Serving, visit: Visit) -> None:
    page = await visit("/new?game=market")
    await expect(page.get_by_role("radio", name="Market")).to_be_checked()
    await page.get_by_text("More options").or_(page.locator("summary").first).first.click()
    await page.get_by_label("Stalls").select_option(label="Many small")
    await page.get_by_label("Is raining").check()
    await page.get_by_role("button", name="Make the table").first.click()
    await expect(page.get_by_role("heading", name="Market: waiting for players")).to_be_visible()
    code = page.url.split("/t/")[1].split("#")[0]
    setup = (await server.ask("GET", f"/api/tables/{code}"))[1]["setup"]
    assert (setup["stalls"], setup["is_raining"]) == ("many_small", True)
