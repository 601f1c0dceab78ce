"""OMERTA's table stands still: the screen's size and the number of players divide it, and nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from typing import Any, Final, NamedTuple

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.prepared import a_deal, bring, peeked
from tests.browser.staged import Stage
from tests.support.server import Serving
from tools import bootstrap

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LOCALES: Final = bootstrap.ROOT / "src" / "backroom" / "locales"
HANDS: Final = ("3 7 5 10", "killer 7 9 2", "8 6 10 1", "1 2 3 lady", "6 6 9 mamma")
SIZES: Final = (
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 664),
    (568, 320),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1440, 900),
    (2560, 1440),
)
TEXT: Final = {100: 16, 200: 32}  # per cent, and the pixels that a person has chosen for ordinary text
LONGEST_CARD: Final = {
    "en": "the Police Patrol",
    "fr": "la Patrouille de police",
    "nl": "de Politiepatrouille",
    "ru": "Полицейский патруль",
}
REASON: Final = {
    "code": "call_last",
    "points": 5,
    "percent": 80,
    **dict.fromkeys(("card", "other", "place", "second", "seat", "other_seat", "count")),
}
# Where everything is that can be pressed, and every seat; and what of the reader's own is not in sight.
LOOK: Final = """() => {
    const boxes = {}, mine = [], faults = [];
    const boxOf = (one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom].map((edge) => Math.round(edge * 10) / 10);
    };
    const note = (name, one) => { boxes[name] = boxOf(one); };
    for (const one of document.querySelectorAll('[data-at]')) note(one.dataset.at, one);
    for (const one of document.querySelectorAll('.question [data-move]')) note(one.dataset.move, one);
    const near = document.querySelector('.near');
    const own = [
        ...near.querySelectorAll('.place'),
        document.querySelector('#question'),
        ...document.querySelectorAll('.buttons > *'),
        ...near.querySelectorAll('[data-lid]'),
    ];
    for (const one of own) {
        const name = one.dataset.at ?? one.dataset.move ?? one.id ?? one.textContent;
        const [left, top, right, bottom] = boxOf(one);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
            faults.push(`${name} is not on the screen: ${[left, top, right, bottom]}`);
        if (right - left < 20 || bottom - top < 15) faults.push(`${name} is too small to be seen`);
        mine.push([name, left, top, right, bottom]);
    }
    for (const [at, [name, left, top, right, bottom]] of mine.entries())
        for (const [other, left2, top2, right2, bottom2] of mine.slice(at + 1))
            if (Math.min(right, right2) - Math.max(left, left2) > 1
                && Math.min(bottom, bottom2) - Math.max(top, top2) > 1)
                faults.push(`${name} lies over ${other}`);
    const ask = document.querySelector('.wording').getBoundingClientRect();
    const words = document.querySelector('#question').getBoundingClientRect();
    if (words.top < ask.top - 3 || words.bottom > ask.bottom + 3) faults.push('the question is cut');
    for (const one of document.querySelectorAll('.buttons > *'))
        if (one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 1)
            faults.push(`${one.textContent} is cut`);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push('the page scrolls');
    return { boxes, faults };
}"""
DRAWN: Final = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
WRITE: Final = """([where, words]) => { document.querySelector(where).textContent = words; }"""


class Seen(NamedTuple):
    """Where things are, and what is wrong with that."""

    boxes: dict[str, list[float]]
    faults: list[str]


async def look(page: Page) -> Seen:
    await page.evaluate(DRAWN)
    return Seen(**await page.evaluate(LOOK))


def longest(language: str, *beginnings: str) -> str:
    """The longest text of a language whose name begins so, with its longest card and a person in it."""
    found: list[str] = []
    texts = (LOCALES / language / "omerta.ftl").read_text()
    for name, body in re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", texts, re.MULTILINE):
        if name.startswith(beginnings):
            found += [line.strip() for line in re.split(r"\n\s*\*?\[\w+\]", body)]
    words = [re.sub(r"\{[^{}]*\}", LONGEST_CARD[language], one) for one in found]
    return max((one for one in words if "{" not in one and "->" not in one), key=len)


async def every_size(page: Page) -> AsyncGenerator[str]:
    """Show the page at each size, with ordinary and with large text."""
    session = await page.context.new_cdp_session(page)
    for text, pixels in TEXT.items():
        sizes = {"standard": pixels, "fixed": pixels}
        await session.send("Page.setFontSizes", {"fontSizes": sizes})  # pyright: ignore[reportUnknownMemberType]
        for width, height in SIZES:
            await page.set_viewport_size(ViewportSize(width=width, height=height))
            yield f"{width}×{height}, text of {text} %"


async def sit_down(visit: Visit, server: Serving, players: int, language: str) -> tuple[Page, Stage]:
    """Ann is asked what to do in her turn, with hints; everybody has four cards."""
    game = peeked(a_deal(HANDS[:players]))
    for card in ["6", "5", "4", "2", "9"][:players]:
        game = game.plain_turn(card)
    company = await bring(server, game, without_page=())
    stage = Stage()
    page = await company.open(visit, sockets=stage.pass_on, locale=language)
    await expect(page.locator("[data-move=omerta]")).to_be_visible()
    return page, stage


def without_hands(before: dict[str, Seen]) -> dict[str, Seen]:
    """The same but for the others' cards, which are smaller where there are many."""
    return {
        size: Seen({at: box for at, box in seen.boxes.items() if not re.match("card:[1-9]", at)}, [])
        for size, seen in before.items()
    }


