"""A rematch at a new table, and the invitations to it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from backroom.protocol.messages import Invited
from backroom.protocol.wire import encode
from backroom.server.rooms.audience import Audience, Listener
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import Rematched
from backroom.server.rooms.ports import Writes


class Invitation(NamedTuple):
    """The code of the new table, and what opens each person's seat there.

    Tokens are known here until the server stops. Their SHA-256 is stored; after a restart it tells whether
    the seat is still this person's, who then gets another token.
    """

    code: str
    tokens: dict[int, str]
    digests: dict[int, str]


class Rematch:
    """Knows the rematch of one table, once there is one, and invites everybody to it."""

    __slots__ = ("audience", "exclusive", "invitation", "journal", "making")

    def __init__(self, audience: Audience, exclusive: Exclusive, journal: Writes) -> None:
        self.audience: Audience = audience
        self.exclusive: Exclusive = exclusive
        self.journal: Writes = journal
        self.invitation: Invitation | None = None
        self.making: asyncio.Lock = asyncio.Lock()  # there is one rematch, whoever asks first

    async def invite(self, invitation: Invitation) -> None:
        """Tell everybody where the rematch is, and each person how to open their own seat there."""
        async with self.exclusive.access():
            await self.journal.append([Rematched(invitation.code, invitation.digests)])
            self.invitation = invitation
            for listener, ear in self.audience.listeners():
                for connection in ear.connections:
                    connection.send(message_for(listener, invitation))

    def recall(self, kept: Rematched) -> None:
        """Restore an invitation from the journal, without its tokens."""
        self.invitation = Invitation(kept.code, {}, kept.digests)


def message_for(listener: Listener, invitation: Invitation) -> bytes:
    """The invitation as one listener gets it."""
    token = None if listener is None else invitation.tokens.get(listener)
    return encode(Invited(invitation.code, token))
