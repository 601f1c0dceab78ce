"""Commits the lines of all tables together: what queued in a turn of the loop, or during the last commit.

Under load it waits a few turns more: a commit costs as much for one line as for many. A line that comes alone
is committed at once; between `gather` and `commit_gathered`, that is known at the end.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from functools import partial

from backroom.server.operations.histogram import Histogram
from backroom.server.store.failures import Unavailable
from backroom.server.store.heads import Append

Refusals = Sequence[Exception | None]  # of each append of a batch: None if it is durable
Outcome = Refusals | Exception  # of a batch: an exception if nothing of it is durable
Commit = Callable[[Sequence[Append], Callable[[Outcome], None]], None]  # begins, and calls back at the end
OnDurable = Callable[[Exception | None], None]  # called when lines are durable, or with why they are not
Waiting = tuple[Append, OnDurable]
Work = Callable[[], None]


MOST_TURNS = 6  # of the loop, for which a commit waits while more comes in


class Figures:
    """Counts what a store has written, and holds the hooks that concern its writer."""

    __slots__ = ("appends", "batches", "commits", "failures", "is_pressing", "kept_loop", "seconds", "sizes")

    def __init__(self) -> None:
        self.batches: int = 0
        self.appends: int = 0  # of all batches that were committed
        self.failures: int = 0  # batches that were not
        self.seconds: float = 0.0  # in commits
        self.commits: Histogram | None = None  # of the seconds of each commit, if anybody wants it
        self.sizes: Histogram | None = None  # ... and of its appends
        self.is_pressing: Callable[[], bool] | None = None  # whether nothing may block the loop now
        self.kept_loop: Callable[[float], None] | None = None  # told for how long a commit blocked the loop

    def committed(self, appends: int, seconds: float) -> None:
        """Count a batch that is durable."""
        self.batches += 1
        self.appends += appends
        self.seconds += seconds
        if self.commits is not None:
            self.commits.observe(seconds)
        if self.sizes is not None:
            self.sizes.observe(float(appends))


class GroupCommit:
    """Queues appends and commits them in batches, without a timer or a task."""

    def __init__(self, commit: Commit, figures: Figures) -> None:
        self._commit = commit
        self._figures = figures
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: list[Waiting] = []
        self._is_gathering = False  # all that may append something in this turn of the loop is running
        self._due = False  # at the end of this turn of the loop, or of one of the next
        self._turns = 0  # for which it has waited
        self._is_busy = False  # a batch is being committed
        self._closed: Future[None] | None = None  # set on closing; done when all is committed

    def gather(self) -> None:
        """Commit nothing until `commit_gathered`: what is appended in between is one batch."""
        self._is_gathering = True

    def commit_gathered(self) -> None:
        """Commit what was appended since `gather`; if it is alone, at once: nothing else can come."""
        self._is_gathering = False
        if len(self._queue) == 1 and not self._is_busy and not self._due:
            self._write()
        elif self._queue:
            self._write_soon()

    def append(self, append: Append, on_durable: OnDurable) -> None:
        """Queue lines, and call `on_durable` when they are durable."""
        if self._closed is not None:  # a command may have waited for its table until the very end
            on_durable(Unavailable("The server is being restarted."))
            return
        self._queue.append((append, on_durable))
        if not self._is_gathering:
            self._write_soon()

    def close(self) -> Future[None]:
        """Commit what is queued, and accept nothing more; done when it is committed."""
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()
        self._rest()
        return self._closed

    def _rest(self) -> None:
        """Resolve the future of `close`, if all is committed."""
        if self._closed is not None and not (self._queue or self._is_busy or self._closed.done()):
            self._closed.set_result(None)

    def _write_soon(self) -> None:
        """Commit at the end of this turn; if a commit is under way, the queue follows it."""
        if not self._is_busy and not self._due:
            self._due = True
            self._turns = 0
            self._call_soon(partial(self._look, len(self._queue)))

    def _call_soon(self, work: Work) -> None:
        """Run something in the next turn of the loop, which is looked up once."""
        if self._loop is None:  # looking it up costs a system call each time
            self._loop = asyncio.get_running_loop()
        self._loop.call_soon(work)

    def _look(self, queued: int) -> None:
        """Wait one more turn if this one has brought more than was queued before."""
        self._turns += 1
        if len(self._queue) > queued and self._turns < MOST_TURNS:
            self._call_soon(partial(self._look, len(self._queue)))
        else:
            self._write()

    def _write(self) -> None:
        """Commit the queue while the loop goes on; what queues meanwhile is the next batch."""
        self._due = False
        self._is_busy = True
        batch, self._queue = self._queue, []
        self._commit([append for append, _ in batch], partial(self._committed, batch, time.perf_counter()))

    def _committed(self, batch: list[Waiting], began: float, outcome: Outcome) -> None:
        """Tell everybody who waits for this batch, and go on to the next."""
        self._is_busy = False
        if isinstance(outcome, Exception):
            self._fail(batch, outcome)
        else:
            took = time.perf_counter() - began
            for (_, on_durable), refusal in zip(batch, outcome, strict=True):
                on_durable(refusal)
            self._figures.committed(len(batch), took)
        if self._queue:
            self._write_soon()
        self._rest()

    def _fail(self, batch: list[Waiting], problem: Exception) -> None:
        """Fail a batch, and what queued behind it for the same tables: it follows lines that are missing."""
        self._figures.failures += 1
        tables = {append.table for append, _ in batch}
        behind = [waiting for waiting in self._queue if waiting[0].table in tables]
        self._queue = [waiting for waiting in self._queue if waiting[0].table not in tables]
        for _, on_durable in batch + behind:
            on_durable(again(problem))


def again(problem: Exception) -> Exception:
    """A copy of the problem for one more task, which adds a traceback of its own."""
    if not isinstance(problem, Unavailable):
        return problem
    copy = Unavailable(*problem.args)
    copy.__cause__ = problem.__cause__
    return copy
