"""The puzzle of the day in the browser: chosen on the table, confirmed, and then what the search found."""

from __future__ import annotations

import re
import time
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, Request, expect

from backroom.puzzles.puzzle import AnyPuzzle
from backroom.puzzles.shelf import day_at, shelf
from tests.browser.chromium import AXE
from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.test_accessible import RUN, SETTLE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOST_TABS = 60  # between any two elements of the page
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
KEYS = {"draw": "d", "take": "t", "discard": "x", "omerta": "o"}


def day(back: int) -> str:
    return (day_at(time.time()) - timedelta(days=back)).isoformat()


def of(back: int) -> AnyPuzzle:
    """The puzzle of so many days ago."""
    return shelf().of(day_at(time.time()) - timedelta(days=back)).puzzle


def days_ago(kind: str) -> int:
    """How long ago, but not today, the best move was of this kind."""
    return next(back for back in range(1, len(shelf().kept)) if best(back)["type"] == kind)


def moves(back: int) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(one.move) for one in of(back).found]


def best(back: int) -> dict[str, Any]:
    return moves(back)[of(back).best]


def selector(back: int, move: dict[str, Any]) -> str:
    """What is pressed for a move that points at one thing, or at nothing."""
    if "place" in move:
        return f'[data-target="card:{of(back).seat}:{move["place"]}"]'
    return f'button[data-move="{move["type"]}"]'


async def choose(page: Page, back: int, move: dict[str, Any]) -> None:
    """Point at a move on the table."""
    assert move["type"] in {"draw", "take", "discard", "omerta", "replace", "look", "decline"}, move
    for _ in range(2 if move["type"] == "omerta" else 1):  # the table asks twice
        await page.locator(selector(back, move)).click()
    await expect(page.locator("[data-chosen]")).to_contain_text("Your choice: ")


async def open_puzzle(visit: Visit, back: int, **how: Any) -> Page:
    page = await visit("/puzzle" if back == 0 else f"/puzzle/{day(back)}", **how)
    await page.locator("[data-puzzle]").wait_for()
    return page


