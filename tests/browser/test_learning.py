"""Learning in the browser: the rules, and a first round with the coach."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any

import pytest
from msgspec import json
from playwright.async_api import Page, expect

from tests.browser.chromium import AXE
from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.test_accessible import RUN
from tests.laws.sizes import is_long
from tests.support.server import Serving
from tools import bootstrap
from tools.lessons import file_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOST_TABS = 80  # between any two elements of the page
# What shines though the coach does not point at it.
SHINING = """() => [...document.querySelectorAll('[data-target]')].filter(
    (one) => getComputedStyle(one).boxShadow !== 'none'
).map((one) => one.dataset.target)"""
# How much lighter the coach's ring is than the felt it lies on.
RING = """() => {
    const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const light = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const felt = getComputedStyle(document.documentElement).getPropertyValue('--felt');
    return light(getComputedStyle(document.querySelector('.ring')).borderTopColor) / light(felt);
}"""
SEEN = 3.0  # as WCAG asks of what must be told apart
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
Press = Callable[[Page, str], Awaitable[None]]


def steps(game: str = "omerta") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.decode((bootstrap.ROOT / file_of(game)).read_bytes())["steps"]
    return found


def selectors(move: dict[str, Any]) -> list[str]:
    """The elements that make a move of the pupil."""
    kind = str(move["type"])
    if kind == "omerta":  # the table asks twice
        return ['button[data-move="omerta"]'] * 2
    places: list[int] = move["places"] if "places" in move else [move["place"]] if "place" in move else []
    found = [f'[data-target="card:0:{place}"]' for place in places]
    if kind == "swap":
        found.append(f'[data-target="card:{move["other"]}:{move["other_place"]}"]')
    return found or [f'button[data-move="{kind}"]']


async def point(page: Page, selector: str) -> None:
    await page.locator(selector).click()


async def tab_to(page: Page, selector: str) -> None:
    """Go there by keyboard alone, and press Enter."""
    await page.locator(selector).wait_for()
    for _ in range(MOST_TABS):
        if await page.evaluate(FOCUSED, selector):
            await page.keyboard.press("Enter")
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def in_turns() -> Press:
    """Alternate between pointer and keyboard."""
    ways = cycle([point, tab_to])

    async def press(page: Page, selector: str) -> None:
        await next(ways)(page, selector)

    return press


async def play_the_lesson(page: Page, press: Press) -> None:
    """Do what the coach wants, to the end."""
    onward = ".coach button.main"
    for number, step in enumerate(steps(), 1):
        await expect(page.get_by_role("progressbar")).to_have_accessible_name(
            f"Step {number} of {len(steps())}"
        )
        if step["must_try"]:
            for selector in selectors(step["tries"][-1]["move"]):
                await press(page, selector)
            await expect(page.get_by_text("That was another number.")).to_be_visible()
            await press(page, onward)
        elif step["wanted"]:
            for selector in selectors(step["wanted"][0]):
                await press(page, selector)
        elif number < len(steps()):
            await press(page, onward)
    closing = page.locator("[data-closes]")
    await closing.wait_for()
    while await closing.count():  # to the end of the count, and back to the table
        await press(page, "[data-closes]")
    await expect(page.locator(".coach").get_by_text("Six, and nobody has less")).to_be_visible()


WAYS = {"pointer": (point, 360), "keyboard": (tab_to, 1440)} if is_long() else {"in turns": (in_turns(), 360)}


@pytest.mark.parametrize(("press", "width"), WAYS.values(), ids=WAYS)
async def test_the_lesson_is_played_to_its_end(visit: Visit, press: Press, width: int) -> None:
    page = await visit("/learn/omerta", width=width)
    await play_the_lesson(page, press)
    await picture(page, f"lesson-end-{width}")
    await press(page, ".coach button.main")
    await expect(page.locator(".question[data-ask]")).to_be_visible()
    assert "/t/" in page.url


def crime_selectors(move: dict[str, Any]) -> list[str]:
    """The elements of ORGANIZED CRIME's page that make a move of the pupil."""
    match move["type"]:
        case "name":
            attack = [] if move["attack"] is None else [f'button[data-attack="{move["attack"]}"]']
            chosen = [
                f'button[data-piece="{move["space"]}"]',
                f'button[data-direction="{move["direction"]}"]',
            ]
            return [*chosen, *attack, 'button[data-move="roll"]']
        case "roll":  # sent together with the name
            return []
        case "vote":
            return ['button[data-vote="no"]']
        case _:
            return [f"button[data-says='{json.encode(move).decode()}']"]


