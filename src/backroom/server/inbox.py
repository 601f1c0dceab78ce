"""Where what a client says comes in: most of it is taken at once, the rest waits until it is read.

aiohttp puts every message into a queue and wakes the task that reads it: a good part of what a short message
costs. Its parser calls `feed_data` of the queue, and a queue that looks at the message first spares the rest.
There is no public way to give it another queue; the tests of the server fail where aiohttp changes this.
"""

# pyright: reportPrivateUsage=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal

from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

MOST_QUEUED: Final = 1 << 16  # bytes, after which no more is read from the network for a while


def leave_it(_: bytes) -> bool:
    """Take nothing."""
    return False


class Inbox(WebSocketDataQueue):
    """The queue of one connection."""

    takes: Callable[[bytes], bool] = staticmethod(leave_it)  # a text at once, or leaves it

    def feed_data(self, data: Any, size: int) -> None:
        """Let a text be taken, or queue it."""
        try:
            taken = data.type is WSMsgType.TEXT and self.takes(data.data)
        except Exception:  # noqa: BLE001 - nobody would hear of it here; it is raised again where it is read
            taken = False
        if not taken:
            super().feed_data(data, size)


class Socket(web.WebSocketResponse[Literal[True]]):
    """A WebSocket with an inbox."""

    inbox: Inbox

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        """Put the inbox where aiohttp puts a queue; it gets what came too early, with the request itself."""
        received = request.protocol
        early, received._message_tail = received._message_tail, b""
        super()._post_start(request, protocol, writer)
        self.inbox = Inbox(received, MOST_QUEUED, loop=asyncio.get_running_loop())
        self._reader = self.inbox
        self._parser = received._payload_parser = WebSocketReader(
            self.inbox, self._max_msg_size, compress=False, decode_text=False
        )
        self._parser.feed_data(early)
