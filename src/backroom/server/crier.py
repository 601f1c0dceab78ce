"""Tells everybody at a table what they may hear, and how all stands now."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw

from backroom.protocol.messages import FromServer, SeatNow, TableNow, Update, Wish
from backroom.protocol.setup_once import without_setup
from backroom.protocol.wire import ENCODER, encode
from backroom.server.audience import Audience, Ear, Listener
from backroom.server.connection import Connection
from backroom.table.journal import AnyLine, Armed, Held, Played
from backroom.table.running import Update as Done

if TYPE_CHECKING:
    from backroom.server.room import Room

MOMENT: Final = 0.08  # seconds: two pictures of a film
BEFORE_THE_GAME: Final = "open"


class Crier:
    """One table's. What is not urgent waits a moment: much of it is then said in one message."""

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.audience: Audience = Audience(len(room.table.seats))
        self.timer: TimerHandle | None = None  # until news that is not urgent is brought
        self.overdue: bool = False  # there is news that should have been brought meanwhile
        # the table itself without its setup, for as long as it stands like this
        self.shown: Raw | None = None

    # What happened

    def hear(self, update: Done[Any]) -> None:
        """Note what each listener may hear, to be brought to them."""
        self.look_at(update.lines)
        for listener, told in update.told.items():
            self.audience.ears[listener].hear(told)

    def bring_to_actors(self, actors: Iterable[Listener]) -> None:
        """Let those hear first who did something: they wait for it, and the others do not know."""
        for listener in actors:
            ear = self.audience.ears[listener]
            if ear.news:
                self.bring(listener, ear)

    def bring_to_others(self, listeners: Iterable[Listener]) -> None:
        """Bring news to the others: at once to those who are asked, to the rest soon.

        Who hears nothing of it gets nothing: that an answer came in is told by a message without words too.
        """
        question = self.room.table.question()
        leave_time = False
        for listener in listeners:
            ear = self.audience.ears[listener]
            if not ear.news:
                continue
            if question is None or listener in question.seats:
                self.bring(listener, ear)
            else:
                leave_time = True
        if self.overdue:
            self.bring_all()
        elif leave_time and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(MOMENT, self.bring_all)

    def look_at(self, lines: Sequence[AnyLine]) -> None:
        """See whether lines change the table itself, and how long first claims are held."""
        for line in lines:
            if isinstance(line, (Armed, Played)):
                continue
            if not isinstance(line, Held):
                self.shown = None
            elif line.closes is not None:
                self.room.services.metrics.holds.observe(line.closes - line.at)

    def bring_all(self) -> None:
        """Send what has waited; not while something is being kept that it must not show yet."""
        self.timer = None
        self.overdue = self.room.docket.is_ahead
        if self.overdue:
            return
        for listener, ear in self.audience.listeners():
            if ear.news:
                self.bring(listener, ear)

    def bring(self, listener: Listener, ear: Ear, *, but: Connection | None = None) -> None:
        """Send all news to one listener, and how all stands now."""
        message = self.update_for(listener, ear.take_news())
        for connection in ear.connections:
            if connection is not but:
                connection.send(message, wait=self.wait_for_reveal(listener))

    def wait_for_reveal(self, listener: Listener) -> float:
        """How long to hold back what a race is about, so that nobody on a short wire sees it before."""
        at = self.room.table.send_at(listener)
        return 0.0 if at is None else max(0.0, at - self.room.services.clock.now())

    # How all stands

    def update_for(self, listener: Listener, told: Sequence[Any], *, is_first: bool = False) -> bytes:
        """What happened and how all stands, for one listener; what all share is encoded once.

        The setup, which may be long, is in the first update of a connection alone.
        """
        table = self.room.table
        shared: Any = self.describe() if is_first else self.table_now()
        now = self.room.services.clock.now()
        if table.stage == BEFORE_THE_GAME:
            return ENCODER.encode(Update(now, tuple(told), shared, None, None, ()))
        if listener is not None and table.is_bots_alone(listener):
            return ENCODER.encode(Update(now, (), shared, None, None, ()))
        asides = () if listener is None else table.state.asides(listener)
        view = table.state.view(listener)
        if not is_first:
            view = without_setup(view)
        return ENCODER.encode(Update(now, tuple(told), shared, view, table.asked(listener), tuple(asides)))

    def table_now(self) -> Raw:
        """The table itself as everybody sees it, encoded, for those who have its setup."""
        if self.shown is None:
            self.shown = Raw(ENCODER.encode(without_setup(self.describe())))
        return self.shown

    def describe(self) -> TableNow[Any]:
        """The table itself."""
        room, table = self.room, self.room.table
        has_say = room.who_has_say()
        return TableNow(
            code=room.head.code,
            game=room.head.game,
            setup=table.setup,
            speed=table.options.speed,
            public=room.manner.public,
            spectators=room.manner.spectators,
            notes=room.manner.notes,
            handover=table.options.handover,
            imported=table.imported,
            stage=table.stage,
            paused=table.paused is not None,
            host=has_say,
            absent_host=None if has_say == room.host else room.host,
            seats=tuple(
                SeatNow(seat.person, seat.bot, self.audience.is_present(number), seat.left)
                for number, seat in enumerate(table.seats)
            ),
            wish=self.wish_now(),
            watching=self.audience.watching(),
            commitment=table.draws.commitment,
            secret=table.draws.secret.hex() if table.draws.revealed else None,
        )

    def wish_now(self) -> Wish | None:
        """What the people at the table are asked about a seat."""
        wish = self.room.table.wish
        if wish is None:
            return None
        agreed = tuple(self.room.table.agreed)
        return Wish(wish.number, wish.seat, wish.name, wish.by, wish.near, wish.voters, agreed, wish.until)

    def show_presence(self, but: Connection | None = None) -> None:
        """Tell the others who is there, and who has the say; nothing where the table can never be shown."""
        self.shown = None
        if self.room.docket.is_ahead:
            return
        for listener, ear in self.audience.listeners():
            self.bring(listener, ear, but=but)

    def greet(self, listener: Listener, connection: Connection, missed: Sequence[Any]) -> None:
        """Show a newcomer everything, and the others that they came."""
        self.show_presence(but=connection)
        message = self.update_for(listener, missed, is_first=True)
        connection.send(message, wait=self.wait_for_reveal(listener))

    def say_to_all(self, message: FromServer) -> None:
        """Send everybody the same."""
        text = encode(message)
        for connection in self.audience.all():
            connection.send(text)

    def stop(self) -> None:
        """Bring nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
