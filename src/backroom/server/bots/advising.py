"""Advises the people at one table who ask: what the adviser would do there, told to that seat alone."""

from __future__ import annotations

import asyncio
import zlib
from asyncio import Task
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any, Final

from backroom.bots import ADVISER, has_adviser
from backroom.bots.bot import Advice
from backroom.core.refusal import Refused
from backroom.protocol.messages import Advised
from backroom.protocol.wire import ENCODER
from backroom.server.bots.bot_seat import BotSeat
from backroom.server.bots.messages import Chair
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Failed, Question
from backroom.server.rooms.audience import Audience
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import By
from backroom.server.rooms.ports import IsFollowed
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.failures import Unavailable
from backroom.table.notices import Notice
from backroom.table.running import Effects
from backroom.table.table import Table
from backroom.table.told import Telling

TIME_TO_ADVISE: Final = 8.0  # seconds, the wait for a turn to think included


class Asked:
    """What one seat asked last, and what it was told."""

    __slots__ = ("ask", "has_moved_on", "said", "seat", "task")

    def __init__(self, seat: BotSeat) -> None:
        self.seat: BotSeat = seat  # the adviser's place behind this seat, which hears what the seat hears
        self.ask: int | None = None  # the question; None: it has changed since
        self.said: bytes | None = None  # the advice, as it was sent
        self.task: Task[None] | None = None  # while it thinks
        self.has_moved_on: bool = False  # the seat heard something since it began to think

    def forget(self) -> None:
        """Stop thinking, and forget the question."""
        if self.task is not None:
            self.task.cancel()
        self.ask = self.said = self.task = None


class Advising:
    """Lets the adviser think for the seats of one table that ask, one question of each at a time.

    It hears what the seat was told and nothing else, like a bot in this seat, and plays nothing.
    """

    def __init__(  # noqa: PLR0913 - the table, and where the adviser thinks
        self,
        table: Table[Any, Any, Any, Any],
        audience: Audience,
        exclusive: Exclusive,
        broadcast: IsFollowed,
        tasks: Tasks,
        *,
        pool: BotPool,
        retell: Callable[[int], Awaitable[list[Any]]],
        owner: Hashable,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.exclusive: Exclusive = exclusive
        self.broadcast: IsFollowed = broadcast
        self.tasks: Tasks = tasks
        self.pool: BotPool = pool
        self.retell: Callable[[int], Awaitable[list[Any]]] = retell  # everything that a seat was told so far
        self.owner: Hashable = owner  # the maker of the table, whose share of the thinking it uses
        self.asked: dict[int, Asked] = {}  # by seat

    async def ask(self, seat: int, ask: int, by: By) -> None:
        """Let a seat ask about the open question, or raise `Refused`; asked again, it is told the same."""
        if not has_adviser(self.table.game):
            raise Refused("table", "there is no adviser for this game")
        await self.exclusive.do(lambda _: self.open(seat, ask), by=by)
        asked = self.asked.get(seat)
        if asked is None or asked.ask != ask:
            return  # the question has closed meanwhile
        if asked.said is not None:
            self.send(seat, asked.said)
        elif asked.task is None:
            asked.task = self.tasks.spawn(self.advise(seat, asked, ask))

    def open(self, seat: int, ask: int) -> Effects[Any]:
        """Note what a seat asks about; only the first time it is told to others."""
        known = self.asked.get(seat)
        if known is not None and known.ask == ask and self.is_open(seat, known, ask):
            return self.table.done()
        effects = self.table.ask_advice(seat, ask)
        if known is None:
            known = self.asked[seat] = Asked(BotSeat(self.chair(seat), self.exclusive.access, self.retell))
            self.broadcast.follow(self)
        known.forget()
        known.ask = ask
        return effects

    def chair(self, seat: int) -> Chair:
        """The adviser's chair behind a seat, with a seed of its own."""
        name = f"advice/{self.tasks.table}/{seat}"
        return Chair(name, self.table.game.name, self.table.setup, ADVISER, seat, zlib.crc32(name.encode()))

    async def advise(self, seat: int, asked: Asked, ask: int) -> None:
        """Think, and tell the seat what came of it, if the question is still open."""
        try:
            advice = await self.think(seat, asked, ask)
            if asked.has_moved_on and self.is_open(seat, asked, ask):  # others spoke meanwhile; not for ever
                advice = await self.think(seat, asked, ask)
        finally:
            asked.task = None
        if not self.is_open(seat, asked, ask):
            return
        if advice is None:
            asked.ask = None  # it may be asked again
            self.send(seat, ENCODER.encode(Advised(ask, None, None, None, None)))
            return
        asked.said = ENCODER.encode(Advised(ask, advice.move, advice.reason, advice.chance, advice.next_best))
        self.send(seat, asked.said)
        if asked.has_moved_on:
            asked.ask = asked.said = None  # told, but not kept: asked again, it thinks again

    async def think(self, seat: int, asked: Asked, ask: int) -> Advice | None:
        """What the adviser says; None if it fails or is late, and the log says why."""
        table, tasks = self.table, self.tasks
        asked.has_moved_on = False
        await self.exclusive.idle()  # nobody is advised by what is not durable yet
        pending = table.question()
        if pending is None or pending.id != ask:
            return None
        options = (*table.state.options(seat), *table.asides(seat))
        question = Question(
            asked.seat.chair,
            asked.seat.history,
            table.state.view(seat),
            pending,
            options,
            owner=self.owner,
            is_open=partial(self.is_open, seat, asked, ask),
            advise=True,
        )
        try:
            async with asyncio.timeout(TIME_TO_ADVISE):
                advice: Advice | None = await self.pool.answer(question)
        except (Failed, Unavailable, TimeoutError) as problem:
            tasks.log.warning("adviser.failed", table=tasks.table, why=str(problem) or "it took too long")
            return None
        return advice

    def is_open(self, seat: int, asked: Asked, ask: int) -> bool:
        """Whether this seat still asks about this question, and has not answered it."""
        table = self.table
        question = table.question()
        is_asked = question is not None and question.id == ask and seat in question.seats
        is_theirs = self.asked.get(seat) is asked and table.seats[seat].bot is None
        return is_asked and is_theirs and asked.ask == ask and seat not in table.held

    def send(self, seat: int, message: bytes) -> None:
        """Tell a seat, and nobody else."""
        for connection in self.audience.connections(seat):
            connection.send(message)

    def hear(self, told: Telling[Any]) -> None:
        """Collect what the seats were told of the game; what was said on a floor that has moved on is old."""
        for number, asked in self.asked.items():
            events = [one.event for one in told.get(number, ()) if not isinstance(one.event, Notice)]
            if events:
                asked.seat.hear(events)
                asked.has_moved_on = True
                if asked.task is None:  # on a floor: who asks again asks anew, and all are told
                    asked.ask = asked.said = None

    def look_at_table(self) -> None:
        """Forget the questions that have closed, and after the game the adviser."""
        if self.table.stage != "running":
            self.get_up()
            return
        for number, asked in list(self.asked.items()):
            if self.table.seats[number].person is None:
                self.dismiss(number)
            elif asked.ask is not None and not self.is_open(number, asked, asked.ask):
                asked.forget()

    def dismiss(self, seat: int) -> None:
        """Forget what a seat asked, and the adviser behind it."""
        asked = self.asked.pop(seat)
        asked.forget()
        self.pool.forget(asked.seat.chair)

    def get_up(self) -> None:
        """Forget all that was asked here."""
        for seat in list(self.asked):
            self.dismiss(seat)
        self.broadcast.unfollow(self)
