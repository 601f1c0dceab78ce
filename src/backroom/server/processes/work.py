"""Runs in a child process: does one job after the other from a pipe, each under limits."""

from __future__ import annotations

import math
import signal
import sys
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from backroom.server.processes.pipe import LENGTH, pack, unpack

Attempt = Callable[[Any], Struct]  # does a job, and raises nothing


def work(attempt: Attempt, *, memory: int, seconds: int) -> None:
    """Do jobs until the pipe is closed, within limits of address space and of seconds for each job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    limit_memory(memory)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(LENGTH)) == LENGTH:
        job = unpack(source.read(int.from_bytes(head, "big")))
        limit_time(seconds)
        made = attempt(job)
        try:
            sink.write(pack(made))
            sink.flush()
        except BrokenPipeError:
            return  # the server was killed


def limit_memory(most: int) -> None:
    """Limit this process to this many bytes of address space; beyond them it gets a MemoryError."""
    if sys.platform == "linux":  # other systems do not enforce it
        import resource  # noqa: PLC0415 - there is none on Windows

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # what it read must not end up in a core dump


def limit_time(seconds: int) -> None:
    """Limit this process to this many more seconds of computing; then the system ends it."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime) + seconds, hard))
