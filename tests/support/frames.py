"""WebSocket frames as a client would write them, by hand."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
LAST_PART: Final = 0x80
PARTED: Final = 0x01
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
IN_ONE_BYTE: Final = 126  # too long for a length of one byte
IN_TWO_BYTES: Final = 1 << 16  # ... and of two


def frame(kind: int, data: bytes) -> bytes:
    """One frame, masked with zeros."""
    size = len(data)
    if size < IN_ONE_BYTE:
        head = bytes([0x80 | size])
    elif size < IN_TWO_BYTES:
        head = b"\xfe" + size.to_bytes(2, "big")
    else:
        head = b"\xff" + size.to_bytes(8, "big")
    return bytes([kind]) + head + bytes(4) + data
