"""What the server asks the processes that read for it, and what comes back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class CheckSetup(Struct, frozen=True):
    """The options of a game as somebody wrote them, with which a game can begin or not."""

    game: str
    text: bytes


class CheckRecord(Struct, frozen=True):
    """A record as somebody sent it, which can be read and played again or not."""

    text: bytes


class TellOutlook(Struct, frozen=True):
    """What a seat sees, and the moves it thinks of, of which something may come."""

    game: str
    view: Any
    moves: tuple[Any, ...]


Job = CheckSetup | CheckRecord | TellOutlook


class Read(Struct, frozen=True):
    """What was found, if anything was asked for; or why not, in a sentence for whom it concerns."""

    found: Any = None
    malformed: str | None = None  # to whoever sent it
    refused: tuple[str, str] | None = None  # the same, with the rule
    failed: str | None = None  # to the log
