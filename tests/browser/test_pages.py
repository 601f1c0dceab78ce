"""Each page, on a phone and on a wide screen."""

from __future__ import annotations

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.looking import picture, wait_for_a_question

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_russian_on_a_phone_comes_to_the_first_question(visit: Visit) -> None:
    page = await visit(width=360, locale="ru-RU")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Присаживайтесь в задней комнате")
    await picture(page, "home-360-ru")
    await page.get_by_role("button", name="Играть в OMERTA").click()
    await wait_for_a_question(page)
    await expect(
        page.get_by_role("heading", name="Выберите две свои карты, чтобы посмотреть")
    ).to_be_visible()
    await picture(page, "table-360-ru")


async def test_two_friends_meet_in_the_waiting_room_and_begin(visit: Visit) -> None:
    host = await visit("/new")
    await host.get_by_text("More options").click()
    await host.get_by_label("Notepad").check()
    await host.get_by_label("Rounds").fill("2")
    await picture(host, "new-1440")
    await host.get_by_label("Your name").fill("Ann")
    await host.get_by_role("button", name="Make the table").first.click()
    await expect(host.get_by_role("heading", name="OMERTA: waiting for players")).to_be_visible()
    link = await host.get_by_label("Or they open this link").input_value()
    await expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    guest = await visit("/t/" + link.rpartition("/")[2], width=360)
    await guest.get_by_label("Your name").fill("Bob")
    await picture(guest, "join-360")
    await guest.get_by_role("button", name="Take a seat").click()
    await expect(host.get_by_text("Bob")).to_be_visible()
    await guest.get_by_role("button", name="Move to seat 4").click()
    await expect(guest.get_by_role("button", name="Move to seat 2")).to_be_visible()
    await guest.get_by_role("textbox", name="Chat").fill("Evening, all")
    await guest.get_by_role("button", name="Send").click()
    await expect(host.get_by_text("Evening, all")).to_be_visible()
    await picture(host, "waiting-1440")
    await picture(guest, "waiting-360")
    await expect(host.get_by_role("button", name="Begin")).to_be_disabled()
    await host.get_by_role("button", name="Fill with bots").click()
    await host.get_by_role("button", name="Begin").click()
    await wait_for_a_question(host)
    await wait_for_a_question(guest)


async def test_opponents_are_chosen_by_name_and_keep_it(visit: Visit) -> None:
    host = await visit("/new")
    await host.get_by_label("Seat 2").select_option(label="Nino, beginner")
    await expect(host.get_by_text("Remembers his own cards, mostly")).to_be_visible()
    await host.get_by_label("Seat 3").select_option(label="Nino, beginner")
    await host.get_by_label("Seat 4").select_option(label="Rosa, normal")
    await host.get_by_role("button", name="Make the table").first.click()
    for name in ("Nino", "Beppe", "Rosa"):
        await expect(host.get_by_text(name, exact=True)).to_be_visible()
    await expect(host.locator("use[href$='#rookie']")).to_have_count(2)
    await host.get_by_role("button", name="Begin").click()
    await wait_for_a_question(host)
    await expect(host.get_by_text("Beppe", exact=True).first).to_be_visible()
    await host.get_by_text("Table and settings").click()
    await host.get_by_label("Pace of the bots").select_option(label="Brisk")
    await expect(host.get_by_text("Bots play briskly from now on.").first).to_be_visible()


async def test_organized_crime_is_played_on_the_same_table(visit: Visit) -> None:
    page = await visit(width=360, locale="fr-FR")
    await page.get_by_role("link", name="Réglages").first.click()
    await page.get_by_label("Claires").check()
    await page.get_by_role("link", name="Backroom").click()
    await page.get_by_role("button", name="Jouer à ORGANIZED CRIME").click()
    await wait_for_a_question(page)
    await page.locator("button[data-base]").first.click()
    await page.locator("button[data-move=choose_base]").first.click()
    await expect(page.locator("ol.log")).to_contain_text("Vous vous installez")
    await picture(page, "crime-360-fr")


async def test_a_lost_connection_recovers_by_itself(visit: Visit) -> None:
    page = await visit()
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await page.route_web_socket("**/ws", pass_on)
    await page.get_by_role("button", name="Play OMERTA").click()
    asked = await wait_for_a_question(page)
    await sockets[0].close()
    await expect(page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
    await expect(page.get_by_text("Connection lost. Reconnecting")).to_be_hidden()
    await page.locator("button[data-target^='card:0:']").first.click()
    await page.locator("button[data-target^='card:0:']:not([aria-pressed=true])").first.click()
    assert await wait_for_a_question(page, asked) != asked
    assert len(sockets) == 2


async def test_a_reloaded_page_is_the_same_seat(visit: Visit) -> None:
    page = await visit()
    await page.get_by_role("button", name="Play OMERTA").click()
    asked = await wait_for_a_question(page)
    await page.reload()
    assert await wait_for_a_question(page) == asked
    await page.go_back()
    await expect(page.get_by_role("button", name="Play OMERTA")).to_be_visible()
