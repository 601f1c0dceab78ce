"""When the next action of a load may be sent, and how long each took."""

from __future__ import annotations

import asyncio
from asyncio import Event, Future, Task
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, Protocol

from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, TCPConnector

AT_A_TIME: Final = 2  # tables that are opened together: the first pings of more would wait for each other


class Pacer:
    """Holds everybody, lets them act at once, or by a timetable whose delays count."""

    def __init__(self) -> None:
        self.began: float = 0.0
        self.latencies: list[float] = []
        self.running: bool = False
        self.waiting: deque[Future[float]] = deque()  # whoever could act
        self.timetable: Task[None] | None = None  # None: all may act as soon as they can
        self.overdue: deque[float] = deque()  # times of the timetable at which nobody could
        self.goal: int = 0  # so many answers are waited for
        self.reached: Event = Event()
        self.tasks: set[Task[None]] = set()  # whoever plays, and whoever waits for their turn

    def go(self, rate: float | None = None) -> None:
        """Let everybody act, or so many a second, and count from here on."""
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
        """Let nobody begin anything more; how long each action took."""
        self.running = False
        self.overdue.clear()
        if self.timetable is not None:
            self.timetable.cancel()
            self.timetable = None
        return self.latencies

    async def keep_time(self, rate: float) -> None:
        """Let one act at each time of the timetable; when nobody can, the next to be able is late already.

        It counts from when the timer rang: the loop's count in milliseconds, and some ring too early.
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
        """Let somebody act when they may, from when it counts; meanwhile they listen, and answer pings."""

        async def wait_and_act() -> None:
            await act(await self.turn())

        task = asyncio.create_task(wait_and_act())
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: Task[None]) -> None:
        """Forget what went well."""
        if not task.cancelled() and task.exception() is None:
            self.tasks.discard(task)

    async def turn(self) -> float:
        """Wait until one may act; from when the action counts."""
        if self.running and self.timetable is None:
            return perf_counter()
        if self.overdue:
            return self.overdue.popleft()
        turn: Future[float] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return await turn

    def done(self, since: float) -> None:
        """An action was answered."""
        if since >= self.began and self.running:
            self.latencies.append(perf_counter() - since)
            if len(self.latencies) == self.goal:
                self.reached.set()

    async def answered(self, count: int) -> None:
        """Let everybody act until so many actions were answered."""
        self.goal = count
        self.reached.clear()
        self.go()
        await self.reached.wait()
        self.hold()

    async def stop(self) -> None:
        """Stop everybody wherever they are; one that had failed is heard of."""
        self.hold()
        self.waiting.clear()
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result


class Load(Protocol):
    """Tables of four that are played over real sockets."""

    pacer: Pacer
    sockets: list[ClientWebSocketResponse]

    async def open(self) -> None:
        """Connect one table more, and let it play when the pacer does."""
        ...


async def open_tables(load: Load, count: int) -> None:
    """Connect so many tables more, a few at a time.

    Nobody plays meanwhile: whoever opens a table would wait for all who do, longer with every table.
    """
    while count > 0:
        few = min(count, AT_A_TIME)
        await asyncio.gather(*[load.open() for _ in range(few)])
        count -= few


async def close(load: Load) -> None:
    """Play no more, and hang up."""
    try:
        await load.pacer.stop()
    finally:
        await asyncio.gather(*[socket.close() for socket in load.sockets])


def session() -> ClientSession:
    """Connections without a limit, and enough time for a server that is busy."""
    return ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(total=60))
