"""The bots at one table: they hear what their seats hear, think elsewhere, and answer like anybody else."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, Any, Final

from backroom.core.game import Ask
from backroom.core.refusal import Refused
from backroom.server.bot_seat import BotSeat
from backroom.server.store.failures import Unavailable
from backroom.server.thinking.messages import Chair
from backroom.server.thinking.process import Failed, Question
from backroom.table.clocks import FACTORS
from backroom.table.notices import Notice
from backroom.table.reaction import reaction
from backroom.table.told import Telling

if TYPE_CHECKING:
    from backroom.server.room import Room

HURRIED: Final = 0.4  # of its usual pace, the least that a bot takes
AT_EASE: Final = 1.6  # ... and the most
ON_THE_FLOOR: Final = (
    5  # times as long where people may talk: they need time to read an offer and to make one
)


class BotsAtTable:
    """Whoever of the house plays at a table."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.seats: dict[int, BotSeat] = {}

    def hear(self, told: Telling[Any]) -> None:
        """Keep what the bots' seats were told of the game; what is said of the table is not for them."""
        for number, bot in self.seats.items():
            bot.hear([one.event for one in told.get(number, ()) if not isinstance(one.event, Notice)])

    def look(self) -> None:
        """See who plays and who is asked, and let those think."""
        self.settle()
        table = self.room.table
        question = table.question()
        if question is None or table.paused is not None:
            return
        for number, bot in self.seats.items():
            if number in question.seats and number not in table.held and bot.task is None:
                asked = self.question(number, bot, question)
                bot.task = asyncio.get_running_loop().create_task(self.play(number, bot, asked))
                bot.task.add_done_callback(self.room.finished)

    def settle(self) -> None:
        """Give every bot a chair, and let those get up who play no more."""
        for number, seat in enumerate(self.room.table.seats):
            present = self.seats.get(number)
            if present is not None and present.chair.level != seat.bot:
                present.get_up()
                self.room.services.thinkers.forget(present.chair.chair)
                del self.seats[number]
            if seat.bot is not None and number not in self.seats:
                self.seats[number] = BotSeat(
                    self.chair(number, seat.bot), self.room.still.alone, self.room.told_so_far
                )

    def chair(self, number: int, level: str) -> Chair:
        """A bot of this level at a seat of this table; its luck is its own."""
        head = self.room.head
        name = f"{head.id}/{number}/{level}"
        seed = zlib.crc32(name.encode())
        return Chair(name, head.game, self.room.table.setup, level, number, seed)

    def question(self, number: int, bot: BotSeat, ask: Ask) -> Question:
        """The question as the bot gets it: what a person in this seat would see."""
        state = self.room.table.state
        options = (*state.options(number), *state.asides(number))
        return Question(bot.chair, bot.history, state.view(number), ask, options)

    async def play(self, number: int, bot: BotSeat, question: Question) -> None:
        """Think about a question, take as long as people do, and answer it if it is still open."""
        loop = asyncio.get_running_loop()
        try:
            # fixed before it thinks: how long that takes may tell of its cards
            due = loop.time() + self.pace(bot.chair.level, question.ask)
            move = await self.think(number, question)
            await asyncio.sleep(due - loop.time())
            if move is not None:
                await self.answer(number, question.ask, move)
        finally:
            bot.task = None
        self.room.go_on()

    async def think(self, number: int, question: Question) -> Any:
        """What the bot says; one that fails does the least, and the log says why."""
        try:
            return await self.room.services.thinkers.answer(question)
        except (Failed, Unavailable) as problem:  # the latter: what it was told so far cannot be read
            self.room.services.log.warning("bot.failed", table=self.room.head.id, why=str(problem))
            return self.room.table.game.default(question.options)

    async def answer(self, number: int, question: Ask, move: Any) -> None:
        """Say it, like anybody else; if the question is open no more, that is that."""
        table = self.room.table
        try:
            if move in table.state.asides(number):
                await self.room.do(lambda now: table.say_aside(number, move, now, by_bot=True))
            else:
                await self.room.do(lambda now: table.answer(number, question.id, move, now, by_bot=True))
        except Refused as refusal:
            self.room.services.log.info("bot.late", table=self.room.head.id, why=str(refusal))

    def pace(self, level: str, question: Ask) -> float:
        """How long the bot seems to think: in a race as people do, else so that one can follow."""
        services = self.room.services
        if question.mode == "race":
            armed = self.room.table.armed
            reveal = armed.reveal if armed is not None else None
            until = 0.0 if reveal is None else max(0.0, reveal - services.clock.now())
            return until + reaction(level, services.rng)
        factor = FACTORS.get(self.room.table.options.speed, 1.0)
        seats = self.room.table.seats
        if question.mode == "floor" and any(seats[seat].bot is None for seat in question.seats):
            factor *= ON_THE_FLOOR
        return services.settings.bot_pace * factor * services.rng.uniform(HURRIED, AT_EASE)

    def get_up(self) -> None:
        """All of them."""
        for bot in self.seats.values():
            bot.get_up()
            self.room.services.thinkers.forget(bot.chair.chair)
        self.seats = {}
