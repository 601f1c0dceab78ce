"""Runs the commands of one table in order, each once, makes them durable together, and then has them told.

There is no task for this. A command runs in the next turn of the loop, with all that comes in during this
one, or at once if nobody else at the table could say anything to it. What it did is told once it is durable,
first to its sender. Commands that come in while something is being written run after that.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, cast

from msgspec import Raw

from backroom.server.clock import Clock
from backroom.server.rooms.alarm import Alarm
from backroom.server.rooms.journal_lines import By, Did, Kept, Wrote
from backroom.server.rooms.journal_writer import LOST
from backroom.server.rooms.ports import Appends, Batches, Tells
from backroom.server.rooms.tasks import Tasks
from backroom.server.store.failures import Unavailable
from backroom.table.running import Effects
from backroom.table.table import Table
from backroom.table.table_state import Stage
from backroom.table.told import Telling

TIME_TO_RETURN: Final = 20.0  # seconds that a question stays open at least, if people could not be asked it
MARK: Final = 8  # bytes that are remembered of a command's id

Reply = Callable[[Exception | None], None]  # called when a command is durable, or with why it was not done
Report = Callable[[BaseException], None]


class Command:
    """Something to be done at a table, and whom to tell the outcome."""

    __slots__ = ("act", "also", "by", "is_alone", "problem", "reply")

    def __init__(
        self,
        act: Callable[[float], Effects[Any]],
        reply: Reply,
        *,
        by: By | None = None,
        also: Sequence[Kept] = (),
        is_alone: bool = False,
    ) -> None:
        self.act: Callable[[float], Effects[Any]] = act  # given the time; or raises and changes nothing
        self.reply: Reply = reply
        self.by: By | None = by  # who gave it under which id, if it can be sent again
        self.also: Sequence[Kept] = also  # lines to store after those that it writes
        self.is_alone: bool = is_alone  # nobody else can say anything to this, so it waits for nobody
        self.problem: Exception | None = None


class Batch:
    """Commands that run together and are made durable together."""

    __slots__ = ("also", "commands", "done", "effects", "ends_game", "lines")

    def __init__(self, commands: Sequence[Command]) -> None:
        self.commands: Sequence[Command] = commands
        self.effects: list[Effects[Any]] = []
        self.lines: list[Kept] = []
        self.done: list[By] = []
        self.also: list[Kept] = []  # of the lines, those that the table did not write
        self.ends_game: bool = False


class Duplicates:
    """Remembers the last commands of each seat, and of spectators, so that each runs once.

    It keeps the hash of each id, keyed differently in every process, so that nobody finds two ids with the
    same one. The hashes lie in a row, the oldest first: a thousand of them take less memory than a hundred
    ids in a dict.
    """

    __slots__ = ("marks", "most")

    def __init__(self, players: int, most: int) -> None:
        self.most: int = most * MARK
        self.marks: dict[int | None, bytearray] = {seat: bytearray() for seat in range(players)}
        self.marks[None] = bytearray()

    def note(self, by: By | None) -> None:
        """Remember a command that has run."""
        if by is None:
            return
        mark, done = mark_of(by.id), self.marks[by.seat]
        if mark in done:
            return
        done += mark
        if len(done) > self.most:
            del done[:MARK]

    def has(self, by: By | None) -> bool:
        """Whether this very command has run."""
        return by is not None and mark_of(by.id) in self.marks[by.seat]


def mark_of(command: str) -> bytes:
    """What is remembered of an id."""
    return hash(command).to_bytes(MARK, "little", signed=True)


class Scheduler:
    """Runs in one turn of the loop what the tables of a server scheduled in the turn before.

    All that it appends becomes durable together: nothing else can come in during that turn.
    """

    __slots__ = ("loop", "store", "waiting")

    def __init__(self, store: Batches) -> None:
        self.store: Batches = store
        self.loop: asyncio.AbstractEventLoop | None = None
        self.waiting: list[Callable[[], None]] = []

    def run_soon(self, work: Callable[[], None]) -> None:
        """Run something in the next turn of the loop."""
        self.waiting.append(work)
        if len(self.waiting) == 1:
            if self.loop is None:  # looking it up costs a system call each time
                self.loop = asyncio.get_running_loop()
            self.loop.call_soon(self.run)

    def run(self) -> None:
        """Run all that waits."""
        waiting, self.waiting = self.waiting, []
        self.store.gather()
        for work in waiting:
            try:
                work()
            except Exception as mistake:  # noqa: BLE001 - one mistake must not fail the others
                said = {"message": "the commands of a table failed", "exception": mistake}
                asyncio.get_running_loop().call_exception_handler(said)
        self.store.commit_gathered()


class CommandQueue:
    """Orders the commands of one table, runs each once, and rings its clocks."""

    __slots__ = (
        "alarm",
        "broadcast",
        "clock",
        "duplicates",
        "is_busy",
        "is_held",
        "journal",
        "durable_stage",
        "on_end",
        "on_loss",
        "recall",
        "report",
        "resting",
        "run_soon",
        "table",
        "tasks",
        "waiting",
    )

    def __init__(  # noqa: PLR0913 - the stages around it, and what the room adds
        self,
        table: Table[Any, Any, Any, Any],
        journal: Appends,
        broadcast: Tells,
        tasks: Tasks,
        *,
        clock: Clock,
        most_remembered: int,
        run_soon: Callable[[Callable[[], None]], None],
        recall: Callable[[Kept], None],
        on_end: Callable[[Callable[[], None]], None],
        on_loss: Callable[[], None],
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.journal: Appends = journal
        self.broadcast: Tells = broadcast
        self.tasks: Tasks = tasks
        self.clock: Clock = clock
        self.run_soon: Callable[[Callable[[], None]], None] = run_soon  # in the next turn of the loop
        self.report: Report = tasks.report
        self.recall: Callable[[Kept], None] = recall  # takes lines of the room that became durable
        self.on_end: Callable[[Callable[[], None]], None] = on_end  # told of the end; calls back to reply
        self.on_loss: Callable[[], None] = on_loss  # told of a batch that can never be stored
        self.duplicates: Duplicates = Duplicates(len(table.seats), most_remembered)
        self.alarm: Alarm = Alarm(clock, self.ring)
        self.durable_stage: Stage = table.stage  # as it is durable, for whoever counts tables
        self.waiting: list[Command] = []
        self.is_held: bool = False  # somebody has exclusive access to the table
        self.is_busy: bool = False  # a batch is being run or written
        self.resting: list[Future[None]] = []  # callers who wait until it is not

    @property
    def is_in_use(self) -> bool:
        """Whether anything is waiting, running or being written."""
        return bool(self.waiting) or self.is_busy or self.journal.is_ahead

    # A batch, from its first command to the last reply

    def add(self, command: Command) -> None:
        """Run a command after those before it."""
        self.waiting.append(command)
        if command.is_alone:
            self.run()
        elif len(self.waiting) == 1:  # else it is scheduled already
            self.schedule()

    def schedule(self) -> None:
        """Run what waits in the next turn of the loop, with all that comes in during this one."""
        if self.waiting and not self.is_busy:
            self.run_soon(self.run)

    def run(self) -> None:
        """Run all that waits, unless somebody has exclusive access."""
        if self.is_busy or not self.waiting or self.is_held:
            return
        batch = Batch(self.waiting)
        self.waiting = []
        if self.journal.is_lost:
            fail(batch.commands, Unavailable(LOST))
            reply_to_all(batch.commands, self.report)
            return
        self.is_busy = True
        before = self.table.stage
        self.act(batch)
        batch.ends_game = self.table.stage == "over" != before
        if not batch.lines:
            self.finish(batch, None)
            return
        try:
            self.journal.append_soon(
                batch.lines, partial(self.finish, batch), partial(self.make_up_for_delay, batch)
            )
        except Exception as mistake:  # noqa: BLE001 - the caller read a message, and could do nothing about it
            self.finish(batch, mistake)

    def act(self, batch: Batch) -> None:
        """Run commands at the table.

        A refusal is not told before everything is durable either: it may be due to what others did.
        """
        now = self.clock.now()
        for command in batch.commands:
            by = command.by
            if by is not None and (self.duplicates.has(by) or by in batch.done):
                continue
            try:
                effects = command.act(now)
            except Exception as problem:  # noqa: BLE001 - whoever gave the command hears of it
                command.problem = problem
                continue
            batch.effects.append(effects)
            written = cast("Sequence[Raw]", effects.lines)  # encoded with all else when they are appended
            for line in written:
                batch.lines.append(Wrote(line, by))
            if by is not None and not effects.lines:
                batch.lines.append(Did(by))
            if command.also:
                batch.lines += command.also
                batch.also += command.also
            if by is not None:
                batch.done.append(by)

    def make_up_for_delay(self, batch: Batch) -> Sequence[Kept]:
        """Give those who are asked time to answer: the store took long, and they have not been asked yet."""
        effects = self.table.prolong(TIME_TO_RETURN, self.clock.now())
        batch.effects.append(effects)
        written = cast("Sequence[Raw]", effects.lines)
        return [Wrote(line, None) for line in written]

    def finish(self, batch: Batch, problem: Exception | None) -> None:
        """Tell what a batch did now that it is durable, or fail its commands if it never will be."""
        self.is_busy = False
        try:
            if problem is None:
                self.tell(batch)
            else:
                self.give_up(batch, problem)
        except Exception as mistake:  # noqa: BLE001 - the next table of the same commit must not suffer
            self.report(mistake)
            fail(batch.commands, mistake)
        self.reply(batch)
        self.wake()

    def tell(self, batch: Batch) -> None:
        """Tell those who gave the commands, reply to them, and then tell everybody else.

        Whoever is refused hears first what that may be due to.
        """
        for by in batch.done:
            self.duplicates.note(by)
        for line in batch.also:
            self.recall(line)
        effects = merged(batch.effects)
        self.broadcast.tell_actors(effects, [one.by.seat for one in batch.commands if one.by is not None])
        self.reply(batch)
        self.broadcast.tell_others(effects.told)
        self.watch_table()

    def watch_table(self) -> None:
        """Set the alarm for the next clock, and let the bots look, if what the table shows is durable."""
        if self.journal.is_ahead:
            return
        self.durable_stage = self.table.stage
        if self.tasks.is_closing:
            return
        self.alarm.set(self.table.deadline())
        self.broadcast.notify_followers()

    def give_up(self, batch: Batch, problem: Exception) -> None:
        """Fail a batch that cannot be stored: the server closes, or another has written to the table."""
        if isinstance(problem, Unavailable):  # and closed: news that wait would show what was not kept
            fail(batch.commands, problem)
        else:
            self.report(problem)
            fail(batch.commands, Unavailable(LOST))
            self.on_loss()

    def reply(self, batch: Batch) -> None:
        """Reply to each command once; if they ended the game, after the lists know."""
        commands, batch.commands = batch.commands, ()
        if not commands:
            return
        if batch.ends_game:
            self.on_end(partial(reply_to_all, commands, self.report))
        else:
            reply_to_all(commands, self.report)

    def wake(self) -> None:
        """Resume what waited for the batch, exclusive access first."""
        if self.resting:
            resting, self.resting = self.resting, []
            for rested in resting:
                if not rested.done():
                    rested.set_result(None)
        if self.waiting:
            self.schedule()

    # Clocks

    def ring(self) -> None:
        """End a clock of the table, after the answers that are read in this turn of the loop."""
        asyncio.get_running_loop().call_soon(self.tick)

    def tick(self) -> None:
        """End a clock of the table, unless the room was closed meanwhile."""
        if not self.tasks.is_closing:
            self.add(Command(self.table.tick, self.ticked))

    def ticked(self, problem: Exception | None) -> None:
        """Report a clock that could not be ended."""
        if problem is not None:
            self.report(problem)


def reply_to_all(commands: Iterable[Command], report: Report) -> None:
    """Reply to every command; one client that cannot be told is not the others' fault."""
    for command in commands:
        try:
            command.reply(command.problem)
        except Exception as mistake:  # noqa: BLE001 - it is reported
            report(mistake)


def fail(commands: Iterable[Command], problem: Exception) -> None:
    """Note that none of these has run."""
    for command in commands:
        command.problem = problem


def merged(effects: Sequence[Effects[Any]]) -> Effects[Any]:
    """What several commands did, as one."""
    if len(effects) == 1:
        return effects[0]
    told: Telling[Any] = {}
    for each in effects:
        for listener, heard in each.told.items():
            told.setdefault(listener, []).extend(heard)
    return Effects(tuple(line for each in effects for line in each.lines), told)


def resolve(done: Future[None], problem: Exception | None) -> None:
    """Resolve the future of a command, if anybody still waits."""
    if done.done():  # cancelled
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
