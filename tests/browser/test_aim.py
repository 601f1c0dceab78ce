"""What a power is used on is seen by everybody: rings with numbers, arrows, the card with what it does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from backroom.games.omerta.moves import Give, LayMamma, LayPatrol, Look, Mix, Move, OpenSafe, Swap, Throw
from backroom.games.omerta.printed.cards import KIND_OF
from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, asked, bring, discard, peeked, point, told
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 9 5 10", "killer 7 5 2", "8 6 10 1")
EVERYBODY = (0, 1, None)  # who uses it, who suffers it, who watches

# the power, the move, what is ringed with which sign, and what the card is said to do
AGAINST: list[tuple[str, Move, dict[str, str], str]] = [
    ("gangster", Swap(0, 1, 1, 0), {"card:0:1": "2", "card:1:0": "1"}, "Two players exchange a card unseen."),
    ("lady", Mix(1), {"seat:1": ""}, "One opponent’s cards are shuffled among their places."),
    ("snitch", Give(1, 2), {"seat:1": "+1", "seat:2": "+1"}, "Two cards go from the draw pile"),
    ("snitch", Give(1, 1), {"seat:1": "+2"}, "Two cards go from the draw pile"),
    ("mamma", LayMamma(1), {"seat:1": ""}, "who misses a turn"),
    ("patrol", LayPatrol(1, 2), {"card:1:2": "3"}, "blocked for two turns"),
]
NAMES = {
    "gangster": "Gangster",
    "lady": "Lady",
    "snitch": "Snitch",
    "mamma": "Mamma",
    "patrol": "Police Patrol",
}

# every face and every drawing in the overlay
SHOWN = """[...document.querySelectorAll('[data-aim], [data-used]')].map((part) => [
    ...[...part.querySelectorAll('[data-face]')].map((one) => one.dataset.face),
    ...[...part.querySelectorAll('use')].map((one) => one.getAttribute('href').split('#').at(-1)),
]).flat()"""
# how far a ring is from what it is around
APART = """([ring, around]) => {
    const boxOf = (one) => one.getBoundingClientRect();
    const mine = boxOf(document.querySelector(ring));
    const theirs = [...document.querySelectorAll(around)].map(boxOf);
    return Math.max(
        Math.abs(mine.left - Math.min(...theirs.map((one) => one.left))),
        Math.abs(mine.right - Math.max(...theirs.map((one) => one.right))),
        Math.abs(mine.top - Math.min(...theirs.map((one) => one.top))),
        Math.abs(mine.bottom - Math.max(...theirs.map((one) => one.bottom))),
    );
}"""
WIDTH = "(one) => one.getBoundingClientRect().width"
PLACES = """() => [...document.querySelectorAll('[data-at], .question button')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.at ?? one.dataset.move, left, top, width, height];
})"""
BEGUN = """window.begun = new Set();
addEventListener('animationstart', ({ target }) => window.begun.add(target.classList[0]), true)"""
HIDE = """() => {
    for (const part of document.querySelectorAll('[data-aim], [data-used]')) part.style.display = 'none';
}"""
STOPPED = "() => document.querySelector('[data-used]')?.innerText.includes('Stopped by the Killer')"
MOVING = """() => document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && effect.target.closest('[data-aim], [data-used]') !== null).length"""


async def overlaid(page: Page) -> None:
    """The overlay is there, which is loaded after the table."""
    await expect(page.locator(".aim")).to_be_attached()


def waiting(page: Page, for_what: str) -> Awaitable[object]:
    """Look for something from now on: it may be there for a moment only."""
    return asyncio.ensure_future(page.wait_for_function(for_what))


async def ringed(page: Page, by: int, marks: dict[str, str]) -> None:
    """These are ringed, each with its sign and an arrow from that seat, and nothing else is."""
    rings = page.locator("[data-aimed]")
    await expect(rings).to_have_count(len(marks))
    for target, sign in marks.items():
        ring = page.locator(f"[data-aimed='{target}']")
        await expect(ring).to_be_visible()
        await expect(ring).to_have_text(sign)
        kind, seat = target.split(":")[:2]
        around = f"[data-seat='{seat}'] .place" if kind == "seat" else f".place[data-at='{target}']"
        assert await page.evaluate(APART, [f"[data-aimed='{target}']", around]) <= 4
        if kind == "seat" or int(seat) != by:
            arrow = page.locator(f"[data-aimed-from='{by}'][data-aimed-at='{target}']")
            await expect(arrow).to_be_attached()


async def lies_large(page: Page, power: str, effect: str) -> None:
    """The card that is used lies there, larger than in an opponent's hand, with its name and its effect."""
    used = page.locator(f"[data-used='{power}']")
    await expect(used).to_be_visible()
    await expect(used.get_by_role("heading", name=NAMES[power])).to_be_visible()
    await expect(used).to_contain_text(effect)
    width = await page.locator("[data-used] > .picture").evaluate(
        "(one) => one.getBoundingClientRect().width"
    )
    others = await page.locator(".seat .place").first.evaluate("(one) => one.getBoundingClientRect().width")
    assert width > others * 1.3
    await used.get_by_role("button", name=NAMES[power]).click()
    help_ = page.get_by_role("dialog", name=NAMES[power])
    await expect(help_).to_contain_text(effect)
    await help_.get_by_role("button", name="Close").click()
    await expect(help_).to_be_hidden()


