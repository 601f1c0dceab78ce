"""Checks the headers of a client's frames before anything is parsed (RFC 6455, 5.2).

aiohttp's parser accepts unmasked frames, lengths in too many bytes, and any number of fragments of a message.
The header shows all of these. What the parser refuses itself (reserved bits and opcodes, control frames that
are long or fragmented, fragments of no message, excessive size) is left to it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MASKED: Final = 0x80
LAST: Final = 0x80  # bit of a message's last frame
KIND: Final = 0x0F
CONTROL: Final = 0x08
MASK: Final = 4  # bytes
IN_TWO_BYTES: Final = 126
IN_EIGHT_BYTES: Final = 127
LONGEST_IN_TWO: Final = 0xFFFF
LONGEST: Final = 1 << 63  # the first bit of a length is 0
MOST_PARTS: Final = 128  # fragments of a message: empty ones cost time, and add nothing to its length
MOST_AT_ONCE: Final = 512  # frames in one read; no client may send as much in that time

PROTOCOL_ERROR: Final = 1002
INVALID_TEXT: Final = 1007
POLICY: Final = 1008
TOO_LONG: Final = 1009
CODES: Final = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})  # of a close


class Fault(NamedTuple):
    """What is wrong with a frame: the code to close with, and why."""

    code: int
    why: str


NOT_MASKED: Final = Fault(PROTOCOL_ERROR, "frames of a client are masked")
BAD_LENGTH: Final = Fault(PROTOCOL_ERROR, "the length of a frame is written in as few bytes as can be")
INTERRUPTED: Final = Fault(PROTOCOL_ERROR, "a message began before the last one ended")
IN_PARTS: Final = Fault(POLICY, f"a message has at most {MOST_PARTS} parts")
FLOOD: Final = Fault(POLICY, "too many frames in too short a time")
BAD_CODE: Final = Fault(PROTOCOL_ERROR, "nobody closes with this code")
BAD_TEXT: Final = Fault(INVALID_TEXT, "a text is UTF-8")

WHY: Final = {  # by code, where aiohttp's parser refuses: its own words may quote the input
    PROTOCOL_ERROR: "this is no frame of a WebSocket",
    INVALID_TEXT: BAD_TEXT.why,
    TOO_LONG: "the message is far too long",
}


class Frames:
    """Follows the frames of one connection from header to header."""

    __slots__ = ("head", "left", "parts")

    def __init__(self) -> None:
        self.left: int = 0  # bytes of a frame that are still to come
        self.head: bytes = b""  # the beginning of a header that is incomplete
        self.parts: int = 0  # fragments of a message whose last one has not come

    def is_between(self) -> bool:
        """Whether the next byte begins a message."""
        return not (self.left or self.head or self.parts)

    def check(self, data: bytes) -> Fault | None:
        """The first fault in the frames that begin in this data, if any."""
        if self.left > len(data):
            self.left -= len(data)
            return None
        place, self.left = self.left, 0
        if self.head:
            data, self.head = self.head + data, b""
        end = len(data)
        for _ in range(MOST_AT_ONCE):
            if place == end:
                return None
            begin, found = place, self.length_at(data, place)
            if isinstance(found, Fault):
                return found
            if found is None:
                self.head = data[begin:]
                return None
            place, length = found
            fault = self.count(data[begin])
            if fault is not None:
                return fault
            place += MASK + length
            if place > end:
                self.left = place - end
                return None
        return FLOOD

    def length_at(self, data: bytes, place: int) -> tuple[int, int] | Fault | None:
        """Where a frame's length field ends, and the length; None if it is incomplete."""
        if len(data) - place < 2:
            return None
        length = data[place + 1]
        if not length & MASKED:
            return NOT_MASKED
        length &= ~MASKED
        place += 2
        if length < IN_TWO_BYTES:
            return place, length
        size = 2 if length == IN_TWO_BYTES else 8
        if len(data) - place < size:
            return None
        length = int.from_bytes(data[place : place + size], "big")
        least, most = (IN_TWO_BYTES, LONGEST_IN_TWO) if size == 2 else (LONGEST_IN_TWO + 1, LONGEST - 1)
        return (place + size, length) if least <= length <= most else BAD_LENGTH

    def count(self, first: int) -> Fault | None:
        """Count the fragments of a message by the first byte of each frame."""
        kind = first & KIND
        if kind & CONTROL:
            return None  # a control frame may come between fragments
        if kind and self.parts:
            return INTERRUPTED
        self.parts += 1
        if self.parts > MOST_PARTS:
            return IN_PARTS
        if first & LAST:
            self.parts = 0
        return None
