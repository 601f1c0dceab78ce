"""The scenes of OMERTA: a snap, a call, the count, the victory, and the picture of a result."""

from __future__ import annotations

import base64
import json
import re
import struct
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.looking import picture
from tests.browser.prepared import Company, a_deal, bring, discard, peeked, point, told
from tests.browser.scenes import evening
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 7 5 10", "killer 7 5 2", "8 6 10 1")
LOW = ("1 2 alibi 3", "killer 7 5 2", "8 6 10 lady")
HIGH = ("9 2 1 3", "1 1 2 4", "8 6 10 lady")
STILL = "reduce"
MOVING = "no-preference"
A_WHILE = 1_000  # milliseconds for which things have lain where they lie
# Keeps every scene for as long as the test looks at it: only what comes within a second comes.
LASTING = """(() => {
    const later = window.setTimeout;
    const isLong = (wait) => wait > 1000 && wait < 9000;
    window.setTimeout = (call, wait, ...given) => isLong(wait) ? 0 : later(call, wait, ...given);
})()"""
# Notes which of the cards of a hand lie open in the count, in the order in which they are turned up.
TURNED = """(() => {
    window.turned = [];
    new MutationObserver(() => {
        for (const card of document.querySelectorAll('.hands [data-face]')) {
            const seat = card.closest('[data-counts]').dataset.counts;
            const one = `${seat} ${card.dataset.face}`;
            if (!window.turned.includes(one)) window.turned.push(one);
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
})()"""
# What of one box lies over another.
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((where) => document.querySelector(where).getBoundingClientRect());
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 1;
}"""
# How many colours a picture has, looked at here and there.
COLOURS = """async (image) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [54, 68];
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0, 54, 68);
    const { data } = brush.getImageData(0, 0, 54, 68);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return seen.size;
}"""
SHARES = """(() => {
    window.sent = [];
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files, text }) => { window.sent.push([files[0].type, files[0].size, text]); };
})()"""


def hold_long(*_: object) -> float:
    """Make the first claim wait for the others: a busy machine is slower than people."""
    return 60.0


async def call_omerta(page: Page) -> None:
    """Press twice, to confirm."""
    await page.locator("[data-move=omerta]").click()
    await page.locator("[data-move=omerta]").click()


async def a_snap(server: Serving, visit: Visit, **how: Any) -> Company:
    """Ann and Bob throw a 7 each, of which one comes too late, and Cid's card is wrong."""
    company = await bring(server, peeked(a_deal(HANDS)).draw("7"))
    page = await company.open(visit, script=LASTING, **how)
    await discard(page)
    await point(page, "card:0:1")
    await company.answer(1, "snap", place=1)
    await company.answer(2, "snap", place=0)
    return company


@pytest.mark.parametrize(("width", "motion"), [(360, MOVING), (820, STILL), (1440, MOVING)])
async def test_a_snap_bursts_with_its_milliseconds_and_is_in_nobodys_way(
    server: Serving, visit: Visit, monkeypatch: pytest.MonkeyPatch, width: int, motion: str
) -> None:
    monkeypatch.setattr("backroom.table.running.hold", hold_long)
    company = await a_snap(server, visit, width=width, reduced_motion=motion)
    page = company.page
    burst = page.locator("[data-scene=snap]")
    await expect(burst.locator(".wrong")).to_contain_text("Cid")
    first = await burst.locator(".who").inner_text()
    other = {"Ann": "Bob", "Bob": "Ann"}[first]
    await expect(burst.locator(".late")).to_contain_text(other)
    assert 0 < int(await burst.locator(".time b").inner_text()) < 60_000
    for needed in (".question", "[data-seat='0'] .hand"):
        assert not await page.evaluate(OVERLAP, ["[data-scene=snap]", needed]), f"it covers {needed}"
    assert await burst.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    assert await burst.get_attribute("aria-hidden") == "true", "the log says it already"
    if motion == STILL:
        assert await burst.evaluate("(one) => getComputedStyle(one).animationName") == "none"
    await told(page, "Snap!", "too late", "which is wrong")
    await company.check_secrets()


