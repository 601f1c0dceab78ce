"""What is held back for the reveal of a race stays held back."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from backroom.server.operations.metrics import Metrics
from backroom.server.sockets.connection import Connection, Reveals, believed, head_of
from backroom.server.sockets.goodbye import say_goodbye

pytestmark = pytest.mark.anyio

A_JIFFY = 0.011  # seconds: the kernel's resolution


class Wire:
    """A wire and its transport, which note what is written."""

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
    async with asyncio.timeout(30):
        while not wire.written.endswith(b"third"):  # noqa: ASYNC110 - there is nothing to be told by
            await asyncio.sleep(0.005)
    assert wire.written == b"".join(head_of(one) + one for one in (b"first", b"second", b"third"))


async def test_a_held_back_message_does_not_leave_with_earlier_ones() -> None:
    """Otherwise a second tab that sends something with a discard would be shown the card early."""
    wire, connection = connected()
    connection.send(b"a refusal")
    connection.send(b"the card", wait=10.0)
    await asyncio.sleep(0.02)
    assert wire.written == head_of(b"a refusal") + b"a refusal"
    connection.release()
    assert wire.written.endswith(b"the card")


async def test_the_house_knows_how_many_hold_something_back() -> None:
    reveals = Reveals()
    wire: Any = Wire()
    first, second = (Connection(wire, direct=True, reveals=reveals) for _ in range(2))
    assert not reveals.are_ahead()
    first.send(b"the card", wait=10.0)
    first.send(b"more", wait=10.0)
    second.send(b"the card", wait=10.0)
    assert reveals.count == 2
    first.release()
    second.forget_held()
    second.forget_held()
    assert not reveals.are_ahead()


async def test_nothing_is_held_back_for_less_than_a_tick() -> None:
    wire, connection = connected()
    connection.send(b"soon", wait=0.0009)
    await asyncio.sleep(0)
    assert wire.written == head_of(b"soon") + b"soon"


async def test_what_is_sent_now_leaves_with_what_waited_and_is_not_sent_again() -> None:
    wire, connection = connected()
    connection.send(b"an update")
    connection.send_now(b"an ack")
    everything = head_of(b"an update") + b"an update" + head_of(b"an ack") + b"an ack"
    assert wire.written == everything
    await asyncio.sleep(0.01)
    assert wire.written == everything


async def test_what_is_sent_now_does_not_leave_before_what_is_held_back() -> None:
    wire, connection = connected()
    connection.send(b"the card", wait=10.0)
    connection.send_now(b"an ack")
    assert not wire.written
    connection.release()
    assert wire.written.endswith(b"an ack")


class Listening(asyncio.Protocol):
    """A client that has a connection, and reads nothing."""

    async def accept(self) -> tuple[asyncio.Server, int]:
        self.made: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()
        server = await asyncio.get_running_loop().create_server(lambda: self, "127.0.0.1", 0)
        return server, server.sockets[0].getsockname()[1]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.made.set_result(transport)


async def test_the_kernel_knows_when_unread_input_arrived() -> None:
    listening = Listening()
    server, port = await listening.accept()
    async with server:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        wire: Any = Wire()
        wire.transport = await listening.made
        connection = Connection(wire, direct=False)
        before = time.monotonic()
        writer.write(b"a claim")
        after = time.monotonic()
        assert before - A_JIFFY <= connection.came(time.monotonic()) <= after + A_JIFFY, "it has just come"
        time.sleep(0.1)  # noqa: ASYNC251 - the loop is away
        assert before - A_JIFFY <= connection.came(time.monotonic()) <= after + A_JIFFY
        writer.close()
        wire.transport.close()
        assert connection.came(1.0) == 1.0, "of a connection that is closed nothing is known"


async def test_a_client_sent_away_before_the_reveal_does_not_see_the_card() -> None:
    """Otherwise one tab of a seat could be made to show a race early, for a claim from another."""
    wire, connection = connected()
    connection.send(b"the card", wait=10.0)
    metrics = Metrics()
    await say_goodbye(connection, "bad_message", "enough", metrics)
    assert b'backroom_goodbyes_total{reason="bad_message"} 1.0' in metrics.text()
    assert b"the card" not in wire.written
    assert b'"goodbye"' in wire.written
    assert wire.is_closed


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_says_how_long_it_is(length: int) -> None:
    head = head_of(bytes(length))
    assert head[0] == 0x81
    said = head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")
    assert said == length


@pytest.mark.parametrize(
    ("round_trip", "shortest", "known"),
    [
        (0.240, 0.212, 0.240),  # far away, and a little shaky
        (0.010, 0.006, 0.010),
        (0.040, 0.0005, 0.010625),  # a kernel that was told to acknowledge late
        (0.040, None, 0.040),
    ],
)
def test_acknowledging_late_makes_nobody_seem_far_away(
    round_trip: float, shortest: float | None, known: float
) -> None:
    assert believed(round_trip, shortest) == pytest.approx(known)