async def compare(page: Page, before: dict[str, Seen], why: str, *, but: str = "") -> None:
    """At no size anything has moved, but for what is named so; and what is the reader's own is in sight."""
    wrong: dict[str, Any] = {}
    async for size in every_size(page):
        seen = await look(page)
        was = before.setdefault(size, seen)
        moved = {
            name: (box, seen.boxes[name])
            for name, box in was.boxes.items()
            if name in seen.boxes and seen.boxes[name] != box and not (but and name.startswith(but))
        }
        if moved or seen.faults:
            wrong[size] = (moved, seen.faults)
    assert wrong == {}, why


@pytest.mark.parametrize(("players", "language"), [(3, "nl"), (4, "fr"), (5, "ru")])
async def test_nothing_moves_whatever_is_asked_said_or_dealt(
    server: Serving, visit: Visit, players: int, language: str
) -> None:
    page, stage = await sit_down(visit, server, players, language)
    before: dict[str, Seen] = {}
    turn = {**stage.update["question"], "advised": True}
    stage.tell(question=turn)
    await page.locator("[data-ask-adviser]").wait_for()
    await compare(page, before, "a turn")

    stage.tell(
        *({"type": "adviser_asked", "seat": 0} for _ in range(3)),
        {"type": "peeked", "seat": 0, "places": [0, 1], "cards": ["3", "7"]},
        view={"hands": stage.hands(5), "safe": ["7", "9", "lady", "mole"]},
        question={**turn, "deadline": stage.update["now"] + 600},
    )
    await page.locator("[data-lid]").wait_for()
    await page.locator(".hint button").click()
    await expect(page.locator(".hint")).to_have_count(0)
    await compare(page, before, "a fifth card, lines of the log, a clock, no hint, an open safe and faces")

    stage.tell(view={"hands": [stage.hand(0, 6), *stage.hands(14)[1:]]}, question=turn)
    stage.say(
        {
            "type": "advised",
            "ask": stage.ask,
            "move": {"type": "omerta"},
            "chance": 50,
            "next_best": 40,
            "reason": REASON,
        }
    )
    await page.locator("[data-adviser=said]").wait_for()
    await page.locator("[data-move=omerta]").click()
    await page.locator(".sure").wait_for()
    await page.evaluate(WRITE, ["#question", longest(language, "omerta-ask-", "omerta-put-", "omerta-wait-")])
    await page.evaluate(WRITE, [".adviser p", longest(language, "omerta-advice-")])
    await compare(page, without_hands(before), "the longest words, and hands of fourteen cards", but="omerta")


async def test_what_is_the_readers_is_in_sight_with_fourteen_cards_and_while_a_bot_sits_in(
    server: Serving, visit: Visit
) -> None:
    page, stage = await sit_down(visit, server, 5, "ru")
    before: dict[str, Seen] = {}
    await compare(page, before, "a turn")
    ann, *others = stage.update["table"]["seats"]
    stage.tell(
        view={"hands": [stage.hand(0, 14), *stage.hands(4)[1:]]},
        table={"seats": [{**ann, "bot": "regular", "connected": True}, *others]},
    )
    await expect(page.locator(".near .place")).to_have_count(14)
    await expect(page.locator(".buttons > *")).to_have_count(1)  # to take one's seat again
    await compare(page, without_hands(before), "fourteen cards, and a bot that sits in", but="card:0")


