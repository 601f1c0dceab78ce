"""`backroom join` as people start it: whatever a bot does, it is killed with everything it started."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from backroom.client import connect, make_table
from backroom.commands.join import INTERRUPTED, TERMINATED
from tests.client.players import until
from tests.client.serving import SHORT, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PATIENCE = 60.0  # seconds, on a busy machine
CHILD = "sleep 1000 & echo $! >&2;"  # keeps its bot's output open, as a bot's own helpers do
GARBAGE = "message: the line is not a move of omerta: JSON is malformed: invalid character (byte 0)"
REFUSED = f"backroom: The bot was refused 3 times at one question, last by {GARBAGE}.\n"


def hear_interrupts() -> None:
    """Undo a shell's habit of making background processes, and what they start, ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@asynccontextmanager
async def joined(server: Server, script: str) -> AsyncGenerator[Process]:
    """A game that has begun, with a shell bot in the second seat."""
    links = await make_table(server.address, game="omerta", setup=SHORT, bots={2: "random"}, speed="untimed")
    program = (sys.executable, "-m", "backroom", "join", links.table, "--name", "Joe")
    bot = shlex.join(["bash", "-c", script])
    process = await asyncio.create_subprocess_exec(
        *program, "--bot", bot, stdout=PIPE, stderr=PIPE, preexec_fn=hear_interrupts
    )
    try:
        async with asyncio.timeout(PATIENCE), connect(links.seats[0]) as host:
            await until(host, lambda: host.table.seats[1].person == "Joe")
            await host.start()
            yield process
    finally:
        if process.returncode is None:
            process.kill()


async def outcome(process: Process) -> tuple[int | None, str]:
    """The exit code, and everything written to standard error until nobody holds it open."""
    _, err = await process.communicate()
    return process.returncode, err.decode()


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("yes garbage | head -n 40000; exec sleep 1000", REFUSED),
        ("yes | tr -d '\\n'", "backroom: The bot has written a line that is too long.\n"),
    ],
)
async def test_a_bot_that_floods_is_ended(server: Server, script: str, sentence: str) -> None:
    async with joined(server, script) as process:
        assert await outcome(process) == (2, sentence)


async def test_the_exit_of_a_bot_is_noticed_although_its_child_holds_the_output(server: Server) -> None:
    async with joined(server, f"{CHILD} read l; exit 4") as process:
        code, err = await outcome(process)
    assert code == 2
    assert err.endswith("\nbackroom: The bot exited with code 4 before the game was over.\n")
    assert len(err.splitlines()) == 2


async def test_what_a_bot_started_ends_with_it(server: Server) -> None:
    async with joined(server, f"{CHILD} while read l; do echo garbage; done") as process:
        code, err = await outcome(process)
    assert (code, err.partition("\n")[2]) == (2, REFUSED)


@pytest.mark.parametrize(
    ("stop", "code"), [(signal.SIGINT, INTERRUPTED), (signal.SIGTERM, TERMINATED)], ids=["ctrl-c", "sigterm"]
)
async def test_stopping_join_kills_the_bot_with_everything_it_started(
    server: Server, stop: signal.Signals, code: int
) -> None:
    async with joined(server, f"{CHILD} read l; echo asked >&2; wait") as process:
        assert process.stderr is not None
        await process.stderr.readuntil(b"asked\n")
        process.send_signal(stop)
        assert await outcome(process) == (code, "")
