"""What the server asks the process that looks back at games, and what comes back."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

What = Literal["replay", "highlights"]


class Job(Struct, frozen=True):
    """A finished game, as its table kept it, and what is wanted of it."""

    what: What
    game: str
    journal: tuple[bytes, ...]
    eyes: str = ""  # of a replay


class Made(Struct, frozen=True):
    """The answer in JSON, compressed; or why there is none."""

    text: bytes = b""
    refused: str | None = None  # to whoever asked
    failed: str | None = None  # to the log