# How wide cards are, and how high letters.
GREATNESS: Final = """() => {
    const one = (where) => document.querySelector(where);
    return [
        ...['card:0:0', 'card:2:0', 'pile'].map((at) => one(`[data-at="${at}"]`).offsetWidth),
        ...['.wording h2', '.wording .hint', '.log li', '.plate'].map((at) =>
            parseFloat(getComputedStyle(one(at)).fontSize)),
    ];
}"""
SNAP: Final = {"type": "snap", "place": 0}
THROW: Final = ({"type": "throw", "places": [0]}, {"type": "throw", "places": [0, 1]})
# What may be asked, what is pressed before the buttons are looked at, and which of them are there.
ASKED: Final = (
    (({"type": "draw"}, {"type": "take"}, {"type": "omerta"}), None, {"draw", "take", "omerta"}),
    (({"type": "draw"}, {"type": "take"}, {"type": "omerta"}), "[data-move=omerta]", {"omerta", "back"}),
    (({"type": "discard"}, {"type": "replace", "place": 0}), None, {"discard"}),
    (({"type": "open_safe"}, {"type": "decline"}), None, {"open_safe", "decline"}),
    ((*THROW, {"type": "decline"}), "[data-target='card:0:0']", {"confirm", "decline", "back"}),
    ((SNAP, {"type": "pass"}), None, {"pass"}),
    (({"type": "show", "place": 0}, {"type": "pass"}), None, {"pass"}),
)
ACTS: Final = ("draw", "take", "discard", "open_safe", "omerta")


async def test_no_forfeit_and_no_confirmation_lies_where_anything_else_was_pressed(
    server: Serving, visit: Visit
) -> None:
    page, stage = await sit_down(visit, server, 3, "en-GB")
    question = stage.update["question"]
    places: dict[str, set[tuple[float, float]]] = {}
    for number, (options, press, shown) in enumerate(ASKED):
        ask = {**question["ask"], "id": stage.ask + number + 1}
        stage.tell(question={**question, "ask": ask, "options": list(options)})
        if press is not None:
            await page.locator(press).click()
        for move in shown:
            button = page.locator(f".buttons [data-move={move}]")
            await expect(button).to_be_visible()
            name = "sure" if move == "omerta" and press is not None else move
            box = await button.bounding_box()
            assert box is not None
            places.setdefault(name, set()).add((box["x"], box["y"]))
    acted = {place for name in ACTS for place in places[name]}
    for left_undone in ("pass", "decline", "confirm", "sure"):
        assert places[left_undone].isdisjoint(acted), f"{left_undone} among {places}"
    assert places["draw"] == places["open_safe"]
    assert places["take"] == places["discard"]
    assert len(places["pass"]) == 2, "whoever lets a snap go could let the Killer go by the same press"


async def test_a_wide_screen_has_larger_cards_and_words(server: Serving, visit: Visit) -> None:
    page, _ = await sit_down(visit, server, 4, "en-GB")
    sizes: dict[int, list[float]] = {}
    for width, height in ((1440, 900), (2560, 1440)):
        await page.set_viewport_size(ViewportSize(width=width, height=height))
        await page.evaluate(DRAWN)
        sizes[width] = await page.evaluate(GREATNESS)
    for small, large in zip(sizes[1440], sizes[2560], strict=True):
        assert large > 1.25 * small, sizes


async def test_on_a_phone_the_log_and_the_chat_leave_the_hand_the_question_and_the_dock_in_sight(
    server: Serving, visit: Visit
) -> None:
    page, _ = await sit_down(visit, server, 4, "fr-FR")
    await page.set_viewport_size(ViewportSize(width=360, height=740))
    await page.locator("[aria-controls=side]").click()
    await expect(page.locator("#side")).to_be_visible()
    async for size in every_size(page):
        covered = await page.evaluate(
            """() => {
                const side = document.querySelector('#side').getBoundingClientRect();
                return ['.near', '.question'].filter((one) => {
                    const { left, right, top, bottom } = document.querySelector(one).getBoundingClientRect();
                    return Math.min(right, side.right) - Math.max(left, side.left) > 1
                        && Math.min(bottom, side.bottom) - Math.max(top, side.top) > 1;
                });
            }"""
        )
        assert covered == [], size


async def test_a_note_on_a_card_is_written_and_moves_nothing(server: Serving, visit: Visit) -> None:
    page, stage = await sit_down(visit, server, 3, "en-GB")
    stage.tell(table={"notes": True})
    await page.get_by_role("button", name="Notes: tap a card to mark it").click()
    before = await look(page)
    await page.locator("[data-note='card:1:0']").click()
    await page.locator("[data-mark=high]").click()
    await expect(page.locator("[data-at='card:1:0'] .note")).to_have_text("↑")
    assert (await look(page)).boxes == before.boxes
