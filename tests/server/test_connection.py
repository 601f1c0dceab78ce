"""What is held back for the reveal of a race stays held back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from backroom.server.connection import Connection, head_of
from backroom.server.goodbye import say_goodbye

pytestmark = pytest.mark.anyio


class Wire:
    """A wire and its transport that note what is written."""

    is_closed: bool = False

    def __init__(self) -> None:
        self.transport: Wire = self
        self.written: bytes = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    async def close(self, *_: Any) -> None:
        self.is_closed = True


def connected() -> tuple[Wire, Connection]:
    wire: Any = Wire()
    return wire, Connection(wire, direct=True)


async def test_messages_leave_in_order_and_none_before_one_that_waits() -> None:
    wire, connection = connected()
    connection.send(b"first")
    await asyncio.sleep(0)
    connection.send(b"second", wait=0.01)
    connection.send(b"third")
    await asyncio.sleep(0)
    assert wire.written == head_of(b"first") + b"first"
    async with asyncio.timeout(5):
        while not wire.written.endswith(b"third"):  # noqa: ASYNC110 - there is nothing to be told by
            await asyncio.sleep(0.005)
    assert wire.written == b"".join(head_of(one) + one for one in (b"first", b"second", b"third"))


async def test_who_is_sent_away_before_the_reveal_does_not_see_the_card() -> None:
    """Else one tab of a seat could be made to show a race early, for a claim from the other tab."""
    wire, connection = connected()
    connection.send(b"the card", wait=10.0)
    await say_goodbye(connection, "bad_message", "enough")
    assert b"the card" not in wire.written
    assert b'"goodbye"' in wire.written
    assert wire.is_closed


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_says_how_long_it_is(length: int) -> None:
    head = head_of(bytes(length))
    assert head[0] == 0x81
    said = head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")
    assert said == length
