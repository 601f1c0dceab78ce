"""Decides which appends of a batch may be written, by the length of each table's journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from backroom.server.store.failures import Fenced, Gap, NoSuchTable

MOST = 10_000  # tables remembered; beyond it all are dropped, and looked up again as they come


class Append(NamedTuple):
    """Consecutive lines of a table's journal, from a number on."""

    table: str
    seq: int
    lines: Sequence[bytes]


class Row(NamedTuple):
    """One line of a journal."""

    table: str
    seq: int
    line: bytes


class Judged(NamedTuple):
    """The rows of a batch to be written, and why an append is refused (None: it is not)."""

    rows: list[Row]
    refusals: list[Exception | None]


class Heads:
    """Remembers the length of each journal; the key `(table, seq)` has the last word.

    While only this process writes to a table, its memory is right and nothing has to be looked up. If the key
    refuses a batch, it was wrong: forget, look up, judge again. Nothing is refused from memory alone.
    """

    def __init__(self) -> None:
        self.known: dict[str, int | None] = {}  # None: there is no such table
        self.fresh: set[str] = set()  # looked up for the batch at hand
        self.doubtful: dict[str, dict[int, bytes]] = {}  # sent to the database, which never answered
        self.arrived: dict[str, set[int]] = {}  # ... and found in the journal later

    def unknown(self, batch: Iterable[Append]) -> list[str]:
        """The tables that must be looked up before the batch can be judged."""
        return sorted({append.table for append in batch if append.table not in self.known})

    def doubted_since(self, table: str) -> int | None:
        """The first line that must be read to look up a table, if some are in doubt."""
        return min(self.doubtful.get(table, ()), default=None)

    def learn(self, table: str, length: int | None, since_doubt: Iterable[tuple[int, bytes]] = ()) -> None:
        """Take what was looked up: the length of a journal, and its lines from the first doubtful one on."""
        self.known[table] = length
        self.fresh.add(table)
        doubtful = self.doubtful.get(table, {})
        self.arrived[table] = {seq for seq, line in since_doubt if doubtful.get(seq) == line}

    def judge(self, batch: Sequence[Append]) -> Judged | None:
        """Decide what to write, each append following those before it; None: look up tables first."""
        if self.unknown(batch):
            return None
        rows: list[Row] = []
        refusals: list[Exception | None] = []
        lengths = {append.table: self.known[append.table] for append in batch}
        unsure: list[Append] = []
        for append in batch:
            length = lengths[append.table]
            refusal = None if append.seq == length else self._refusal(append, length)
            refusals.append(refusal)
            if refusal is None:
                assert length is not None
                fresh = append.lines[length - append.seq :]
                rows += [Row(append.table, seq, line) for seq, line in enumerate(fresh, length)]
                lengths[append.table] = length + len(fresh)
            elif append.table not in self.fresh:
                unsure.append(append)
        self.forget(unsure)
        return None if unsure else Judged(rows, refusals)

    def _refusal(self, append: Append, length: int | None) -> Exception | None:
        if length is None:
            return NoSuchTable("there is no such table")
        if append.seq > length:
            return Gap(f"the journal has {length} lines, and line {append.seq} does not follow them")
        if not self._are_ours(append, length):
            return Fenced(f"the journal has {length} lines already, and line {append.seq} is not ours")
        return None

    def _are_ours(self, append: Append, length: int) -> bool:
        """Whether the lines of this append in the journal are ours, stored although we never heard so."""
        arrived = self.arrived.get(append.table, set())
        doubtful = self.doubtful.get(append.table, {})
        last = min(length, append.seq + len(append.lines))
        return all(
            seq in arrived and doubtful[seq] == append.lines[seq - append.seq]
            for seq in range(append.seq, last)
        )

    def written(self, rows: Iterable[Row], batch: Iterable[Append]) -> None:
        """Note that the judged rows are durable, so that nothing about their tables is in doubt."""
        self.fresh.clear()
        if len(self.known) > MOST:
            self.known.clear()
        for row in rows:
            if row.table in self.known:
                self.known[row.table] = row.seq + 1
        for table in {append.table for append in batch}:
            self.doubtful.pop(table, None)
            self.arrived.pop(table, None)
            if self.known.get(table) is None:  # it may be created any time
                self.known.pop(table, None)

    def forget(self, batch: Iterable[Append]) -> None:
        """Have these tables looked up before they are judged again."""
        for append in batch:
            self.known.pop(append.table, None)
            self.fresh.discard(append.table)

    def doubt(self, rows: Iterable[Row]) -> None:
        """Note that these rows were sent, and that nobody knows whether they were stored."""
        for row in rows:
            self.doubtful.setdefault(row.table, {})[row.seq] = row.line
