"""The process that reads what strangers send: `python -m backroom.server.reading.worker`."""

from __future__ import annotations

from typing import Any, Final

from backroom.core import log
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.server.mishap import name_without_words
from backroom.server.reading.messages import CheckRecord, CheckSetup, Job, Read
from backroom.server.setups import read_setup
from backroom.server.work import work

MEMORY: Final = 512 * 1024 * 1024  # bytes of addresses; the longest record that may be sent needs a third
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
    """What is wanted of a job; None where only the mistakes are."""
    if isinstance(job, CheckSetup):
        read_setup(GAMES[job.game], job.text)
        return None
    if isinstance(job, CheckRecord):
        record = log.read(job.text, GAMES)
        log.replay(record, GAMES[record.header.game])
        return None
    return GAMES[job.game].outlook(job.view, job.moves)


if __name__ == "__main__":
    work(attempt, memory=MEMORY, seconds=SECONDS)
