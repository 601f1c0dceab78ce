"""Who listens at a table, and what each was told lately, for those who come back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from backroom.server.connection import Connection
from backroom.table.told import Telling, Told

REMEMBERED: Final = 32  # things told to a listener that can be told again; whoever missed more gets the view
MOST_TABS: Final = 4  # connections of one seat; a further one closes the oldest

Listener = int | None  # a seat, or a spectator


class Ear:
    """Where one listener hears: all connections of a seat, or those of all spectators."""

    __slots__ = ("connections", "news", "recent")

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.recent: list[Told[Any]] = []  # the last that was told; a deque would take twice as much
        self.news: list[Told[Any]] = []  # told, and not sent yet

    def hear(self, told: Sequence[Told[Any]]) -> None:
        """Note what is told here, to be sent if there is anybody."""
        self.recent += told
        del self.recent[:-REMEMBERED]
        if self.connections:
            self.news.extend(told)

    def take_news(self) -> list[Told[Any]]:
        """What is to be sent; there is none then."""
        news, self.news = self.news, []
        return news


class Audience:
    """The connections of each seat, those of spectators, and what was told to each."""

    __slots__ = ("ears",)

    def __init__(self, players: int) -> None:
        listeners: list[Listener] = [*range(players), None]
        self.ears: dict[Listener, Ear] = {one: Ear() for one in listeners}

    def enter(self, listener: Listener, connection: Connection) -> Connection | None:
        """Let a connection listen; whom it crowds out is returned, to be told so."""
        present = self.ears[listener].connections
        present.append(connection)
        if listener is not None and len(present) > MOST_TABS:
            return present.pop(0)
        return None

    def leave(self, listener: Listener, connection: Connection) -> bool:
        """A connection listens no more; whether it did until now."""
        present = self.ears[listener].connections
        if connection not in present:
            return False
        present.remove(connection)
        return True

    def clear(self, seat: int, but: str | None = None) -> list[Connection]:
        """Nobody listens at a seat any more, or only who came by this token; who did."""
        ear = self.ears[seat]
        stay = [one for one in ear.connections if but is not None and one.token == but]
        gone = [one for one in ear.connections if one not in stay]
        ear.connections = stay
        return gone

    def dismiss(self, seat: int, token: str) -> list[Connection]:
        """Nobody who came by this token listens at a seat any more; who did."""
        ear = self.ears[seat]
        gone = [one for one in ear.connections if one.token == token]
        ear.connections = [one for one in ear.connections if one.token != token]
        return gone

    def recall(self, told: Telling[Any]) -> None:
        """After a restart: what each was told before it, as if they had just heard it."""
        for listener, heard in told.items():
            self.ears[listener].hear(heard)

    def missed(self, listener: Listener, last: int | None, count: int) -> list[Told[Any]] | None:
        """What was told since a number, of so many in all; None if it is not known any more."""
        if last is None or last > count:
            return None
        since = [told for told in self.ears[listener].recent if told.number > last]
        return since if len(since) == count - last else None

    def lately(self, listener: Listener) -> list[Told[Any]]:
        """What a listener was told last, for one who has nothing of it any more."""
        return list(self.ears[listener].recent)

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected to this seat."""
        return bool(self.ears[seat].connections)

    def watching(self) -> int:
        """How many spectators there are."""
        return len(self.ears[None].connections)

    def listeners(self) -> Iterator[tuple[Listener, Ear]]:
        """Those who have a connection."""
        for listener, ear in self.ears.items():
            if ear.connections:
                yield listener, ear

    def all(self) -> list[Connection]:
        """Every connection."""
        return [connection for ear in self.ears.values() for connection in ear.connections]