async def tells_nothing_else(page: Page, power: str) -> None:
    """The overlay shows no card but the one that is used."""
    shown: list[str] = await page.evaluate(SHOWN)
    assert {one for one in shown if one in KIND_OF} == {power}


@pytest.mark.parametrize(("power", "move", "marks", "effect"), AGAINST)
async def test_everybody_sees_who_attacks_what_while_a_killer_may_be_shown(
    server: Serving, visit: Visit, power: str, move: Move, marks: dict[str, str], effect: str
) -> None:
    """O25: whoever uses a power, whoever suffers it and whoever watches, also after a reload."""
    prepared = peeked(a_deal(HANDS)).draw(power).discard().power(move)
    company = await bring(server, prepared, without_page=(0, 1, 2))
    for seat in EVERYBODY:
        page = await company.open(visit, seat)
        await ringed(page, 0, marks)
        await lies_large(page, power, effect)
        await tells_nothing_else(page, power)
        assert await page.evaluate(MOVING) == 0  # whoever wants no motion sees the same, lying still
        await page.reload()
        if seat is None:
            await page.get_by_role("button", name="Watch").click()
        await ringed(page, 0, marks)
    await company.answer(1, "pass")
    if power == "snitch" and len(marks) == 2:
        await company.answer(2, "pass")
    for seat in EVERYBODY:
        await expect(company.pages[seat].locator("[data-aimed]")).to_have_count(0)
    await company.check_secrets()


@pytest.mark.parametrize(
    ("power", "move", "ring"),
    [
        ("mole", Look(2), "card:0:2"),
        ("safecracker", OpenSafe(), "safe"),
        ("driver", Throw((1, 3)), "card:0:1"),
    ],
)
async def test_a_power_that_asks_nobody_is_seen_for_a_moment(
    server: Serving, visit: Visit, power: str, move: Move, ring: str
) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw(power).discard(), without_page=(0, 1, 2))
    for seat in EVERYBODY:
        await overlaid(await company.open(visit, seat))
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    kind = fields.pop("type")
    seen = [
        waiting(company.pages[seat], f"() => document.querySelector('[data-aimed=\"{ring}\"]')")
        for seat in EVERYBODY
    ]
    await company.answer(0, kind, **fields)
    for one in seen:
        await one
    for seat in EVERYBODY:
        await expect(company.pages[seat].locator("[data-aimed]")).to_have_count(0)
    await company.check_secrets()


