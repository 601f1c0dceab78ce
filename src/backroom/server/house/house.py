"""All tables of one server: finds them, restores them after a restart, and deletes them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.server.house.quotas import Quotas
from backroom.server.house.room import AnyGame, Room
from backroom.server.operations.limits import Limiter, Rate
from backroom.server.operations.locks import Locks
from backroom.server.rooms.exclusive import TIME_TO_WAIT
from backroom.server.seats import keys
from backroom.server.seats.tokens import SeatTokens
from backroom.server.services import Services
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Head
from backroom.server.store.waiting import held

VISITS_ARE_KEPT_EVERY: Final = 3_600_000  # milliseconds


class Leftovers:
    """Remembers which tables to delete first when space is needed; all are examined only now and then."""

    def __init__(self) -> None:
        self.rooms: deque[Room] = deque()
        self.looked: float | None = None  # when all were last examined


class House:
    """Holds the tables that are in memory, and reaches the others through the store."""

    def __init__(self, services: Services) -> None:
        self.services: Services = services
        self.rooms: dict[str, Room] = {}
        self.locks: Locks = Locks()  # by table: making, loading and deleting it exclude each other
        self.quotas: Quotas = Quotas(services.store, services.settings, services.metrics)
        self.makers: Locks = Locks()  # by maker: one table at a time, or more than their quota would slip in
        self.leftovers: Leftovers = Leftovers()
        self.gathering: dict[str, Room] = {}  # the tables that wait for people, by their ids
        self.pairing: Locks = (
            Locks()
        )  # by game: people are paired one after the other, or they would miss each other
        settings = services.settings
        self.talk: Limiter = Limiter(Rate(settings.talk_burst, settings.talk_per_second))
        self.tokens: SeatTokens = SeatTokens(services.store)
        self.is_time_known: bool = False  # whether ages can be told, whatever the clock said at the start
        self.closing: bool = False

    def now(self) -> float:
        """The time now."""
        return self.services.clock.now()

    # Finding tables

    async def find(self, code: str) -> Room | None:
        """The table with this code, from memory or from the store."""
        head = await self.find_head(code)
        return None if head is None else await self.load_if_readable(head)

    async def find_head(self, code: str) -> Head | None:
        """The head of the table with this code, as lists show it."""
        return await self.services.store.find_by_code(keys.tidy_code(code))

    def present(self, table: str) -> Room | None:
        """The room of a table, if it is in memory and everything it shows is durable."""
        room = self.rooms.get(table)
        return None if room is None or room.journal.is_lost else room

    async def load(self, head: Head) -> Room:
        """The room of a table, replayed from its journal if it is not in memory."""
        room = self.present(head.id)
        if room is not None:
            return room
        async with self.locks.of(head.id):
            room = self.present(head.id)
            if room is None:
                room = await Room.load(head, game_of(head.game), self.services)
                self.rooms[head.id] = room
                if room.gatherer.is_open:
                    self.gathering[head.id] = room
        return room

    async def restore(self) -> int:
        """After a start, load every table whose game may go on; return how many."""
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
        """The room of a table; None if its journal is unreadable, which must not keep the others closed."""
        try:
            return await self.load(head)
        except Unavailable:
            raise
        except Exception:  # a damaged journal may contain anything
            if await self.services.store.journal(head.id):
                self.services.log.exception("table.unreadable", table=head.id)
            return None

    def forget(self, room: Room) -> None:
        """Drop a finished table from memory once nobody is there and all is durable; the store has it."""
        if self.rooms.get(room.head.id) is room and not room.is_in_use() and room.table.stage == "over":
            del self.rooms[room.head.id]

    async def note_visit(self, head: Head) -> None:
        """Record that somebody looks at a finished game, so that it is not cleared away yet."""
        at = int(self.now() * 1000)
        if abs(at - head.visited) > VISITS_ARE_KEPT_EVERY:
            await self.services.store.visit(head.id, at=at)

    def troubled(self) -> int:
        """How many tables are waiting because nothing can be written."""
        return sum(room.journal.is_troubled for room in self.rooms.values())

    async def find_seat(self, token: str) -> tuple[Room, int] | None:
        """The room and the seat that a token opens."""
        seat = await self.tokens.find(token)
        if seat is None:
            return None
        room = self.present(seat.table)
        if room is None:
            head = await self.services.store.find(seat.table)
            if head is None:
                return None
            room = await self.load_if_readable(head)
        return None if room is None else (room, seat.seat)

    async def invite_back(self, room: Room, seat: int) -> None:
        """After a restart, give a person invited to a rematch a new token, if the seat is still theirs."""
        invitation = room.rematch.invitation
        if invitation is None or seat in invitation.tokens or seat not in invitation.digests:
            return
        place = await self.services.store.find_token(bytes.fromhex(invitation.digests[seat]))
        there = None if place is None else await self.find(invitation.code)
        if there is not None:  # else they have left, or somebody else has the seat
            invitation.tokens[seat] = await self.tokens.give(there.seats, seat)

    # Deleting and closing

    async def delete(self, room: Room, *, if_still: Callable[[Room], bool] | None = None) -> bool:
        """Delete a table and all it has, unless `if_still` no longer holds; return whether it is gone.

        Everybody sees it until the store has deleted it, and nobody afterwards. It is never in memory alone,
        where it could be found by chance, nor in the store alone, from which it would be loaded again.
        """
        table = room.head.id
        async with (
            held(room.seats.lock, patience=TIME_TO_WAIT),
            self.locks.of(table),
            room.exclusive.access(patience=TIME_TO_WAIT),
        ):
            if if_still is not None and not if_still(room):
                return False
            await self.services.store.delete(table)
            present = self.rooms.pop(table, room)  # another one, if it was dropped and loaded again meanwhile
            room.cease()
            present.cease()
        await present.close("deleted", "this table was deleted")
        return True

    async def delete_finished(self, head: Head) -> bool:
        """Delete a finished table that nobody is at, in memory or not; return whether it is gone."""
        room = self.rooms.get(head.id)
        if room is not None:
            return await self.delete(room, if_still=is_unattended)
        async with self.locks.of(head.id):
            if head.id in self.rooms:  # somebody has just come
                return False
            await self.services.store.delete(head.id)
        return True

    async def close(self) -> None:
        """Finish the writes under way, and say goodbye to everybody."""
        self.closing = True
        await asyncio.gather(*map(self.close_room, self.rooms.values()))
        await self.services.bot_pool.stop()
        await self.services.reviewer.stop()
        await self.services.reader.stop()
        await self.services.store.close()

    async def close_room(self, room: Room) -> None:
        """Close one room; whatever goes wrong there, the others and the store are closed too."""
        try:
            await room.close("closing", "the server is being restarted; come back in a moment")
        except Exception as problem:  # noqa: BLE001 - it is reported
            room.tasks.report(problem)


def is_unattended(room: Room) -> bool:
    """Whether nobody is at a table or about to come in."""
    return not room.is_attended()


def game_of(name: str) -> AnyGame:
    """The game with this name, or `Malformed`."""
    game = GAMES.get(name)
    if game is None:
        raise Malformed(f"there is no game of this name, only {', '.join(GAMES)}")
    return game
