"""ORGANIZED CRIME, played by pointing at its board and its buttons."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import Page, TimeoutError, expect  # noqa: A004

from tests.browser.conftest import Visit
from tests.browser.families import check_page
from tests.browser.looking import picture
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GONE = 5_000  # milliseconds to wait for something to press
LONGEST = 240.0  # seconds for a whole short game, on a busy machine
ASKED = """() => {
    const panel = document.querySelector('.question');
    if (panel?.dataset.stage === 'over') return 'over';
    return panel?.dataset.asked === 'true' ? panel.dataset.ask : null;
}"""
OFFERED = (
    """() => [...new Set([...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move))]"""
)
# which move to prefer where several are possible; a session is closed as soon as it can be
ORDER = (
    *("control", "request", "draw", "pay", "waive", "demand", "begin", "kill", "step", "lose_man"),
    *("lose_official", "place", "call_vote", "close", "stop", "pass_dice"),
)


async def make(server: Serving, *, rounds: int, players: int = 3) -> str:
    """Make a table with bots in all other seats; returns the address of our seat."""
    setup = {"players": players, "variant": "short", "rounds": rounds}
    made = await server.make("organized_crime", players=players, setup=setup, fill="regular")
    return f"/t/{made['code']}#{made['tokens']['0']}"


async def begin(page: Page) -> None:
    """From the waiting room to the first question."""
    await page.get_by_role("button", name="Begin").or_(page.get_by_role("button", name="Начать")).click()
    await page.wait_for_function(ASKED)


async def say_something(page: Page, offered: Sequence[str], throws: int) -> bool:
    """Answer by pointing; returns whether the dice were rolled."""
    if await page.locator("button[data-base]").count():
        await page.locator("[data-space].lit").last.click()
        await page.locator("button[data-move=choose_base]").first.click()
    elif "roll" in offered:
        claim = page.locator("button[data-move=claim]")
        if await claim.count():
            await claim.click()
            return False
        if await page.locator("button[data-piece]").count():
            await page.locator("button[data-piece]").first.click()
            await page.locator(f"button[data-direction={('left', 'right')[throws % 2]}]").click()
        await page.locator("button[data-move=roll]").click()
        return True
    elif "vote" in offered:
        await page.locator(f"[data-vote={('yes', 'no', 'none')[throws % 3]}]").click()
    elif "step" in offered and await page.locator("[data-space].lit").count():
        await page.locator("[data-space].lit").first.click()
    else:
        for move in ORDER:
            button = page.locator(f"button[data-move={move}]")
            if await button.count():
                await button.first.click()
                break
    return False


def state_of(server: Serving) -> Any:
    """The game at the only running table."""
    (room,) = [room for room in server.house.rooms.values() if room.table.stage != "open"]
    return room.table.state


async def test_a_whole_short_game_is_played_by_pointer(visit: Visit, server: Serving) -> None:
    page = await visit(await make(server, rounds=2))
    await begin(page)
    await picture(page, "crime-1440")
    began, answers, throws = time.monotonic(), 0, 0
    while True:
        asked = str(await (await page.wait_for_function(ASKED, timeout=60_000)).json_value())
        if asked == "over":
            break
        assert time.monotonic() - began < LONGEST, f"not over after {answers} answers"
        offered = await page.evaluate(OFFERED)
        if "vote" in offered or "roll" in offered:  # while everything waits for us
            await check_page(page, state_of(server), 0)
        throws += await say_something(page, offered, throws)
        answers += 1
        await page.wait_for_timeout(30)
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await expect(page.locator("ol.log").first).to_contain_text("The last round is over")
    await picture(page, "crime-over-1440")
    assert throws >= 2
    print(f"{throws} throws, {answers} answers in {time.monotonic() - began:.1f} s")


async def test_on_a_phone_the_board_comes_near_and_a_turn_is_played(visit: Visit, server: Serving) -> None:
    page = await visit(await make(server, rounds=1), width=360, locale="ru-RU")
    await begin(page)
    throws = 0
    while not throws:
        await page.wait_for_function(ASKED, timeout=60_000)
        throws += await say_something(page, await page.evaluate(OFFERED), throws)
        await page.wait_for_timeout(30)
    box = str(await page.get_by_role("group", name="Игровое поле.").get_attribute("viewBox"))
    assert float(box.split()[2]) < 1000, "a small screen looks at the piece that moves"
    await picture(page, "crime-360-ru")
    await page.get_by_role("button", name="Всё поле").click()
    await expect(page.get_by_role("group", name="Игровое поле.")).to_have_attribute(
        "viewBox", "0 0 1000 1000"
    )
    await page.get_by_role("button", name="Ближе").click()
    await expect(page.get_by_role("group", name="Игровое поле.")).not_to_have_attribute(
        "viewBox", "0 0 1000 1000"
    )


async def test_what_was_put_together_can_be_taken_back_until_the_dice_roll(
    visit: Visit, server: Serving
) -> None:
    page = await visit(await make(server, rounds=1))
    await begin(page)
    while "roll" not in await page.evaluate(OFFERED):
        await page.wait_for_function(ASKED, timeout=60_000)
        offered = await page.evaluate(OFFERED)
        if "roll" not in offered:
            await say_something(page, offered, 0)
        await page.wait_for_timeout(30)
    roll = page.locator("button[data-move=roll]")
    await expect(roll).to_be_disabled()
    await page.locator("button[data-piece]").first.click()
    await page.locator("button[data-direction=left]").click()
    await expect(roll).to_be_enabled()
    await expect(page.get_by_text("Chances where it can land")).to_be_visible()
    await page.get_by_role("button", name="Take back").click()
    await expect(roll).to_be_disabled()
    assert state_of(server).view(0).walkers == (), "nothing was said before the dice"


KEYBOARD = (
    *("[data-base]", "[data-move=choose_base]", "[data-move=claim]", "[data-piece]"),
    *("[data-direction]:not([aria-pressed=true])", "[data-move=roll]:enabled", "[data-vote=yes]"),
    *(f"[data-move={move}]" for move in ORDER),
)


async def press(page: Page, selector: str) -> None:
    """Go there by Tab, without a pointer, and press Enter."""
    with suppress(TimeoutError):  # it is gone already
        await page.locator(f"button{selector}").first.focus(timeout=GONE)
        await page.keyboard.press("Enter")


async def say_by_keyboard(page: Page) -> None:
    """Answer with the first possible move, without a pointer.

    Meanwhile others may end the question, or the game: then there is nothing, and we look again.
    """
    if await page.locator("button[data-move=roll]:enabled").count():
        return await press(page, "[data-move=roll]")
    if await page.locator("[data-base][aria-pressed=true]").count():
        return await press(page, "[data-move=choose_base]")
    for selector in KEYBOARD:
        if await page.locator(f"button{selector}").count():
            return await press(page, selector)
    return None


async def test_a_whole_short_game_is_played_by_keyboard(visit: Visit, server: Serving) -> None:
    page = await visit(await make(server, rounds=1, players=2), reduced_motion="reduce")
    await page.get_by_role("button", name="Begin").focus()
    await page.keyboard.press("Enter")
    began = time.monotonic()
    while await (await page.wait_for_function(ASKED, timeout=60_000)).json_value() != "over":
        assert time.monotonic() - began < LONGEST, "a question cannot be answered by keyboard"
        await check_page(page, state_of(server), 0)
        await say_by_keyboard(page)
        await page.wait_for_timeout(30)
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    board = page.get_by_role("group", name="The board.")
    await board.focus()
    await page.keyboard.press("+")
    await expect(board).not_to_have_attribute("viewBox", "0 0 1000 1000")
    await page.keyboard.press("0")
    await expect(board).to_have_attribute("viewBox", "0 0 1000 1000")
    await page.get_by_role("tab", name="The families").focus()
    await page.keyboard.press("ArrowRight")
    await page.locator("summary", has_text="The board as a list").click()
    await expect(page.get_by_role("listitem").filter(has_text="Oakland").first).to_be_visible()
