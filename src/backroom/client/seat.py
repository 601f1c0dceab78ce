"""A seat at a table: questions come out of it, answers go in."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from aiohttp import ClientSession
from msgspec import Raw

from backroom.client.gone import Gone
from backroom.client.line import Line
from backroom.client.link import Link, read_link
from backroom.client.lobby import new_session, story_at, take_seat
from backroom.client.question import Question
from backroom.client.receipt_writer import ReceiptWriter
from backroom.client.sense import MOST_UNREAD
from backroom.core.game import Game
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import (
    Advised,
    Answer,
    AnyUpdate,
    AskAdvice,
    Chat,
    ComeBack,
    Commands,
    Confirm,
    Contribute,
    FromServer,
    Invited,
    Leave,
    Said,
    SayAside,
    SetPace,
    Sit,
    Start,
    TableNow,
    Update,
    Welcome,
    Yours,
)
from backroom.table.clocks import BotPace
from backroom.table.notices import ContributionTaken, SeatLeft
from backroom.table.told import Told

FLOOR_PAUSE: Final = 1.0  # seconds after which a question on the floor comes again if nothing has happened
CONTRIBUTION: Final = 32  # bytes
REMEMBERED_TALK: Final = 50
Hear: TypeAlias = Callable[[FromServer], None]
RECALL_PAUSE: Final = 1.0  # seconds before asking again what was told
PASSING_RULES: Final = frozenset({"limit", "store", "server"})  # temporary refusals of that
NOT_NOW: Final = frozenset({"ask", "table"})  # refusals of what would have been accepted a moment ago


class Seat:
    """Plays one seat over a connection: `async for question in seat`, until the game is over."""

    def __init__(self, session: ClientSession, link: Link, also: Hear | None = None) -> None:
        self.line: Line = Line(session, link, self.hear)
        self.also: Hear | None = also  # called with every message too
        self.changed: asyncio.Event = asyncio.Event()
        self.number: int = 0
        self.update: AnyUpdate | None = None
        self.ahead: float | None = None  # by how much the server's clock is ahead of the loop's
        self.unread: list[Told[Any]] = []  # since the last question
        self.known: int = 0  # the number of the last thing recalled
        self.welcomes: int = 0  # so far
        self.recalled: bool = False  # `unread` begins with the first event of the game
        self.complete: bool = True
        self.talk: deque[Said] = deque(maxlen=REMEMBERED_TALK)
        self.invitation: Invited | None = None  # to a rematch
        self.advice: Advised[Any, Any] | None = None  # the last that was asked for
        self.contributed: bool = False
        self.receipts: ReceiptWriter = ReceiptWriter()
        self.unconfirmed: str | None = None  # a new token of our own
        self.asked: int | None = None  # the id of the last question handed out
        self.asked_at: float = 0.0

    # State

    @property
    def link(self) -> str:
        """The link that opens this seat, from anywhere."""
        return str(self.line.link)

    @property
    def table(self) -> TableNow[Any]:
        """The table as everybody sees it now."""
        return self.latest.table

    @property
    def view(self) -> Any:
        """What this seat sees now; None before the game."""
        return self.latest.view

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The title being played."""
        assert self.line.game is not None
        return self.line.game

    @property
    def told(self) -> tuple[Any, ...]:
        """The events since the last question."""
        return tuple(told.event for told in self.unread)

    @property
    def latest(self) -> AnyUpdate:
        """The latest update."""
        assert self.update is not None, "a seat is handed out when it is open"
        return self.update

    # Actions

    async def answer(self, question: Question, move: Any) -> bool:
        """Answer a question; False if it is no longer open, `Refused` if the rules forbid the move."""
        said = Raw(msgspec.json.encode(move))
        try:
            await self.do(Answer(id=self.line.new_id(), ask=question.ask.id, move=said))
        except Refused as refusal:
            if refusal.rule == "table":
                self.asked = None  # it was paused, or a bot stood in: the same question comes again
            # on the floor others speak meanwhile, and may have taken the option away; and there is a limit
            elif refusal.rule != "ask" and not (
                question.ask.mode == "floor" and (self.unread or refusal.rule == "limit")
            ):
                raise
            return False
        return True

    async def ask_advice(self, question: Question) -> Advised[Any, Any] | None:
        """What the adviser would answer, and why; None if it found nothing, or the question has closed.

        `Refused` where it may not be asked: `question.advised` says so before.
        """

        def has_come(welcomes: int) -> bool:
            return self.advice is not None or self.has_closed(question) or self.welcomes != welcomes

        self.advice = None
        welcomes = self.welcomes
        await self.do(AskAdvice(id=self.line.new_id(), ask=question.ask.id))
        await self.wait_until(partial(has_come, welcomes))
        while self.advice is None and not self.has_closed(question):  # a connection that is gone was told
            welcomes = self.welcomes
            if not await self.attempt(AskAdvice(id=self.line.new_id(), ask=question.ask.id)):
                return None
            await self.wait_until(partial(has_come, welcomes))
        advice = self.advice
        return None if advice is None or advice.reason is None else advice

    def has_closed(self, question: Question) -> bool:
        """Whether another question is open, or none."""
        now = self.latest.question
        return now is None or now.ask.id != question.ask.id or not now.options

    async def say_aside(self, move: Any) -> None:
        """Make a move aside, which answers nothing; the open question comes again."""
        self.asked = None
        await self.do(SayAside(id=self.line.new_id(), move=Raw(msgspec.json.encode(move))))

    async def sit(self, name: str) -> None:
        """Take the seat that the link opens, if it is free; from then on it has another link, `link`."""
        await self.do(Sit(id=self.line.new_id(), name=name))
        await self.confirm()

    async def confirm(self) -> None:
        """Confirm a new token of our own, if one came, so that no other opens the seat."""
        while (token := self.unconfirmed) is not None:
            await self.attempt(Confirm(id=self.line.new_id(), token=token))
            if self.unconfirmed == token:  # otherwise a newer one has come
                self.unconfirmed = None

    async def contribute(self, given: bytes | None = None) -> None:
        """Add bytes to the draws before the game, random ones by default."""
        before = self.receipts.receipt
        fresh = secrets.token_bytes(CONTRIBUTION).hex()
        sent = self.receipts.give(None if given is None else given.hex(), fresh)
        try:
            await self.do(Contribute(id=self.line.new_id(), given=sent))
        except Refused:
            self.receipts.refuse(before)
            raise
        self.receipts.confirm()

    async def start(self) -> None:
        """Start the game, as the host."""
        await self.do(Start(id=self.line.new_id()))

    async def set_pace(self, pace: BotPace) -> None:
        """Let the bots play at another pace, as the host."""
        await self.do(SetPace(id=self.line.new_id(), pace=pace))

    async def chat(self, text: str) -> None:
        """Say something to the others."""
        await self.do(Chat(id=self.line.new_id(), text=text))

    async def leave(self) -> None:
        """Give up the seat for good."""
        try:
            await self.do(Leave(id=self.line.new_id()))
        except Gone as gone:
            if gone.reason != "no_such_seat":  # it was carried out, and only the acknowledgement was lost
                raise

    async def do(self, command: Commands) -> None:
        """Have a command of the protocol carried out, once; or `Refused`. Its id is a `line.new_id()`."""
        await self.line.do(command)

    async def attempt(self, command: Commands) -> bool:
        """Send a command that may come too late; returns whether it was carried out."""
        try:
            await self.do(command)
        except Refused as refusal:
            if refusal.rule not in NOT_NOW:
                raise
            return False
        return True

    # Questions

    def __aiter__(self) -> Seat:
        return self

    async def __anext__(self) -> Question:
        """The next question to this seat; iteration stops when the game is over."""
        while True:
            self.changed.clear()
            self.line.check()
            if self.table.stage == "over":
                raise StopAsyncIteration
            await self.confirm()
            if self.is_away():
                await self.attempt(ComeBack(id=self.line.new_id()))
            elif self.is_due() and not self.complete and not self.recalled:
                await self.recall()
            elif self.is_due():
                return self.hand_out()
            else:
                await self.wait_for_news()

    async def recall(self) -> None:
        """Fetch everything this seat was ever told, because too much was missed."""
        welcomes = self.welcomes
        try:
            story = await story_at(self.line.session, self.line.link, self.game.event)
        except Gone:  # for good or temporarily, as the line will find out
            await asyncio.sleep(RECALL_PAUSE)
        except Refused as refusal:
            if refusal.rule not in PASSING_RULES:
                raise
            await asyncio.sleep(RECALL_PAUSE)
        else:
            if self.welcomes != welcomes:
                return  # more may have been missed meanwhile
            since = [told for told in self.unread if told.number > story.last]
            self.unread = [*(Told(story.last, event) for event in story.events), *since]
            self.known, self.recalled = story.last, True

    async def finished(self) -> None:
        """Wait until the game is over."""
        await self.wait_until(lambda: self.table.stage == "over")

    async def wait_until(self, happened: Callable[[], bool]) -> None:
        """Wait until this is true of something that came from the server; or raises `Gone`."""
        while not happened():
            self.changed.clear()
            self.line.check()
            await self.changed.wait()

    def is_away(self) -> bool:
        """Whether a bot stands in for us: we took too long."""
        seat = self.table.seats[self.number]
        return self.table.stage == "running" and seat.person is not None and seat.bot is not None

    def is_due(self) -> bool:
        """Whether an open question was not handed out in its present form."""
        question = self.latest.question
        if question is None or not question.options or self.table.paused:
            return False
        if question.ask.id != self.asked:
            return True
        if question.ask.mode != "floor":
            return False
        return bool(self.unread) or asyncio.get_running_loop().time() >= self.asked_at + FLOOR_PAUSE

    def hand_out(self) -> Question:
        """The open question, with what was told since the last one."""
        latest = self.latest
        open_now = latest.question
        assert open_now is not None
        self.asked, self.asked_at = open_now.ask.id, asyncio.get_running_loop().time()
        told, self.unread = self.told, []
        complete, self.complete, self.recalled = self.complete, True, False
        return Question(
            ask=open_now.ask,
            options=open_now.options,
            advised=open_now.advised,
            asides=latest.asides,
            view=latest.view,
            told=told,
            complete=complete,
            seconds=self.until(open_now.deadline),
            reveal_in=self.until(open_now.reveal),
            table=latest.table,
        )

    def until(self, at: float | None) -> float | None:
        """The seconds until a time on the server's clock."""
        if at is None:
            return None
        assert self.ahead is not None
        return max(0.0, at - self.ahead - asyncio.get_running_loop().time())

    async def wait_for_news(self) -> None:
        """Wait until something happens; on the floor no longer than its pause."""
        question = self.latest.question
        floor = question is not None and question.ask.mode == "floor" and bool(question.options)
        try:
            async with asyncio.timeout(FLOOR_PAUSE if floor else None):
                await self.changed.wait()
        except TimeoutError:
            return

    # What comes in

    def hear(self, message: FromServer) -> None:
        """Take note of a message."""
        self.receipts.hear(message)
        match message:
            case Welcome():
                assert message.seat is not None, "a token opens a seat"
                self.number = message.seat
                self.welcomes += 1
                if not message.missed:
                    self.complete = self.recalled = False
                self.ahead = None  # another server may answer, with another clock
                self.talk.clear()  # recent chat comes again
            case Update():
                self.take_update(message)
            case Said():
                self.talk.append(message)
            case Advised():
                question = self.latest.question  # the advice may be about one that has closed
                if question is not None and question.ask.id == message.ask:
                    self.advice = message
            case Invited():
                self.invitation = message
            case Yours():
                self.line.link = self.line.link.opening(message.token)
                self.unconfirmed = message.token
            case _:
                pass  # replies have their waiters; the rest is for `also`
        if self.also is not None:
            self.also(message)
        self.changed.set()

    def take_update(self, update: AnyUpdate) -> None:
        """Take over the latest state."""
        self.update = update
        ahead = update.now - asyncio.get_running_loop().time()
        # a slow message makes the server's clock seem behind, never ahead
        self.ahead = ahead if self.ahead is None else max(self.ahead, ahead)
        if len(self.unread) + len(update.told) > MOST_UNREAD:
            raise Malformed("the server tells more than any game has to tell")
        for told in update.told:
            if told.number > self.known:
                self.unread.append(told)
            if isinstance(told.event, ContributionTaken | SeatLeft) and told.event.seat == self.number:
                self.contributed = isinstance(told.event, ContributionTaken)


