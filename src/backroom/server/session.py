"""A conversation with one client: a hello, then commands until one of the two has enough."""

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
    Commands,
    Confirm,
    Hello,
    Kick,
    Leave,
    Orders,
    Reason,
    Refusal,
    Sit,
    Tip,
)
from backroom.protocol.wire import decode, encode, is_of_another_version
from backroom.server import own_tokens
from backroom.server.answering import UNREACHABLE, Answering, reply_to
from backroom.server.audience import Listener
from backroom.server.connection import Connection
from backroom.server.goodbye import say_goodbye
from backroom.server.house import House
from backroom.server.keys import digest
from backroom.server.orders import obey
from backroom.server.room import Room
from backroom.server.seating import change_seating
from backroom.server.store.failures import Unavailable

TIME_FOR_HELLO: Final = 10.0  # seconds
ANOTHER_VERSION: Final = f"this server speaks version {VERSION}; load the page again"


class Ended(Exception):  # noqa: N818 - not an error
    """The conversation is over; why."""

    def __init__(self, reason: Reason, why: str) -> None:
        super().__init__(why)
        self.reason: Reason = reason
        self.why: str = why


class Session:
    """One client, from its hello to its end."""

    __slots__ = ("answering", "connection", "house", "listener", "missed", "room")

    def __init__(self, house: House, connection: Connection, missed: Callable[[], None]) -> None:
        self.house: House = house
        self.connection: Connection = connection
        self.missed: Callable[[], None] = missed  # told that there is no table with the code that was said
        self.answering: Answering = Answering(house.services, connection)
        self.room: Room | None = None
        self.listener: Listener = None

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
                await self.room.door.leave(self.listener, self.connection)
                if self.listener is not None:
                    own_tokens.pass_on(self.house, self.room, self.listener, self.connection)
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
        """What comes in next, None at the end; too much is the end too. Pongs were measured before."""
        wire, answering = self.connection.wire, self.answering
        while True:
            answering.idle = self.room is not None
            message = await wire.receive()
            answering.idle = False
            if message is None:
                return None
            kind = message.type
            if not answering.admits(self.house.services.clock.now()):
                raise Ended("too_fast", "too many messages in too short a time")
            if kind is WSMsgType.TEXT:
                return message
            if kind is WSMsgType.PING:
                wire.pong(bytes(message.data))
            elif kind is not WSMsgType.PONG:
                return message

    def read(self, message: WSMessage) -> Hello | Commands:
        """A message as what it must be."""
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
        """Let them in: to a seat by its token, or to watch."""
        if hello.version != VERSION:
            raise Ended("version", ANOTHER_VERSION)
        if hello.token is not None:
            found = await self.house.find_seat(hello.token)
            why = self.house.not_agreed.get(digest(hello.token))
            if found is None and why is not None:
                raise Ended("not_agreed", why)
            if found is None:
                raise Ended("no_such_seat", "this link opens no seat any more")
            room, self.listener = found
        elif hello.table is not None:
            room = await self.find_to_watch(hello.table)
        else:
            raise Ended("bad_hello", "a hello names a seat or a table")
        self.room = room
        self.connection.token = hello.token
        self.answering.begin(room, self.listener)
        room.door.arriving += 1  # the house must not forget it meanwhile
        try:
            if self.listener is not None:
                await self.house.invite_back(room, self.listener)
            await room.door.enter(self.listener, self.connection, hello.last)
        finally:
            room.door.arriving -= 1
        await self.check_token()  # it may have been forgotten since it was looked up
        await self.come_back(room)
        if self.listener is not None:
            own_tokens.go_on(self.house, room, self.listener, self.connection)
        if self.connection.pings == 0:  # else they were pinged with all others, since they entered
            self.connection.ping(self.house.services.clock.now())

    def seat(self) -> int:
        """The seat of who plays; who watches has none."""
        if self.listener is None:
            raise Refused("table", "only those who play may do this")
        return self.listener

    async def check_token(self) -> None:
        """See that the token still opens the seat: whoever was kicked stays out."""
        if self.room is None or self.listener is None:
            return  # who watches came by none
        if not await self.house.opens(self.connection.token, self.room, self.listener):
            raise Ended("no_such_seat", "this link opens no seat any more")

    async def find_to_watch(self, code: str) -> Room:
        """A table that may be watched."""
        room = await self.house.find(code)
        if room is None:
            self.missed()
            raise Ended("no_such_table", "there is no table with this code")
        if not room.manner.spectators:
            raise Ended("no_spectators", "this table is not for watching")
        return room

    async def come_back(self, room: Room) -> None:
        """Whoever opens their seat again plays on where a bot sat in."""
        seat, table = self.listener, room.table
        if seat is None or not table.seats[seat].is_away or table.stage != "running":
            return
        # looked at again when it is done: another tab may have come back meanwhile
        await room.do(lambda _: table.come_back(seat) if table.seats[seat].is_away else table.done())

    async def listen(self) -> None:
        """Obey, one command after the other."""
        assert self.room is not None
        while (message := await self.message()) is not None:
            if self.connection.is_sent_away:
                return  # what they had said before they heard so would be done for whoever has the seat now
            said = self.read(message)
            if isinstance(said, Hello):
                raise Ended("bad_message", "a hello is said once")
            if isinstance(said, Answer):
                self.answering.answer(self.room, said)
            else:
                self.connection.send(encode(await self.reply(self.room, said)))

    async def reply(self, room: Room, command: Orders | Confirm) -> Ack | Refusal:
        """Do a command, and say whether it was done."""
        since = self.answering.came
        problem: Refused | Malformed | None = None
        try:
            await self.obey(room, command)
        except (Refused, Malformed) as refusal:
            problem = refusal
        except Exception as mistake:
            self.answering.note(command, mistake, since)
            raise
        self.answering.note(command, problem, since)
        return reply_to(command, problem)

    async def obey(self, room: Room, command: Orders | Confirm) -> None:
        """Do a command, or raise why not."""
        if isinstance(command, Confirm):
            await own_tokens.confirm(self.house, room, self.seat(), self.connection, command.token)
        elif isinstance(command, (Sit, Leave, Kick)):
            seat = self.seat()
            async with room.seating:  # or it may be another's seat by the time that it is done
                await self.check_token()
                await change_seating(self.house, room, seat, command, self.connection)
            if isinstance(command, Sit):
                await own_tokens.give(self.house, room, seat, self.connection, sat_down=True)
        elif isinstance(command, Tip) and self.listener is None:
            await room.poll.tip_watching(self.connection, command.seat)
        else:
            await obey(self.house, room, self.listener, command)
