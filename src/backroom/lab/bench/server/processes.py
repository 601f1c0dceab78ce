"""A server in a process of its own, on a core of its own, and what it costs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple

from backroom.complaint import Complaint

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
SERVER_CORE: Final = 0
CLIENT_CORE: Final = 1
PORT: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Serving(NamedTuple):
    """A server that runs."""

    pid: int
    address: str

    def cpu_seconds(self) -> float:
        """What it has used of a core so far, its threads included and its children not."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """The bytes it has in memory that it shares with nobody, and its share of the others."""
        for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the kernel tells of shared memory")


def on_core(core: int) -> None:
    """Keep this process to one core, where the machine has more."""
    available = os.sched_getaffinity(0)
    if core in available:
        os.sched_setaffinity(0, {core})


@contextmanager
def ours(folder: Path) -> Generator[Serving]:
    """Our own server, as people start it, without limits on one address."""
    command = [
        sys.executable, "-m", "backroom", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser",
        "--data", str(folder), "--unlimited",
    ]  # fmt: skip
    with running(command, {}) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if found := PORT.search(line):
                yield Serving(process.pid, f"http://127.0.0.1:{found[1]}")
                return
        raise Complaint("The server did not start.")


@contextmanager
def colyseus(folder: Path, installed: Path) -> Generator[Serving]:
    """The peer, where its packages are installed."""
    port = free_port()
    with as_file(files("backroom.lab.bench.server") / "colyseus" / "server.mjs") as script:
        shutil.copy(script, installed / "server.mjs")
    environment = {"PORT": str(port), "DATABASE": str(folder / "peer.sqlite3")}
    with running([node(), str(installed / "server.mjs")], environment) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            raise Complaint("The peer did not start.")
        yield Serving(process.pid, f"http://127.0.0.1:{port}")


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Generator[subprocess.Popen[str]]:
    """A process on the server's core, ended with the block."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
        preexec_fn=lambda: on_core(SERVER_CORE),  # noqa: PLW1509 - no threads run here yet
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def free_port() -> int:
    """A port that nobody listens at."""
    import socket  # noqa: PLC0415 - only here

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def node() -> str:
    """Where Node is."""
    found = shutil.which("node")
    if found is None:
        raise Complaint("The peer needs Node 22 or newer, and there is no `node` here.")
    return found


def install_peer(folder: Path) -> Path:
    """Install the peer's packages into a folder, once."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "@colyseus" / "core").exists():
        package = (files("backroom.lab.bench.server") / "colyseus" / "package.json").read_text()
        (folder / "package.json").write_text(package)
        npm = shutil.which("npm")
        if npm is None:
            raise Complaint("The peer needs npm, and there is none here.")
        done = subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--no-package-lock"],
            cwd=folder, check=False, capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode != 0:
            raise Complaint(f"The peer could not be installed: {done.stderr.strip()[-300:]}")
    return folder


@contextmanager
def scratch() -> Generator[Path]:
    """A folder for the data of one run."""
    with tempfile.TemporaryDirectory(prefix="backroom-bench-") as name:
        yield Path(name)
