"""A player who is looking elsewhere is called when it is their move, if they have allowed it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import gather, say
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
# without a screen, no notification is shown and no page is hidden
NOTED = """(() => {
    window.notes = [];
    window.elsewhere = false;
    Object.defineProperty(document, 'hidden', { get: () => window.elsewhere });
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(words, { body, tag }) { window.notes.push(this.note = { words, body, tag, open: true }); }
        close() { this.note.open = false; }
    };
})()"""


async def test_a_notification_tells_a_player_looking_elsewhere_that_it_is_their_move(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.killing(), 1, locale="fr-FR", script=NOTED)
    bob = company.pages[1]
    await bob.get_by_role("tab", name="Table").click()
    allow = bob.get_by_role("checkbox", name="Me prévenir quand c’est à moi")
    await allow.check()
    await bob.evaluate("window.elsewhere = true")
    assert await bob.evaluate("window.notes") == [], "it is not their move yet"
    title = await bob.title()
    await company.answer(0, "pass_dice")
    await bob.wait_for_function("() => window.notes.length > 0")
    said = {"words": "À vous de jouer", "body": title, "tag": f"/t/{company.code}"}
    assert await bob.evaluate("window.notes") == [said | {"open": True}]
    await expect(bob).to_have_title("● À vous de jouer")

    await allow.uncheck()
    await say(bob, "waive")
    await expect(bob.locator("button[data-move=hire]")).to_be_visible()  # it is Bob's turn now
    assert await bob.evaluate("window.notes") == [said | {"open": False}], (
        "the first is gone; no other without leave"
    )
