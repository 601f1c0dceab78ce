"""A file of SQLite is for one server: another one would write between its lines."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Generator
from pathlib import Path

from backroom.complaint import Complaint


@contextlib.contextmanager
def alone_with(path: Path) -> Generator[None]:
    """Have a file for oneself until the block or the process ends, or raise `Complaint`."""
    mark = path.with_name(f"{path.name}-server")
    try:
        locked = mark.open("a")
    except OSError as problem:
        raise Complaint(f"The file {mark} cannot be written: {problem.strerror}.") from None
    with locked:
        try:
            fcntl.lockf(locked, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Complaint(
                f"Another server uses {path} already; stop it, or choose another folder with --data."
            ) from None
        except OSError as problem:
            raise Complaint(f"The file {mark} cannot be locked: {problem.strerror}.") from None
        yield