async def test_the_lesson_of_organized_crime_is_played_to_its_end_by_pointer_and_keyboard(
    server: Serving, visit: Visit
) -> None:
    page = await visit("/learn/organized_crime", width=360)
    taught = steps("organized_crime")
    for number, step in enumerate(taught, 1):
        press = point if number % 2 else tab_to
        if step["cue"] != "roll":
            await expect(page.get_by_role("progressbar")).to_have_accessible_name(
                f"Step {number} of {len(taught)}"
            )
        if step["wanted"]:
            for selector in crime_selectors(step["wanted"][0]):
                await press(page, selector)
        elif number < len(taught):
            await press(page, ".coach button.main")
    await expect(page.locator(".coach").get_by_text("Vito’s family is out.")).to_be_visible()
    await page.evaluate(AXE.read_text())
    assert await page.evaluate(RUN) == []
    await picture(page, "crime-lesson-end-360", whole=False)
    await page.locator(".coach button.main").click()
    await page.wait_for_url("**/t/*")
    _, table = await server.ask("GET", "/api/tables/" + page.url.rpartition("/t/")[2])
    assert (table["game"], table["setup"]["variant"]) == ("organized_crime", "short")


async def test_another_move_is_answered_kindly_and_nothing_is_lost(visit: Visit) -> None:
    page = await visit("/learn/omerta", width=360, color_scheme="light")
    await page.get_by_role("button", name="Skip").click()
    await expect(page.locator(".ring")).to_have_count(2)
    assert await page.evaluate(SHINING) == []
    assert await page.evaluate(RING) >= SEEN
    await point(page, '[data-target="card:0:2"]')
    await point(page, '[data-target="card:0:3"]')
    await expect(page.get_by_text("This time take the two on the left.")).to_be_visible()
    await point(page, '[data-target="card:0:0"]')
    await point(page, '[data-target="card:0:1"]')
    await expect(page.get_by_text("A 3 and a 9.")).to_be_visible()


async def test_a_lesson_is_taken_up_where_it_was_left(visit: Visit) -> None:
    page = await visit("/learn/omerta", width=360, locale="ru-RU")
    for _ in range(3):
        await page.get_by_role("button", name="Дальше").click()
    await expect(page.get_by_text("Ваш ход. Возьмите карту из колоды")).to_be_visible()
    await page.reload()
    await expect(page.get_by_text("Ваш ход. Возьмите карту из колоды")).to_be_visible()
    await page.get_by_role("button", name="Назад").click()
    await expect(page.get_by_text("Тройка и девятка")).to_be_visible()
    await picture(page, "lesson-360-ru")


async def test_the_rules_are_searched_whatever_the_accents(visit: Visit) -> None:
    page = await visit("/rules/omerta", locale="fr-FR")
    await expect(page.locator("article")).to_have_count(40)
    await page.get_by_role("searchbox").fill("PENALITE revolver")
    await expect(page.get_by_text("Aucune règle")).to_be_visible()
    await page.get_by_role("searchbox").fill("PENALITE bouteille")
    await expect(page.locator("article#O24 mark", has_text="pénalité").first).to_be_visible()
    await expect(page.locator("article#O13")).to_have_count(0)
    await picture(page, "rules-search-1440-fr")
    await page.get_by_role("searchbox").fill("mamma")
    await expect(page.locator("article").first).to_have_id("O28")
    await expect(page.get_by_role("navigation", name="Sommaire").get_by_role("link").first).to_have_text(
        "La Mamma et la Patrouille de police"
    )


async def test_the_rules_of_organized_crime_are_found_marked_and_linked(visit: Visit) -> None:
    page = await visit("/rules/organized_crime#C21", width=360, locale="ru-RU")
    await expect(page.locator("#C21")).to_be_in_viewport()
    await expect(page.locator("#C21")).to_be_focused()
    await expect(page.locator("article")).to_have_count(33)
    await expect(page.locator("#C10")).to_contain_text("Восстановлено")
    await page.get_by_role("searchbox").fill("ПРЕЗИДЕНТ")
    await expect(page.get_by_text("Таких слов в правилах нет.")).to_be_visible()
    await page.get_by_role("searchbox").fill("осведомителя свободный")
    await expect(page.locator("article#C8 mark").first).to_be_visible()
    await expect(page.locator("article#C1")).to_have_count(0)
    await page.locator("#C8 a", has_text="C25").click()
    await expect(page.locator("#C25")).to_be_in_viewport()
    assert page.url.endswith("/rules/organized_crime#C25")
    await picture(page, "crime-rules-360-ru", whole=False)
    await page.get_by_role("link", name="OMERTA").click()
    await expect(page.locator("#O24")).to_be_attached()


async def test_a_link_leads_to_one_rule_in_ones_own_edition(visit: Visit) -> None:
    page = await visit("/rules/omerta#O24", width=360, locale="nl-NL")
    await expect(page.locator("#O24")).to_be_in_viewport()
    await expect(page.locator("#O24")).to_be_focused()
    await expect(page.locator("#O24")).to_contain_text("Alleen de personages komen terug")
    await page.get_by_role("combobox", name="Editie").select_option("fr")
    await expect(page.locator("#O24")).to_contain_text("Alles wat je weggooide komt terug")
    await page.locator("#O20 a", has_text="O29").click()
    await expect(page.locator("#O29")).to_be_in_viewport()
    assert page.url.endswith("#O29")
    await picture(page, "rules-360-nl")
