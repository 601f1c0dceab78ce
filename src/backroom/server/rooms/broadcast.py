"""Tells everybody at a table what they may hear, and how the table stands now."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Raw

from backroom.protocol.messages import TableNow, Update
from backroom.protocol.setup_once import without_setup
from backroom.protocol.wire import ENCODER
from backroom.server.clock import Clock
from backroom.server.operations.histogram import Histogram
from backroom.server.rooms.audience import Audience, Ear, Listener
from backroom.server.rooms.ports import Follower, IsAhead
from backroom.server.sockets.connection import Connection
from backroom.table.journal import AnyLine, Armed, Held, Played
from backroom.table.running import Effects
from backroom.table.table import Table

SOON: Final = 0.08  # seconds that an update may wait for more to come: two frames of a film
BEFORE_THE_GAME: Final = "open"


class Broadcast:
    """Brings each listener of one table what they may hear, once it is durable.

    What is not urgent waits a moment, so that much of it is said in one message.
    """

    __slots__ = (
        "audience",
        "clock",
        "describe",
        "followers",
        "holds",
        "is_overdue",
        "journal",
        "on_seats_changed",
        "shown",
        "table",
        "timer",
    )

    def __init__(  # noqa: PLR0913 - the table, its listeners, and what they are shown
        self,
        table: Table[Any, Any, Any, Any],
        audience: Audience,
        journal: IsAhead,
        *,
        clock: Clock,
        holds: Histogram,
        describe: Callable[[], TableNow[Any]],
        on_seats_changed: Callable[[], None],
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.journal: IsAhead = journal
        self.clock: Clock = clock
        self.holds: Histogram = holds  # how long first claims of a race are held
        self.describe: Callable[[], TableNow[Any]] = describe  # the table itself, as everybody sees it
        self.shown: Raw | None = (
            None  # the same without its setup, encoded, for as long as it stands like this
        )
        self.followers: list[Follower] = []
        self.on_seats_changed: Callable[[], None] = on_seats_changed
        self.timer: TimerHandle | None = None  # until news that is not urgent is brought
        self.is_overdue: bool = False  # the timer rang while the table was ahead of its journal

    # What happened

    def tell_actors(self, effects: Effects[Any], actors: Iterable[Listener]) -> None:
        """Take what is durable, and tell first those who did it: they are waiting."""
        self.note_lines(effects.lines)
        told = effects.told
        for follower in self.followers:
            follower.hear(told)
        ears = self.audience.ears
        for listener, heard in told.items():
            ears[listener].hear(heard)
        for listener in actors:
            ear = ears[listener]
            if ear.news:
                self.bring(listener, ear)

    def tell_others(self, listeners: Collection[Listener]) -> None:
        """Tell the others: at once those who are asked, soon the rest.

        Listeners who may hear nothing of it get no message at all: even an empty one would reveal that
        somebody answered.
        """
        question = self.table.question() if listeners else None
        is_waiting = False
        for listener in listeners:
            ear = self.audience.ears[listener]
            if not ear.news:
                continue
            if question is None or listener in question.seats:
                self.bring(listener, ear)
            else:
                is_waiting = True
        if self.is_overdue:
            self.bring_all()
        elif is_waiting and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SOON, self.bring_all)

    def follow(self, follower: Follower) -> None:
        """Have it hear what is told from now on; no harm if it does already."""
        if follower not in self.followers:
            self.followers.append(follower)

    def unfollow(self, follower: Follower) -> None:
        """Have it hear nothing more; no harm if it does not."""
        if follower in self.followers:
            self.followers.remove(follower)

    def notify_followers(self) -> None:
        """Let the followers look at the table, after everybody was told."""
        for follower in list(self.followers):
            follower.look_at_table()

    def note_lines(self, lines: Sequence[AnyLine]) -> None:
        """Note whether lines change the table itself, and how long first claims are held."""
        for line in lines:
            if isinstance(line, (Armed, Played)):
                continue
            if isinstance(line, Held):
                if line.closes is not None:
                    self.holds.observe(line.closes - line.at)
                continue
            self.shown = None
        if self.shown is None:
            self.on_seats_changed()

    def bring_all(self) -> None:
        """Send all news that waits, unless the table is ahead of its journal and must not be shown."""
        self.timer = None
        self.is_overdue = self.journal.is_ahead
        if self.is_overdue:
            return
        for listener, ear in self.audience.listeners():
            if ear.news:
                self.bring(listener, ear)

    def bring(self, listener: Listener, ear: Ear, *, but: Connection | None = None) -> None:
        """Send one listener all news, and how the table stands now."""
        told, ear.news = ear.news, []
        message = self.update_for(listener, told)
        for connection in ear.connections:
            if connection is not but:
                connection.send(message, wait=self.wait_for_reveal(listener))

    def wait_for_reveal(self, listener: Listener) -> float:
        """How many seconds to hold back what a race is about, so that nobody nearby sees it first."""
        at = self.table.send_at(listener)
        return 0.0 if at is None else max(0.0, at - self.clock.now())

    # How the table stands

    def update_for(self, listener: Listener, told: Sequence[Any], *, is_first: bool = False) -> bytes:
        """What happened and how the table stands, for one listener; what all share is encoded once.

        Only the first update of a connection has the setup, which can be long.
        """
        table = self.table
        shared: Any = self.describe() if is_first else self.table_now()
        now = self.clock.now()
        if table.stage == BEFORE_THE_GAME:
            return ENCODER.encode(Update(now, tuple(told), shared, None, None, ()))
        if listener is not None and table.is_bots_alone(listener):
            return ENCODER.encode(Update(now, (), shared, None, None, ()))
        asides = () if listener is None else table.asides(listener)
        view = table.state.view(listener)
        if not is_first:
            view = without_setup(view)
        asked, silence = table.asked(listener), table.silence() or UNSET
        return ENCODER.encode(Update(now, tuple(told), shared, view, asked, tuple(asides), silence))

    def table_now(self) -> Raw:
        """The table itself as everybody sees it, encoded, for those who have its setup."""
        if self.shown is None:
            self.shown = Raw(ENCODER.encode(without_setup(self.describe())))
        return self.shown

    def show_presence(self, but: Connection | None = None) -> None:
        """Show everybody who is present and who hosts, unless the table is ahead of its journal."""
        self.shown = None
        if self.journal.is_ahead:
            return
        for listener, ear in self.audience.listeners():
            self.bring(listener, ear, but=but)

    def greet(self, listener: Listener, connection: Connection, missed: Sequence[Any]) -> None:
        """Show a newcomer everything, and the others that they came."""
        self.show_presence(but=connection)
        message = self.update_for(listener, missed, is_first=True)
        connection.send(message, wait=self.wait_for_reveal(listener))

    def stop(self) -> None:
        """Send nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
