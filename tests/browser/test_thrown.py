"""A card that is thrown leaves the hand with the press, and the discard pile shows a card when it lands."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from backroom.games.omerta.moves import Mix
from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, asked, bring, discard, peeked, point, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "killer 7 5 2", "8 6 10 1")

# what the discard pile shows, one after the other, and whether a card flies there meanwhile
TOPS = """window.tops = [];
new MutationObserver(() => {
    const pile = document.querySelector('[data-at="discard"] .card:not(.beneath *)');
    const flies = document.querySelector('.flying') !== null;
    const now = `${pile?.dataset.face ?? 'none'} ${flies}`;
    if (window.tops.at(-1) !== now) window.tops.push(now);
}).observe(document, { childList: true, subtree: true, attributes: true });"""

# what has left the hand, however briefly
LEFT = """new MutationObserver(() => {
    window.left = document.querySelector('[data-thrown]')?.dataset.thrown ?? window.left;
}).observe(document, { childList: true, subtree: true });"""


def hold_long(*_: object) -> float:
    """Make the first claim wait for the second: a busy machine is slower than people."""
    return 60.0


async def a_seven_is_thrown(server: Serving, visit: Visit) -> tuple[Company, Page]:
    """Ann discards the 7 she drew, and everybody may throw one."""
    company = await bring(server, peeked(a_deal(HANDS)).draw("7"), without_page=(1, 2))
    page = await company.open(visit)
    await expect(page.locator(".aim")).to_be_attached()  # what lies over the table is loaded after it
    await discard(page)
    await asked(page, "7! Have you got one too? Throw it, quick")
    return company, page


async def gone(page: Page) -> None:
    """The card has left the hand, and lies beside the pile with its back up."""
    thrown = page.locator("[data-thrown='card:0:1']")
    await expect(thrown).to_be_visible()
    await expect(thrown.locator("[data-face]")).to_have_count(0)  # nobody is told what it is
    await expect(page.locator(".place[data-at='card:0:1'] .card")).to_have_css("opacity", "0")


async def back(page: Page) -> None:
    await expect(page.locator("[data-thrown]")).to_have_count(0)
    await expect(page.locator(".place[data-at='card:0:1'] .card")).to_have_css("opacity", "1")


async def test_o13_a_thrown_card_leaves_the_hand_before_anything_is_judged(
    server: Serving, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.table.running.hold", hold_long)
    company, page = await a_seven_is_thrown(server, visit)
    await point(page, "card:0:1")
    await gone(page)
    await company.check_secrets()
    await company.answer(1, "pass")
    await company.answer(2, "pass")
    await told(page, "Snap! You are rid of the 7, your card 2.")
    await expect(page.locator("[data-thrown]")).to_have_count(0)
    await expect(page.locator("[data-seat='0'] .place")).to_have_count(3)
    await company.check_secrets()


async def test_o15_a_thrown_card_that_was_late_comes_back(
    server: Serving, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.table.running.hold", hold_long)
    company, page = await a_seven_is_thrown(server, visit)
    await company.answer(1, "snap", place=1)
    await point(page, "card:0:1")
    await gone(page)
    await company.answer(2, "pass")
    await told(page, "You throw the 7 too late: it goes back as card 2.")
    await back(page)
    await company.check_secrets()


async def test_a_thrown_card_that_is_refused_comes_back(server: Serving, visit: Visit) -> None:
    """The server refuses the throw, whatever its reason: nothing is thrown."""

    def refuse(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        socket.on_message(lambda message: upstream.send(str(message).replace('"place":1', '"place":40')))
        upstream.on_message(socket.send)

    company = await bring(server, peeked(a_deal(HANDS)).draw("7"), without_page=(1, 2))
    page = await company.open(visit, sockets=refuse, script=LEFT)
    await expect(page.locator(".aim")).to_be_attached()
    await discard(page)
    await asked(page, "7! Have you got one too? Throw it, quick")
    await point(page, "card:0:1")
    await page.wait_for_function("() => window.left === 'card:0:1'")
    await back(page)
    await expect(page.locator("[data-target='card:0:1']")).to_be_visible()  # and may be thrown once more


async def test_the_discard_pile_shows_a_card_when_it_lands(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).plain_turn("8").draw("lady"), without_page=(0, 1, 2))
    page = await company.open(visit, 0, reduced_motion="no-preference", script=TOPS)
    await expect(page.get_by_label("Discard pile, on top 8")).to_be_visible()
    await company.answer(1, "discard")
    await page.wait_for_function("() => window.tops.at(-1) === 'lady false'")
    tops: list[str] = await page.evaluate("window.tops")
    assert "8 true" in tops, tops  # it flies, and is not there yet
    assert tops.index("8 true") < min(at for at, top in enumerate(tops) if top.startswith("lady")), tops


async def test_a_bottle_that_may_be_snapped_is_there_before_it_lands(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).plain_turn("8").draw("7"), without_page=(0, 1, 2))
    page = await company.open(visit, 0, reduced_motion="no-preference", script=TOPS)
    await expect(page.get_by_label("Discard pile, on top 8")).to_be_visible()
    await company.answer(1, "discard")
    await asked(page, "7! Have you got one too? Throw it, quick")
    tops: list[str] = await page.evaluate("window.tops")
    assert "8 true" not in tops, tops


async def test_what_others_do_is_left_to_itself_until_somebody_is_asked(
    server: Serving, visit: Visit
) -> None:
    """A Lady who shuffles, and the next one to draw: the second waits for the first."""
    prepared = peeked(a_deal(HANDS)).draw("lady").discard().power(Mix(1))
    company = await bring(server, prepared, without_page=(0, 1, 2))
    begun = """window.begun = [];
        new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
            if (one.classList?.contains('flying')) window.begun.push(performance.now());
        }))).observe(document, { childList: true, subtree: true });"""
    page = await company.open(visit, 2, reduced_motion="no-preference", script=begun)
    await expect(page.locator(".aim")).to_be_attached()
    await company.answer(1, "pass")
    await company.answer(1, "draw")
    await page.wait_for_function("() => window.begun.length === 5")  # four cards of a hand, and one drawn
    times: list[float] = await page.evaluate("window.begun")
    assert times[4] - times[0] >= 1000, times
