"""A table as the server runs it: commands come in, lines are kept, and everybody is told what they may hear.

One command after the other. What it did is durable before anybody hears of it, the one who asked for it
included; those that come in while something is being kept are then kept and told together.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from backroom.core.game import Game
from backroom.core.log import Record
from backroom.core.refusal import Refused
from backroom.protocol.messages import (
    VERSION,
    Invited,
    Reacted,
    Reaction,
    Reason,
    Said,
    Trouble,
    Welcome,
)
from backroom.protocol.wire import encode
from backroom.server import kept
from backroom.server.again import Again
from backroom.server.audience import Listener
from backroom.server.bots_at_table import BotsAtTable
from backroom.server.connection import Connection
from backroom.server.crier import Crier
from backroom.server.kept import By, Hosts, Kept, Rematched, Talked, Wrote, wrote
from backroom.server.pending import NOTHING, Pending, fail, settle, together
from backroom.server.services import Services
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Table as Head
from backroom.server.story import Story, told_in
from backroom.server.summary import Manner, Summary, summarize
from backroom.table.table import Table, restore_table
from backroom.table.table import Update as Done

T = TypeVar("T")
AnyTable: TypeAlias = Table[Any, Any, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
REMEMBERED_IDS: Final = 32  # commands of a seat that may be sent again
REMEMBERED_TALK: Final = 50
FIRST_PATIENCE: Final = 0.1  # seconds until a store that failed is asked again
LAST_PATIENCE: Final = 5.0
TIME_TO_RETURN: Final = 20.0  # seconds that a question has at least after a restart


class Room:
    """One table and those who are at it."""

    def __init__(self, head: Head, manner: Manner, table: AnyTable, services: Services) -> None:
        self.head: Head = head
        self.manner: Manner = manner
        self.table: AnyTable = table
        self.services: Services = services
        self.crier: Crier = Crier(self)
        self.lock: asyncio.Lock = asyncio.Lock()
        self.seq: int = 0  # lines kept so far
        self.host: int | None = None
        self.talk: deque[Said] = deque(maxlen=REMEMBERED_TALK)
        self.done_ids: list[dict[str, None]] = [{} for _ in table.seats]  # the oldest first
        self.pending: list[Pending] = []
        self.obeying: asyncio.Task[None] | None = None  # does them, while there are any
        self.alarm: TimerHandle | None = None
        self.bots: BotsAtTable = BotsAtTable(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.again: Again | None = None  # the rematch, once there is one
        self.rematching: asyncio.Lock = asyncio.Lock()
        self.troubled: bool = False  # the store cannot keep anything just now
        self.at_the_door: list[Connection] = []  # those who wait until they can be let in
        self.arriving: int = 0  # conversations that have found the table and are not at it yet
        self.closed: bool = False

    # Opening

    @staticmethod
    async def create(
        head: Head, manner: Manner, made: tuple[AnyTable, Done[Any]], services: Services
    ) -> Room:
        """A new table, kept from its first line on."""
        table, update = made
        room = Room(head, manner, table, services)
        await services.store.create(head)
        await room.do(lambda _: update)
        return room

    @staticmethod
    async def load(head: Head, game: AnyGame, services: Services) -> Room:
        """A table as it was when the server stopped."""
        manner = Summary.of(head.summary).manner
        texts = await services.store.journal(head.id)
        everything = [kept.read(text) for text in texts]
        room = Room(head, manner, restore_table(game, kept.lines_of(game, everything)), services)
        room.seq = len(texts)
        for one in everything:
            room.recall(one)
        if room.is_without_host():  # stopped between the host's leaving and the passing on of the say
            room.host = room.next_host(-1)
        # beside: when nothing can be kept now, people must be able to come and hear so
        room.spawn(room.wake())
        return room

    def is_without_host(self) -> bool:
        """Whether nobody who is at the table has the say."""
        return self.table.stage != "over" and (
            self.host is None or self.table.seats[self.host].person is None
        )

    async def wake(self) -> None:
        """Go on where the server stopped."""
        await self.do(lambda now: self.table.prolong(TIME_TO_RETURN, now))
        if self.table.stage == "over" and self.head.finished is None:
            await self.summarize()

    def recall(self, one: Kept) -> None:
        """Take what was kept besides the lines of the table."""
        match one:
            case Wrote():
                self.note_done(one.by)
            case Talked():
                self.note_done(one.by)
                self.talk.append(Said(one.name, one.seat, one.text, one.at))
            case Hosts():
                self.host = one.seat
            case Rematched():
                self.again = Again(one.code, {}, one.digests)

    def note_done(self, by: By | None) -> None:
        """A command that is done is not done again."""
        if by is None:
            return
        done = self.done_ids[by.seat]
        done[by.id] = None
        if len(done) > REMEMBERED_IDS:
            del done[next(iter(done))]

    def is_done(self, by: By | None) -> bool:
        """Whether this very command has been done."""
        return by is not None and by.id in self.done_ids[by.seat]

    # What is done at the table

    async def do(
        self, act: Callable[[float], Done[Any]], *, by: By | None = None, also: Sequence[Kept] = ()
    ) -> None:
        """Let a command happen, unless this very one has; or raise `Refused` or `Malformed`."""
        loop = asyncio.get_running_loop()
        command = Pending(act, by, also, loop.create_future())
        self.pending.append(command)
        if self.obeying is None:
            self.obeying = loop.create_task(self.obey())
            self.obeying.add_done_callback(self.finished)
        await command.done

    async def obey(self) -> None:
        """Do the commands that wait; those that came while others were kept are kept and told together."""
        while self.pending:
            async with self.lock:
                commands, self.pending = self.pending, []
                before = self.table.stage
                self.crier.silent = True
                update = await self.carry_out(commands)
                self.crier.silent = False
                ends = self.table.stage == "over" != before
                if not ends:
                    settle(commands)  # they go on when all is told, so their replies leave together with it
                self.bots.hear(update.told)
                self.crier.tell(update, [command.by.seat for command in commands if command.by is not None])
            self.go_on()
            if ends:
                try:
                    await self.summarize()
                finally:
                    settle(commands)
        self.obeying = None

    async def carry_out(self, commands: Sequence[Pending]) -> Done[Any]:
        """Let commands happen and make what they did durable; the lock is held.

        One that is refused is not told so before: it may be by what others did that is not durable yet.
        """
        updates: list[Done[Any]] = []
        lines: list[Kept] = []
        done: list[By] = []
        also: list[Kept] = []
        for command in commands:
            by = command.by
            if self.is_done(by) or by in done:
                continue
            try:
                update = command.act(self.services.clock.now())
            except Exception as problem:  # noqa: BLE001 - whoever asked for it hears of it
                command.problem = problem
                continue
            updates.append(update)
            lines += [wrote(line, by) for line in update.lines]
            lines += command.also
            also += command.also
            if by is not None:
                done.append(by)
        try:
            await self.keep(lines)
        except Exception as problem:  # noqa: BLE001 - everybody who asked for something hears of it
            fail(commands, problem)
            return NOTHING
        for by in done:
            self.note_done(by)
        for one in also:
            self.recall(one)
        return together(updates)

    async def keep(self, lines: Sequence[Kept]) -> None:
        """Append to the journal."""
        if not lines:
            return
        texts = [kept.write(line) for line in lines]
        await self.insist(lambda: self.services.store.append(self.head.id, texts, seq=self.seq))
        self.seq += len(texts)

    async def insist(self, write: Callable[[], Awaitable[T]]) -> T:
        """Let the store keep something. While it cannot, this waits, and everybody is told why."""
        patience = FIRST_PATIENCE
        while True:
            try:
                done = await write()
                break
            except Unavailable as problem:
                if self.closed:
                    raise
                self.services.log.warning("store.unavailable", table=self.head.id, why=str(problem))
                self.troubled = True
                if patience == FIRST_PATIENCE:
                    self.crier.say_to_all(Trouble(over=False))
                    for connection in self.at_the_door:
                        connection.send(encode(Trouble(over=False)))
                await asyncio.sleep(patience)
                patience = min(LAST_PATIENCE, patience * 2)
        self.troubled = False
        if patience != FIRST_PATIENCE:
            self.crier.say_to_all(Trouble(over=True))
        return done

    def go_on(self) -> None:
        """After something happened: set the alarm for the next clock, and ask the bots."""
        if self.closed:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due = self.table.deadline()
        if due is not None:
            wait = max(0.0, due - self.services.clock.now())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.ring)
        self.bots.look()

    def ring(self) -> None:
        """A clock has ended."""
        self.alarm = None
        self.spawn(self.do(self.table.tick))

    def spawn(self, work: Any) -> None:
        """Let something go on beside; it ends with the room."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Nothing that fails beside goes unseen."""
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not (self.closed and isinstance(problem, Unavailable)):
            self.services.log.error("room.failed", table=self.head.id, exc_info=problem)

    # Who is there

    async def enter(self, listener: Listener, connection: Connection, last: int | None) -> None:
        """Somebody connects, or comes back: they get what they missed, or the view if that is too much."""
        if self.troubled:
            connection.send(encode(Trouble(over=False)))  # else they would wait and not know for what
        self.at_the_door.append(connection)
        try:
            async with self.lock:
                crowded_out = self.let_in(listener, connection, last)
        finally:
            self.at_the_door.remove(connection)
        if crowded_out is not None:
            self.dismiss([crowded_out], "elsewhere", "this seat is open in too many places; the newest stay")

    def let_in(self, listener: Listener, connection: Connection, last: int | None) -> Connection | None:
        """Show a newcomer everything, and the others that they came; whom they crowd out is returned."""
        audience = self.crier.audience
        crowded_out = audience.enter(listener, connection)
        if listener is not None:
            self.table.forget_wire(listener)
        missed = audience.missed(listener, last, self.table.counts[listener])
        connection.send(encode(Welcome(VERSION, listener, missed is not None)))
        for said in self.talk:
            connection.send(encode(said))
        again = audience.lately(listener) if last is None else missed or ()
        self.crier.greet(listener, connection, again)
        if self.again is not None:
            connection.send(self.invitation(self.again, listener))
        return crowded_out

    async def clear_seat(self, seat: int, *, but: Connection | None = None) -> list[Connection]:
        """Let nobody listen at a seat any more, or only this one; those who did, to be dismissed."""
        async with self.lock:
            present = self.crier.audience.clear(seat, but)
            if present:
                self.crier.show_presence()
        return present

    def dismiss(self, connections: Sequence[Connection], reason: Reason, why: str) -> None:
        """Close connections without waiting for them: whoever is gone would take seconds to agree."""
        for connection in connections:
            self.spawn(connection.close(reason, why))

    async def leave(self, listener: Listener, connection: Connection) -> None:
        """A connection has closed."""
        async with self.lock:
            if self.crier.audience.leave(listener, connection):
                self.crier.show_presence()

    async def give_say(self, seat: int | None) -> None:
        """Who has the say from now on."""
        async with self.lock:
            await self.keep([Hosts(seat)])
            self.host = seat
            self.crier.show_presence()

    async def chat(self, listener: Listener, name: str, text: str, by: By | None = None) -> None:
        """Players are heard by all; spectators, while the game is on, by spectators alone."""
        said = Said(name, listener, text, self.services.clock.now())
        private = listener is None and self.table.stage == "running"
        async with self.lock:
            if self.is_done(by):
                return
            if not private:
                await self.keep([Talked(said.name, said.seat, said.text, said.at, by)])
                self.talk.append(said)
            self.note_done(by)
            for one, ear in self.crier.audience.listeners():
                if one is None or not private:
                    for connection in ear.connections:
                        connection.send(encode(said))

    def react(self, seat: int, reaction: Reaction) -> None:
        """Show a reaction to everybody; it is not kept."""
        self.crier.say_to_all(Reacted(seat, reaction))

    async def invite(self, again: Again) -> None:
        """Tell everybody where the rematch is, and each how to open their own seat there."""
        async with self.lock:
            await self.keep([Rematched(again.code, again.digests)])
            self.again = again
            for listener, ear in self.crier.audience.listeners():
                for connection in ear.connections:
                    connection.send(self.invitation(again, listener))

    def invitation(self, again: Again, listener: Listener) -> bytes:
        """The rematch as one listener hears of it."""
        token = None if listener is None else again.tokens.get(listener)
        return encode(Invited(again.code, token))

    # What others ask of it

    def seat_of_person(self, seat: int) -> str:
        """The name of the person who has a seat, or `Refused`."""
        name = self.table.seats[seat].person
        if name is None:
            raise Refused("table", "take the seat first")
        return name

    def check_host(self, seat: int) -> None:
        """Only the host may."""
        if seat != self.host:
            raise Refused("table", "only the host may do this")

    def next_host(self, leaving: int) -> int | None:
        """Who has the say when somebody leaves: the next person clockwise."""
        players = len(self.table.seats)
        for step in range(1, players + 1):
            seat = (leaving + step) % players
            if seat != leaving and self.table.seats[seat].person is not None:
                return seat
        return None

    async def record(self) -> Record[Any, Any]:
        """The game as everybody may keep it; the secret is in it when the game is over."""
        return kept.record_of(self.table.game, await self.journal())

    async def journal(self) -> Sequence[bytes]:
        """Everything that was kept."""
        return await self.services.store.journal(self.head.id)

    async def told_so_far(self, seat: int) -> list[Any]:
        """Every event of the game as it was told to a seat."""
        return told_in(self.table.game, await self.journal(), seat)

    async def story(self, listener: Listener) -> Story:
        """The same for who reads it, with the number of the last thing told."""
        async with self.lock:  # nothing is told that the journal does not have
            last = self.table.counts[listener]
            journal = await self.journal()
        told = await asyncio.to_thread(told_in, self.table.game, journal, listener)  # which may take a while
        return Story(last, tuple(told))

    async def summarize(self) -> None:
        """Bring what lists say of the table up to date."""
        store, head, summary = self.services.store, self.head, summarize(self.table, self.manner)
        if self.table.stage == "over" and head.finished is None:
            at = int(self.services.clock.now() * 1000)
            self.head = replace(head, finished=at)
            await self.insist(lambda: store.finish(head.id, summary, at=at))
        else:
            await self.insist(lambda: store.summarize(head.id, summary))

    async def close(self, reason: Reason, why: str) -> None:
        """Finish what is being kept, and say goodbye."""
        self.closed = True
        async with self.lock:
            if self.alarm is not None:
                self.alarm.cancel()
            self.bots.get_up()
            self.crier.stop()
            present = self.crier.audience.all()
            await asyncio.gather(*(connection.close(reason, why) for connection in present))
        for task in list(self.tasks):
            task.cancel()
        if self.obeying is not None:
            await self.obeying
