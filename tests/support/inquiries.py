"""What HTTP gives away during a game: everybody asks for everything, and the true table is the answer key."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from backroom.core.optional import outlook_of, printed_by
from backroom.core.refusal import Refused
from backroom.protocol.messages import SeatNow, TableNow
from backroom.protocol.requests import Problem
from backroom.server.http.api import Listed, Listing
from backroom.server.http.my_seats import HeldSeat
from backroom.server.review.story import Story
from backroom.server.rooms.audience import Listener
from backroom.server.rooms.summary import Access, Summary, summarize
from backroom.server.store.store import Head
from backroom.table.table import Table
from tests.support.player import Json, Player
from tests.support.server import Serving

Reply = tuple[int, bytes]  # status and body
TOLD: Final = "/told"
OUTLOOK: Final = "/outlook"
ITSELF: Final = ""
LOBBY: Final = "/api/tables"
FINISHED: Final = "/api/finished"
SEATS: Final = "/api/seats"
LIVELY: Final = (TOLD, OUTLOOK, ITSELF, LOBBY, SEATS)  # what changes while a game is on
OF_HOUSE: Final = (LOBBY, FINISHED, SEATS)
STILL: Final = (FINISHED, "/printed", "/record", "/replay", "/highlights")
REFUSED: Final = 409
OFTEN: Final = 0.4  # share of the answers preceded by an HTTP request
SELDOM: Final = 0.15


class Inquiry(NamedTuple):
    """A request and its answer."""

    what: str  # relative to the table, or from /api
    listener: Listener  # whose token was used
    body: Json | None
    reply: Reply
    since: int  # batches of the table saved when it was sent
    until: int  # ... and when it was answered


class Inquirer:
    """Asks about a table whatever can be asked, with the players' tokens and without one."""

    def __init__(
        self, server: Serving, head: Head, listeners: dict[Listener, Player], kept: Callable[[], int]
    ) -> None:
        self.server: Serving = server
        self.table: str = f"{LOBBY}/{head.code}"
        self.listeners: dict[Listener, Player] = listeners
        self.kept: Callable[[], int] = kept  # how many batches of the table are saved
        self.rng: Random = Random(head.id)
        self.made: list[Inquiry] = []

    async def wonder(self, player: Player) -> None:
        """Now and then ask for something, as the player who is about to answer, or as anybody else."""
        me: int = player.messages[0]["seat"]
        if nameable(player) and self.rng.random() < SELDOM:
            await self.ask(OUTLOOK, me)
        if self.rng.random() < OFTEN:
            await self.ask(self.rng.choice(LIVELY), self.rng.choice([me, *self.listeners]))
        if self.rng.random() < SELDOM:
            await self.ask(self.rng.choice(STILL), self.rng.choice([*self.listeners]))

    async def ask(self, what: str, listener: Listener) -> None:
        """Ask for this, with the token of a seat or without one."""
        player = self.listeners[listener]
        token: str | None = player.hello.get("token")
        body: Json | None = None
        if what == SEATS:
            body = {"tokens": [token] if token else []}
        elif what == OUTLOOK:
            question, names = player.update["question"], nameable(player)
            moves = [self.rng.choice(names)] if names else []
            body = {"ask": question["ask"]["id"] if question else 0, "moves": moves}
        path = what if what in OF_HOUSE else self.table + what
        since = self.kept()
        reply = await self.server.ask_raw("GET" if body is None else "POST", path, body, token)
        self.made.append(Inquiry(what, listener, body, reply, since, self.kept()))


def nameable(player: Player) -> list[Json]:
    """The pieces that this player may name now, to roll for them."""
    question = player.question
    return [] if question is None else [one for one in question["options"] if one["type"] == "name"]


class Truth:
    """What a table must reply to anybody, with everybody present and one spectator."""

    def __init__(self, table: Table[Any, Any, Any, Any], head: Head, finished: bytes) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.head: Head = head
        self.access: Access = Access(public=head.public)
        self.finished: bytes = finished  # the list of finished games before this one
        self.told: dict[Listener, list[Any]] = defaultdict(list)  # all events of the game so far

    def reply(self, inquiry: Inquiry) -> Reply:
        """The correct answer for the table as it is now."""
        table, what = self.table, inquiry.what
        if what == ITSELF:
            return said(self.table_now())
        if what == TOLD:
            told = self.told[inquiry.listener]
            return said(Story(table.counts[inquiry.listener], tuple(told)))
        if what == "/printed":
            return said(printed_by(table.game, table.setup))
        if what == OUTLOOK:
            assert inquiry.body is not None
            return self.outlook(inquiry.listener, inquiry.body)
        if table.stage == "over":
            return inquiry.reply  # by then everybody may have the record and the replay
        if what == LOBBY:
            return said(Listing((self.listed(),) if self.head.public else ()))
        if what == FINISHED:
            return 200, self.finished
        if what == SEATS:
            return said(() if inquiry.listener is None else (self.held(inquiry.listener),))
        return refused("table", "the game is not over")

    def table_now(self) -> TableNow[Any]:
        """The answer about the table itself."""
        table, head, draws = self.table, self.head, self.table.draws
        return TableNow(
            code=head.code,
            game=head.game,
            setup=table.setup,
            speed=table.options.speed,
            pace=table.options.pace,
            public=head.public,
            spectators=True,
            notes=False,
            handover="ask",
            advice=table.options.advice,
            imported=False,
            stage=table.stage,
            paused=False,
            host=0,
            absent_host=None,
            seats=tuple(
                [
                    SeatNow(one.person, one.bot, one.cousin, one.person is not None, None)
                    for one in table.seats
                ]
            ),
            wish=None,
            watching=1,
            commitment=draws.commitment,
            secret=draws.secret.hex() if table.stage == "over" else None,
        )

    def outlook(self, seat: Listener, body: Json) -> Reply:
        """The odds, from a seat's view."""
        if seat is None:
            return refused("table", "only those with a seat at this table may do this")
        question, game = self.table.question(), self.table.game
        if question is None or question.id != body["ask"]:
            return said(None)
        try:
            moves = msgspec.convert(body["moves"], tuple[game.move, ...])
            return said(outlook_of(game, self.table.view(seat), moves))
        except Refused as refusal:
            return refused(refusal.rule, refusal.why)

    def listed(self) -> Listed:
        """The table as listed."""
        head = self.head
        return Listed(head.code, head.game, head.created, None, self.about())

    def held(self, seat: int) -> HeldSeat:
        """A seat as listed for its holder; nobody learns who has yet to answer a race."""
        head, ask = self.head, self.table.question()
        asked = () if ask is None or ask.mode == "race" else ask.seats
        waited = tuple([one for one in asked if one not in self.table.held])
        return HeldSeat(head.code, head.game, seat, head.created, None, self.about(), waited)

    def about(self) -> Summary:
        return Summary.of(summarize(self.table, self.access, used=0.0))


def said(what: Any) -> Reply:
    return 200, msgspec.json.encode(what)


def refused(rule: str, why: str) -> Reply:
    return REFUSED, msgspec.json.encode(Problem(rule, why))
