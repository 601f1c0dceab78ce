"""Disk trouble, inflicted on this process for a while."""

from __future__ import annotations

import os
import pwd
import resource
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path


@contextmanager
def no_room_beyond(size: int, *, process: int = 0) -> Generator[None]:
    """Let no file of a process (0: this one) grow beyond this many bytes, as on a full disk."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it was killed meanwhile
            resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def full_disk(path: Path, *, process: int = 0) -> Generator[None]:
    """Leave a database no room for anything more, however long and often it tries.

    A reader keeps it open all the while: otherwise it would restart its log when reopened, and have room.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with no_room_beyond(path.with_name(f"{path.name}-wal").stat().st_size, process=process):
            yield


@contextmanager
def ordinary_user() -> Generator[None]:
    """Become a user who is bound by permissions, unlike root."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(was)


def hand_over(folder: Path) -> None:
    """Give a folder to the user that `ordinary_user` becomes."""
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("nobody").pw_uid, -1)
