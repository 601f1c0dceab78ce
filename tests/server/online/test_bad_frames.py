"""Violations of the WebSocket protocol, over a real one: each closes with its code and a reason, cheaply."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from backroom.server.sockets.frames import FLOOD, IN_PARTS, MOST_PARTS, WHY
from backroom.server.sockets.websocket import LONGEST_FRAME
from tests.support.frames import CLOSE, LAST_PART, PARTED, PING, PONG, TEXT, frame
from tests.support.mute import connect, say_hello, upgrade
from tests.support.player import PATIENCE
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

PARTS = frame(PARTED, b"x" * 1000) + frame(0, b"x" * 1000) * 100
BINARY = 0x82

FAULTS = {
    "unmasked text": (b"\x81\x05hello", 1002),
    "unmasked goodbye": (b"\x88\x02\x03\xe8", 1002),
    "unmasked after a good one": (frame(TEXT, b"{}") + b"\x89\x00", 1002),
    "first reserved bit": (frame(TEXT | 0x40, b"{}"), 1002),
    "second reserved bit": (frame(TEXT | 0x20, b"{}"), 1002),
    "third reserved bit": (frame(TEXT | 0x10, b"{}"), 1002),
    "reserved bit of a ping": (frame(PING | 0x40, b""), 1002),
    **{f"opcode {kind}": (frame(0x80 | kind, b""), 1002) for kind in (3, 7, 11, 15)},
    "ping in parts": (frame(PING & 0x0F, b""), 1002),
    "goodbye in parts": (frame(CLOSE & 0x0F, b""), 1002),
    "ping of 126 bytes": (frame(PING, bytes(126)), 1002),
    "goodbye of 126 bytes": (frame(CLOSE, b"\x03\xe8" + b"x" * 124), 1002),
    "last part of nothing": (frame(LAST_PART, b"of what?"), 1002),
    "part of nothing": (frame(0, b"of what?"), 1002),
    "text within a text": (frame(PARTED, b"") + frame(TEXT, b"{}"), 1002),
    "part of a text within a text": (frame(PARTED, b"x") + frame(PARTED, b"{}"), 1002),
    **{
        f"goodbye with {code}": (frame(CLOSE, code.to_bytes(2, "big")), 1002)
        for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)
    },
    "goodbye with half a code": (frame(CLOSE, b"\x03"), 1002),
    "goodbye that is no text": (frame(CLOSE, b"\x03\xe8\xff\xfe"), 1007),
    "text that is none": (frame(TEXT, b'"\xff\xfe"'), 1007),
    "text that ends in the middle of a letter": (frame(TEXT, '"é'.encode()[:-1]), 1007),
    "text that is none, in parts": (frame(PARTED, b'"\xc3') + frame(LAST_PART, b'\x28"'), 1007),
    "a length with its first bit": (b"\x81\xff" + b"\x80" + bytes(7) + bytes(4), 1002),
    "all bits of a length": (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1002),
    "a length in too many bytes": (b"\x81\xfe\x00\x05" + bytes(4) + b"hello", 1002),
    "a length beyond all": (b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4), 1009),
    "a message that is too long": (b"\x81\xff" + (LONGEST_FRAME + 1).to_bytes(8, "big") + bytes(4), 1009),
    "parts that are too long together": (PARTS, 1009),
    "parts without an end": (frame(PARTED, b"") + frame(0, b"") * MOST_PARTS, 1008),
}


def goodbye(code: int) -> bytes:
    """How a close frame begins, whatever its reason."""
    return code.to_bytes(2, "big")


async def ending(reader: asyncio.StreamReader) -> bytes:
    """The last thing before the connection ends: the server's close frame, without its first two bytes."""
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    begin = said.rindex(bytes([CLOSE]))
    assert said[begin + 1] == len(said) - begin - 2, "the close is the last thing"
    return said[begin + 2 :]


@pytest.mark.parametrize("name", FAULTS)
async def test_a_bad_frame_ends_the_connection(server: Serving, name: str) -> None:
    said, code = FAULTS[name]
    made = await server.make()
    reader, writer = await say_hello(server.base, made["tokens"]["0"])
    await reader.readuntil(b'"type":"welcome"')
    await until(lambda: bool(server.room(made["code"]).audience.all()))
    writer.write(said)
    last = await ending(reader)
    assert last[:2] == goodbye(code)
    assert len(last) > 2, "the reason is said"
    last[2:].decode("ascii")
    writer.close()
    await until(lambda: not server.room(made["code"]).audience.all())


async def test_it_also_ends_a_connection_without_a_hello_and_is_counted(server: Serving) -> None:
    reader, writer = await connect(server.base)
    writer.write(upgrade(server.base) + b"\x81\x05hello")
    assert (await ending(reader))[:2] == goodbye(1002)
    writer.close()
    metrics = server.house.services.metrics
    await until(lambda: b'backroom_goodbyes_total{reason="bad_frame"} 1.0' in metrics.text())


@pytest.mark.parametrize("code", [None, 1000, 1001, 1003, 1011, 3000, 4999])
async def test_a_goodbye_is_returned(server: Serving, code: int | None) -> None:
    reader, writer = await connect(server.base)
    writer.write(upgrade(server.base) + frame(CLOSE, b"" if code is None else goodbye(code) + "ça".encode()))
    assert await ending(reader) == goodbye(1000)
    writer.close()


FLOODS = {
    "pings": frame(PING, b""),
    "pongs": frame(PONG, b"unasked"),
    "empty parts": frame(0, b""),
    "parts of a byte": frame(0, b"x"),
    "empty texts": frame(TEXT, b""),
    "binary": frame(BINARY, b"x"),
}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_ends_soon_and_others_hardly_notice(server: Serving, name: str) -> None:
    """However much is sent, little of it is examined."""
    made = await server.make()
    reader, writer = await say_hello(server.base, made["tokens"]["0"])
    await reader.readuntil(b'"type":"welcome"')
    began = time.thread_time()
    writer.write((frame(PARTED, b"") if "part" in name else b"") + FLOODS[name] * 100_000)
    last = await ending(reader)
    spent = time.thread_time() - began
    assert last[:2] == goodbye(1008)
    assert spent < 0.5, "of which most is the test's own writing"
    writer.close()


async def test_pings_are_counted_as_messages(tmp_path: Path) -> None:
    """So a flood slow enough to be examined ends by the limit that everything has."""
    strict = replace(PATIENT, messages_burst=20, messages_per_second=1.0)
    async with serving(tmp_path / "strict.sqlite3", strict) as server:
        made = await server.make()
        reader, writer = await say_hello(server.base, made["tokens"]["0"])
        await reader.readuntil(b'"type":"welcome"')
        for _ in range(30):
            writer.write(frame(PING, b"x"))
        assert await ending(reader) == goodbye(1008) + b"too_fast"
        writer.close()


def test_every_reason_fits_into_a_close() -> None:
    assert all(len(why) <= 123 and why.isascii() for why in (*WHY.values(), FLOOD.why, IN_PARTS.why))
