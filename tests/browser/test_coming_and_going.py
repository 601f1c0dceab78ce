"""Coming to a table and leaving it: links for a single seat, spectators, leaving, being sent away."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import TOO_WIDE
from tests.browser.prepared import a_deal, bring, peeked
from tests.browser.scenes import HANDS
from tests.support.player import PATIENCE
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

IS_AT_ITS_END = "list => list.scrollTop > 0 && list.scrollTop + list.clientHeight >= list.scrollHeight - 2"


async def until_it_opens_nothing(server: Serving, token: str) -> None:
    """Wait until the person who took the seat of a link has confirmed their own token."""
    async with asyncio.timeout(PATIENCE):
        while await server.house.find_seat(token) is not None:  # noqa: ASYNC110 - nobody here is told of it
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_link_for_a_seat_is_sent_opened_and_taken(visit: Visit, server: Serving, game: str) -> None:
    made = await server.make(game, name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    bob = await visit(f"/t/{made['code']}#{made['tokens']['2']}", width=360)
    await bob.get_by_label("Your name").fill("Bob")
    await expect(bob.get_by_role("button", name="Watch")).to_be_hidden()
    assert await bob.evaluate(TOO_WIDE) <= 0
    await bob.get_by_role("button", name="Take a seat").click()
    await expect(bob.locator(".seat.mine")).to_contain_text("Bob")
    await expect(host.get_by_text("Bob", exact=True)).to_be_visible()
    assert server.room(made["code"]).table.seats[2].person == "Bob", "and no other"
    await bob.reload()
    await expect(bob.locator(".seat.mine")).to_contain_text("Bob")
    await until_it_opens_nothing(server, made["tokens"]["2"])
    late = await visit(f"/t/{made['code']}#{made['tokens']['2']}", width=360)
    await expect(late.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    await expect(late.get_by_text("somebody else has taken it")).to_be_visible()
    await late.get_by_role("button", name="See who is at the table").click()
    await late.get_by_label("Your name").fill("Cid")
    await late.get_by_role("button", name="Take a seat").click()
    await expect(late.locator(".seat.mine")).to_contain_text("Cid")
    await late.reload()
    await expect(late.locator(".seat.mine")).to_contain_text("Cid")


async def test_a_link_for_a_seat_that_is_opened_again_leads_back_to_the_seat(
    visit: Visit, server: Serving
) -> None:
    """The link no longer opens anything, but this browser has something newer, in any tab."""
    made = await server.make(name="Ann", links=True)
    link = f"/t/{made['code']}#{made['tokens']['1']}"
    first = await visit(link)
    second = await first.context.new_page()
    await second.goto(server.base + link)
    await first.get_by_label("Your name").fill("Bob")
    await first.get_by_role("button", name="Take a seat").click()
    for page in (first, second):
        await expect(page.locator(".seat.mine")).to_contain_text("Bob")
    await first.goto(server.base)
    await first.goto(server.base + link)
    await expect(first.locator(".seat.mine")).to_contain_text("Bob")
    await first.reload()
    await expect(first.locator(".seat.mine")).to_contain_text("Bob")
    given = server.room(made["code"]).table.draws.contributions[1]
    assert given is not None, "they have added to the draws"
    await expect(first.get_by_role("alert")).to_be_hidden()


async def test_a_host_who_tries_out_a_link_keeps_their_own_seat(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await expect(host.locator(".seat.mine")).to_contain_text("Ann")
    await host.goto(f"{server.base}/t/{made['code']}#{made['tokens']['1']}")
    await expect(host.locator(".seat.mine")).to_contain_text("Ann")
    assert server.room(made["code"]).table.seats[1].person is None


async def test_only_a_person_who_sits_down_by_a_link_adds_to_the_draws(visit: Visit, server: Serving) -> None:
    """The link may be open elsewhere too."""
    made = await server.make(name="Ann", links=True)
    link = f"/t/{made['code']}#{made['tokens']['1']}"
    bob, other = await visit(link), await visit(link)
    await expect(other.get_by_role("button", name="Take a seat")).to_be_visible()
    await other.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            window.said = [];
            WebSocket.prototype.send = function (text) { window.said.push(text); send.call(this, text); };
        }"""
    )
    await bob.get_by_label("Your name").fill("Bob")
    await bob.get_by_role("button", name="Take a seat").click()
    await expect(other.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    said = await other.evaluate("window.said")
    assert [text for text in said if "contribute" in text] == []
    await expect(bob.get_by_role("alert")).to_be_hidden()


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_opening_the_link_for_a_seat_late_takes_it_from_a_bot(
    visit: Visit, server: Serving, game: str
) -> None:
    made = await server.make(game, name="Ann", links=True)
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    await host.get_by_role("button", name="Fill with bots").click()
    await host.get_by_role("button", name="Begin").click()
    bob = await visit(f"/t/{made['code']}#{made['tokens']['1']}", width=360)
    await bob.get_by_label("Your name").fill("Bob")
    await bob.get_by_role("button", name="Ask for a seat").click()
    await expect(bob.get_by_role("status")).to_contain_text("Waiting for Ann to agree")
    await host.get_by_role("button", name="Yes", exact=True).click()
    await expect(bob.get_by_text("Waiting for Ann to agree")).to_be_hidden()
    await expect(bob.locator("[data-full]")).to_be_attached()
    await bob.reload()
    await expect(bob.locator("[data-full]")).to_be_attached()
    await expect(host.get_by_text("Bob").first).to_be_visible()


@pytest.mark.parametrize("by_link", [False, True])
async def test_a_waiting_player_may_leave_and_come_back(visit: Visit, server: Serving, by_link: bool) -> None:
    made = await server.make(name="Ann", links=by_link)
    token = made["tokens"]["1"] if by_link else (await server.sit(made["code"], "Bob"))["token"]
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}")
    bob = await visit(f"/t/{made['code']}#{token}", width=360)
    if by_link:
        await bob.get_by_label("Your name").fill("Bob")
        await bob.get_by_role("button", name="Take a seat").click()
        await until_it_opens_nothing(server, token)
    await bob.get_by_role("button", name="Leave").click()
    await expect(bob.get_by_text("You have left this table.")).to_be_visible()
    await expect(host.get_by_text("Bob", exact=True)).to_be_hidden()
    await bob.get_by_role("button", name="See who is at the table").click()
    await bob.get_by_label("Your name").fill("Bob")
    await bob.get_by_role("button", name="Take a seat").click()
    await expect(host.get_by_text("Bob", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_spectator_is_told_that_they_watch_and_who_reads_what_they_say(
    visit: Visit, server: Serving, game: str
) -> None:
    made = await server.make(game, name="Ann", fill="random")
    path = f"/t/{made['code']}"
    watcher = await visit(path, width=360)
    await watcher.get_by_role("button", name="Watch").click()
    await expect(watcher.get_by_text("You are watching")).to_be_visible()
    await expect(watcher.get_by_role("button", name="Take a seat")).to_be_hidden()
    await expect(watcher.get_by_text("only spectators can read this")).to_be_hidden()
    host = await visit(f"{path}#{made['tokens']['0']}")
    await host.get_by_role("button", name="Begin").click()
    await expect(watcher.get_by_role("heading", name="You are watching")).to_be_visible()
    await expect(watcher.get_by_text("only spectators can read this")).to_be_attached()
    await expect(host.get_by_text("only spectators can read this")).to_have_count(0)
    assert await watcher.evaluate(TOO_WIDE) <= 0


async def test_a_spectator_takes_a_seat_when_one_is_free(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann")
    page = await visit(f"/t/{made['code']}", width=360)
    await page.get_by_role("button", name="Watch").click()
    await expect(page.get_by_text("You are watching")).to_be_visible()
    await page.get_by_role("button", name="Take a seat").click()
    await page.get_by_role("button", name="Take a seat").click()
    await expect(page.locator(".seat.mine")).to_be_visible()


async def test_on_a_phone_the_chat_opens_at_the_latest_message(visit: Visit, server: Serving) -> None:
    company = await bring(server, peeked(a_deal(HANDS)), without_page=(1, 2))
    page = await company.open(visit, width=360)
    for number in range(20):
        await company.players[1].do("chat", text=f"This is remark number {number}")
    await page.locator("button[aria-controls=side]").click()
    talk = page.locator("ul[aria-live]")
    await expect(talk).to_contain_text("remark number 19")
    await page.wait_for_function(IS_AT_ITS_END, arg=await talk.element_handle())


async def test_an_acting_host_is_offered_only_what_they_may_do(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann", players=4)
    tokens = [(await server.sit(made["code"], name))["token"] for name in ("Bob", "Cid", "Dan")]
    bob = await visit(f"/t/{made['code']}#{tokens[0]}")
    cid = await server.player(token=tokens[1]).enter()
    begin = bob.get_by_role("button", name="Begin")
    await expect(begin).to_be_visible()  # because Ann is away
    await expect(bob.get_by_role("button", name="Remove Dan")).to_be_visible()
    for name in ("Ann", "Cid"):
        await expect(bob.get_by_role("button", name=f"Remove {name}")).to_be_hidden()
    await server.see_off(cid)
    await expect(bob.get_by_role("button", name="Remove Cid")).to_be_visible()


async def test_a_person_is_sent_away_only_after_a_second_question(visit: Visit, server: Serving) -> None:
    made = await server.make(name="Ann")
    guest = await server.sit(made["code"], "Bob")
    host = await visit(f"/t/{made['code']}#{made['tokens']['0']}", width=360)
    bob = await visit(f"/t/{made['code']}#{guest['token']}", width=360)
    await host.get_by_role("button", name="Remove Bob").click()
    await expect(host.get_by_text("Remove Bob from this table?")).to_be_visible()
    await host.get_by_role("button", name="Keep them").click()
    await expect(host.get_by_text("Bob", exact=True)).to_be_visible()
    await host.get_by_role("button", name="Remove Bob").click()
    assert await host.evaluate(TOO_WIDE) <= 0
    await host.get_by_role("button", name="Remove", exact=True).click()
    await expect(host.get_by_text("Bob", exact=True)).to_be_hidden()
    await expect(bob.get_by_role("link", name="Back to the home page")).to_be_visible()


async def test_the_host_sends_somebody_away_from_a_running_table(visit: Visit, server: Serving) -> None:
    company = await bring(server, peeked(a_deal(HANDS)), without_page=(2,))
    host, bob = await company.open(visit), await company.open(visit, 1)
    await host.get_by_text("Table and settings").click()
    await host.get_by_role("button", name="Remove Bob").click()
    await host.get_by_role("button", name="Remove", exact=True).click()
    wish = await company.players[2].until(lambda: company.players[2].update["table"]["wish"])
    await company.players[2].do("consent", wish=wish["number"], yes=True)
    await expect(bob.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    await expect(bob.get_by_text("The host has removed you from this seat.")).to_be_visible()
    await expect(host.get_by_role("button", name="Remove Bob")).to_be_hidden()
