"""A bot's seat in a running game: somebody asks, the people at the table answer, a player comes back."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from backroom.server.seats import asking
from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_the_whole_story_of_a_seat(
    visit: Visit, server: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "AFTER_SILENCE", 0.0)
    monkeypatch.setattr(asking, "AFTER_A_NO", 0.0)
    made = await server.make(game, bots={2: "random"})
    path = f"/t/{made['code']}"
    bob_token = (await server.sit(made["code"], "Bob", 1))["token"]
    ann = await visit(f"{path}#{made['tokens']['0']}")
    bob = await visit(f"{path}#{bob_token}", width=360)
    await ann.get_by_role("button", name="Begin").click()
    await expect(bob.locator("[data-full]")).to_be_attached()

    zoe = await visit(path, width=360)
    await expect(zoe.get_by_text("The people at the table decide whether you may take a bot")).to_be_visible()
    await zoe.get_by_label("Your name").fill("Zoe")
    await zoe.get_by_role("button", name="Ask for a seat").click()
    await expect(zoe.get_by_role("status")).to_contain_text("Waiting for Ann and Bob to agree")
    assert await zoe.evaluate(TOO_WIDE) <= 0
    await zoe.reload()
    await expect(zoe.get_by_role("status")).to_contain_text("Waiting for Ann and Bob to agree")
    await zoe.get_by_role("button", name="Never mind").click()
    await expect(ann.get_by_role("button", name="Yes", exact=True)).to_be_hidden()

    await zoe.get_by_role("button", name="Ask for a seat").click()
    yes = ann.get_by_role("button", name="Yes", exact=True)
    await expect(ann.get_by_text("Zoe asks for seat 3")).to_be_visible()
    await expect(yes).to_be_enabled()
    assert await bob.evaluate(TOO_WIDE) <= 0
    await yes.focus()
    await ann.keyboard.press("Enter")
    await expect(zoe.get_by_role("status")).to_contain_text("Waiting for Bob to agree")
    await expect(ann.get_by_text("Waiting for Bob")).to_be_visible()
    await bob.get_by_role("button", name="No", exact=True).click()
    await expect(zoe.get_by_text("The people at the table did not agree")).to_be_visible()
    await zoe.get_by_role("button", name="See who is at the table").click()

    await zoe.get_by_role("button", name="Ask for a seat").click()
    for page in (ann, bob):
        await page.get_by_role("button", name="Yes", exact=True).click()
    await expect(zoe.locator("[data-full]")).to_be_attached()
    assert server.room(made["code"]).table.seats[2].person == "Zoe"

    await zoe.goto(server.base + path)
    await expect(zoe.locator("[data-full]")).to_be_attached()


async def test_a_player_who_left_a_game_comes_back_to_their_seat(visit: Visit, server: Serving) -> None:
    made = await server.make(bots={2: "random"})
    path = f"/t/{made['code']}"
    token = (await server.sit(made["code"], "Bob", 1))["token"]
    ann = await visit(f"{path}#{made['tokens']['0']}")
    bob = await visit(f"{path}#{token}")
    await ann.get_by_role("button", name="Begin").click()
    await bob.get_by_text("Table and settings").click()
    leave = bob.get_by_role("button", name="Leave the table")
    await leave.click()
    await bob.get_by_role("button", name="Really leave?").click()
    await expect(bob.get_by_text("A bot plays on in your seat")).to_be_visible()
    await bob.goto(server.base)
    await expect(bob.get_by_text("you left; a bot is playing")).to_be_visible()
    await bob.goto(server.base + path)
    await bob.get_by_role("button", name="Come back to my seat").click()
    await expect(bob.locator("[data-full]")).to_be_attached()
    assert server.room(made["code"]).table.seats[1].person == "Bob"
    await expect(ann.get_by_text("Bob comes back.").first).to_be_attached()


async def test_the_others_decide_whether_somebody_is_sent_away(visit: Visit, server: Serving) -> None:
    made = await server.make()
    path = f"/t/{made['code']}"
    tokens = [(await server.sit(made["code"], name))["token"] for name in ("Bob", "Cid")]
    ann = await visit(f"{path}#{made['tokens']['0']}")
    bob = await visit(f"{path}#{tokens[0]}", width=360)
    cid = await visit(f"{path}#{tokens[1]}", width=360)
    await ann.get_by_role("button", name="Begin").click()
    await ann.get_by_text("Table and settings").click()
    await ann.get_by_role("button", name="Remove Bob").click()
    await ann.get_by_role("button", name="Remove", exact=True).click()
    await expect(ann.get_by_text("Waiting for Cid")).to_be_visible()
    asked = bob.get_by_role("region", name="A question to the table")
    await expect(asked).to_contain_text("Ann wants to send Bob away")
    await expect(asked).not_to_contain_text("Do you agree?")
    await expect(bob.get_by_role("button", name="No", exact=True)).to_be_hidden()
    await cid.get_by_role("button", name="Yes", exact=True).click()
    await expect(bob.get_by_text("You are no longer at this table")).to_be_visible()
