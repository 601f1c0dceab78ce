"""A bot at a table: what its seat was told, and which question it is thinking about."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from backroom.server.bots.messages import Chair

MOST_INTERRUPTIONS: Final = 3  # of one question by the chat: who never stops talking silences no bot
UNHEARD: Final = 64  # events kept for a bot that was not asked for long; it then hears all from the journal
Alone = Callable[[], AbstractAsyncContextManager[None]]


class BotSeat:
    """Holds what one bot's seat was told, and the question it is thinking about."""

    def __init__(self, chair: Chair, alone: Alone, replay: Callable[[int], Awaitable[list[Any]]]) -> None:
        self.chair: Chair = chair
        self.alone: Alone = alone  # while nothing happens at the table
        self.replay: Callable[[int], Awaitable[list[Any]]] = replay  # all that a seat was told so far
        self.first: int | None = None  # the index of the first event in the tail; None: not known yet
        self.tail: list[Any] = []
        self.task: Task[None] | None = None  # the question it is thinking about
        self.heard = 0  # how many events its seat was told while it sat here
        self.interrupted: tuple[int, int] | None = None  # a question, and how often the chat interrupted it

    def hear(self, events: Sequence[Any]) -> None:
        """Keep what the seat was told until the bot is asked."""
        self.heard += len(events)
        self.tail.extend(events)
        if len(self.tail) > UNHEARD:
            self.first, self.tail = None, []

    def thinks_again(self, ask: int) -> bool:
        """Whether a line of chat makes it think about this question again, which it does a few times."""
        before, times = self.interrupted or (ask, 0)
        times = times + 1 if before == ask else 1
        self.interrupted = ask, times
        return times <= MOST_INTERRUPTIONS

    async def history(self, since: int) -> Sequence[Any]:
        """What the seat was told, from an index on."""
        if self.first is not None and since >= self.first:
            told = self.tail[since - self.first :]
            self.first, self.tail = since + len(told), []
            return told
        async with self.alone():
            everything = await self.replay(self.chair.seat)
            self.first, self.tail = len(everything), []
        return everything[since:]

    def get_up(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()
            self.task = None
