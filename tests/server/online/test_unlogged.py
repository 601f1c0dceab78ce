"""Nothing that a client sends is ever in the log, whatever it is and however it is sent."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from aiohttp import ClientSession

from backroom.protocol.messages import VERSION
from tests.support.frames import CLOSE, PARTED, PING, PONG, TEXT, frame
from tests.support.mute import connect, upgrade
from tests.support.process import ServerProcess

pytestmark = pytest.mark.anyio

M = "zqTokenOfSomebody7q"
BYTES = M.encode()
DEV = (sys.executable, "-X", "dev", "-m", "backroom")
AS_LONG = 0.3  # seconds to wait for an answer; whether one comes does not matter here


def forms() -> Iterator[bytes]:
    """How it could appear in a log, whole or cut off."""
    for text in (BYTES, BYTES[:10], BYTES[-10:], BYTES.lower(), BYTES.upper()):
        yield text
        yield text.hex().encode()
        yield text.hex(" ").encode()
        yield "".join(f"\\x{byte:02x}" for byte in text).encode()
        for before in range(3):
            whole = base64.b64encode(bytes(before) + text)
            yield whole[4:-4]  # the part that does not depend on its context


ODD = (
    M,
    M + "\udcff",
    "\udcfe" + M,
    M + "\x00",
    M + "\x7f",
    M * 30,
    M + "é",
    quote(M + "/\x00"),
    f"[{M}",
    f"{M}:x",
)
HEADERS = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Connection", "Content-Encoding",
    "Content-Length", "Content-Type", "Cookie", "Expect", "Host", "If-None-Match", "Origin", "Range",
    "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version",
    "Transfer-Encoding", "Upgrade", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto",
    "X-Forwarded-Round-Trip",
)  # fmt: skip
PATHS = ("/", "/ws", "/api/tables", "/api/held-seats", "/metrics", "/readyz", "/nowhere")


def raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def requests() -> Iterator[bytes]:
    """Requests that carry it, good and bad."""
    for odd in ODD:
        yield raw(odd)
        yield raw(f"{odd}\r\n\r\n")
        yield raw(f"{odd} / HTTP/1.1\r\nHost: x\r\n\r\n")
        yield raw(f"GET {odd} HTTP/1.1\r\nHost: x\r\n\r\n")
        yield raw(f"GET http://{odd}@{odd}/ HTTP/1.1\r\nHost: x\r\n\r\n")
        yield raw(f"GET / HTTP/{odd}\r\nHost: x\r\n\r\n")
        yield raw(f"GET / {odd} HTTP/1.1\r\nHost: x\r\n\r\n")
        yield raw(f"GET / HTTP/1.1\r\n{odd}\r\n\r\n")
        yield raw(f"GET / HTTP/1.1\r\n{odd}: x\r\n\r\n")
        yield raw(f"GET / HTTP/1.1\r\nHost: x\r\n {odd}: folded\r\n\r\n")
        yield raw(
            f"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n{odd}\r\n{odd}\r\n"
        )
        yield raw(
            f"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;{odd}\r\nabc{odd}"
        )
        for path in ("/", "/api/tables/", "/ws/", "/assets/", "/schemas/", "/join/", "/api/records/"):
            yield raw(f"GET {path}{odd} HTTP/1.1\r\nHost: x\r\n\r\n")
            yield raw(
                f"GET {path}{odd}/told?{odd}={odd} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {odd}\r\n\r\n"
            )
            yield raw(f"DELETE {path}{odd} HTTP/1.1\r\nHost: x\r\nAuthorization: {odd}\r\n\r\n")
        for header in HEADERS:
            for path in ("/ws", "/api/tables"):
                yield raw(f"GET {path} HTTP/1.1\r\nHost: x\r\n{header}: {odd}\r\n\r\n")
                yield raw(
                    f"POST {path} HTTP/1.1\r\nHost: x\r\n{header}: {odd}\r\n{header}: {odd}\r\n\r\n{odd}"
                )
        yield upgrade("http://x").replace(b"\r\n\r\n", raw(f"\r\nOrigin: {odd}\r\n\r\n"))
    yield (
        b"GET / HTTP/1.1\r\nHost: x\r\n"
        + b"".join(b"%s-%d: x\r\n" % (BYTES, n) for n in range(2000))
        + b"\r\n"
    )
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + BYTES * 20  # a hello of TLS
    yield b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + BYTES


def bodies() -> Iterator[bytes]:
    """Bodies that carry it, good and bad."""
    wanted: dict[str, Any] = {"game": "omerta", "name": "Ann", "setup": {"players": 3}, "speed": "untimed"}
    yield BYTES
    yield b"\xff" + BYTES
    yield b'"' + BYTES
    yield json.dumps([M]).encode()
    yield json.dumps(wanted | {M: M}).encode()
    yield json.dumps({"record": f'{{"{M}": "{M}"}}', "name": M}).encode()
    for key in (*wanted, "bots", "stand_in", "fill", "public", "notes", "seat", "token"):
        for value in (
            M,
            [M],
            {M: M},
            M + "\ud800",
            {"players": M},
            {"players": 3, M: 1},
            {"players": 3, "board": M},
        ):
            yield json.dumps(wanted | {key: value}).encode("utf-8", "surrogatepass")


def messages(token: str) -> Iterator[list[bytes]]:
    """Messages over a WebSocket, of which only the first may be a hello."""
    hello: dict[str, Any] = {"type": "hello", "version": VERSION, "token": token}
    for wrong in (
        {"token": M},
        {"table": M},
        {"version": M},
        {"type": M},
        {M: M},
        {"last": M},
        {"token": M + "\x00"},
    ):
        for start in (hello, {"type": "hello", "version": VERSION}):
            yield [frame(TEXT, json.dumps(start | wrong).encode())]
    good = frame(TEXT, json.dumps(hello).encode())
    short = BYTES[:100]
    for bad in (
        frame(TEXT, BYTES), frame(0x82, BYTES), frame(TEXT, b"\xff" + BYTES), frame(PING, short),
        frame(PONG, short), frame(CLOSE, b"\x03\xe8" + short), frame(CLOSE, b"\x03\xee" + short),
        frame(CLOSE, b"\x03\xe8\xff" + short), frame(CLOSE, short), frame(0x83, short), frame(0, BYTES),
        frame(PARTED, BYTES) + frame(TEXT, BYTES), b"\x81" + bytes([len(short)]) + short, BYTES,
        frame(TEXT, BYTES * 1000), frame(PING, BYTES * 10), frame(TEXT, b"[" * 5000 + BYTES),
    ):  # fmt: skip
        yield [bad]
        yield [good, bad]
    for kind in (
        "chat",
        "answer",
        "sit",
        "rename",
        "kick",
        "contribute",
        "confirm",
        "react",
        "tip",
        "seat_bot",
        M,
    ):
        for field in ("id", "text", "name", "seat", "ask", "move", "given", "token", "reaction", "level", M):
            for value in (M, {M: M}):
                said = {"type": kind, "id": M, "text": M, "name": M, "token": M, "given": M, "ask": 1} | {
                    field: value
                }
                yield [good, frame(TEXT, json.dumps(said).encode())]


async def say(base: str, *said: bytes, reset: bool = False) -> None:
    """Send something over its own connection, wait a moment for the answer, and leave."""
    _, writer = line = await connect(base)
    try:
        for part in said:
            writer.write(part)
            await writer.drain()
        async with asyncio.timeout(AS_LONG):
            while await line[0].read(65536):
                pass
    except (ConnectionError, TimeoutError):
        pass
    finally:
        if reset:
            writer.transport.abort()
        writer.close()


async def make(base: str) -> Any:
    wanted = {"game": "omerta", "name": M, "setup": {"players": 3}, "fill": "regular", "speed": "untimed"}
    async with ClientSession() as http, http.post(f"{base}/api/tables", json=wanted) as response:
        return await response.json()


async def all_at_once(base: str, lines: Iterator[list[bytes]]) -> int:
    """Send many at a time; returns how many there were."""
    room, count = asyncio.Semaphore(64), 0

    async def one(said: list[bytes]) -> None:
        async with room:
            await say(base, *said, reset=len(said[0]) % 2 == 0)

    async with asyncio.TaskGroup() as group:
        for said in lines:
            group.create_task(one(said))
            count += 1
    return count


async def attack(base: str, data: Path) -> None:
    """Send it everywhere, even while the database fails."""
    made = await make(base)
    posts = (
        "/api/tables",
        "/api/records",
        f"/api/tables/{made['code']}/seats",
        "/api/held-seats",
        "/api/odds",
    )
    upgraded = upgrade(base)
    count = await all_at_once(base, ([said] for said in requests()))
    count += await all_at_once(
        base,
        (
            [
                b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%s"
                % (path.encode(), len(body), body)
            ]
            for path in posts
            for body in bodies()
        ),
    )
    count += await all_at_once(base, ([upgraded, *said] for said in messages(made["tokens"]["0"])))
    assert count > 1000
    file = sqlite3.connect(data / "backroom.sqlite3", isolation_level=None)
    for table in ("tokens", "journal", "tables"):
        file.execute(f"ALTER TABLE {table} RENAME TO {table}_away")
        last = {"type": "hello", "version": VERSION, "token": made["tokens"]["0"]}
        chat = {"type": "chat", "id": M, "text": M}
        await say(base, upgraded, *(frame(TEXT, json.dumps(one).encode()) for one in (last, chat)))
        body = json.dumps({"game": "omerta", "name": M, "setup": {"players": 3}}).encode()
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n" % BYTES
        await say(base, head + b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        await say(base, b"GET /api/tables/%s HTTP/1.1\r\nHost: x\r\n\r\n" % BYTES)
        file.execute(f"ALTER TABLE {table}_away RENAME TO {table}")
    file.close()


@pytest.mark.slow
@pytest.mark.parametrize("style", ["json", "text"])
async def test_nothing_that_a_client_sends_is_ever_in_the_log(tmp_path: Path, style: str) -> None:
    """At the most verbose level, and with all of Python's warnings."""
    log = tmp_path / "log"
    options = ("--log", style, "--log-level", "debug", "--unlimited")
    server = await ServerProcess.start(tmp_path, *options, program=DEV, log=log)
    try:
        await attack(server.base, tmp_path)
        async with ClientSession() as http, http.get(f"{server.base}/healthz") as response:
            assert response.status == 200
    finally:
        await server.stop()
    written = log.read_bytes()
    found = [form for form in forms() if form in written]
    assert found == [], [line for line in written.splitlines() if found[0] in line][:5]
    assert b"server.stopped" in written
    assert b"library.noted" in written, "what libraries note is written, and cleaned"
    assert b"request.failed" not in written, "and none of it is more than bad input"
    assert b"conversation.failed" not in written
    assert b"loop.failed" not in written
