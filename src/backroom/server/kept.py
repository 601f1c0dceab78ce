"""What a room keeps of its table: the lines of the journal, with whose command wrote them, and the talk."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from backroom.core.refusal import Malformed


class By(Struct, frozen=True, array_like=True):
    """Whose command it was, so that one which is sent again after a restart is not done again."""

    seat: int
    id: str


class Wrote(Struct, frozen=True, tag="wrote", omit_defaults=True):
    """A line of the table's journal."""

    line: Raw
    by: By | None = None


class Talked(Struct, frozen=True, tag="talked", omit_defaults=True):
    """Somebody said something."""

    name: str
    seat: int | None
    text: str
    at: float
    by: By | None = None


class Hosts(Struct, frozen=True, tag="hosts"):
    """Who has the say at the table from here on; None: nobody who is there."""

    seat: int | None


Kept = Wrote | Talked | Hosts
DECODER: Final[msgspec.json.Decoder[Kept]] = msgspec.json.Decoder(Kept)


def wrote(line: Any, by: By | None) -> Wrote:
    """A line to be kept; it is encoded with all else when it is written."""
    return Wrote(line, by)


def write(kept: Kept) -> bytes:
    """As it is kept."""
    return msgspec.json.encode(kept)


def read(text: bytes) -> Kept:
    """As it was, or `Malformed`."""
    try:
        return DECODER.decode(text)
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"this is nothing that a table keeps: {problem}") from None
