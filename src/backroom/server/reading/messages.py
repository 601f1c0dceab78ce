"""The jobs that the server gives its reading processes, and their results."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class CheckSetup(Struct, frozen=True):
    """Check whether a game can begin with these options, as somebody wrote them."""

    game: str
    text: bytes


class CheckRecord(Struct, frozen=True):
    """Check whether a record that somebody sent can be read and replayed."""

    text: bytes


class TellOutlook(Struct, frozen=True):
    """Tell what may come of some moves, given what the seat sees."""

    game: str
    view: Any
    moves: tuple[Any, ...]


Job = CheckSetup | CheckRecord | TellOutlook


class Read(Struct, frozen=True):
    """The result, if there is one; or why not, in a sentence for the person concerned."""

    found: Any = None
    malformed: str | None = None  # to the sender
    refused: tuple[str, str] | None = None  # to the sender, with the rule
    failed: str | None = None  # to the log
