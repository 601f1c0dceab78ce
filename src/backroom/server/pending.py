"""Commands that wait to be done at a table, and what several of them did together."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from backroom.server.kept import By, Kept
from backroom.table.running import Update as Done
from backroom.table.told import Telling

Settled = Callable[[Exception | None], None]


class Pending:
    """A command that waits; who asked for it hears when it is durable, or why it was not done."""

    __slots__ = ("act", "alone", "also", "by", "problem", "settled")

    def __init__(
        self,
        act: Callable[[float], Done[Any]],
        settled: Settled,
        *,
        by: By | None = None,
        also: Sequence[Kept] = (),
        alone: bool = False,
    ) -> None:
        self.act: Callable[[float], Done[Any]] = act
        self.settled: Settled = settled
        self.by: By | None = by  # whose it is, if it can be sent again
        self.also: Sequence[Kept] = also  # to be kept after what it does
        self.alone: bool = alone  # nobody else at the table can say anything to this, so it waits for nobody
        self.problem: Exception | None = None


def settle(commands: Iterable[Pending], report: Callable[[BaseException], None]) -> None:
    """Let all who asked hear of it; that one cannot be told is not the others' fault."""
    for command in commands:
        try:
            command.settled(command.problem)
        except Exception as mistake:  # noqa: BLE001 - it is reported
            report(mistake)


def fail(commands: Iterable[Pending], problem: Exception) -> None:
    """None of these was done."""
    for command in commands:
        command.problem = problem


def together(updates: Sequence[Done[Any]]) -> Done[Any]:
    """What several commands did, as if it had been one."""
    if len(updates) == 1:
        return updates[0]
    told: Telling[Any] = {}
    for update in updates:
        for listener, heard in update.told.items():
            told.setdefault(listener, []).extend(heard)
    return Done(tuple(line for update in updates for line in update.lines), told)


def resolve(done: Future[None], problem: Exception | None) -> None:
    """Let whoever waits for this go on, if anybody still does."""
    if done.done():  # cancelled
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
