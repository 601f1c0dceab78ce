"""The tokens that open seats, and those of people who are still asking for one."""

from __future__ import annotations

from typing import Final

from backroom.server.seats import keys
from backroom.server.seats.table_seats import TableSeats
from backroom.server.store.store import Seat, Store

MOST_NOT_AGREED: Final = 1000  # people to whom we can still say why they did not get a seat


class SeatTokens:
    """Knows which token opens which seat. Tokens are secret; the store has only their digests."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.asking: dict[bytes, Seat] = {}  # seats being asked for, by the digest of the asker's token
        self.not_agreed: dict[bytes, str] = {}  # why an asker was refused, for those who come back late

    async def find(self, token: str) -> Seat | None:
        """The seat that a token opens, or will open once the people there agree."""
        digest = keys.digest(token)
        return self.asking.get(digest) or await self.store.find_token(digest)

    async def opens(self, token: str | None, seats: TableSeats, seat: int) -> bool:
        """Whether a token opens this seat, at a table that is still run here."""
        found = None if token is None else await self.find(token)
        return not seats.journal.is_lost and found == Seat(seats.head.id, seat)

    async def keep(self, seats: TableSeats, seat: int, token: str) -> None:
        """Let a token open this seat, and no other seat."""
        place = Seat(seats.head.id, seat)
        await seats.journal.insist(lambda: self.store.keep_token(keys.digest(token), place))

    async def give(self, seats: TableSeats, seat: int, whom: keys.For = keys.For.WHO_ASKED) -> str:
        """A new token that opens a seat."""
        token = keys.new_token(whom)
        await self.keep(seats, seat, token)
        return token

    async def forget(self, seats: TableSeats, seat: int, *, but: str | None = None) -> bool:
        """Void all tokens of a seat, or all but one; return whether there were any."""
        spared = None if but is None else keys.digest(but)
        place, asker = Seat(seats.head.id, seat), seats.wishes.asker
        if asker is not None and asker.seat == seat and asker.token != but:
            self.asking.pop(keys.digest(asker.token), None)  # before a person has the seat
        return await seats.journal.insist(lambda: self.store.forget_tokens(place, but=spared))

    def is_asking(self, token: str) -> bool:
        """Whether this token belongs to somebody who is asking for a seat."""
        return keys.digest(token) in self.asking

    def end_asking(self, token: str, why: str) -> None:
        """Void the token of somebody who asked for a seat; if they come back with it, they hear why."""
        digest = keys.digest(token)
        self.asking.pop(digest, None)
        self.not_agreed[digest] = why
        if len(self.not_agreed) > MOST_NOT_AGREED:
            del self.not_agreed[next(iter(self.not_agreed))]
