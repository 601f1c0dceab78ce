"""How somebody comes to a seat in a running game, or is sent away from it: the people there are asked.

Whoever asks gets a token first. It opens the seat, and shows nothing of what the bot there knows, until all
have agreed and that is kept; so a connection that breaks loses nothing, whenever it does. The token is in
memory alone until then: a restart ends what was asked, and whoever still wants the seat asks again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from backroom.core.refusal import Refused
from backroom.protocol.messages import Consent, Kick, Reason
from backroom.server.kept import By
from backroom.server.keys import For, digest, new_token
from backroom.server.limits import Bucket, Rate
from backroom.server.store.store import Seat
from backroom.table.journal import Ending

if TYPE_CHECKING:
    from backroom.server.connection import Connection
    from backroom.server.house import House
    from backroom.server.room import Room
    from backroom.table.journal import Wished

PATIENCE: Final = 60.0  # seconds that the people at a table have to say what they think of a wish
TIME_TO_COME: Final = 15.0  # seconds that whoever asks may be away, from when they ask
AFTER_A_NO: Final = 180.0  # seconds until somebody may ask again from the same network
AFTER_SILENCE: Final = 20.0
PER_TABLE: Final = Rate(burst=6, per_second=1 / 60)  # from whatever networks
MOST_COOLING: Final = 100  # networks; the one that has waited longest is forgotten
MOST_SEEN: Final = 40  # people who were at the table, by name and network
NOT_AGREED: Final[dict[Ending | None, str]] = {
    "refused": "the people at the table do not agree that you take this seat",
    "lapsed": "not everybody at the table has agreed in time",
    "withdrawn": "you wish for this seat no more",
    None: "this seat is not to be had any more",
}


class Asker(NamedTuple):
    """Who asks for a seat."""

    number: int  # of the wish
    seat: int
    token: str
    network: str


class Wishes:
    """What somebody wishes at one table, and who may not wish anything for a while."""

    __slots__ = ("absent_since", "asker", "bucket", "cooling", "room", "seen", "stirred")

    def __init__(self, room: Room) -> None:
        self.room: Room = room
        self.asker: Asker | None = None
        self.absent_since: float | None = None  # whoever asks
        self.bucket: Bucket = Bucket(PER_TABLE, room.services.clock.now())
        self.cooling: dict[str, float] = {}  # until when, by network
        self.seen: deque[tuple[str, str]] = deque(maxlen=MOST_SEEN)  # names and networks of who has gone
        self.stirred: asyncio.Event = asyncio.Event()  # something happened at the table

    def check(self, network: str) -> None:
        """Somebody from this network may ask now; nobody can pester a table."""
        now = self.room.services.clock.now()
        wait = self.cooling.get(network, 0.0) - now
        if wait > 0:
            raise Refused("table", f"ask again in {int(wait) + 1} seconds")
        if not self.bucket.take(now):
            raise Refused("table", "this table was asked too often; try again in a minute")

    def cool(self, network: str, seconds: float) -> None:
        """Let nobody from this network ask for a while."""
        self.cooling.pop(network, None)
        if len(self.cooling) >= MOST_COOLING:
            del self.cooling[next(iter(self.cooling))]
        self.cooling[network] = self.room.services.clock.now() + seconds

    def note_gone(self, seat: int, connection: Connection) -> None:
        """Remember where a person came from who is at the table no more."""
        name = self.room.table.seats[seat].person
        if name is not None and (name, connection.network) not in self.seen:
            self.seen.append((name, connection.network))

    def near(self, network: str) -> tuple[str, ...]:
        """The people who came from this network: a reason to ask, and none to refuse; families share one."""
        names = {name for name, other in self.seen if other == network}
        for seat, ear in self.room.crier.audience.listeners():
            name = None if seat is None else self.room.table.seats[seat].person
            if name is not None and any(one.network == network for one in ear.connections):
                names.add(name)
        return tuple(sorted(names))

    def present(self) -> list[int]:
        """The seats at which a person is."""
        seats = range(len(self.room.table.seats))
        return self.room.table.people([seat for seat in seats if self.room.crier.audience.is_present(seat)])

    def is_of(self, connection: Connection) -> bool:
        """Whether this is where somebody waits who has asked."""
        return self.asker is not None and connection.token == self.asker.token

    def forget(self, number: int) -> Asker | None:
        """A wish is settled: who asked for a seat by it."""
        asker = self.asker
        if asker is None or asker.number != number:
            return None
        self.asker = None
        return asker

    def due(self, wish: Wished) -> float:
        """When a wish ends for lack of an answer, or of somebody who waits for one."""
        asker, now = self.asker, self.room.services.clock.now()
        if asker is None:
            return wish.until
        waiting = self.room.crier.audience.ears[asker.seat].connections
        if any(one.token == asker.token for one in waiting):
            self.absent_since = None
            return wish.until
        if self.absent_since is None:
            self.absent_since = now
        return min(wish.until, self.absent_since + TIME_TO_COME)


async def ask_for_seat(
    house: House, room: Room, seat: int, name: str, *, network: str, by: By | None = None
) -> str:
    """Ask the people at the table to give somebody a seat: the token that will open it."""
    wishes, table = room.wishes, room.table
    await end_settled(house, room)
    wishes.check(network)
    present, near = wishes.present(), wishes.near(network)
    await room.do(
        lambda now: table.wish_to_sit(seat, name, until=now + PATIENCE, present=present, near=near), by=by
    )
    number = table.wishes  # not the wish's own: somebody may have refused it in the same moment
    token = new_token(For.WHO_SAT_DOWN)
    wishes.asker = Asker(number, seat, token, network)
    wishes.absent_since = None
    house.asking[digest(token)] = Seat(room.head.id, seat)
    room.spawn(attend(house, room, number))
    return token


async def ask_to_send_away(house: House, room: Room, host: int, command: Kick) -> None:
    """Ask the others at the table to let the host send somebody away."""
    table, seat, present = room.table, command.seat, room.wishes.present()
    by = By(host, command.id)
    await room.do(
        lambda now: table.wish_to_send_away(seat, until=now + PATIENCE, by=host, present=present), by=by
    )
    room.spawn(attend(house, room, table.wishes))


async def consent(room: Room, seat: int, command: Consent) -> None:
    """A person says what they think of a wish."""
    number, yes = command.wish, command.yes
    await room.do(lambda _: room.table.consent(number, seat, yes=yes), by=By(seat, command.id))


async def withdraw(room: Room, number: int, by: By) -> None:
    """Whoever asked for a seat wants it no more."""
    await room.do(lambda _: room.table.end_wish(number, "withdrawn"), by=by)


async def attend(house: House, room: Room, number: int) -> None:
    """See a wish through: until it is fulfilled, refused, given up or forgotten."""
    wishes, table = room.wishes, room.table
    try:
        while await is_open(house, room, number):
            wish = table.wish
            if wish is None:
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wishes.due(wish) - room.services.clock.now())):
                    await wishes.stirred.wait()
    finally:
        asker = let_go(house, room, number)
    if asker is not None:
        await turn_away(room, asker)


def let_go(house: House, room: Room, number: int) -> Asker | None:
    """A wish is settled: whoever asked for a seat by it, and did not get it, is opened nothing any more."""
    asker = room.wishes.forget(number)
    if asker is not None:
        how = how_ended(room, number)
        house.end_asking(asker.token, NOT_AGREED[how])
        room.wishes.cool(asker.network, AFTER_A_NO if how == "refused" else AFTER_SILENCE)
    return asker


async def end_settled(house: House, room: Room) -> None:
    """Let go who asked before, if that is settled: whoever sees their wish through may not have seen it yet.

    Else the next to ask would be known in their place, and their token would open the seat for ever.
    """
    asker = room.wishes.asker
    if asker is None:
        return
    async with room.still.alone():  # what is not kept yet settles nothing
        wish = room.table.wish
    is_settled = wish is None or wish.number != asker.number
    if is_settled and let_go(house, room, asker.number) is not None:
        room.spawn(turn_away(room, asker))


async def is_open(house: House, room: Room, number: int) -> bool:
    """Do what is due about a wish; whether people are still asked about it."""
    table = room.table
    async with room.seating:
        room.wishes.stirred.clear()
        async with room.still.alone():  # what is not kept yet decides nothing
            wish, agreed = table.wish, table.is_agreed()
        if wish is None or wish.number != number:
            return False
        if agreed:
            with suppress(Refused):  # the game has ended in this moment, and the wish with it
                await fulfil(house, room, wish)
            return False
        due = room.wishes.due(wish)
        if due <= room.services.clock.now():
            how: Ending = "lapsed" if due == wish.until else "withdrawn"
            await room.do(lambda _: table.end_wish(number, how))
            return False
    return True


async def fulfil(house: House, room: Room, wish: Wished) -> None:
    """All have agreed."""
    asker = room.wishes.asker
    if wish.name is None:
        present = await house.give_up(room, wish.seat, sent_away_by=wish.by)
        room.door.dismiss(present, "kicked", "the people at the table have agreed to send you away")
    elif asker is not None:
        await house.seat_asker(room, asker.seat, wish.name, asker.token)
        room.wishes.asker = None
        house.asking.pop(digest(asker.token), None)


def how_ended(room: Room, number: int) -> Ending | None:
    """Why nothing came of a wish; None: the seat is another's, or the game is over."""
    ended = room.table.ended
    return None if ended is None or ended.number != number else ended.how


async def turn_away(room: Room, asker: Asker) -> None:
    """Tell whoever asked that they do not get the seat, and why."""
    how = how_ended(room, asker.number)
    async with room.still.alone():
        waiting = room.crier.audience.dismiss(asker.seat, asker.token)
        for connection in waiting:
            connection.is_sent_away = True
        room.crier.show_presence()
    reason: Reason = "no_such_seat" if how == "withdrawn" else "not_agreed"
    room.door.dismiss(waiting, reason, NOT_AGREED[how])
