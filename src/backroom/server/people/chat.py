"""The chat of a table."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from backroom.core.refusal import Refused
from backroom.protocol.messages import Reacted, Reaction, Said
from backroom.protocol.wire import encode
from backroom.server.clock import Clock
from backroom.server.rooms.audience import Audience
from backroom.server.rooms.command_queue import Duplicates
from backroom.server.rooms.exclusive import Exclusive
from backroom.server.rooms.journal_lines import By, Talked
from backroom.server.rooms.ports import Writes
from backroom.table.table import Table

REMEMBERED: Final = 50  # lines that a newcomer is shown


class Chat:
    """Stores and shows the chat of one table, and shows its reactions."""

    __slots__ = ("audience", "clock", "duplicates", "exclusive", "journal", "said", "table")

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        audience: Audience,
        exclusive: Exclusive,
        *,
        journal: Writes,
        duplicates: Duplicates,
        clock: Clock,
    ) -> None:
        self.table: Table[Any, Any, Any, Any] = table
        self.audience: Audience = audience
        self.exclusive: Exclusive = exclusive
        self.journal: Writes = journal
        self.duplicates: Duplicates = duplicates
        self.clock: Clock = clock
        self.said: deque[Said] = deque(maxlen=REMEMBERED)

    async def say(self, name: str, text: str, by: By) -> None:
        """Show a player's message to everybody; during the game, spectators are heard only by spectators."""
        said = Said(name, by.seat, text, self.clock.now())
        async with self.exclusive.access():
            if self.duplicates.has(by):
                return
            if by.seat is not None:
                self.check_silence()
            private = by.seat is None and keeps_apart(self.table)
            if not private:
                await self.journal.append([Talked(said.name, said.seat, said.text, said.at, by)])
                self.said.append(said)
            self.duplicates.note(by)
            for one, ear in self.audience.listeners():
                if one is None or not private:
                    for connection in ear.connections:
                        connection.send(encode(said))

    def last_said(self) -> Said | None:
        """What was said last."""
        return self.said[-1] if self.said else None

    def recall(self, talked: Talked) -> None:
        """Restore a message from the journal."""
        self.said.append(Said(talked.name, talked.seat, talked.text, talked.at))

    def react(self, seat: int, reaction: Reaction, by: By) -> None:
        """Show everybody a reaction, which is not stored."""
        self.check_silence()
        self.duplicates.note(by)
        self.audience.say(encode(Reacted(seat, reaction)))

    def check_silence(self) -> None:
        """Refuse talk at the table while a rule of the game forbids it."""
        rule = self.table.silence()
        if rule is not None:
            raise Refused(rule, "nobody at the table may talk now")


def keeps_apart(table: Table[Any, Any, Any, Any]) -> bool:
    """Whether players must not hear from spectators, who could help them."""
    return table.stage == "running"
