"""The scenes of the client: each page, and both tables in their main phases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.async_api import Page

from backroom.core.log import Record, read
from backroom.games import GAMES
from tests.browser import countries
from tests.browser.prepared import Company, a_deal, bring, bring_record, peeked
from tests.games.omerta.builder import Table
from tests.support.server import Serving

# The page's clock stops in the middle of the reveal.
STOPPED: Final = """{
    const later = window.setTimeout;
    window.setTimeout = (call, wait) => (wait > 2800 && wait < 9000 ? 0 : later(call, wait));
}"""
EVENING: Final = Path(__file__).parents[1] / "golden" / "organized_crime" / "end-limit.jsonl"
KILLING: Final = 262  # one of its entries, in which a family falls
HANDS: Final = ("3 7 5 10", "killer 7 9 2", "8 6 10 1")

Reach = Callable[[Serving, Page], Awaitable[None]]  # goes to a scene


class Scene(NamedTuple):
    """One thing to see."""

    name: str
    title: str
    reach: Reach
    passes: bool = False  # it does not last: reach it again for each size


def at(path: str, ready: str) -> Reach:
    """A page of the house, once this is on it."""

    async def reach(server: Serving, page: Page) -> None:
        await page.goto(server.base + path)
        await page.locator(ready).first.wait_for()

    return reach


def table(prepare: Callable[[], Table], ready: str = "#question") -> Reach:
    """A prepared game of OMERTA, from the first seat."""

    async def reach(server: Serving, page: Page) -> None:
        await sit(server, page, await bring(server, prepare()), ready)

    return reach


async def sit(server: Serving, page: Page, company: Company, ready: str) -> None:
    """Go to the first seat of a table."""
    await page.goto(server.base + company.address(0))
    await page.locator(ready).first.wait_for()


def an_ordinary_turn() -> Table:
    """Everybody has had a turn."""
    return peeked(a_deal(HANDS)).plain_turn("9").plain_turn("4").plain_turn("6")


async def snap(server: Serving, page: Page) -> None:
    """Bob discards a 7 while we look."""
    company = await bring(server, peeked(a_deal(HANDS, starter=1)).draw("7"))
    await sit(server, page, company, "#question")
    await company.answer(1, "discard")
    await page.locator("[data-asking=snap]").wait_for()


def the_safe_is_open() -> Table:
    """We have used the Safecracker, and see the cards in the safe."""
    game = an_ordinary_turn().draw("safecracker").discard()
    return game.power(next(iter(game.options(0))))


def lady_against_us() -> Table:
    """Bob sends the Lady to us, and we may show a Killer."""
    game = peeked(a_deal(HANDS, starter=1)).draw("lady").discard()
    return game.power(next(move for move in game.options(1) if getattr(move, "seat", None) == 0))


async def opponents(server: Serving, page: Page) -> None:
    """A new table with a character in each seat."""
    await page.goto(f"{server.base}/new?game=omerta")
    seats = page.locator("select[aria-describedby^=about]")
    for seat, level in enumerate(("rookie", "regular", "don")):
        await seats.nth(seat).select_option(level)
    await page.locator("fieldset", has=seats.first).last.scroll_into_view_if_needed()


async def waiting(server: Serving, page: Page) -> None:
    """A table with two people at it."""
    made = await server.make(players=4)
    await server.sit(made["code"], "Bob")
    await page.goto(f"{server.base}/t/{made['code']}#{made['tokens']['0']}")
    await page.get_by_text("Bob").first.wait_for()


async def over(server: Serving, page: Page, *, ready: str) -> str:
    """A game that Ann has won; returns its code."""
    company = await bring(server, peeked(a_deal(("1 2 alibi 3", *HANDS[1:]))), without_page=(0, 1, 2))
    await company.answer(0, "omerta")
    await sit(server, page, company, ready)
    return company.code


async def reveal(server: Serving, page: Page) -> None:
    """While the cards are turned up one by one."""
    await page.emulate_media(reduced_motion="no-preference")
    await page.add_init_script(STOPPED)
    await over(server, page, ready=".one.up >> nth=6")
    await page.emulate_media(reduced_motion="reduce")


async def result(server: Serving, page: Page) -> None:
    await over(server, page, ready="[data-counted=true]")


async def review(server: Serving, page: Page) -> None:
    code = await over(server, page, ready="[data-counted=true]")
    await page.goto(f"{server.base}/t/{code}/review?at=2&eyes=all")
    await page.locator("[data-face]").first.wait_for()


def country(prepare: Callable[[], countries.Table], seat: int = 0) -> Reach:
    """A prepared game of ORGANIZED CRIME, from one seat."""

    async def reach(server: Serving, page: Page) -> None:
        company = await countries.found(server, prepare(), without_page=())
        await page.goto(server.base + company.address(seat))
        await page.locator("#question").wait_for()

    return reach


async def evening(server: Serving) -> Company:
    """A whole game of ORGANIZED CRIME between people: Dan takes its last step."""
    whole = read(EVENING.read_bytes(), GAMES)
    company = await bring_record(server, Record(whole.header, whole.entries[:-1]), without_page=(3,))
    await company.answer(3, "step", space="federal")
    await company.players[3].until_stage("over")
    return company


async def crime_result(server: Serving, page: Page) -> None:
    company = await evening(server)
    await page.goto(server.base + company.address(0))
    await page.locator("[data-stage=over]").wait_for()


async def crime_review(server: Serving, page: Page) -> None:
    company = await evening(server)
    await page.goto(f"{server.base}/t/{company.code}/review?at={KILLING}&eyes=all")
    await page.locator("[data-space]").first.wait_for()
    await page.locator("figcaption").first.wait_for()


SCENES: Final = (
    Scene("home", "Home", at("/", "main h1")),
    Scene("new", "A new table", at("/new", "form button")),
    Scene("opponents", "Choosing opponents", opponents),
    Scene("waiting", "The waiting room", waiting),
    Scene("peek", "Looking at two cards", table(lambda: a_deal(HANDS))),
    Scene("turn", "A turn", table(an_ordinary_turn)),
    Scene("drawn", "A drawn card", table(lambda: an_ordinary_turn().draw("4"))),
    Scene("snap", "A bottle to snap", snap, passes=True),
    Scene("power", "A power: the Gangster", table(lambda: an_ordinary_turn().draw("gangster").discard())),
    Scene("safe", "The safe is open", table(the_safe_is_open)),
    Scene("killer", "The Killer question", table(lady_against_us)),
    Scene("reveal", "Omerta: card by card", reveal, passes=True),
    Scene("result", "The result", result),
    Scene("review", "Looking back", review),
    Scene("rules", "The rules", at("/rules/omerta", "article")),
    Scene("lesson", "The first lesson", at("/learn/omerta", ".coach")),
    Scene("settings", "Settings", at("/settings", "main h1")),
    Scene("crime-turn", "ORGANIZED CRIME: a turn", country(countries.at_the_door)),
    Scene("crime-attack", "ORGANIZED CRIME: an attack", country(countries.inside)),
    Scene("crime-commission", "ORGANIZED CRIME: the Commission", country(countries.session)),
    Scene("crime-vote", "ORGANIZED CRIME: a vote", country(countries.vote, seat=3)),
    Scene("crime-out", "ORGANIZED CRIME: a family is out", country(countries.boss_killed, seat=1)),
    Scene("crime-result", "ORGANIZED CRIME: the result", crime_result),
    Scene("crime-review", "ORGANIZED CRIME: looking back", crime_review),
    Scene("crime-rules", "ORGANIZED CRIME: the rules", at("/rules/organized_crime", "article")),
    Scene("crime-lesson", "ORGANIZED CRIME: the first lesson", at("/learn/organized_crime", ".coach")),
)
