"""Messages as bytes."""

from __future__ import annotations

from typing import Final

import msgspec

from backroom.core.refusal import Malformed
from backroom.protocol.messages import FromClient, FromServer

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> bytes:
    """A message of the server."""
    return ENCODER.encode(message)


def decode(text: str | bytes) -> FromClient:
    """A message of a client, or `Malformed` in a sentence that repeats nothing of it."""
    try:
        return DECODER.decode(text)
    except RecursionError:
        raise Malformed("the message is nested too deeply") from None
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"the message cannot be read: {problem}") from None