async def test_o23_an_exchange_with_the_safe_shows_both_cards(server: Serving, visit: Visit) -> None:
    prepared = peeked(a_deal(HANDS)).draw("safecracker").discard().power(OpenSafe())
    company = await bring(server, prepared, without_page=(0, 1, 2))
    page = await company.open(visit, 1)
    await overlaid(page)
    seen = waiting(
        page,
        """() => document.querySelector("[data-aimed='card:0:3']")?.innerText === '4'
            && document.querySelector("[data-aimed='safe:1']")?.innerText === '2'""",
    )
    await company.answer(0, "exchange", place=3, safe=1)
    await seen
    await company.check_secrets()


async def test_what_is_aimed_at_can_be_pressed_and_stays_where_it_is(server: Serving, visit: Visit) -> None:
    prepared = peeked(a_deal(HANDS)).draw("gangster").discard().power(Swap(0, 1, 1, 0))
    company = await bring(server, prepared, without_page=(0, 1, 2))
    for width in (360, 1440):
        page = await company.open(visit, 1, width=width)
        await expect(page.locator("[data-aimed]")).to_have_count(2)
        await expect(page.locator("[data-used]")).to_be_visible()
        with_it = await page.evaluate(PLACES)
        await page.evaluate(HIDE)
        assert await page.evaluate(PLACES) == with_it
        await page.reload()
        await expect(page.locator("[data-aimed]")).to_have_count(2)
    others = await company.open(visit, 2)
    await expect(others.locator("[data-used]")).to_be_visible()
    seen = [
        waiting(page, "() => document.querySelector('[data-aim].cancelled')"),
        waiting(others, STOPPED),
    ]
    await point(page, "card:1:0")  # a press that something else would take fails
    for one in seen:
        await one
    await told(page, "You show the Killer: nothing happens. (Gangster)")
    await company.check_secrets()


async def test_a_bottle_that_may_be_snapped_lies_open_whatever_is_shown(
    server: Serving, visit: Visit
) -> None:
    """The card that was used makes way at once."""
    prepared = peeked(a_deal(HANDS)).draw("driver").discard()
    company = await bring(server, prepared, without_page=(0, 1, 2))
    page = await company.open(visit, 1)
    await expect(page.locator("[data-used='driver']")).to_be_visible()  # while Ann still chooses
    await company.answer(0, "throw", places=[1])
    await asked(page, "9! Have you got one too? Throw it, quick")
    await expect(page.locator("[data-used]")).to_have_count(0)
    await expect(page.get_by_label("Discard pile, on top 9")).to_be_visible()


async def test_every_place_has_a_number_that_everybody_sees(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)), without_page=(0, 1, 2))
    for seat in EVERYBODY:
        page = await company.open(visit, seat, width=360)
        for owner in range(3):
            places = page.locator(f"[data-seat='{owner}'] .place")
            await expect(places).to_have_text([re.compile(rf"{place}\s*$") for place in range(1, 5)])
        for number in await page.locator(".place .number").all():
            assert await number.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 11


async def test_what_a_drawn_character_would_do_stands_in_the_question(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(HANDS)).draw("driver"))
    page = await company.open(visit)
    await asked(page, "Driver: discard it to throw up to two of your bottles, or keep it")
    await discard(page)
    await asked(page, "Driver: throw away up to two of your bottles")
    await company.check_secrets()


async def test_whoever_wants_motion_sees_the_arrows_reach_out(server: Serving, visit: Visit) -> None:
    company: Company = await bring(server, peeked(a_deal(HANDS)).draw("lady").discard(), without_page=(0, 2))
    page = await company.open(visit, 1, reduced_motion="no-preference", script=BEGUN)
    await overlaid(page)
    await company.answer(0, "mix", seat=1)
    await page.wait_for_function("() => window.begun.has('way') && window.begun.has('head')")
    await page.wait_for_function(f"() => ({MOVING})() === 0")
    await ringed(page, 0, {"seat:1": ""})
