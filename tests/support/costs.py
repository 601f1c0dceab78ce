"""What something costs a server in its own process, seen from outside: stalls, memory, CPU."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.support.player import PATIENCE

PROBE: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
OURS: Final = Path("/proc/self")
A_PAUSE: Final = 0.001  # seconds between two probes


class Costs:
    """How long the loop was busy, and by how much the memory grew at most."""

    def __init__(self, process: int) -> None:
        self.folder: Path = Path(f"/proc/{process}")
        self.stall: float = 0.0  # seconds
        self.growth: int = 0  # bytes
        self.probes: int = 0  # so far
        self.before: int = 0  # bytes

    def forget(self) -> None:
        """Start counting again, and reset the kernel's peak of the memory."""
        (self.folder / "clear_refs").write_text("5")
        self.stall = 0.0
        self.before = self.memory("VmRSS")

    def memory(self, which: str) -> int:
        """A memory figure of the kernel, in bytes."""
        for line in (self.folder / "status").read_text().splitlines():
            if line.startswith(which):
                return int(line.split()[1]) * 1024
        raise AssertionError(f"the kernel does not tell {which}")

    async def settle(self) -> None:
        """Wait for a probe that started after everything so far, and note the peak of the memory."""
        seen = self.probes
        while self.probes < seen + 2:  # noqa: ASYNC110 - there is nothing to be told by
            await asyncio.sleep(A_PAUSE / 2)
        self.growth = self.memory("VmHWM") - self.before

    def queued(self) -> float:
        """Seconds that the server's loop and ours have waited for a core that other programs had."""
        return sum(int((folder / "schedstat").read_text().split()[1]) for folder in (self.folder, OURS)) / 1e9

    def cpu(self) -> float:
        """CPU seconds used by all threads of the process, without its children."""
        used = 0
        for task in (self.folder / "task").iterdir():
            try:
                used += int((task / "schedstat").read_text().split()[0])
            except FileNotFoundError:
                continue  # the thread has just ended
        return used / 1e9


@asynccontextmanager
async def probed(base: str, costs: Costs) -> AsyncGenerator[None]:
    """Keep making small requests over another connection: they are late while the loop is busy."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)

    async def probe() -> None:
        while True:
            began = time.perf_counter() - costs.queued()
            writer.write(PROBE)
            await reader.readuntil(b"ok\n")
            costs.stall = max(costs.stall, time.perf_counter() - costs.queued() - began)
            costs.probes += 1
            await asyncio.sleep(A_PAUSE)

    probing = asyncio.create_task(probe())
    try:
        yield
        await asyncio.sleep(A_PAUSE)
    finally:
        probing.cancel()
        await asyncio.wait([probing])
        writer.close()


async def send(base: str, request: bytes) -> int:
    """Send a request as bytes over its own connection; returns the status of the answer, 0 if none came."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            answered = await reader.read(1024)
            while await reader.read(1 << 20):
                pass
    except ConnectionError:
        return 0
    finally:
        writer.close()
    return int(answered.split(b" ", 2)[1]) if answered else 0
