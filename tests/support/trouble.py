"""What befalls a disk, done to this process for a while."""

from __future__ import annotations

import os
import pwd
import resource
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def no_room_beyond(size: int) -> Generator[None]:
    """Let no file grow beyond so many bytes, as a full disk would not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def ordinary_user() -> Generator[None]:
    """Be bound by permissions, which root is not."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(was)


def hand_over(folder: Path) -> None:
    """Give a folder to whom `ordinary_user` becomes."""
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("nobody").pw_uid, -1)
