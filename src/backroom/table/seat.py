"""A seat at a table: who has it, and who plays."""

from __future__ import annotations

from typing import Final

from backroom.table.face import Face

MOST_MISSES: Final = 2  # clocks in a row that a person lets run out before a bot stands in


class Seat:
    """Knows whether a seat is empty, a person's or a bot's, and whether a bot stands in for the person."""

    __slots__ = ("bot", "cousin", "face", "left", "misses", "person", "sent_away_by")

    def __init__(self) -> None:
        self.person: str | None = None  # the name of the person who has it
        self.face: Face | None = None  # of the person who has it, or who left it and may come back
        self.bot: str | None = None  # the level of the bot that plays
        self.cousin: int = 0  # its number among the bots of its level at this table
        self.misses: int = 0  # clocks in a row that this person let run out
        self.left: str | None = None  # the name of the person who left it in this game and may come back
        self.sent_away_by: int | None = None  # the seat that sent away the last person

    @property
    def is_taken(self) -> bool:
        """Whether anybody sits there."""
        return self.person is not None or self.bot is not None

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for the person who has it."""
        return self.person is not None and self.bot is not None

    @property
    def is_overdue(self) -> bool:
        """Whether a bot should stand in."""
        return self.person is not None and self.bot is None and self.misses >= MOST_MISSES
