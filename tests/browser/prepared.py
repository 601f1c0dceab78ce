"""A prepared game at a server: its record is brought there, and people play on from its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page, expect

from backroom.core.log import Record, new_record, write
from backroom.games import GAMES
from backroom.games.omerta.cards import AL_CAPONE, KIND_OF
from backroom.games.omerta.editions import EditionName
from backroom.server import kept
from tests.browser.conftest import Visit
from tests.browser.truth import WATCH, hidden_in, known_to, seen_in
from tests.games.omerta.builder import Table, a_new_game
from tests.support.player import Json, Player
from tests.support.server import Serving

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
SAFE = "1 2 3 4"


def a_deal(hands: Sequence[str], *, safe: str = SAFE, starter: int = 0, edition: EditionName = "en") -> Table:
    """A game of one round in which everybody has these cards, and has looked at the first two of them."""
    table = a_new_game(len(hands), rounds=1, edition=edition)
    others = iter(range(AL_CAPONE + 1, 5))
    table.nature(*(AL_CAPONE if seat == starter else next(others) for seat in range(len(hands))))
    left = list(table.state.rules.cards)
    picks: list[int] = []
    for word in f"{' '.join(hands)} {safe}".split():
        picks.append(left.index(KIND_OF[word]))
        left[picks[-1]] = 0
    return table.nature(*picks)


def peeked(table: Table) -> Table:
    """Everybody has looked at their first two cards."""
    return table.peek(*[(0, 1)] * len(table.state.hands))


class Company:
    """A table with people in all its seats: those with a page, and those who answer without one."""

    def __init__(self, server: Serving, code: str, tokens: list[str]) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.pages: dict[int | None, Page] = {}  # by seat; None watches
        self.players: dict[int, Player] = {}

    @property
    def page(self) -> Page:
        """The page of whoever made the table."""
        return self.pages[0]

    def address(self, seat: int | None) -> str:
        return f"/t/{self.code}" + ("" if seat is None else f"#{self.tokens[seat]}")

    async def open(self, visit: Visit, seat: int = 0, **how: Any) -> Page:
        """A page in front of this seat, in which everything that is ever shown is noted."""
        how.setdefault("reduced_motion", "reduce")
        self.pages[seat] = page = await visit(self.address(seat), script=WATCH, **how)
        await expect(page.locator(".question")).to_be_visible()
        return page

    async def answer(self, seat: int, kind: str, /, **fields: Any) -> None:
        """Say a move for a seat without a page, as soon as it is offered."""
        player = self.players[seat]
        move = {"type": kind, **fields}
        question = await player.until(lambda: offered(player, move))
        await player.do("answer", ask=question["ask"]["id"], move=move)

    async def answer_form(self, seat: int, kind: str, /, **fields: Any) -> None:
        """Fill in the form of a move for a seat without a page, as soon as there is one."""
        player = self.players[seat]
        question = await player.until(lambda: with_form(player, kind))
        await player.do("answer", ask=question["ask"]["id"], move={"type": kind, **fields})

    async def check_secrets(self) -> None:
        """No page has ever shown a card that its seat could not know, by the record up to now."""
        room = self.server.room(self.code)
        record = kept.record_of(room.table.game, await room.journal())
        for seat, page in self.pages.items():
            hidden = hidden_in(await seen_in(page), known_to(seat, record))
            assert hidden == set(), f"seat {seat} was shown {sorted(hidden)}"


def with_form(player: Player, kind: str) -> Json | None:
    """The open question, if a form for such a move belongs to it."""
    question = player.question
    forms = [] if question is None else [one for one in question["options"] if one.get("move") == kind]
    return question if forms else None


def offered(player: Player, move: Json) -> Json | None:
    """The open question, if this may be said to it."""
    question = player.question
    return question if question is not None and move in question["options"] else None


async def bring(server: Serving, table: Table, **how: Any) -> Company:
    """Bring a prepared game of OMERTA to a server, take all its seats, and begin."""
    header = new_record(GAMES["omerta"], table.state.rules.setup).header
    return await bring_record(server, Record(header, tuple(table.entries)), **how)


async def bring_record(
    server: Serving,
    prepared: Record[Any, Any],
    *,
    without_page: Sequence[int] = (1, 2),
    speed: str = "untimed",
) -> Company:
    """Bring a record to a server, take all its seats, and begin."""
    setup = prepared.header.setup
    record = write(prepared).decode()
    wanted = {"record": record, "name": NAMES[0], "speed": speed}
    status, made = await server.ask("POST", "/api/records", wanted)
    assert status == 201, made
    tokens = [made["tokens"]["0"]]
    for seat in range(1, setup.players):
        tokens.append((await server.sit(made["code"], NAMES[seat], seat))["token"])
    company = Company(server, made["code"], tokens)
    for seat in without_page:
        company.players[seat] = await server.player(token=tokens[seat]).enter()
    host = await server.player(token=tokens[0]).enter()
    await host.do("start")
    await host.close()
    return company


async def discard(page: Page) -> None:
    """Put the drawn card straight away."""
    await page.get_by_role("button", name="Discard it").click()


async def asked(page: Page, words: str) -> None:
    """The question is put in these words."""
    await expect(page.locator("#question")).to_have_text(words)


async def told(page: Page, *sentences: str) -> None:
    """The log says these."""
    for sentence in sentences:
        await expect(page.locator("ol.log")).to_contain_text(sentence)


async def point(page: Page, *targets: str) -> None:
    """At one thing after the other."""
    for target in targets:
        await page.locator(f"[data-target='{target}']").click()
