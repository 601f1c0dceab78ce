"""A WebSocket whose client is gone."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from backroom.server.sockets.websocket import WebSocket

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("is_gone", [False, True])
async def test_a_ping_is_answered_only_while_the_client_is_there(is_gone: bool) -> None:
    transport = Mock(asyncio.Transport)
    transport.is_closing.return_value = is_gone
    WebSocket(transport).pong(b"5")
    assert transport.write.called is not is_gone
