"""Where what a client says comes in: most of it is taken at once, the rest waits until it is read.

aiohttp's parser puts every message into a queue, which wakes the task that reads it: a good part of what a
short message costs. A queue that looks at the message first spares the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue

from backroom.server.frames import BAD_TEXT

if TYPE_CHECKING:
    from backroom.server.wire import Wire

MOST_QUEUED: Final = 1 << 16  # bytes, after which no more is read from the network for a while


def is_utf8(text: bytes) -> bool:
    """Whether bytes are text at all."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def leave_it(_: bytes) -> bool:
    """Take nothing."""
    return False


class Inbox(WebSocketDataQueue):
    """The queue of one connection."""

    __slots__ = ("measures", "takes", "wire")

    def __init__(self, wire: Wire) -> None:
        protocol: Any = wire  # all that is asked of it: whether it is read from, and to be so or not
        super().__init__(protocol, MOST_QUEUED, loop=asyncio.get_running_loop())
        self.wire: Wire = wire
        self.takes: Callable[[bytes], bool] = leave_it  # a text at once, or leaves it
        self.measures: Callable[[bytes], bool] = leave_it  # how long a pong took, if it was asked for

    def feed_data(self, data: Any, size: int) -> None:
        """Let a text be taken, or queue it; when all is said, nothing but their goodbye is waited for."""
        if self.wire.is_closed:
            if data.type is WSMsgType.CLOSE:
                self.wire.transport.close()
            return
        kind = data.type
        if kind is WSMsgType.TEXT and not data.data.isascii() and not is_utf8(data.data):
            self.wire.fail(BAD_TEXT)
            return
        try:
            taken = (kind is WSMsgType.TEXT and self.takes(data.data)) or (
                kind is WSMsgType.PONG and self.measures(bytes(data.data))
            )
        except Exception:  # noqa: BLE001 - nobody would hear of it here; it is raised again where it is read
            taken = False
        if not taken:
            super().feed_data(data, size)
