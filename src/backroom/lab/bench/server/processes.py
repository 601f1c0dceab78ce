"""Runs a server in its own process on its own core, and measures what it costs."""

from __future__ import annotations

import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from backroom.complaint import Complaint

TICKS: Final = os.sysconf("SC_CLK_TCK")
SERVER_CORE: Final = 0
CLIENT_CORE: Final = 1
ADDRESS: Final = re.compile(r"http://[\d.]+:\d+(?=/)")
SOURCES: Final = files("backroom.lab.bench.server") / "colyseus"


class Serving(NamedTuple):
    """A running server."""

    pid: int
    address: str

    def cpu_seconds(self) -> float:
        """CPU seconds used so far, including its threads and excluding its children."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Its proportional set size in bytes."""
        for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the kernel tells of shared memory")


def on_core(core: int) -> None:
    """Keep this process to one core, if the machine has more, and raise its limit of open files."""
    if core in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {core})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def on_core_for_a_while(core: int) -> Generator[None]:
    """Keep this process to one core until the block ends."""
    before, files_before = os.sched_getaffinity(0), resource.getrlimit(resource.RLIMIT_NOFILE)
    on_core(core)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
        resource.setrlimit(resource.RLIMIT_NOFILE, files_before)


@contextmanager
def ours(folder: Path, tree: Path, host: str = "127.0.0.1") -> Generator[Serving]:
    """Our own server as people start it, imported from this tree, without limits per address."""
    command = [
        sys.executable, "-P", "-m", "backroom", "serve", "--host", host, "--port", "0", "--no-browser",
        "--data", str(folder), "--unlimited",
    ]  # fmt: skip
    with running(command, {"PYTHONPATH": str(tree)}) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if found := ADDRESS.search(line):
                yield Serving(process.pid, found[0])
                return
        raise Complaint("The server did not start.")


@contextmanager
def colyseus(folder: Path, node: Path, installed: Path) -> Generator[Serving]:
    """The peer, from the folder where its packages are installed."""
    port = free_port()
    environment = {"PORT": str(port), "DATABASE": str(folder / "peer.sqlite3"), "NODE_ENV": "production"}
    with running([str(node), str(installed / "server.mjs")], environment) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            raise Complaint("The peer did not start.")
        yield Serving(process.pid, f"http://127.0.0.1:{port}")


@contextmanager
def running(command: Sequence[str], environment: dict[str, str]) -> Generator[subprocess.Popen[str]]:
    """A process on the server's core, stopped at the end of the block."""
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
        process.kill()  # nobody comes back to these tables
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def install_peer(folder: Path, node: Path) -> None:
    """Put the peer and its packages into a folder; they are fetched once."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.mjs"):
        (folder / name).write_text((SOURCES / name).read_text())
    wanted, have = (folder / "package.json").read_text(), folder / "installed.json"
    if have.exists() and have.read_text() == wanted:
        return
    npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [node, npm, "install", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise Complaint(f"The peer could not be installed: {' '.join(done.stderr.split())[-300:]}")
    have.write_text(wanted)
