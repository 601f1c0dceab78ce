"""Frames of a WebSocket as a client would write them, by hand."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
LAST_PART: Final = 0x80
PARTED: Final = 0x01
CLOSE: Final = 0x88
IN_ONE_BYTE: Final = 126  # so long is no frame whose length has one byte


def frame(kind: int, data: bytes) -> bytes:
    """One of at most 65,535 bytes, masked with zeros."""
    size = len(data)
    head = bytes([0x80 | size]) if size < IN_ONE_BYTE else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + head + bytes(4) + data
