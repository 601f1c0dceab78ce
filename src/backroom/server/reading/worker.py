"""The process that reads strangers' input: `python -m backroom.server.reading.worker`."""

from __future__ import annotations

from typing import Any, Final

from backroom.core import log
from backroom.core.optional import outlook_of
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.server.processes.failure_name import name_without_words
from backroom.server.processes.work import work
from backroom.server.reading.messages import CheckRecord, CheckSetup, Job, Read
from backroom.server.reading.setups import read_setup

MEMORY: Final = 512 * 1024 * 1024  # bytes of address space; the longest record allowed needs a third
SECONDS: Final = 5  # of a core, for each job; the longest record takes one
TOO_MUCH: Final = "this takes more memory to read than anything people play"


def attempt(job: Job) -> Read:
    """Do one job, or say why it cannot be done."""
    try:
        return Read(do(job))
    except Malformed as problem:
        return Read(malformed=str(problem))
    except Refused as refusal:
        return Read(refused=(refusal.rule, refusal.why))
    except MemoryError:
        return Read(malformed=TOO_MUCH)
    except Exception as problem:  # noqa: BLE001 - whatever it is, the next job can be done
        return Read(failed=name_without_words(problem))


def do(job: Job) -> Any:
    """The result of a job; None for one that only checks."""
    if isinstance(job, CheckSetup):
        read_setup(GAMES[job.game], job.text)
        return None
    if isinstance(job, CheckRecord):
        record = log.read(job.text, GAMES)
        log.replay(record, GAMES[record.header.game])
        return None
    return outlook_of(GAMES[job.game], job.view, job.moves)


if __name__ == "__main__":
    work(attempt, memory=MEMORY, seconds=SECONDS)
