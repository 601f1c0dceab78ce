"""The jobs that the server gives its reviewing process, and their results."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

What = Literal["replay", "highlights"]


class Job(Struct, frozen=True):
    """A finished game's journal, and what is to be made from it."""

    what: What
    game: str
    journal: tuple[bytes, ...]
    eyes: str = ""  # of a replay


class Made(Struct, frozen=True):
    """The answer in compressed JSON, or why there is none."""

    text: bytes = b""
    refused: str | None = None  # to the client
    failed: str | None = None  # to the log
