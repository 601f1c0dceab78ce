"""Which commands were done, so that one which is sent again is not done again."""

from __future__ import annotations

from typing import Final

from backroom.server.kept import By
from backroom.server.settings import Settings

TIME_TO_RESEND: Final = 120.0  # seconds after which no client waits for a reply any more
MOST_REMEMBERED: Final = 10_000  # of one seat, where an operator sets no limit on messages
MARK: Final = 8  # bytes that are kept of an id


def most_in_flight(settings: Settings) -> int:
    """How many commands a seat can have said within the time in which it may say them again."""
    said = settings.messages_burst + int(settings.messages_per_second * TIME_TO_RESEND)
    return min(MOST_REMEMBERED, said)


class DoneBefore:
    """Remembers the last commands of each seat of a table, and of those who watch, by marks of their ids.

    A mark is the hash of an id, keyed anew by every process, so that nobody finds two ids with the same one.
    The marks lie in a row, the oldest first: a thousand of them take less than a hundred ids in a dict.
    """

    __slots__ = ("marks", "most")

    def __init__(self, players: int, most: int) -> None:
        self.most: int = most * MARK
        self.marks: dict[int | None, bytearray] = {seat: bytearray() for seat in range(players)}
        self.marks[None] = bytearray()

    def note(self, by: By | None) -> None:
        """A command is done."""
        if by is None or self.has(by):
            return
        done = self.marks[by.seat]
        done += mark_of(by.id)
        if len(done) > self.most:
            del done[:MARK]

    def has(self, by: By | None) -> bool:
        """Whether this very command was done."""
        return by is not None and mark_of(by.id) in self.marks[by.seat]


def mark_of(command: str) -> bytes:
    """What is remembered of an id."""
    return hash(command).to_bytes(MARK, "little", signed=True)
