"""A process killed in the middle of its appends: what it acknowledged is there, and no half line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from backroom.server.store.opening import open_store
from tests.server.store.scene import line_of, with_tables

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[3]
NAMES = [f"table-{number}" for number in range(12)]


def kill_after(acknowledgements: int, address: str) -> list[tuple[str, int]]:
    """Run the process until it has printed this much, kill it, and return its output."""
    command = [sys.executable, "-m", "tests.server.store.appending", address, *NAMES]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        said += process.stdout.readlines()
    whole = [line.split() for line in said if line.endswith("\n")]
    assert len(whole) >= acknowledgements, "it ended by itself"
    return [(name, int(seq)) for name, seq in whole]


@pytest.mark.slow
async def test_every_acknowledged_line_is_there_after_a_kill(
    address: str, pytestconfig: pytest.Config
) -> None:
    rng = Random(7)
    store = await open_store(address)
    await with_tables(store, *NAMES)
    last = dict.fromkeys(NAMES, -1)  # acknowledged
    seen = dict.fromkeys(NAMES, 0)  # looked at
    for _ in range(30 if pytestconfig.getoption("--long") else 3):
        last.update(kill_after(rng.randrange(100, 500), address))
        for name in NAMES:
            fresh = await store.journal(name, since=seen[name])
            assert fresh == [line_of(name, seq) for seq in range(seen[name], seen[name] + len(fresh))]
            seen[name] += len(fresh)
            assert seen[name] > last[name]
    assert sum(last.values()) > 200
    await store.close()
