"""Plays the peer's trivial game over real sockets: players take turns to play a card (Colyseus)."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from backroom.complaint import Complaint
from backroom.lab.bench.server.pacer import Pacer

SEATS: Final = 4
JOIN_ROOM: Final = 10  # the first byte of a message says what it is
ROOM_DATA: Final = 13


class ColyseusLoad:
    """Four seats in each room, each a connection that plays when it is its turn."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session: ClientSession = session
        self.address: str = address
        self.pacer: Pacer = Pacer()
        self.sockets: list[ClientWebSocketResponse] = []

    async def open(self) -> None:
        """Make a room and take its seats."""
        reserved = await self.reserve("create/table", 0)
        room = reserved["roomId"]
        sockets = [await self.sit(reserved)]
        for seat in range(1, SEATS):
            sockets.append(await self.sit(await self.reserve(f"joinById/{room}", seat)))
        seats = [Seat(self.pacer, seat, socket) for seat, socket in enumerate(sockets)]
        self.pacer.tasks.update(asyncio.create_task(seat.play()) for seat in seats)

    async def reserve(self, how: str, seat: int) -> dict[str, Any]:
        """Reserve a seat in a room."""
        async with self.session.post(f"{self.address}/matchmake/{how}", json={"seat": seat}) as response:
            reserved: dict[str, Any] = await response.json()
        if "sessionId" not in reserved:
            raise Complaint(f"The peer made no room: {reserved}.")
        return reserved

    async def sit(self, reserved: dict[str, Any]) -> ClientWebSocketResponse:
        """Connect one seat."""
        url = f"{self.address}/{reserved['processId']}/{reserved['roomId']}?sessionId={reserved['sessionId']}"
        socket = await self.session.ws_connect(url, compress=0)
        self.sockets.append(socket)
        while (await socket.receive_bytes())[0] != JOIN_ROOM:
            pass
        await socket.send_bytes(bytes([JOIN_ROOM]))
        return socket


class Seat:
    """One connection, which counts the plays."""

    def __init__(self, pacer: Pacer, seat: int, socket: ClientWebSocketResponse) -> None:
        self.pacer: Pacer = pacer
        self.seat: int = seat
        self.socket: ClientWebSocketResponse = socket
        self.number: int = 0
        self.since: float = 0.0  # the time the play counts from

    async def play(self) -> None:
        """Play whenever it is this seat's turn."""
        self.play_if_due()
        async for message in self.socket:
            if message.type is not WSMsgType.BINARY or message.data[0] != ROOM_DATA:
                continue
            if self.number % SEATS == self.seat:
                self.pacer.done(self.since)
            self.number += 1
            self.play_if_due()

    def play_if_due(self) -> None:
        """Play the next card if it is this seat's turn."""
        if self.number % SEATS == self.seat:
            self.pacer.soon(partial(self.put, play(self.number)))

    async def put(self, card: bytes, since: float) -> None:
        """Play a card."""
        self.since = since
        await self.socket.send_bytes(card)


def play(number: int) -> bytes:
    """A play in Colyseus's encoding."""
    said = msgspec.msgpack.encode({"number": number, "slot": number % 10})
    return bytes([ROOM_DATA]) + msgspec.msgpack.encode("play") + said
