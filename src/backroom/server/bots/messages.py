"""The messages between the server and the processes of its bots."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from backroom.core.game import Ask


class Chair(Struct, frozen=True):
    """A bot of this level takes a seat; its predecessor there is forgotten."""

    chair: str
    game: str
    setup: Any
    level: str
    seat: int
    seed: int


class Think(Struct, frozen=True):
    """What the bot has heard since it was last asked, and the question."""

    chair: str
    heard: tuple[Any, ...]
    view: Any
    ask: Ask
    options: tuple[Any, ...]
    advise: bool = False  # say what you would do and why, for somebody else to decide


class GetUp(Struct, frozen=True):
    """The bot is no longer needed."""

    chair: str


class Thought(Struct, frozen=True):
    """A bot's answer, or its advice; None if it waits. If it failed, why."""

    chair: str
    ask: int
    move: Any
    failed: str | None = None
