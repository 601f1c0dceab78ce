"""Messages between the server and its child processes: pickled, after their length, over a pipe."""

from __future__ import annotations

import pickle
from asyncio import StreamReader
from typing import Any, Final

from msgspec import Struct

LENGTH: Final = 4  # bytes before each message


def pack(message: Struct) -> bytes:
    """A message as it goes over the pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


class Parts:
    """Collects the output of a pickler without copying: long bytes stay as they are."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> None:
        """Take the next part."""
        self.parts.append(part)


def pack_in_parts(message: Struct) -> list[bytes]:
    """A long message as it goes over the pipe, in parts."""
    body = Parts()
    pickle.Pickler(body, pickle.HIGHEST_PROTOCOL).dump(message)
    return [sum(map(len, body.parts)).to_bytes(LENGTH, "big"), *body.parts]


def unpack(body: bytes) -> Any:
    """The message in a body that one of our own processes wrote."""
    return pickle.loads(body)  # noqa: S301 - from our own child over its own pipe


async def receive(reader: StreamReader) -> Any:
    """The next message; `IncompleteReadError` when the other side is gone."""
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    return unpack(await reader.readexactly(length))
