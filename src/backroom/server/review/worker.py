"""The process that replays finished games: `python -m backroom.server.review.worker`."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec

from backroom.core.optional import highlights_of
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.server.processes.failure_name import name_without_words
from backroom.server.processes.work import work
from backroom.server.review.messages import Job, Made
from backroom.server.review.replays import TOO_LONG, replay_for
from backroom.server.rooms.journal_lines import lines_of_pages
from backroom.table import journal

LEVEL: Final = 6  # of compression: a replay is highly repetitive
LARGEST_COMPRESSED: Final = 4 * 1024 * 1024  # bytes that the server holds in memory
MEMORY: Final = 2 * 1024 * 1024 * 1024  # bytes of address space that this process may use
SECONDS: Final = 20  # of a core, for each game; a record of 1 MB takes one


def attempt(job: Job) -> Made:
    """Do one job, or say why it cannot be done."""
    try:
        packed = gzip.compress(msgspec.json.encode(do(job)), LEVEL, mtime=0)
        return Made(packed) if len(packed) <= LARGEST_COMPRESSED else Made(refused=TOO_LONG)
    except MemoryError:
        return Made(refused=TOO_LONG)
    except Malformed as problem:
        return Made(refused=str(problem))
    except Exception as problem:  # noqa: BLE001 - whatever it is, the next job can be done
        return Made(failed=name_without_words(problem))


def do(job: Job) -> Any:
    """The result of a job."""
    game = GAMES[job.game]
    lines = lines_of_pages(game, job.journal)
    record = journal.record(game, lines)
    if job.what == "replay":
        return replay_for(game, record, job.eyes)
    return highlights_of(game, record.header.setup, record.entries, journal.times(lines))


if __name__ == "__main__":
    work(attempt, memory=MEMORY, seconds=SECONDS)
