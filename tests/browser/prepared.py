"""A prepared game on a server: its record is uploaded, and people play on from its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page, expect

from backroom.core.log import Record, new_record, write
from backroom.games import GAMES
from backroom.games.omerta.printed.cards import AL_CAPONE, KIND_OF
from backroom.games.omerta.printed.editions import EditionName
from backroom.server.rooms import journal_lines as kept
from tests.browser.conftest import Visit
from tests.browser.truth import WATCH, hidden_in, known_to, seen_in
from tests.games.omerta.builder import Table, a_new_game
from tests.support.player import Json, Player
from tests.support.server import Serving

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
SAFE = "1 2 3 4"


def a_deal(hands: Sequence[str], *, safe: str = SAFE, starter: int = 0, edition: EditionName = "en") -> Table:
    """A game of one round in which everybody has these cards, and has looked at the first two."""
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
    """A table with a person in every seat: some with a page, the others answering without one."""

    def __init__(self, server: Serving, code: str, tokens: list[str]) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.pages: dict[int | None, Page] = {}  # by seat; None: a spectator
        self.players: dict[int, Player] = {}

    @property
    def page(self) -> Page:
        """The page of the person who made the table."""
        return self.pages[0]

    def address(self, seat: int | None) -> str:
        return f"/t/{self.code}" + ("" if seat is None else f"#{self.tokens[seat]}")

    async def open(self, visit: Visit, seat: int | None = 0, **how: Any) -> Page:
        """Open a page for this seat (None: a spectator), which notes everything it ever shows."""
        how.setdefault("reduced_motion", "reduce")
        script = f"{WATCH};{how.pop('script', '')}"
        self.pages[seat] = page = await visit(self.address(seat), script=script, **how)
        if seat is None:
            await page.get_by_role("button", name="Watch").click()
        await expect(page.locator(".question")).to_be_visible()
        return page

    async def answer(self, seat: int, kind: str, /, **fields: Any) -> None:
        """Make a move for a seat without a page, as soon as it is offered."""
        player = self.players[seat]
        move = {"type": kind, **fields}
        question = await player.until(lambda: offered(player, move))
        await player.do("answer", ask=question["ask"]["id"], move=move)

    async def answer_form(self, seat: int, kind: str, /, **fields: Any) -> None:
        """Fill in a form for a seat without a page, as soon as there is one."""
        player = self.players[seat]
        question = await player.until(lambda: with_form(player, kind))
        await player.do("answer", ask=question["ask"]["id"], move={"type": kind, **fields})

    async def check_secrets(self) -> None:
        """No page has ever shown a card that its seat could not know, by the record so far."""
        room = self.server.room(self.code)
        record = kept.record_of(room.table.game, await room.services.store.journal(room.head.id))
        for seat, page in self.pages.items():
            hidden = hidden_in(await seen_in(page), known_to(seat, record))
            assert hidden == set(), f"seat {seat} was shown {sorted(hidden)}"


def with_form(player: Player, kind: str) -> Json | None:
    """The open question, if it has a form for such a move."""
    question = player.question
    forms = [] if question is None else [one for one in question["options"] if one.get("move") == kind]
    return question if forms else None


def offered(player: Player, move: Json) -> Json | None:
    """The open question, if it offers this move."""
    question = player.question
    return question if question is not None and move in question["options"] else None


async def bring(server: Serving, table: Table, **how: Any) -> Company:
    """Upload a prepared game of OMERTA to a server, take all its seats, and start."""
    header = new_record(GAMES["omerta"], table.state.rules.setup).header
    return await bring_record(server, Record(header, tuple(table.entries)), **how)


async def bring_record(
    server: Serving,
    prepared: Record[Any, Any],
    *,
    without_page: Sequence[int] = (1, 2),
    bots: Sequence[int] = (),
    level: str = "regular",
    speed: str = "untimed",
) -> Company:
    """Upload a record to a server, take all its seats but those of bots, and start."""
    setup = prepared.header.setup
    record = write(prepared).decode()
    wanted = {"record": record, "name": NAMES[0], "speed": speed}
    status, made = await server.ask("POST", "/api/records", wanted)
    assert status == 201, made
    tokens = [made["tokens"]["0"]]
    for seat in range(1, setup.players):
        tokens.append("" if seat in bots else (await server.sit(made["code"], NAMES[seat], seat))["token"])
    company = Company(server, made["code"], tokens)
    for seat in without_page:
        company.players[seat] = await server.player(token=tokens[seat]).enter()
    host = await server.player(token=tokens[0]).enter()
    for seat in bots:
        await host.do("seat_bot", seat=seat, level=level)
    await host.do("start")
    await host.close()
    return company


async def discard(page: Page) -> None:
    """Discard the drawn card at once."""
    await page.get_by_role("button", name="Discard it").click()


async def asked(page: Page, words: str) -> None:
    """The question has these words."""
    await expect(page.locator("#question")).to_have_text(words)


async def told(page: Page, *sentences: str) -> None:
    """The log says these."""
    for sentence in sentences:
        await expect(page.locator("ol.log")).to_contain_text(sentence)


async def point(page: Page, *targets: str) -> None:
    """Point at one thing after another."""
    for target in targets:
        await page.locator(f"[data-target='{target}']").click()
