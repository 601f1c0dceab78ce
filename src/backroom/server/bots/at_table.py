"""Plays the bots at one table: they hear what their seats hear, think elsewhere, and answer like people."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from random import Random
from typing import Any, Final

from backroom.bots import temper_of
from backroom.bots.temper import deliberation, reaction
from backroom.core.game import Ask
from backroom.core.refusal import Refused
from backroom.server.bots.bot_seat import BotSeat
from backroom.server.bots.messages import Chair
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Failed, Question
from backroom.server.clock import Clock
from backroom.server.rooms.command_queue import Command, CommandQueue
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.ports import IsFollowed
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.failures import Unavailable
from backroom.table.clocks import BOT_PACES
from backroom.table.notices import Notice
from backroom.table.running import Effects
from backroom.table.table import Table
from backroom.table.told import Telling

HURRIED: Final = 0.4  # of its usual pace, the least that a bot takes
AT_EASE: Final = 1.6  # ... and the most
ON_THE_FLOOR: Final = 5  # times as long where people may talk: they need time to read and to make offers
SLOWEST: Final = 0.4  # of a question's clock, the most that a bot takes unless it hesitates


class BotsAtTable:
    """Seats the bots of one table, passes on what their seats hear, and plays their answers."""

    def __init__(  # noqa: PLR0913 - the table, and how bots play at it
        self,
        table: Table[Any, Any, Any, Any],
        exclusive: Exclusive,
        queue: CommandQueue,
        broadcast: IsFollowed,
        tasks: Tasks,
        *,
        clock: Clock,
        pool: BotPool,
        retell: Callable[[int], Awaitable[list[Any]]],
        pace: float,
        rng: Random,
        owner: Hashable,
        last_said: Callable[[], object],
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.exclusive: Exclusive = exclusive
        self.queue: CommandQueue = queue
        self.broadcast: IsFollowed = broadcast
        self.clock: Clock = clock
        self.tasks: Tasks = tasks
        self.pool: BotPool = pool
        self.retell: Callable[[int], Awaitable[list[Any]]] = retell  # everything that a seat was told so far
        self.pace: float = pace  # seconds that a bot seems to think, on average, at the pace `normal`
        self.rng: Random = rng
        self.owner: Hashable = owner  # the maker of the table, whose share of the thinking its bots use
        self.last_said: Callable[[], object] = last_said  # in the chat
        self.seats: dict[int, BotSeat] = {}

    def reseat(self) -> None:
        """Give every bot a chair, and remove those that no longer play."""
        for number, seat in enumerate(self.table.seats):
            present = self.seats.get(number)
            if present is not None and present.chair.level != seat.bot:
                present.get_up()
                self.pool.forget(present.chair)
                del self.seats[number]
            if seat.bot is not None and number not in self.seats:
                self.seats[number] = BotSeat(self.chair(number, seat.bot), self.exclusive.access, self.retell)
        if self.seats:
            self.broadcast.follow(self)
        else:
            self.broadcast.unfollow(self)

    def hear(self, told: Telling[Any]) -> None:
        """Collect what the bots' seats were told of the game; notices about the table are not for them."""
        for number, bot in self.seats.items():
            heard = told.get(number)
            if heard:
                bot.hear([one.event for one in heard if not isinstance(one.event, Notice)])

    def look_at_table(self) -> None:
        """Let the bots that are asked think."""
        table = self.table
        question = table.question()
        if question is None or table.paused is not None:
            return
        for number, bot in self.seats.items():
            if number in question.seats and number not in table.held and bot.task is None:
                asked = self.question(number, bot, question)
                bot.task = self.tasks.spawn(self.play(number, bot, asked))

    def chair(self, number: int, level: str) -> Chair:
        """The chair of a bot of this level at a seat, with a seed of its own."""
        name = f"{self.tasks.table}/{number}/{level}"
        seed = zlib.crc32(name.encode())
        return Chair(name, self.table.game.name, self.table.setup, level, number, seed)

    def question(self, number: int, bot: BotSeat, ask: Ask) -> Question:
        """A question as the bot gets it: what a person in this seat would see."""
        state = self.table.state
        options = (*state.options(number), *self.table.asides(number))
        return Question(
            bot.chair,
            bot.history,
            state.view(number),
            ask,
            options,
            owner=self.owner,
            is_open=partial(self.is_asked, number, bot, ask),
        )

    def is_asked(self, number: int, bot: BotSeat, ask: Ask) -> bool:
        """Whether this bot still sits here, and this question is still put to it."""
        question = self.table.question()
        is_open = question is not None and question.id == ask.id and number in question.seats
        return is_open and self.seats.get(number) is bot and number not in self.table.held

    async def play(self, number: int, bot: BotSeat, question: Question) -> None:
        """Think about a question for as long as a person might, and answer it if it is still open."""
        loop = asyncio.get_running_loop()
        try:
            # fixed before it thinks: how long that takes may reveal its cards
            due = loop.time() + self.thinking_time(bot.chair.level, question.ask)
            heard, said = bot.heard, self.last_said()
            move = await self.think(question)
            await asyncio.sleep(due - loop.time())
            # C24: where people talk it thinks again, and first answers what was said to it
            floor = question.ask.mode == "floor" and move is not None
            again = floor and (
                bot.heard != heard or (self.last_said() is not said and bot.thinks_again(question.ask.id))
            )
            if move is not None and not again:
                self.answer(number, bot, question.ask, move)
                return
        except BaseException:
            bot.task = None
            raise
        bot.task = None
        self.queue.watch_table()

    async def think(self, question: Question) -> Any:
        """The bot's answer; if it fails, it plays the default, and the log says why."""
        tasks = self.tasks
        try:
            return await self.pool.answer(question)
        except (Failed, Unavailable) as problem:  # the latter: what it was told so far cannot be read
            tasks.log.warning("bot.failed", table=tasks.table, why=str(problem))
            return self.table.game.default(question.options)

    def answer(self, number: int, bot: BotSeat, question: Ask, move: Any) -> None:
        """Give the answer as a command, like anybody else."""
        table = self.table
        if move in table.asides(number):

            def act(now: float) -> Effects[Any]:
                return table.say_aside(number, move, now, by_bot=True)
        else:

            def act(now: float) -> Effects[Any]:
                return table.answer(number, question.id, move, now, by_bot=True)

        self.queue.add(Command(act, partial(self.answered, bot)))

    def answered(self, bot: BotSeat, problem: Exception | None) -> None:
        """Let the bot be asked again, and note an answer that came too late."""
        bot.task = None
        tasks = self.tasks
        if isinstance(problem, Refused):
            tasks.log.info("bot.late", table=tasks.table, why=str(problem))
        elif problem is not None:
            tasks.report(problem)

    def thinking_time(self, level: str, question: Ask) -> float:
        """How long the bot seems to think: in a race as people do, else so that one can follow."""
        temper = temper_of(self.table.game.name, level)
        if question.mode == "race":
            armed = self.table.armed
            reveal = armed.reveal if armed is not None else None
            until = 0.0 if reveal is None else max(0.0, reveal - self.clock.now())
            return until + reaction(temper, self.rng)
        if self.pace == 0.0:
            return 0.0
        seats, pace = self.table.seats, self.table.options.pace
        factor = BOT_PACES[pace]
        if all(seat.person is None or seat.bot is not None for seat in seats):
            factor = max(
                factor, BOT_PACES["normal"]
            )  # nobody waits for them, and hundreds of tables may play
        if question.mode == "floor" and any(seats[seat].bot is None for seat in question.seats):
            # nobody can talk with bots that skip
            factor = ON_THE_FLOOR * (BOT_PACES["brisk"] if pace == "skip" else factor)
        usual = self.pace * factor * self.rng.uniform(HURRIED, AT_EASE)
        allowed = self.table.allowed(question)
        if allowed is not None:
            usual = min(usual, SLOWEST * allowed)
        return deliberation(temper, usual, self.rng)

    def get_up(self) -> None:
        """Let all bots get up."""
        for bot in self.seats.values():
            bot.get_up()
            self.pool.forget(bot.chair)
        self.seats = {}
