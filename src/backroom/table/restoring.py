"""Makes a table from its lines, after a restart, or from a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from backroom.core.game import E, Game, M, S
from backroom.core.log import Record, Replaying
from backroom.core.refusal import Malformed, Refused
from backroom.table.journal import AnyLine, Imported, Opened, Options
from backroom.table.running import Effects
from backroom.table.table import Table
from backroom.table.table_state import V


def import_lines(
    game: Game[S, M, E, V], record: Record[S, M], *, options: Options, secret: bytes, now: float
) -> list[AnyLine]:
    """The first lines of a table that plays on where a record ends, or shows a complete one."""
    opened = Opened(now, game.name, game.rules, record.header.setup, options, secret.hex())
    return [opened, Imported(record.entries, record.header.fairness, record.reveal)]


class Restoring(Generic[S, M, E, V]):
    """Makes a table from its lines, a few at a time, so that the loop can run in between; or `Malformed`."""

    __slots__ = ("lines", "next", "replaying", "table")

    def __init__(self, game: Game[S, M, E, V], lines: Sequence[AnyLine]) -> None:
        opened = lines[0] if lines else None
        if not isinstance(opened, Opened) or opened.game != game.name:
            raise Malformed(f"this is no journal of a table of {game.name}")
        if not 1 <= opened.rules <= game.rules:
            raise Malformed(f"the journal is by version {opened.rules} of the rules of {game.name}")
        self.lines: Sequence[AnyLine] = lines
        self.table: Table[S, M, E, V] = Table(game, opened)
        self.next: int = 1
        self.replaying: Replaying[M, E, V] | None = None  # for a line that is a whole record

    def work(self, most: int) -> bool:
        """Replay up to this many lines, or entries of an imported record; return whether all is done."""
        for _ in range(most):
            if self.next == len(self.lines):
                return True
            line = self.lines[self.next]
            if isinstance(line, Imported):
                self.play(line)
            else:
                self.replay(line)
        return self.next == len(self.lines)

    def replay(self, line: AnyLine) -> None:
        """Apply one line."""
        try:
            self.table.replay(line)
        except (Malformed, Refused) as problem:
            raise Malformed(f"line {self.next + 1}: {problem}") from None
        self.next += 1

    def play(self, line: Imported[M]) -> None:
        """Play one more entry of a record; mistakes are reported with their line in the record."""
        table = self.table
        if self.replaying is None:
            self.replaying = Replaying(table.game.start(table.setup), line.entries)
        if self.replaying.work(1):
            table.bring_in(self.replaying.state)
            self.replaying = None
            self.next += 1

    def done(self) -> Effects[E]:
        """All lines, and everything that each listener was told while they were written."""
        return Effects(tuple(self.lines), self.table.done().told)


def restore_table(game: Game[S, M, E, V], lines: Iterable[AnyLine]) -> Table[S, M, E, V]:
    """The table that wrote these lines; `tick` goes on where they end, even within a command."""
    restoring = Restoring(game, list(lines))
    while not restoring.work(len(restoring.lines)):
        pass
    restoring.done()
    return restoring.table
