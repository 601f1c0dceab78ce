"""A house that cheats: a real server behind a proxy that lies to its guests, or to the server about them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web
from multidict import CIMultiDict

Json = dict[str, Any]
HOP: Final = ("Content-Length", "Content-Encoding", "Transfer-Encoding", "Connection", "Date", "Server")


class Guest:
    """One connection to the house, and its seat."""

    def __init__(self) -> None:
        self.seat: int | None = None


class Crooked:
    """Passes everything on, except what a test makes it change."""

    def __init__(self, honest: str, http: ClientSession) -> None:
        self.honest: str = honest
        self.http: ClientSession = http
        self.base: str = ""
        self.hear: Callable[[Guest, Json], Json | None] = lambda _, said: (
            said
        )  # None: withhold it from the server
        self.tell: Callable[[Guest, Json], Json] = lambda _, said: said
        self.answer: Callable[[str, bytes], bytes] = lambda _, body: (
            body
        )  # changes the answer to a request for this path

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Pass a request on."""
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.converse(request)
        headers = {
            name: text for name, text in request.headers.items() if name not in ("Host", "Accept-Encoding")
        }
        headers.pop("Origin", None)  # it names the proxy
        asked = self.http.request(
            request.method,
            self.honest + request.raw_path,
            data=await request.read() or None,
            headers=headers,
            allow_redirects=False,
        )
        async with asked as answered:
            body = self.answer(request.path, await answered.read())
            kept = CIMultiDict((name, text) for name, text in answered.headers.items() if name not in HOP)
            return web.Response(status=answered.status, body=body, headers=kept)

    async def converse(self, request: web.Request) -> web.WebSocketResponse:
        """Pass on both sides of a conversation."""
        near = web.WebSocketResponse()
        await near.prepare(request)
        guest = Guest()
        async with self.http.ws_connect(f"{self.honest}/ws", max_msg_size=0) as far:
            tasks = [
                asyncio.create_task(self.to_guest(guest, far, near)),
                asyncio.create_task(self.to_house(guest, near, far)),
            ]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(ConnectionError):
            await near.close(code=far.close_code or 1000)
        return near

    async def to_guest(self, guest: Guest, far: ClientWebSocketResponse, near: web.WebSocketResponse) -> None:
        async for message in far:
            if message.type is not WSMsgType.TEXT:
                continue
            said: Json = msgspec.json.decode(message.data)
            if said["type"] == "welcome":
                guest.seat = said["seat"]
            await near.send_str(msgspec.json.encode(self.tell(guest, said)).decode())

    async def to_house(self, guest: Guest, near: web.WebSocketResponse, far: ClientWebSocketResponse) -> None:
        async for message in near:
            if message.type is not WSMsgType.TEXT:
                continue
            said: Json = msgspec.json.decode(message.data)
            passed = self.hear(guest, said)
            if passed is None:
                await near.send_json({"type": "ack", "id": said["id"]})
            else:
                await far.send_str(msgspec.json.encode(passed).decode())

    # The tricks

    def swap(self, seat: int, given: str | None) -> None:
        """Play with other bytes for a seat, or none, and announce to everybody what the seat sent."""
        sent: dict[int, str] = {}

        def hear(guest: Guest, said: Json) -> Json | None:
            if said["type"] != "contribute" or guest.seat != seat:
                return said
            sent[seat] = said["given"]
            return None if given is None else said | {"given": given}

        def tell(_: Guest, said: Json) -> Json:
            for told in said.get("told", ()):
                if told["event"]["type"] == "game_started":
                    told["event"]["fairness"]["contributions"][seat] = sent[seat]
            return said

        self.hear, self.tell = hear, tell

    def promise(self, commitment: str, *, until: Callable[[Json], bool] = lambda _: False) -> None:
        """Show a false commitment until a message satisfies this."""
        is_over: list[bool] = []

        def tell(_: Guest, said: Json) -> Json:
            if is_over or until(said):
                is_over.append(True)
                return said
            if said["type"] == "update":
                said["table"]["commitment"] = commitment
                for told in said["told"]:
                    if told["event"]["type"] == "table_opened":
                        told["event"]["commitment"] = commitment
                    elif told["event"]["type"] == "game_started":
                        told["event"]["fairness"]["commitment"] = commitment
            return said

        self.tell = tell


@asynccontextmanager
async def crooked(honest: str) -> AsyncGenerator[Crooked]:
    """A proxy in front of the server at an address, until the block ends."""
    async with ClientSession(auto_decompress=True) as http:
        house = Crooked(honest, http)
        app = web.Application(client_max_size=4 * 1024 * 1024)
        app.router.add_route("*", "/{path:.*}", house.serve)
        runner = web.AppRunner(app, shutdown_timeout=1.0, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        house.base = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield house
        finally:
            await runner.cleanup()