def posts(page: Page) -> list[str]:
    """The answers that this page sends from now on."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/puzzle"):
            sent.append(request.post_data or "")

    page.on("request", note)
    return sent


@pytest.mark.parametrize("kind", ["take", "draw", "replace"])
async def test_the_best_choice_is_right(visit: Visit, kind: str) -> None:
    back = days_ago(kind)
    page = await open_puzzle(visit, back)
    await choose(page, back, best(back))
    assert await page.locator("[data-solved]").count() == 0, "nothing is judged before it is confirmed"
    await page.get_by_role("button", name="That is my answer").click()
    await expect(page.locator("[data-solved=true]")).to_be_visible()
    result = page.get_by_role("heading", name="Right!")
    await expect(result).to_be_focused()
    first = page.locator("[data-option]").first
    await expect(first).to_have_attribute("data-option", str(of(back).best))
    await expect(first).to_contain_text("your choice")
    chance = of(back).found[of(back).best].chance
    await expect(first).to_contain_text(f"{chance:.1%}")
    rule = page.locator(f'[data-option="{of(back).usual}"]')
    await expect(rule).to_contain_text("by rule of thumb")
    await expect(page.get_by_text("the same 20,000 games")).to_be_visible()
    assert await page.locator("[data-why]").inner_text()
    await expect(page.locator("[data-target], [data-move], [data-confirm]")).to_have_count(0)


async def test_another_choice_is_not_and_the_best_is_named(visit: Visit) -> None:
    back = days_ago("take")
    page = await open_puzzle(visit, back, width=360)
    await choose(page, back, {"type": "draw"})
    await page.get_by_role("button", name="That is my answer").click()
    await expect(page.locator("[data-solved=false]")).to_be_visible()
    await expect(page.get_by_role("heading", name="Not the best")).to_be_visible()
    await expect(page.get_by_text("Best: Take the")).to_be_visible()
    await expect(page.locator(f'[data-day="{day(back)}"][data-state=wrong]')).to_have_count(int(back < 7))


async def test_axe_finds_nothing_in_what_was_found(visit: Visit) -> None:
    back = days_ago("take")
    page = await open_puzzle(visit, back, reduced_motion="reduce")
    await choose(page, back, {"type": "draw"})
    await page.evaluate(AXE.read_text())
    assert await page.evaluate(RUN, None) == []
    await page.get_by_role("button", name="That is my answer").click()
    await page.locator("[data-solved=false]").wait_for()
    for scheme in ("dark", "light"):
        await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await page.locator(f"html[data-theme={scheme}]").wait_for()
        await page.evaluate(SETTLE)
        assert await page.evaluate(RUN, None) == [], scheme


async def test_a_choice_can_be_taken_back(visit: Visit) -> None:
    back = days_ago("take")
    page = await open_puzzle(visit, back)
    sent = posts(page)
    await choose(page, back, {"type": "draw"})
    await page.get_by_role("button", name="Think again").click()
    await expect(page.locator("#question")).to_be_focused()
    await choose(page, back, {"type": "take"})
    await page.get_by_role("button", name="That is my answer").click()
    await expect(page.locator("[data-solved=true]")).to_be_visible()
    assert [msgspec.json.decode(one)["option"] for one in sent] == [of(back).best]


async def test_everything_pressed_twice_answers_once(visit: Visit) -> None:
    back = days_ago("take")
    page = await open_puzzle(visit, back)
    sent = posts(page)
    await page.wait_for_timeout(1_000)  # what is pressed has lain there, as it has for a person
    await page.locator('button[data-move="take"]').dblclick(delay=40)
    await expect(page.locator("[data-chosen]")).to_be_visible()
    assert sent == [], "the second press confirms nothing"
    await page.wait_for_timeout(1_000)
    await page.get_by_role("button", name="That is my answer").dblclick(delay=40)
    await expect(page.locator("[data-solved=true]")).to_be_visible()
    assert len(sent) == 1


async def tab_to(page: Page, wanted: str) -> None:
    for _ in range(MOST_TABS):
        if await page.evaluate(FOCUSED, wanted):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the keyboard")


@pytest.mark.parametrize("way", ["tab", "letter"])
async def test_a_keyboard_is_enough(visit: Visit, way: str) -> None:
    back = days_ago("draw")
    page = await open_puzzle(visit, back)
    if way == "tab":
        await tab_to(page, 'button[data-move="draw"]')
        await page.keyboard.press("Enter")
    else:
        await page.keyboard.press(KEYS["draw"])
    await expect(page.get_by_role("button", name="That is my answer")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Right!")).to_be_focused()


async def test_a_reload_shows_what_was_answered_and_the_first_answer_counts(visit: Visit) -> None:
    page = await open_puzzle(visit, 0)
    others = [move for index, move in enumerate(moves(0)) if index != of(0).best]
    await choose(page, 0, others[0])
    await page.get_by_role("button", name="That is my answer").click()
    await expect(page.locator("[data-solved=false]")).to_be_visible()
    await page.reload()
    await expect(page.locator("[data-solved=false]")).to_be_visible()
    await expect(page.locator("[data-target], [data-move]")).to_have_count(0)
    await expect(page.locator('[data-day][aria-current="page"]')).to_have_attribute("data-state", "wrong")


async def test_the_first_page_says_whether_it_is_solved_and_for_how_long(visit: Visit) -> None:
    yesterday = {"puzzle": "any", "option": 0, "right": True, "then": True}
    kept = msgspec.json.encode({day(1): yesterday}).decode()
    page = await visit(script=f"localStorage['backroom.puzzles'] ??= {kept!r}")
    links = page.locator("[data-puzzle-today]")
    await expect(links).to_have_count(2)  # in the lobby, too
    await expect(links.first).to_have_text("Puzzle of the day: one position, one best move")
    await links.first.click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    await choose(page, 0, best(0))
    await page.get_by_role("button", name="That is my answer").click()
    await expect(page.get_by_text("2 days in a row")).to_be_visible()
    await page.get_by_role("link", name="Backroom").click()
    await expect(page.locator("[data-puzzle-today=right]").first).to_contain_text("2 days in a row")


async def test_other_days_are_a_press_away(visit: Visit) -> None:
    page = await open_puzzle(visit, 0)
    await page.locator(f'[data-day="{day(3)}"]').click()
    await expect(page).to_have_url(re.compile(rf"/puzzle/{day(3)}$"))
    name = shelf().of(day_at(time.time()) - timedelta(days=3)).name
    await expect(page.locator(f'[data-puzzle="{name}"]')).to_be_visible()
    await page.go_back()
    name = shelf().of(day_at(time.time())).name
    await expect(page.locator(f'[data-puzzle="{name}"]')).to_be_visible()


async def test_a_day_to_come_has_no_puzzle_yet(visit: Visit) -> None:
    page = await visit(f"/puzzle/{day(-1)}", pardoned="409")
    await expect(page.get_by_role("alert")).to_have_text("There is no puzzle for this day.")


async def test_what_was_found_is_not_on_the_page_before_somebody_has_chosen(visit: Visit) -> None:
    back = days_ago("take")
    page = await open_puzzle(visit, back)
    text = await page.content()
    for one in of(back).found:
        assert f"{one.chance:.4f}" not in text
    faces = page.locator(".around .hand [role=img]")
    shown = sum(card.card is not None for hand in of(back).view.hands for card in hand)
    own = page.locator(".near .hand [role=img], .near .hand button")
    up = [await one.get_attribute("aria-label") for one in [*await faces.all(), *await own.all()]]
    assert sum("face up" in (label or "") for label in up) == shown, "cards lie open that the seat has seen"


TASKS = {
    "en-GB": ("A position from a real game", "That is my answer"),
    "fr-FR": ("Une position d’une vraie partie", "C’est ma réponse"),
    "nl-NL": ("Een stelling uit een echte partij", "Dat is mijn antwoord"),
    "ru-RU": ("Позиция из настоящей партии", "Это мой ответ"),
}
SIZES = ((320, 568), (360, 740), (844, 390), (1440, 900))


@pytest.mark.parametrize("locale", TASKS)
async def test_it_is_read_in_every_language_on_every_screen(visit: Visit, locale: str) -> None:
    task, answer = TASKS[locale]
    back = days_ago("replace")
    page = await open_puzzle(visit, back, locale=locale)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await expect(page.get_by_text(task)).to_be_visible()
        await picture(page, f"puzzle-{width}-{locale[:2]}")
    await page.locator(selector(back, best(back))).click()
    await page.get_by_role("button", name=answer).wait_for()
    await picture(page, f"puzzle-chosen-1440-{locale[:2]}")
    await page.get_by_role("button", name=answer).click()
    await page.locator("[data-solved]").wait_for()
    for width, height in reversed(SIZES):
        await page.set_viewport_size({"width": width, "height": height})
        await picture(page, f"puzzle-solved-{width}-{locale[:2]}")