@asynccontextmanager
async def connect(
    link: str, *, name: str = "Bot", hear: Hear | None = None, receipt: Path | None = None
) -> AsyncGenerator[Seat]:
    """Open a seat by its link, or take a free one at the table that the link leads to.

    If the people at the table are asked, this waits for their answer: `Gone` if they do not agree. Before the
    game it adds random bytes to the draws, so that they are fair to this seat. Every message from the server
    also goes to `hear`: chat and reactions come with no question. What was shown of the draws is saved in the
    file `receipt`, for `backroom verify`.
    """
    async with new_session() as session:
        opened = read_link(link)
        asked = False
        if opened.token is None:
            opened, asked = await take_seat(session, opened, name)
        seat = Seat(session, opened, hear)
        running = seat.line.start()
        running.add_done_callback(lambda _: seat.changed.set())
        try:
            await prepare(seat, None if asked else name, receipt)
            yield seat
        finally:
            running.cancel()
            await asyncio.wait([running])


async def prepare(seat: Seat, name: str | None, receipt: Path | None) -> None:
    """Wait until the seat is open, take it under this name, and do what everybody does before the game."""
    await seat.wait_until(lambda: seat.update is not None)
    if receipt is not None:
        seat.receipts.keep_in(receipt)
    if seat.table.stage == "over":
        return
    if name is not None and seat.table.seats[seat.number].person is None:
        await seat.sit(name)
    await seat.wait_until(lambda: seat.table.seats[seat.number].person is not None)
    if seat.table.stage == "open" and not seat.contributed:
        try:
            await seat.contribute()
        except Refused as refusal:
            if refusal.rule not in NOT_NOW:
                raise
