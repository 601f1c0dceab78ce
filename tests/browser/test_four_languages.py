"""Four people, four browsers, four languages, one game; one of them loses the connection twice."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.prepared import Company, a_deal, bring, point
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HANDS = ("3 9 5 7", "lady 7 5 2", "1 1 2 alibi", "8 6 10 killer")
SAFE = "3 4 4 10"
OFFLINE = "ERR_INTERNET_DISCONNECTED"


class Guest(NamedTuple):
    """A person in a seat, and the texts they are shown."""

    locale: str
    width: int
    peek: str
    snapped: str  # Bob gets rid of his 7
    mixed: str  # Dan's hand is shuffled
    held: str  # Cid's Omerta
    won: str


GUESTS = (
    Guest(
        "en-GB",
        1440,
        "Choose two of your cards to look at",
        "Snap! Bob is rid of the 7, card 2.",
        "Dan’s hand is shuffled.",
        "Cid’s Omerta holds: a stock of 4, and nobody has less",
        "Cid wins",
    ),
    Guest(
        "fr-FR",
        360,
        "Choisissez deux de vos cartes à regarder",
        "Bien vu ! Vous jetez le 7, votre carte 2.",
        "La main de Dan est mélangée.",
        "L’Omerta de Cid tient : un stock de 4, et personne n’a moins",
        "Cid gagne",
    ),
    Guest(
        "nl-NL",
        820,
        "Kies twee van je kaarten om te bekijken",
        "Raak! Bob is de 7 kwijt, kaart 2.",
        "De hand van Dan wordt geschud.",
        "Jouw Omerta klopt: een voorraad van 4, en niemand heeft minder",
        "Jij wint!",
    ),
    Guest(
        "ru-RU",
        360,
        "Выберите две свои карты, чтобы посмотреть",
        "Есть! Bob скидывает семёрку, карту 2.",
        "Ваши карты перемешаны.",
        "Омерта удалась (Cid): запас 4, и меньше нет ни у кого",
        "Побеждает Cid",
    ),
)


async def log_says(company: Company, field: str) -> None:
    """Everybody is told this, each in their own language."""
    for seat, guest in enumerate(GUESTS):
        await expect(company.pages[seat].locator("ol.log")).to_contain_text(getattr(guest, field))
    await company.check_secrets()


async def draw_and_replace(page: Page, place: str) -> None:
    """A turn in which the drawn card is kept."""
    await point(page, "pile")
    await point(page, place)


class Wire:
    """A page's connection, which can be cut: a browser that goes offline keeps open sockets."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []

    def pass_on(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)


async def lose_connection(page: Page, wire: Wire) -> None:
    await page.context.set_offline(True)
    await wire.sockets[-1].close()
    await expect(page.get_by_text("Связь потеряна.")).to_be_visible()


async def find_connection(page: Page) -> None:
    await page.context.set_offline(False)
    await expect(page.get_by_text("Связь потеряна.")).to_be_hidden()


async def test_four_people_play_in_four_languages_and_one_loses_the_connection_twice(
    server: Serving, visit: Visit
) -> None:
    company = await bring(server, a_deal(HANDS, safe=SAFE), without_page=())
    wire = Wire()
    for seat, guest in enumerate(GUESTS):
        how: dict[str, Any] = {"sockets": wire.pass_on} if seat == len(GUESTS) - 1 else {}
        page = await company.open(
            visit, seat, width=guest.width, locale=guest.locale, pardoned=OFFLINE, **how
        )
        await expect(page.locator("#question")).to_have_text(guest.peek)
    ann, bob, cid, dan = (company.pages[seat] for seat in range(4))

    for seat, page in enumerate((ann, bob, cid, dan)):
        await point(page, f"card:{seat}:0", f"card:{seat}:1")
    await expect(dan.locator("[data-at='card:3:1'] [data-face='6']")).to_be_visible()
    await company.check_secrets()

    await lose_connection(dan, wire)
    await point(ann, "pile")
    await expect(ann.locator(".question")).to_have_attribute("data-asking", "put")
    await find_connection(dan)
    await point(ann, "card:0:3")  # the 7: everybody may throw one
    await point(bob, "card:1:1")
    await log_says(company, "snapped")

    await draw_and_replace(bob, "card:1:0")  # the Lady
    await lose_connection(dan, wire)
    await expect(bob.locator(".question")).to_have_attribute("data-asking", "mix")
    await point(bob, "seat:3")
    await find_connection(dan)
    await expect(dan.locator("#question")).to_contain_text("Леди против вас.")
    await dan.locator("button[data-move=pass]").click()
    await log_says(company, "mixed")

    await cid.locator("button[data-move=omerta]").click()
    await cid.locator("button[data-move=omerta]").click()
    scores: set[tuple[str, ...]] = set()
    for seat, guest in enumerate(GUESTS):
        page = company.pages[seat]
        await expect(page.get_by_role("dialog")).to_contain_text(guest.held)
        await expect(page.locator("#ending")).to_have_text(guest.won)
        scores.add(tuple(await page.locator(".ending tfoot td").all_inner_texts()))
    assert len(scores) == 1, "not everybody sees the same result"
    assert len(wire.sockets) >= 3, "the connection was not lost twice"
    await company.check_secrets()
