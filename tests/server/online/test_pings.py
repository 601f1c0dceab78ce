"""Distances are measured soon and repeatedly, and never everybody's at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Final

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType
from msgspec.structs import replace

from backroom.protocol.messages import VERSION
from backroom.server.house.house import House
from backroom.server.house.room import Room
from backroom.server.sessions import pings
from backroom.server.sessions.answers import FIRST_PINGS
from backroom.server.sessions.session import Session
from backroom.table.delay import Delay
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

QUIET: Final = 0.3  # seconds without anything more


async def connect(
    server: Serving, headers: dict[str, str] | None = None
) -> tuple[ClientWebSocketResponse, str]:
    """A host whose client answers no pings, and the code of their table."""
    made = await server.make()
    ws = await server.http.ws_connect(f"{server.base}/ws", autoping=False, headers=headers)
    await ws.send_json({"type": "hello", "version": VERSION, "token": made["tokens"]["0"]})
    return ws, made["code"]


def wire_of(server: Serving, code: str) -> Delay:
    """What is known about the newest connection of the first seat."""
    return server.room(code).table.wires[0][-1]


async def pinged(ws: ClientWebSocketResponse) -> float:
    """Wait for the next ping and answer it; returns when it came."""
    while (message := await ws.receive()).type is not WSMsgType.PING:
        assert message.type is WSMsgType.TEXT
    await ws.pong(message.data)
    return time.monotonic()


async def check_first_pings(server: Serving) -> None:
    """A newcomer is pinged a few times, and each ping is measured."""
    ws, code = await connect(server)
    for _ in range(FIRST_PINGS):
        await pinged(ws)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pinged(ws), QUIET)
    assert len(wire_of(server, code).round_trips) == FIRST_PINGS
    await ws.close()


async def test_a_newcomer_is_pinged_a_few_times_at_once(server: Serving) -> None:
    await check_first_pings(server)


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("40000", 0.04),
        (None, None),
        ("0", None),
        ("-5", None),
        ("soon", None),
        ("9" * 99, None),
        ("\u0664", None),
    ],
)
async def test_a_proxy_may_say_how_far_away_a_client_is_and_nonsense_says_nothing(
    tmp_path: Path, said: str | None, known: float | None
) -> None:
    """Pongs can be held back to seem far away; a kernel's measurement bounds them."""
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, behind_proxy=True)) as server:
        ws, code = await connect(server, {} if said is None else {"X-Forwarded-Round-Trip": said})
        await pinged(ws)
        await pinged(ws)
        assert wire_of(server, code).kernel == known
        await ws.close()


async def test_without_a_proxy_nobody_says_how_far_away_they_are(server: Serving) -> None:
    ws, code = await connect(server, {"X-Forwarded-Round-Trip": "300000"})
    await pinged(ws)
    await pinged(ws)
    kernel = wire_of(server, code).kernel
    assert kernel is None or kernel < 0.3, "that of our own kernel, where it has one"
    await ws.close()


async def test_a_newcomer_who_was_pinged_while_they_entered_is_not_pinged_over_it(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two pings in flight only the second is measured, and the pong of the first is a message too many."""
    come_back = Session.come_back

    async def come_back_pinged(session: Session, room: Room) -> None:
        pings.measure(session.house, [room])
        await come_back(session, room)

    monkeypatch.setattr(Session, "come_back", come_back_pinged)
    await check_first_pings(server)


async def test_requested_pongs_do_not_count_against_the_limit_and_others_do(tmp_path: Path) -> None:
    settings = replace(PATIENT, messages_burst=3, messages_per_second=0.001)  # the hello is one
    async with serving(tmp_path / "backroom.sqlite3", settings) as server:
        ws, _ = await connect(server)
        for _ in range(FIRST_PINGS):
            await pinged(ws)
        for _ in range(3):
            await ws.pong(b"5")  # for the last ping, which is already answered
        said = [message async for message in ws if message.type is WSMsgType.TEXT]
        assert said[-1].json()["reason"] == "too_fast"


async def test_a_pong_that_answers_no_ping_measures_nothing(server: Serving) -> None:
    """Otherwise a client that sends them unasked could seem as near or far as it likes."""
    ws, code = await connect(server)
    while (message := await ws.receive()).type is not WSMsgType.PING:
        assert message.type is WSMsgType.TEXT
    for guess in (b"", b"0", b"2", message.data + b"0"):
        await ws.pong(guess)
    await ws.send_json({"type": "chat", "id": "1", "text": "all of them have been read"})
    while (await ws.receive_json())["type"] != "ack":
        pass
    assert wire_of(server, code).round_trips == ()
    await ws.pong(message.data)
    await pinged(ws)
    assert len(wire_of(server, code).round_trips) == 1
    await ws.close()


async def test_a_measurement_of_one_connection_is_not_used_for_another(server: Serving) -> None:
    """A seat may be open far away and near: neither is taken for the other, and a new one for none."""
    ws, code = await connect(server)
    for _ in range(FIRST_PINGS):
        await pinged(ws)
    room = server.room(code)
    token = await server.house.tokens.give(room.seats, 0)
    again = await server.http.ws_connect(f"{server.base}/ws", autoping=False)
    await again.send_json({"type": "hello", "version": VERSION, "token": token})
    while (await again.receive()).type is not WSMsgType.PING:
        pass
    first, second = room.table.wires[0]
    assert (len(first.round_trips), len(second.round_trips)) == (FIRST_PINGS, 0)
    await ws.close()
    await until(lambda: room.table.wires[0] == (second,))
    await again.close()
    await until(lambda: room.table.wires[0] == ())


async def test_pings_leave_a_handful_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they would wait for each other, and the last would seem far away."""
    tables, every = 12, 0.4
    left: list[tuple[float, int]] = []  # when, and how many tables were measured

    def measure(house: House, rooms: Sequence[Room]) -> None:
        left.append((time.monotonic(), len(rooms)))
        measure_really(house, rooms)

    measure_really = pings.measure
    monkeypatch.setattr(pings, "measure", measure)
    async with serving(tmp_path / "backroom.sqlite3", replace(PATIENT, ping_every=every)) as server:
        guests = [(await connect(server))[0] for _ in range(tables)]
        left.clear()
        for guest in guests:
            for _ in range(FIRST_PINGS + 1):
                await pinged(guest)
        await until(lambda: len(left) > tables)
        for guest in guests:
            await guest.close()
    assert {size for _, size in left} == {ceil(tables * pings.STEP / every)}
    assert all(later - earlier > pings.STEP / 2 for (earlier, _), (later, _) in pairwise(left))


async def test_a_client_that_answers_no_ping_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "SILENCE", 0.1)
    async with serving(tmp_path / "backroom.sqlite3", replace(PATIENT, ping_every=0.05)) as server:
        ws, code = await connect(server)
        kinds: list[WSMsgType] = []
        while not ws.closed:
            kinds.append((await ws.receive()).type)
        assert kinds.count(WSMsgType.PING) == 1
        await server.room(code).exclusive.idle()
        assert not server.room(code).audience.is_present(0)
