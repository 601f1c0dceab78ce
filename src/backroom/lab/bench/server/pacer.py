"""Decides when a load may send its next action, and notes how long each took."""

from __future__ import annotations

import asyncio
from asyncio import Event, Future, Task
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, Protocol

from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, TCPConnector

AT_A_TIME: Final = 2  # tables opened together: the first pings of more would delay each other


class Pacer:
    """Holds all players, lets them act at once, or lets them act on a timetable whose delays count."""

    def __init__(self) -> None:
        self.began: float = 0.0
        self.latencies: list[float] = []
        self.running: bool = False
        self.waiting: deque[Future[float]] = deque()  # players who could act
        self.timetable: Task[None] | None = None  # None: everybody acts as soon as they can
        self.overdue: deque[float] = deque()  # scheduled times at which nobody could act
        self.goal: int = 0  # answers to wait for
        self.reached: Event = Event()
        self.tasks: set[Task[None]] = set()  # players, and those waiting for their turn

    def go(self, rate: float | None = None) -> None:
        """Let everybody act, or this many a second, and start counting."""
        self.hold()
        self.began = perf_counter()
        self.latencies = []
        self.running = True
        if rate is not None:
            self.timetable = asyncio.create_task(self.keep_time(rate))
            return
        while self.waiting:
            self.waiting.popleft().set_result(self.began)

    def hold(self) -> list[float]:
        """Let nobody start another action; returns how long each action took."""
        self.running = False
        self.overdue.clear()
        if self.timetable is not None:
            self.timetable.cancel()
            self.timetable = None
        return self.latencies

    async def keep_time(self, rate: float) -> None:
        """Let one player act at each scheduled time; if nobody can, the next who can is already late.

        Time counts from when the timer fired: the loop's timers count milliseconds, and some fire early.
        """
        due = self.began
        while True:
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if self.waiting:
                self.waiting.popleft().set_result(perf_counter())
            else:
                self.overdue.append(perf_counter())
            due += 1 / rate

    def soon(self, act: Callable[[float], Awaitable[None]]) -> None:
        """Let a player act when they may, passing the time it counts from; meanwhile they listen."""

        async def wait_and_act() -> None:
            await act(await self.turn())

        task = asyncio.create_task(wait_and_act())
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: Task[None]) -> None:
        """Forget a task that ended well."""
        if not task.cancelled() and task.exception() is None:
            self.tasks.discard(task)

    async def turn(self) -> float:
        """Wait until a player may act; returns the time the action counts from."""
        if self.running and self.timetable is None:
            return perf_counter()
        if self.overdue:
            return self.overdue.popleft()
        turn: Future[float] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return await turn

    def done(self, since: float) -> None:
        """Note that an action was answered."""
        if since >= self.began and self.running:
            self.latencies.append(perf_counter() - since)
            if len(self.latencies) == self.goal:
                self.reached.set()

    async def answered(self, count: int) -> None:
        """Let everybody act until this many actions were answered."""
        self.goal = count
        self.reached.clear()
        self.go()
        await self.reached.wait()
        self.hold()

    async def stop(self) -> None:
        """Stop all players; raises if one had failed."""
        self.hold()
        self.waiting.clear()
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result


class Load(Protocol):
    """Tables of four, played over real sockets."""

    pacer: Pacer
    sockets: list[ClientWebSocketResponse]

    async def open(self) -> None:
        """Connect one more table, which plays when the pacer does."""
        ...


async def open_tables(load: Load, count: int) -> None:
    """Connect this many more tables, a few at a time.

    Nobody plays meanwhile: opening a table would wait for all the players, longer with every table.
    """
    while count > 0:
        few = min(count, AT_A_TIME)
        await asyncio.gather(*[load.open() for _ in range(few)])
        count -= few


async def close(load: Load) -> None:
    """Stop playing and disconnect."""
    try:
        await load.pacer.stop()
    finally:
        await asyncio.gather(*[socket.close() for socket in load.sockets])


def session() -> ClientSession:
    """An HTTP session without a limit on connections, and with patience for a busy server."""
    return ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(total=60))
