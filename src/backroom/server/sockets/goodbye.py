"""Ends a conversation: says why, then closes the connection."""

from __future__ import annotations

from typing import Final

from backroom.protocol.messages import Goodbye, Reason
from backroom.protocol.wire import encode
from backroom.server.operations.metrics import Metrics
from backroom.server.sockets.connection import Connection

GOING_AWAY: Final = 1001
POLICY: Final = 1008


async def say_goodbye(connection: Connection, reason: Reason, why: str, metrics: Metrics) -> None:
    """Say why, and close."""
    metrics.goodbyes.labels(reason).inc()
    connection.forget_held()  # somebody who makes us close one of two tabs must not see a race early
    connection.send(encode(Goodbye(reason, why)))
    connection.flush()
    code = GOING_AWAY if reason == "closing" else POLICY
    await connection.socket.close(code, reason.encode())
