"""All tables of one server: finds them, brings them back after a restart, and says who has their seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.protocol.requests import SeatTaken, TakeSeat
from backroom.server import keys
from backroom.server.caretaker import is_unattended
from backroom.server.connection import Connection
from backroom.server.kept import By, Moved
from backroom.server.locks import Locks, held
from backroom.server.making_room import Leftovers
from backroom.server.quotas import Quotas
from backroom.server.room import AnyGame, Room
from backroom.server.services import Services
from backroom.server.stillness import PATIENCE
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Seat
from backroom.server.store.store import Table as Head
from backroom.server.talk import tidy_name
from backroom.server.wishes import ask_for_seat
from backroom.table.running import Update

NO_OTHER: Final = "whoever had a seat in this game gets no other"
MOST_NOT_AGREED: Final = 1000  # who came too late to hear why they do not get a seat
VISITS_ARE_KEPT_EVERY: Final = 3_600_000  # milliseconds


class House:
    """The tables that are in memory, and the store behind them."""

    def __init__(self, services: Services) -> None:
        self.services: Services = services
        self.rooms: dict[str, Room] = {}
        self.locks: Locks = Locks()  # by table: one at a time makes, loads or deletes it
        self.quotas: Quotas = Quotas(services.store, services.settings, services.metrics)
        self.makers: Locks = Locks()  # by who makes tables: one at a time, or more than their quota slip in
        self.leftovers: Leftovers = Leftovers()
        self.asking: dict[bytes, Seat] = {}  # seats that somebody wishes for, by the digest of their token
        self.not_agreed: dict[bytes, str] = {}  # why some of them did not get it, for those who come late
        self.closing: bool = False

    def now(self) -> float:
        """What time it is."""
        return self.services.clock.now()

    # Finding them

    async def find(self, code: str) -> Room | None:
        """The table of this code, from memory or from the store."""
        head = await self.find_head(code)
        return None if head is None else await self.load_if_readable(head)

    async def find_head(self, code: str) -> Head | None:
        """The same as lists show it."""
        return await self.services.store.find_by_code(keys.tidy_code(code))

    async def find_seat(self, token: str) -> tuple[Room, int] | None:
        """The seat that a token opens."""
        digest = keys.digest(token)
        seat = self.asking.get(digest) or await self.services.store.find_token(digest)
        if seat is None:
            return None
        room = self.present(seat.table)
        if room is None:
            head = await self.services.store.find(seat.table)
            if head is None:
                return None
            room = await self.load_if_readable(head)
        return None if room is None else (room, seat.seat)

    async def opens(self, token: str | None, room: Room, seat: int) -> bool:
        """Whether a token opens this seat."""
        return token is not None and await self.find_seat(token) == (room, seat)

    def present(self, table: str) -> Room | None:
        """The room of a table, if it is in memory and what it shows is kept."""
        room = self.rooms.get(table)
        return None if room is None or room.lost else room

    async def load(self, head: Head) -> Room:
        """The room of a table, played back if it is not in memory."""
        room = self.present(head.id)
        if room is not None:
            return room
        async with self.locks.of(head.id):
            room = self.present(head.id)
            if room is None:
                room = await Room.load(head, game_of(head.game), self.services)
                self.rooms[head.id] = room
        return room

    async def restore(self) -> int:
        """After a start: every table at which a game may go on; how many there are."""
        await self.quotas.open()
        store, restored = self.services.store, 0
        for head in await store.unfinished():
            try:
                if await self.load_if_readable(head) is not None:
                    restored += 1
                elif not await store.journal(head.id):
                    await store.delete(head.id)  # the server stopped while it was made: nobody has a link
            except Unavailable as problem:  # a page of the database is damaged; others are not
                self.services.log.exception("table.unreadable", table=head.id, why=str(problem))
        return restored

    async def load_if_readable(self, head: Head) -> Room | None:
        """The room of a table; None if its journal cannot be read, which must not keep the others closed."""
        try:
            return await self.load(head)
        except Unavailable:
            raise
        except Exception:  # what is in a damaged journal can be anything
            if await self.services.store.journal(head.id):
                self.services.log.exception("table.unreadable", table=head.id)
            return None

    def forget(self, room: Room) -> None:
        """Let a finished table go from memory when nobody is there and all is kept; the store has it."""
        if self.rooms.get(room.head.id) is room and not room.is_in_use() and room.table.stage == "over":
            del self.rooms[room.head.id]

    async def note_visit(self, head: Head) -> None:
        """Somebody looks at a finished game: it is not cleared away yet."""
        at = int(self.now() * 1000)
        if head.fleeting and at - head.visited > VISITS_ARE_KEPT_EVERY:
            await self.services.store.visit(head.id, at=at)

    def troubled(self) -> int:
        """How many tables wait because nothing can be kept."""
        return sum(room.keeper.troubled for room in self.rooms.values())

    # Seats

    async def take_seat(self, room: Room, name: str, wanted: int | None, *, network: str) -> SeatTaken:
        """A person takes a seat, the first that is free unless they say which, or asks for it."""
        tidied = tidy_name(name)
        seat = wanted if wanted is not None else free_seat(room)
        room.table.check_sitting(seat, tidied)
        asked = room.table.asks_about(seat)
        if asked:
            token = await ask_for_seat(self, room, seat, tidied, network=network)
        else:
            token = await self.sit_down(room, seat, tidied)
        return SeatTaken(room.head.code, seat, token, asked)

    async def sit_down(self, room: Room, seat: int, name: str) -> str:
        """A person takes a seat that no person has: its token."""
        # a link that was handed out for this seat would show its cards to another person;
        # and who came by it is sent away before, or could do something as the one who sits down
        await self.forget_tokens(room, seat)
        room.door.dismiss(
            await room.door.clear_seat(seat), "no_such_seat", "somebody else has taken this seat"
        )
        await room.do(lambda _: room.table.seat_person(seat, name))
        if room.host is None:
            await room.give_say(seat)
        token = await self.give_token(room, seat)
        await room.summarize()
        return token

    async def seat_asker(self, room: Room, seat: int, name: str, token: str) -> None:
        """All have agreed to a person who waits for a seat: their token opens it, and no other does."""
        await self.clear_for(room, seat, token)
        await self.keep_token(room, seat, token)
        await room.do(lambda _: room.table.seat_person(seat, name))
        if room.host is None:
            await room.give_say(seat)
        await room.summarize()

    async def come_back(self, room: Room, seat: int, token: str, by: By | None = None) -> None:
        """Whoever left a seat in this game has it again, without asking anybody."""
        if room.done_before.has(by):
            return
        if not self.may_return(room, seat, token):
            raise Refused("table", NO_OTHER)
        await self.clear_for(room, seat, token)
        await room.do(lambda _: room.table.return_person(seat), by=by)
        if room.host is None:
            await room.give_say(seat)
        await room.summarize()

    def end_asking(self, token: str, why: str) -> None:
        """Let the token of somebody who asked for a seat open nothing, and whoever comes by it hear why."""
        digest = keys.digest(token)
        self.asking.pop(digest, None)
        self.not_agreed[digest] = why
        if len(self.not_agreed) > MOST_NOT_AGREED:
            del self.not_agreed[next(iter(self.not_agreed))]

    def may_return(self, room: Room, seat: int, token: str) -> bool:
        """Whether a token that opens a seat is that of who left it; of a link, others may have a copy."""
        is_leavers = not keys.is_sent(token) and keys.digest(token) not in self.asking
        return is_leavers and room.table.seats[seat].left is not None

    async def clear_for(self, room: Room, seat: int, token: str) -> None:
        """Let nobody see a seat but who comes by this token, before a person has it."""
        await self.forget_tokens(room, seat, but=token)
        others = await room.door.clear_seat(seat, but=token)
        room.door.dismiss(others, "no_such_seat", "somebody else has taken this seat")

    async def change_seat(self, room: Room, held: int, token: str, wanted: TakeSeat) -> SeatTaken:
        """Before the game: take another seat, free or a bot's, and give up one's own; the say comes along.

        The token comes along too: whoever never hears that it was done comes to their new seat by it.
        """
        name, seat, table = tidy_name(wanted.name), wanted.seat, room.table
        if table.seats[held].person is None:
            raise Refused("table", "take your own seat first")
        if seat is None or seat == held:
            raise Refused("table", "take another seat than your own")
        table.check_sitting(seat, name)
        await self.forget_tokens(room, seat)
        room.door.dismiss(
            await room.door.clear_seat(seat), "no_such_seat", "somebody else has taken this seat"
        )
        also = [Moved(keys.digest(token).hex(), held, seat)]
        await room.do(lambda _: table.change_seat(held, seat, name), also=also)
        await self.keep_token(room, seat, token)
        await self.forget_tokens(room, held)
        own = await self.give_token(room, seat, keys.For.WHO_SAT_DOWN) if keys.is_sent(token) else token
        room.door.dismiss(await room.door.clear_seat(held), "moved", "you have taken another seat")
        await room.summarize()
        return SeatTaken(room.head.code, seat, own)

    async def keep_token(self, room: Room, seat: int, token: str) -> None:
        """Let a token open this seat, and no other."""
        place = Seat(room.head.id, seat)
        await room.keeper.insist(lambda: self.services.store.keep_token(keys.digest(token), place))

    async def give_token(self, room: Room, seat: int, whom: keys.For = keys.For.WHO_ASKED) -> str:
        """A new token that opens a seat."""
        token = keys.new_token(whom)
        await self.keep_token(room, seat, token)
        return token

    async def invite_back(self, room: Room, seat: int) -> None:
        """After a restart: somebody who was asked to a rematch gets a token again, if the seat is theirs."""
        again = room.again
        if again is None or seat in again.tokens or seat not in again.digests:
            return
        place = await self.services.store.find_token(bytes.fromhex(again.digests[seat]))
        there = None if place is None else await self.find(again.code)
        if there is not None:  # else they have left, or somebody else has the seat
            again.tokens[seat] = await self.give_token(there, seat)

    async def forget_tokens(self, room: Room, seat: int, *, but: str | None = None) -> bool:
        """Let no token open a seat any more, or no other than this; whether there was any."""
        spared = None if but is None else keys.digest(but)
        place, asker = Seat(room.head.id, seat), room.wishes.asker
        if asker is not None and asker.seat == seat and asker.token != but:
            self.asking.pop(keys.digest(asker.token), None)  # before a person has the seat
        return await room.keeper.insist(lambda: self.services.store.forget_tokens(place, but=spared))

    async def give_up(
        self, room: Room, seat: int, by: By | None = None, *, sent_away_by: int | None = None
    ) -> list[Connection]:
        """A person has a seat no more, and no link opens it; who listened there, to be dismissed."""
        room.table.check_leaving(seat)
        await self.forget_tokens(room, seat)  # first: who comes in meanwhile must not find the seat empty
        act = partial(room.table.leave, seat, sent_away_by=sent_away_by, may_return=False)
        return await self.vacate(room, seat, lambda _: act(), by)

    async def leave(
        self,
        room: Room,
        seat: int,
        by: By | None = None,
        *,
        token: str | None = None,
        sent_away_by: int | None = None,
    ) -> list[Connection]:
        """A person leaves a running game, or is away and made to: they may come back by their own token."""
        room.table.check_leaving(seat)
        if token is not None:
            await self.forget_tokens(room, seat, but=token)
        act = partial(room.table.leave, seat, sent_away_by=sent_away_by, may_return=True)
        return await self.vacate(room, seat, lambda _: act(), by)

    async def vacate(
        self, room: Room, seat: int, act: Callable[[float], Update[Any]], by: By | None
    ) -> list[Connection]:
        """Let a seat be nobody's or a bot's; who listened there."""
        await room.do(act, by=by)
        present = await room.door.clear_seat(seat)
        if room.host == seat:
            await room.give_say(room.next_host(seat))
        await room.summarize()
        return present

    async def delete(self, room: Room, *, if_still: Callable[[Room], bool] | None = None) -> bool:
        """Forget a table with all it has, unless something does not hold of it any more; whether it is gone.

        It is there for everybody until the store has forgotten it, and for nobody from then on: it is in no
        moment in memory alone, where it could be found by chance, or in the store alone, which would be read.
        """
        table = room.head.id
        async with (
            held(room.seating, patience=PATIENCE),
            self.locks.of(table),
            room.still.alone(patience=PATIENCE),
        ):
            if if_still is not None and not if_still(room):
                return False
            await self.services.store.delete(table)
            present = self.rooms.pop(table, room)  # another, if it was let go and brought back meanwhile
            room.cease()
            present.cease()
        await present.close("deleted", "this table was deleted")
        return True

    async def delete_finished(self, head: Head) -> bool:
        """Forget a finished table at which nobody is, in memory or not; whether it is gone."""
        room = self.rooms.get(head.id)
        if room is not None:
            return await self.delete(room, if_still=is_unattended)
        async with self.locks.of(head.id):
            if head.id in self.rooms:  # somebody has come just now
                return False
            await self.services.store.delete(head.id)
        return True

    async def close(self) -> None:
        """Finish what is being kept, and say goodbye to everybody."""
        self.closing = True
        await asyncio.gather(*map(self.close_room, self.rooms.values()))
        await self.services.thinkers.stop()
        await self.services.reviewer.stop()
        await self.services.reader.stop()
        await self.services.store.close()

    async def close_room(self, room: Room) -> None:
        """Close one of them; whatever goes wrong there, the others and the store are closed too."""
        try:
            await room.close("closing", "the server is being restarted; come back in a moment")
        except Exception as problem:  # noqa: BLE001 - it is noted
            room.report(problem)


def game_of(name: str) -> AnyGame:
    """The game of this name, or `Malformed`."""
    game = GAMES.get(name)
    if game is None:
        raise Malformed(f"there is no game of this name, only {', '.join(GAMES)}")
    return game


def free_seat(room: Room) -> int:
    """The first seat that nobody has; once the game is on, the first bot's that nobody may come back to."""
    seats: Sequence[Any] = room.table.seats
    running = room.table.stage == "running"
    free = [
        number for number, seat in enumerate(seats) if not seat.is_taken or (running and seat.person is None)
    ]
    if not free:
        raise Refused("table", "no seat is free")
    return min(free, key=lambda number: (seats[number].left is not None, number))
