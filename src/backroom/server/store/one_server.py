"""Reserves a SQLite file for one server: a second would write between its lines.

The file itself is locked, so that a second server cannot come in by another name. SQLite's own locks belong
to the process, and all are lost as soon as it closes any descriptor of the file; so ours is never closed.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import struct
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

from backroom.complaint import Complaint

FLOCK: Final = struct.Struct("hhqqi0q")  # on Linux: kind, whence, start, length, process
PLACE: Final = 1 << 62  # a byte far beyond those that SQLite locks, and beyond the end of every file
OCCUPIED: Final = (errno.EAGAIN, errno.EACCES)
# locks of the open file, not of the process; other systems (macOS) define them differently, if at all
LOCK_OPEN_FILE: Final[int | None] = getattr(fcntl, "F_OFD_SETLK", None) if sys.platform == "linux" else None

File = tuple[int, int]  # a device, and an inode
OPEN: Final[dict[File, int]] = {}  # the descriptors, for as long as this process runs
LOCKED: Final[set[File]] = set()


@contextlib.contextmanager
def alone_with(path: Path) -> Generator[None]:
    """Reserve a file until the block or the process ends, or raise `Complaint`."""
    target, real = (path, path) if LOCK_OPEN_FILE is not None else mark_of(path)
    try:
        file = file_of(target)
        if file in LOCKED or not lock(file, fcntl.F_WRLCK):
            raise Complaint(
                f"Another server uses {path} already; stop it, or choose another folder with --data."
            )
    except OSError as problem:
        raise Complaint(f"The file {real} cannot be locked for one server: {problem.strerror}.") from None
    LOCKED.add(file)
    try:
        yield
    finally:
        LOCKED.discard(file)
        lock(file, fcntl.F_UNLCK)


def file_of(path: Path) -> File:
    """The file behind a name, opened once."""
    found = path.stat()
    file = (found.st_dev, found.st_ino)
    if file not in OPEN:
        descriptor = os.open(path, os.O_RDWR)
        opened = os.fstat(descriptor)
        file = (opened.st_dev, opened.st_ino)  # the name may have been another file's before
        OPEN.setdefault(file, descriptor)
    return file


def lock(file: File, kind: int) -> bool:
    """Lock or unlock a file; False if another process has it."""
    descriptor = OPEN[file]
    try:
        if LOCK_OPEN_FILE is not None:
            fcntl.fcntl(descriptor, LOCK_OPEN_FILE, FLOCK.pack(kind, os.SEEK_SET, PLACE, 1, 0))
        else:
            fcntl.flock(descriptor, fcntl.LOCK_UN if kind == fcntl.F_UNLCK else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if problem.errno in OCCUPIED:
            return False
        raise
    return True


def mark_of(path: Path) -> tuple[Path, Path]:
    """A file beside the real one, locked where a lock on the real one would be in SQLite's way.

    It is the same for every link to the file except a hard link, through which SQLite would lose moves as
    well.
    """
    try:
        real = path.resolve(strict=True)
        if real.stat().st_nlink > 1:
            raise Complaint(f"The database {path} has two names (hard links); remove all but one.")
        mark = real.with_name(f"{real.name}-server")
        mark.touch(mode=0o600)
    except OSError as problem:
        raise Complaint(f"The file {path} cannot be locked for one server: {problem.strerror}.") from None
    return mark, real
