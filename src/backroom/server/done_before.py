"""Which commands were done, so that one which is sent again is not done again."""

from __future__ import annotations

from typing import Final

from backroom.server.kept import By

REMEMBERED_IDS: Final = 32  # commands of a seat that may be sent again


class DoneBefore:
    """Those of one table, by seat."""

    __slots__ = ("ids",)

    def __init__(self, players: int) -> None:
        self.ids: list[dict[str, None]] = [{} for _ in range(players)]  # the oldest first

    def note(self, by: By | None) -> None:
        """It is done."""
        if by is None:
            return
        done = self.ids[by.seat]
        done[by.id] = None
        if len(done) > REMEMBERED_IDS:
            del done[next(iter(done))]

    def has(self, by: By | None) -> bool:
        """Whether this very command was done."""
        return by is not None and by.id in self.ids[by.seat]
