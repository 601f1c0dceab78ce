"""Who listens at a table, and what each was told lately, for those who come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from backroom.server.connection import Connection
from backroom.table.standing import Told

REMEMBERED: Final = 24  # things told to a listener that can be told again; whoever missed more gets the view
MOST_TABS: Final = 4  # connections of one seat; a further one closes the oldest

Listener = int | None  # a seat, or a spectator


class Audience:
    """The connections of each seat, those of spectators, and what was told to each."""

    __slots__ = ("connections", "recent")

    def __init__(self, players: int) -> None:
        listeners: list[Listener] = [*range(players), None]
        self.connections: dict[Listener, list[Connection]] = {one: [] for one in listeners}
        self.recent: dict[Listener, deque[Told[Any]]] = {one: deque(maxlen=REMEMBERED) for one in listeners}

    def enter(self, listener: Listener, connection: Connection) -> Connection | None:
        """Let a connection listen; whom it crowds out is returned, to be told so."""
        present = self.connections[listener]
        present.append(connection)
        if listener is not None and len(present) > MOST_TABS:
            return present.pop(0)
        return None

    def leave(self, listener: Listener, connection: Connection) -> bool:
        """A connection listens no more; whether it did until now."""
        present = self.connections[listener]
        if connection not in present:
            return False
        present.remove(connection)
        return True

    def clear(self, seat: int) -> list[Connection]:
        """Nobody listens at a seat any more; who did."""
        present, self.connections[seat] = self.connections[seat], []
        return present

    def remember(self, listener: Listener, told: Sequence[Told[Any]]) -> None:
        """Note what a listener was told."""
        self.recent[listener].extend(told)

    def missed(self, listener: Listener, last: int | None, count: int) -> list[Told[Any]] | None:
        """What was told since a number, of so many in all; None if it is not known any more."""
        if last is None or last > count:
            return None
        since = [told for told in self.recent[listener] if told.number > last]
        return since if len(since) == count - last else None

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected to this seat."""
        return bool(self.connections[seat])

    def listeners(self) -> Iterator[tuple[Listener, list[Connection]]]:
        """Those who have a connection."""
        for listener, present in self.connections.items():
            if present:
                yield listener, list(present)

    def all(self) -> list[Connection]:
        """Every connection."""
        return [connection for _, present in self.listeners() for connection in present]
