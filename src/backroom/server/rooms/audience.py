"""The listeners of a table, and what each was told last, to be told again after a lost connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from backroom.server.sockets.connection import Connection
from backroom.table.told import Telling, Told

REMEMBERED: Final = 32  # things told to a listener that can be told again; those who missed more get the view
MOST_TABS: Final = 4  # connections of one seat; a further one closes the oldest

Listener = int | None  # a seat, or a spectator


class Ear:
    """Holds the connections of one listener: a seat's, or those of all spectators."""

    __slots__ = ("connections", "news", "recent")

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.recent: list[Told[Any]] = []  # the last things told; a deque would take twice the memory
        self.news: list[Told[Any]] = []  # told, and not sent yet

    def hear(self, told: Sequence[Told[Any]]) -> None:
        """Note what is told here, to be sent if anybody is connected."""
        self.recent += told
        del self.recent[:-REMEMBERED]
        if self.connections:
            self.news.extend(told)


class Audience:
    """Knows the connections of each seat and of spectators, and what each listener was told."""

    __slots__ = ("ears",)

    def __init__(self, players: int) -> None:
        listeners: list[Listener] = [*range(players), None]
        self.ears: dict[Listener, Ear] = {one: Ear() for one in listeners}

    def enter(self, listener: Listener, connection: Connection) -> Connection | None:
        """Add a connection; return the one that it crowds out, to be told so."""
        present = self.ears[listener].connections
        present.append(connection)
        if listener is not None and len(present) > MOST_TABS:
            return present.pop(0)
        return None

    def leave(self, listener: Listener, connection: Connection) -> bool:
        """Remove a connection; return whether it was there."""
        present = self.ears[listener].connections
        if connection not in present:
            return False
        present.remove(connection)
        return True

    def clear(self, seat: int, but: str | None = None) -> list[Connection]:
        """Remove all connections of a seat, or all but those with this token; return them."""
        ear = self.ears[seat]
        stay = [one for one in ear.connections if but is not None and one.token == but]
        gone = [one for one in ear.connections if one not in stay]
        ear.connections = stay
        return gone

    def dismiss(self, seat: int, token: str) -> list[Connection]:
        """Remove the connections of a seat that have this token; return them."""
        ear = self.ears[seat]
        gone = [one for one in ear.connections if one.token == token]
        ear.connections = [one for one in ear.connections if one.token != token]
        return gone

    def recall(self, told: Telling[Any]) -> None:
        """After a restart, restore what each listener was told before, as if they had just heard it."""
        for listener, heard in told.items():
            self.ears[listener].hear(heard)

    def missed(self, listener: Listener, last: int | None, count: int) -> list[Told[Any]] | None:
        """What was told since a number, of so many in all; None if it is no longer known."""
        if last is None or last > count:
            return None
        since = [told for told in self.ears[listener].recent if told.number > last]
        return since if len(since) == count - last else None

    def lately(self, listener: Listener) -> list[Told[Any]]:
        """What a listener was told last, for a newcomer who has nothing of it."""
        return list(self.ears[listener].recent)

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected to this seat."""
        return bool(self.ears[seat].connections)

    def watching(self) -> int:
        """How many spectators there are."""
        return len(self.ears[None].connections)

    def listeners(self) -> Iterator[tuple[Listener, Ear]]:
        """The listeners that have a connection."""
        for listener, ear in self.ears.items():
            if ear.connections:
                yield listener, ear

    def say(self, message: bytes) -> None:
        """Send every connection the same message."""
        for connection in self.all():
            connection.send(message)

    def connections(self, listener: Listener) -> list[Connection]:
        """The connections of a listener."""
        return self.ears[listener].connections

    def all(self) -> list[Connection]:
        """Every connection."""
        return [connection for ear in self.ears.values() for connection in ear.connections]