async def test_a_snap_is_left_by_the_next_press_which_counts_where_it_falls(
    server: Serving, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.table.running.hold", hold_long)
    company = await a_snap(server, visit)
    page = company.page
    burst = page.locator("[data-scene=snap]")
    await expect(burst).to_be_visible()
    switch = page.get_by_role("button", name="Sounds")
    await page.wait_for_timeout(A_WHILE / 2)
    await switch.click()
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await expect(burst).to_have_count(0)


async def test_o30_the_call_comes_first_and_the_callers_cards_are_turned_up_last(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit, reduced_motion=MOVING)
    await page.evaluate(TURNED)
    await call_omerta(page)
    await expect(page.locator("[data-scene=call]")).to_contain_text("Omerta!")
    assert await page.evaluate("window.turned") == [], "no card is there before it is turned up"
    await expect(page.locator("[data-scene=held]")).to_have_text("It holds!")
    shown = await page.evaluate("window.turned")
    assert shown == ["2 6", "2 8", "2 10", "2 lady", "1 2", "1 5", "1 7", "1 killer", *shown[8:]]
    assert shown[8:] == ["0 alibi", "0 1", "0 2", "0 3"], "the worst of the caller's is the last"
    await expect(page.get_by_role("dialog").get_by_role("status").first).to_contain_text("Your Omerta holds")
    await expect(page.locator("[data-scene=victory]")).to_be_visible()
    await company.check_secrets()


@pytest.mark.parametrize("how", ["pointer", "key"])
async def test_one_press_leaves_the_scenes_and_presses_nothing_beneath(
    server: Serving, visit: Visit, how: str
) -> None:
    company = await bring(server, peeked(a_deal(HIGH, safe="3 4 5 6")))
    page = await company.open(visit, reduced_motion=MOVING, width=360, script=LASTING)
    await call_omerta(page)
    call = page.locator("[data-scene=call]")
    await expect(call).to_be_visible()
    box = await page.evaluate("[innerWidth / 2, innerHeight - 40]")
    await page.mouse.click(*box)  # at once: it was meant for the table
    await expect(call).to_be_visible()
    await page.wait_for_timeout(A_WHILE / 2)
    if how == "pointer":
        await page.mouse.click(*box)
        await page.mouse.click(*box)  # the second of two lands on what has come to light
    else:
        await page.keyboard.press("Escape")
    await expect(page.locator("[data-scene=victory]")).to_be_visible()
    await expect(page.locator("[data-counted=true]")).to_be_visible()
    await expect(page.locator("[data-scene=bust]")).to_have_text("Busted!")
    await expect(page.get_by_role("heading", name="Bob wins")).to_be_visible()
    if how == "key":
        await expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_focused()
    assert page.url.endswith(company.code), "a press went through"


async def test_a_scene_takes_no_press_that_began_on_the_table(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(LOW, starter=1)), without_page=(1, 2))
    page = await company.open(visit, reduced_motion=MOVING, script=LASTING)
    await page.mouse.move(300, 300)
    await page.mouse.down()
    await company.answer(1, "omerta")
    await expect(page.locator("[data-scene=call]")).to_be_visible()
    await page.wait_for_timeout(A_WHILE)
    await page.mouse.up()
    await expect(page.locator("[data-scene=call]")).to_be_visible()


async def test_without_motion_all_is_there_at_once_and_nothing_moves(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit)
    await call_omerta(page)
    await expect(page.locator("[data-counted=true]")).to_be_visible()
    await expect(page.locator("[data-scene=call]")).to_have_count(0)
    running = "document.getAnimations().filter(({ playState }) => playState === 'running').length"
    assert await page.evaluate(running) == 0
    poster = page.locator("[data-scene=victory]")
    await expect(poster.get_by_role("heading", name="You win!")).to_be_visible()
    await expect(poster.locator("dl")).to_contain_text("Omertas held")
    await expect(poster).to_contain_text("The boldest Omerta: Ann, with 6 against 29.")
    await picture(page, "omerta-victory-1440")


async def test_the_splash_is_not_played_again_on_the_way_back_from_the_review(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit)
    await call_omerta(page)
    await page.get_by_role("dialog").get_by_role("link", name="Review the game").click()
    await expect(page.get_by_role("slider")).to_be_visible()
    await page.emulate_media(reduced_motion=MOVING)
    await page.evaluate("""() => {
        window.scenes = [];
        const look = () => window.scenes.push(...document.querySelectorAll('[data-scene=call], .call'));
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }""")
    await page.get_by_role("link", name="To the table").click()
    await expect(page.locator("[data-counted=true]")).to_be_visible()
    assert await page.evaluate("window.scenes.length") == 0
    await expect(page.locator("[data-scene=victory]")).to_have_class(re.compile("still"))


async def test_whoever_comes_late_sees_the_points_of_every_round(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit)
    await call_omerta(page)
    rounds = page.locator(".ending tbody th")
    await expect(rounds).to_have_text(["1"])
    # as if this page had been opened after three rounds: the server tells of those that it has not heard
    told_before = [
        {"type": "gangsters_dealt", "gangsters": ["al_capone", "virginia_hill", "meyer_lansky"], "aside": []},
        *({"type": "round_ended", **a_round(number)} for number in (1, 2, 3)),
    ]
    await page.route("**/told", lambda route: route.fulfill(json={"last": 9, "events": told_before}))
    ended = json.dumps({"type": "round_ended", **a_round(3)})
    await page.context.add_init_script(ONLY_THE_LAST.replace("ENDED", ended))
    await page.reload()
    await expect(rounds).to_have_text(["1", "2", "3"])
    assert await page.locator(".ending tfoot td").all_inner_texts() == ["9", "18", "27"]


