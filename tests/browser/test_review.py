"""Reviewing a finished game: step by step, with other eyes, checked, shared and continued."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import AXE
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.looking import picture
from tests.browser.test_accessible import RUN
from tests.support.player import play_out
from tests.support.server import PATIENT, Serving, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "record-format-1.jsonl"
CRIMES = GOLDEN / "organized_crime"
FACES = """() => Object.fromEntries([...document.querySelectorAll('[data-at]')].flatMap((place) => {
    const face = place.querySelector(':scope > span [data-face], :scope > [data-face]')?.dataset.face;
    return face === undefined ? [] : [[place.dataset.at, face]];
}))"""

NONE_UP = "() => document.querySelectorAll('[data-at^=card] [data-face]').length === 0"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Serving]:
    """A server without limits: whole games are played through it in no time."""
    async with serving(tmp_path / "backroom.sqlite3", PATIENT) as running:
        yield running


async def finished(server: Serving, **setup: Any) -> str:
    """Play a whole game; returns its code."""
    company = await server.company(setup={"rounds": 1, **setup}, public=True)
    for seat, player in enumerate(company):
        await player.do("contribute", given=f"0{seat}")
    await play_out(company)
    for player in company:
        await player.until_stage("over")
    return company[0].update["table"]["code"]


async def at(page: Page, number: int) -> None:
    """Wait until this many entries are played."""
    await expect(page.get_by_role("slider")).to_have_value(str(number), timeout=PATIENCE)


async def replay_of(server: Serving, code: str, eyes: str) -> Any:
    """A finished game through these eyes."""
    return (await server.ask("GET", f"/api/tables/{code}/replay?eyes={eyes}"))[1]


def dealt_at(replay: Any) -> int:
    """How many entries it takes until everybody has cards."""
    return next(n for n, moment in enumerate(replay["moments"], 1) if all(moment["view"]["hands"]))


async def test_a_finished_game_is_stepped_through_by_buttons_keys_and_links(
    server: Serving, visit: Visit
) -> None:
    code = await finished(server)
    page = await visit("/finished")
    await page.get_by_role("link", name="OMERTA").click()
    await expect(page.locator(".told")).to_contain_text("Round 1.", timeout=PATIENCE)  # the cards are dealt
    await page.get_by_role("button", name="To the start").click()
    await expect(page.get_by_text("Before the first move")).to_be_visible()
    await page.get_by_role("button", name="One step forward").click()
    await page.get_by_role("button", name="One step forward").click()
    await at(page, 2)
    assert page.url.endswith(f"/t/{code}/review?at=2&eyes=all")
    await page.keyboard.press("ArrowRight")
    await at(page, 3)
    await page.keyboard.press("Home")
    await at(page, 0)
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press(" ")  # it plays by itself, until somebody stops it
    await expect(page.get_by_role("slider")).not_to_have_value("0")
    await page.get_by_role("button", name="Pause").click()
    await expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    await page.get_by_label("Speed").select_option(label="4×")
    await page.keyboard.press("End")
    await page.get_by_role("button", name="Play by itself").click()  # at the end: from the beginning
    await expect(page.get_by_role("slider")).not_to_have_value("0")
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()
    await page.keyboard.press("Home")
    await expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    await expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()
    await expect(page.get_by_text("Points in every hand after each turn")).to_be_visible(timeout=PATIENCE)
    await page.keyboard.press("PageDown")
    await expect(page.get_by_role("slider")).not_to_have_value("0")
    await page.keyboard.press("End")
    await expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    await page.locator("[data-line] button").first.click()
    await expect(page.get_by_role("button", name="One step forward")).to_be_enabled()
    await page.locator("section[aria-labelledby=moments] button").first.click()
    there = page.url
    again = await visit(there.removeprefix(server.base), width=360)
    await expect(again.locator("[aria-current=step]").first).to_be_visible()
    assert again.url == there
    await picture(again, "review-360", whole=False)


async def test_the_eyes_of_a_seat_find_nothing_in_the_page_that_it_could_not_know(
    server: Serving, visit: Visit
) -> None:
    code = await finished(server)
    replays = {eyes: await replay_of(server, code, eyes) for eyes in ("all", "1")}
    first = dealt_at(replays["all"])
    page = await visit(f"/t/{code}/review?at={first}&eyes=all")
    await page.wait_for_selector("[data-at] [data-face]")
    dealt = replays["all"]["moments"][first - 1]["view"]["hands"]
    expected = {f"card:{s}:{c['place']}": c["card"] for s, hand in enumerate(dealt) for c in hand}
    shown = await page.evaluate(FACES)
    assert {place: shown.get(place) for place in expected} == expected
    await page.get_by_label("Seen by").select_option(label="Bob")
    await page.wait_for_function(NONE_UP)
    for number, moment in enumerate(replays["1"]["moments"][:40], 1):
        await page.keyboard.press("Home" if number == 1 else "ArrowRight")
        if number == 1:
            await page.keyboard.press("ArrowRight")
        await at(page, number)
        known = str(moment["events"]) + str(moment["view"])
        for place, face in (await page.evaluate(FACES)).items():
            assert f"'{face}'" in known, f"{face} at {place} after {number}"


async def test_every_draw_is_checked_in_the_browser(server: Serving, visit: Visit) -> None:
    code = await finished(server)
    page = await visit(f"/t/{code}/review")
    await page.get_by_role("button", name="Check every draw").click()
    fits = page.get_by_text("draws follow from the secret and the bytes in this record.", exact=False)
    await expect(fits).to_be_visible(timeout=PATIENCE)
    await expect(
        page.locator("[data-verdict=nothing]")
    ).to_be_visible()  # a browser without a receipt says so

    async def tamper(route: Any) -> None:
        response = await route.fetch()
        text = await response.text()
        first = text.index('"outcome":[') + len('"outcome":[')
        changed = text[:first] + ("1" if text[first] == "0" else "0") + text[first + 1 :]
        await route.fulfill(response=response, body=changed)

    await page.route("**/record", tamper)
    await page.get_by_role("button", name="Check every draw").click()
    wrong = page.get_by_text("Draw 1 is the first wrong one", exact=False)
    await expect(wrong).to_be_visible(timeout=PATIENCE)


async def test_a_record_is_opened_and_continued_from_its_middle(visit: Visit) -> None:
    page = await visit("/review", width=360)
    await picture(page, "record-360")
    await page.set_input_files("input[type=file]", str(RECORD))
    await page.wait_for_url("**/review?at=*&eyes=all")
    await page.goto(re.sub("at=[0-9]+", "at=40", page.url))
    await at(page, 40)
    await page.get_by_role("button", name="Play on from here").click()
    await page.wait_for_url(lambda url: "/review" not in url)
    await expect(page.get_by_text("OMERTA", exact=False).first).to_be_visible()


async def test_a_game_of_organized_crime_is_looked_at_with_all_hands_open_and_through_one_pair_of_eyes(
    server: Serving, visit: Visit
) -> None:
    page = await visit("/review", width=360)
    await page.set_input_files("input[type=file]", str(CRIMES / "end-last-boss.jsonl"))
    await page.wait_for_url("**/review?at=*&eyes=all")
    for caption in ("Wealth of every family", "Hit-men of every family", "Votes every family", "Killings"):
        await expect(page.locator("figcaption", has_text=caption)).to_be_visible(timeout=PATIENCE)
    await expect(page.locator("[data-space]")).to_have_count(4 * 2 + 40 + 44)
    code = page.url.split("/t/")[1].split("/")[0]
    _, replay = await server.ask("GET", f"/api/tables/{code}/replay?eyes=all")
    begun = next(n for n, moment in enumerate(replay["moments"], 1) if "turn_begun" in str(moment["events"]))
    await at(page, begun)  # before that there is nobody on the board
    await expect(page.locator("header").get_by_role("link", name="Rules")).to_have_attribute(
        "href", "/rules/organized_crime"
    )
    moments = page.locator("section[aria-labelledby=moments]")
    await moments.get_by_role("button", name="killed the Boss").first.click()
    await expect(page.locator(".told")).to_contain_text("kills the Boss")
    there = int(await page.get_by_role("slider").input_value())
    shown = page.locator("section[aria-labelledby=families] li[data-seat]")
    for seat, family in enumerate(replay["moments"][there - 1]["view"]["families"]):
        await expect(shown.nth(seat)).to_contain_text(f"${family['money']:,}")
        assert await shown.nth(seat).locator(".card").count() == len(family["known"])
    await page.evaluate(AXE.read_text())
    assert await page.evaluate(RUN) == []
    await picture(page, "crime-review-360", whole=False)
    await page.keyboard.press("Home")
    await page.get_by_label("Seen by").select_option("2")
    await expect(shown.first).to_have_attribute("data-seat", "2")  # the seat whose eyes they are is in front
    await page.get_by_label("Seen by").select_option("0")
    await page.keyboard.press("PageDown")
    await page.keyboard.press("PageDown")
    await expect(page.locator("section[aria-labelledby=families] li[data-seat='1']")).to_contain_text("$")
    there = int(await page.get_by_role("slider").input_value())
    _, seen = await server.ask("GET", f"/api/tables/{code}/replay?eyes=0")
    for seat, family in enumerate(seen["moments"][there - 1]["view"]["families"]):
        row = page.locator(f"section[aria-labelledby=families] li[data-seat='{seat}']")
        assert await row.locator(".card").count() == len(family["known"])


async def test_a_file_that_is_not_a_record_is_reported_kindly(visit: Visit, tmp_path: Path) -> None:
    page = await visit("/review", pardoned="400")
    (tmp_path / "shopping.jsonl").write_text("eggs\n")
    await page.set_input_files("input[type=file]", str(tmp_path / "shopping.jsonl"))
    await expect(page.get_by_role("alert")).to_have_text("This is not the record of a game.")
    lines = RECORD.read_text().splitlines()
    (tmp_path / "edited.jsonl").write_text("\n".join([*lines[:6], *lines[7:]]))
    await page.set_input_files("input[type=file]", str(tmp_path / "edited.jsonl"))
    await expect(page.get_by_role("alert")).to_contain_text("The record cannot be read: line ")


async def test_a_game_that_is_not_over_shows_nothing(server: Serving, visit: Visit) -> None:
    company = await server.company()
    await company[0].do("start")
    page = await visit(f"/t/{company[0].update['table']['code']}/review?eyes=all")
    await expect(page.get_by_role("heading", name="This game is not over yet")).to_be_visible()
    assert await page.locator("[data-face]").count() == 0
