"""A conversation with a server that outlives its connections."""

from __future__ import annotations

import asyncio
import random
import secrets
from asyncio import Future, Task
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from aiohttp import (
    ClientError,
    ClientSession,
    ClientWebSocketResponse,
    WebSocketError,
    WSMessage,
    WSMsgType,
    WSServerHandshakeError,
)
from msgspec import UNSET

from backroom.client.gone import PASSING, UNREACHABLE, Gone
from backroom.client.link import Link
from backroom.client.sense import LONGEST_MESSAGE as LONGEST_FROM_SERVER
from backroom.client.sense import check_sense
from backroom.core.game import Game
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.protocol.goodbyes import MEANINGS
from backroom.protocol.messages import (
    LONGEST_MESSAGE,
    VERSION,
    Ack,
    Commands,
    FromServer,
    Goodbye,
    Hello,
    Refusal,
    Update,
    Welcome,
)
from backroom.protocol.wire import decode_from_server, encode

LONGEST_SILENCE: Final = 120.0  # seconds without a word from the server before giving up
HEARTBEAT: Final = 20.0  # seconds between pings, so that a dead connection is noticed
FIRST_WAIT: Final = 0.1  # seconds before a lost connection is reopened
LONGEST_WAIT: Final = 10.0
AFTER_GOODBYE: Final = 1.0  # ... and at least, if the server closed it


class Waiting(NamedTuple):
    """A command that is not acknowledged yet."""

    command: Commands
    reply: Future[None]


class Line:
    """Reconnects with the last number heard, and sends unacknowledged commands again."""

    def __init__(self, session: ClientSession, link: Link, hear: Callable[[FromServer], None]) -> None:
        assert link.token is not None
        self.session: ClientSession = session
        self.link: Link = link
        self.hear: Callable[[FromServer], None] = hear
        self.patience: float = LONGEST_SILENCE
        self.game: Game[Any, Any, Any, Any] | None = None  # known after the first update
        self.seat: int | None = None  # known from the first welcome on
        self.setup: Any = UNSET  # of the table; the first update of every connection has it
        self.last: int = 0  # the number of the last thing told
        self.socket: ClientWebSocketResponse | None = None  # set once the server has welcomed us
        self.unacknowledged: dict[str, Waiting] = {}  # by id, in the order they were sent
        self.prefix: str = secrets.token_hex(4)
        self.said: int = 0
        self.heard_at: float = 0.0
        self.wait: float = FIRST_WAIT
        self.end: BaseException | None = None

    def new_id(self) -> str:
        """A new id, which no other command of this seat has."""
        self.said += 1
        return f"{self.prefix}-{self.said}"

    async def do(self, command: Commands) -> None:
        """Send a command and wait until it is acknowledged, over any number of connections; or `Refused`."""
        self.check()
        if len(encode(command)) > LONGEST_MESSAGE:
            raise Malformed(f"a message has at most {LONGEST_MESSAGE} bytes")
        reply: Future[None] = asyncio.get_running_loop().create_future()
        self.unacknowledged[command.id] = Waiting(command, reply)
        try:
            await self.send(command)
            await reply
        finally:
            self.unacknowledged.pop(command.id, None)

    def check(self) -> None:
        """Raise the error that ended the conversation, if any."""
        if self.end is not None:
            raise self.end

    # Staying connected

    def start(self) -> Task[None]:
        """Connect, and stay connected until the task is cancelled or ends with `Gone`."""
        task = asyncio.create_task(self.stay_connected())
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: Task[None]) -> None:
        """Tell everybody who waits for a reply why there will be none."""
        self.end = Gone("closed", "the seat was closed here") if task.cancelled() else task.exception()
        for waiting in self.unacknowledged.values():
            if not waiting.reply.done() and self.end is not None:
                waiting.reply.set_exception(self.end)

    async def stay_connected(self) -> None:
        """Connect, and reconnect whenever the connection is lost."""
        clock = asyncio.get_running_loop()
        self.heard_at = clock.time()
        while True:
            try:
                await self.converse()
                problem = "the connection was closed"
            except WSServerHandshakeError as answer:
                if answer.status not in PASSING:
                    raise Gone(UNREACHABLE, f"the server does not let us in: {answer.message}") from None
                problem = f"the server is busy: {answer.message}"
            except (ClientError, OSError, TimeoutError) as failure:
                problem = str(failure)
            self.socket = None
            if clock.time() - self.heard_at > self.patience:
                raise Gone(UNREACHABLE, f"nothing was heard of the server for too long: {problem}")
            await asyncio.sleep(self.wait * random.uniform(0.5, 1.0))  # not all at once after a restart
            self.wait = min(LONGEST_WAIT, 2 * self.wait)

    async def converse(self) -> None:
        """One connection, from hello to its end."""
        async with self.session.ws_connect(
            f"{self.link.server}/ws", heartbeat=HEARTBEAT, max_msg_size=LONGEST_FROM_SERVER
        ) as socket:
            hello = Hello(version=VERSION, token=self.link.token, last=self.last)
            await socket.send_str(encode(hello).decode())
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    check_frames(message.data)
                    return
                self.heard_at = asyncio.get_running_loop().time()
                heard = self.read(message)
                await self.handle(heard, socket)
                self.hear(heard)

    def read(self, message: WSMessage) -> FromServer:
        """A message in the types of the game, which the first update names; updates get their setup back."""
        if message.type is not WSMsgType.TEXT:
            raise Malformed("messages are text")
        heard = decode_from_server(message.data, self.game, self.setup)
        if self.game is None and isinstance(heard, Update):
            self.game = GAMES.get(heard.table.game)
            if self.game is None:
                raise Gone("version", f"the game {heard.table.game} is not known here")
            heard = decode_from_server(message.data, self.game)
        self.seat = check_sense(heard, self.seat, self.game)
        if isinstance(heard, Update):
            self.setup = heard.table.setup
        return heard

    async def handle(self, heard: FromServer, socket: ClientWebSocketResponse) -> None:
        """Update the conversation itself from a message."""
        match heard:
            case Welcome():
                self.socket = socket
                self.wait = FIRST_WAIT
                for waiting in list(self.unacknowledged.values()):
                    await self.send(waiting.command)
            case Update():
                self.last = max((told.number for told in heard.told), default=self.last)
            case Ack():
                self.give_reply(heard.id, None)
            case Refusal():
                self.give_reply(heard.id, Refused(heard.rule, heard.why))
            case Goodbye():
                if not MEANINGS[heard.reason].passes:
                    raise Gone(heard.reason, heard.why)
                self.wait = max(self.wait, AFTER_GOODBYE)
            case _:
                return

    async def send(self, command: Commands) -> None:
        """Send a command now, if connected."""
        if self.socket is None or self.socket.closed:
            return
        try:
            await self.socket.send_str(encode(command).decode())
        except ConnectionError:  # it is sent again on the next connection
            self.socket = None

    def give_reply(self, command: str, refusal: Refused | None) -> None:
        """Give a command its reply."""
        waiting = self.unacknowledged.get(command)
        if waiting is None or waiting.reply.done():
            return
        if refusal is None:
            waiting.reply.set_result(None)
        else:
            waiting.reply.set_exception(refusal)


def check_frames(failure: Any) -> None:
    """`Malformed` if a connection ended because the server does not speak WebSocket, or too much at once."""
    if isinstance(failure, WebSocketError):
        raise Malformed(f"the server sends what cannot be read: {failure}")
