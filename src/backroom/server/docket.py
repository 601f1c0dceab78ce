"""What is to be done at a table: commands that wait, done in order, kept together and then told.

There is no task for this: a command is done in the next turn of the loop, with all that comes in during this
one, or at once if nobody else at the table could say anything. What it did is told when it is durable: to who
asked for it first. Those that come in while something is being kept are done next.
"""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from backroom.server.keeper import LOST
from backroom.server.kept import By, Did, Kept, wrote
from backroom.server.pending import Pending, fail, settle, together
from backroom.server.store.failures import Unavailable
from backroom.table.running import Update as Done

if TYPE_CHECKING:
    from backroom.server.room import Room

TIME_TO_RETURN: Final = 20.0  # seconds that a question has at least, when people could not be asked it


class Batch:
    """Commands that are done together."""

    __slots__ = ("also", "commands", "done", "ends", "lines", "updates")

    def __init__(self, commands: Sequence[Pending]) -> None:
        self.commands: Sequence[Pending] = commands
        self.updates: list[Done[Any]] = []
        self.lines: list[Kept] = []
        self.done: list[By] = []
        self.also: list[Kept] = []  # of the lines, those that the table did not write
        self.ends: bool = False  # the game is over by it


class Docket:
    """One table's."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.pending: list[Pending] = []
        self.is_still: bool = False  # somebody wants nothing to be done meanwhile: see `Stillness`
        self.is_busy: bool = False  # something is being done or kept
        self.is_ahead: bool = False  # of what was kept: nothing of the table may be shown, maybe never
        self.resting: list[Future[None]] = []  # those who wait until it is not
        self.ending: Task[None] | None = None  # brings the lists up to date when the game is over

    @property
    def is_in_use(self) -> bool:
        """Whether there is something to be done, to be kept, or to be written into the lists."""
        return (
            bool(self.pending)
            or self.is_busy
            or self.is_ahead
            or (self.ending is not None and not self.ending.done())
        )

    def add(self, command: Pending) -> None:
        """Let a command happen when those before it have."""
        self.pending.append(command)
        if command.alone:
            self.begin()
        elif len(self.pending) == 1:  # else it is on its way already
            self.go_on()

    def go_on(self) -> None:
        """Do what waits, in the next turn of the loop: what comes in during this one is done with it."""
        if self.pending and not self.is_busy:
            self.room.services.store.do_soon(self.begin)

    def begin(self) -> None:
        """Do all that waits, unless somebody wants the table to stand still."""
        if self.is_busy or not self.pending or self.is_still:
            return
        commands, self.pending = self.pending, []
        if self.room.lost:
            fail(commands, Unavailable(LOST))
            settle(commands, self.room.report)
            return
        self.is_busy = True
        batch = Batch(commands)
        before = self.room.table.stage
        self.act(batch)
        batch.ends = self.room.table.stage == "over" != before
        if not batch.lines:
            self.finish(batch, None)
            return
        self.is_ahead = True
        try:
            then, late = partial(self.finish, batch), partial(self.make_up_for, batch)
            self.room.keeper.keep_soon(batch.lines, then, late)
        except Exception as mistake:  # noqa: BLE001 - where it was read nobody would hear of it
            self.finish(batch, mistake)

    def act(self, batch: Batch) -> None:
        """Let commands happen at the table.

        One that is refused is not told so before all is kept: it may be by what others did.
        """
        now = self.room.services.clock.now()
        for command in batch.commands:
            by = command.by
            if by is not None and (self.room.done_before.has(by) or by in batch.done):
                continue
            try:
                update = command.act(now)
            except Exception as problem:  # noqa: BLE001 - whoever asked for it hears of it
                command.problem = problem
                continue
            batch.updates.append(update)
            for line in update.lines:
                batch.lines.append(wrote(line, by))
            if by is not None and not update.lines:
                batch.lines.append(Did(by))
            if command.also:
                batch.lines += command.also
                batch.also += command.also
            if by is not None:
                batch.done.append(by)

    def make_up_for(self, batch: Batch) -> Sequence[Kept]:
        """It took long until a batch was kept: whom it asks something has not been asked yet."""
        update = self.room.table.prolong(TIME_TO_RETURN, self.room.services.clock.now())
        batch.updates.append(update)
        return [wrote(line, None) for line in update.lines]

    def finish(self, batch: Batch, problem: Exception | None) -> None:
        """All is durable: tell those who asked for it, and then everybody else what they may hear."""
        self.is_busy = False
        try:
            if problem is None:
                self.is_ahead = False
                self.tell(batch)
            else:
                self.give_up(batch, problem)
        except Exception as mistake:  # noqa: BLE001 - it must not be that of the next table whose lines are kept
            self.room.report(mistake)
            fail(batch.commands, mistake)
        self.settle(batch)
        self.wake()

    def give_up(self, batch: Batch, problem: Exception) -> None:
        """What was done cannot be kept: the server is closing, or somebody else has written to the table."""
        if isinstance(problem, Unavailable):  # and closed: news that wait would show what was not kept
            fail(batch.commands, problem)
        else:
            self.room.report(problem)
            fail(batch.commands, Unavailable(LOST))
            self.room.lose()

    def tell(self, batch: Batch) -> None:
        """What was done, to all at the table."""
        room = self.room
        for by in batch.done:
            room.done_before.note(by)
        for one in batch.also:
            room.recall(one)
        update = together(batch.updates)
        room.tell_actors(update, [by.seat for by in batch.done])
        self.settle(batch)
        room.tell_others(update)

    def settle(self, batch: Batch) -> None:
        """Let those who asked know what came of it, once; when the game is over by it, after the lists do."""
        commands, batch.commands = batch.commands, ()
        if not commands:
            return
        if batch.ends:
            self.ending = asyncio.get_running_loop().create_task(self.room.end(commands))
            self.ending.add_done_callback(self.room.finished)
        else:
            settle(commands, self.room.report)

    def wake(self) -> None:
        """Let those go on who waited for this: first who wants the table to stand still."""
        resting, self.resting = self.resting, []
        for rested in resting:
            if not rested.done():
                rested.set_result(None)
        self.go_on()
