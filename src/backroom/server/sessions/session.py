"""Talks with one client: a hello, then commands until either side ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import WSMessage, WSMsgType

from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import (
    LONGEST_MESSAGE,
    VERSION,
    Ack,
    Answer,
    AskAdvice,
    Chat,
    Commands,
    Confirm,
    Fill,
    Hello,
    Kick,
    Leave,
    Orders,
    Pause,
    React,
    Reason,
    Refusal,
    Rematch,
    Resume,
    SayAside,
    SeatBot,
    SetPace,
    Sit,
    Tip,
)
from backroom.protocol.wire import decode, encode, is_of_another_version
from backroom.server.house.house import House
from backroom.server.house.player_commands import obey, obey_spectator
from backroom.server.house.room import Room
from backroom.server.operations.limits import Bucket, Rate
from backroom.server.rooms.audience import Listener
from backroom.server.seats import own_tokens
from backroom.server.seats.keys import digest, new_id
from backroom.server.seats.seating import change_seating
from backroom.server.sessions.answers import ONLY_PLAYERS, Answers, reply_to
from backroom.server.sockets.connection import Connection
from backroom.server.sockets.goodbye import say_goodbye
from backroom.server.store.failures import Unavailable

Repeated = (
    AskAdvice | Chat | React | Tip | SayAside | Pause | Resume | SetPace | SeatBot | Fill | Kick | Leave
)
ALWAYS: Final = (Leave, Confirm, Rematch)  # however long the journal is
TIME_FOR_HELLO: Final = 10.0  # seconds
LONG_TALK: Final = 500  # characters of a message that count as one message more
LARGE_AUDIENCE: Final = 20  # listeners, to whom a spectator's message counts as one message
UNREACHABLE: Final = "the server cannot reach its tables; come back soon"
ANOTHER_VERSION: Final = f"this server speaks version {VERSION}; load the page again"


class Ended(Exception):  # noqa: N818 - not an error
    """The conversation is over, for this reason."""

    def __init__(self, reason: Reason, why: str) -> None:
        super().__init__(why)
        self.reason: Reason = reason
        self.why: str = why


class Session:
    """Conducts the conversation with one client, from its hello to its end."""

    __slots__ = ("answers", "connection", "house", "listener", "missed", "room", "watcher")

    def __init__(self, house: House, connection: Connection, missed: Callable[[], None]) -> None:
        self.house: House = house
        self.connection: Connection = connection
        self.missed: Callable[[], None] = missed  # called when there is no table with the code that was sent
        self.answers: Answers = Answers(
            connection, house.services.clock, house.services.metrics.actions, new_bucket(house)
        )
        self.room: Room | None = None
        self.listener: Listener = None
        self.watcher: str = new_id()  # the owner of a spectator's command ids

    def fail(self, problem: Exception) -> None:
        """End the conversation with a client whose answer can never be stored; it may come back."""
        if self.room is not None:
            self.room.tasks.report(problem)
            self.room.entrance.dismiss([self.connection], "closing", UNREACHABLE)

    async def run(self) -> None:
        """Talk until the connection closes."""
        try:
            await self.greet(await self.first())
            await self.listen()
        except Ended as end:
            await say_goodbye(self.connection, end.reason, end.why, self.house.services.metrics)
        except Unavailable:
            await say_goodbye(self.connection, "closing", UNREACHABLE, self.house.services.metrics)
        finally:
            if self.room is not None:
                await self.room.entrance.leave(self.listener, self.connection)
                if self.listener is not None:
                    own_tokens.pass_on(self.house.tokens, self.room.seats, self.listener, self.connection)
                self.house.forget(self.room)

    async def first(self) -> Hello:
        """The hello, which must come soon."""
        try:
            async with asyncio.timeout(TIME_FOR_HELLO):
                message = await self.message()
        except TimeoutError:
            raise Ended("bad_hello", "no hello came") from None
        if message is None:
            raise Ended("bad_hello", "the connection closed")
        said = self.read(message)
        if not isinstance(said, Hello):
            raise Ended("bad_hello", "the first message must be a hello")
        return said

    async def message(self) -> WSMessage | None:
        """The next message; None at the end, or after too many. Pongs were measured before."""
        socket, answers = self.connection.socket, self.answers
        while True:
            answers.is_idle = self.room is not None
            message = await socket.receive()
            answers.is_idle = False
            if message is None:
                return None
            kind = message.type
            if not answers.admits(self.house.services.clock.now()):
                raise Ended("too_fast", "too many messages in too short a time")
            if kind is WSMsgType.TEXT:
                return message
            if kind is WSMsgType.PING:
                socket.pong(bytes(message.data))
            elif kind is not WSMsgType.PONG:
                return message

    def read(self, message: WSMessage) -> Hello | Commands:
        """A message, decoded."""
        if message.type is not WSMsgType.TEXT:
            raise Ended("bad_message", "messages are text")
        if len(message.data) > LONGEST_MESSAGE:
            raise Ended("too_long", f"a message has at most {LONGEST_MESSAGE} bytes")
        try:
            return decode(message.data)
        except Malformed as problem:
            if is_of_another_version(message.data):
                raise Ended("version", ANOTHER_VERSION) from None
            raise Ended("bad_message", str(problem)) from None

    async def greet(self, hello: Hello) -> None:
        """Let the client in: to a seat by its token, or to watch."""
        if hello.version != VERSION:
            raise Ended("version", ANOTHER_VERSION)
        if hello.token is not None:
            found = await self.house.find_seat(hello.token)
            why = self.house.tokens.not_agreed.get(digest(hello.token))
            if found is None and why is not None:
                raise Ended("not_agreed", why)
            if found is None:
                raise Ended("no_such_seat", "this link no longer opens a seat")
            room, self.listener = found
        elif hello.table is not None:
            room = await self.find_to_watch(hello.table)
            self.watcher = hello.watcher or self.watcher
        else:
            raise Ended("bad_hello", "a hello names a seat or a table")
        self.room = room
        self.connection.token = hello.token
        self.answers.begin(
            room.queue,
            self.listener,
            room.seats.buckets,
            check_length=room.journal.check_length,
            check_talk=self.check_talk,
            on_failure=self.fail,
        )
        room.entrance.arriving += 1  # the house must not drop the room meanwhile
        try:
            if self.listener is not None:
                await self.house.invite_back(room, self.listener)
            await room.entrance.enter(self.listener, self.connection, hello.last, check=self.check_token)
        finally:
            room.entrance.arriving -= 1
        await self.come_back(room)
        if self.listener is not None:
            own_tokens.finish_soon(self.house.tokens, room.seats, self.listener, self.connection)
        if self.connection.pings == 0:  # else they were pinged with all others since they entered
            self.connection.ping(self.house.services.clock.now())

    def seat(self) -> int:
        """The client's seat; a spectator has none."""
        if self.listener is None:
            raise Refused("table", ONLY_PLAYERS)
        return self.listener

    def check_repeated(self, room: Room, command: Repeated) -> None:
        """Raise `Refused` if too much is said or undone from this address.

        These can be repeated for as long as anybody likes. Everybody at the table hears them, and most are
        stored, so a long message counts as several, and so does a spectator's where many listen.
        """
        cost = 1.0
        if isinstance(command, Chat):
            cost += len(command.text) / LONG_TALK
        if self.listener is None:  # players do not choose how many watch them
            cost *= max(1.0, len(room.audience.all()) / LARGE_AUDIENCE)
        self.check_talk(cost)

    def check_talk(self, cost: float = 1.0) -> None:
        """Raise `Refused` if so much more would be too much from this address."""
        if not self.house.talk.spend(self.connection.network, self.house.now(), cost):
            raise Refused("limit", "too much is said and done from your address; wait a moment")

    async def check_token(self) -> None:
        """Check that the token still opens the seat: whoever was kicked stays out."""
        if self.room is None or self.listener is None:
            return  # spectators have no token
        if not await self.house.tokens.opens(self.connection.token, self.room.seats, self.listener):
            raise Ended("no_such_seat", "this link no longer opens a seat")

    async def find_to_watch(self, code: str) -> Room:
        """The table with this code, if it allows spectators."""
        room = await self.house.find(code)
        if room is None:
            self.missed()
            raise Ended("no_such_table", "there is no table with this code")
        if not room.listing.access.spectators:
            raise Ended("no_spectators", "this table does not allow spectators")
        return room

    async def come_back(self, room: Room) -> None:
        """Let a person who opens their seat again take over from their stand-in."""
        seat, table = self.listener, room.table
        if seat is None or not table.seats[seat].is_away or table.stage != "running":
            return
        # checked again when it runs: another tab may have come back meanwhile
        await room.do(lambda _: table.come_back(seat) if table.seats[seat].is_away else table.done())

    async def listen(self) -> None:
        """Run the client's commands, one after the other."""
        assert self.room is not None
        while (message := await self.message()) is not None:
            if self.connection.is_sent_away:
                return  # commands sent before they heard so would act for whoever has the seat now
            said = self.read(message)
            if isinstance(said, Hello):
                raise Ended("bad_message", "a hello is said once")
            if isinstance(said, Answer):
                self.answers.answer(said)
            else:
                self.connection.send(encode(await self.reply(self.room, said)))

    async def reply(self, room: Room, command: Orders | Confirm) -> Ack | Refusal:
        """Run a command, and return the reply."""
        since = self.answers.came
        problem: Refused | Malformed | None = None
        try:
            await self.obey(room, command)
        except (Refused, Malformed) as refusal:
            problem = refusal
        except Exception as mistake:
            self.answers.note(command, mistake, since)
            raise
        self.answers.note(command, problem, since)
        return reply_to(command, problem)

    async def obey(self, room: Room, command: Orders | Confirm) -> None:
        """Run a command, or raise why not."""
        if not isinstance(command, ALWAYS):
            room.journal.check_length()
        if isinstance(command, Repeated):
            self.check_repeated(room, command)
        if isinstance(command, Confirm):
            await own_tokens.confirm(
                self.house.tokens, room.seats, self.seat(), self.connection, command.token
            )
        elif isinstance(command, (Sit, Leave, Kick)):
            seat = self.seat()
            async with room.seats.lock:  # or the seat may be another's by the time that it is done
                await self.check_token()
                if isinstance(command, Kick):
                    room.gatherer.check_kick(command.seat)
                await change_seating(self.house.tokens, room.seats, seat, command, self.connection)
            if isinstance(command, Sit):
                await own_tokens.give(self.house.tokens, room.seats, seat, self.connection, sat_down=True)
        elif self.listener is None:
            await obey_spectator(room, self.connection, self.watcher, command)
        else:
            await obey(self.house, room, self.listener, command)


def new_bucket(house: House) -> Bucket:
    """The message limit of a newcomer."""
    settings = house.services.settings
    return Bucket(Rate(settings.messages_burst, settings.messages_per_second), house.now())
