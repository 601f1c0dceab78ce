"""A table as the server runs it: commands come in, lines are kept, and everybody is told what they may hear.

One command after the other. What it did is durable before anybody hears of it, the one who asked for it
included; those that come in while something is being kept are then kept and told together.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from backroom.core.game import Game
from backroom.core.refusal import Refused
from backroom.protocol.messages import (
    Invited,
    Reacted,
    Reaction,
    Reason,
    Said,
)
from backroom.protocol.wire import encode
from backroom.server import kept
from backroom.server.again import Again
from backroom.server.alarm import Alarm
from backroom.server.attendance import Attendance
from backroom.server.audience import Listener
from backroom.server.bots_at_table import BotsAtTable
from backroom.server.crier import Crier
from backroom.server.docket import TIME_TO_RETURN, Docket
from backroom.server.done_before import DoneBefore, most_in_flight
from backroom.server.door import Door
from backroom.server.goodbye import say_goodbye
from backroom.server.keeper import LOST, Keeper
from backroom.server.kept import By, Did, Hosts, Kept, Moved, Rematched, Talked, Tipped, Wrote
from backroom.server.limits import Bucket
from backroom.server.pending import Pending, resolve, settle
from backroom.server.poll import Poll
from backroom.server.services import Services
from backroom.server.stillness import Stillness
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Seat
from backroom.server.store.store import Table as Head
from backroom.server.story import Story, told_in
from backroom.server.summary import Manner, Summary, summarize
from backroom.server.wishes import Wishes
from backroom.table.restoring import Restoring
from backroom.table.running import Update as Done
from backroom.table.standing import Stage
from backroom.table.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
T = TypeVar("T")
REMEMBERED_TALK: Final = 50
ONLY_HOST: Final = "only the host may do this"
FIRST_SIT: Final = "take the seat first"


class Room:
    """One table and those who are at it."""

    def __init__(self, head: Head, manner: Manner, table: AnyTable, services: Services) -> None:
        self.head: Head = head
        self.manner: Manner = manner
        self.table: AnyTable = table
        self.stage: Stage = table.stage  # as it is kept, for who counts tables
        self.services: Services = services
        self.crier: Crier = Crier(self)
        self.keeper: Keeper = Keeper(self)
        self.docket: Docket = Docket(self)
        self.still: Stillness = Stillness(self.docket)
        self.door: Door = Door(self)
        self.attendance: Attendance = Attendance(self)
        self.host: int | None = None
        self.own_given: dict[int, int] = {}  # how many tokens of their own those of each seat were given
        self.talkative: dict[int, Bucket] = {}  # what each seat may still say, by whatever connections
        self.talk: deque[Said] = deque(maxlen=REMEMBERED_TALK)
        self.poll: Poll = Poll(self)
        self.wishes: Wishes = Wishes(self)
        self.done_before: DoneBefore = DoneBefore(len(table.seats), most_in_flight(services.settings))
        self.alarm: Alarm = Alarm(services.clock, self.ring)
        self.bots: BotsAtTable = BotsAtTable(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.moved: Moved | None = None  # who changed seats last, before the game
        self.again: Again | None = None  # the rematch, once there is one
        self.rematching: asyncio.Lock = asyncio.Lock()
        self.seating: asyncio.Lock = asyncio.Lock()  # whoever changes seats is on two of them for a while
        self.summing: asyncio.Lock = asyncio.Lock()
        self.closed: bool = False
        self.lost: bool = False  # ahead of its journal for good, or its table was deleted

    # Opening

    @staticmethod
    async def create(
        head: Head, manner: Manner, made: tuple[AnyTable, Done[Any]], services: Services
    ) -> Room:
        """A new table, kept from its first line on; `Unavailable` if it cannot be kept at once."""
        table, update = made
        room = Room(head, manner, table, services)
        room.keeper.is_patient = False  # until all of it is made
        await services.store.create(head)
        try:
            await room.do(lambda _: update)
        except Unavailable:
            room.lose()
            with contextlib.suppress(Unavailable):  # else it is deleted by the next start: it has no line
                await services.store.delete(head.id)
            raise
        return room

    @staticmethod
    async def load(head: Head, game: AnyGame, services: Services) -> Room:
        """A table as it was when the server stopped."""
        manner = Summary.of(head.summary).manner
        reading = kept.Reading(game, await services.store.journal(head.id))
        await services.turns.do(reading.go_on)
        restoring = Restoring(game, reading.lines)
        await services.turns.do(restoring.go_on)
        room = Room(head, manner, restoring.table, services)
        room.attendance.recall(head, [*reading.lines, *reading.everything])
        room.crier.audience.recall(restoring.done().told)
        room.keeper.seq = len(reading.pages)
        for one in reading.everything:
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
        await self.do(lambda now: self.table.wake(TIME_TO_RETURN, now))
        await self.bring_token_along()
        wish = self.table.wish
        if wish is not None:  # nobody waits for an answer who asked before the server stopped
            await self.do(lambda _: self.table.end_wish(wish.number, "lapsed"))
        if self.table.stage == "over" and self.head.finished is None:
            await self.summarize()

    async def bring_token_along(self) -> None:
        """Let the token of who changed seats last open the new one, if the server stopped before it did."""
        moved, store = self.moved, self.services.store
        if moved is None or self.table.stage != "open":
            return
        token = bytes.fromhex(moved.digest)
        if await store.find_token(token) == Seat(self.head.id, moved.held):
            await self.keeper.insist(lambda: store.keep_token(token, Seat(self.head.id, moved.seat)))

    def recall(self, one: Kept) -> None:
        """Take what was kept besides the lines of the table."""
        match one:
            case Wrote() | Did():
                self.done_before.note(one.by)
            case Talked():
                self.done_before.note(one.by)
                self.talk.append(Said(one.name, one.seat, one.text, one.at))
            case Hosts():
                self.host = one.seat
            case Moved():
                self.moved = one
                if self.host == one.held:
                    self.host = one.seat
            case Tipped():
                self.done_before.note(one.by)
                self.poll.seats[one.seat] = one.winner
            case Rematched():
                self.again = Again(one.code, {}, one.digests)

    # What is done at the table

    async def do(
        self, act: Callable[[float], Done[Any]], *, by: By | None = None, also: Sequence[Kept] = ()
    ) -> None:
        """Let a command happen, unless this very one has; or raise `Refused` or `Malformed`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.docket.add(Pending(act, partial(resolve, done), by=by, also=also))
        await done

    def tell_actors(self, update: Done[Any], actors: Iterable[Listener]) -> None:
        """Let those who did something hear what came of it; and everybody's ears have it."""
        self.bots.hear(update.told)
        self.crier.hear(update)
        self.crier.bring_to_actors(actors)

    def tell_others(self, update: Done[Any]) -> None:
        """Let all others hear it too, and go on."""
        self.crier.bring_to_others(update.told)
        self.go_on()

    def go_on(self) -> None:
        """After something was kept: set the alarm for the next clock, and ask the bots."""
        if not self.docket.is_ahead:
            self.stage = self.table.stage
        if self.closed or self.docket.is_ahead:
            return
        self.wishes.stirred.set()
        self.alarm.set(self.table.deadline())
        self.bots.look()

    def ring(self) -> None:
        """A clock has ended."""
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
        if problem is not None:
            self.report(problem)

    def report(self, problem: BaseException) -> None:
        """Note a mistake of ours; that nothing can be kept at the very end is none."""
        if not (self.closed and isinstance(problem, Unavailable)):
            self.services.log.error("room.failed", table=self.head.id, exc_info=problem)

    # What is said

    async def give_say(self, seat: int | None) -> None:
        """Who has the say from now on."""
        async with self.still.alone():
            await self.keeper.keep([Hosts(seat)])
            self.host = seat
            self.crier.show_presence()

    async def chat(self, name: str, text: str, by: By) -> None:
        """Players are heard by all; spectators, while the game is on, by spectators alone."""
        said = Said(name, by.seat, text, self.services.clock.now())
        async with self.still.alone():
            if self.done_before.has(by):
                return
            private = by.seat is None and self.keeps_apart()
            if not private:
                await self.keeper.keep([Talked(said.name, said.seat, said.text, said.at, by)])
                self.talk.append(said)
            self.done_before.note(by)
            for one, ear in self.crier.audience.listeners():
                if one is None or not private:
                    for connection in ear.connections:
                        connection.send(encode(said))

    def react(self, seat: int, reaction: Reaction, by: By) -> None:
        """Show a reaction to everybody; it is not kept."""
        self.done_before.note(by)
        self.crier.say_to_all(Reacted(seat, reaction))

    def keeps_apart(self) -> bool:
        """Whether players must not hear of those who watch: they may not be helped."""
        return self.table.stage == "running"

    async def invite(self, again: Again) -> None:
        """Tell everybody where the rematch is, and each how to open their own seat there."""
        async with self.still.alone():
            await self.keeper.keep([Rematched(again.code, again.digests)])
            self.again = again
            for listener, ear in self.crier.audience.listeners():
                for connection in ear.connections:
                    connection.send(self.invitation(again, listener))

    def invitation(self, again: Again, listener: Listener) -> bytes:
        """The rematch as one listener hears of it."""
        token = None if listener is None else again.tokens.get(listener)
        return encode(Invited(again.code, token))

    # What others ask of it

    async def seen(self, look: Callable[[AnyTable], T]) -> T:
        """What somebody outside sees of the table: as it is kept, or `Unavailable`.

        There is no other way to look at it from outside: it is ahead of its journal for as long as the disk
        takes, and what was not kept may never have happened.
        """
        await self.still.rest_soon()
        return look(self.table)

    @property
    def game(self) -> AnyGame:
        """What is played, which never changes."""
        return self.table.game

    @property
    def setup(self) -> Any:
        """The options of the game, which never change."""
        return self.table.setup

    def seat_of_person(self, seat: int) -> str:
        """The name of the person who has a seat, or `Refused`."""
        name = self.table.seats[seat].person
        if name is None:
            raise Refused("table", FIRST_SIT)
        return name

    def check_own(self, seat: int) -> None:
        """What a seat knows is for the person who has it: a link that nobody has used shows none of it."""
        if self.table.is_bots_alone(seat):
            raise Refused("table", FIRST_SIT)

    def check_host(self, seat: int) -> None:
        """Only the host may, and nobody for them."""
        if seat != self.host:
            raise Refused("table", ONLY_HOST)

    def check_say(self, seat: int) -> None:
        """Only who has the say may."""
        if seat != self.who_has_say():
            raise Refused("table", ONLY_HOST)

    def who_has_say(self) -> int | None:
        """The host; while they are away, the next who is there: else a table could stand still for ever."""
        host = self.host
        if host is None or self.table.stage == "over" or self.crier.audience.is_present(host):
            return host
        acting = self.next_host(host)
        return acting if acting is not None and self.crier.audience.is_present(acting) else host

    def next_host(self, leaving: int) -> int | None:
        """Who has the say when somebody leaves: the next person clockwise, of those who are there if any."""
        players = len(self.table.seats)
        around = [(leaving + step) % players for step in range(1, players + 1)]
        people = [seat for seat in around if seat != leaving and self.table.seats[seat].person is not None]
        present = filter(self.crier.audience.is_present, people)
        return next(present, people[0] if people else None)

    async def journal(self) -> Sequence[bytes]:
        """Everything that was kept."""
        return await self.services.store.journal(self.head.id)

    async def told_so_far(self, seat: int) -> list[Any]:
        """Every event of the game as it was told to a seat."""
        return told_in(self.table.game, await self.journal(), seat)

    async def story(self, listener: Listener) -> Story:
        """The same for who reads it, with the number of the last thing told."""
        last, reveal, pages = await self.seen(
            lambda table: (table.counts[listener], table.send_at(None), self.keeper.seq)
        )
        journal = (await self.journal())[:pages]
        if reveal is not None:  # a card that all see together is not told before, nor to who asks for it
            await asyncio.sleep(max(0.0, reveal - self.services.clock.now()))
        told = await asyncio.to_thread(told_in, self.table.game, journal, listener)  # which may take a while
        return Story(last, tuple(told))

    async def summarize(self) -> None:
        """Bring what lists say of the table up to date with what is kept."""
        store = self.services.store
        async with self.summing:  # or an older summary could be kept after a newer one
            await self.still.rest()
            head = self.head
            if self.docket.is_ahead:
                raise Unavailable(LOST)
            summary = summarize(self.table, self.manner, used=self.attendance.stamp())
            if self.table.stage == "over" and head.finished is None:
                at = int(self.services.clock.now() * 1000)
                fleeting = all(seat.person is None for seat in self.table.seats)
                await self.keeper.insist(lambda: store.finish(head.id, summary, at=at, fleeting=fleeting))
                self.head = replace(head, finished=at, visited=at, fleeting=fleeting or head.record > 0)
            else:
                await self.keeper.insist(lambda: store.summarize(head.id, summary))

    async def end(self, commands: Sequence[Pending]) -> None:
        """Let the lists know that the game is over before those hear so who ended it."""
        try:
            await self.summarize()
        finally:
            settle(commands, self.report)
            if self.poll.watchers:
                self.poll.show()

    def is_in_use(self) -> bool:
        """Whether somebody is here or comes, or something is done about the table."""
        return bool(
            self.crier.audience.all()
            or self.door.arriving
            or self.tasks
            or self.docket.is_in_use
            or self.still.is_wanted
            or self.seating.locked()
            or self.rematching.locked()
        )

    def cease(self) -> None:
        """Nothing more is done here: the table is another room's now, or nobody's."""
        self.closed = self.lost = True
        self.alarm.stop()
        self.bots.get_up()
        self.crier.stop()

    def lose(self) -> None:
        """What was done can never be kept, and is not shown: whoever comes again finds what was kept."""
        self.cease()
        self.door.dismiss(self.crier.audience.all(), "closing", "this table is opened anew; come back")

    async def close(self, reason: Reason, why: str) -> None:
        """Finish what is being kept, and say goodbye."""
        self.closed = True
        async with self.still.alone():
            self.alarm.stop()
            self.bots.get_up()
            self.crier.stop()
            present = self.crier.audience.all()
            metrics = self.services.metrics
            await asyncio.gather(*(say_goodbye(connection, reason, why, metrics) for connection in present))
        for task in list(self.tasks):
            task.cancel()
        await self.still.clear()