# The round that this page is told of is the third.
ONLY_THE_LAST = """(() => {
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
        set onmessage(hear) {
            super.onmessage = (message) => hear(new MessageEvent('message', { data: changed(message.data) }));
        }
        addEventListener(type, hear, ...how) {
            super.addEventListener(type, type !== 'message' ? hear : (message) =>
                hear(new MessageEvent('message', { data: changed(message.data) })), ...how);
        }
    };
    const changed = (data) => {
        const said = JSON.parse(data);
        for (const one of said.told ?? []) {
            const { type, hands } = one.event;
            if (type === 'round_ended') one.event = { ...ENDED, hands };
            if (type === 'gangsters_dealt') one.event = { type: 'drew', seat: 0, card: null };
        }
        return JSON.stringify(said);
    };
})()"""


def a_round(number: int) -> dict[str, Any]:
    """A round in which the seats got 3, 6 and 9 points."""
    return {
        "round": number,
        "reason": "omerta",
        "caller": None,
        "hands": [[], [], []],
        "stocks": [3, 6, 9],
        "scores": [3, 6, 9],
        "totals": [3 * number, 6 * number, 9 * number],
    }


async def card_of(page: Page) -> bytes:
    """Open the picture of the result: its bytes."""
    await page.locator("[data-share]").first.click()
    card = page.locator("[data-card]")
    await expect(card).to_be_visible()
    assert await card.evaluate(COLOURS) > 200, "the picture is blank"
    source = await card.get_attribute("src")
    assert source is not None
    assert source.startswith("data:image/png;base64,")
    return base64.b64decode(source.split(",")[1])


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_the_result_is_a_picture_to_save_or_copy(server: Serving, visit: Visit) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit, permissions=["clipboard-read", "clipboard-write"])
    await expect(page.locator("[data-share]")).to_have_count(0)
    await call_omerta(page)
    png = await card_of(page)
    assert size_of(png) == (1080, 1350)
    words = await page.locator("[data-card]").get_attribute("alt")
    assert words is not None
    for said in (
        "OMERTA",
        "Ann wins",
        "29 points ahead",
        "2. Bob, 29 points",
        "3. Cid, 39 points",
        "Omertas held 1",
    ):
        assert said in words
    async with page.expect_download() as saved:
        await page.get_by_role("button", name="Save the picture").click()
    assert (await saved.value).suggested_filename == f"omerta-{company.code}.png"
    await page.get_by_role("button", name="Copy the picture").click()
    await expect(page.get_by_role("dialog", name="The result as a picture")).to_contain_text("Copied")
    kinds = "navigator.clipboard.read().then((items) => items.flatMap(({ types }) => types))"
    assert await page.evaluate(kinds) == ["image/png"]
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-card]")).to_have_count(0)


async def test_where_the_system_can_send_it_the_picture_is_sent_in_the_readers_language(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, peeked(a_deal(LOW)))
    page = await company.open(visit, script=SHARES, locale="ru-RU", width=360)
    await call_omerta(page)
    await card_of(page)
    words = await page.locator("[data-card]").get_attribute("alt")
    assert words is not None
    assert "Побеждает Ann" in words
    await page.get_by_role("button", name="Отправить картинку").click()
    await expect(page.get_by_text("Отправлено.")).to_be_visible()
    [[kind, size, said]] = await page.evaluate("window.sent")
    assert (kind, said) == ("image/png", "OMERTA: Побеждает Ann")
    assert size > 20_000
    await picture(page, "share-360-ru", whole=False)


async def test_another_game_has_its_picture_too(server: Serving, visit: Visit) -> None:
    company = await evening(server)
    page = await visit(company.address(0), reduced_motion=STILL)
    assert size_of(await card_of(page)) == (1080, 1350)
    words = await page.locator("[data-card]").get_attribute("alt")
    assert words is not None
    assert "ORGANIZED CRIME" in words
    assert "$" in words
    assert "Killings" in words


async def test_nothing_can_be_shown_of_a_game_that_is_on(server: Serving, visit: Visit) -> None:
    company = await countries.found(server, countries.at_the_door(), without_page=())
    page = await visit(company.address(0), reduced_motion=STILL)
    await expect(page.locator("#question")).to_be_visible()
    await expect(page.locator("[data-share]")).to_have_count(0)
